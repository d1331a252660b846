internal import Mustache

/// The templates, read once. A page is a value whose properties a template names; what it holds is escaped.
package enum PageTemplates {
    private static let library: MustacheLibrary = {
        var library = MustacheLibrary()
        for (name, bytes) in TemplateFiles.all {
            do {
                try library.register(String(decoding: bytes, as: UTF8.self), named: name)
            } catch {
                preconditionFailure("the template \(name) cannot be read: \(error)")
            }
        }
        return library
    }()

    /// HTML of a page in its frame.
    static func html(_ template: String, _ frame: PageFrame, _ page: some Sendable) -> String {
        library.render(Framed(frame: frame, page: page), withTemplate: template) ?? ""
    }

    /// HTML of a part of a page.
    static func part(_ template: String, _ part: some Sendable) -> String {
        library.render(part, withTemplate: template) ?? ""
    }

    private struct Framed<Page> {
        let frame: PageFrame
        let page: Page
    }
}

/// A file that pages refer to. Its address names its content, so that a browser may keep it for good.
package struct PageAsset: Sendable {
    package let name: String
    package let mediaType: String
    package let bytes: [UInt8]
    /// Of the content.
    package let tag: String

    private init(_ name: String, _ mediaType: String, _ bytes: [UInt8]) {
        self.name = name
        self.mediaType = mediaType
        self.bytes = bytes
        // FNV-1a with 64 bits: two versions of one file are told apart, nobody is kept out by it.
        let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        tag = String(hash, radix: 36)
    }

    /// A style sheet without remarks and the white space that means nothing: a sixth less on its way.
    static func compact(_ style: [UInt8]) -> [UInt8] {
        let text = String(decoding: style, as: UTF8.self)
            .replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "").replacing(/\s+/, with: " ")
            .replacing(#/ ?([{};,]) ?/#) { String($0.1) }.replacing(": ", with: ":").replacing(";}", with: "}")
        return Array(text.utf8)
    }

    /// Where pages find it.
    package var address: String { "/assets/\(name)?v=\(tag)" }

    package static let style = PageAsset(
        "circles.css", "text/css; charset=utf-8", compact(PackageResources.circles_css))
    package static let script = PageAsset("circles.js", "text/javascript; charset=utf-8", PackageResources.circles_js)
    package static let icon = PageAsset("icon.svg", "image/svg+xml", PackageResources.icon_svg)

    package static let adding = PageAsset("add.js", "text/javascript; charset=utf-8", PackageResources.add_js)
    package static let queue = PageAsset("queue.js", "text/javascript; charset=utf-8", PackageResources.queue_js)
    package static let manifest = PageAsset(
        "app.webmanifest", "application/manifest+json", PackageResources.app_webmanifest)
    private static let icon192 = PageAsset("icon-192.png", "image/png", PackageResources.icon_192_png)
    private static let icon512 = PageAsset("icon-512.png", "image/png", PackageResources.icon_512_png)

    /// A conversation that nobody had, to try a phone out with.
    package static let testPicture = PageAsset("test-picture.png", "image/png", PackageResources.test_picture_png)

    package static let all = [style, script, adding, queue, icon, icon192, icon512, testPicture]

    /// The service worker. It begins anew whenever one of the files that it keeps has changed.
    package static let worker: PageAsset = {
        let text = String(decoding: PackageResources.worker_js, as: UTF8.self)
        let version = all.filter { $0.name != testPicture.name }.map(\.tag).joined(separator: "-")
        return PageAsset(
            "sw.js", "text/javascript; charset=utf-8", Array(text.replacing("VERSION", with: version).utf8))
    }()
}

package import CirclesCore
package import Foundation

/// A conversation that comes as text: an argument, a URL, or standard input.
package enum TextArgument {
    /// The text itself, or what a `circles://import?text=…` URL carries.
    ///
    /// - Throws: `CirclesError` with `badInput` for an empty or too long text, or a URL that carries none.
    package static func source(_ argument: String) throws(CirclesError) -> ImportSource {
        let text = try SharedText.check(Data(argument.utf8))
        guard ImportURL.isURL(text) else { return .text(text, origin: .cli) }
        return .text(try SharedText.check(Data(try ImportURL.text(of: text).utf8)), origin: .url)
    }
}

extension ImportSource {
    /// What came without a name: a picture when the bytes say so, else a text.
    ///
    /// - Throws: `CirclesError` with `badInput` for what is neither.
    package static func of(_ bytes: Data) throws(CirclesError) -> ImportSource {
        if ImageFormat.sniff(bytes) != nil { return .pictureBytes(bytes) }
        return .text(try SharedText.check(bytes), origin: .cli)
    }
}

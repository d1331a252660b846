package import FoundationEssentials

/// A text that is handed in, checked before anything is kept of it.
package enum SharedText {
    /// Bytes of UTF-8. A phone's whole screen has about 2,000.
    package static let maximumBytes = 1_000_000

    /// - Throws: `CirclesError` with `badInput` for an empty or too long text, a NUL, or bytes that are no UTF-8.
    package static func check(_ bytes: Data) throws(CirclesError) -> String {
        guard bytes.count <= maximumBytes else {
            throw CirclesError(
                .badInput, "the text has \(bytes.count) bytes, the limit is \(maximumBytes)",
                hint: "import it in parts")
        }
        guard !bytes.contains(0) else {
            throw CirclesError(.badInput, "the text contains NUL bytes", hint: "hand in plain text")
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw CirclesError(.badInput, "the text is not valid UTF-8", hint: "save it as UTF-8 and try again")
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw CirclesError(.badInput, "the text is empty")
        }
        return text
    }
}

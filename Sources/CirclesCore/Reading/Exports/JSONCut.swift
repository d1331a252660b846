package import Foundation

/// Where a JSON file ends that stops too early: in the middle of a text, or with lists and objects still open.
package struct JSONCut: Hashable, Sendable {
    /// Counted from one.
    package let line: Int
    /// How many bytes there are.
    package let bytes: Int
    package let isInText: Bool

    /// - Returns: Nil for JSON that is whole, and for what never was any.
    package init?(_ data: Data) {
        var (line, depth) = (1, 0)
        var isText = false
        var isEscaped = false
        for byte in data {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if isText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isText = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth < 0 { return nil }
            default: break
            }
        }
        guard isText || depth > 0 else { return nil }
        (self.line, bytes, isInText) = (line, data.count, isText)
    }

    /// "It ends on line 12, after 3400 bytes, in the middle of a text."
    package var words: String {
        "it ends on line \(line), after \(bytes) bytes, \(isInText ? "in the middle of a text" : "before the list is closed")"
    }
}

import Foundation

/// The URL that other programs hand a conversation over with: `circles://import?text=…`.
///
/// The text is percent-encoded UTF-8; `+` is a plus, as RFC 3986 has it (and not a space as in HTML forms).
package enum ImportURL {
    /// True when `text` is nothing but an absolute URL: no conversation, so it is read as one.
    package static func isURL(_ text: String) -> Bool {
        let (scheme, rest) = split(text, at: "://")
        guard rest != nil, let first = scheme.unicodeScalars.first, isASCIILetter(first) else { return false }
        let isScheme = scheme.unicodeScalars.allSatisfy {
            isASCIILetter($0) || ("0"..."9").contains($0) || $0 == "+" || $0 == "-" || $0 == "."
        }
        return isScheme && !text.contains(where: \.isWhitespace)
    }

    private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    /// The text that the URL carries.
    ///
    /// - Throws: `CirclesError` with `badInput` for another scheme or host, no text, or a broken escape.
    package static func text(of url: String) throws(CirclesError) -> String {
        let form = "the form is circles://import?text=…, percent-encoded"
        let (scheme, rest) = split(url, at: "://")
        guard scheme.lowercased() == "circles", let rest else {
            throw CirclesError(.badInput, "only circles:// URLs are taken, not \(scheme.prefix(20))://", hint: form)
        }
        let (target, query) = split(split(rest, at: "#").0, at: "?")
        guard ["import", "import/"].contains(target.lowercased()) else {
            throw CirclesError(.badInput, "circles://\(target.prefix(20)) is not known", hint: form)
        }
        for pair in (query ?? "").split(separator: "&") {
            let (name, value) = split(String(pair), at: "=")
            guard name == "text", let value, !value.isEmpty else { continue }
            guard let text = decode(value) else {
                throw CirclesError(
                    .badInput, "the URL's text has a broken % escape", hint: "a percent sign itself is %25")
            }
            return text
        }
        throw CirclesError(.badInput, "the URL carries no text", hint: form)
    }

    private static func split(_ text: String, at separator: String) -> (String, String?) {
        guard let range = text.range(of: separator) else { return (text, nil) }
        return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
    }

    /// Nil for an escape that is not two hex digits, or bytes that are no UTF-8.
    private static func decode(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(hexDigit), let low = rest.popFirst().flatMap(hexDigit) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

import FoundationEssentials

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

    /// What a URL asks for.
    package enum Request: Hashable, Sendable {
        case text(String)
        case link(String)
        /// What became of a share, by its id.
        case share(String)
        case note(String)
    }

    /// Characters of a URL that comes from another program; looked at before anything in it is decoded.
    package static let maximumLength = 100_000

    /// - Throws: `CirclesError` with `badInput` for another scheme, an unknown target, a URL that is too long or carries
    ///   nothing, or a broken escape.
    package static func request(_ url: String) throws(CirclesError) -> Request {
        guard url.utf8.count <= maximumLength else {
            throw CirclesError(
                .badInput, "the URL is longer than \(maximumLength) characters", hint: "hand a text over as a file")
        }
        let (scheme, rest) = split(url, at: "://")
        let (target, query) = split(split(rest ?? "", at: "#").0, at: "?")
        let parts = target.split(separator: "/")
        if scheme.lowercased() == "circles", parts.count == 2, let kind = parts.first, let id = parts.last {
            guard id.utf8.count <= 36, id.allSatisfy({ $0.isASCII && ($0.isHexDigit || $0 == "-") }) else {
                throw CirclesError(.badInput, "the URL names no id", hint: "circles://share/ID or circles://note/ID")
            }
            switch kind.lowercased() {
            case "share": return .share(id.lowercased())
            case "note": return .note(id.lowercased())
            default: break
            }
        }
        if let link = (query ?? "").split(separator: "&").first(where: { $0.hasPrefix("url=") }),
            scheme.lowercased() == "circles", ["import", "import/"].contains(target.lowercased())
        {
            guard let link = decode(String(link.dropFirst(4))), isURL(link) else {
                throw CirclesError(.badInput, "the URL's link is broken", hint: "percent-encode it")
            }
            return .link(link)
        }
        return .text(try text(of: url))
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
        guard let range = text.firstRange(of: separator) else { return (text, nil) }
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

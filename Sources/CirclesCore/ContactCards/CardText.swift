/// Text values of cards: their escapes, their lists, and what of them may be shown.
enum CardText {
    static let longestLine = 200
    static let longestNote = 100_000
    static let longestList = 1_000

    /// Without escapes: `\n` is a line break, any other escaped character is itself ("http\://", `\"`).
    static func unescape(_ value: some StringProtocol) -> String {
        guard value.utf8.contains(0x5C) else { return String(value) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(value.utf8.count)
        var isEscaped = false
        for byte in value.utf8 {
            if isEscaped {
                bytes.append(byte == 0x6E || byte == 0x4E ? 0x0A : byte)
                isEscaped = false
            } else if byte == 0x5C {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        if isEscaped { bytes.append(0x5C) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// With the escapes of a text value; commas and semicolons escaped, as lists and structures need.
    static func escape(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x5C || $0 == 0x2C || $0 == 0x3B || $0 == 0x0A || $0 == 0x0D }) else {
            return text
        }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count + 8)
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case 0x5C, 0x2C, 0x3B: escaped += [0x5C, byte]
            case 0x0D: escaped += [0x5C, 0x6E]
            case 0x0A: if last != 0x0D { escaped += [0x5C, 0x6E] }
            default: escaped.append(byte)
            }
            last = byte
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// The parts of an escaped value between separators that are not escaped, still escaped.
    static func split(_ value: some StringProtocol, at separator: Character) -> [String] {
        guard let wanted = separator.asciiValue else { return [String(value)] }
        let utf8 = value.utf8
        var parts: [String] = []
        var start = utf8.startIndex, at = start
        while at < utf8.endIndex {
            let byte = utf8[at]
            if byte == 0x5C {
                utf8.formIndex(after: &at)
                if at == utf8.endIndex { break }
            } else if byte == wanted {
                parts.append(String(value[start..<at]))
                start = utf8.index(after: at)
            }
            utf8.formIndex(after: &at)
        }
        parts.append(String(value[start...]))
        return parts
    }

    /// One line fit to be shown and stored: no control characters, no white space at its ends, at most `limit`
    /// characters; nil when nothing is left.
    static func clean(_ value: some StringProtocol, limit: Int = longestLine) -> String? {
        line(unescape(value), limit: limit)
    }

    static func line(_ text: String, limit: Int = longestLine) -> String? {
        let utf8 = text.utf8
        if let first = utf8.first, let last = utf8.last, first > 0x20, first < 0x7F, last > 0x20, last < 0x7F,
            utf8.count <= limit, utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
        {
            return text
        }
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isControl(scalar) || scalar.value == 0x2028 || scalar.value == 0x2029 {
                if scalar.properties.isWhitespace { kept.append(" ") }
            } else if scalar.value < 0x600 || !scalar.properties.isBidiControl {
                kept.append(scalar)
            }
            if kept.count > limit * 8 { break }
        }
        let trimmed = String(kept).trimmed
        return trimmed.isEmpty ? nil : String(trimmed.prefix(limit)).trimmed
    }

    /// Unicode's general category Cc, without a look into its tables.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    /// Several lines of text.
    static func cleanNote(_ text: String) -> String? {
        let utf8 = text.utf8
        if let first = utf8.first, let last = utf8.last, first > 0x20, last > 0x20, utf8.count <= longestNote,
            utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 })
        {
            return text
        }
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(longestNote) {
            if !isControl(scalar) || scalar == "\n" || scalar == "\t" { kept.append(scalar) }
        }
        let trimmed = String(kept).trimmed
        return trimmed.isEmpty ? nil : trimmed
    }
}

extension String {
    /// Without white space at its ends.
    var trimmed: String {
        guard let first, let last, first.isWhitespace || last.isWhitespace else { return self }
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

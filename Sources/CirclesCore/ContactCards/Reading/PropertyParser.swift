/// Takes a content line apart: `group.NAME;PARAMETER=value;"BARE":value`.
enum PropertyParser {
    /// Not a content line: no colon, or no name before it.
    struct NoProperty: Error {}

    /// Reads a line of a file: transfer encodings and character sets are decoded.
    static func read(_ line: [UInt8]) throws(NoProperty) -> CardProperty {
        var (group, name, parameters, value) = try parts(line)
        var charset: String?
        var isQuoted = false, isBase64 = false
        if !parameters.isEmpty {
            parameters = parameters.compactMap { parameter in
                if parameter.name.caseInsensitiveEquals("CHARSET") {
                    charset = parameter.values.first
                    return nil
                }
                guard parameter.name.caseInsensitiveEquals("ENCODING"), let encoding = parameter.values.first else {
                    return parameter
                }
                switch encoding.uppercased() {
                case "QUOTED-PRINTABLE", "Q": isQuoted = true
                case "BASE64", "B":
                    isBase64 = true
                    return .init(parameter.name, ["b"])
                case "8BIT", "7BIT": break
                default: return parameter
                }
                return nil
            }
        }
        if isBase64 {
            let text = value.filter { $0 > 0x20 && $0 < 0x7F }
            return CardProperty(
                name, group: group, parameters: parameters, value: String(decoding: text, as: UTF8.self))
        }
        let text =
            isQuoted
            ? CardCharset.decode(QuotedPrintable.decode(value), charset: charset)
            : CardCharset.decode(value, charset: charset)
        return CardProperty(name, group: group, parameters: parameters, value: oneLine(text))
    }

    /// Reads a line that this program wrote.
    static func stored(_ line: [UInt8]) throws(NoProperty) -> CardProperty {
        let (group, name, parameters, value) = try parts(line)
        return CardProperty(
            name, group: group, parameters: parameters, value: oneLine(String(decoding: value, as: UTF8.self)))
    }

    /// Line breaks as `\n`; other control characters, NUL among them, are no text.
    private static func oneLine(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else { return text }
        var kept: [UInt8] = []
        kept.reserveCapacity(text.utf8.count)
        var last: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case 0x0A: if last != 0x0D { kept += [0x5C, 0x6E] }
            case 0x0D: kept += [0x5C, 0x6E]
            case 0x09: kept.append(byte)
            case 0..<0x20, 0x7F: break
            default: kept.append(byte)
            }
            last = byte
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private typealias Parts = (
        group: String?, name: String, parameters: [CardProperty.Parameter], value: ArraySlice<UInt8>
    )

    private static func parts(_ line: [UInt8]) throws(NoProperty) -> Parts {
        var at = 0
        var start = 0
        var group: String?
        while at < line.count, line[at] != 0x3A, line[at] != 0x3B {
            if line[at] == 0x2E, group == nil, at > start {
                group = ascii(line[start..<at])
                start = at + 1
            } else if !isNameByte(line[at]) {
                throw NoProperty()
            }
            at += 1
        }
        let name = ascii(line[start..<at])
        guard at < line.count, !name.isEmpty else { throw NoProperty() }
        var parameters: [CardProperty.Parameter] = []
        while at < line.count, line[at] == 0x3B {
            at += 1
            if let parameter = parameter(line, &at) { parameters.append(parameter) }
        }
        guard at < line.count else { throw NoProperty() }
        return (group, name, parameters, line[(at + 1)...])
    }

    /// White space around a name is forgiven.
    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x2E, 0x20, 0x09: true
        default: false
        }
    }

    private static func ascii(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.filter { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
    }

    /// From after a semicolon up to the next one or the colon; nil for nothing.
    private static func parameter(_ line: [UInt8], _ at: inout Int) -> CardProperty.Parameter? {
        var name: String?
        var values: [String] = []
        var value: [UInt8] = []
        var isQuoted = false
        loop: while at < line.count {
            let byte = line[at]
            if byte == 0x22 {
                // A quotation mark that nothing closes is a character like any other.
                if !isQuoted, !line[(at + 1)...].contains(0x22) { value.append(byte) } else { isQuoted.toggle() }
            } else if isQuoted {
                value.append(byte)
            } else {
                switch byte {
                case 0x3A, 0x3B: break loop
                case 0x3D where name == nil:
                    // Without what ends a name: it could not be written.
                    name = ascii(value.filter { !delimiters.contains($0) }[...])
                    value = []
                case 0x2C where name != nil:
                    values.append(text(value))
                    value = []
                default: value.append(byte)
                }
            }
            at += 1
        }
        values.append(text(value))
        guard let name else { return values[0].isEmpty ? nil : bare(values[0]) }
        return name.isEmpty ? nil : CardProperty.Parameter(name, values)
    }

    /// `"`, `,`, `:`, `;`, `=`.
    private static let delimiters: [UInt8] = [0x22, 0x2C, 0x3A, 0x3B, 0x3D]

    /// A parameter of vCard 2.1 that is only a value.
    private static func bare(_ value: String) -> CardProperty.Parameter {
        switch value.uppercased() {
        case "QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT": .init("ENCODING", [value])
        case "URL", "CONTENT-ID", "CID", "INLINE": .init("VALUE", [value])
        default: .init("TYPE", [value])
        }
    }

    /// With the escapes of RFC 6868 (`^n`, `^'`, `^^`) undone.
    private static func text(_ bytes: [UInt8]) -> String {
        // A control character left out only when it is written would make another word of it.
        let bytes = bytes.filter { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
        guard bytes.contains(0x5E) else { return CardCharset.decode(bytes, charset: nil) }
        var kept: [UInt8] = []
        var at = 0
        while at < bytes.count {
            let next = at + 1 < bytes.count ? bytes[at + 1] : 0
            if bytes[at] == 0x5E, next == 0x5E || next == 0x6E || next == 0x27 {
                kept.append(next == 0x6E ? 0x0A : next == 0x27 ? 0x22 : 0x5E)
                at += 2
            } else {
                kept.append(bytes[at])
                at += 1
            }
        }
        return CardCharset.decode(kept, charset: nil)
    }
}

/// Writes content lines.
enum ContentLine {
    /// One line without its end, unfolded.
    static func write(_ property: CardProperty, to text: inout String) {
        if let group = property.group {
            text += group
            text += "."
        }
        text += property.name
        for parameter in property.parameters {
            text += ";"
            text += parameter.name
            text += "="
            for (index, value) in parameter.values.enumerated() {
                if index > 0 { text += "," }
                write(parameter: value, to: &text)
            }
        }
        text += ":"
        text += property.value
    }

    /// Quoted where separators are in it; RFC 6868 for what cannot be quoted.
    private static func write(parameter value: String, to text: inout String) {
        let needsQuotes = value.utf8.contains { $0 == 0x2C || $0 == 0x3A || $0 == 0x3B }
        let needsEscapes = value.utf8.contains { $0 == 0x22 || $0 == 0x5E || $0 < 0x20 && $0 != 0x09 }
        if needsQuotes { text += "\"" }
        if needsEscapes {
            for scalar in value.unicodeScalars {
                switch scalar {
                case "\"": text += "^'"
                case "^": text += "^^"
                case "\n": text += "^n"
                case _ where scalar.value < 0x20: break
                default: text.unicodeScalars.append(scalar)
                }
            }
        } else {
            text += value
        }
        if needsQuotes { text += "\"" }
    }

    /// The line folded at 75 octets between characters, ended by CR LF (RFC 6350, 3.2). No folded line is white space
    /// alone, which readers take for a blank line: a run of it is rather longer.
    static func fold(_ line: String, into bytes: inout [UInt8]) {
        let utf8 = Array(line.utf8)
        var start = 0
        var width = 75
        while utf8.count - start > width {
            var end = start + width
            while end > start + 1, utf8[end] & 0xC0 == 0x80 { end -= 1 }
            if utf8[start..<end].allSatisfy(isBlank) {
                while end < utf8.count, isBlank(utf8[end]) { end += 1 }
                // With the character behind the run.
                end = min(end + 1, utf8.count)
                while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
            }
            if utf8[end...].allSatisfy(isBlank) { break }
            bytes += utf8[start..<end]
            bytes += [0x0D, 0x0A, 0x20]
            start = end
            width = 74
        }
        bytes += utf8[start...]
        bytes += [0x0D, 0x0A]
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

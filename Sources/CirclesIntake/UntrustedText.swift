/// Makes text from a screen or from a model harmless to print, to store and to send.
package enum UntrustedText {
    /// Without control, bidi, zero-width and other invisible characters (tags, fillers, soft hyphens); white space made
    /// plain, runs of it single, none at the ends. With `keepingLines`, lines stay lines.
    package static func clean(_ text: some StringProtocol, keepingLines: Bool = false) -> String {
        var result = String.UnicodeScalarView()
        var pending: Unicode.Scalar?
        var joiner: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            let join = joiner
            joiner = nil
            if (0x21...0x7E).contains(scalar.value) {
                if let space = pending, !result.isEmpty { result.append(space) }
                pending = nil
                result.append(scalar)
            } else if isLineBreak(scalar) {
                pending = keepingLines || pending == "\n" ? "\n" : " "
            } else if scalar.value == 0x20 || scalar.value == 0x09 || scalar.properties.isWhitespace {
                pending = pending ?? " "
            } else if isJoiner(scalar) {
                if pending == nil, let last = result.last, last.value >= 0x80, join == nil { joiner = scalar }
            } else if !isInvisible(scalar) {
                if let join { result.append(join) }
                if let space = pending, !result.isEmpty { result.append(space) }
                pending = nil
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Cleaned to one line of at most `limit` characters, cut with "…".
    package static func line(_ text: some StringProtocol, limit: Int) -> String {
        // Far more than the limit is not even looked at: the answer may be long.
        let cleaned = clean(
            text.unicodeScalars.count > limit * 16 ? Substring(text.prefix(limit * 8)) : Substring(text))
        guard cleaned.count > limit else { return cleaned }
        return cleaned.prefix(max(0, limit - 1)) + "…"
    }

    /// Joins emoji to one (families), or letters of Persian and Indic scripts, or keeps them apart; seen only between two of them.
    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{200C}" || scalar == "\u{200D}" }

    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E: return false
        case 0...0x1F, 0x7F...0x9F: return true
        // The two variation selectors that choose between text and emoji.
        case 0xFE0E, 0xFE0F: return false
        // Interlinear annotations, object replacement; musical and shorthand format controls.
        case 0xFFF9...0xFFFC, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: return true
        default: return scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isBidiControl
        }
    }
}

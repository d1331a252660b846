/// Days within the names of works: "Thank God It's Friday", „Samstag Nacht“.
extension RoleReader {
    /// A few words between quotation marks, the first of them large, and not what somebody said or typed: a name.
    func isQuoted(_ day: Range<Int>) -> Bool {
        guard let quoted = grammar.quotation(around: day.lowerBound), quoted.upperBound >= day.upperBound else {
            return false
        }
        let words = quoted.filter { grammar[$0]?.kind == .word }
        guard let first = words.first, (2...8).contains(words.count), words.count > day.count,
            grammar[first]?.isCapitalised == true,
            !utterance.turn.temporalExpressions.contains(where: { expression in
                expression.time.map { quoted.overlaps($0.tokens) } ?? false
            })
        else { return false }
        let before = quoted.lowerBound - 2
        return !grammar.isSign(before, ":") && !grammar.isWord(before, .saidBehind) && !grammar.isWord(before, .quoting)
    }
}

extension Grammar {
    /// The tokens between the quotation marks around `index`.
    func quotation(around index: Int) -> Range<Int>? {
        var open: Int?
        for position in tokens.indices {
            if isSign(position, "\""), open == nil {
                open = position
            } else if isSign(position, "„", "«", "“"), open == nil {
                open = position
            } else if isSign(position, "\"", "“", "”", "»"), let start = open {
                if start < index, index < position { return start + 1..<position }
                open = nil
            }
            if position > index, open == nil { return nil }
        }
        return nil
    }
}

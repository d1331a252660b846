/// Whether a message takes a day or a plan back.
extension Grammar {
    /// The part of a sentence between commas in which `range` stands.
    func clause(around range: Range<Int>) -> Range<Int> {
        let sentence = sentence(around: range.lowerBound)
        func ends(_ index: Int) -> Bool {
            isSign(index, ",", ";", "—", "–") || isWord(index, "but", "aber", "because", "weil")
        }
        var start = min(range.lowerBound, tokens.count)
        while start > sentence.lowerBound, !ends(start - 1) { start -= 1 }
        var end = max(range.upperBound, start)
        while end < sentence.upperBound, !ends(end) { end += 1 }
        return start..<end
    }

    /// "Can't do Friday", "no show on the 9th", "Training fällt heute aus", "wenn wir uns am Samstag sehen".
    func isDenied(_ moment: Range<Int>) -> Bool {
        let clause = clause(around: moment)
        return clause.contains { isDenial($0) || isCondition($0, in: clause, moment) } || isCancellation(in: clause)
    }

    private func isDenial(_ index: Int) -> Bool {
        guard let token = self[index], token.kind == .word, Self.denials.contains(token.text) else { return false }
        switch token.text {
        case "can't", "cant", "cannot": return !isWord(index + 1, "wait", "believe") && !isWord(index - 1, "why")
        case "not":
            return !isWord(index - 1, "why", "if", "or", "whether") && !isWord(index + 1, "only", "sure", "forget")
        case "don't", "dont":
            return !isWord(index + 1, "forget", "you", "miss", "we", "be", "worry") && !isWord(index - 1, "why")
        case "no": return !isWord(index + 1, "problem", "worries", "later", "prob", "idea", "way")
        case "nicht":
            return !isWord(index + 1, "vergessen", "nur", "wahr")
                && !isWord(index - 1, "warum", "vergiss", "wieso", "oder")
        default: return true
        }
    }

    private static let denials: Set<String> = [
        "can't", "cant", "cannot", "couldn't", "won't", "wont", "not", "no", "never", "don't", "dont", "doesn't",
        "isn't", "aren't", "nicht", "kein", "keine", "keinen", "nie", "unable", "neither", "hates", "hate",
    ]

    private func isCondition(_ index: Int, in clause: Range<Int>, _ moment: Range<Int>) -> Bool {
        isWord(index, "if", "wenn", "falls", "unless", "whether", "ob") && index < moment.lowerBound
            && !isWord(index + 1, "you're", "your", "du", "ihr", "not", "possible")
    }

    /// "cancelled", "called off", "is off", "fällt … aus", "abgesagt".
    func isCancellation(in range: Range<Int>) -> Bool {
        range.contains { index in
            if isWord(index, in: Self.cancellations) { return !isWord(index - 1, "not", "nicht", "don't", "free") }
            if isWord(index, "off") {
                return isWord(index - 1, "called", "is", "it's", "are", "call", "was", "that's", "all")
                    || isWord(index - 2, "is", "call", "called")
                    || (index > 0 && isWord(index - 1, in: PlanWords.occasions) == true && endsClause(index + 1))
            }
            return isWord(index, "fallt") && range.contains { isWord($0, "aus", "flach", "weg") && $0 > index }
        }
    }

    private static let cancellations: Set<String> = [
        "cancelled", "canceled", "cancel", "cancelling", "canceling", "postponed", "postpone", "scrapped", "abgesagt",
        "absagen", "entfallt", "ausfallen", "abgeblasen", "gecancelt", "ausgefallen", "gestrichen",
    ]

    /// An answer that declines what was just proposed: "Can't, my knee", "leider nicht".
    func isDeclining() -> Bool {
        var index = 0
        while isWord(
            index, "sorry", "oh", "ah", "hmm", "ugh", "shit", "damn", "no", "argh", "nein", "ach", "oje", "mist",
            "unfortunately",
            "sadly", "aw", "noo", "thanks", "hey", "schade") || (index > 0 && index < 6 && self[index]?.kind == .sign)
        {
            index += 1
        }
        if isWord(index, "i", "we", "ich", "wir"), !isWord(index + 1, "can", "will", "kann") { index += 1 }
        if isWord(index, "really") { index += 1 }
        if isWord(index, "can't", "cant", "cannot") { return !isWord(index + 1, "wait", "believe") }
        if isWord(index, "won't"), isWord(index + 1, "make", "be", "manage", "work") { return true }
        if isPhrase(index, "no", "can", "do") || isPhrase(index, "leider", "nicht") || isPhrase(index, "geht", "nicht")
        {
            return true
        }
        if isWord(index, "i'm", "im"), isWord(index + 1, "away", "busy", "out", "working", "travelling", "traveling") {
            return true
        }
        if isWord(index, "ich", "kann", "schaffe", "schaffs", "da", "wir", "konnen", "geht") {
            let first = sentence(around: index)
            return first.contains { isWord($0, "nicht") }
                && first.contains { isWord($0, "kann", "schaffe", "schaffs", "geht", "konnen") }
                && !first.contains { isSign($0, "?") }
        }
        return false
    }

    /// "moved to Sunday", "let's do Sunday instead".
    func isMoving(_ sentence: Range<Int>) -> Bool {
        sentence.contains {
            isWord(
                $0, "moved", "move", "instead", "rescheduled", "reschedule", "shift", "rather", "verschieben",
                "verschoben",
                "stattdessen", "lieber", "postponed", "verlegt", "push", "pushed")
        }
    }
}

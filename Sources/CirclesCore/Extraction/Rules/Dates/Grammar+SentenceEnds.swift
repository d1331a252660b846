/// Where a sentence ends, which a dot alone does not tell.
extension Grammar {
    func findsEnd(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return true }
        if tokens[index].kind == .lineBreak { return true }
        guard tokens[index].kind == .sign else { return false }
        // "Freitag hab ich Dienst :( Samstag?": a face.
        if isSign(index, ")", "(", "/"), isGlued(index), isSign(index - 1, ":", ";", "-"),
            self[index - 1]?.spaceBefore == true
        {
            return true
        }
        if endsWithEmoji(index) { return true }
        guard isSign(index, ".", "!", "?", ";", "…") else { return false }
        guard let next = self[index + 1] else { return true }
        guard next.spaceBefore else { return false }
        return !(isSign(index, ".") && isGlued(index) && isAbbreviation(before: index, next))
    }

    /// A sign of four bytes, as all emoji are but the oldest, and rare scripts' punctuation.
    func isEmoji(_ index: Int) -> Bool {
        self[index].map { $0.kind == .sign && $0.text.utf8.first ?? 0 >= 0xF0 } ?? false
    }

    /// "We've got swimming on Saturday 😩 how's Sunday?": behind an emoji a question begins, or a word that begins sentences.
    private func endsWithEmoji(_ index: Int) -> Bool {
        guard isEmoji(index), index > 0, let next = self[index + 1],
            next.kind == .word
        else { return false }
        return length(.asksByOrder, at: index + 1) != nil || isWord(index + 1, .questionWord)
            // "Sonntag hab ich Schicht 😕 Samstag?"
            || isWord(index + 1, in: CalendarWords.weekdays) || isWord(index + 1, in: CalendarWords.relativeDays)
            || Cue.eveningEnding.stem(of: next).map { CalendarWords.weekdays[$0] != nil } ?? false
            || next.isCapitalised && (CommonWords.function.contains(next.word) || !has(.capitalisedNouns))
    }

    /// "24. Dezember", "am 3. um acht", "7 p.m. at ours", "Mrs. Fox".
    private func isAbbreviation(before dot: Int, _ next: Token) -> Bool {
        guard let previous = self[dot - 1] else { return false }
        if isWord(dot - 1, .shortTitle) && next.isCapitalised || isWord(dot - 1, .shortened) { return true }
        if next.kind == .number, Cue.streetAbbreviation.ends(previous.text) { return true }
        let isMonth = next.kind == .word && CalendarWords.months[next.word] != nil
        if previous.kind == .number {
            // "Opa wird am 12. 80"
            if has(.dottedOrdinals), next.kind == .number, isWord(dot - 2, .onDayOfMonth) { return true }
            // "Am 3.12. 8 Uhr"
            if has(.dottedOrdinals), next.kind == .number, isSign(dot - 2, "."), self[dot - 3]?.kind == .number,
                isWord(dot + 2, .clockWord) || isSign(dot + 2, ":")
            {
                return true
            }
            // "Am 30.1. Hallenturnier"
            if has(.dottedOrdinals), isSign(dot - 2, "."), self[dot - 3]?.kind == .number, next.isCapitalised,
                PlanWords.occasions.contains(next.noun)
                    || PlanWords.occasionEnds.contains(where: { next.text.ends(in: $0, beyond: 2) })
            {
                return true
            }
            return isMonth || (has(.dottedOrdinals) && next.kind == .word && !next.isCapitalised)
        }
        return isWord(dot - 1, .halfLastLetter) && !next.isCapitalised
    }
}

/// Which half of the day an hour is of, as the words behind it say.
extension Grammar {
    /// "pm", "p.m.", "AM".
    func dayHalf(at index: Int) -> Match<SpokenTime.DayHalf>? {
        // "7p" has it in a letter.
        if isWord(index, .afternoonMark), isGlued(index) || self[index].map({ $0.text.utf8.count > 1 }) ?? false {
            return Match(value: .afternoon, end: index + 1)
        }
        // "Am" may lead to a day, too: "um 7 am Samstag".
        if isWord(index, .morningMark), isGlued(index) || !isWord(index, in: words.dayPrepositions) {
            return Match(value: .morning, end: index + 1)
        }
        guard isWord(index, .halfLetter), isSign(index + 1, "."), isWord(index + 2, .halfLastLetter), isGlued(index + 2)
        else {
            return nil
        }
        let end = isSign(index + 3, ".") && isGlued(index + 3) ? index + 4 : index + 3
        return Match(value: isWord(index, .afternoonLetter) ? .afternoon : .morning, end: end)
    }

    /// "in the evening", "tonight" is left to the day, "de la tarde", "abends", "du soir".
    func partOfDay(at index: Int) -> Match<SpokenTime.DayHalf>? {
        if let length = length(.inTheEvening, at: index) { return Match(value: .afternoon, end: index + length) }
        if let length = length(.inTheMorning, at: index) { return Match(value: .morning, end: index + length) }
        return nil
    }

    /// "9 at night", "10 de la mañana": words that nothing but an hour stands before.
    func nightly(at index: Int) -> Match<SpokenTime.DayHalf>? {
        partOfDay(at: index).flatMap {
            ($0.value == .afternoon || isSign(index - 2, ",")) && $0.end - index > 1 && endsClause($0.end) ? $0 : nil
        }
    }
}

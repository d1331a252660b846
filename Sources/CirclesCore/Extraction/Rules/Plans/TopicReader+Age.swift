/// Birthdays that only their number names.
extension TopicReader {
    /// "Dad's 70th?", "my 40th": at the end of a thought, and its day is told later.
    func numberedBirthday() -> Range<Int>? {
        let end = utterance.tokens.upperBound
        guard let age = PlanReader(grammar: grammar).numberOfBirthday(near: end..<end, in: utterance.tokens),
            age > utterance.tokens.lowerBound, grammar.endsClause(age + 2)
        else { return nil }
        return age - 1..<age + 2
    }
}

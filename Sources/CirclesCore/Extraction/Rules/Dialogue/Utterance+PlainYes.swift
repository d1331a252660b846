/// A yes that looks like an "if" without its accent.
extension Utterance {
    /// "Si sábado, a las 5", "si salimos el jueves por la tarde": what follows chooses a day, or is all that is said, and no other clause
    /// hangs on it.
    func isYesAlone(_ index: Int) -> Bool {
        guard grammar.has(.ambiguousConditions), !isQuestion, !grammar.isWord(index + 1, .conditionVerb) else {
            return false
        }
        if isBare(place: PlaceReader(self).place()) { return true }
        guard let day = expressions.last?.tokens, expressions.count == 1 else { return false }
        return day.lowerBound > index && grammar.endsClause(day.upperBound)
            && !tokens.contains { $0 < day.upperBound && grammar.isSign($0, ",") }
            && tokens.allSatisfy { $0 < day.upperBound || grammar[$0]?.kind != .word }
    }
}

/// A day that is taken by something else, or is told of for itself.
extension RoleReader {
    /// "Thursday got crazy at work": what a day turned into is said of the day itself, and nothing is planned for it.
    func isTurned(_ day: Range<Int>) -> Bool {
        guard let length = grammar.length(.dayTurning, at: day.upperBound),
            day.upperBound + length < utterance.tokens.upperBound
        else { return false }
        let next = day.upperBound + length
        // "Der Elternabend am Donnerstag ist jetzt um 18 Uhr"
        if utterance.expressions.contains(where: { $0.time?.tokens.lowerBound == next }) { return false }
        // "Montag würde mir besser passen": offered.
        if grammar.clause(around: day).contains(where: { $0 >= next && grammar.isWord($0, .suitingVerb) }) {
            return false
        }
        return !Cue.arrangingParticiple.contains(grammar.word(at: next))
            && lexicon.words.moving.length(in: grammar, at: next) == nil
            && lexicon.words.accepting.length(in: grammar, at: next) == nil
    }

    /// "Thursday I have choir": said of a day that the other side suggested.
    func isOccupied(_ day: Range<Int>) -> Bool {
        let clause = grammar.clause(around: day)
        // "Can we make it Sunday, Saturday I've got a wedding": asked of the other day.
        if utterance.clause(around: day).isQuestion || utterance.accepts { return false }
        // "On the 9th I have an appointment in the morning, but from three gladly"
        if let but = utterance.tokens.first(where: { $0 >= day.upperBound && grammar.isWord($0, in: lexicon.words.but) }
        ),
            lexicon.words.accepting.occur(in: grammar, but..<utterance.tokens.upperBound)
        {
            return false
        }
        // "Sun works, I got the late shift that day"
        if grammar.isWord(day.upperBound, .suitsVerb) { return false }
        // "El sábado estoy"
        if grammar.isWord(day.upperBound, .beingThere), grammar.endsClause(day.upperBound + 1) { return false }
        // "Next Friday I'm in"
        if let length = lexicon.words.accepting.length(in: grammar, at: day.upperBound),
            grammar.endsClause(day.upperBound + length)
        {
            return false
        }
        return lexicon.words.occupied.occur(in: grammar, clause) || isClosed(day)
            // "Thursday's my last shift"
            || grammar[day.upperBound - 1]?.isPossessive == true
                && grammar.isWord(day.upperBound, in: RelationWords.mine)
            || clause.contains { grammar.length(.unavailable, at: $0) != nil }
    }

    /// "We're closed Saturday for a wedding": which is nobody's here.
    func isClosed(_ day: Range<Int>) -> Bool {
        grammar.clause(around: day).contains { grammar.length(.closedState, at: $0) != nil }
    }
}

/// What somebody brings along, or is to bring: "bring the drill", "Schläger mitbringen", "ich nehme Kuchen mit". It belongs to a plan and is
/// none.
extension PlanReader {
    /// Is the noun what is brought, rather than what it is brought to: "bring cake to the party", "zum Grillen Salat mitbringen"?
    func isBrought(_ noun: Int) -> Bool {
        let clause = grammar.clause(around: noun..<noun + 1)
        guard let brought = brought(in: clause), brought.contains(noun) else { return false }
        return !(brought.lowerBound..<noun).suffix(4).contains { grammar.isWord($0, .broughtTo) }
    }

    /// From the verb to the end of what it takes; where the verb ends the clause, from what it takes to the verb.
    func brought(in clause: Range<Int>) -> Range<Int>? {
        for index in clause {
            if grammar.isWord(index, .bringingInfinitive) {
                let joint = clause.last { $0 < index && grammar.isWord($0, in: grammar.words.and) }
                return (joint.map { $0 + 1 } ?? clause.lowerBound)..<index + 1
            }
            guard grammar.isWord(index, .bringingVerb) else { continue }
            guard grammar.has(.capitalisedNouns) else {
                // "Bring Leo to football": where to is what is planned.
                let isConveying = clause.contains {
                    $0 > index && (grammar.isWord($0, .toPreposition) || grammar.isWord($0, .goalPreposition))
                        && grammar.clockTime(at: $0) == nil && grammar.day(at: $0 + 1) == nil
                }
                return isConveying ? nil : index..<clause.upperBound
            }
            let particle = clause.last {
                $0 > index && grammar.isWord($0, .alongParticle) && grammar.endsClause($0 + 1)
            }
            if let particle { return index..<particle + 1 }
        }
        return nil
    }
}

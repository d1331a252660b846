extension Grammar {
    /// "Make it 2:30, I get up late": the plan's hour, whatever else is said.
    func isMade(_ hour: Range<Int>) -> Bool {
        (hour.lowerBound - 2...hour.lowerBound).contains { index in
            isWord(index, .makeVerb) && isWord(index + 1, .itObject)
                // "Mach um 11 draus"
                || isWord(hour.upperBound, .makeTail) && isWord(hour.lowerBound - 1, .makeVerb)
        }
    }

    /// "The shop closes at 8", "I finish work at 4": an hour of something else than the plan. What says so stands in the hour's own
    /// clause, with no other hour between.
    ///
    /// - Parameters:
    ///   - hours: All hours of the sentence.
    ///   - place: Where the plan is: "8 at the office" is an hour of it.
    func isOfOtherAffair(_ hour: Range<Int>, among hours: [Range<Int>] = [], place: Range<Int>? = nil) -> Bool {
        let clause = clause(around: hour)
        // "Doors half six, it starts at seven"
        if (1...2).contains(where: { isWord(hour.lowerBound - $0, .entrance) }),
            hours.contains(where: { later in
                later.lowerBound > hour.lowerBound
                    && (1...2).contains {
                        isWord(later.lowerBound - $0, .startVerb) && isWord(later.lowerBound - $0 - 1, .itObject)
                    }
            })
        {
            return true
        }
        // "Straight from work so 5.30": what the hour follows from is no affair of its own.
        let start = consequence(before: hour, in: clause) ?? clause.lowerBound
        return clause.contains { index in
            guard index >= start, isWord(index, .otherAffair), place?.contains(index) != true,
                // "10:15 at their office": where it is.
                !(index - 2...index - 1).contains(where: { isWord($0, .placeLead) && $0 == hour.upperBound }),
                // "Doors open at 7"
                !isWord(index - 1, .entrance), !isWord(index + 1, .entrance),
                // "11 works" is said of the hour.
                !(index == hour.upperBound && length(.agreesToHour, at: index) != nil),
                // "Mejor a las 7 que salgo tarde": why.
                !(hour.upperBound <= index && (hour.upperBound..<index).contains { isWord($0, .causalJoint) }),
                // "My train gets in at seven" is the speaker's own.
                !isWord(index - 1, in: words.mine)
            else { return false }
            return !hours.contains { other in
                index < other.lowerBound && other.upperBound <= hour.lowerBound
                    || hour.upperBound <= other.lowerBound && other.upperBound <= index
            }
        }
    }
}

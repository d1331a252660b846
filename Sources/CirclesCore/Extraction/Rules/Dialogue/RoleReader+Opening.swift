/// Days of the week on which something is open: of every week, and of none that anybody plans.
extension RoleReader {
    /// "Geöffnet Montag bis Samstag", "we serve brunch Friday to Sunday": of every week.
    func isOpeningDay(_ day: Range<Int>) -> Bool {
        if isInTimetable(day) { return true }
        guard !utterance.isQuestion else { return false }
        let isOpen = utterance.tokens.contains { grammar.length(.openingHours, at: $0) != nil }
        guard isOpen || utterance.turn.tokens.indices.contains(where: { grammar.isWord($0, .closedWord) }) else {
            return false
        }
        // "Mon to Sat 8 till 4, closed Sundays"
        let first = day.lowerBound - 2
        if grammar.isWord(first, in: CalendarWords.weekdays)
            || grammar.isWord(first, in: lexicon.words.ambiguousWeekdays),
            grammar.isWord(day.lowerBound - 1, .limit) || grammar.isWord(day.lowerBound - 1, in: lexicon.words.to)
        {
            return true
        }
        return isOpen && grammar.plainWeekday(at: day.lowerBound) != nil
            && utterance.expressions.contains { expression in
                guard let other = expression.day?.tokens, other != day,
                    grammar.plainWeekday(at: other.lowerBound) != nil
                else { return false }
                let gap =
                    other.lowerBound >= day.upperBound
                    ? day.upperBound..<other.lowerBound : other.upperBound..<max(day.lowerBound, other.upperBound)
                return gap.count == 1
                    && gap.allSatisfy {
                        grammar.isWord($0, .dayRangeWord) || grammar.isWord($0, .limit)
                            || grammar.isWord($0, in: lexicon.words.to) || grammar.isSign($0, "-", "–")
                    }
            }
    }

    /// "Mon closed, Tue–Thu 10–6, Fri 10–8": days with nothing but their hours, and one of them closed or all of them said to be hours.
    private func isInTimetable(_ day: Range<Int>) -> Bool {
        guard grammar.plainWeekday(at: day.lowerBound) != nil, !utterance.isQuestion else { return false }
        let days = utterance.turn.tokens.indices.filter { grammar.plainWeekday(at: $0) != nil }
        guard days.count > 2 else { return false }
        let isTold = utterance.turn.tokens.indices.contains {
            grammar.length(.openingHours, at: $0) != nil || grammar.length(.closedState, at: $0) != nil
        }
        return isTold
            && days.allSatisfy { index in
                let next = grammar.isSign(index + 1, ":", ".") ? index + 2 : index + 1
                // "Closed Sunday & Monday"
                let lead =
                    grammar.isSign(index - 1, "&", ",") || grammar.isWord(index - 1, in: lexicon.words.and)
                    ? index - 2 : index
                if (1...2).contains(where: { grammar.length(.closedState, at: lead - $0) == 1 }) { return true }
                return grammar.length(.closedState, at: next) != nil || grammar[next]?.kind == .number
                    || days.contains { $0 > next && $0 <= next + 1 }
            }
    }
}

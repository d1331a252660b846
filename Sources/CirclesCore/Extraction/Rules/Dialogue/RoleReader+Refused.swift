/// Days that are refused or called off by their own sentence, and those that are moved.
extension RoleReader {
    func isRefused(_ day: Range<Int>) -> Bool {
        let clause = grammar.clause(around: day)
        if utterance.cancels, !cancelsAnotherDay(clause),
            !utterance.moves || isCancelledHere(day, clause)
                || following(day) == nil
                    && !utterance.expressions.contains(where: { ($0.day?.tokens.lowerBound ?? .max) < day.lowerBound })
        {
            return !isMoveTarget(day)
        }
        if isExcepted(day) || isContrasted(day) { return true }
        // "The keys aren't ready, so Saturday": what follows from a refusal is none.
        let before = (grammar.consequence(before: day, in: clause) ?? clause.lowerBound)..<day.lowerBound
        if let found = lastDenial(lexicon.words.refusingBefore, before),
            // "Away match on Thursday"
            !(grammar.isWord(found.lowerBound, .awayFromHome)
                && utterance.isOccasion(found.upperBound)),
            // "The plumber can't come till Monday": from then on he can.
            !(grammar.isWord(found.lowerBound, .hourDenial) && grammar.isWord(day.lowerBound - 1, .busyUntil))
        {
            // "Can't do Friday, Sunday?": a denial holds for the first day behind it, unless they are listed.
            let between = utterance.expressions.compactMap { $0.day?.tokens }.filter {
                $0.lowerBound >= found.upperBound && $0.upperBound <= day.lowerBound
            }
            if between.isEmpty || grammar.isWord(day.lowerBound - 1, in: lexicon.words.or)
                || grammar.isWord(day.lowerBound - 1, in: lexicon.words.and)
            {
                return true
            }
        }
        if isOverruled(clause, day) { return true }
        let end = following(day).map { min($0.lowerBound, clause.upperBound) } ?? clause.upperBound
        guard day.upperBound < end else { return false }
        let after = day.upperBound..<end
        if grammar[day.upperBound - 1]?.isPossessive == true,
            lexicon.words.refusingAfter.length(in: grammar, after: lexicon.words.contractedVerb, at: day.upperBound)
                != nil
        {
            return true
        }
        guard let found = lexicon.words.refusingAfter.first(in: grammar, after) else { return false }
        // "My exam is on 9 February and I can't do the subjunctive", "and he's not slept since"
        if grammar.isWord(found.lowerBound - 1, .pronounSubject)
            || grammar.isWord(found.lowerBound - 1, .beingSomebody),
            grammar.isWord(found.lowerBound - 2, in: lexicon.words.and),
            !grammar.endsClause(found.upperBound)
        {
            return false
        }
        // "On Friday no matter what"
        if grammar.length(.regardless, at: found.lowerBound) != nil { return false }
        // "En Nochebuena venís a casa, ¿no?" asks for a yes.
        if found.count == 1, grammar.isWord(found.lowerBound, in: lexicon.words.denying),
            grammar.isSign(found.upperBound, "?"), found.lowerBound > day.upperBound
        {
            return false
        }
        // "Fällt hoffentlich nicht aus": what is refused is the refusal.
        if lexicon.words.cancellingPairs.contains(where: { pair in
            grammar.isWord(found.upperBound, in: pair.second)
                && utterance.tokens.contains { $0 < found.lowerBound && grammar.isWord($0, in: pair.first) }
        }) {
            return false
        }
        // "At 10 tomorrow not 9"
        if grammar[found.upperBound]?.isShortNumber == true,
            grammar.endsClause(found.upperBound + 1)
                // "Not 7 this week"
                || CalendarWords.units.contains(grammar.word(at: found.upperBound + 2)),
            grammar.clockTime(at: day.lowerBound - 1) != nil
                || utterance.expressions.contains(where: { $0.time != nil })
        {
            return false
        }
        // "At the park on Friday not the gym": where it is not.
        if found.count == 1, grammar.isWord(found.lowerBound, .negator),
            let noun = (found.upperBound...found.upperBound + 3).first(where: { grammar.endsClause($0 + 1) }),
            noun > found.upperBound, grammar.isPlaceNoun(noun, in: utterance.tokens)
        {
            return false
        }
        // "Tomorrow at 2, not the week after"
        if found.count == 1,
            (found.upperBound...found.upperBound + 1).contains(where: {
                CalendarWords.units.contains(grammar.word(at: $0)) && grammar[$0]?.kind == .word
            })
        {
            return false
        }
        // "9:15 tomorrow, not 9:30" refuses an hour, "Tuesday, not Monday" another day.
        let next = utterance.expressions.first { $0.tokens.lowerBound >= found.upperBound }
        if let next, next.tokens.lowerBound - found.upperBound <= (next.day == nil ? 0 : 2),
            (found.upperBound..<next.tokens.lowerBound).allSatisfy({
                grammar[$0]?.text.count ?? 9 < 5 && !grammar.isSign($0, ",", ".", "?")
            })
        {
            return false
        }
        // "Thursday no need", and no more
        let isWhole = found.count > 1 && found.lowerBound == day.upperBound && grammar.endsClause(found.upperBound)
        return isWhole || !isNoRefusal(found.lowerBound)
    }

    /// "Saturday then?" — "make it Sunday, Saturday I'm a zombie": what another day is asked for in place of.
    func isReplaced(_ day: Range<Int>) -> Bool {
        let clause = utterance.clause(around: day)
        guard !clause.tokens.contains(where: utterance.isOccasion), !clause.accepts, !clause.isQuestion,
            clause.expressions.allSatisfy({ $0.time == nil })
        else { return false }
        return utterance.expressions.contains { other in
            guard let tokens = other.day?.tokens, tokens.upperBound < day.lowerBound else { return false }
            return (tokens.upperBound..<day.lowerBound).contains { grammar.isSign($0, ",", ";", "—", "–") }
                && (1...3).contains { grammar.length(.makesIt, at: tokens.lowerBound - $0) == $0 }
        }
    }

    /// "Linh is off sick tomorrow so we need to move your 2pm": why what is on that day moves, and not yet where to.
    func isReasonToMove(_ day: Range<Int>) -> Bool {
        guard utterance.moves, utterance.expressions.count(where: { $0.day != nil }) == 1,
            let move = lexicon.words.moving.first(in: grammar, utterance.tokens), day.upperBound < move.lowerBound,
            // "The skip comes on Monday, so could you move your car?"
            !utterance.isQuestion, grammar.isWord(move.upperBound, in: RelationWords.mineOrYours)
        else { return false }
        return (day.upperBound..<move.lowerBound).contains {
            lexicon.words.therefore.length(in: grammar, at: $0) != nil
        }
    }

    /// "Thursday's bad": what is said of the day is no more than that.
    func isRefusedPlainly(_ day: Range<Int>) -> Bool {
        let length =
            grammar[day.upperBound - 1]?.isPossessive == true
            ? lexicon.words.refusingAfter.length(
                in: grammar, after: lexicon.words.contractedVerb, at: day.upperBound) : nil
        return length.map { grammar.endsClause(day.upperBound + $0) } ?? false
    }

    /// "The meeting is on Tuesday, not Monday": the one that it is not.
    func isContrasted(_ day: Range<Int>) -> Bool {
        var lead = day.lowerBound - 1
        while lead > utterance.tokens.lowerBound,
            grammar.isWord(lead, .dayPreposition) || grammar.isWord(lead, in: lexicon.words.determiners)
        { lead -= 1 }
        return grammar.isWord(lead, .negator) && grammar.isSign(lead - 1, ",", "-", "–", "(")
            && grammar.endsClause(day.upperBound)
            && utterance.expressions.contains { $0.day.map { $0.tokens.upperBound < lead } ?? false }
    }

    /// "Any day but Friday": its "but" ends no clause.
    private func isExcepted(_ day: Range<Int>) -> Bool {
        (2...3).contains { lexicon.words.refusingBefore.length(in: grammar, at: day.lowerBound - $0) == $0 }
            && grammar.isWord(day.lowerBound - 1, in: lexicon.words.but)
    }

    /// "Yoga is cancelled tonight but there's an extra class on Thursday": called off in a clause with a day or a thing of its own.
    private func cancelsAnotherDay(_ clause: Range<Int>) -> Bool {
        guard let verb = utterance.cancellingVerb, !clause.contains(verb.lowerBound) else { return false }
        // "My flight's cancelled, new one is tomorrow"
        if clause.contains(where: { grammar.length(.newOne, at: $0) != nil }) { return true }
        let other = grammar.clause(around: verb)
        let isOfOtherDay = utterance.expressions.contains { expression in
            expression.day.map { other.contains($0.tokens.lowerBound) } ?? false
        }
        // "Hab morgen Zahnarzt, muss Yoga absagen"
        let reader = PlanReader(grammar: grammar)
        return isOfOtherDay || clause.contains(where: reader.isOccasion) && other.contains(where: reader.isOccasion)
    }

    /// "Game's Sunday but they switched fields", "but we changed the venue": something else than the day.
    private func changesThing(behind verb: Int, in clause: Range<Int>) -> Bool {
        guard clause.contains(verb + 1), let next = grammar[verb + 1], next.kind == .word else { return false }
        return grammar.isWord(verb + 1, in: lexicon.words.determiners) || !CommonWords.function.contains(next.word)
    }

    /// "Fällt Dienstag aus, stattdessen Donnerstag": called off in the day's own clause, and another day behind it.
    private func isCancelledHere(_ day: Range<Int>, _ clause: Range<Int>) -> Bool {
        guard let next = following(day), !clause.contains(next.lowerBound) else { return false }
        return utterance.cancellingVerb.map { clause.contains($0.lowerBound) } ?? false
    }

    /// "We said Tuesday but Dan can't": the clause behind a "but" says no, and names no other day.
    private func isOverruled(_ clause: Range<Int>, _ day: Range<Int>) -> Bool {
        let but = grammar.isSign(clause.upperBound, ",") ? clause.upperBound + 1 : clause.upperBound
        // "El sábado dan lluvia, así que mejor no"
        if but < utterance.tokens.upperBound, lexicon.words.therefore.length(in: grammar, at: but) != nil,
            (but..<utterance.tokens.upperBound).contains(where: { index in
                grammar.length(.ratherNot, at: index).map { grammar.endsClause(index + $0) } ?? false
            })
        {
            return true
        }
        guard grammar.isWord(but, in: lexicon.words.but) else { return false }
        let start = but + 1
        let next = grammar.clause(around: start..<start + 1)
        // "Friday, but the keys aren't ready, so Saturday"
        if let other = following(day), let start = grammar.consequence(before: other, in: utterance.tokens),
            start > day.upperBound
        {
            return true
        }
        // "Some wanted Friday but we kept it on Thursday"
        if lexicon.words.keeping.occur(in: grammar, next), !lexicon.words.keeping.occur(in: grammar, clause) {
            return true
        }
        guard next.lowerBound >= start, next.upperBound <= utterance.tokens.upperBound,
            !utterance.expressions.contains(where: { next.contains($0.tokens.lowerBound) })
        else { return false }
        // "It was due on the 15th but he extended it"
        return lexicon.words.decliningAnywhere.occur(in: grammar, next)
            // "I'd love to come on Saturday but I have to work"
            || next.contains { grammar.length(.workDuty, at: $0) != nil }
            // "It's still the 5th but kick-off is moved to 10.15": an hour of the same day.
            || next.contains { grammar.isWord($0, in: lexicon.words.postponed) && !changesThing(behind: $0, in: next) }
                && !utterance.expressions.contains { $0.time.map { next.contains($0.tokens.lowerBound) } ?? false }
            || next.last.map { lexicon.words.declining.length(in: grammar, at: $0) != nil } ?? false
    }

    func isMoveTarget(_ day: Range<Int>) -> Bool {
        guard utterance.moves else { return false }
        return leads(day, lexicon.words.to) || isNewDay(day)
    }

    /// "Cinema was off, new date Tues 28th", "new delivery day: Saturday".
    func isNewDay(_ day: Range<Int>) -> Bool {
        (1...5).contains { back in
            grammar.length(.newDayLead, at: day.lowerBound - back).map { $0 <= back && back - $0 <= 1 } ?? false
        }
    }

    /// "from Thursday"
    func isMoveSource(_ day: Range<Int>) -> Bool { leads(day, lexicon.words.from) }

    private func lastDenial(_ phrases: Phrases, _ range: Range<Int>) -> Range<Int>? {
        for index in range.reversed() {
            if let length = phrases.length(in: grammar, at: index), index + length <= range.upperBound,
                !isNoRefusal(index)
            {
                return index..<(index + length)
            }
        }
        return nil
    }

    /// "At 10 not 11 on Sunday", "um 18 Uhr nicht um 19 Uhr": an hour is refused, with another one right before it.
    private func isHourReplaced(at index: Int) -> Bool {
        guard grammar.isWord(index, .negator) || grammar.isWord(index, in: lexicon.words.denying) else { return false }
        // "Es el 14 no el 13"
        let isOfDay = { (index: Int) in
            utterance.expressions.contains { $0.day.map { $0.tokens.contains(index) } ?? false }
        }
        let isBehind =
            grammar.isHour(at: index - 1) && !isOfDay(index - 1) || grammar.isWord(index - 1, .clockWord)
        return isBehind && (index + 1...index + 2).contains { grammar.isHour(at: $0) && !isOfDay($0) }
    }

    func isNoRefusal(_ index: Int) -> Bool {
        // "Don't cancel dinner on Saturday": what is refused is the refusal.
        if grammar.isWord(index, in: lexicon.words.doubting),
            (index + 1...index + 2).contains(where: { lexicon.words.cancelling.length(in: grammar, at: $0) != nil })
        {
            return true
        }
        // "No it's still Thursday": the answer to what was asked before.
        if index == utterance.tokens.lowerBound, grammar.isWord(index, in: lexicon.words.denying),
            grammar.isWord(index + 1, .pronounSubject) || grammar.isWord(index + 1, .pronounOfThing)
        {
            return true
        }
        if isHourReplaced(at: index) { return true }
        return (max(0, index - 2)...index).contains { start in
            lexicon.words.notRefusing.length(in: grammar, at: start).map { start + $0 > index } ?? false
        }
    }
}

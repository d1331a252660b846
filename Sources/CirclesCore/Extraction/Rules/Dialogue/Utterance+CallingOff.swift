/// What an utterance says of a plan that is not to be.
extension Utterance {
    /// "Should I cancel?": asked, and nothing is called off yet.
    var asksToCancel: Bool {
        guard isQuestion, let found = callingOff, !hasTarget else { return false }
        // "Da kann ich doch nicht, wie wär's Montag?"
        let comma = tokens.first { $0 >= found.upperBound && grammar.isSign($0, ",") }
        if let comma, expressions.contains(where: { $0.day != nil && $0.tokens.lowerBound > comma }) { return false }
        return !grammar.isWord(found.lowerBound - 1, in: lexicon.words.denying)
            && !grammar.isWord(found.lowerBound - 1, .negator)
    }

    /// "I can't make it after all", "won't be able to come", "geht doch nicht": a whole no, which somebody may also say of their own plan.
    var takesBack: Bool {
        guard declines, !refusesTask, !refusesService, !isQuestion, !tellsOfOthers else { return false }
        if lexicon.words.decliningAnywhere.occur(in: grammar, tokens) { return true }
        guard let start = tokens.first(where: { lexicon.words.declining.length(in: grammar, at: $0) != nil }),
            let length = lexicon.words.declining.length(in: grammar, at: start),
            // "No, that's not necessary" answers something else.
            length > 1 || !grammar.isWord(start, in: lexicon.words.denying)
        else { return false }
        var end = start + length
        while grammar.isWord(end, .takenBackTail) { end += 1 }
        return grammar.endsClause(end)
    }

    /// "Can't make that anymore": of a day that the other side told, too.
    var isNoLonger: Bool { takesBack && tokens.contains { grammar.length(.noLonger, at: $0) != nil } }

    /// "Tom can't make it": somebody else does not come.
    private var tellsOfOthers: Bool {
        tokens.contains { index in
            // Any word may begin a sentence with a capital.
            let isName = index > tokens.lowerBound ? GivenNames.isKnown : GivenNames.common.contains
            return grammar.isSomebodyElse(index) || grammar[index].map { $0.isCapitalised && isName($0.text) } == true
        }
    }

    /// "So no?"
    var asksForNo: Bool {
        grammar.length(.asksForNo, at: tokens.lowerBound).map { grammar.endsClause(tokens.lowerBound + $0) } ?? false
    }

    /// "cancelled", "is off", "fällt … aus"; not a question about it, nor what is only feared or denied.
    var cancels: Bool {
        if isQuestion { return hasToCancel }
        if let found = callingOff {
            // "Whenever the dew is off"
            let head = grammar.head(of: grammar.clause(around: found))
            if grammar.isWord(head, .onceConjunction), head < found.lowerBound { return false }
            // "Est reporté à 20h": another hour of it.
            if moves,
                expressions.contains(where: { expression in
                    // "Fällt aus, stattdessen Freitag 18:30" has a day of its own.
                    expression.day == nil && expression.time.map { $0.tokens.lowerBound >= found.upperBound } ?? false
                })
            {
                return false
            }
            // "Is off to uni": no plan is; but "the party is off on Friday".
            let isAway =
                grammar.isWord(found.upperBound - 1, .offParticle) && grammar.isWord(found.upperBound, .behindOff)
                && !(isOccasion(found.lowerBound - 1) && isDay(behind: found.upperBound - 1))
            // "Sunday is my day off", but "sports day is off".
            let isFree =
                grammar.isWord(found.lowerBound - 1, .beforeOff)
                && !(1...2).contains { isOccasion(found.lowerBound - $0) }
            return !isDoubted(found) && !isAway && !isFree
        }
        // "The barbecue's off", "dinner's off for Friday"
        let isOff = tokens.contains {
            grammar.isWord($0, .offParticle) && grammar[$0 - 1]?.isPossessive == true
                // "Once the dew's off"
                && !grammar.isWord(grammar.head(of: grammar.clause(around: $0..<$0 + 1)), .onceConjunction)
                && (grammar.endsClause($0 + 1) || (isOccasion($0 - 1) || isThing($0 - 1)) && isDay(behind: $0))
        }
        if isOff { return true }
        return cancellingPairs.contains { !isDoubted($0) }
    }

    /// "The Wicklow walk's off tomorrow": with its article, and nobody who has that day off.
    private func isThing(_ index: Int) -> Bool {
        let head = grammar.head(of: tokens)
        return grammar.isWord(head, .definiteArticle) && (head + 1...head + 3).contains(index)
            && !grammar.isRelation(index) && !grammar.isWord(index, .someone)
    }

    /// "I have to cancel, could I come in March?": what is asked comes after.
    private var hasToCancel: Bool {
        guard let found = callingOff, grammar.isSign(found.upperBound, ",", "-", "–") else { return false }
        return (max(tokens.lowerBound, found.lowerBound - 3)..<found.lowerBound).contains {
            grammar.length(.obligation, at: $0) != nil
        }
    }

    /// "Off on Friday", "off for Saturday".
    private func isDay(behind index: Int) -> Bool {
        (1...2).contains { step in
            expressions.contains { $0.day?.tokens.lowerBound == index + step }
        }
    }

    /// "Fällt am Dienstag aus": the second word of each, where both are said.
    private var cancellingPairs: [Range<Int>] {
        lexicon.words.cancellingPairs.compactMap { pair in
            guard let first = tokens.first(where: { grammar.isWord($0, in: pair.first) }),
                let second = tokens.first(where: { $0 > first && grammar.isWord($0, in: pair.second) })
            else { return nil }
            return isOnlyNeeded(before: first) ? nil : second..<second + 1
        }
    }

    /// "My train's cancelled, can we make it 10?": how somebody comes, and not what for.
    private func isOnlyNeeded(before verb: Int) -> Bool {
        (max(tokens.lowerBound, verb - 3)..<verb).contains { index in
            grammar[index].map { Cue.neededToCome.contains($0.word) || Cue.neededToCome.contains($0.stem) } ?? false
                // "The car boot's cancelled"
                && !(index + 1..<verb).contains { grammar[$0]?.isPossessive == true }
        }
    }

    /// The word that calls something off, by itself or with another.
    var cancellingVerb: Range<Int>? {
        cancellingWord ?? cancellingPairs.first
    }

    private var cancellingWord: Range<Int>? {
        lexicon.words.cancelling.first(in: grammar, tokens).flatMap { isOnlyNeeded(before: $0.lowerBound) ? nil : $0 }
    }

    /// "Postpone it to Monday": another day is named for it.
    private var hasTarget: Bool {
        moves
            && expressions.contains { expression in
                guard let day = expression.day?.tokens else { return false }
                return grammar.isWord(day.lowerBound, in: lexicon.words.to)
                    || grammar.isWord(day.lowerBound - 1, in: lexicon.words.to)
            }
    }

    /// "Another time?", "the sitter bailed, next time maybe?": its last part, and nothing beside it. What is no question consoles.
    var putsOff: Bool {
        guard isQuestion else { return false }
        let comma = tokens.last { grammar.isSign($0, ",") }
        let last = (comma.map { $0 + 1 } ?? tokens.lowerBound)..<tokens.upperBound
        guard
            let start = last.first(where: { index in
                grammar[index]?.kind == .word && !grammar.isWord(index, in: lexicon.words.hesitations)
                    && !grammar.isWord(index, in: lexicon.words.or)
            }), let length = grammar.length(.anotherTime, at: start)
        else { return false }
        return last.allSatisfy {
            $0 < start + length || grammar[$0]?.kind != .word || grammar.isWord($0, in: lexicon.words.hesitations)
                || grammar.isWord($0, .thenAdverb)
        }
    }

    /// Whether the verb that calls off stands in the clause of these tokens, or alone in one.
    func cancelsIn(clauseOf range: Range<Int>) -> Bool {
        guard let verb = callingOff else { return true }
        let clause = grammar.clause(around: verb)
        if clause.contains(range.lowerBound) { return true }
        return !expressions.contains { $0.day.map { clause.contains($0.tokens.lowerBound) } ?? false }
    }

    private var callingOff: Range<Int>? {
        if let cancellingWord { return cancellingWord }
        for index in tokens {
            // "Let's skip the picnic": not the queue.
            if let length = grammar.length(.dropsOccasion, at: index) {
                var noun = index + length
                while grammar.isWord(noun, in: lexicon.words.determiners) { noun += 1 }
                if isOccasion(noun) { return index..<noun + 1 }
            }
            // "And the review?" — "Dropped"
            if index == tokens.lowerBound, grammar.isWord(index, .droppedAlone), grammar.endsSentence(index + 1) {
                return index..<index + 1
            }
            // "Ok let's leave it"
            guard let length = grammar.length(.dropping, at: index) else { continue }
            let end = index + length
            if grammar.endsClause(end) || grammar.isWord(end, .thenAdverb) && grammar.endsClause(end + 1) {
                return index..<end
            }
        }
        return nil
    }

    /// "Don't cancel", "I might have to cancel", "n'est pas annulé".
    private func isDoubted(_ verb: Range<Int>) -> Bool {
        let clause = grammar.clause(around: verb)
        return (max(clause.lowerBound, verb.lowerBound - 5)..<max(verb.lowerBound, clause.lowerBound)).contains {
            index in
            // The "May" of "on 2 May is cancelled" is a month.
            grammar.isWord(index, in: lexicon.words.doubting) && !expressions.contains { $0.covers(index) }
        }
    }
}

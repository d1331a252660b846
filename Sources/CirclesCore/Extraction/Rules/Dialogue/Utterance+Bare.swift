/// What says no more than which day, which hour and where.
extension Utterance {
    /// Nothing but the day, the hour, the place and words that choose them.
    ///
    /// - Parameters:
    ///   - place: Tokens of a place that was found in it.
    ///   - range: Only this part of it.
    func isBare(place: Range<Int>?, in range: Range<Int>? = nil) -> Bool {
        let same = lexicon.words.sameTime.first(in: grammar, range ?? tokens)
        // "New one's on the 19th": of what was planned before.
        let first = (range ?? tokens).first {
            grammar[$0]?.kind == .word && !grammar.isWord($0, in: lexicon.words.choosing)
        }
        let newOne = first.flatMap { start in grammar.length(.newOne, at: start).map { start..<start + $0 } }
        // "Bank holiday Monday?"
        let holiday = grammar.first(.publicHoliday, in: tokens).flatMap {
            grammar.plainWeekday(at: $0.upperBound) == nil ? nil : $0
        }
        // "And Saturday?": another day for the same thing.
        let joint = isQuestion && grammar.isWord(tokens.lowerBound, in: lexicon.words.and) ? tokens.lowerBound : nil
        // "Why not the 30th?"
        let whyNot = lexicon.words.notRefusing.first(in: grammar, range ?? tokens)
        // "Monday, if that's any use"
        let courtesy = grammar.first(.courtesy, in: range ?? tokens)
        let told = [same, newOne, holiday, whyNot, courtesy, place].compactMap(\.self)
        let rest = (range ?? tokens).filter { index in
            grammar[index]?.kind == .word && index != joint && !told.contains { $0.contains(index) }
                && !expressions.contains { $0.covers(index) } && grammar.day(at: index) == nil
        }
        // "Come by on Friday" says what for.
        let head = grammar.head(of: tokens)
        let isVisit = grammar.isWord(head, .visitVerb) && grammar.isWord(head + 1, .visitParticle)
        return rest.count <= 9 && !isVisit
            && rest.allSatisfy {
                (grammar.isWord($0, in: lexicon.words.choosing) || isPlacePreposition($0)) && !isPartOfNumber($0)
                    // "Au marché", but "ça marche"
                    && !(grammar.isWord($0 - 1, .drawnArticle) && isOccasion($0))
            }
    }

    /// The "K" of "10K".
    private func isPartOfNumber(_ index: Int) -> Bool { grammar.isGlued(index) && grammar[index - 1]?.kind == .number }

    /// The part around the day chooses it, and the rest is a refusal or a few words.
    func saysLittle(beside day: Range<Int>, place: Range<Int>?) -> Bool {
        let whole = grammar.clause(around: day)
        // "Can't do Friday, Saturday?": the comma of a list, and of a second thought.
        let clause = grammar.isSign(day.lowerBound - 1, ",") ? day.lowerBound..<whole.upperBound : whole
        guard isBare(place: place, in: clause) else { return false }
        if declines || expressions.contains(where: { $0.day != nil && !clause.contains($0.tokens.lowerBound) }) {
            return true
        }
        let rest = tokens.filter { index in
            grammar[index]?.kind == .word && !clause.contains(index) && !(place?.contains(index) ?? false)
                && !grammar.isWord(index, in: lexicon.words.choosing)
                && !grammar.isWord(index, in: CalendarWords.weekdays)
        }
        return rest.count <= 3
    }

    private func isPlacePreposition(_ index: Int) -> Bool {
        grammar.isWord(index, .placeLead)
    }
}

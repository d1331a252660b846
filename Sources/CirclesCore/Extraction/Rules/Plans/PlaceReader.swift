/// Where a plan is to be: "at Luigi's", "on Linden Street", ", Moth Club".
struct PlaceReader: Sendable {
    let utterance: Utterance
    let grammar: Grammar
    let lexicon: Lexicon

    init(_ utterance: Utterance) {
        self.utterance = utterance
        grammar = utterance.grammar
        lexicon = utterance.lexicon
    }

    /// The first place in the sentence, as its tokens.
    ///
    /// - Parameter isAnswer: Somebody asked where, so that a name alone is one.
    func place(isAnswer: Bool = false) -> Range<Int>? {
        if isChoice { return nil }
        // "St Luke's, 11 o'clock, then sandwiches at ours": where it begins.
        if let next = utterance.tokens.first(where: { grammar.isWord($0, .afterwards) && grammar.isSign($0 - 1, ",") }),
            next > utterance.tokens.lowerBound,
            let first = PlaceReader(utterance.part(utterance.tokens.lowerBound..<next)).place(isAnswer: isAnswer)
        {
            return first
        }
        let (strong, weak) = prepositional()
        // "At ours, 12 Mill Lane": the street says more.
        let isOwn = strong.map { lexicon.words.ownPlaces.length(in: grammar, at: $0.upperBound - 1) != nil } ?? false
        let named = (isOwn ? address() ?? strong : strong) ?? address() ?? numbered() ?? landing() ?? town() ?? weak
        let beside =
            named ?? behindHour() ?? besideHour() ?? houseBehindHour() ?? setOff() ?? aheadOfHour() ?? nounAheadOfHour()
            ?? spot()
            ?? spotAlone()
        let found =
            (isAnswer ? nameBesideAnother() : nil) ?? beside ?? journey() ?? visited() ?? venue() ?? ownAlone()
            ?? (isAnswer ? headOfAnswer() ?? alone() : nil)
            ?? byItsName()
        // "The usual place" is one that only the two of them know.
        return found.flatMap { place in
            // "Gegen 19 Uhr zur Besichtigung kommen"
            let isDone =
                grammar.isWord(place.upperBound - 1, .visitVerb)
                && PlanReader(grammar: grammar).isOccasion(place.lowerBound)
            let isUsual =
                place.contains { grammar.isWord($0, in: lexicon.words.usual) }
                || place.count == 1 && grammar.isWord(place.lowerBound - 1, .samePlaceLead)
                // "At his place"
                || place.count == 1 && grammar.isWord(place.lowerBound, .vaguePlaceNoun) && withOwner(place) == place
            // "The usual cafe" says more.
            let isNamed = place.contains { isPlaceNoun($0) && !grammar.isWord($0, .vaguePlaceNoun) }
            return isDone || isUsual && !isNamed ? nil : withOwner(place)
        }
    }

    /// "My place", and not "place".
    private func withOwner(_ place: Range<Int>) -> Range<Int> {
        let start = place.lowerBound - 1
        let isOwn = lexicon.words.ownPlaces.length(in: grammar, at: start) == place.count + 1
        return isOwn && utterance.tokens.contains(start) ? start..<place.upperBound : place
    }

    /// Where people mean to go: "let's do Mario's", "gehen wir ins Sperl".
    func goal() -> Range<Int>? {
        for index in utterance.tokens {
            guard let length = lexicon.words.goals.length(in: grammar, at: index),
                utterance.tokens.contains(index + length), !isTime(index + length)
            else { continue }
            if let found = noun(from: index + length) { return found }
        }
        return nil
    }

    /// "Sat 4pm my apartment": a home right behind the hour, at the end of the thought.
    private func behindHour() -> Range<Int>? {
        for hour in utterance.expressions.compactMap({ $0.time?.tokens }) {
            let start = hour.upperBound
            guard utterance.tokens.contains(start) else { continue }
            if let length = lexicon.words.ownPlaces.length(in: grammar, at: start), grammar.endsClause(start + length) {
                return start..<start + length
            }
            // "Concert on Friday, 20:00 Johanneskirche"
            var end = start
            let isSmall = grammar.isWrittenSmall(utterance.tokens) && !grammar.has(.capitalisedNouns)
            while end - start < 3, grammar[end]?.kind == .word,
                isSmall || grammar[end]?.isCapitalised == true || grammar.has(.nameBehindNoun),
                // "18h32 gare du nord"
                isPlain(end) || end > start && grammar.isWord(end, .placeJoint) && isPlain(end + 1)
            {
                end += 1
            }
            if end > start, grammar.endsClause(end), (start..<end).contains(where: { isPlaceNoun($0) }) {
                return start..<end
            }
        }
        return nil
    }

    // MARK: behind a preposition

    /// The first place with a name or a noun of its own; else the first that may be one.
    private func prepositional() -> (strong: Range<Int>?, weak: Range<Int>?) {
        var weak: Range<Int>?
        for index in utterance.tokens {
            guard let length = lexicon.words.placePrepositions.length(in: grammar, at: index) else { continue }
            let start = index + length
            guard start < utterance.tokens.upperBound, !grammar.isWord(index - 1, in: lexicon.words.notPlaces),
                lexicon.words.instead.length(in: grammar, at: index) == nil,
                !isTime(start),
                !isTime(index)
            else { continue }
            if let own = lexicon.words.ownPlaces.length(in: grammar, at: start), !isName(start, own),
                // "Je pense à toi"
                !grammar.isWord(index, in: lexicon.words.ownHourLeads)
            {
                // "En casa Paco"
                if let name = grammar[start + own], name.kind == .word, !isTime(start + own),
                    name.isCapitalised
                        || isPlain(start + own) && grammar.isWrittenSmall(utterance.tokens)
                            && grammar.endsClause(start + own + 1),
                    grammar.has(.nameBehindNoun), utterance.tokens.contains(start + own)
                {
                    return (start..<start + own + 1, nil)
                }
                // "Freitag geht bei mir": nobody says where.
                if isNobodysPlace(index, start + own) { continue }
                // "chez moi", "bei uns": the preposition is what makes it a place.
                let keeps = grammar.isWord(index, .placeMaker)
                return ((keeps ? index : start)..<endOfTown(start + own), nil)
            }
            if let home = homeOf(index, start) { return (home, nil) }
            guard
                let found = noun(from: start)
                    ?? pairedName(index, start)
                    ?? behindTime(index, start)
                    ?? writtenSmall(index, start)
                    ?? meetingPoint(index, start)
            else {
                continue
            }
            // "18:45, Leisure Centre on Mill Road", "the market by the town hall": the place that this one is beside.
            if isStrong(found) || isPlaceNoun(found.upperBound - 1), let beside = placeAhead(of: index) {
                return (beside, nil)
            }
            // "in a week's time", "in Rome": where there is a second place, the one with a noun or name of its own wins.
            if isStrong(found) { return (found, nil) }
            if mayBeName(found, behind: index) { weak = weak ?? found }
        }
        return (nil, weak)
    }

    /// A word that may be a name written small.
    func isPlain(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word, utterance.tokens.contains(index) else { return false }
        return !CommonWords.function.contains(token.word) && !CommonWords.starters.contains(token.word)
            && grammar.day(at: index) == nil && !grammar.isWord(index, .partOfDay)
            && RelationWords.relations[token.word] == nil && !PlanReader(grammar: grammar).isOccasion(index)
    }

    /// The name or the noun of a place that begins at `start`, with its article left out.
    private func noun(from start: Int) -> Range<Int>? {
        var first = start
        while grammar.isWord(first, in: lexicon.words.determiners) { first += 1 }
        let hasArticle = first > start
        while grammar.isWord(first, .placeAttribute)
            && grammar[first + 1]?.kind == .word
            && grammar[first]?.isCapitalised == false && !isPlaceNoun(first)
        { first += 1 }
        var end = first
        while end < utterance.tokens.upperBound, end - first < 6, let token = grammar[end] {
            if token.kind == .sign {
                // "Lindenstr. 5"
                if token.text == ".", end > first, grammar.isGlued(end), grammar[end + 1]?.kind == .number,
                    grammar.ends(end - 1, .streetAbbreviation)
                {
                    end += 1
                    continue
                }
                // "At my parents' place"
                if isGenitiveOfSeveral(end), isPlaceNoun(end + 1) {
                    end += 1
                    continue
                }
                let isInside =
                    (["'", "\u{2019}", "-", "."].contains(token.text) && grammar.isGlued(end) || token.text == "&")
                    && grammar[end + 1]?.kind == .word
                    && (token.text != "." || (grammar[end - 1]?.text.count ?? 9) <= 3)
                guard isInside, end > first else { break }
                end += 1
                continue
            }
            if token.kind == .number {
                // "The O2": glued to its letter.
                if end > first, grammar.isGlued(end), grammar[end - 1]?.text.count == 1 {
                    end += 1
                    continue
                }
                // "Goethestr. 12", "Room 114"; a number before a name is a house's.
                guard !isTime(end) || grammar.isSign(end - 1, "."), token.text.utf8.count <= 4, end > first,
                    !isHour(behind: end)
                else { break }
                end += 1
                break
            }
            guard token.kind == .word, !isTime(end), grammar.day(at: end) == nil else { break }
            let isJoint =
                end > first
                && (grammar.isWord(end, .placeJoint) || hasArticle && grammar.isWord(end, in: lexicon.words.and))
                // "À la sortie du métro Bastille"
                && (grammar[end + 1]?.isCapitalised == true || isPlaceNoun(end + 1)
                    // "Café de la Paix"
                    || grammar.isWord(end + 1, .placeJoint) && grammar[end + 2]?.isCapitalised == true)
                && !isTime(end + 1)
                && grammar.day(at: end + 1) == nil && grammar.clockTime(at: end) == nil
            // "The Co-op"
            let isTail = end > first && grammar.isSign(end - 1, "-") && grammar.isGlued(end)
            // "Le parking du Super U"
            let isNamed = end > first && grammar.isWord(end - 1, .placeJoint)
            let isName = token.isCapitalised && (isNamed || !CommonWords.starters.contains(token.word)) || isTail
            if isJoint || isName || isPlaceNoun(end) {
                end += 1
            } else if end > first, isPlaceNoun(end - 1),
                // "In the station car park", "centro comercial"
                isPlaceNoun(end + 1) && isPlain(end) || grammar.isWord(end, .placeEpithet)
            {
                end += 1
            } else if hasArticle, end == first,
                isPlaceNoun(end + 1) || isGenitiveOfSeveral(end + 1) && isPlaceNoun(end + 2)
                    || grammar[end + 1]?.isCapitalised == true && isPlaceNoun(end + 1)
            {
                end += 1
            } else {
                break
            }
        }
        // "Auf ein Stück Kuchen"
        if grammar.isWord(first, .portion), end - first > 1 { return nil }
        while end > first, grammar[end - 1]?.kind == .sign || grammar.isWord(end - 1, .placeJoint) { end -= 1 }
        end = endOfSpot(end)
        end = endOfSmallName(end)
        // "At the Christmas fair": an occasion, and no place.
        if !isPlaceNoun(end), PlanReader(grammar: grammar).isOccasion(end), grammar.has(.capitalisedNouns) == false {
            return nil
        }
        guard end > first, (first..<end).contains(where: { isNameOrPlace($0) }) else { return nil }
        if end - first == 1, RelationWords.relations[grammar.word(at: first)] != nil || isOnlyOccasion(first) {
            return nil
        }
        let word = grammar.word(at: first)
        if CalendarWords.months[word] != nil || CommonWords.function.contains(word) && end - first == 1 {
            return nil
        }
        return first..<end
    }

    /// "Meet at the clock tower 11?": a small number at the end is the hour, but of a street, a room or a gate.
    private func isHour(behind index: Int) -> Bool {
        guard let token = grammar[index], token.isShortNumber, (1...12).contains(token.value ?? 0),
            grammar.endsClause(index + 1), let noun = grammar[index - 1], noun.kind == .word
        else { return false }
        return !lexicon.words.numberedPlaces.contains(noun.word) && !grammar.isWord(index - 1, .street)
            && !Cue.streetEnding.ends(noun.text) && !grammar.has(.nameBehindNoun)
    }

    /// The sign behind "parents".
    private func isGenitiveOfSeveral(_ index: Int) -> Bool {
        grammar.isSign(index, "'", "\u{2019}") && grammar.isGlued(index) && !grammar.isGlued(index + 1)
            && grammar[index - 1].map { Cue.pluralEnding.ends($0, beyond: 2) } == true
    }

    private func isNameOrPlace(_ index: Int) -> Bool {
        guard let token = grammar[index], token.kind == .word else { return false }
        return (token.isCapitalised || isPlaceNoun(index)) && !Cue.noPlaceName.contains(token.word)
    }

    /// Nouns with a capital are no names: only what is a place by its word, or follows "in" as a town does.
    private func isStrong(_ range: Range<Int>) -> Bool {
        if grammar.has(.capitalisedNouns) {
            return range.contains { isPlaceNoun($0) } || range.count > 1
        }
        // "At our flat on Linden Street": the street says more.
        return range.contains { grammar[$0]?.isCapitalised == true || grammar[$0]?.kind == .number }
    }

    func isPlaceNoun(_ index: Int) -> Bool { grammar.isPlaceNoun(index, in: utterance.tokens) }

    // MARK: by itself

    /// "Friday, Moth Club": a part between commas that is all name or a place's noun.
    private func setOff() -> Range<Int>? {
        var parts: [Range<Int>] = []
        var start = utterance.tokens.lowerBound
        for index in utterance.tokens
        where grammar.isSign(index, ",", ":", "-", "–", "(", ")", "?", "!", ".") || grammar[index]?.kind == .lineBreak {
            if grammar.isGlued(index), grammar.isGlued(index + 1), !grammar.isSign(index, ",") { continue }
            // "St. Mary's Church"
            if grammar.isSign(index, "."), grammar.isWord(index - 1, .shortTitle),
                grammar[index + 1]?.isCapitalised == true
            {
                continue
            }
            if index > start { parts.append(start..<index) }
            start = index + 1
        }
        if start < utterance.tokens.upperBound { parts.append(start..<utterance.tokens.upperBound) }
        let last = utterance.tokens.last { grammar[$0]?.kind != .sign }
        // "The crown, 9"
        let isHourLast =
            last.map { grammar[$0]?.isShortNumber == true && (1...12).contains(grammar[$0]?.value ?? 0) } ?? false
        // "11, Lula?"
        let isHourFirst = parts.first.map { $0.count == 1 && grammar.isHour(at: $0.lowerBound) } ?? false
        let hasTime = !utterance.expressions.isEmpty || (isHourLast || isHourFirst) && parts.count > 1
        // "Ueno park, from 11"
        if let first = parts.first, parts.count > 1, hasTime, isNounWithName(first),
            grammar[first.lowerBound]?.isCapitalised == true, isPlaceNoun(first.upperBound - 1)
        {
            return first
        }
        if let first = parts.first, isNameBeforeHour(first) { return first }
        for (offset, part) in parts.enumerated() where offset > 0 || !hasTime {
            var first = part.lowerBound
            while grammar.isWord(first, in: lexicon.words.determiners) || grammar.isWord(first, .setOffLead)
                || grammar.isWord(first, .yesLead) && offset == 0
            {
                first += 1
            }
            guard first < part.upperBound, part.upperBound - first <= 5,
                lexicon.words.accepting.length(in: grammar, at: first) != part.upperBound - first,
                !(first..<part.upperBound).contains(where: {
                    isTime($0) || grammar.day(at: $0) != nil || grammar.weeksAhead(endingAt: $0 + 1) != nil
                        || CommonWords.starters.contains(grammar.word(at: $0)) && part.count == 1
                })
            else { continue }
            let hasNoun =
                isPlaceNoun(part.upperBound - 1) || isPlaceNoun(first) && grammar[first]?.isCapitalised == true
                || grammar.has(.nameBehindNoun) && isPlaceNoun(first)
                || offset > 0 && hasTime && isNounWithName(first..<part.upperBound)
            let isAllName = (first..<part.upperBound).allSatisfy {
                grammar[$0]?.kind != .word || grammar[$0]?.isCapitalised == true
                    || grammar.isWord($0, .nameJoint)
            }
            // "Quiz starts at 8, the crown": written small, a noun of its own behind the hour.
            if offset > 0, hasTime, part.upperBound - first <= 2, grammar.isWord(part.lowerBound, .definiteArticle),
                first == part.lowerBound + 1, grammar.isWrittenSmall(utterance.tokens),
                (first..<part.upperBound).allSatisfy({ isPlain($0) && !grammar.isWord($0, .noPlaceBehindTime) })
            {
                return first..<part.upperBound
            }
            let isShort = part.upperBound - first <= 4
            if hasNoun, isShort,
                isAllName
                    || (first..<part.upperBound).allSatisfy({
                        (!CommonWords.function.contains(grammar.word(at: $0))
                            || grammar.has(.nameBehindNoun) && grammar.isWord($0, .placeJoint))
                            && !grammar.isWord($0, in: PlanWords.occasions)
                    }),
                offset > 0 || parts.count == 1 && first > part.lowerBound || isAllName && hasTime
            {
                return first..<part.upperBound
            }
            if isAllName, offset > 0, hasTime, !grammar.has(.capitalisedNouns), part.count >= 1,
                let token = grammar[first], token.kind == .word, !CommonWords.starters.contains(token.word),
                !grammar.isWord(first, .honorific),
                !GivenNames.common.contains(token.text), !PlanReader(grammar: grammar).isOccasion(first)
            {
                return first..<part.upperBound
            }
        }
        return nil
    }

    /// The answer to "where?", up to the hour or the next thought: "Miller's Landing, 9 sharp".
    private func alone() -> Range<Int>? {
        let instead = lexicon.words.instead.first(in: grammar, utterance.tokens)
        let end =
            utterance.tokens.dropFirst().first {
                grammar.isSign($0, ",", ";", "(", "!", ".") && !grammar.isGlued($0 + 1) || isTime($0)
                    || grammar.clockTime(at: $0)?.isExplicit == true
            } ?? utterance.tokens.upperBound
        let range = (utterance.tokens.lowerBound..<end).filter {
            (grammar[$0]?.kind == .word || grammar[$0]?.kind == .number) && instead?.contains($0) != true
        }
        if let small = smallAlone() { return small }
        guard let first = range.first, let last = range.last, last - first < 6, grammar[first]?.isCapitalised == true,
            !CommonWords.starters.contains(grammar.word(at: first)), !isTime(first), !isHedge(first),
            !grammar.isWord(first, in: lexicon.words.ownHourLeads),
            grammar.clockTime(at: first) == nil,
            !grammar.isWord(first, .questionWord), lexicon.words.accepting.length(in: grammar, at: first) == nil,
            // "You'll smash it"
            !range.contains(where: {
                grammar.isWord($0, in: lexicon.words.selves) || grammar.isWord($0, .pronounSubject)
            })
        else { return nil }
        return first..<(last + 1)
    }
}

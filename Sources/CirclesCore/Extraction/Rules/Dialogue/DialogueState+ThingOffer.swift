/// "Sushi on Friday?" — "Ramen instead?" — "Ok, ramen": another thing, or another place, for the day that was offered.
extension DialogueState {
    /// What somebody asks for in place of the plan's own thing or place.
    struct ThingOffer {
        var title: PlanTitle
        /// It is where, and not what.
        var isPlace: Bool
        var thread: Int
        var proposer: Extraction.Subject
        var turn: Int
    }

    /// Notes what is asked for in place of the thing that the other side offered.
    mutating func readThingOffer(_ utterance: Utterance) {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard !isGroup, utterance.expressions.isEmpty, !utterance.declines, let thread = focus(turn),
            turn.index - lastTurns[thread] <= 2, threads[thread].options.allSatisfy({ $0.message < turn.index })
        else { return }
        if let name = placeAsked(utterance, of: thread) {
            thingOffer = ThingOffer(
                title: PlanTitle(text: turn.quote(name)), isPlace: true, thread: thread, proposer: turn.speaker,
                turn: turn.index)
            return
        }
        // "Cinema on Sunday?" — "Seen everything" — "Bowling instead?"
        let isOwn = threads[thread].standing.contains { $0.proposer == turn.speaker && $0.isOffer && !$0.isAccepted }
        guard offered(to: turn) == thread || isOwn, let known = threads[thread].title, !known.isGeneric,
            let instead = utterance.tokens.first(where: { grammar.length(.thingInstead, at: $0) != nil }),
            let length = grammar.length(.thingInstead, at: instead)
        else { return }
        // "Vielleicht lieber bei Jonas?", but "at the gym instead?"
        let behind = instead + length
        var start = grammar[behind]?.kind == .word ? behind : utterance.tokens.lowerBound
        // "Maybe at the leisure centre instead?"
        while start < utterance.tokens.upperBound,
            PlanWords.interjections.contains(grammar.word(at: start))
                || grammar.isWord(start, .perhaps) || grammar.isWord(start, in: utterance.lexicon.words.or)
        { start += 1 }
        if let place = placeInstead(from: start, utterance, of: thread) {
            thingOffer = ThingOffer(
                title: PlanTitle(text: turn.quote(place)), isPlace: true, thread: thread, proposer: turn.speaker,
                turn: turn.index)
            return
        }
        guard let thing = thing(before: instead, or: instead + length, utterance),
            // "The Crown instead?", but "sauna instead?"
            PlaceReader(utterance).place().map({
                !$0.overlaps(thing)
                    || $0 == thing && grammar[thing.lowerBound]?.isCapitalised == grammar.has(.capitalisedNouns)
            }) ?? true
        else { return }
        let title = PlanTitle(text: turn.quote(thing).asTitle(keepingCapitals: grammar.has(.capitalisedNouns)))
        guard !title.isSame(as: known) else { return }
        // "Could we meet by the fountain instead?": where both meet, and not what for.
        if utterance.tokens.contains(where: { $0 < thing.lowerBound && grammar.isWord($0, .meetingVerb) }) {
            thingOffer = ThingOffer(
                title: PlanTitle(text: turn.quote(thing)), isPlace: true, thread: thread, proposer: turn.speaker,
                turn: turn.index)
            return
        }
        thingOffer = ThingOffer(
            title: title, isPlace: false, thread: thread, proposer: turn.speaker, turn: turn.index)
    }

    /// "At the leisure centre instead?", "lieber bei Sven?", "¿mejor Casa Pepe?": where the plan has a place by its name, what stands behind a
    /// preposition for places is another one, and so is a house.
    private func placeInstead(from start: Int, _ utterance: Utterance, of thread: Int) -> Range<Int>? {
        let (grammar, words) = (utterance.grammar, utterance.lexicon.words)
        // "Red Lion on Friday?" — "What about the Crown?": a plan that has no name but a house's.
        let isNamedByHouse =
            threads[thread].place == nil && threads[thread].title?.text.contains(where: \.isUppercase) == true
        if let house = grammar.house(at: start), !isNamedByHouse || grammar.has(.capitalisedNouns) { return house }
        if let length = words.ownPlaces.length(in: grammar, at: start) { return start..<start + length }
        guard let known = threads[thread].place, known.folded != threads[thread].title?.text.folded,
            let length = words.placePrepositions.length(in: grammar, at: start),
            words.goals.length(in: grammar, at: start) == nil
        else { return nil }
        if let place = PlaceReader(utterance).place() { return place }
        var first = start + length
        while grammar.isWord(first, in: words.determiners) { first += 1 }
        var end = first
        while end - first < 6, utterance.tokens.contains(end), grammar[end]?.kind == .word,
            words.instead.length(in: grammar, at: end) == nil, !grammar.isWord(end, .meetingVerb)
        { end += 1 }
        return end > first ? first..<end : nil
    }

    /// "Ok", "ramen is fine": the other thing is the plan's.
    mutating func readThingAnswer(_ utterance: Utterance) {
        let turn = utterance.turn
        guard let offer = thingOffer, offer.proposer != turn.speaker else { return }
        guard turn.index - offer.turn <= 2, !utterance.declines, !utterance.denies else {
            thingOffer = nil
            return
        }
        let isNamed = utterance.tokens.contains { index in
            utterance.grammar[index].map { offer.title.keys.contains($0.key) } ?? false
        }
        // "2 pm at the baths?": who goes on with it has taken it.
        let goesOn = utterance.expressions.contains { $0.time != nil } && PlaceReader(utterance).place() != nil
        guard isNamed && !utterance.isQuestion || utterance.accepts || utterance.takesEasily || goesOn else { return }
        take(offer, turn)
    }

    /// Somebody says yes to it, or nods with a sign.
    private mutating func take(_ offer: ThingOffer, _ turn: Conversation.Turn) {
        if offer.isPlace {
            threads[offer.thread].place = offer.title.text
        } else {
            // "Kino" — "lieber Biergarten": a place that was the thing itself goes with it.
            if let place = threads[offer.thread].place, threads[offer.thread].title?.text.folded == place.folded {
                threads[offer.thread].place = nil
            }
            threads[offer.thread].title = offer.title
        }
        for option in threads[offer.thread].options.indices
        where threads[offer.thread].options[option].status == .stands {
            threads[offer.thread].options[option].isAccepted = true
        }
        note(offer.thread, .accept, turn)
        thingOffer = nil
    }

    /// A thumb, to what the other side asked for just before.
    mutating func takeThingOffer(_ turn: Conversation.Turn) {
        guard let offer = thingOffer, offer.proposer != turn.speaker, turn.index - offer.turn <= 2 else { return }
        take(offer, turn)
    }

    /// "Lunch tomorrow?" — "Can't do lunch, coffee at 3?": one thing is refused, and another asked for on the same day.
    mutating func readThingRefused(_ utterance: Utterance) -> Bool {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard utterance.declines, let thread = offered(to: turn), let known = threads[thread].title,
            let date = threads[thread].options.last(where: { $0.isOpenOffer(to: turn.speaker) })?.date,
            let comma = utterance.tokens.last(where: { grammar.isSign($0, ",") }), comma > utterance.tokens.lowerBound
        else { return false }
        let ahead = utterance.part(utterance.tokens.lowerBound..<comma)
        let behind = utterance.part(comma + 1..<utterance.tokens.upperBound)
        let refused = PlanReader(grammar: grammar).refusedThing(in: ahead.tokens, beside: comma..<comma)
        guard let refused, PlanTitle(text: turn.title(of: refused)).isSame(as: known), behind.isQuestion,
            let noun = behind.tokens.first(where: behind.isOccasion), let title = TopicReader(behind).title(),
            !title.isSame(as: known)
        else { return false }
        decline(turn)
        let hour = behind.expressions.first { $0.time != nil }
        let time = hour.flatMap { hour in turn.time(of: hour).map { ($0, hour.isHalfOpen) } }
        openBeside(date, title, time, behind, evidence: hour?.time?.tokens ?? noun..<noun + 1, place: behind)
        return true
    }

    /// "The Crown is so loud. Fox and Hounds?": a name alone, asked for where the plan has a place that the same message speaks of.
    private func placeAsked(_ utterance: Utterance, of thread: Int) -> Range<Int>? {
        let grammar = utterance.grammar
        guard utterance.isQuestion, let place = threads[thread].place else { return nil }
        let start =
            grammar.isWord(utterance.tokens.lowerBound, .definiteArticle)
            ? utterance.tokens.lowerBound + 1 : utterance.tokens.lowerBound
        let end = PlaceReader(utterance).endOfName(start)
        guard end > start,
            grammar.endsSentence(end) || grammar.isSign(end, "?")
                || utterance.lexicon.words.instead.length(in: grammar, at: end) != nil
        else { return nil }
        let keys = PlanTitle(text: place).keys
        let isSpokenOf = (0..<start).contains { index in
            grammar[index].map { keys.contains($0.key) } ?? false
        }
        return isSpokenOf || utterance.lexicon.words.instead.occur(in: grammar, utterance.tokens) ? start..<end : nil
    }

    /// Up to three words that stand before "instead", or behind "rather" and "lieber", and nothing else beside them.
    private func thing(before instead: Int, or next: Int, _ utterance: Utterance) -> Range<Int>? {
        let (grammar, reader) = (utterance.grammar, PlanReader(grammar: utterance.grammar))
        func run(from start: Int, to edge: Int) -> Range<Int>? {
            // "Rather the beer garden, Augustiner"
            let limit = (start..<max(edge, start)).first { $0 > start && grammar.isSign($0, ",") } ?? edge
            var first = start
            while first < limit,
                grammar[first]?.kind != .word || grammar.isWord(first, in: utterance.lexicon.words.determiners)
                    || reader.isLead(first) || grammar.isWord(first, .vagueDoing) || grammar.isWord(first, .goVerb)
                    || grammar.isWord(first, .doVerb) || grammar.isWord(first, .demonstrative)
                    || grammar.isWord(first, in: utterance.lexicon.words.or)
            { first += 1 }
            var end = first
            while end < limit, end - first < 3, reader.isThing(end) { end += 1 }
            guard end > first, (end..<limit).allSatisfy({ grammar[$0]?.kind != .word || reader.isLead($0) }),
                reader.isNamed(first..<end, in: utterance.tokens)
            else { return nil }
            return first..<end
        }
        return run(from: next, to: utterance.tokens.upperBound) ?? run(from: utterance.tokens.lowerBound, to: instead)
    }
}

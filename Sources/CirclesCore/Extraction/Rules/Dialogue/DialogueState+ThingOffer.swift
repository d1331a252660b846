/// "Sushi on Friday?" — "Ramen instead?" — "Ok, ramen": another thing for the day that was offered.
extension DialogueState {
    /// A thing that somebody asks for in place of the plan's own.
    struct ThingOffer {
        var title: PlanTitle
        var thread: Int
        var proposer: Extraction.Subject
        var turn: Int
    }

    /// Notes what is asked for in place of the thing that the other side offered.
    mutating func readThingOffer(_ utterance: Utterance) {
        let (turn, grammar) = (utterance.turn, utterance.grammar)
        guard !isGroup, utterance.expressions.isEmpty, !utterance.declines,
            let thread = offered(to: turn), threads[thread].options.allSatisfy({ $0.message < turn.index }),
            let known = threads[thread].title, !known.isGeneric,
            let instead = utterance.tokens.first(where: { grammar.length(.thingInstead, at: $0) != nil }),
            let length = grammar.length(.thingInstead, at: instead), PlaceReader(utterance).place() == nil,
            let thing = thing(before: instead, or: instead + length, utterance)
        else { return }
        let title = PlanTitle(text: turn.quote(thing).asTitle(keepingCapitals: grammar.has(.capitalisedNouns)))
        guard !title.isSame(as: known) else { return }
        thingOffer = ThingOffer(title: title, thread: thread, proposer: turn.speaker, turn: turn.index)
    }

    /// "Ok", "ramen is fine": the other thing is the plan's.
    mutating func readThingAnswer(_ utterance: Utterance) {
        let turn = utterance.turn
        guard let offer = thingOffer, offer.proposer != turn.speaker else { return }
        guard turn.index - offer.turn <= 2, !utterance.declines, !utterance.denies, !utterance.isQuestion else {
            thingOffer = nil
            return
        }
        let isNamed = utterance.tokens.contains { index in
            utterance.grammar[index].map { offer.title.keys.contains($0.text.withoutPossessive.key) } ?? false
        }
        guard isNamed || utterance.accepts || utterance.takesEasily else { return }
        threads[offer.thread].title = offer.title
        for option in threads[offer.thread].options.indices
        where threads[offer.thread].options[option].status == .stands {
            threads[offer.thread].options[option].isAccepted = true
        }
        note(offer.thread, .accept, turn)
        thingOffer = nil
    }

    /// Up to three words that stand before "instead", or behind "rather" and "lieber", and nothing else beside them.
    private func thing(before instead: Int, or next: Int, _ utterance: Utterance) -> Range<Int>? {
        let (grammar, reader) = (utterance.grammar, PlanReader(grammar: utterance.grammar))
        func run(from start: Int, to limit: Int) -> Range<Int>? {
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

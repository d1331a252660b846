/// The thing a sentence without a day is about: "Cinema?", "When's your birthday?", "still on for badminton?".
struct TopicReader: Sendable {
    let utterance: Utterance
    let grammar: Grammar
    let lexicon: Lexicon

    init(_ utterance: Utterance) {
        self.utterance = utterance
        grammar = utterance.grammar
        lexicon = utterance.lexicon
    }

    /// What was asked that this may answer.
    enum Asked {
        case nothing
        /// What a day is for, or may be for.
        case day
        /// What somebody does on a day: a thing alone says it.
        case doing
    }

    func title(asked: Asked = .nothing) -> PlanTitle? {
        // "Sounds like a plan": the plan is no name.
        let head = grammar.head(of: utterance.tokens)
        // "It's a date!"
        if let yes = lexicon.words.accepting.length(in: grammar, at: head),
            yes > 3 || yes > 1 && grammar.endsClause(head + yes)
        {
            return nil
        }
        // "Is there another date?": for what was spoken of.
        if grammar.asksForOtherTime(utterance.tokens) { return nil }
        // "I've got therapy on Wednesdays, so any other day"
        if !utterance.isQuestion, !utterance.suggests,
            utterance.tokens.contains(where: { grammar.recurrence(at: $0) != nil })
        {
            return nil
        }
        let isTalk =
            utterance.isQuestion || utterance.suggests || lexicon.words.asksWhen.occur(in: grammar, utterance.tokens)
        if let noun = occasion() {
            let reader = PlanReader(grammar: grammar)
            if let work = reader.studied(for: noun, in: utterance.tokens) {
                return PlanTitle(text: utterance.turn.title(of: work))
            }
            let end = utterance.tokens.upperBound
            return PlanTitle(text: text(reader.title(around: noun, in: utterance.tokens, end..<end)))
        }
        if let birthday = numberedBirthday() { return PlanTitle(text: text(birthday)) }
        let (reader, end) = (PlanReader(grammar: grammar), utterance.tokens.upperBound)
        // "Wir wollen mit den Kindern in den Zoo, kommt ihr mit?", "ich geh schwimmen, willst du mit?": what is said before who is asked along.
        if utterance.isQuestion, let comma = utterance.tokens.last(where: { grammar.isSign($0, ",") }),
            (comma + 1...comma + 4).contains(where: { grammar.isWord($0, .alongParticle) }),
            let plan = reader.goal(in: utterance.tokens.lowerBound..<comma)
                ?? reader.verbPhrase(near: comma..<comma, in: utterance.tokens.lowerBound..<comma), !plan.isGeneric
        {
            return PlanTitle(text: utterance.turn.title(of: plan))
        }
        if isTalk, let plan = reader.visit(in: utterance.tokens) {
            return PlanTitle(text: utterance.turn.title(of: plan))
        }
        // "We're getting married!" … "Saturday, 5 September"
        if let plan = PlanReader(grammar: grammar).gistPhrase(in: utterance.tokens), plan.gist != lexicon.words.visit,
            !grammar.tellsOfThePast(around: utterance.tokens)
        {
            return PlanTitle(text: utterance.turn.title(of: plan))
        }
        if lexicon.words.calling.asked.occur(in: grammar, utterance.tokens) {
            return PlanTitle(text: lexicon.words.calling.noun)
        }
        if utterance.isQuestion, let plan = reader.goalAsked(in: utterance.tokens) {
            return PlanTitle(text: utterance.turn.title(of: plan))
        }
        if let lead = lexicon.words.topicLeads.first(in: grammar, utterance.tokens),
            // "It's going to pour"
            !grammar.isWord(lead.lowerBound - 1, .itSubject), let range = phrase(from: lead.upperBound),
            isTalk || utterance.tokens.count < 9 && !grammar.isWord(lead.lowerBound, in: lexicon.words.and)
        {
            return PlanTitle(text: text(range))
        }
        if utterance.asksWhen, let plan = reader.happening(in: utterance.tokens, end..<end) {
            return PlanTitle(text: utterance.turn.title(of: plan))
        }
        if isTalk, utterance.suggests, let plan = reader.verbPhrase(near: end..<end, in: utterance.tokens) {
            return PlanTitle(text: utterance.turn.title(of: plan), isGeneric: plan.isGeneric)
        }
        let deed =
            isTalk ? reader.deed(near: end..<end, in: utterance.tokens) : reader.request(in: utterance.tokens)
        if let deed { return PlanTitle(text: utterance.turn.title(of: deed)) }
        if let named = ticketed() ?? (asked != .nothing ? utterance.meal : nil) { return named }
        if asked != .nothing, let plan = reader.answer(in: utterance.tokens) {
            return PlanTitle(text: utterance.turn.title(of: plan))
        }
        if asked == .doing, let range = thing() { return PlanTitle(text: text(range)) }
        if utterance.asksWhen, let range = lastNouns() ?? nounsBeforeWhen() { return PlanTitle(text: text(range)) }
        return fragment()
    }

    /// What both are to do: "shall we repaint it?"
    func joint() -> PlanTitle? {
        PlanReader(grammar: grammar).joint(in: utterance.tokens).map { PlanTitle(text: utterance.turn.title(of: $0)) }
    }

    /// "What are you up to on Saturday?" — "[just] flea market [with Julia]".
    private func thing() -> Range<Int>? {
        var start = grammar.head(of: utterance.tokens)
        while grammar.isWord(start, in: lexicon.words.determiners) || grammar.isWord(start, .likingAdverb)
            || lexicon.words.accepting.length(in: grammar, at: start) == 1 || grammar.isSign(start, ",")
        { start += 1 }
        var end = start
        let reader = PlanReader(grammar: grammar)
        while end < utterance.tokens.upperBound, end - start < 4, reader.isTitleWord(end), grammar[end]?.kind == .word,
            !grammar.isWord(end, in: lexicon.words.choosing), grammar.day(at: end) == nil,
            grammar.clockTime(at: end) == nil
        { end += 1 }
        let isEnd =
            grammar.endsClause(end) || grammar.isWord(end, .titlePlace)
            || lexicon.words.placePrepositions.length(in: grammar, at: end) != nil
        guard end > start, isEnd, !utterance.isQuestion,
            !(start..<end).contains(where: { grammar.isWord($0, .noAnswer) })
        else { return nil }
        return start..<end
    }

    /// What somebody says has to be done: "we still need to get the present".
    func duty() -> PlanTitle? {
        let end = utterance.tokens.upperBound
        return PlanReader(grammar: grammar).deed(near: end..<end, in: utterance.tokens).map {
            PlanTitle(text: utterance.turn.title(of: $0))
        }
    }

    /// The thing that the sentence is about, where no plan is: "did you do your tax return yet".
    func matter() -> PlanTitle? {
        // "We're having a baby!" … "due 3rd of August"
        if lexicon.words.expecting.told.occur(in: grammar, utterance.tokens) {
            return PlanTitle(text: lexicon.words.expecting.noun)
        }
        return occasionSpokenOf() ?? things().first.map { PlanTitle(text: text($0)) }
    }

    /// What the sentence tells of, the likeliest first: an occasion to come, "that ramen place", then other things, but for what somebody
    /// has or is with, and what has happened to them.
    func spokenOf() -> (occasion: PlanTitle?, pointedAt: PlanTitle?, other: PlanTitle?) {
        // "My bike got stolen"
        let things = things().filter { thing in
            !thing.contains { grammar.isWord($0, .ownVerb) || grammar.ends($0, .pastEnding) }
        }
        // "That ramen place", but not "the dryer's making that noise".
        let pointedAt = things.first.flatMap { thing in
            (thing.lowerBound - 2..<thing.lowerBound).contains { grammar.isWord($0, .demonstrative) } ? thing : nil
        }.map {
            PlanTitle(text: text($0))
        }
        if grammar.tellsOfThePast(around: utterance.tokens) { return (nil, pointedAt, nil) }
        let other = things.first {
            let lead = $0.lowerBound - 2
            return !grammar.isWord(lead, in: lexicon.words.companions)
                && !grammar.isWord(lead, in: lexicon.words.ofWords)
        }
        return (occasionSpokenOf(), pointedAt, other.map { PlanTitle(text: text($0)) })
    }

    private func occasionSpokenOf() -> PlanTitle? {
        let reader = PlanReader(grammar: grammar)
        guard let noun = utterance.tokens.last(where: { reader.isOccasion($0) && !isBound($0) }) else { return nil }
        let end = utterance.tokens.upperBound
        return PlanTitle(text: text(reader.title(around: noun, in: utterance.tokens, end..<end)))
    }

    /// The nouns behind an article or an owner, without people and what nobody plans.
    private func things() -> [Range<Int>] {
        let reader = PlanReader(grammar: grammar)
        return utterance.tokens.compactMap { index in
            guard grammar.isWord(index, in: lexicon.words.determiners), !grammar.isWord(index - 1, .boundBefore),
                // "Ma belle-mère", but "my brother Dayo's over"
                RelativeMention(anyAt: index, in: grammar).map({ $0.name != nil }) ?? true,
                // "Bring your floaty"
                !grammar.isWord(index - 1, .bringingVerb)
            else { return nil }
            var start = index + 1
            // "The new keys", but "that flat in Leeds".
            while grammar.isWord(start, .placeAttribute), grammar[start + 1]?.kind == .word,
                reader.isTitleWord(start + 1),
                !CommonWords.function.contains(grammar.word(at: start + 1))
            { start += 1 }
            var end = start
            while end < utterance.tokens.upperBound, end - start < 3, reader.isTitleWord(end),
                grammar[end]?.kind == .word, grammar.day(at: end) == nil
            { end += 1 }
            end = endOfMatter(start..<end)
            while end > start, !lexicon.words.ownFunctionWords.isEmpty, isJoint(end - 1) { end -= 1 }
            guard end > start, let noun = grammar[end - 1],
                !utterance.expressions.contains(where: { $0.covers(start) }),
                RelationWords.relations[noun.word] == nil,
                !CalendarWords.units.contains(noun.word), !grammar.isWord(end - 1, .noPossession),
                !grammar.isWord(end - 1, .partOfDay), !grammar.isWord(end - 1, .tomorrowOrMorning),
                !grammar.has(.capitalisedNouns) || noun.isCapitalised || grammar.isWrittenSmall(utterance.tokens)
            else { return nil }
            return start..<end
        }
    }

    /// The "de la" of "grifo de la": it leads to what follows.
    private func isJoint(_ index: Int) -> Bool {
        grammar.isWord(index, in: lexicon.words.determiners) || grammar.isWord(index, in: lexicon.words.ofWords)
            || grammar.isWord(index, .drawnArticle)
    }

    /// Without what is told of it: "the locksmith called back", "die steuererklärung nervt".
    private func endOfMatter(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, grammar.isWord(end - 1, .matterTail) { end -= 1 }
        let verb = (range.lowerBound + 1..<max(end, range.lowerBound + 1)).first { index in
            guard let text = grammar[index]?.text else { return false }
            return Cue.pastEnding.ends(text, beyond: 2) && !PlanReader(grammar: grammar).isOccasion(index)
                || grammar.has(.capitalisedNouns) && grammar[index]?.isCapitalised == false
                    && (Cue.finiteEnding.ends(text, beyond: 2) || Cue.infinitiveEnding.ends(text, beyond: 2))
        }
        return verb ?? end
    }

    /// "When do you get the results?": the nouns that end the question.
    private func lastNouns() -> Range<Int>? {
        guard
            let last = utterance.tokens.last(where: {
                grammar[$0]?.kind == .word && !grammar.isWord($0, .matterTail)
            })
        else { return nil }
        let end = last + 1
        var start = end
        while start > utterance.tokens.lowerBound, end - start < 3, let token = grammar[start - 1], token.kind == .word,
            !CommonWords.function.contains(token.text), !grammar.isWord(start - 1, in: lexicon.words.determiners),
            !grammar.isWord(start - 1, .drawnArticle)
        {
            start -= 1
        }
        let isPlain =
            start < end && !grammar.isWord(last, in: lexicon.words.choosing)
            && (grammar.isWord(start - 1, in: lexicon.words.determiners) || grammar.isWord(start - 1, .drawnArticle))
        return isPlain ? start..<end : nil
    }

    /// "Brocante place du Jeu de Balle à 9 h", "re the shower": the thing that a sentence begins with, where no article shows it.
    func headNoun() -> PlanTitle? {
        if utterance.accepts || utterance.declines || utterance.isQuestion && utterance.asksWhen { return nil }
        let reader = PlanReader(grammar: grammar)
        let start = grammar.head(of: utterance.tokens)
        var end = start
        while end < utterance.tokens.upperBound, end - start < 3, reader.isTitleWord(end), grammar[end]?.kind == .word,
            grammar.day(at: end) == nil, grammar.clockTime(at: end) == nil, !isRelative(end),
            !grammar.isWord(end, in: lexicon.words.choosing), !grammar.isWord(end, in: lexicon.words.hesitations)
        { end += 1 }
        guard end > start, let head = grammar[start], let last = grammar[end - 1], last.text.utf8.count > 3,
            !Cue.pastEnding.ends(head.text), !GivenNames.isKnown(head.text), !reader.isIdle(head.text),
            !Cue.nounPronoun.contains(head.word), !PlanWords.interjections.contains(head.word),
            !grammar.isWord(start, in: lexicon.words.doubting), !grammar.isWord(start, .remindingVerb),
            end > start + 1 || start > utterance.tokens.lowerBound || utterance.isQuestion || !grammar.endsClause(end),
            !grammar.has(.capitalisedNouns) || last.isCapitalised && start > utterance.tokens.lowerBound,
            grammar.endsClause(end) || grammar.day(at: end) != nil
                || lexicon.words.placePrepositions.length(in: grammar, at: end) != nil
        else { return nil }
        return PlanTitle(text: text(start..<end))
    }

    /// "Quote for [a fence]", "wegen [der Haustür]".
    func purpose() -> PlanTitle? {
        for index in utterance.tokens {
            let lead =
                grammar.length(.matterRequest, at: index) ?? (grammar.isWord(index, .matterPreposition) ? 1 : nil)
            guard let lead, let found = phrase(from: index + lead), grammar[found.lowerBound]?.kind == .word,
                !CommonWords.function.contains(grammar.word(at: found.lowerBound))
            else { continue }
            return PlanTitle(text: text(found))
        }
        return nil
    }

    /// The last noun for an occasion; before a thing ("concert tickets") it still says what the talk is of.
    private func occasion() -> Int? {
        let reader = PlanReader(grammar: grammar)
        // "Knitting's at mine as the library's got the decorators in": why is no topic.
        let reason = utterance.tokens.dropFirst(3).first { grammar.isWord($0, .causalConjunction) }
        let all = utterance.tokens.prefix { $0 < reason ?? .max }.filter { index in
            reader.isOccasion(index)
                || (PlanWords.occasions.contains(grammar.word(at: index))
                    && grammar.isWord(index + 1, .ticket))
        }
        // "Brunch um 11 im Café": where it is comes last.
        let last = all.last { !grammar.isWord($0 - 1, .spotLead) } ?? all.last
        guard let last, !grammar.isWord(last - 1, .noDeterminer), !grammar.isWord(last - 1, .conveyingVerb),
            !isBound(last),
            // "Maybe not the steakhouse"
            !grammar.isWord(last - 1, in: lexicon.words.determiners) || !grammar.isWord(last - 2, .negator),
            // "What night?", "the club one": which of what is talked of.
            !grammar.isWord(last - 1, .questionWord),
            !grammar.isWord(last + 1, .standIn) || !grammar.isWord(last - 1, .definiteArticle),
            // "Did the dentist ring back?" asks about what is to come.
            !grammar.tellsOfThePast(around: last..<(last + 1))
                || utterance.isQuestion && grammar.isWord(last, .nounOfSomebody)
        else { return nil }
        return last
    }

    /// "Nope. Sauna by the sea", "skint, or just dinner somewhere cheap", "plutôt un pique-nique": an occasion that is put in place of
    /// what was asked for, at the head of a few words or behind what says so.
    func inPlaceOfAsked() -> PlanTitle? {
        let reader = PlanReader(grammar: grammar)
        let (start, end) = (utterance.tokens.lowerBound, utterance.tokens.upperBound)
        let leads = utterance.tokens.compactMap { index in
            grammar.length(.thingInstead, at: index).map { index + $0 }
        }
        for lead in leads + [start] {
            var first = lead
            while first < end, isLeadOfOther(first, reader) { first += 1 }
            var last = first
            while last < end, last - first < 5, reader.isThing(last) || isHyphened(last) { last += 1 }
            guard last > first, utterance.expressions.allSatisfy({ !$0.covers(first) }),
                // What nothing leads to has to be an occasion.
                lead != start || reader.isOccasion(last - 1),
                // "Dinner's good": something is said of it.
                grammar.endsClause(last) || grammar.isWord(last, .topicTail) || grammar.isWord(last, .someplace)
                    || utterance.lexicon.words.placePrepositions.length(in: grammar, at: last) != nil
                    || grammar.isWord(last, in: lexicon.words.companions)
            else { continue }
            return PlanTitle(text: text(first..<last))
        }
        return nil
    }

    /// An occasion by its noun, rather than a name, a place or a leftover.
    func namesPlan() -> Bool { occasion() != nil }

    /// The "-" and the "nique" of "pique-nique".
    private func isHyphened(_ index: Int) -> Bool {
        grammar.isSign(index, "-") && grammar.isGlued(index) && grammar.isGlued(index + 1)
            || grammar.isGlued(index) && grammar.isSign(index - 1, "-")
    }

    private func isLeadOfOther(_ index: Int, _ reader: PlanReader) -> Bool {
        grammar[index]?.kind != .word || grammar.isWord(index, in: lexicon.words.determiners) || reader.isLead(index)
            || grammar.isWord(index, in: lexicon.words.or) || grammar.isWord(index, in: lexicon.words.denying)
            || lexicon.words.accepting.length(in: grammar, at: index) == 1
    }

    /// "Before the wedding": it says when another thing is to be done.
    private func isBound(_ noun: Int) -> Bool {
        (noun - 3..<noun).contains { index in
            grammar.isWord(index, .hourBound)
                && (index + 1..<noun).allSatisfy {
                    grammar.isWord($0, in: lexicon.words.determiners) || grammar[$0]?.kind == .word
                }
        }
    }

    /// Up to four words behind a lead, without articles.
    private func phrase(from start: Int) -> Range<Int>? {
        var first = start
        // "Up for helping me paint the nursery?"
        if grammar.isWord(first, .helpingVerb), grammar.isWord(first + 1, .helpedPerson),
            let plan = PlanReader(grammar: grammar).withObject(
                first + 2, utterance.tokens.upperBound..<utterance.tokens.upperBound, in: utterance.tokens)
        {
            return plan.title
        }
        while grammar.isWord(first, in: lexicon.words.determiners) { first += 1 }
        var end = first
        let reader = PlanReader(grammar: grammar)
        while end < utterance.tokens.upperBound, end - first < 4, reader.isTitleWord(end), grammar.day(at: end) == nil,
            grammar.clockTime(at: end) == nil
        {
            end += 1
        }
        // "Wann ist der nochmal?"
        while end > first, grammar[end - 1]?.kind != .word || grammar.isWord(end - 1, .matterTail) { end -= 1 }
        // "And your sister?" asks after somebody, "a la una y media" is an hour.
        guard end > first, !isRelative(end - 1), !utterance.expressions.contains(where: { $0.covers(first) }) else {
            return nil
        }
        return first..<end
    }

    func isRelative(_ index: Int) -> Bool {
        grammar[index].map { RelationWords.relations[$0.stem] != nil } ?? false
    }

    func text(_ range: Range<Int>) -> String {
        utterance.turn.quote(range).asTitle(keepingCapitals: grammar.has(.capitalisedNouns))
    }
}

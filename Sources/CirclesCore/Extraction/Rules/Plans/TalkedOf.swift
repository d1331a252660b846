/// What the talk was of, for a plan that somebody means to come to and that nothing names: "that ramen place is open again" …
/// "Saturday?" — "deal".
struct TalkedOf: Sendable {
    /// Turns that are looked at, the day's own and those before it.
    private static let reach = 8
    private let turns: ArraySlice<Conversation.Turn>
    /// Those right behind it.
    private let later: ArraySlice<Conversation.Turn>
    /// Behind the day's own.
    private let end: Int
    private let thread: PlanThread
    /// Those that have a name of their own.
    private let others: [PlanTitle]
    /// Days that do not hold: what is said beside one is why.
    private let closed: [DateMention]

    init(_ conversation: Conversation, _ thread: PlanThread, on option: PlanThread.Option, _ state: DialogueState) {
        end = min(option.message + 1, conversation.turns.count)
        turns = conversation.turns[max(0, end - Self.reach)..<max(0, end)]
        self.thread = thread
        later = conversation.turns[end..<min(end + 4, conversation.turns.count)]
        others = state.threads.compactMap(\.title)
        closed = state.mentions.filter { $0.role == .refused || $0.role == .movedAway }
    }

    /// The latest turn's occasion, or what it points at; else the first thing that was spoken of, which the talk began with.
    ///
    /// - Parameter isNamed: The plan has a verb that says a little ("come over"): only what says more takes its place.
    func title(isNamed: Bool) -> PlanTitle? {
        for turn in turns.reversed() {
            for utterance in utterances(of: turn) {
                let spoken = TopicReader(utterance).spokenOf()
                if let found = [spoken.occasion, spoken.pointedAt].lazy.compactMap(\.self).first(where: isFree) {
                    return found
                }
            }
        }
        if isNamed { return nil }
        if let opening = opening() { return opening }
        return first { TopicReader($0).spokenOf().other } ?? last { TopicReader($0).headNoun() }
            ?? first { TopicReader($0).matter() }
    }

    /// What was to be done, said in a turn before any day of it.
    func opening() -> PlanTitle? {
        let first = thread.options.map(\.message).min() ?? end
        for turn in turns where turn.index <= first {
            for utterance in utterances(of: turn)
            where !utterance.declines && utterance.expressions.allSatisfy({ $0.day == nil }) {
                if let title = TopicReader(utterance).undertaking(), isFree(title) { return title }
            }
        }
        return nil
    }

    /// In the first turn that speaks of one; not in the words of a told day ("Thursday 7 am I'll be at your door"), nor in why somebody
    /// cannot ("stuck on a double, sorry").
    private func first(_ thing: (Utterance) -> PlanTitle?) -> PlanTitle? {
        for turn in turns where !(thread.isTold && turn.index == end - 1) {
            for utterance in utterances(of: turn) where !utterance.declines {
                if let title = thing(utterance), isFree(title) { return title }
            }
        }
        return nil
    }

    private func utterances(of turn: Conversation.Turn) -> [Utterance] {
        let closed = closed.filter { $0.turn == turn.index }
        let all = Utterance.all(of: turn)
        return all.filter { utterance in
            // "Could we make it 4ish? Got a work call": why another hour is asked for.
            if utterance.grammar.isWord(utterance.grammar.head(of: utterance.tokens), .ownHaving),
                !utterance.isQuestion,
                all.contains(where: { said in
                    said.isQuestion && said.tokens.upperBound <= utterance.tokens.lowerBound
                        && said.expressions.contains { $0.time != nil }
                })
            {
                return false
            }
            return !closed.contains { utterance.tokens.contains($0.expression.tokens.lowerBound) }
        }
    }

    /// What was spoken of last, be it over or not.
    func matter() -> PlanTitle? {
        last { $0.expressions.isEmpty ? TopicReader($0).matter() : nil }
    }

    /// In the latest turn that speaks of one.
    private func last(_ thing: (Utterance) -> PlanTitle?) -> PlanTitle? {
        for turn in turns.reversed() {
            for utterance in utterances(of: turn) {
                if let title = thing(utterance), isFree(title) { return title }
            }
        }
        return nil
    }

    /// "Could you quote for a fence?", "re the shower": what somebody who says no more than that they come comes for.
    func purpose() -> PlanTitle? {
        turns.reversed().lazy.flatMap(Utterance.all).compactMap { TopicReader($0).purpose() }.first(where: isFree)
    }

    /// "Free Saturday?" — "What's up" — "Thought we could go to that Thai place" — "7?": what is pointed at before the hour is said.
    func pointedAtLater(than option: PlanThread.Option) -> PlanTitle? {
        guard let hour = option.timeTurn else { return nil }
        return later.lazy.filter { $0.index <= hour }.flatMap(utterances)
            .compactMap { TopicReader($0).spokenOf().pointedAt }.first(where: isFree)
    }

    /// Neither where the plan is, nor another plan.
    private func isFree(_ title: PlanTitle) -> Bool {
        // "I'll be in town on Friday" — "let's meet"
        if title.words.count == 1, title.words.contains(where: Cue.whereabouts.contains) { return false }
        return thread.place?.folded.contains(title.text.folded) != true && !others.contains { $0.isSame(as: title) }
    }
}

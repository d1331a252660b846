/// What the talk was of, for a plan that somebody means to come to and that nothing names: "that ramen place is open again" …
/// "Saturday?" — "deal".
struct TalkedOf: Sendable {
    /// Turns that are looked at, the day's own and those before it.
    private static let reach = 8
    private let turns: ArraySlice<Conversation.Turn>
    /// Behind the day's own.
    private let end: Int
    private let thread: PlanThread
    /// Those that have a name of their own.
    private let others: [PlanTitle]

    init(_ conversation: Conversation, _ thread: PlanThread, on option: PlanThread.Option, others: [PlanThread]) {
        end = min(option.message + 1, conversation.turns.count)
        turns = conversation.turns[max(0, end - Self.reach)..<max(0, end)]
        self.thread = thread
        self.others = others.compactMap(\.title)
    }

    /// The latest turn's occasion or thing; what was pointed at stays what is talked of.
    ///
    /// - Parameter isNamed: The plan has a verb that says a little ("come over"): only what says more takes its place.
    func title(isNamed: Bool) -> PlanTitle? {
        var thing: PlanTitle?
        for turn in turns.reversed() {
            for utterance in Utterance.all(of: turn) {
                let spoken = TopicReader(utterance).spokenOf()
                if let found = [spoken.occasion, spoken.pointedAt].lazy.compactMap(\.self).first(where: isFree) {
                    return found
                }
                // "Thursday 7 am I'll be at your door": what a told day's own words name is no plan.
                let isOwn = thread.isTold && turn.index == end - 1
                if thing == nil, !isOwn, let other = spoken.other, isFree(other) { thing = other }
            }
        }
        if isNamed { return nil }
        return thing
            ?? turns.reversed().lazy.flatMap(Utterance.all).compactMap { TopicReader($0).headNoun() }.first(
                where: isFree)
    }

    /// "Could you quote for a fence?", "re the shower": what somebody who says no more than that they come comes for.
    func purpose() -> PlanTitle? {
        turns.reversed().lazy.flatMap(Utterance.all).compactMap { TopicReader($0).purpose() }.first(where: isFree)
    }

    /// Neither where the plan is, nor another plan.
    private func isFree(_ title: PlanTitle) -> Bool {
        thread.place?.folded.contains(title.text.folded) != true && !others.contains { $0.isSame(as: title) }
    }
}

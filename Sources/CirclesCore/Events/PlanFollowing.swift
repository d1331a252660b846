internal import Foundation

/// Reads a conversation as one that goes on from plans made before it (Sources/README.md, "Plans as dialogue").
struct PlanFollowing {
    enum Outcome: Hashable {
        case stands
        case calledOff
        case moved(CalendarDate, ClockTime?)
        /// By a number of days: no words name the day itself.
        case shifted(CalendarDate)
    }

    /// One for each plan.
    let outcomes: [Outcome]

    init(_ plans: [PlannedEvent], in conversation: Conversation) {
        // Of plans with one name, the one that comes first is meant: the latest thread is what a name leads to.
        let order = plans.indices.sorted { (plans[$1].date, $0) < (plans[$0].date, $1) }
        var state = DialogueState(isGroup: conversation.isGroup, madeBefore: order.map { Self.thread(plans[$0]) })
        for turn in conversation.turns { state.read(turn) }
        let later = state.threads.dropFirst(plans.count)
        var outcomes = plans.map { _ in Outcome.stands }
        for (index, thread) in zip(order, state.threads) {
            let plan = plans[index]
            outcomes[index] = Self.outcome(of: plan, thread, among: plans, later)
        }
        self.outcomes = outcomes
    }

    private static func outcome(
        of plan: PlannedEvent, _ thread: PlanThread, among plans: [PlannedEvent], _ later: ArraySlice<PlanThread>
    ) -> Outcome {
        let named = Self.outcome(of: plan, thread)
        // "Can't do Saturday" is about the one plan that there is for that day.
        guard named == .stands, plans.count(where: { $0.date == plan.date }) == 1,
            let byDay = later.first(where: { $0.title?.isGeneric ?? true && $0.options.index(of: plan.date) != nil })
        else { return named }
        return Self.outcome(of: plan, byDay, at: byDay.options.index(of: plan.date) ?? 0)
    }

    private static func thread(_ plan: PlannedEvent) -> PlanThread {
        let option = PlanThread.Option(
            date: plan.date, time: plan.time, status: .stands, decidedBy: DialogueState.longAgo, proposer: .unknown,
            message: DialogueState.longAgo,
            isQuestion: false, isOffer: false, isAccepted: true, isUncertain: plan.isUncertain,
            evidence: Extraction.Evidence(quote: plan.quote, message: nil))
        return PlanThread(
            title: PlanTitle(text: plan.title), options: [option], place: plan.place, about: .unknown,
            isAppointment: true)
    }

    private static func outcome(of plan: PlannedEvent, _ thread: PlanThread, at option: Int = 0) -> Outcome {
        guard let first = thread.options[safe: option] else { return .stands }
        if first.status == .stands {
            // "Let's make it eight on Thursday", "move dinner to eight": another hour of the same day.
            let isMoved = first.isMove || first.decidedBy == DialogueState.longAgo
            guard isMoved, let time = first.time, time != plan.time else { return .stands }
            return .moved(plan.date, time)
        }
        guard first.status == .refused || first.status == .movedAway else { return .stands }
        if let other = thread.standing.first(where: \.isShift) { return .shifted(other.date) }
        if let other = thread.standing.first { return .moved(other.date, other.time) }
        return first.status == .refused ? .calledOff : .stands
    }
}

extension Conversation {
    /// A filed conversation, read anew.
    init(_ interaction: Interaction) {
        let transcript = Transcript(
            isGroup: interaction.participants.count > 1, messages: interaction.messages)
        let time = CaptureTime(
            instant: interaction.occurredAt, zone: interaction.zone,
            source: interaction.dayIsUncertain ? .modified : .given)
        self.init(transcript, capturedAt: time)
    }

    /// Days that the messages name.
    var namedDays: Set<CalendarDate> {
        Set(turns.flatMap { turn in turn.temporalExpressions.compactMap { turn.date(of: $0) } })
    }

    /// Whether what is called off comes never again: "from now on".
    var endsForGood: Bool {
        turns.contains { turn in turn.tokens.indices.contains { turn.grammar.length(.forever, at: $0) != nil } }
    }
}

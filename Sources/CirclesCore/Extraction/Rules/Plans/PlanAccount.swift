/// What `circles extract --explain` tells of a conversation: its plans, and the days that are in none of them.
package struct PlanAccount: Sendable {
    package struct Plan: Sendable {
        /// As its event is called; "?" where nothing names it.
        package let name: String
        package let steps: [PlanThread.Step]
        /// Of each day, in the order they were named.
        package let outcomes: [PlanThread.Outcome]
    }

    /// A day that lies behind, that hangs on something else, or on which nothing is planned.
    package struct Day: Sendable {
        package let date: CalendarDate
        package let time: ClockTime?
        package let role: DateRole
        /// Index of the message that names it.
        package let message: Int
        /// Its words there.
        package let quote: String
    }

    package let plans: [Plan]
    package let days: [Day]
}

extension PlanRule {
    /// With the names and hours that the events have.
    func account() -> PlanAccount {
        let planned = Set(state.threads.flatMap(\.options).map(\.date))
        let days = state.mentions.compactMap { mention -> PlanAccount.Day? in
            guard !planned.contains(mention.date), let turn = conversation.turns[safe: mention.turn] else { return nil }
            return PlanAccount.Day(
                date: mention.date, time: mention.time, role: mention.role, message: mention.turn,
                quote: turn.quote(mention.expression.tokens))
        }
        return PlanAccount(plans: state.threads.map(account), days: days)
    }

    private func account(of thread: PlanThread) -> PlanAccount.Plan {
        let name = thread.options.lazy.compactMap { title(of: thread, $0) }.first ?? thread.title?.text ?? "?"
        var (steps, outcomes) = (thread.steps, thread.outcomes)
        for (index, option) in thread.options.enumerated() {
            // "At eight" of a dinner is in the evening from the turn on that says it.
            guard let hour = hour(of: option, name, at: thread.place), let said = option.time, hour != said else {
                continue
            }
            outcomes[index].time = hour
            for step in steps.indices where steps[step].day == "\(option.date) \(said)" {
                steps[step].day = "\(option.date) \(hour)"
            }
        }
        return PlanAccount.Plan(name: name, steps: steps, outcomes: outcomes)
    }
}

import CirclesCore

/// What was proposed in a conversation, by whom, what became of it, and the days that are in no plan.
enum PlanText {
    static func print(_ account: PlanAccount, _ conversation: Transcript, to out: Terminal) {
        if account.plans.isEmpty { out.line("no plans") }
        for plan in account.plans {
            out.line("plan       \(plan.name)".printable)
            for step in plan.steps {
                let messages = conversation.messages
                let text = messages.indices.contains(step.message) ? messages[step.message].text : ""
                let day = step.day.map { " \($0)" } ?? ""
                out.line(
                    "  \(step.message + 1) \(step.speaker.rawValue) \(step.act.rawValue)\(day)  \"\(text)\"".printable)
            }
            for outcome in plan.outcomes {
                out.line("  -> \(moment(outcome.date, outcome.time, outcome.role)) (message \(outcome.message + 1))")
            }
        }
        for day in account.days {
            let moment = moment(day.date, day.time, day.role)
            out.line("day        \(moment) (message \(day.message + 1))  \"\(day.quote)\"".printable)
        }
    }

    private static func moment(_ date: CalendarDate, _ time: ClockTime?, _ role: DateRole) -> String {
        "\(date)\(time.map { " \($0)" } ?? "") \(role.rawValue)"
    }
}

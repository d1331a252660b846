package import CirclesCore

/// A line of `extract --explain --json`: a plan, who did what to it, and what became of its days.
package struct PlanView: Codable, Sendable {
    package let name: String
    package let steps: [PlanThread.Step]
    /// Of each day, in the order they were named.
    package let outcomes: [PlanThread.Outcome]

    package init(_ plan: PlanAccount.Plan) {
        (name, steps, outcomes) = (plan.name, plan.steps, plan.outcomes)
    }
}

/// A line of `extract --explain --json`: a day that is in no plan, and why.
package struct DayView: Codable, Sendable {
    package let date: CalendarDate
    package let time: ClockTime?
    package let role: DateRole
    /// Index of the message that names it.
    package let message: Int
    package let quote: String

    package init(_ day: PlanAccount.Day) {
        (date, time, role) = (day.date, day.time, day.role)
        (message, quote) = (day.message, day.quote)
    }
}

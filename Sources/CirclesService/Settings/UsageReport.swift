package import CirclesCore
internal import Foundation

/// What asking models cost.
package struct UsageReport: Sendable {
    /// By day and model, newest day first.
    package let lines: [ModelUsage]
    /// What may be asked in a day.
    package let budget: ModelBudget

    /// - Parameter days: How many days back, today among them.
    /// - Throws: `CirclesError` when the database cannot be read.
    package init(_ context: AppContext, days: Int) async throws(CirclesError) {
        lines = try await context.database.usage(since: CalendarDate.today.adding(days: 1 - days))
        budget = context.settings.budget
    }
}

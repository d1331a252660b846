package import CirclesCore
package import Foundation
internal import GRDB

/// The most a day may cost; nil is without limit.
package struct ModelBudget: Hashable, Sendable {
    package var requests: Int?
    /// Of questions and answers together.
    package var tokens: Int?

    package init(requests: Int? = nil, tokens: Int? = nil) {
        self.requests = requests
        self.tokens = tokens
    }
}

/// What one model cost on one day.
package struct ModelUsage: Codable, Hashable, Sendable {
    package var day: String
    package var model: String
    package var requests: Int
    package var failures: Int
    package var tokensIn: Int
    package var tokensOut: Int
    package var milliseconds: Int
}

extension CirclesDatabase {
    /// Which limit of a budget is reached.
    package enum BudgetLimit: Sendable { case requests, tokens }

    /// Counts a request that is about to leave, unless the day's budget is used up.
    ///
    /// - Parameter budget: Nil for a model that costs nothing: it is counted, and no budget of others' is touched.
    /// - Returns: The limit that stands against it; nil when it may leave.
    package func admitRequest(
        to model: String, on day: CalendarDate, within budget: ModelBudget?
    ) async throws(CirclesError) -> BudgetLimit? {
        try await write("count the request") { db in
            if let budget, let limit = try Self.reached(budget, on: day, db) { return limit }
            try db.execute(
                sql: """
                    INSERT INTO model_usage (day, model, is_budgeted, requests) VALUES (?, ?, ?, 1)
                    ON CONFLICT DO UPDATE SET requests = requests + 1
                    """,
                arguments: [day.description, model, budget != nil])
            return nil
        }
    }

    private static func reached(_ budget: ModelBudget, on day: CalendarDate, _ db: Database) throws -> BudgetLimit? {
        let spent = try Row.fetchOne(
            db,
            sql: """
                SELECT total(requests) AS requests, total(tokens_in + tokens_out) AS tokens
                FROM model_usage WHERE day = ? AND is_budgeted
                """,
            arguments: [day.description])
        if let limit = budget.requests, (spent?["requests"] ?? 0.0) >= Double(limit) { return .requests }
        if let limit = budget.tokens, (spent?["tokens"] ?? 0.0) >= Double(limit) { return .tokens }
        return nil
    }

    /// Newest day first, from `first` on.
    package func usage(since first: CalendarDate) async throws(CirclesError) -> [ModelUsage] {
        try await read("sum up the usage") { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT day, model, requests, failures, tokens_in, tokens_out, milliseconds
                    FROM model_usage WHERE day >= ? ORDER BY day DESC, model
                    """,
                arguments: [first.description]
            ).map { row in
                ModelUsage(
                    day: row["day"], model: row["model"], requests: row["requests"], failures: row["failures"],
                    tokensIn: row["tokens_in"], tokensOut: row["tokens_out"], milliseconds: row["milliseconds"])
            }
        }
    }
}

extension CirclesDatabase {
    /// Servers are updated: what one could not do is tried again after so many days.
    private static let daysOfCapabilities = 7.0

    /// What a model's server was last found to understand; nil when that is not known, or long ago.
    package func capability(of model: String, at address: String, now: Date) async throws(CirclesError) -> String? {
        try await read("look up what the model understands") { db in
            try String.fetchOne(
                db, sql: "SELECT capability FROM model_capability WHERE model = ? AND address = ? AND found_at > ?",
                arguments: [model, address, now.addingTimeInterval(-Self.daysOfCapabilities * 86_400)])
        }
    }

    package func keep(
        capability: String, of model: String, at address: String, now: Date
    ) async throws(CirclesError) {
        try await write("remember what the model understands") { db in
            try db.execute(
                sql:
                    "INSERT OR REPLACE INTO model_capability (model, address, capability, found_at) VALUES (?, ?, ?, ?)",
                arguments: [model, address, capability, now])
        }
    }
}

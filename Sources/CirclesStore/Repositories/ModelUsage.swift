package import CirclesCore
package import Foundation
internal import GRDB

extension CirclesDatabase: ModelStore {
    package func admitRequest(
        to model: String, on day: CalendarDate, within budget: ModelBudget?
    ) async throws(CirclesError) -> BudgetLimit? {
        try await write("count the request") { db in
            if let budget, let limit = try Self.reached(budget, on: day, db) { return limit }
            try db.run(
                """
                INSERT INTO model_usage (day, model, is_budgeted, requests) VALUES (?, ?, ?, 1)
                ON CONFLICT DO UPDATE SET requests = requests + 1
                """, [day.description, model, budget != nil])
            return nil
        }
    }

    private static func reached(_ budget: ModelBudget, on day: CalendarDate, _ db: Database) throws -> BudgetLimit? {
        let spent = try Row.fetchOne(
            db.cachedStatement(
                sql: """
                    SELECT total(requests) AS requests, total(tokens_in + tokens_out) AS tokens
                    FROM model_usage WHERE day = ? AND is_budgeted
                    """),
            arguments: [day.description])
        if let limit = budget.requests, (spent?["requests"] ?? 0.0) >= Double(limit) { return .requests }
        if let limit = budget.tokens, (spent?["tokens"] ?? 0.0) >= Double(limit) { return .tokens }
        return nil
    }

    package func usage(since first: CalendarDate) async throws(CirclesError) -> [ModelUsage] {
        try await read("sum up the usage") { db in
            try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT day, model, requests, failures, tokens_in, tokens_out, milliseconds
                        FROM model_usage WHERE day >= ? ORDER BY day DESC, model
                        """),
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

    package func capability(of model: String, at address: String, now: Date) async throws(CirclesError) -> String? {
        try await read("look up what the model understands") { db in
            try String.fetchOne(
                db.cachedStatement(
                    sql: "SELECT capability FROM model_capability WHERE model = ? AND address = ? AND found_at > ?"),
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

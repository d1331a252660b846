package import CirclesCore
package import Foundation

extension CirclesDatabase: ModelStore {
    package func admitRequest(
        to model: String, on day: CalendarDate, within budget: ModelBudget?
    ) async throws(CirclesError) -> BudgetLimit? {
        try await write("count the request") { db in
            if let budget, let limit = try Self.reached(budget, on: day, db) { return limit }
            try db.run(
                """
                INSERT INTO model_usage (day, model, is_budgeted, requests) VALUES (?, ?, ?, 1)
                ON CONFLICT (day, model) DO UPDATE SET requests = model_usage.requests + 1
                """, [day.description, model, budget != nil])
            return nil
        }
    }

    private static func reached(_ budget: ModelBudget, on day: CalendarDate, _ db: any Session) throws -> BudgetLimit? {
        let (requests, tokens): (Int, Int) =
            try db.row(
                """
                SELECT CAST(coalesce(sum(requests), 0) AS BIGINT), CAST(coalesce(sum(tokens_in + tokens_out), 0) AS BIGINT)
                FROM model_usage WHERE day = ? AND is_budgeted
                """, [day.description]
            ) { (try $0[0], try $0[1]) } ?? (0, 0)
        if let limit = budget.requests, requests >= limit { return .requests }
        if let limit = budget.tokens, tokens >= limit { return .tokens }
        return nil
    }

    package func usage(since first: CalendarDate) async throws(CirclesError) -> [ModelUsage] {
        try await read("sum up the usage") { db in
            try db.rows(
                """
                SELECT day, model, requests, failures, tokens_in, tokens_out, milliseconds
                FROM model_usage WHERE day >= ? ORDER BY day DESC, model
                """, [first.description]
            ) { row in
                ModelUsage(
                    day: try row[0], model: try row[1], requests: try row[2], failures: try row[3],
                    tokensIn: try row[4], tokensOut: try row[5], milliseconds: try row[6])
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
                db, "SELECT capability FROM model_capability WHERE model = ? AND address = ? AND found_at > ?",
                [model, address, now.addingTimeInterval(-Self.daysOfCapabilities * 86_400)])
        }
    }

    package func keep(
        capability: String, of model: String, at address: String, now: Date
    ) async throws(CirclesError) {
        try await write("remember what the model understands") { db in
            try db.run(
                """
                INSERT INTO model_capability (model, address, capability, found_at) VALUES (?, ?, ?, ?)
                ON CONFLICT (model, address) DO UPDATE SET capability = excluded.capability, found_at = excluded.found_at
                """, [model, address, capability, now])
        }
    }
}

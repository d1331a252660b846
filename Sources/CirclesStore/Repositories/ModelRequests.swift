package import CirclesCore
package import Foundation

/// That a model was asked: when, for what, at what cost.
struct ModelRequestRow: StoredRow {
    static let table = "model_request"

    var id: String
    var captureId: String?
    var at: Date
    var model: String
    var modelVersion: String?
    var tokensIn: Int?
    var tokensOut: Int?
    var milliseconds: Int
    var failure: String?
    var promptVersion: String?
    var reason: String?
    var dropped: Int
}

/// What was sent, as it was sent, and what came back.
struct ModelExchangeRow: StoredRow {
    static let table = "model_exchange"
    static let primaryKey = ["request_id"]

    var requestId: String
    var system: String
    var user: String
    var schema: String
    var answer: String?
}

extension CirclesDatabase {
    package func save(_ request: ModelRequest, on day: CalendarDate, at now: Date) async throws(CirclesError) {
        try await write("note the request") { db in
            let capture = request.captureID.description
            // `circles extract` asks about what is no capture.
            let isCapture = try CaptureRow.exists(db, capture)
            let exchange = request.exchange
            let row = ModelRequestRow(
                id: Identifier<ModelRequestRow>.random().description, captureId: isCapture ? capture : nil, at: now,
                model: request.model, modelVersion: exchange.answer?.modelVersion,
                tokensIn: exchange.answer?.tokensIn, tokensOut: exchange.answer?.tokensOut,
                milliseconds: request.milliseconds, failure: exchange.failure?.message,
                promptVersion: request.promptVersion, reason: exchange.failure?.reason?.rawValue,
                dropped: exchange.dropped)
            try row.insert(db)
            if isCapture {
                try ModelExchangeRow(
                    requestId: row.id, system: exchange.prompt.system, user: exchange.prompt.user,
                    schema: exchange.prompt.schema, answer: exchange.answer?.text
                ).insert(db)
            }
            try db.run(
                """
                UPDATE model_usage SET failures = failures + ?, tokens_in = tokens_in + ?,
                    tokens_out = tokens_out + ?, milliseconds = milliseconds + ? WHERE day = ? AND model = ?
                """,
                [
                    exchange.failure == nil ? 0 : 1, row.tokensIn ?? 0, row.tokensOut ?? 0, row.milliseconds,
                    day.description, row.model,
                ])
        }
    }

    package func asked(about ids: [Capture.ID]) async throws(CirclesError) -> Set<Capture.ID> {
        let list = ids.map(\.description)
        return try await read("look up requests") { db in
            let known = try String.fetchAll(
                db,
                """
                SELECT DISTINCT capture_id FROM model_request
                WHERE capture_id IN \(db.dialect.listed())
                """, [try list.storedJSON()])
            return Set(try known.map { try StoreError.id($0) })
        }
    }

    package func requests(about id: Capture.ID) async throws(CirclesError) -> [RecordedRequest] {
        try await read("list the requests") { db in
            try ModelRequestRow.fetchAll(
                db,
                "SELECT * FROM model_request WHERE capture_id = ? ORDER BY at, \(db.dialect.insertionOrder(of: "model_request"))",
                [id.description]
            ).map { row in
                let exchange = try ModelExchangeRow.row(db, row.id)
                return RecordedRequest(
                    at: row.at, model: row.model, modelVersion: row.modelVersion, promptVersion: row.promptVersion,
                    tokensIn: row.tokensIn, tokensOut: row.tokensOut, milliseconds: row.milliseconds,
                    failure: row.failure, dropped: row.dropped,
                    prompt: exchange.map { Prompt(system: $0.system, user: $0.user, schema: $0.schema) },
                    answer: exchange?.answer)
            }
        }
    }

    package func sweepRequests(at now: Date) async throws(CirclesError) {
        try await write("forget old requests") { db in
            try db.run(
                "DELETE FROM model_request WHERE at <= ?", [now.addingTimeInterval(-RecordedRequest.daysKept * 86_400)])
        }
    }
}

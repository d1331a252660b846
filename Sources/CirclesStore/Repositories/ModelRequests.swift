package import CirclesCore
package import Foundation
internal import GRDB

/// That a model was asked: when, for what, at what cost. Neither the question nor the answer.
struct ModelRequestRow: StoredRow {
    static let databaseTableName = "model_request"

    var id: String
    var captureId: String?
    var at: Date
    var model: String
    var modelVersion: String?
    var tokensIn: Int?
    var tokensOut: Int?
    var milliseconds: Int
    var failure: String?
}

extension CirclesDatabase {
    package func save(_ request: ModelRequest, at now: Date) async throws(CirclesError) {
        try await write("note the request") { db in
            let id = request.captureID.description
            // `circles extract` asks about what is no capture.
            let isCapture = try CaptureRow.exists(db, key: id)
            try ModelRequestRow(
                id: Identifier<ModelRequestRow>.random().description, captureId: isCapture ? id : nil, at: now,
                model: request.model, modelVersion: request.answer?.modelVersion, tokensIn: request.answer?.tokensIn,
                tokensOut: request.answer?.tokensOut, milliseconds: request.milliseconds,
                failure: request.failure?.message
            ).insert(db)
        }
    }
}

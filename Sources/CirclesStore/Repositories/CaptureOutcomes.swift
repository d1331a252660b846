package import CirclesCore
package import Foundation

extension CirclesDatabase {
    package func conclude(_ filing: Filing, at now: Date) async throws(CirclesError) -> FilingResult {
        try await write("file the capture") { db in
            try Self.require(filing.claim, db)
            let result = try CaptureFiling(SQLTransaction(db: db), at: now).conclude(filing)
            guard case .concluded = result else { return result }
            try Self.finish(filing.claim, db)
            try db.run(
                "UPDATE capture SET state = 'filed', attempts = attempts + 1, last_error = NULL WHERE id = ?",
                [filing.capture.id.description])
            return result
        }
    }

    static func outcome(of id: Capture.ID, _ db: any Session) throws -> CaptureOutcome? {
        try SQLTransaction(db: db).outcome(of: id)
    }

    package func assign(_ assignment: Assignment, at now: Date) async throws(CirclesError) -> Assigned? {
        try await write("assign the note") { [rules] db in
            try NoteAssigning(SQLTransaction(db: db), by: rules, at: now).assign(assignment)
        }
    }
}

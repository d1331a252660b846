package import CirclesCore
package import Foundation

extension CirclesDatabase: CaptureRepository {
    package func accept(
        _ capture: Capture, bytes: Data?, force: Bool
    ) async throws(CirclesError) -> Acceptance {
        if !force, try await isAccepted(capture.id) {
            return try await write("claim a capture") { try self.claiming(capture, $0) }
        }
        // The bytes first: a file without a row is litter, a row without its file would be a lost capture.
        if let bytes {
            do {
                try await pictures.store(bytes, for: capture.id)
            } catch {
                throw describe(error, doing: "keep the picture")
            }
        }
        do throws(CirclesError) {
            let acceptance = try await write("accept the capture") { db in
                if !force, let earlier = try self.earlier(capture, db) { return try self.claiming(earlier, db) }
                try self.engine.admit(bytes?.count, at: capture.receivedAt, db)
                try CaptureRow(capture).insert(db)
                if let bytes { try self.pictures.insert(bytes, for: capture.id, db) }
                guard let claim = try self.claim(capture.id, db) else { return .underWork(capture) }
                return .new(capture, claim)
            }
            // Handed in twice at once under one id, it was accepted the other time, and the picture is that one's.
            if acceptance.capture.id != capture.id { await pictures.remove([capture.id]) }
            return acceptance
        } catch {
            // After an input/output error nobody knows whether the row is there: the file stays until it is litter.
            if !error.retryable, await isUnknown(capture.id) { await pictures.remove([capture.id]) }
            throw error
        }
    }

    private func isUnknown(_ id: Capture.ID) async -> Bool {
        do throws(CirclesError) { return try await !isAccepted(id) } catch { return false }
    }

    /// The first capture that this one repeats. A text repeats one that was handed in for the same contact (or, as it, for
    /// none), and not for another time: "Happy birthday!" is said to many. What an agent hands in repeats nothing private, as the
    /// answer would tell that it is there.
    func earlier(_ capture: Capture, _ db: any Session) throws -> Capture? {
        let row = try CaptureRow.fetchOne(
            db,
            """
            SELECT * FROM capture WHERE sha256 = ?1 AND kind = ?2 AND (?3 IS NULL OR received_at > ?3)
                AND (kind = 'image' OR (
                    intended_contact_id IS NOT DISTINCT FROM ?4
                    AND (captured_at = ?5 OR captured_source <> 'given' OR ?6 <> 'given')))
                AND (NOT is_private OR ?7 <> 'agent')
            ORDER BY received_at LIMIT 1
            """,
            [
                capture.sha256, CaptureRow(capture).kind, capture.repeatsAfter,
                capture.intendedContactID?.description, capture.capturedAt.instant, capture.capturedAt.source.rawValue,
                capture.origin.rawValue,
            ])
        return try row?.capture()
    }

    package func capture(_ id: Capture.ID) async throws(CirclesError) -> Capture {
        try await read("look up a capture") { db in
            guard let row = try CaptureRow.row(db, id.description) else {
                throw CirclesError(.notFound, "there is no capture \(id.short)")
            }
            return try row.capture()
        }
    }

    package func outcome(of id: Capture.ID) async throws(CirclesError) -> CaptureOutcome? {
        try await read("look up a capture") { try Self.outcome(of: id, $0) }
    }

    package func image(of id: Capture.ID) async throws(CirclesError) -> Data? {
        do { return try await pictures.load(id) } catch { throw describe(error, doing: "look at the picture") }
    }

    package func transcript(of id: Capture.ID) async throws(CirclesError) -> Transcript? {
        try await read("look up a transcript") { try TranscriptRow.row($0, id.description)?.body }
    }

    package func extraction(of id: Capture.ID) async throws(CirclesError) -> Extraction? {
        try await read("look up an extraction") { try ExtractionRow.row($0, id.description)?.body }
    }

    package func save(_ transcript: Transcript, under claim: WorkClaim) async throws(CirclesError) {
        try await write("keep the transcript") { db in
            try Self.require(claim, db)
            try SQLTransaction(db: db).save(transcript, of: claim.capture)
            try Self.advance(claim.capture, from: .received, to: .read, db)
        }
    }

    package func save(_ extraction: Extraction, under claim: WorkClaim) async throws(CirclesError) {
        try await write("keep the extraction") { db in
            let id = claim.capture
            guard try CaptureRow.exists(db, id.description) else {
                throw CirclesError(.notFound, "the capture \(id.short) was deleted meanwhile")
            }
            try Self.require(claim, db)
            try SQLTransaction(db: db).save(extraction, of: id)
            try Self.advance(id, from: .read, to: .extracted, db)
        }
    }

    /// A capture that is taken through again keeps the state it had reached.
    private static func advance(
        _ id: Capture.ID, from old: Capture.State, to new: Capture.State, _ db: any Session
    ) throws {
        try db.run(
            "UPDATE capture SET state = ? WHERE id = ? AND state = ?", [new.rawValue, id.description, old.rawValue])
    }

    package func fail(_ claim: WorkClaim, _ failure: CirclesError, at now: Date) async throws(CirclesError) {
        try await write("keep the error") { db in
            guard var row = try CaptureRow.row(db, claim.capture.description) else { return }
            try Self.require(claim, db)
            row.attempts += 1
            row.lastError = failure
            try row.update(db)
            try Self.release(claim, at: now, db)
        }
    }

    package func withdraw(_ claim: WorkClaim) async throws(CirclesError) {
        let isGone = try await write("withdraw the capture") { db in
            guard try Self.outcome(of: claim.capture, db) == nil else { return false }
            try Self.require(claim, db)
            return try CaptureRow.delete(db, claim.capture.description)
        }
        if isGone { await pictures.remove([claim.capture]) }
    }
}

package import CirclesCore
internal import CirclesFiles
internal import Foundation
internal import GRDB

/// Who works on what: a capture is worked on by the process that accepted it, and by another one only when that one
/// is gone.
extension CirclesDatabase {
    /// A capture this object may work on, and how often work on it began, this time included.
    package struct Claim: Sendable {
        package let capture: Capture
        package let starts: Int
    }

    /// True when a capture with this id is in the database, whatever became of it.
    package func isAccepted(_ id: Capture.ID) async throws(CirclesError) -> Bool {
        try await read("look up a capture") { try CaptureRow.exists($0, key: id.description) }
    }

    /// What accepting a capture finds whose id was accepted before.
    func acceptance(of id: Capture.ID) async throws(CirclesError) -> Acceptance {
        try await write("claim a capture") { db in
            guard let row = try CaptureRow.fetchOne(db, key: id.description) else {
                throw CirclesError(.notFound, "there is no capture \(id.short)")
            }
            return try self.claiming(try Self.acceptance(of: try row.capture(), db), db)
        }
    }

    static func acceptance(of capture: Capture, _ db: Database) throws -> Acceptance {
        guard let conclusion = try conclusion(of: capture.id, db) else { return .unfinished(capture) }
        return .duplicate(capture, conclusion)
    }

    /// An unfinished capture is taken over, unless a living process is at work on it.
    func claiming(_ acceptance: Acceptance, _ db: Database) throws -> Acceptance {
        guard case .unfinished(let capture) = acceptance else { return acceptance }
        guard try isFree(capture.id.description, db) else { return .underWork(capture) }
        try claim(capture.id, db)
        return acceptance
    }

    func claim(_ id: Capture.ID, _ db: Database) throws {
        try db.execute(
            sql: "UPDATE capture SET claimed_by = ?, starts = starts + 1 WHERE id = ?",
            arguments: [owner.description, id.description])
    }

    func isFree(_ id: String, _ db: Database) throws -> Bool {
        isFree(try String.fetchOne(db, sql: "SELECT claimed_by FROM capture WHERE id = ?", arguments: [id]))
    }

    private func isFree(_ claimant: String?) -> Bool {
        guard let claimant, claimant != owner.description else { return true }
        return !ProcessIdentity(claimant).isAlive
    }

    /// Claims a capture whose work was cut off; false when a living process is at work on it.
    package func claim(_ id: Capture.ID) async throws(CirclesError) -> Bool {
        try await write("claim a capture") { db in
            guard try self.isFree(id.description, db) else { return false }
            try self.claim(id, db)
            return true
        }
    }

    /// Claims the oldest capture whose work was cut off and that no living process works on.
    ///
    /// - Parameter tried: Captures to pass over.
    package func claimUnfinished(except tried: Set<Capture.ID>) async throws(CirclesError) -> Claim? {
        try await write("claim a capture") { db in
            let waiting = try Row.fetchCursor(
                db, sql: "SELECT id, claimed_by FROM capture WHERE state <> 'filed' ORDER BY received_at, id")
            var found: Capture.ID?
            while found == nil, let row = try waiting.next() {
                let id: Capture.ID = try StoreError.id(row["id"])
                if !tried.contains(id), self.isFree(row["claimed_by"]) { found = id }
            }
            guard let found else { return nil }
            try self.claim(found, db)
            guard let row = try CaptureRow.fetchOne(db, key: found.description) else { return nil }
            let starts = try Int.fetchOne(
                db, sql: "SELECT starts FROM capture WHERE id = ?", arguments: [found.description])
            return Claim(capture: try row.capture(), starts: starts ?? 1)
        }
    }
}

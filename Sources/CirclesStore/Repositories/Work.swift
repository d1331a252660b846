package import CirclesCore
internal import Foundation

extension CirclesDatabase: WorkQueue {
    package func claim(_ id: Capture.ID) async throws(CirclesError) -> WorkClaim? {
        try await write("claim a capture") { db in
            guard try CaptureRow.exists(db, id.description) else {
                throw CirclesError(.notFound, "there is no capture \(id.short)")
            }
            return try self.claim(id, db)
        }
    }

    package func claimNext(
        except tried: Set<Capture.ID>
    ) async throws(CirclesError) -> (capture: Capture, claim: WorkClaim)? {
        try await write("claim a capture") { db in
            let now = try self.leases.now(db)
            guard let found = try self.longestWaiting(except: tried, at: now, db),
                let row = try CaptureRow.row(db, found.description),
                let claim = try self.claim(found, at: now, db)
            else { return nil }
            return (try row.capture(), claim)
        }
    }

    /// Of thousands that wait only the first few are looked at, in the order of an index where an engine has one.
    ///
    /// Nearly all have a row of work, which tells since when they wait. What was moved here has none, and waits since it was received.
    private func longestWaiting(
        except tried: Set<Capture.ID>, at now: Double, _ db: any Session
    ) throws -> Capture.ID? {
        var next: (id: Capture.ID, since: Date)?
        try forPages(
            """
            SELECT work.capture_id, work.ready_at, work.claimed_by, work.lease_until FROM work
            JOIN capture ON capture.id = work.capture_id WHERE capture.state <> 'filed'
            ORDER BY work.ready_at, work.capture_id LIMIT ? OFFSET ?
            """, [], db
        ) { row in
            let id: Capture.ID = try StoreError.id(row[0])
            if !tried.contains(id), self.isFree(try row[2], until: try row[3], at: now) { next = (id, try row[1]) }
            return next == nil
        }
        let isEarlier = next == nil ? "" : "AND capture.received_at <= ?"
        let neverClaimed = """
            SELECT capture.id FROM capture \(db.dialect.indexed(by: "capture_unfinished"))
            WHERE capture.state <> 'filed' \(isEarlier)
                AND NOT EXISTS (SELECT 1 FROM work WHERE work.capture_id = capture.id)
            ORDER BY capture.received_at, capture.id LIMIT ? OFFSET ?
            """
        let bound = next.map { [$0.since.sqlValue] } ?? []
        // Nearly always there is none of those, and the other one is claimed.
        if let id = next?.id.description {
            try db.expect([
                (neverClaimed, Self.page(bound, from: 0)), CaptureRow.question(id),
                (Self.workOfOne, SQLArguments([id.sqlValue])),
            ])
        }
        var unclaimed: Capture.ID?
        try forPages(neverClaimed, bound, db) { row in
            let id: Capture.ID = try StoreError.id(row[0])
            if !tried.contains(id) { unclaimed = id }
            return unclaimed == nil
        }
        return unclaimed ?? next?.id
    }

    /// - Parameter body: Returns false when it has seen enough.
    private func forPages(
        _ sql: String, _ arguments: [SQLValue], _ db: any Session, _ body: (ResultRow) throws -> Bool
    ) throws {
        let statement = try db.prepare(sql)
        var seen = 0, goesOn = true
        while goesOn {
            var count = 0
            try statement.read(Self.page(arguments, from: seen)) { row in
                count += 1
                goesOn = try body(row)
                return goesOn
            }
            seen += count
            goesOn = goesOn && count == Self.lookedAtOnce
        }
    }

    private static func page(_ arguments: [SQLValue], from place: Int) -> SQLArguments {
        SQLArguments(arguments + [lookedAtOnce.sqlValue, place.sqlValue])
    }

    /// Nearly always one of the first is free.
    private static let lookedAtOnce = 50

    fileprivate static let workOfOne = "SELECT claimed_by, lease_until, starts FROM work WHERE capture_id = ?"

    package func renew(_ claim: WorkClaim) async throws(CirclesError) -> Bool {
        try await write("go on with a capture") { db in
            let renewed = try db.runCounting(
                "UPDATE work SET lease_until = ? WHERE capture_id = ? AND starts = ? AND claimed_by = ?",
                [
                    try self.leases.now(db) + WorkLease.seconds, claim.capture.description, claim.starts, claim.holder,
                ])
            return renewed == 1
        }
    }

    package func release(_ claim: WorkClaim) async throws(CirclesError) {
        try await write("give a capture back") { db in try Self.release(claim, at: Date(), db) }
    }
}

extension CirclesDatabase {
    func claim(_ id: Capture.ID, _ db: any Session) throws -> WorkClaim? {
        try claim(id, at: try leases.now(db), db)
    }

    /// Nil while somebody else has it.
    private func claim(_ id: Capture.ID, at now: Double, _ db: any Session) throws -> WorkClaim? {
        let known: (holder: String?, end: Double?, starts: Int)? = try db.row(
            Self.workOfOne, [id.description]
        ) { (try $0[0], try $0[1], try $0[2]) }
        guard isFree(known?.holder, until: known?.end, at: now) else { return nil }
        let claim = WorkClaim(
            capture: id, starts: (known?.starts ?? 0) + 1,
            holder: "\(try leases.worker()) \(UUID().uuidString.lowercased())")
        try db.run(
            """
            INSERT INTO work (capture_id, ready_at, lease_until, claimed_by, starts) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (capture_id) DO UPDATE SET lease_until = excluded.lease_until,
                claimed_by = excluded.claimed_by, starts = excluded.starts
            """, [id.description, Date(), now + WorkLease.seconds, claim.holder, claim.starts])
        return claim
    }

    /// A holder is a worker and one claim of theirs.
    private func isFree(_ holder: String?, until end: Double?, at now: Double) -> Bool {
        guard let holder, let end, now < end, let space = holder.lastIndex(of: " ") else { return true }
        return leases.isGone(String(holder[..<space]))
    }

    /// An unfinished capture is taken over, unless somebody is at work on it.
    func claiming(_ capture: Capture, _ db: any Session) throws -> Acceptance {
        if let outcome = try Self.outcome(of: capture.id, db) { return .duplicate(capture, outcome) }
        guard let claim = try claim(capture.id, db) else { return .underWork(capture) }
        return .unfinished(capture, claim)
    }

    /// Whoever lost the claim writes nothing any more.
    static func require(_ claim: WorkClaim, _ db: any Session) throws {
        let isHeld = try db.hasRow(
            "SELECT 1 FROM work WHERE capture_id = ? AND starts = ? AND claimed_by = ?",
            [claim.capture.description, claim.starts, claim.holder])
        guard isHeld else {
            throw CirclesError(
                .waiting, "somebody else has taken the capture \(claim.capture.short) over", retryable: true,
                stored: true)
        }
    }

    /// What was given back in order does not count as cut off. Who waits longest is next.
    static func release(_ claim: WorkClaim, at now: Date, _ db: any Session) throws {
        try db.run(
            """
            UPDATE work SET claimed_by = NULL, lease_until = NULL, starts = starts - 1, ready_at = ?
            WHERE capture_id = ? AND starts = ? AND claimed_by = ?
            """, [now, claim.capture.description, claim.starts, claim.holder])
        try db.run(
            """
            DELETE FROM work WHERE capture_id = ? AND claimed_by IS NULL
                AND EXISTS (SELECT 1 FROM capture WHERE id = capture_id AND state = 'filed')
            """, [claim.capture.description])
    }

    /// The work on it is done.
    static func finish(_ claim: WorkClaim, _ db: any Session) throws {
        try db.run("DELETE FROM work WHERE capture_id = ?", [claim.capture.description])
    }
}

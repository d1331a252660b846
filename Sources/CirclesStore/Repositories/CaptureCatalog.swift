package import CirclesCore
internal import GRDB

extension CirclesDatabase: CaptureCatalog {
    package func captures(limit: Int, after: PageCursor?) async throws(CirclesError) -> Page<Capture> {
        let start = try ListKey(after, orAt: .lowest)
        return try await read("list the captures") { db in
            let rows = try Row.fetchAll(
                db.cachedStatement(
                    sql: "SELECT * FROM capture WHERE (received_at, id) > (?, ?) ORDER BY received_at, id LIMIT ?"),
                arguments: [start.instant, start.id, limit + 1])
            return try Page(rows, limit: limit) { row in
                try ListKey.cursor(after: row, "received_at")
            } items: { rows in
                try rows.map { try CaptureRow(row: $0).capture() }
            }
        }
    }

    package func captures(_ ids: [Capture.ID]) async throws(CirclesError) -> [Capture.ID: Capture] {
        let keys = ids.map(\.description)
        return try await read("look up captures") { db in
            let found = try CaptureRow.fetchAll(
                db.cachedStatement(sql: "SELECT * FROM capture WHERE id IN (SELECT value FROM json_each(?))"),
                arguments: [try keys.storedJSON()])
            return Dictionary(
                try found.map { try $0.capture() }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    package func waitingCaptures() async throws(CirclesError) -> [Capture] {
        try await read("list what waits") { db in
            try CaptureRow.fetchAll(
                db,
                sql: """
                    SELECT * FROM capture WHERE state = 'filed' AND id IN (
                        SELECT capture_id FROM inbox_note WHERE state = 'open' AND reason = 'waitingForModel'
                        UNION SELECT capture_id FROM interaction_capture JOIN interaction ON interaction.id = interaction_id
                        WHERE summary_is_pending)
                    ORDER BY received_at, rowid
                    """
            ).map { try $0.capture() }
        }
    }

    package func captureIDs(startingWith prefix: String) async throws(CirclesError) -> [Capture.ID] {
        try await read("look up a capture") { try $0.ids(of: "capture", startingWith: prefix) }
    }

    package func isAccepted(_ id: Capture.ID) async throws(CirclesError) -> Bool {
        try await read("look up a capture") { try CaptureRow.exists($0, key: id.description) }
    }

    package func earlier(
        _ capture: Capture
    ) async throws(CirclesError) -> (capture: Capture, outcome: CaptureOutcome)? {
        try await read("look for the same bytes") { db in
            guard let earlier = try self.earlier(capture, db), let ended = try Self.outcome(of: earlier.id, db)
            else {
                return nil
            }
            return (earlier, ended)
        }
    }
}

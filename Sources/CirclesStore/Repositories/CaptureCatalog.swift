package import CirclesCore

extension CirclesDatabase: CaptureCatalog {
    package func captures(limit: Int, after: PageCursor?) async throws(CirclesError) -> Page<Capture> {
        let start = try ListKey(after, orAt: .lowest)
        return try await read("list the captures") { db in
            let rows = try db.rows(
                "SELECT * FROM capture WHERE (received_at, id) > (?, ?) ORDER BY received_at, id LIMIT ?",
                [start.instant, start.id, limit + 1]
            ) { (row: try $0.decode(CaptureRow.self), place: try ListKey($0, "received_at")) }
            return try Page(rows, limit: limit) {
                try $0.cursor()
            } items: {
                try $0.map { try $0.capture() }
            }
        }
    }

    package func captures(_ ids: [Capture.ID]) async throws(CirclesError) -> [Capture.ID: Capture] {
        let keys = ids.map(\.description)
        return try await read("look up captures") { db in
            let found = try CaptureRow.rows(db, where: "id", isOneOf: keys)
            return Dictionary(
                try found.map { try $0.capture() }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    package func waitingCaptures() async throws(CirclesError) -> [Capture] {
        try await read("list what waits") { db in
            try CaptureRow.fetchAll(
                db,
                """
                SELECT * FROM capture WHERE state = 'filed' AND id IN (
                    SELECT capture_id FROM inbox_note WHERE state = 'open' AND reason = 'waitingForModel'
                    UNION SELECT capture_id FROM interaction_capture JOIN interaction ON interaction.id = interaction_id
                    WHERE summary_is_pending)
                ORDER BY received_at, \(db.dialect.insertionOrder(of: "capture"))
                """
            ).map { try $0.capture() }
        }
    }

    package func captureIDs(startingWith prefix: String) async throws(CirclesError) -> [Capture.ID] {
        try await read("look up a capture") { try $0.ids(of: "capture", startingWith: prefix) }
    }

    package func isAccepted(_ id: Capture.ID) async throws(CirclesError) -> Bool {
        try await read("look up a capture") { try CaptureRow.exists($0, id.description) }
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

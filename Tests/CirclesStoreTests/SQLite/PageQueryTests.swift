import CirclesCore
import CirclesTestSupport
import Foundation
import GRDB
import Testing

@testable import CirclesSQLite
@testable import CirclesStore

@Suite("Pages in SQL")
struct PageQueryTests {
    @Test("a contact with thousands of interactions is paged by time, with the same rows")
    func manyOfOne() async throws {
        let sample = try Sample(.file)
        let liz = try await sample.contact()
        try await sample.queue().write { try ManyInteractions.insert(2100, with: liz, $0) }
        let all = try await sample.database.timeline(of: liz.id, limit: nil)
        #expect(all.count == 2100)
        #expect(Set(all.map(\.id)).count == 2100)
        let instants = all.map(\.occurredAt)
        #expect(instants == instants.sorted(by: >))
    }

    @Test("a page is loaded with the same number of statements, whatever is on it")
    func statements() async throws {
        let sample = try Sample(.file)
        let liz = try await sample.contact()
        let queue = try sample.queue()
        try await queue.write { try ManyInteractions.insert(200, with: liz, $0) }
        let rows = try await queue.read { db in
            try [1, 200].map { limit in
                let session = SQLiteSession(SQLiteConnection(db))
                let rows = try InteractionRow.fetchAll(session, "SELECT * FROM interaction LIMIT ?", [limit])
                let count = Counter()
                db.trace { _ in count.value += 1 }
                defer { db.trace(options: []) }
                #expect(try InteractionRow.interactions(rows, session).count == limit)
                return count.value
            }
        }
        #expect(rows == [3, 3])
    }

    private final class Counter: @unchecked Sendable { var value = 0 }

    @Test(
        "no list is sorted or gone through to give a page",
        arguments: [
            "SELECT * FROM interaction WHERE true AND (interaction.occurred_at, interaction.id) < ('~', '') ORDER BY interaction.occurred_at DESC, interaction.id DESC LIMIT 9",
            "SELECT * FROM inbox_note WHERE (created_at, id) > ('', '') ORDER BY created_at, id LIMIT 9",
            "SELECT * FROM inbox_note WHERE (created_at, id) > ('', '') AND state = 'open' ORDER BY created_at, id LIMIT 9",
            "SELECT * FROM capture WHERE (received_at, id) > ('', '') ORDER BY received_at, id LIMIT 9",
            "SELECT * FROM journal WHERE seq < 9 ORDER BY seq DESC LIMIT 9",
            "SELECT id FROM inbox_note WHERE id >= 'a' AND id < 'a' || 'g' ORDER BY id LIMIT 20",
        ])
    func plans(sql: String) async throws {
        let sample = try Sample(.file)
        let plan = try await sample.queue().read { db in
            try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] as String }
        }
        #expect(plan.count == 1 && plan.allSatisfy { $0.hasPrefix("SEARCH") }, "\(plan)")
    }
}

/// Interactions by SQL alone: filing thousands would take the tests' time.
private enum ManyInteractions {
    static func insert(_ count: Int, with contact: Contact, _ db: Database) throws {
        for number in 0..<count {
            let id = UUID().uuidString.lowercased()
            try db.execute(
                sql: """
                    INSERT INTO interaction (id, occurred_at, zone, summary, summary_is_pending, messages, labels, created_at)
                    VALUES (?1, ?2, 'GMT', 's', 0, '[]', '[]', ?2)
                    """,
                arguments: [id, Date(timeIntervalSince1970: 1_700_000_000 + Double(number / 3))])
            try db.execute(
                sql: "INSERT INTO participant VALUES (?, 0, ?, 'Liz')", arguments: [id, contact.id.description])
        }
    }
}

extension Sample {
    /// A connection of the test's own to the file.
    fileprivate func queue() throws -> DatabaseQueue {
        try DatabaseQueue(path: folder.url.appending(path: "circles.sqlite").path)
    }
}

import CirclesCore
import CirclesStore
import CirclesTestSupport
import Foundation
import GRDB
import Testing

@testable import CirclesSQLite

@Suite("A database of every schema there was")
struct ReleasedSchemaTests {
    static var dumps: [String] { get throws { try Fixture.names(in: "databases", ending: ".sql") } }

    /// Tables by name, each a list of rows by column.
    private typealias Tables = [String: [[String: DatabaseValue]]]

    private func tables(_ db: Database) throws -> Tables {
        let names = try String.fetchAll(
            db,
            sql:
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'grdb_migrations'"
        )
        var tables: Tables = [:]
        for name in names {
            tables[name] = try Row.fetchAll(db, sql: "SELECT * FROM \(name)").map { row in
                Dictionary(row.map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
            }
        }
        return tables
    }

    @Test("there is one for each migration")
    func complete() throws {
        let kept = Set(try Self.dumps.map { String($0.dropLast(4)) })
        for migration in Schema.migrator.migrations {
            #expect(kept.contains(migration.replacing(" ", with: "-")), "a dump of \"\(migration)\" is missing")
        }
    }

    @Test("every row of it is there afterwards, value by value", arguments: try dumps)
    func migrates(dump: String) async throws {
        let folder = try TemporaryFolder()
        let queue = try DatabaseQueue(path: folder.url.appending(path: "circles.sqlite").path)
        let text = try Fixture.text("databases/\(dump)")
        try await queue.writeWithoutTransaction { try $0.execute(sql: text) }
        try queue.close()
        // The schema of a dump with virtual tables is read when it is opened again.
        let earlier = try DatabaseQueue(path: folder.url.appending(path: "circles.sqlite").path)
        var before = try await earlier.read { try tables($0) }
        try earlier.close()
        let database = try CirclesDatabase(folder: folder.url)
        let looker = try DatabaseQueue(path: folder.url.appending(path: "circles.sqlite").path)
        let after = try await looker.read { try tables($0) }
        if dump.hasPrefix("1-") {
            // The second migration makes the journal anew, with words for what was done.
            let old = before.removeValue(forKey: "journal") ?? []
            #expect(Set(old.compactMap { $0["id"] }) == Set((after["journal"] ?? []).compactMap { $0["id"] }))
        }
        // The eighth takes who works on a capture out of its row.
        let moved = ["claimed_by", "starts"]
        before["capture"] = before["capture"]?.map { $0.filter { !moved.contains($0.key) } }
        for (table, rows) in before {
            #expect(rows.isEmpty || after[table] != nil, "\(table)")
            for row in rows {
                let isThere = (after[table] ?? []).contains { new in row.allSatisfy { new[$0.key] == $0.value } }
                #expect(isThere, "a row of \(table) is gone or changed: \(row)")
            }
        }
        #expect(try await database.health().integrity == "ok")
        #expect(try await looker.read { try Row.fetchAll($0, sql: "PRAGMA foreign_key_check") }.isEmpty)
        // And it is read as what it was.
        #expect(try await database.contacts().count == before["contact"]?.count)
        #expect(try await database.timeline(of: nil, limit: nil).count == before["interaction"]?.count)
        #expect(try await database.notes(nil).count == before["inbox_note"]?.count)
        #expect(try await database.journal(limit: nil).count == after["journal"]?.count)
    }

    @Test(
        "what was written since the journal can undo is undone, whichever version wrote it",
        arguments: try dumps.dropFirst())
    func undoes(dump: String) async throws {
        let folder = try TemporaryFolder()
        let queue = try DatabaseQueue(path: folder.url.appending(path: "circles.sqlite").path)
        let text = try Fixture.text("databases/\(dump)")
        try await queue.writeWithoutTransaction { try $0.execute(sql: text) }
        try queue.close()
        let database = try CirclesDatabase(folder: folder.url)
        let undone = try await database.undo(nil, at: Date(timeIntervalSince1970: 1_800_000_000))
        #expect(undone.entry.undoneAt != nil)
    }
}

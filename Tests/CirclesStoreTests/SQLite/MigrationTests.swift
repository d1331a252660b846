import CirclesCore
import CirclesSQLite
import CirclesStore
import CirclesTestSupport
import Foundation
import GRDB
import Testing

@Suite("Databases of earlier versions")
struct MigrationTests {
    /// A database as the first migration made it, with what the command of that time put into it.
    private func opened() async throws -> (folder: TemporaryFolder, database: CirclesDatabase) {
        let folder = try TemporaryFolder()
        let queue = try DatabaseQueue(path: folder.url.appending(path: "circles.sqlite").path)
        let dump = try Fixture.text("databases/1-first-tables.sql")
        try await queue.writeWithoutTransaction { try $0.execute(sql: dump) }
        try queue.close()
        return (folder, try CirclesDatabase(folder: folder.url))
    }

    @Test("every row is still there")
    func rows() async throws {
        let (_, database) = try await opened()
        let contacts = try await database.contacts()
        #expect(contacts.map(\.name) == ["Ana Sousa", "Elizabeth Chen", "Kim Berg", "Maria Lopez"])
        #expect(contacts.first { $0.isMe }?.name == "Kim Berg")
        let liz = try #require(contacts.first { $0.name == "Elizabeth Chen" })
        #expect(liz.nicknames == ["Betty"])
        #expect(liz.phones == ["+1 202 555 0116"])
        let filed = try await database.timeline(of: liz.id, limit: nil)
        #expect(filed.count == 2)
        #expect(filed.contains { $0.userNote == "met her mother" && $0.labels == ["family"] })
        #expect(try await database.notes(.open).map(\.title) == ["Maria", "Ana Sousa"])
        #expect(try await database.notes(.dismissed).map(\.title) == ["Froggy"])
        #expect(try await database.health().integrity == "ok")
    }

    @Test("a day that only the time of a picture's file speaks for is marked as such")
    func uncertainDays() async throws {
        let folder = try TemporaryFolder()
        let queue = try DatabaseQueue(path: folder.url.appending(path: "circles.sqlite").path)
        let text = try Fixture.text("databases/10-lists.sql")
        try await queue.writeWithoutTransaction { db in
            try db.execute(sql: text)
            try db.execute(
                sql: """
                    UPDATE capture SET kind = 'image', text = NULL, captured_source = 'modified'
                    WHERE captured_at = '2026-05-02 12:00:00.000'
                    """)
        }
        try queue.close()
        let database = try CirclesDatabase(folder: folder.url)
        let uncertain = try await database.timeline(of: nil, limit: nil).filter(\.dayIsUncertain)
        #expect(uncertain.map { LocalTime.text(of: $0) } == ["~2026-05-02"])
    }

    @Test("what was learnt knows its note, and is unlearnt when its filing moves")
    func alias() async throws {
        let (_, database) = try await opened()
        let origin = try #require(try await database.aliases().first)
        #expect(origin.alias == "Lizzie 🌸")
        #expect(origin.app == nil)
        let note = try #require(try await database.notes(.filed).first)
        #expect(origin.source == .note(note.id))
        let maria = try #require(try await database.contacts().first { $0.name == "Maria Lopez" })
        let moved = try await database.move(
            try #require(note.interactionID), from: nil, to: maria, at: Date(timeIntervalSince1970: 1_800_000_000))
        #expect(moved.forgotten.map(\.alias) == ["Lizzie 🌸"])
    }

    @Test("the journal tells of what came before, in its order, and does not pretend that it could be undone")
    func journal() async throws {
        let (_, database) = try await opened()
        let entries = try await database.journal(limit: nil)
        #expect(
            entries.reversed().map(\.action) == [
                .contactAdded, .contactAdded, .contactAdded, .filed, .noted, .assigned, .noted, .noted, .dismissed,
                .filed, .edited, .deleted,
            ])
        #expect(!entries.contains { $0.canBeUndone || $0.what.isEmpty })
        let now = Date(timeIntervalSince1970: 1_800_000_000)
        let nothing = await #expect(throws: CirclesError.self) { try await database.undo(nil, at: now) }
        #expect(nothing?.code == .usage)
        // What is written from now on can be.
        try await database.add(Contact(name: "New One"), at: now)
        #expect(try await database.undo(nil, at: now).entry.action == .contactAdded)
    }
}

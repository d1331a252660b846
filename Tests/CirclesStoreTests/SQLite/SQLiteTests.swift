import CirclesCore
import CirclesSQLite
import CirclesTestSupport
import Foundation
import GRDB
import Testing

@testable import CirclesStore

@Suite("The database of SQLite")
struct SQLiteTests {
    @Test("the writer waits for the disk at each commit")
    func synchronousIsFull() throws {
        let folder = try TemporaryFolder()
        #expect(try CirclesDatabase(folder: folder.url).synchronousLevel() == 2)
    }

    @Test("only the owner can read what is stored")
    func permissions() async throws {
        let sample = try Sample(.file)
        try await sample.accepted(sample.capture())
        let files = FileManager.default.enumerator(atPath: sample.folder.path)
        var count = 0
        while let file = files?.nextObject() as? String {
            let attributes = try FileManager.default.attributesOfItem(atPath: sample.folder.path + "/" + file)
            let mode = try #require(attributes[.posixPermissions] as? Int)
            #expect(mode & 0o077 == 0, "\(file)")
            count += 1
        }
        #expect(count >= 4)
    }

    @Test("a database of a newer version is left alone")
    func newerVersion() throws {
        let folder = try TemporaryFolder()
        _ = try CirclesDatabase(folder: folder.url)
        try DatabaseQueue(path: folder.url.appending(path: "circles.sqlite").path).write { db in
            try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 of the future')")
        }
        let error = #expect(throws: CirclesError.self) { try CirclesDatabase(folder: folder.url) }
        #expect(error?.code == .configuration)
    }

    @Test("a damaged database is an error that says so")
    func damaged() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(repeating: 7, count: 5000), to: "circles.sqlite")
        let error = #expect(throws: CirclesError.self) { try CirclesDatabase(folder: folder.url) }
        #expect(error?.code == .cannotRead)
    }

    @Test("eight openers of a new database at once all succeed")
    func openedAtOnce() async throws {
        let folder = try TemporaryFolder()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { _ = try await CirclesDatabase(folder: folder.url).contacts() }
            }
            try await group.waitForAll()
        }
    }

    @Test("columns that another process put into another order are read as what they are called")
    func changedMeanwhile() async throws {
        let folder = try TemporaryFolder()
        let database = try CirclesDatabase(folder: folder.url)
        func read() async throws -> [String] {
            try await database.write("look") {
                try $0.rows("SELECT * FROM pair") { "\(try $0["a"] as Int) \(try $0["b"] as Int)" }
            }
        }
        let other = try DatabaseQueue(path: folder.url.appending(path: "circles.sqlite").path)
        try await other.write { try $0.execute(sql: "CREATE TABLE pair (a, b); INSERT INTO pair VALUES (1, 2)") }
        #expect(try await read() == ["1 2"])
        try await other.write { db in
            try db.execute(sql: "DROP TABLE pair; CREATE TABLE pair (b, a); INSERT INTO pair VALUES (2, 1)")
        }
        #expect(try await read() == ["1 2"])
    }

    @Test("a picture is a file named by its capture's id, whatever its name was, and goes with it")
    func pictures() async throws {
        let sample = try Sample(.file)
        let capture = sample.capture()
        try await sample.accepted(capture)
        let captures = sample.folder.path + "/captures"
        #expect(try FileManager.default.contentsOfDirectory(atPath: captures) == [capture.id.description])
        try await sample.database.withdraw(try await sample.claim(capture))
        #expect(try FileManager.default.contentsOfDirectory(atPath: captures).isEmpty)
    }
}

import CirclesCore
import CirclesFiles
import CirclesTestSupport
import Foundation
import Synchronization
import Testing

@testable import CirclesPostgres
@testable import CirclesSQLite
@testable import CirclesStore

/// A home of its own, and where it goes.
@Suite("Moving a store")
struct StoreMoveTests {
    private let sample: Sample
    private let home: CirclesDatabase
    private let folder: TemporaryFolder

    init() throws {
        sample = try Sample(.file)
        home = try #require(sample.database as? CirclesDatabase)
        folder = try TemporaryFolder()
    }

    private func account(_ name: String = "one") throws -> CirclesDatabase {
        let server = try #require(PostgresServer.shared)
        return try CirclesDatabase(
            postgres: server.address, account: "\(folder.path)/\(name)", folder: folder.url.appending(path: name),
            patience: PostgresServer.patience)
    }

    private func newHome(_ name: String = "back") throws -> CirclesDatabase {
        try CirclesDatabase(folder: folder.url.appending(path: name))
    }

    /// Something in most tables: what was filed, noted, assigned, learnt, taken back, asked, watched and let in.
    @discardableResult
    private func fill(_ database: any Store) async throws -> [Capture.ID] {
        let now = sample.now
        let liz = try await sample.contact()
        let ana = Contact(name: "Ana Sousa \"x\" \u{1F338}", nicknames: ["Aninha"])
        try await database.add(ana, at: now)
        _ = try await sample.filed(liz)
        let note = try await sample.noted("Lizzie")
        _ = try await sample.assign(note, liz, alias: "Lizzie")
        _ = try await sample.noted("Somebody")
        _ = try await sample.filed(ana, label: "Ana")
        _ = try await database.undo(nil, at: now)
        var ids: [Capture.ID] = []
        // Later ids with the same time, in an order that is not theirs.
        for number in [3, 1, 2] {
            var capture = sample.capture("arrived \(number)")
            capture.labels = ["a\u{0}b", "ü"]
            try await sample.accepted(capture)
            ids.append(capture.id)
        }
        try await database.watch("/somewhere", knowing: [], at: now)
        return ids
    }

    private func tables(_ database: CirclesDatabase) async throws -> [StoredTable] {
        try await database.engine.read { try StoreMove.copied($0) }
    }

    private func rows(_ database: CirclesDatabase) async throws -> [String: [String]] {
        try await database.rows(of: try await tables(home).map(\.name))
    }

    private func pictures(_ database: CirclesDatabase) async throws -> [Capture.ID: Data] {
        var all: [Capture.ID: Data] = [:]
        for id in try await database.read("list", { try StoredPictures.ids($0) }) {
            all[id] = try await database.pictures.load(id)
        }
        return all
    }

    private func found(_ database: CirclesDatabase) async throws -> [[String]] {
        var all: [[String]] = []
        for word in ["chess", "lizzie", "ana", "somebody", "aninha"] {
            let request = SearchRequest(terms: [SearchTerm([word], .prefix)])
            all.append(try await database.search(request, limit: 50, after: nil).items.map { "\($0.subject)" })
        }
        return all
    }

    private func expectSame(_ one: CirclesDatabase, _ other: CirclesDatabase) async throws {
        let (mine, theirs) = (try await rows(one), try await rows(other))
        for (table, rows) in mine { #expect(rows == theirs[table], "\(table)") }
        #expect(try await pictures(one) == pictures(other))
        #expect(try await Set(found(one).map(Set.init)) == Set(found(other).map(Set.init)))
    }

    // MARK: - All of it

    @Test("every table of a home is copied, or is named as one that is made anew")
    func everyTable() async throws {
        let all = try await home.read("look") {
            try String.fetchAll(
                $0,
                "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') ORDER BY name"
            )
        }
        let ofSearch = ["search_letters", "search_vocabulary", "search_words"]
        let ofEngine = ["grdb_migrations", "sqlite_schema", "sqlite_sequence"]
        let copied = try await tables(home).map(\.name)
        #expect(Set(all) == Set(copied).union(StoreMove.notCopied).union(ofSearch).union(ofEngine))
        #expect(copied.count > 25)
        for (place, name) in copied.enumerated() {
            let parents = try await home.read("look") {
                try String.fetchAll($0, "SELECT \"table\" FROM pragma_foreign_key_list(?)", [name])
            }
            for parent in parents { #expect(copied[..<place].contains(parent), "\(name) before \(parent)") }
        }
    }

    @Test(
        "a home that goes to PostgreSQL and back has equal rows and pictures, finds the same, and each of them takes back the last step",
        .enabled(if: PostgresServer.shared != nil, "PostgreSQL 15 is not installed"))
    func roundTrip() async throws {
        let arrived = try await fill(home)
        let account = try account(), back = try newHome()
        let steps = Mutex<[Int]>([])
        let there = try await StoreMove(from: home, to: account, holdsSource: true).run { done, total in
            steps.withLock { $0 += [done, total] }
        }
        #expect(there.pictures >= 3 && there.rows > 30 && !there.wasThere)
        #expect(steps.withLock { $0.suffix(2).first } == steps.withLock { $0.last })
        try await expectSame(home, account)
        let again = try await StoreMove(from: account, to: back, holdsSource: false).run()
        #expect(again == there)
        try await expectSame(home, back)
        #expect(try await found(home) == found(back))
        for database in [home, account, back] {
            // In the order in which they came, and nobody is at work on them.
            let order = try await database.read("list") { db in
                try String.fetchAll(
                    db,
                    "SELECT id FROM capture WHERE state = 'received' ORDER BY \(db.dialect.insertionOrder(of: "capture"))"
                )
            }
            #expect(order.filter { arrived.map(\.description).contains($0) } == arrived.map(\.description))
        }
        for database in [account, back] {
            #expect(try await database.read("list") { try !$0.hasRow("SELECT 1 FROM work") })
            #expect(try await database.claim(arrived[0]) != nil)
        }
        let before = try await highest(home)
        for database in [home, account, back] {
            _ = try await database.undo(nil, at: sample.now)
            #expect(try await highest(database) >= before)
        }
        #expect(try await account.rows() == home.rows())
        #expect(try await back.rows() == home.rows())
    }

    private func highest(_ database: CirclesDatabase) async throws -> Int {
        try await database.read("look") { try Int.fetchOne($0, "SELECT max(seq) FROM journal") ?? 0 }
    }

    @Test(
        "an entry that is written after a move has a number that no entry ever had, also not one that is gone",
        arguments: [true, false])
    func numbers(toServer: Bool) async throws {
        if toServer && PostgresServer.shared == nil { return }
        try await fill(home)
        let last = try await highest(home) + 1000
        try await home.write("number") {
            try $0.tables.raise(StoredTable(name: "journal", columns: []), to: Int64(last))
        }
        let target = toServer ? try account() : try newHome()
        _ = try await StoreMove(from: home, to: target, holdsSource: true).run()
        try await target.add(Contact(name: "Kim Berg"), at: sample.now)
        #expect(try await highest(target) > last)
        // A lower number sets nothing back.
        try await target.write("number") { try $0.tables.raise(StoredTable(name: "journal", columns: []), to: 1) }
        try await target.add(Contact(name: "Tom Berg"), at: sample.now)
        #expect(try await highest(target) > last + 1)
    }

    @Test("more rows than stand in one piece come all, and in their order")
    func manyRows() async throws {
        let target = try PostgresServer.shared == nil ? newHome() : account()
        let now = sample.now
        try await home.write("add") { db in
            for number in 0..<1234 {
                try db.run(
                    """
                    INSERT INTO contact (id, name, is_me, created_at, updated_at) VALUES (?, ?, ?, ?, ?)
                    """, ["\(number)", String(repeating: "n", count: number), false, now, now])
            }
        }
        _ = try await StoreMove(from: home, to: target, holdsSource: true).run()
        #expect(try await rows(home)["contact"] == rows(target)["contact"])
        #expect(try await target.read("look") { try !$0.search.isBehind() })
    }

    @Test("a text with a zero in it goes as far as it is read here, and does not stop the move")
    func zero() async throws {
        let target = try PostgresServer.shared == nil ? newHome() : account()
        try await home.add(Contact(name: "Kim Berg"), at: sample.now)
        try await home.write("spoil") { try $0.run("UPDATE contact SET name = CAST(x'4B696D00426F' AS TEXT)") }
        #expect(try await home.contacts().map(\.name) == ["Kim"])
        _ = try await StoreMove(from: home, to: target, holdsSource: true).run()
        #expect(try await target.contacts().map(\.name) == ["Kim"])
    }

    // MARK: - Nothing else

    @Test("what has something else in it is left as it is; what an earlier time brought is found to be there")
    func filled() async throws {
        try await fill(home)
        let target = try newHome("target")
        _ = try await StoreMove(from: home, to: target, holdsSource: true).run()
        let again = try await StoreMove(from: home, to: target, holdsSource: true).run()
        #expect(again.wasThere)
        let before = try await rows(target)
        _ = try await home.write("change") { try $0.run("UPDATE contact SET name = name || '!'") }
        for _ in 0..<2 {
            let error = await #expect(throws: CirclesError.self) {
                try await StoreMove(from: home, to: target, holdsSource: true).run()
            }
            #expect(error?.code == .conflict)
            #expect(try await rows(target) == before)
            try await home.add(Contact(name: "Kim Berg"), at: sample.now)
        }
    }

    /// One that forgets a byte.
    private struct Forgetful: CapturePictures {
        let folder: PictureFolder
        func store(_ bytes: Data, for id: Capture.ID) throws { try folder.store(bytes, for: id) }
        func insert(_ bytes: Data, for id: Capture.ID, _ db: any Session) {}
        func load(_ id: Capture.ID) -> Data? { folder.load(id) }
        func load(_ id: Capture.ID, _ db: any Session) -> Data? { folder.load(id) }
        func bring(_ bytes: Data, for id: Capture.ID, _ db: any Session) throws { try store(bytes.dropLast(), for: id) }
        func forget(_ ids: [Capture.ID], _ db: any Session) {}
        func remove(_ ids: [Capture.ID]) {}
        func stored(before instant: Date) -> [Capture.ID] { [] }
        func purge(_ ids: [Capture.ID]) {}
    }

    @Test("what did not arrive as it was sent is not kept, rows as little as pictures")
    func compared() async throws {
        try await fill(home)
        let empty = try newHome("target")
        let pictures = Forgetful(folder: try PictureFolder(inside: folder.url.appending(path: "target")))
        let target = CirclesDatabase(
            empty.engine, pictures: pictures, leases: empty.leases, in: empty.folder, rules: empty.rules)
        var error = await #expect(throws: CirclesError.self) {
            try await StoreMove(from: home, to: target, holdsSource: true).run { _, _ in
            } finish: {
                Issue.record("it was said to be there")
            }
        }
        #expect(error?.message.contains("picture") == true)
        #expect(try await empty.contacts().isEmpty)
        try await empty.write("spoil") {
            try $0.run(
                "CREATE TRIGGER spoilt AFTER INSERT ON fact BEGIN UPDATE fact SET about = '' WHERE id = NEW.id; END")
        }
        error = await #expect(throws: CirclesError.self) {
            try await StoreMove(from: home, to: empty, holdsSource: true).run()
        }
        #expect(error?.message.contains("fact") == true)
        #expect(try await empty.contacts().isEmpty)
    }

    @Test("a move that is called off leaves the other store empty, and works the next time", arguments: [true, false])
    func cancelled(toServer: Bool) async throws {
        if toServer && PostgresServer.shared == nil { return }
        try await fill(home)
        let target = toServer ? try account() : try newHome("target")
        let (begun, way) = AsyncStream.makeStream(of: Void.self), isCancelled = DispatchSemaphore(value: 0)
        let move = Task { [home] in
            try await StoreMove(from: home, to: target, holdsSource: true).run { done, _ in
                way.yield()
                // Until it is called off, in the middle.
                if done > 1 { isCancelled.wait() }
            } finish: {
                Issue.record("it was said to be there")
            }
        }
        for await _ in begun { break }
        move.cancel()
        for _ in 0..<10_000 { isCancelled.signal() }
        let error = await #expect(throws: CirclesError.self) { try await move.value }
        #expect(error?.code == .interrupted)
        #expect(try await target.contacts().isEmpty)
        try await home.add(Contact(name: "Kim Berg"), at: sample.now)
        _ = try await StoreMove(from: home, to: target, holdsSource: true).run()
        try await expectSame(home, target)
    }

    // MARK: - The home that is left

    @Test("who had opened a home before it was moved writes nothing there afterwards, also who waited all the time")
    func marked() async throws {
        try await fill(home)
        let target = try newHome("target"), other = try CirclesDatabase(folder: sample.folder.url)
        let waiting = Mutex<Task<CirclesError?, Never>?>(nil), place = sample.folder.url
        _ = try await StoreMove(from: home, to: target, holdsSource: true).run { _, _ in
            waiting.withLock { task in
                guard task == nil else { return }
                task = Task {
                    do throws(CirclesError) {
                        try await other.add(Contact(name: "Kim Berg"), at: Date())
                        return nil
                    } catch {
                        return error
                    }
                }
            }
        } finish: {
            try MovedMark.write("postgres:///there, account me", in: place)
        }
        let error = try #require(await waiting.withLock { $0 }?.value)
        #expect(error.code == .configuration)
        #expect(error.message == "this home's conversations are in postgres:///there, account me")
        #expect(try await !home.contacts().contains { $0.name == "Kim Berg" })
        #expect(try await rows(home) == rows(target))
        let opening = #expect(throws: CirclesError.self) { try CirclesDatabase(folder: place) }
        #expect(opening == error)
    }

    // MARK: - Addresses

    @Test(
        "where a database is, is told without a name or a password; what could be one is not told",
        arguments: [
            (
                "postgres://kim:hunter2@db.example.org:5433/circles?sslmode=require",
                "postgres://db.example.org:5433/circles"
            ),
            ("postgresql://kim@db/circles", "postgres://db/circles"),
            ("postgres://db/circles", "postgres://db/circles"),
            ("postgres://kim:hunter2@/circles?host=/run", "postgres:///circles"), ("postgres://db", "postgres://db"),
            ("postgres://kim:hun?ter2@db/circles", "PostgreSQL"), ("postgres://kim:1234?x@db/circles", "PostgreSQL"),
            ("postgres://kim:hun@ter2@db/circles", "PostgreSQL"), ("postgres://kim:hunter2", "PostgreSQL"),
            ("postgres://kim:hun#ter2@db/circles", "PostgreSQL"),
            ("postgres://kim:hun/ter2@db/circles", "postgres://db/circles"),
            ("host=db password=hunter2", "PostgreSQL"),
        ])
    func place(address: String, told: String) {
        #expect(PostgresAddress(address).place == told)
    }

    @Test(
        "an account that is not there is not made by whoever only reads it",
        .enabled(if: PostgresServer.shared != nil, "PostgreSQL 15 is not installed"))
    func unknownAccount() throws {
        let server = try #require(PostgresServer.shared)
        for _ in 0..<2 {
            let error = #expect(throws: CirclesError.self) {
                try CirclesDatabase(
                    postgres: server.address, account: folder.path, makes: false, folder: folder.url,
                    patience: PostgresServer.patience)
            }
            #expect(error?.code == .notFound)
        }
    }
}

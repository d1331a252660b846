import CirclesCore
import CirclesTestSupport
import Foundation
import Synchronization
import Testing

@testable import CirclesPostgres
@testable import CirclesStore

/// What is PostgreSQL's own. What every engine keeps is in the folder `Contract`, and runs on it, too.
@Suite("PostgreSQL", .enabled(if: PostgresServer.shared != nil, "PostgreSQL 15 is not installed"))
struct PostgresTests {
    private let server: PostgresServer
    private let folder: TemporaryFolder

    init() throws {
        server = try #require(PostgresServer.shared)
        folder = try TemporaryFolder()
    }

    private func open(_ account: String = "one", patience: Double = PostgresServer.patience) throws -> CirclesDatabase {
        let own = folder.url.appending(path: account)
        return try CirclesDatabase(
            postgres: server.address, account: own.path, folder: own, patience: patience)
    }

    private func row(_ name: String, _ id: Contact.ID = .random(), uid: String? = nil) -> ContactRow {
        ContactRow(id: id.description, uid: uid, name: name, isMe: false, createdAt: Date(), updatedAt: Date())
    }

    // MARK: - Accounts

    @Test("accounts with the same ids never see each other, also where a statement forgets whose rows it means")
    func accounts() async throws {
        let one = try open("one"), other = try open("other"), id = Contact.ID.random()
        let (kim, ana) = (row("Kim Berg", id, uid: "same"), row("Ana Sousa", id, uid: "same"))
        try await one.write("add") { try kim.insert($0) }
        try await other.write("add") { try ana.insert($0) }
        #expect(try await one.contacts().map(\.name) == ["Kim Berg"])
        let changed = try await one.write("change") {
            try $0.runCounting("UPDATE contact SET name = 'Kim Vogt' WHERE true OR account_id > 0")
        }
        #expect(changed == 1)
        #expect(try await other.contacts().map(\.name) == ["Ana Sousa"])
        let account = try #require((other.engine as? PostgresEngine)?.account)
        await #expect(throws: CirclesError.self) {
            try await one.write("change") { try $0.run("UPDATE contact SET account_id = ?", [account]) }
        }
        _ = try await one.write("delete") { try $0.run("DELETE FROM contact") }
        #expect(try await other.contacts().map(\.name) == ["Ana Sousa"])
    }

    @Test("a transaction that does not say whose it is reads nothing, also as the tables' owner")
    func nobody() async throws {
        let database = try open()
        try await database.add(Contact(name: "Kim Berg"), at: Date())
        let connection = try PostgresConnection(server.address, patience: PostgresServer.patience)
        #expect(throws: PostgresFailure.self) { try connection.run("SELECT * FROM contact") }
        try connection.run("BEGIN; SET LOCAL circles.account = '0'")
        #expect(try connection.run("SELECT * FROM contact").rows == 0)
        #expect(
            try connection.run("SELECT relname FROM pg_class WHERE relkind = 'r' AND relname = 'contact'").rows == 1)
        let open = try connection.run(
            """
            SELECT relname FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
            WHERE nspname = 'public' AND relkind = 'r' AND relname <> 'circles_schema'
                AND NOT (relrowsecurity AND relforcerowsecurity)
                AND has_table_privilege('circles_app', pg_class.oid, 'SELECT, INSERT, UPDATE, DELETE')
                AND NOT (relname IN ('account', 'account_quota') AND relrowsecurity)
            """)
        #expect(open.rows == 0)
    }

    @Test("two that look first and write then do not both find nothing, though they are two processes to the server")
    func oneWriter() async throws {
        for number in 0..<10 {
            let name = "Kim \(number)"
            let first = try open(), second = try open()
            @Sendable func add(_ database: CirclesDatabase) async throws {
                let row = row(name)
                try await database.write("add") { db in
                    guard try !db.hasRow("SELECT 1 FROM contact WHERE name = ?", [name]) else { return }
                    usleep(20_000)
                    try row.insert(db)
                }
            }
            async let a: Void = add(first)
            async let b: Void = add(second)
            _ = try await (a, b)
            #expect(try await first.contacts().count { $0.name == name } == 1)
        }
    }

    @Test("whose turn it is costs as much where thirty thousand wait as where ten do")
    func crowd() async throws {
        let address = PostgresAddress(try server.newDatabase())
        func open(_ account: String, waiting: Int) async throws -> CirclesDatabase {
            let database = try CirclesDatabase(
                postgres: address, account: account, folder: folder.url, patience: PostgresServer.patience)
            try await database.write("fill") { db in
                try db.run(
                    """
                    INSERT INTO capture (id, origin, kind, text, sha256, labels, is_private, captured_at, captured_zone,
                        captured_source, received_at, state, attempts, has_image)
                    SELECT CAST(gen_random_uuid() AS text), 'cli', 'text', 'hello', CAST(n AS text), '[]', false, said, 'Europe/Berlin',
                        'given', said, 'received', 0, false
                    FROM (SELECT n, to_char(TIMESTAMP '2026-01-01' + n * INTERVAL '1 second', 'YYYY-MM-DD HH24:MI:SS.MS') AS said
                        FROM generate_series(1, CAST(? AS bigint)) AS n) AS one
                    """, [waiting])
                try db.run(
                    "INSERT INTO work (capture_id, ready_at, starts) SELECT id, received_at, 0 FROM capture")
            }
            return database
        }
        let few = try await open("few", waiting: 10), many = try await open("many", waiting: 30_000)
        let owner = try PostgresConnection(address, patience: PostgresServer.patience)
        for table in ["work", "capture"] { try owner.run("ANALYZE \(table)") }
        func time(_ database: CirclesDatabase) async throws -> Duration {
            let began = ContinuousClock.now
            let next = try #require(try await database.claimNext(except: []))
            let took = ContinuousClock.now - began
            try await database.release(next.claim)
            return took
        }
        var (short, long): ([Duration], [Duration]) = ([], [])
        // The least of each: what else runs here only adds, so on a busy machine more are taken. What goes through all that wait costs a
        // thousand times as much, however often it is asked.
        func isAsFast() -> Bool { (long.min() ?? .zero) < (short.min() ?? .zero) * 3 }
        for _ in 0..<10 where !isAsFast() {
            for _ in 0..<21 {
                short.append(try await time(few))
                long.append(try await time(many))
            }
        }
        #expect(isAsFast())
    }

    @Test("texts longer than an index takes are kept, found and unique")
    func longKeys() async throws {
        let database = try open()
        var generator = SystemRandomNumberGenerator()
        let long = (0..<2000).map { _ in String(generator.next(), radix: 36) }.joined()
        let kim = row("Kim Berg", uid: long), other = row("Ana Sousa", uid: long)
        try await database.write("add") { db in
            try kim.insert(db)
            try ContactUID.lead(long, to: kim.id, db)
            try ContactUID.lead(long, to: kim.id, db)
        }
        #expect(try await database.read("look") { try ContactUID.contact(long, $0) } == kim.id)
        await #expect(throws: CirclesError.self) { try await database.write("add") { try other.insert($0) } }
        try await database.watch("/\(long.prefix(4000))", knowing: [], at: Date())
        #expect(try await database.watchedFolders().count == 1)
    }

    @Test("a text with a zero in it, which PostgreSQL knows none of, is filed and listed")
    func zero() async throws {
        let sample = try Sample(.postgres), contact = try await sample.contact()
        let capture = sample.capture()
        try await sample.accepted(capture)
        var transcript = Transcript(app: .signal, title: "Li\u{0}z", text: "a\u{0}b")
        transcript.isGroup = true
        try await sample.database.save(transcript, under: try await sample.claim(capture))
        var interaction = sample.interaction(capture, contact)
        interaction.messages = [Message(side: .left, text: "tulips\u{0}and roses")]
        interaction.labels = ["a\u{0}b"]
        _ = try await sample.conclude(capture, .interaction(interaction))
        let request = SearchRequest(terms: [SearchTerm(["tulips"], .prefix)])
        #expect(try await sample.database.search(request, limit: 5, after: nil).items.count == 1)
        #expect(try await sample.database.timeline(of: contact.id, label: "x", limit: 5, after: nil).items.isEmpty)
        #expect(try await sample.database.interaction(interaction.id).messages == interaction.messages)
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await sample.database.notes(.open).count == 1)
    }

    @Test("a database that a newer version wrote is left as it is, and the error says so")
    func newer() async throws {
        let address = PostgresAddress(try server.newDatabase())
        func open(_ account: String) throws -> CirclesDatabase {
            try CirclesDatabase(
                postgres: address, account: account, folder: folder.url, patience: PostgresServer.patience)
        }
        try await open("one").add(Contact(name: "Kim Berg"), at: Date())
        let looker = try PostgresConnection(address, patience: PostgresServer.patience)
        try looker.run("UPDATE circles_schema SET version = version + 1")
        func everything() throws -> [String?] {
            try [
                "SELECT string_agg(concat_ws(' ', table_name, column_name, data_type), ',' ORDER BY table_name, ordinal_position) FROM information_schema.columns WHERE table_schema = 'public'",
                "SELECT string_agg(name, ',') FROM account", "SELECT max(version) FROM circles_schema",
                "SELECT n_tup_ins FROM pg_stat_user_tables WHERE relname = 'contact'",
            ].map { try looker.run($0).text(0, 0) }
        }
        let before = try everything()
        for account in ["one", "two"] {
            let error = #expect(throws: CirclesError.self) { try open(account) }
            #expect(error?.code == .configuration && error?.retryable == false)
            #expect(error?.message == "the database was written by a newer version of circles")
        }
        let error = await #expect(throws: CirclesError.self) { _ = try await PostgresAccounts(address).list() }
        #expect(error?.code == .configuration)
        #expect(try everything() == before)
        try looker.run("UPDATE circles_schema SET version = version - 1")
        #expect(try await open("one").contacts().map(\.name) == ["Kim Berg"])
    }

    // MARK: - A server that is away

    @Test("nothing tells the password, whatever goes wrong")
    func password() throws {
        let addresses = [
            server.address(of: "circles", password: "hunter2"), server.address(of: "nobody", password: "hunter2"),
            PostgresAddress("postgres://circles:hunter2@/circles?host=/nowhere"),
            PostgresAddress("postgres://circles:hunter2@[broken"),
        ]
        for address in addresses {
            let error = #expect(throws: CirclesError.self) {
                try CirclesDatabase(postgres: address, account: "x", folder: folder.url, patience: 5)
            }
            var dumped = ""
            dump(address, to: &dumped)
            for text in ["\(String(describing: error))", "\(address)", String(reflecting: address), dumped] {
                #expect(!text.contains("hunter2"))
            }
        }
        let refused = #expect(throws: CirclesError.self) {
            try CirclesDatabase(postgres: addresses[0], account: "x", folder: folder.url)
        }
        #expect(refused?.code == .configuration)
        let away = #expect(throws: CirclesError.self) {
            try CirclesDatabase(postgres: addresses[2], account: "x", folder: folder.url)
        }
        #expect(away?.code == .unavailable && away?.retryable == true)
    }

    @Test("a server that freezes is given up in time, and what it was asked leaves nothing and holds nobody up")
    func frozen() async throws {
        let database = try open(patience: 5)
        let kim = row("Kim Berg"), frozen = Mutex<pid_t?>(nil)
        // The server's own time would end the transaction, too; here it cannot tell. It wakes when the write was given up,
        // or, so that this test ends, long after it should have been.
        let wake = { @Sendable in
            frozen.withLock { server in
                defer { server = nil }
                return server.map { kill($0, SIGCONT) } == 0
            }
        }
        let late = Task {
            try await Task.sleep(for: .seconds(PostgresServer.patience))
            #expect(!wake(), "the write was not given up")
        }
        let error = await #expect(throws: CirclesError.self) {
            try await database.write("add") { db in
                let server = pid_t(try Int.fetchOne(db, "SELECT pg_backend_pid()") ?? 0)
                try kim.insert(db)
                guard server > 1 else { return }
                kill(server, SIGSTOP)
                frozen.withLock { $0 = server }
                _ = try db.rows("SELECT name FROM contact") { try $0[0] as String }
            }
        }
        #expect(error?.code == .unavailable && error?.retryable == true)
        late.cancel()
        #expect(wake())
        let ana = row("Ana Sousa")
        try await database.write("add") { try ana.insert($0) }
        #expect(try await database.contacts().map(\.name) == ["Ana Sousa"])
    }

    @Test("a connection that goes in the midst of a transaction leaves nothing; the next one is new")
    func cut() async throws {
        let database = try open(), kim = row("Kim Berg")
        let error = await #expect(throws: CirclesError.self) {
            try await database.write("add") { db in
                try kim.insert(db)
                end(try Int.fetchOne(db, "SELECT pg_backend_pid()") ?? 0)
            }
        }
        #expect(error?.code == .unavailable && error?.retryable == true)
        #expect(try await database.contacts().isEmpty)
        // While nobody uses it.
        let server = try await database.read("look") { try Int.fetchOne($0, "SELECT pg_backend_pid()") ?? 0 }
        end(server)
        try await database.write("add") { try kim.insert($0) }
        #expect(try await database.contacts().map(\.name) == ["Kim Berg"])
    }

    /// Ends a server's process, and returns when it is gone.
    private func end(_ server: Int) {
        guard server > 1, kill(pid_t(server), SIGTERM) == 0 else { return }
        while kill(pid_t(server), 0) == 0 { usleep(5_000) }
    }

    @Test("what is passed over in a transaction that failed is no success")
    func passedOver() async throws {
        let database = try open(), kim = row("Kim Berg")
        await #expect(throws: CirclesError.self) {
            try await database.write("add") { db in
                try kim.insert(db)
                try? kim.insert(db)
                _ = try? db.rows("SELECT 1") { try $0[0] as Int }
            }
        }
        #expect(try await database.contacts().isEmpty)
    }

    // MARK: - Statements

    @Test(
        "placeholders become PostgreSQL's, and what stands in quotation marks stays",
        arguments: [
            ("a = ? AND b = ?", "a = $1 AND b = $2"), ("?2 = ?1", "$2 = $1"), (":b = :a OR :b", "$1 = $2 OR $1"),
            ("'?' || ? || ':x' || \"a?\"", "'?' || $1 || ':x' || \"a?\""), ("'it''s ?' = ?", "'it''s ?' = $1"),
            ("?::text", "$1::text"), ("?1 IS NULL OR a = ?1", "$1::text IS NULL OR a = $1"),
            ("ON CONFLICT (\"id\") DO NOTHING", "ON CONFLICT (account_id, \"id\") DO NOTHING"),
            ("ON CONFLICT (kind, original)", "ON CONFLICT (account_id, kind, circles_hash(original))"),
            ("ON CONFLICT DO NOTHING", "ON CONFLICT DO NOTHING"),
        ])
    func placeholders(sql: String, rewritten: String) {
        #expect(PostgresSQL(sql).text == rewritten)
    }
}

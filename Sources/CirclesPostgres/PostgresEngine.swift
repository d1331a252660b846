internal import CirclesCore
internal import CirclesFiles
internal import CirclesStore
internal import Foundation

/// PostgreSQL by libpq: one account of those that share a database.
///
/// A write holds its account's row from its beginning to its end, so an account has one writer, whichever machine it is on; without
/// that, two that look first and write then both find nothing. It takes its turn here before it does so there.
final class PostgresEngine: StoreEngine {
    let account: Int64
    private let pool: PostgresPool
    private let writers = Turnstile(1)
    /// Tests take the lock away, to see what it is worth.
    private let locksAccount: Bool

    /// Connections of a process to one account: readers need not wait for the writer.
    private static let connections = 4

    /// Makes the tables and the account where they are missing; blocks the thread.
    ///
    /// - Parameters:
    ///   - makes: Whether an account that is missing is made.
    ///   - patience: Seconds that a call may take.
    convenience init(
        _ address: PostgresAddress, account: String, makes: Bool = true, patience: Double, locksAccount: Bool = true
    ) throws {
        let pool = PostgresPool(address, connections: Self.connections, patience: patience)
        let connection = try pool.connect()
        guard try makes || PostgresSchema.hasAccount(account, connection) else {
            throw CirclesError(.notFound, "there is no such account in the database")
        }
        try PostgresSchema.migrate(connection)
        let id = try PostgresSchema.account(account, connection)
        pool.keep(connection)
        self.init(pool, account: id, locksAccount: locksAccount)
    }

    /// An account that is there, over connections that others use, too.
    init(_ pool: PostgresPool, account: Int64, locksAccount: Bool = true) {
        self.pool = pool
        self.account = account
        self.locksAccount = locksAccount
    }

    /// - Throws: `CirclesError` with `notPermitted` when the account has used up what it may.
    func admit(_ bytes: Int?, at now: Date, _ db: any Session) throws {
        var quota: AccountQuota?
        try db.prepare("SELECT captures_a_day, bytes_kept FROM account_quota").read([]) { row in
            quota = AccountQuota(capturesADay: try row[0], bytesKept: try row[1])
            return false
        }
        guard let quota else { return }
        func sum(_ sql: String, _ arguments: SQLArguments) throws -> Int64 {
            var found: Int64 = 0
            try db.prepare(sql).read(arguments) { row in
                found = try row[0]
                return false
            }
            return found
        }
        if let most = quota.capturesADay {
            let day = now.addingTimeInterval(-86_400)
            guard try sum("SELECT count(*) FROM capture WHERE received_at > ?", [day]) < most else {
                throw CirclesError(
                    .notPermitted, "this account has had its \(most) captures of a day", hint: "try again tomorrow")
            }
        }
        if let most = quota.bytesKept, let bytes {
            let kept = try sum(
                "SELECT CAST(coalesce(sum(coalesce(size, octet_length(bytes))), 0) AS bigint) FROM picture", [])
            guard kept + Int64(bytes) <= most else {
                throw CirclesError(
                    .notPermitted, "this account's pictures would take more than its \(most / 1_000_000) MB",
                    hint: "pictures go when what they are about is settled: see keepImages")
            }
        }
    }

    // MARK: - Transactions

    func read<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value) async throws -> Value {
        try await pool.transaction { [self] connection in
            connection.begin([PostgresCall("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"), settings])
            return try connection.ending { try body($0) }
        }
    }

    func write<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value) async throws -> Value {
        try await write(body) { try $0.refresh() }
    }

    private func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Session) throws -> Value,
        then follow: @escaping @Sendable (PostgresSearch) throws -> Void
    ) async throws -> Value {
        try await writers.inside { [self] in
            try await pool.transaction { [self] connection in
                let isolation = PostgresCall("BEGIN ISOLATION LEVEL READ COMMITTED")
                connection.begin(locksAccount ? [isolation, settings, turn] : [isolation, settings])
                return try connection.ending { session in
                    let value = try body(session)
                    try follow(PostgresSearch(session))
                    return value
                }
            }
        }
    }

    /// The account's row, which one writer has at a time.
    private var turn: PostgresCall {
        PostgresCall("SELECT 1 FROM account WHERE id = $1 FOR UPDATE", [.integer(account)]) { answer in
            guard answer.rows == 1 else { throw CirclesError(.notFound, "the account is no longer in the database") }
        }
    }

    /// Of this transaction alone, so that a proxy may give the connection to somebody else afterwards. A role that owns nothing sees
    /// the rows of one account; the server ends what nobody waits for, and frees its locks.
    private var settings: PostgresCall {
        let milliseconds = String(Int(pool.patience * 1000))
        let values = [
            ("role", PostgresSchema.role), ("circles.account", String(account)), ("lock_timeout", milliseconds),
            ("statement_timeout", milliseconds), ("idle_in_transaction_session_timeout", milliseconds),
            ("client_connection_check_interval", "5000"),
        ]
        let places = values.indices.map { "set_config($\(2 * $0 + 1), $\(2 * $0 + 2), true)" }.joined(separator: ", ")
        return PostgresCall("SELECT \(places)", values.flatMap { [.text($0.0), .text($0.1)] })
    }

    func describe(_ error: any Error, doing purpose: String) -> CirclesError? {
        (error as? PostgresFailure).map { PostgresError.describe($0, doing: purpose, at: pool.place) }
    }
}

extension PostgresConnection {
    /// Runs the rest of a transaction, and commits it.
    ///
    /// - Throws: `lost` when the connection went while the server committed: whether it did is not known.
    func ending<Value>(_ body: (PostgresSession) throws -> Value) throws -> Value {
        do {
            let value = try body(PostgresSession(self))
            try commit()
            return value
        } catch {
            rollBack()
            throw error
        }
    }
}

// MARK: - Maintenance

extension PostgresEngine {
    func copy(to path: String) async throws {
        throw CirclesError(
            .usage, "a store in PostgreSQL is not copied into a file", remedy: .copyAccount)
    }

    /// A transaction that is never committed. While it lasts, nobody else writes to what it changes.
    func scratchCopy() throws -> (engine: any StoreEngine, folder: URL) {
        let connection = try pool.connect()
        connection.begin([PostgresCall("BEGIN ISOLATION LEVEL READ COMMITTED"), settings])
        let copy = try PostgresScratch(connection)
        return (copy, copy.folder)
    }

    func erase(_ body: @escaping @Sendable (any Session) throws -> Void) async throws {
        try await write(body) { try $0.catchUp() }
    }

    /// The pages that rows were in are free to be written over. The server's log, its standbys and its backups keep what was in
    /// them until their time is over.
    func forgetErased() async throws {
        try await pool.transaction { connection in
            for table in PostgresSchema.tables + [PostgresPictures.table] { try connection.run("VACUUM \(table)") }
        }
    }
}

/// A transaction of which nothing is kept, as an engine: each transaction in it is a part of it.
final class PostgresScratch: StoreEngine {
    let folder: URL
    private let connection: PostgresConnection
    private let turn = Turnstile(1)
    private let thread = DispatchQueue(label: "circles.postgres.scratch")

    fileprivate init(_ connection: PostgresConnection) throws {
        self.connection = connection
        folder = FileManager.default.temporaryDirectory.appending(
            path: "circles-scratch-\(UUID().uuidString)", directoryHint: .isDirectory)
        try PrivateFiles.makeDirectory(folder.path)
    }

    /// The server takes all back when the connection goes.
    deinit { try? FileManager.default.removeItem(at: folder) }

    func read<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value) async throws -> Value {
        try await turn.inside {
            try await withCheckedThrowingContinuation { continuation in
                thread.async { continuation.resume(with: Result { try self.part(body) }) }
            }
        }
    }

    func write<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value) async throws -> Value {
        try await read(body)
    }

    private func part<Value>(_ body: (any Session) throws -> Value) throws -> Value {
        try connection.run("SAVEPOINT part")
        do {
            let value = try body(PostgresSession(connection))
            try connection.run("RELEASE SAVEPOINT part")
            return value
        } catch {
            try connection.run("ROLLBACK TO SAVEPOINT part")
            throw error
        }
    }

    func describe(_ error: any Error, doing purpose: String) -> CirclesError? {
        (error as? PostgresFailure).map { PostgresError.describe($0, doing: purpose, at: connection.place) }
    }

    func copy(to path: String) async throws { throw Self.isNoStore }
    func scratchCopy() throws -> (engine: any StoreEngine, folder: URL) { throw Self.isNoStore }
    func erase(_ body: @escaping @Sendable (any Session) throws -> Void) async throws { throw Self.isNoStore }
    func forgetErased() async throws { throw Self.isNoStore }

    private static var isNoStore: CirclesError {
        CirclesError(.internalError, "what is tried out is no store to look after")
    }
}

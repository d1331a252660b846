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

    /// Connections of a process to one account: readers need not wait for the writer.
    private static let connections = 4

    /// Makes the tables and the account where they are missing; blocks the thread.
    ///
    /// - Parameter patience: Seconds that a call may take.
    init(_ address: PostgresAddress, account: String, patience: Double) throws {
        pool = PostgresPool(address, connections: Self.connections, patience: patience)
        let connection = try pool.connect()
        try PostgresSchema.migrate(connection)
        self.account = try PostgresSchema.account(account, connection)
        pool.keep(connection)
    }

    // MARK: - Transactions

    func read<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value) async throws -> Value {
        try await pool.transaction { [self] connection in
            try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; \(settings)")
        } _: {
            try $0.ending { try body($0) }
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
            try await pool.transaction { [self] in
                try beginWriting($0)
            } _: { connection in
                try connection.ending { session in
                    let value = try body(session)
                    try follow(PostgresSearch(session))
                    return value
                }
            }
        }
    }

    private func beginWriting(_ connection: PostgresConnection) throws {
        let row = try connection.run(
            "BEGIN ISOLATION LEVEL READ COMMITTED; \(settings); SELECT 1 FROM account WHERE id = \(account) FOR UPDATE")
        guard row.rows == 1 else {
            connection.rollBack()
            throw CirclesError(.notFound, "the account is no longer in the database")
        }
    }

    /// Of this transaction alone, so that a proxy may give the connection to somebody else afterwards. A role that owns nothing sees
    /// the rows of one account; the server ends what nobody waits for, and frees its locks.
    private var settings: String {
        let milliseconds = Int(pool.patience * 1000)
        return """
            SET LOCAL ROLE \(PostgresSchema.role); SET LOCAL circles.account = '\(account)';
            SET LOCAL lock_timeout = \(milliseconds); SET LOCAL statement_timeout = \(milliseconds);
            SET LOCAL idle_in_transaction_session_timeout = \(milliseconds);
            SET LOCAL client_connection_check_interval = 5000
            """
    }

    func describe(_ error: any Error, doing purpose: String) -> CirclesError? {
        (error as? PostgresFailure).map { PostgresError.describe($0, doing: purpose) }
    }
}

extension PostgresConnection {
    /// Runs the rest of a transaction, and commits it.
    ///
    /// - Throws: `lost` when the connection went while the server committed: whether it did is not known.
    func ending<Value>(_ body: (PostgresSession) throws -> Value) throws -> Value {
        do {
            let value = try body(PostgresSession(self))
            // A transaction in which something failed ends in the same words, with another answer.
            guard try run("COMMIT").tag == "COMMIT" else { throw PostgresFailure.undone }
            return value
        } catch {
            rollBack()
            throw error
        }
    }

    func rollBack() {
        guard isUsable else { return }
        _ = try? run("ROLLBACK")
    }
}

// MARK: - Maintenance

extension PostgresEngine {
    func copy(to path: String) async throws {
        throw CirclesError(
            .usage, "a store in PostgreSQL is not copied into a file",
            hint: "circles migrate --from … --to DIRECTORY makes a home of an account")
    }

    /// A transaction that is never committed. While it lasts, nobody else writes to what it changes.
    func scratchCopy() throws -> (engine: any StoreEngine, folder: URL) {
        let connection = try pool.connect()
        try connection.run("BEGIN ISOLATION LEVEL READ COMMITTED; \(settings)")
        let copy = try PostgresScratch(connection)
        return (copy, copy.folder)
    }

    func erase(_ body: @escaping @Sendable (any Session) throws -> Void) async throws {
        try await write(body) { try $0.catchUp() }
    }

    /// The pages that rows were in are free to be written over. The server's log, its standbys and its backups keep what was in
    /// them until their time is over.
    func forgetErased() async throws {
        try await pool.transaction { _ in
        } _: { connection in
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
        (error as? PostgresFailure).map { PostgresError.describe($0, doing: purpose) }
    }

    func copy(to path: String) async throws { throw Self.isNoStore }
    func scratchCopy() throws -> (engine: any StoreEngine, folder: URL) { throw Self.isNoStore }
    func erase(_ body: @escaping @Sendable (any Session) throws -> Void) async throws { throw Self.isNoStore }
    func forgetErased() async throws { throw Self.isNoStore }

    private static var isNoStore: CirclesError {
        CirclesError(.internalError, "what is tried out is no store to look after")
    }
}

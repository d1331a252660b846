internal import CirclesCore
internal import CirclesFiles
internal import CirclesStore
internal import Foundation
internal import GRDB
internal import Synchronization

/// SQLite by GRDB, in a file or in memory: one writer, and readers that see one state while it writes.
final class SQLiteEngine: StoreEngine {
    let pool: any DatabaseWriter
    /// Where the database is, or what belongs to one in memory.
    let folder: URL
    /// Nil for a database that no other process writes to.
    private let turns: WriteTurns?
    /// What `folder` is when nothing is to be kept.
    private let scratch: ScratchFolder?
    private let connections = Mutex<[ObjectIdentifier: SQLiteConnection]>([:])

    /// Opens the database in a folder that is there. Whoever does so holds the lock that keeps other openers out.
    init(folder: URL) throws {
        self.folder = folder
        scratch = nil
        let turns = WriteTurns(in: folder.path)
        self.turns = turns
        pool = try turns.during { try Self.open(folder.appending(path: "circles.sqlite")) }
    }

    init(inMemoryBeside scratch: ScratchFolder) throws {
        self.scratch = scratch
        folder = scratch.url
        turns = nil
        pool = try DatabaseQueue(configuration: Self.configuration)
        try Self.migrate(pool)
    }

    /// A copy of `original`.
    init(copying original: SQLiteEngine, into scratch: ScratchFolder) throws {
        self.scratch = scratch
        folder = scratch.url
        turns = nil
        let file = scratch.url.appending(path: "circles.sqlite")
        try PrivateFiles.touch(file.path)
        let copy = try DatabaseQueue(path: file.path, configuration: Self.configuration)
        try original.pool.backup(to: copy)
        pool = copy
    }

    /// Statements go before the connections they are of.
    deinit { connections.withLock { $0 = [:] } }

    private static var configuration: Configuration {
        var configuration = Configuration()
        // Seconds, for a database that somebody holds who takes no turns.
        configuration.busyMode = .timeout(30)
        configuration.foreignKeysEnabled = true
        configuration.label = "circles"
        configuration.prepareDatabase { SearchUpkeep.prepare($0) }
        return configuration
    }

    private static func open(_ file: URL) throws -> DatabasePool {
        try PrivateFiles.touch(file.path)
        let pool = try DatabasePool(path: file.path, configuration: configuration)
        // Setting this in `prepareDatabase` is undone on the writer when the pool sets up WAL afterwards.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        try migrate(pool)
        return pool
    }

    private static func migrate(_ pool: any DatabaseWriter) throws {
        let migrator = Schema.migrator
        guard try pool.read({ try !migrator.hasBeenSuperseded($0) }) else {
            throw CirclesError(
                .configuration, "the database was written by a newer version of circles",
                remedy: .otherHome(orElse: "install that version again"))
        }
        try migrator.migrate(pool)
    }

    /// Puts all into one file. Nobody uses the engine afterwards.
    func close() throws {
        connections.withLock { $0 = [:] }
        // A reader that is closed after the writer could not take the log away.
        (pool as? DatabasePool)?.releaseMemory()
        try pool.writeWithoutTransaction { try Self.emptyLog($0) }
        try pool.close()
    }

    // MARK: - Transactions

    func read<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value) async throws -> Value {
        try await pool.read { try body(self.session($0)) }
    }

    func write<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value) async throws -> Value {
        try await pool.writeWithoutTransaction { db in
            try self.inTransaction(db) { try body(self.session(db)) }
        }
    }

    func describe(_ error: any Error, doing purpose: String) -> CirclesError? {
        (error as? DatabaseError).map { SQLiteError.describe($0, doing: purpose, in: folder) }
    }

    private func session(_ db: Database) -> SQLiteSession {
        let connection = connections.withLock { known in
            if let connection = known[ObjectIdentifier(db)] { return connection }
            let made = SQLiteConnection(db)
            known[ObjectIdentifier(db)] = made
            return made
        }
        return SQLiteSession(connection)
    }

    /// One transaction on the writer's connection, in this process' turn: whoever waits for it blocks the writer's own
    /// queue and no thread that tasks run on.
    private func inTransaction<Value>(_ db: Database, _ body: () throws -> Value) throws -> Value {
        try inTurn {
            var value: Value?
            try db.inTransaction(.immediate) {
                if turns != nil { try MovedMark.check(folder) }
                value = try body()
                try SearchUpkeep.refresh(db)
                return .commit
            }
            guard let value else { throw CirclesError(.internalError, "a transaction ended without its value") }
            return value
        }
    }

    /// Called on the writer's queue alone: a turn that waited for the queue would wait for itself.
    private func inTurn<Value>(_ body: () throws -> Value) throws -> Value {
        guard let turns else { return try body() }
        return try turns.during(body)
    }
}

// MARK: - Maintenance

extension SQLiteEngine {
    /// By SQLite's own backup.
    func copy(to path: String) async throws {
        let copy = try DatabaseQueue(path: path)
        try pool.backup(to: copy)
        // Without a log beside it: the copy is one file.
        try await copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
        try copy.close()
    }

    func scratchCopy() throws -> (engine: any StoreEngine, folder: URL) {
        let copy = try SQLiteEngine(copying: self, into: ScratchFolder())
        return (copy, copy.folder)
    }

    func erase(_ body: @escaping @Sendable (any Session) throws -> Void) async throws {
        try await pool.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA secure_delete = ON")
            try self.inTransaction(db) {
                try body(self.session(db))
                try SearchUpkeep.catchUp(db)
            }
        }
    }

    func forgetErased() async throws {
        try await pool.barrierWriteWithoutTransaction { db in
            try self.inTurn {
                try SearchUpkeep.forgetDeleted(db)
                try Self.emptyLog(db)
                try db.execute(sql: "VACUUM")
                try Self.emptyLog(db)
            }
        }
    }

    private static func emptyLog(_ db: Database) throws {
        let isBusy = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)").map { $0[0] as Int } ?? 0
        guard isBusy == 0 else {
            throw CirclesError(
                .unavailable, "it is deleted, but another process holds the database's log, where it may still stand",
                hint: "stop the other process and purge again", retryable: true)
        }
    }
}

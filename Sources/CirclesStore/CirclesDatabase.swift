package import CirclesCore
package import CirclesFiles
package import Foundation
internal import GRDB
internal import Synchronization

/// The one owner of the database and of the payload files beside it.
///
/// Every method is one transaction that keeps the invariants: a capture in state `filed` has exactly one interaction
/// or one inbox note; an interaction has at least one participant; a contact with interactions is not deleted.
/// All methods throw `CirclesError`.
package final class CirclesDatabase: Sendable {
    let pool: any DatabaseWriter
    let payloads: PayloadFolder
    let folder: URL
    /// Nil for a database that no other process writes to.
    private let turns: WriteTurns?
    /// What `folder` is when nothing is to be kept.
    private let scratch: ScratchFolder?
    /// What leases are counted on.
    let clock: BootClock
    /// By which learnt names are held against contacts that come.
    let rules: NameRules
    /// Made with the first claim: others see by it that this worker lives.
    private let ownPresence = Mutex<WorkerPresence?>(nil)

    /// Opens the database in `folder`, making both when they are missing.
    ///
    /// Several processes may do this at once: the making and migrating is held under a lock file, without which
    /// SQLite answers "database is locked" to the change of the journal mode.
    ///
    /// - Parameters:
    ///   - rules: By which learnt names are held against contacts that come.
    ///   - clock: What leases are counted on; all who share a folder share it.
    package init(folder: URL, rules: NameRules = NameRules(), clock: BootClock = .current) throws(CirclesError) {
        self.rules = rules
        self.clock = clock
        scratch = nil
        do {
            self.folder = folder
            try PrivateFiles.makeDirectory(folder.path)
            payloads = try PayloadFolder(folder.appending(path: "captures", directoryHint: .isDirectory))
            let turns = WriteTurns(in: folder.path)
            self.turns = turns
            let lock = try FileLock(waitingFor: folder.appending(path: "circles.lock").path)
            pool = try turns.during { try Self.open(folder.appending(path: "circles.sqlite")) }
            // Once: a power cut must not take away the folder of a capture that was told to be received. Only when all
            // is on the disk does the lock's file say so; a cut before that empties it again.
            if try !lock.isMarked {
                try PrivateFiles.syncPath(folder.path)
                try lock.write(note: "synced\n")
            }
            lock.release()
        } catch {
            throw StoreError.describe(error, doing: "open the database in \(folder.path)", in: folder)
        }
    }

    /// Opens a new database that is in this process' memory, with its pictures in a folder that goes when it does.
    package init(inMemoryWith rules: NameRules = NameRules(), clock: BootClock = .current) throws(CirclesError) {
        self.rules = rules
        self.clock = clock
        turns = nil
        do {
            let scratch = try ScratchFolder()
            self.scratch = scratch
            folder = scratch.url
            payloads = try PayloadFolder(scratch.url.appending(path: "captures", directoryHint: .isDirectory))
            pool = try DatabaseQueue(configuration: Self.configuration)
            try Self.migrate(pool)
        } catch {
            throw StoreError.describe(error, doing: "open a database in memory")
        }
    }

    /// A copy of `original`, without its pictures, in a folder that goes when it does.
    init(scratchCopyOf original: CirclesDatabase) throws(CirclesError) {
        rules = original.rules
        clock = original.clock
        turns = nil
        do {
            let scratch = try ScratchFolder()
            self.scratch = scratch
            folder = scratch.url
            payloads = try PayloadFolder(scratch.url.appending(path: "captures", directoryHint: .isDirectory))
            let file = scratch.url.appending(path: "circles.sqlite")
            try PrivateFiles.touch(file.path)
            let copy = try DatabaseQueue(path: file.path, configuration: Self.configuration)
            try original.pool.backup(to: copy)
            pool = copy
        } catch {
            throw StoreError.describe(error, doing: "copy the database for a dry run")
        }
    }

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

    /// Where those who work on captures show that they live.
    var workers: String { folder.appending(path: "workers").path }

    func presence() throws -> WorkerPresence {
        try ownPresence.withLock { known in
            if let known { return known }
            let made = try WorkerPresence(in: workers)
            known = made
            return made
        }
    }

    func read<Value: Sendable>(
        _ purpose: String, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(CirclesError) -> Value {
        do {
            return try await Task { [pool] in try await pool.read(body) }.value
        } catch {
            throw StoreError.describe(error, doing: purpose, in: folder)
        }
    }

    func write<Value: Sendable>(
        _ purpose: String, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(CirclesError) -> Value {
        let condition = WriteCondition.current, actor = WriteActor.current
        do {
            // Somebody who no longer waits does not take back what is being kept.
            return try await Task {
                try await pool.writeWithoutTransaction { db in
                    try self.inTransaction(db) {
                        try condition?.check(SQLiteTransaction(db: db))
                        // The writer's queue is no part of the task that asked.
                        return try WriteActor.$current.withValue(actor) { try body(db) }
                    }
                }
            }.value
        } catch {
            throw StoreError.describe(error, doing: purpose, in: folder)
        }
    }

    /// One transaction on the writer's connection, in this process' turn: whoever waits for it blocks the writer's own
    /// queue and no thread that tasks run on.
    func inTransaction<Value>(_ db: Database, _ body: () throws -> Value) throws -> Value {
        try inTurn {
            var value: Value?
            try db.inTransaction(.immediate) {
                value = try body()
                try SearchUpkeep.refresh(db)
                return .commit
            }
            guard let value else { throw CirclesError(.internalError, "a transaction ended without its value") }
            return value
        }
    }

    /// Called on the writer's queue alone: a turn that waited for the queue would wait for itself.
    func inTurn<Value>(_ body: () throws -> Value) throws -> Value {
        guard let turns else { return try body() }
        return try turns.during(body)
    }
}

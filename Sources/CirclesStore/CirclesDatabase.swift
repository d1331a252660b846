package import CirclesCore
package import CirclesFiles
package import Foundation
internal import Synchronization

/// The one owner of the database and of the payload files beside it, whichever engine keeps the rows.
///
/// Every method is one transaction that keeps the invariants: a capture in state `filed` has exactly one interaction
/// or one inbox note; an interaction has at least one participant; a contact with interactions is not deleted.
/// All methods throw `CirclesError`.
package final class CirclesDatabase: Sendable {
    package let engine: any StoreEngine
    let payloads: PayloadFolder
    let folder: URL
    /// What leases are counted on.
    let clock: BootClock
    /// By which learnt names are held against contacts that come.
    let rules: NameRules
    /// Made with the first claim: others see by it that this worker lives.
    private let ownPresence = Mutex<WorkerPresence?>(nil)

    /// What engines open; they say how.
    ///
    /// - Parameters:
    ///   - folder: Where those who share the database see each other.
    ///   - rules: By which learnt names are held against contacts that come.
    ///   - clock: What leases are counted on; all who share a folder share it.
    package init(
        _ engine: any StoreEngine, pictures: PayloadFolder, in folder: URL, rules: NameRules, clock: BootClock
    ) {
        self.engine = engine
        payloads = pictures
        self.folder = folder
        self.rules = rules
        self.clock = clock
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
        _ purpose: String, _ body: @escaping @Sendable (any Session) throws -> Value
    ) async throws(CirclesError) -> Value {
        do {
            return try await Task { [engine] in try await engine.read(body) }.value
        } catch {
            throw describe(error, doing: purpose)
        }
    }

    func write<Value: Sendable>(
        _ purpose: String, _ body: @escaping @Sendable (any Session) throws -> Value
    ) async throws(CirclesError) -> Value {
        let condition = WriteCondition.current, actor = WriteActor.current
        do {
            // Somebody who no longer waits does not take back what is being kept.
            return try await Task { [engine] in
                try await engine.write { db in
                    try condition?.check(SQLTransaction(db: db))
                    // The writer's queue is no part of the task that asked.
                    return try WriteActor.$current.withValue(actor) { try body(db) }
                }
            }.value
        } catch {
            throw describe(error, doing: purpose)
        }
    }

    func describe(_ error: any Error, doing purpose: String) -> CirclesError {
        engine.describe(error, doing: purpose) ?? StoreError.describe(error, doing: purpose)
    }
}

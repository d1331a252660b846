package import CirclesCore
package import Foundation

/// The one owner of the database and of the captures' pictures, whichever engine keeps the rows.
///
/// Every method is one transaction that keeps the invariants: a capture in state `filed` has exactly one interaction
/// or one inbox note; an interaction has at least one participant; a contact with interactions is not deleted.
/// All methods throw `CirclesError`.
package final class CirclesDatabase: Sendable {
    package let engine: any StoreEngine
    let pictures: any CapturePictures
    let leases: any LeaseTime
    let folder: URL
    /// By which learnt names are held against contacts that come.
    let rules: NameRules

    /// What engines open; they say how.
    ///
    /// - Parameters:
    ///   - leases: By whose clock the work on captures is shared out.
    ///   - folder: Where a purge that was cut off is remembered.
    ///   - rules: By which learnt names are held against contacts that come.
    package init(
        _ engine: any StoreEngine, pictures: any CapturePictures, leases: any LeaseTime, in folder: URL,
        rules: NameRules
    ) {
        self.engine = engine
        self.pictures = pictures
        self.leases = leases
        self.folder = folder
        self.rules = rules
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

package import CirclesCore
package import Foundation

/// What keeps the rows: transactions, and what is an engine's own business as a whole.
package protocol StoreEngine: EngineMaintenance {
    /// Sees one state of the database, whoever writes meanwhile.
    func read<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value) async throws -> Value

    /// One transaction, in this process' turn. What it changed can be found when it ends, unless it is much.
    func write<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value) async throws -> Value

    /// Whether a capture may be accepted, asked in the transaction that would: many who share a store have their shares of it.
    ///
    /// - Parameter bytes: Of its picture; nil for a text.
    /// - Throws: `CirclesError` with `notPermitted`.
    func admit(_ bytes: Int?, at now: Date, _ db: any Session) throws

    /// An error of the engine's in plain words, without a text of its own, which may quote chats; nil for what is none of its.
    func describe(_ error: any Error, doing purpose: String) -> CirclesError?
}

extension StoreEngine {
    package func admit(_ bytes: Int?, at now: Date, _ db: any Session) throws {}
}

/// Copies, and deleting so that nothing is left.
package protocol EngineMaintenance: Sendable {
    /// Writes a consistent copy to a new file.
    func copy(to path: String) async throws

    /// A copy that nobody keeps, in a folder that goes when it does.
    func scratchCopy() throws -> (engine: any StoreEngine, folder: URL)

    /// A transaction that overwrites what it deletes, in the texts that can be found, too.
    func erase(_ body: @escaping @Sendable (any Session) throws -> Void) async throws

    /// Leaves nothing of what was deleted beside the tables: no index, no free page, no log.
    ///
    /// - Throws: `unavailable` when another process holds the log.
    func forgetErased() async throws
}

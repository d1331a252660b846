package import CirclesCore
internal import Dispatch
internal import Foundation

/// Copies all that one store keeps into another one, which is empty: one transaction there, of one state of the source.
///
/// The other store has all of it or nothing. What arrived is counted and compared with what was sent before it is committed.
package struct StoreMove: Sendable {
    private let source: CirclesDatabase
    private let target: CirclesDatabase
    private let holdsSource: Bool

    /// Tables that every engine fills by itself, and `work`: what was being worked on is unfinished at the other place, and free
    /// to be taken on.
    package static let notCopied: Set = ["work", "search_document", "search_stale"]

    /// What came of it.
    package struct Outcome: Hashable, Sendable {
        package var rows = 0
        package var pictures = 0
        /// It was there from an earlier time that was cut off, and is the same.
        package var wasThere = false
    }

    /// - Parameter holdsSource: Nobody writes to the source from the beginning until `finish` has returned.
    package init(from source: CirclesDatabase, to target: CirclesDatabase, holdsSource: Bool) {
        self.source = source
        self.target = target
        self.holdsSource = holdsSource
    }

    /// - Parameters:
    ///   - tell: Takes how many steps are done, and how many there are.
    ///   - finish: What is to be done when the other store has committed, before anybody may write to the source.
    /// - Throws: `CirclesError` with `conflict` when the other store has something else in it, and with `interrupted`
    ///   when the task was cancelled before the other store had all of it.
    package func run(
        tell: @escaping @Sendable (Int, Int) -> Void = { _, _ in }, finish: @Sendable () throws -> Void = {}
    ) async throws(CirclesError) -> Outcome {
        let way = Handover<Parcel>(), isFinished = DispatchSemaphore(value: 0)
        do {
            let tables = try await target.engine.read { try Self.copied($0) }
            let sending = Task {
                do {
                    try await send(tables, by: way, until: isFinished)
                } catch {
                    // Nobody waits for it when it came from what was sent.
                    way.end(error)
                    throw error
                }
            }
            do {
                let outcome = try await withTaskCancellationHandler {
                    try await target.engine.write { [pictures = target.pictures] db in
                        try StoreReceiver(db, pictures, tables, tell).receive(by: way)
                    }
                } onCancel: {
                    way.stop()
                }
                try finish()
                isFinished.signal()
                try await sending.value
                return outcome
            } catch {
                way.stop()
                isFinished.signal()
                _ = await sending.result
                throw error
            }
        } catch {
            throw describe(error)
        }
    }

    private func send(
        _ tables: [StoredTable], by way: Handover<Parcel>, until isFinished: DispatchSemaphore
    ) async throws {
        let pictures = source.pictures
        let body: @Sendable (any Session) throws -> Void = { db in
            try StoreSender(db, pictures, tables).send(by: way)
            way.end()
            isFinished.wait()
        }
        if holdsSource { try await source.engine.write(body) } else { try await source.engine.read(body) }
    }

    /// What is copied, parents first.
    package static func copied(_ db: any Session) throws -> [StoredTable] {
        try db.tables.tables().filter { !notCopied.contains($0.name) }
    }

    private func describe(_ error: any Error) -> CirclesError {
        if Task.isCancelled, !(error is CirclesError) { return CirclesError(.interrupted, "the store was not moved") }
        let purpose = "move the store"
        return source.engine.describe(error, doing: purpose) ?? target.describe(error, doing: purpose)
    }
}

/// What is on its way from one store to the other.
enum Parcel: Sendable {
    /// Comes first: how many rows each table has, and how many pictures are sent.
    case contents(rows: [Int], pictures: Int)
    /// Rows of the table with that place in the list of those that are copied.
    case rows(Int, [[SQLValue]])
    case picture(Capture.ID, Data)
    /// What can be found, in the order of its places.
    case places([SearchPlace])
    /// The highest number that a table's rows were ever given.
    case number(Int, Int64)
    /// Comes last: what all of it came to.
    case sums(rows: [RowSum], pictures: RowSum)
}

struct SearchPlace: Sendable {
    var id: String
    /// Nil for what has no place yet.
    var kind: String?
}

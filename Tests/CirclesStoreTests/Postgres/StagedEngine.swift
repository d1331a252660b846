import CirclesCore
import CirclesStore
import Foundation
import Synchronization

/// An engine in which a test stands beside every statement: it may hold a transaction open there, or have the statement say something
/// else.
final class StagedEngine: StoreEngine {
    private let engine: any StoreEngine
    fileprivate let before: @Sendable (String, any Session) throws -> Void
    fileprivate let reworded: @Sendable (String) -> String

    /// - Parameters:
    ///   - before: Called on the transaction's own thread before a statement is run.
    ///   - reworded: What is run instead of a statement.
    init(
        _ engine: any StoreEngine, before: @escaping @Sendable (String, any Session) throws -> Void = { _, _ in },
        reworded: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.engine = engine
        self.before = before
        self.reworded = reworded
    }

    func read<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value) async throws -> Value {
        try await engine.read { try body(StagedSession($0, in: self)) }
    }

    func write<Value: Sendable>(_ body: @escaping @Sendable (any Session) throws -> Value) async throws -> Value {
        try await engine.write { try body(StagedSession($0, in: self)) }
    }

    func admit(_ bytes: Int?, at now: Date, _ db: any Session) throws { try engine.admit(bytes, at: now, db) }

    func describe(_ error: any Error, doing purpose: String) -> CirclesError? { engine.describe(error, doing: purpose) }

    func copy(to path: String) async throws { try await engine.copy(to: path) }
    func scratchCopy() throws -> (engine: any StoreEngine, folder: URL) { try engine.scratchCopy() }
    func erase(_ body: @escaping @Sendable (any Session) throws -> Void) async throws { try await engine.erase(body) }
    func forgetErased() async throws { try await engine.forgetErased() }
}

private final class StagedSession: Session {
    private let session: any Session
    private let engine: StagedEngine

    init(_ session: any Session, in engine: StagedEngine) {
        self.session = session
        self.engine = engine
    }

    var dialect: any Dialect { session.dialect }
    var search: any TextSearch { session.search }
    var tables: any TableMoving { session.tables }

    func prepare(_ sql: String) throws -> any PreparedStatement {
        let statement = try session.prepare(engine.reworded(sql))
        return StagedStatement(statement) { [engine, session] in try engine.before(sql, session) }
    }

    func expectManyReads() throws { try session.expectManyReads() }
    func health() throws -> EngineHealth { try session.health() }
}

private final class StagedStatement: PreparedStatement {
    private let statement: any PreparedStatement
    private let before: () throws -> Void

    init(_ statement: any PreparedStatement, before: @escaping () throws -> Void) {
        self.statement = statement
        self.before = before
    }

    func execute(_ arguments: SQLArguments) throws -> Int {
        try before()
        return try statement.execute(arguments)
    }

    func write(_ arguments: SQLArguments, orThrow error: CirclesError?) throws {
        try before()
        try statement.write(arguments, orThrow: error)
    }

    func read(_ arguments: SQLArguments, _ body: (ResultRow) throws -> Bool) throws {
        try before()
        try statement.read(arguments, body)
    }
}

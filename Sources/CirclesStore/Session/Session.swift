package import CirclesCore

/// A statement that reads, with its arguments.
package typealias Question = (sql: String, arguments: SQLArguments)

/// One transaction's way to the database. Repositories are written over it, once for all engines.
///
/// SQL is written as SQLite and PostgreSQL both read it, with SQLite's placeholders; where they differ, `dialect` says it.
package protocol Session: AnyObject {
    var dialect: any Dialect { get }

    /// The statement, parsed once a connection: parsing cost half of what a filing did.
    func prepare(_ sql: String) throws -> any PreparedStatement

    /// Says what will be asked one after the other, before anything is written: an engine on another machine asks for all of it at once.
    func expect(_ questions: [Question]) throws

    /// What can be found by its words, as this transaction sees it.
    var search: any TextSearch { get }

    /// All rows, for whoever takes them elsewhere.
    var tables: any TableMoving { get }

    /// Rows are about to be looked up by the ten thousand, all over the tables.
    func expectManyReads() throws

    /// The engine's version, and what it says of the state of its files.
    func health() throws -> EngineHealth
}

/// A statement that is parsed. It is used in the transaction that asked for it, and for one thing at a time.
package protocol PreparedStatement: AnyObject {
    /// - Returns: How many rows it wrote.
    @discardableResult
    func execute(_ arguments: SQLArguments) throws -> Int

    /// Writes what nobody waits for: what fails may fail the next statement, or the transaction's end.
    ///
    /// - Parameter error: Thrown when no row was written; nil when that may be.
    func write(_ arguments: SQLArguments, orThrow error: CirclesError?) throws

    /// - Parameter body: Returns false when it has seen enough.
    func read(_ arguments: SQLArguments, _ body: (ResultRow) throws -> Bool) throws
}

package struct EngineHealth: Sendable {
    package var version: String
    /// "ok", or what is damaged.
    package var integrity: String
    /// What holds of a commit that was told, where that depends on how a server is set up.
    package var promise: String?
    /// Why what was told to be kept may be lost.
    package var weakness: String?

    package init(version: String, integrity: String) {
        self.version = version
        self.integrity = integrity
    }
}

extension PreparedStatement {
    package func write(_ arguments: SQLArguments, orThrow error: CirclesError?) throws {
        if try execute(arguments) == 0, let error { throw error }
    }

    package func write(_ arguments: SQLArguments) throws { try write(arguments, orThrow: nil) }
}

extension Session {
    package func expect(_ questions: [Question]) throws {}

    /// Runs one statement for what it writes.
    func run(_ sql: String, _ arguments: SQLArguments = [], orThrow error: CirclesError? = nil) throws {
        try prepare(sql).write(arguments, orThrow: error)
    }

    /// - Returns: How many rows the statement wrote.
    func runCounting(_ sql: String, _ arguments: SQLArguments = []) throws -> Int {
        try prepare(sql).execute(arguments)
    }

    func forEach(_ sql: String, _ arguments: SQLArguments = [], _ body: (ResultRow) throws -> Void) throws {
        try prepare(sql).read(arguments) { row in
            try body(row)
            return true
        }
    }

    func rows<Value>(
        _ sql: String, _ arguments: SQLArguments = [], _ body: (ResultRow) throws -> Value
    ) throws -> [Value] {
        var all: [Value] = []
        try prepare(sql).read(arguments) { row in
            all.append(try body(row))
            return true
        }
        return all
    }

    /// The first row; nil when there is none.
    func row<Value>(
        _ sql: String, _ arguments: SQLArguments = [], _ body: (ResultRow) throws -> Value
    ) throws -> Value? {
        var first: Value?
        try prepare(sql).read(arguments) { row in
            first = try body(row)
            return false
        }
        return first
    }

    /// Whether there is a row.
    func hasRow(_ sql: String, _ arguments: SQLArguments = []) throws -> Bool {
        try row(sql, arguments) { _ in true } ?? false
    }
}

extension SQLReadable {
    /// The first column of all rows.
    static func fetchAll(_ db: any Session, _ sql: String, _ arguments: SQLArguments = []) throws -> [Self] {
        try db.rows(sql, arguments) { try $0[0] }
    }

    /// The first column of the first row; nil when it is null, or when there is none.
    static func fetchOne(_ db: any Session, _ sql: String, _ arguments: SQLArguments = []) throws -> Self? {
        try db.row(sql, arguments) { row -> Self? in try row[0] } ?? nil
    }
}

internal import CirclesStore
internal import Foundation
internal import GRDB
internal import GRDBSQLite

/// A parsed statement of SQLite's. Arguments are bound and columns are read at SQLite's own interface, GRDB does the steps: it knows
/// of transactions that were given up in between.
final class SQLiteQuery: PreparedStatement {
    private let sql: String
    private let statement: Statement
    private let handle: OpaquePointer
    private unowned let connection: SQLiteConnection
    private let places: Int
    private(set) var isReading = false
    /// As the statement is parsed now.
    private(set) var columns = ResultColumns([])
    /// How often SQLite has parsed the statement anew, because another process changed the tables: -1 before the first row.
    private var parsings = CInt(-1)

    init(_ sql: String, _ statement: Statement, of connection: SQLiteConnection) {
        // From here on GRDB leaves alone what is bound.
        statement.setUncheckedArguments(StatementArguments())
        self.sql = sql
        self.statement = statement
        self.connection = connection
        handle = statement.sqliteStatement
        places = Int(sqlite3_bind_parameter_count(handle))
    }

    func execute(_ arguments: SQLArguments) throws -> Int {
        try bind(arguments)
        // What was bound is not kept: it may be a whole conversation.
        defer { sqlite3_clear_bindings(handle) }
        do {
            try statement.execute()
        } catch {
            connection.forget(sql)
            throw error
        }
        return connection.db.changesCount
    }

    func read(_ arguments: SQLArguments, _ body: (ResultRow) throws -> Bool) throws {
        try bind(arguments)
        isReading = true
        // A statement that is left in the midst of its answer would hold the state it reads.
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
            isReading = false
        }
        let steps = Steps(statement), row = ResultRow(self)
        var isThere = try next(steps)
        if isThere { lookAtColumns() }
        while isThere, try body(row) { isThere = try next(steps) }
    }

    private func next(_ steps: Steps) throws -> Bool {
        do {
            return try steps.next() != nil
        } catch {
            connection.forget(sql)
            throw error
        }
    }

    private func lookAtColumns() {
        let now = sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_REPREPARE, 0)
        guard now != parsings else { return }
        parsings = now
        columns = ResultColumns(
            (0..<sqlite3_column_count(handle)).map { sqlite3_column_name(handle, $0).map { String(cString: $0) } ?? "" }
        )
    }

    // MARK: - Arguments

    private func bind(_ arguments: SQLArguments) throws {
        sqlite3_reset(handle)
        guard !arguments.names.isEmpty else {
            guard arguments.values.count == places else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
            for (index, value) in arguments.values.enumerated() { try bind(value, CInt(index + 1)) }
            return
        }
        for place in 1...CInt(max(places, 1)) where places > 0 {
            // Without the colon that it begins with.
            guard let name = sqlite3_bind_parameter_name(handle, place).map({ String(cString: $0 + 1) }),
                let index = arguments.names.firstIndex(of: name)
            else { throw DatabaseError(resultCode: .SQLITE_MISUSE) }
            try bind(arguments.values[index], place)
        }
    }

    private func bind(_ value: SQLValue, _ place: CInt) throws {
        let code =
            switch value {
            case .null: sqlite3_bind_null(handle, place)
            case .integer(let number): sqlite3_bind_int64(handle, place, number)
            case .real(let number): sqlite3_bind_double(handle, place, number)
            case .text(let text): sqlite3_bind_text(handle, place, text, -1, Self.copied)
            case .blob(let bytes):
                bytes.withUnsafeBytes {
                    sqlite3_bind_blob64(handle, place, $0.baseAddress, UInt64($0.count), Self.copied)
                }
            }
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    /// SQLITE_TRANSIENT, which C says by a cast.
    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}

// MARK: - Columns

extension SQLiteQuery: ColumnReader {
    func isNull(at column: Int) -> Bool { sqlite3_column_type(handle, CInt(column)) == SQLITE_NULL }

    func integer(at column: Int) -> Int64? {
        isNull(at: column) ? nil : sqlite3_column_int64(handle, CInt(column))
    }

    func real(at column: Int) -> Double? {
        isNull(at: column) ? nil : sqlite3_column_double(handle, CInt(column))
    }

    func text(at column: Int) -> String? {
        sqlite3_column_text(handle, CInt(column)).map { String(cString: $0) }
    }

    func bytes(at column: Int) -> Data? {
        guard !isNull(at: column) else { return nil }
        guard let bytes = sqlite3_column_blob(handle, CInt(column)) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, CInt(column))))
    }

    func value(at column: Int) -> SQLValue {
        switch sqlite3_column_type(handle, CInt(column)) {
        case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, CInt(column)))
        case SQLITE_FLOAT: .real(sqlite3_column_double(handle, CInt(column)))
        case SQLITE_TEXT: .text(text(at: column) ?? "")
        case SQLITE_BLOB: .blob(bytes(at: column) ?? Data())
        default: .null
        }
    }
}

/// One step a row, of which nothing is copied.
private final class Steps: DatabaseCursor {
    typealias Element = Void

    // swift-format-ignore: NoLeadingUnderscores
    var _isDone = false
    // swift-format-ignore: NoLeadingUnderscores
    let _statement: Statement

    init(_ statement: Statement) { _statement = statement }

    // swift-format-ignore: NoLeadingUnderscores
    func _element(sqliteStatement: SQLiteStatement) {}
}

internal import CPostgres
internal import Foundation

/// An answer of the server's, as libpq keeps it.
final class PostgresResult {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { CPostgresClear(pointer) }

    var tag: String { CPostgresTag(pointer).map { String(cString: $0) } ?? "" }
    var changed: Int { Int(CPostgresChanged(pointer)) }
    var rows: Int32 { CPostgresRows(pointer) }

    func text(_ row: Int32, _ column: Int32) -> String? {
        guard CPostgresIsNull(pointer, row, column) == 0 else { return nil }
        let bytes = UnsafeRawBufferPointer(
            start: CPostgresValue(pointer, row, column), count: Int(CPostgresLength(pointer, row, column)))
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A connection with the statements it has parsed. It is used by one transaction at a time, on a thread that may wait.
final class PostgresConnection: @unchecked Sendable {
    private let connection: OpaquePointer
    /// Seconds that a call may take.
    private let patience: Double
    private var statements: [String: PostgresStatement] = [:]
    private var named = 0
    /// After a failure of its own, nobody knows what the server did and what it will still say.
    private(set) var isUsable = true

    init(_ address: PostgresAddress, patience: Double) throws(PostgresFailure) {
        var made: OpaquePointer?
        var state = [CChar](repeating: 0, count: 6)
        let code = CPostgresConnect(address.text, patience, &made, &state)
        if code == CPostgresRefused {
            throw .refused(String(decoding: state.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
        guard code == CPostgresDone, let made else { throw Self.failure(code) }
        connection = made
        self.patience = patience
    }

    deinit { CPostgresClose(connection) }

    /// Whether it can be given another transaction: a server that closes a connection says so while it is idle.
    var isAlive: Bool { isUsable && CPostgresIsQuiet(connection) == 1 }

    private static func failure(_ code: Int32) -> PostgresFailure {
        switch Int(code) {
        case CPostgresLate: .late
        case CPostgresNoLibrary: .noLibrary
        default: .lost
        }
    }

    private func checked(_ code: Int32, _ result: OpaquePointer?) throws(PostgresFailure) -> PostgresResult {
        guard code == CPostgresDone, let result else {
            isUsable = false
            throw Self.failure(code)
        }
        let kept = PostgresResult(result)
        if let state = CPostgresState(result) {
            let failure = PostgresFailure.refused(String(cString: state))
            if failure.isOfConnection { isUsable = false }
            throw failure
        }
        return kept
    }

    /// Runs statements without arguments, in one round trip; the answer is that of the last.
    @discardableResult
    func run(_ sql: String) throws(PostgresFailure) -> PostgresResult {
        var result: OpaquePointer?
        let code = CPostgresRun(connection, sql, patience, &result)
        return try checked(code, result)
    }

    /// - Returns: What the server knows the statement by.
    func parse(_ sql: String) throws(PostgresFailure) -> String {
        named += 1
        let name = "s\(named)"
        var result: OpaquePointer?
        let code = CPostgresPrepare(connection, name, sql, patience, &result)
        _ = try checked(code, result)
        return name
    }

    func execute(_ name: String, _ arguments: ArgumentBytes) throws(PostgresFailure) -> PostgresResult {
        var result: OpaquePointer?
        let code = arguments.withPointers {
            CPostgresExecute(
                connection, name, Int32($0.count), $0.baseAddress, $1.baseAddress, $2.baseAddress, patience, &result)
        }
        return try checked(code, result)
    }

    // MARK: - Statements

    func statement(_ sql: String) -> PostgresStatement {
        guard let known = statements[sql] else {
            let made = PostgresStatement(sql, of: self)
            statements[sql] = made
            return made
        }
        // Who is in the midst of an answer is not disturbed.
        return known.isReading ? PostgresStatement(known) : known
    }

    /// A statement that the server does not know any more, or knows for tables that were changed since, is parsed anew.
    func forget(_ sql: String) { statements[sql] = nil }
}

internal import CPostgres
internal import CirclesCore
internal import CirclesStore
internal import Foundation

/// A statement of PostgreSQL's. Its answer is read where libpq keeps it.
final class PostgresStatement: PreparedStatement {
    private let sql: PostgresSQL
    private unowned let connection: PostgresConnection
    private var result: PostgresResult?
    private var row: Int32 = 0
    private(set) var columns = ResultColumns([])
    /// Of each column that is shown: its number in the answer, and its type.
    private var shown: [(number: Int32, type: UInt32)] = []

    init(_ sql: String, of connection: PostgresConnection) {
        self.sql = PostgresSQL(sql)
        self.connection = connection
    }

    /// The same statement, to be asked while the other one is read.
    init(_ other: PostgresStatement) { (sql, connection) = (other.sql, other.connection) }

    var isReading: Bool { result != nil }

    func call(
        _ arguments: SQLArguments, check: ((PostgresResult) throws -> Void)? = nil
    ) throws(PostgresFailure) -> PostgresCall {
        PostgresCall(sql.text, try sql.values(arguments), check: check)
    }

    func execute(_ arguments: SQLArguments) throws -> Int { try connection.ask(try call(arguments)).changed }

    func write(_ arguments: SQLArguments, orThrow error: CirclesError?) throws {
        var check: ((PostgresResult) throws -> Void)?
        if let error { check = { if $0.changed == 0 { throw error } } }
        try connection.put(try call(arguments, check: check))
    }

    func read(_ arguments: SQLArguments, _ body: (ResultRow) throws -> Bool) throws {
        let answer = try connection.ask(try call(arguments))
        result = answer
        defer { result = nil }
        lookAtColumns(answer)
        let current = ResultRow(self)
        for number in 0..<answer.rows {
            row = number
            guard try body(current) else { return }
        }
    }

    /// Whose a row is, and in which order rows came, are this engine's own columns: nobody is told of them.
    private func lookAtColumns(_ answer: PostgresResult) {
        guard shown.isEmpty else { return }
        var names: [String] = []
        for number in 0..<CPostgresColumns(answer.pointer) {
            let name = CPostgresName(answer.pointer, number).map { String(cString: $0) } ?? ""
            guard !PostgresSchema.ownColumns.contains(name) else { continue }
            names.append(name)
            shown.append((number, CPostgresType(answer.pointer, number)))
        }
        columns = ResultColumns(names)
    }
}

// MARK: - Columns

extension PostgresStatement: ColumnReader {
    /// The numbers of types in every PostgreSQL.
    private enum TypeNumber {
        static let boolean: UInt32 = 16
        static let bytes: UInt32 = 17
        static let integers: [UInt32] = [20, 21, 23, 26]
        static let reals: [UInt32] = [700, 701, 1700]
    }

    /// As text, which ends at a zero; nil for null.
    private func value(_ column: Int) -> (start: UnsafePointer<CChar>, count: Int)? {
        guard let result, shown.indices.contains(column) else { return nil }
        let number = shown[column].number
        guard CPostgresIsNull(result.pointer, row, number) == 0,
            let start = CPostgresValue(result.pointer, row, number)
        else { return nil }
        return (start, Int(CPostgresLength(result.pointer, row, number)))
    }

    private func type(_ column: Int) -> UInt32 { shown.indices.contains(column) ? shown[column].type : 0 }

    func isNull(at column: Int) -> Bool { value(column) == nil }

    func integer(at column: Int) -> Int64? {
        value(column).map { value in
            type(column) == TypeNumber.boolean
                ? (value.start.pointee == CChar(UInt8(ascii: "t")) ? 1 : 0) : Int64(strtoll(value.start, nil, 10))
        }
    }

    func real(at column: Int) -> Double? { value(column).map { strtod($0.start, nil) } }

    func text(at column: Int) -> String? {
        value(column).map {
            String(decoding: UnsafeRawBufferPointer(start: $0.start, count: $0.count), as: UTF8.self)
        }
    }

    func bytes(at column: Int) -> Data? {
        guard let value = value(column) else { return nil }
        let bytes = UnsafeRawBufferPointer(start: value.start, count: value.count)
        guard type(column) == TypeNumber.bytes else { return Data(bytes) }
        // "\x" and two figures a byte.
        func figure(_ byte: UInt8) -> UInt8 { byte >= UInt8(ascii: "a") ? byte - 87 : byte - 48 }
        return Data(
            stride(from: 2, to: bytes.count - 1, by: 2).map { figure(bytes[$0]) << 4 | figure(bytes[$0 + 1]) })
    }

    func value(at column: Int) -> SQLValue {
        guard !isNull(at: column) else { return .null }
        return switch type(column) {
        case TypeNumber.boolean: .integer(integer(at: column) ?? 0)
        case let type where TypeNumber.integers.contains(type): .integer(integer(at: column) ?? 0)
        case let type where TypeNumber.reals.contains(type): .real(real(at: column) ?? 0)
        case TypeNumber.bytes: .blob(bytes(at: column) ?? Data())
        default: .text(text(at: column) ?? "")
        }
    }
}

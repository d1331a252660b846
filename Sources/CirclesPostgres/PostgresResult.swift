internal import CPostgres

/// An answer of the server's, as libpq keeps it.
final class PostgresResult {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { CPostgresClear(pointer) }

    var tag: String { CPostgresTag(pointer).map { String(cString: $0) } ?? "" }
    var changed: Int { Int(CPostgresChanged(pointer)) }
    var rows: Int32 { CPostgresRows(pointer) }

    /// Why the server will not; nil when it did.
    var failure: PostgresFailure? { CPostgresState(pointer).map { .refused(String(cString: $0)) } }

    func text(_ row: Int32, _ column: Int32) -> String? {
        guard CPostgresIsNull(pointer, row, column) == 0 else { return nil }
        let bytes = UnsafeRawBufferPointer(
            start: CPostgresValue(pointer, row, column), count: Int(CPostgresLength(pointer, row, column)))
        return String(decoding: bytes, as: UTF8.self)
    }
}

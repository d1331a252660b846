internal import CirclesStore

/// All rows of an account, out of the database or into it.
struct PostgresMoving: TableMoving {
    let session: PostgresSession

    func tables() throws -> [StoredTable] {
        try PostgresSchema.tables.map { name in
            let columns = try attributes(of: name).filter { !PostgresSchema.ownColumns.contains($0) }
            return StoredTable(name: name, columns: columns)
        }
    }

    private func attributes(of table: String, where condition: String = "true") throws -> [String] {
        var names: [String] = []
        let columns = try session.prepare(
            """
            SELECT attname FROM pg_attribute WHERE attrelid = to_regclass(?) AND attnum > 0 AND NOT attisdropped
                AND \(condition) ORDER BY attnum
            """)
        try columns.read([table]) { row in
            names.append(try row[0])
            return true
        }
        return names
    }

    private static let rowsAtOnce = 100

    /// By a cursor: an answer of libpq's is in memory as a whole.
    func forEach(of table: StoredTable, _ body: (ResultRow) throws -> Void) throws {
        let order =
            try attributes(of: table.name).contains(PostgresSchema.arrival)
            ? " ORDER BY \(PostgresSchema.arrival)" : table.columns.contains("number") ? " ORDER BY number" : ""
        let cursor = "moving_\(table.name)"
        try session.prepare(
            "DECLARE \(cursor) NO SCROLL CURSOR FOR SELECT \(table.quotedColumns) FROM \(table.name)\(order)"
        ).execute([])
        let next = try session.prepare("FETCH \(Self.rowsAtOnce) FROM \(cursor)")
        var count = 0
        repeat {
            count = 0
            try next.read([]) { row in
                count += 1
                try body(row)
                return true
            }
        } while count == Self.rowsAtOnce
        try session.prepare("CLOSE \(cursor)").execute([])
    }

    // MARK: - Numbers

    /// The column that is numbered unless a number is given.
    private func numbered(_ table: StoredTable) throws -> String? {
        try attributes(of: table.name, where: "attidentity = 'd'").first
    }

    /// All accounts share what numbers a table, so it may be higher than any number of this one's.
    func lastNumber(of table: StoredTable) throws -> Int64? {
        guard let column = try numbered(table) else { return nil }
        return try asOwner {
            var number: Int64?
            let last = try session.prepare(
                "SELECT coalesce(pg_sequence_last_value(CAST(pg_get_serial_sequence(?, ?) AS regclass)), 0)")
            try last.read([table.name, column]) { row in
                number = try row[0]
                return false
            }
            return number
        }
    }

    /// Step by step, as others take numbers meanwhile: what sets it could set it back.
    func raise(_ table: StoredTable, to number: Int64) throws {
        guard let column = try numbered(table), let last = try lastNumber(of: table), last < number else { return }
        try asOwner {
            try session.prepare(
                """
                SELECT count(nextval(CAST(pg_get_serial_sequence(?, ?) AS regclass)))
                FROM generate_series(1, CAST(? AS bigint))
                """
            ).read([table.name, column, number - last]) { _ in false }
        }
    }

    /// What numbers rows is the tables' owner's. Rows are secured against that one, too.
    private func asOwner<Value>(_ body: () throws -> Value) throws -> Value {
        try session.connection.run("SET LOCAL ROLE NONE")
        let value = try body()
        try session.connection.run("SET LOCAL ROLE \(PostgresSchema.role)")
        return value
    }
}

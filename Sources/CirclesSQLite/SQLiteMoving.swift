internal import CirclesStore
internal import GRDB

/// All rows of a home, out of the database or into it.
struct SQLiteMoving: TableMoving {
    let db: Database
    let session: SQLiteSession

    /// What GRDB notes which migrations were made in.
    private static let ofMigrator = "grdb_migrations"

    func tables() throws -> [StoredTable] {
        var rest = try String.fetchAll(
            db,
            sql: """
                SELECT name FROM pragma_table_list
                WHERE schema = 'main' AND type = 'table' AND substr(name, 1, 7) <> 'sqlite_' AND name <> ?
                ORDER BY name
                """, arguments: [Self.ofMigrator])
        var ordered: [StoredTable] = []
        while !rest.isEmpty {
            let free = try rest.filter { name in
                try !parents(of: name).contains { $0 != name && rest.contains($0) }
            }
            // Tables that refer to each other have no order.
            let next = free.isEmpty ? rest : free
            for name in next { ordered.append(StoredTable(name: name, columns: try columns(of: name))) }
            rest.removeAll { next.contains($0) }
        }
        return ordered
    }

    private func parents(of table: String) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT \"table\" FROM pragma_foreign_key_list(?)", arguments: [table])
    }

    private func columns(of table: String) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?) ORDER BY cid", arguments: [table])
    }

    func forEach(of table: StoredTable, _ body: (ResultRow) throws -> Void) throws {
        let isKeyed = try Bool.fetchOne(
            db, sql: "SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = ?", arguments: [table.name])
        let order = isKeyed == true ? "" : " ORDER BY rowid"
        try session.prepare("SELECT \(table.quotedColumns) FROM \(table.name)\(order)").read([]) { row in
            try body(row)
            return true
        }
    }

    // MARK: - Numbers

    func lastNumber(of table: StoredTable) throws -> Int64? {
        try Int64.fetchOne(db, sql: "SELECT seq FROM sqlite_sequence WHERE name = ?", arguments: [table.name])
    }

    func raise(_ table: StoredTable, to number: Int64) throws {
        guard let last = try lastNumber(of: table) else {
            try db.execute(
                sql: "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", arguments: [table.name, number])
            return
        }
        guard last < number else { return }
        try db.execute(sql: "UPDATE sqlite_sequence SET seq = ? WHERE name = ?", arguments: [number, table.name])
    }
}

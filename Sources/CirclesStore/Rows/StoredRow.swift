internal import CirclesCore

/// A row whose Swift names are the columns' names in camel case. Dates are UTC text, nested values JSON text.
protocol StoredRow: Codable, Sendable {
    static var table: String { get }
    /// Columns' names.
    static var primaryKey: [String] { get }
}

extension StoredRow {
    static var primaryKey: [String] { ["id"] }

    static func fetchAll(_ db: any Session, _ sql: String, _ arguments: SQLArguments = []) throws -> [Self] {
        try db.rows(sql, arguments) { try $0.decode() }
    }

    static func fetchOne(_ db: any Session, _ sql: String, _ arguments: SQLArguments = []) throws -> Self? {
        try db.row(sql, arguments) { try $0.decode() }
    }

    /// The row of a table with one column as its primary key; nil when there is none.
    static func row(_ db: any Session, _ key: some SQLArgument) throws -> Self? {
        let question = question(key)
        return try fetchOne(db, question.sql, question.arguments)
    }

    /// What `row` asks.
    static func question(_ key: some SQLArgument) -> Question {
        ("SELECT * FROM \(table) WHERE \(primaryKey[0]) = ?", [key])
    }

    static func exists(_ db: any Session, _ key: String) throws -> Bool {
        try db.hasRow("SELECT 1 FROM \(table) WHERE \(primaryKey[0]) = ?", [key])
    }

    /// Those with this value in `column`, which is a name of ours and no text from elsewhere.
    static func rows(_ db: any Session, where column: String, is value: String, by order: String? = nil) throws
        -> [Self]
    {
        let order = order.map { " ORDER BY \($0)" } ?? ""
        return try fetchAll(db, "SELECT * FROM \(table) WHERE \(column) = ?\(order)", [value])
    }

    static func rows(_ db: any Session, where column: String, isOneOf values: [String]) throws -> [Self] {
        guard !values.isEmpty else { return [] }
        let sql = "SELECT * FROM \(table) WHERE \(column) IN \(db.dialect.listed())"
        return try fetchAll(db, sql, [try values.storedJSON()])
    }

    /// - Returns: Whether there was one.
    @discardableResult
    static func delete(_ db: any Session, _ key: String) throws -> Bool {
        try db.runCounting("DELETE FROM \(table) WHERE \(primaryKey[0]) = ?", [key]) > 0
    }

    func insert(_ db: any Session) throws {
        let (shape, values) = try RowEncoder.encode(self)
        try db.run(shape.insert, SQLArguments(values))
    }

    /// Inserts all but the column that the database numbers rows by.
    ///
    /// - Returns: The number.
    func insert(_ db: any Session, numberedBy column: String) throws -> Int64 {
        let (shape, values) = try RowEncoder.encode(self)
        guard let number = shape.columns.firstIndex(of: column) else { throw StoreError.damaged("column", column) }
        var others = values
        others.remove(at: number)
        guard let given = try Int64.fetchOne(db, shape.insert(numberedBy: number), SQLArguments(others)) else {
            throw StoreError.damaged("column", column)
        }
        return given
    }

    /// Writes all columns of the row that has its primary key.
    func update(_ db: any Session) throws {
        let (shape, values) = try RowEncoder.encode(self)
        try db.run(
            shape.update, SQLArguments(shape.others.map { values[$0] } + shape.keys.map { values[$0] }),
            orThrow: CirclesError(.internalError, "a row of \(Self.table) that was to be changed is gone"))
    }

    /// Inserts the row, or writes it over the one that has its primary key.
    func upsert(_ db: any Session) throws {
        let (shape, values) = try RowEncoder.encode(self)
        try db.run(shape.upsert, SQLArguments(values))
    }

    func delete(_ db: any Session) throws {
        let (shape, values) = try RowEncoder.encode(self)
        try db.run(shape.delete, SQLArguments(shape.keys.map { values[$0] }))
    }
}

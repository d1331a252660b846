/// A table whose rows are the store's own, whichever engine keeps it.
package struct StoredTable: Hashable, Sendable {
    package var name: String
    /// Those that a row type has.
    package var columns: [String]

    package init(name: String, columns: [String]) {
        self.name = name
        self.columns = columns
    }

    /// As they stand in a statement: "user" is a word of SQL's.
    package var quotedColumns: String { columns.map { "\"\($0)\"" }.joined(separator: ", ") }
}

/// What an engine does by itself when all of its rows are taken elsewhere, or all of another's come.
package protocol TableMoving {
    /// All that the engine keeps for the store, parents first.
    func tables() throws -> [StoredTable]

    /// Goes through a table in the order in which its rows came, where anybody asks for that, with few of them in memory.
    ///
    /// - Parameter body: Takes a row with the table's columns in their order.
    func forEach(of table: StoredTable, _ body: (ResultRow) throws -> Void) throws

    /// The highest number that the engine has given to a row of the table, which may be gone; nil where it numbers none.
    func lastNumber(of table: StoredTable) throws -> Int64?

    /// Every number that is given from now on is higher. Numbers are never set back.
    func raise(_ table: StoredTable, to number: Int64) throws
}

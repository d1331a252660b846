package import CirclesCore

/// What no port shows, for tests of engines.
extension CirclesDatabase {
    /// The rows of tables as text, column by column, without the columns that only grow.
    ///
    /// - Parameter tables: Nil for those that an undo can put back.
    package func rows(of tables: [String]? = nil) async throws(CirclesError) -> [String: [String]] {
        try await read("look at the database") { db in
            var all: [String: [String]] = [:]
            for table in tables ?? JournalledTable.allCases.map(\.rawValue) {
                all[table] = try db.rows("SELECT * FROM \"\(table)\"") { row in
                    row.image.filter { $0.key != "revision" }.map { "\($0.key)=\($0.value)" }.sorted().joined(
                        separator: " ")
                }.sorted()
            }
            return all
        }
    }
}

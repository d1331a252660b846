internal import CirclesStore

/// What SQLite says in its own way.
struct SQLiteDialect: Dialect {
    func elements(_ list: String, as name: String) -> String { "json_each(\(list)) AS \(name)" }

    func json(_ document: String, _ key: String) -> String { "json_extract(\(document), '$.\(key)')" }

    func isTrue(_ document: String, _ key: String) -> String { json(document, key) }

    func count(_ document: String, _ key: String) -> String { "json_array_length(\(document), '$.\(key)')" }

    func json(_ document: String, without key: String, with values: [(key: String, value: String)]) -> String {
        let set = values.map { "'$.\($0.key)', json('\($0.value)')" }.joined(separator: ", ")
        return "json_set(json_remove(\(document), '$.\(key)'), \(set))"
    }

    func list(_ values: String) -> String { "json_group_array(\(values))" }

    /// By GRDB's function: SQLite's own knows ASCII only.
    func lowercased(_ text: String) -> String { "swiftLowercaseString(\(text))" }

    func areSame(_ a: String, _ b: String, ignoringCaseOf letters: FoldedLetters) -> String {
        switch letters {
        case .ascii: "\(a) = \(b) COLLATE NOCASE"
        case .all: "\(a) = \(b) COLLATE swiftCaseInsensitiveCompare"
        }
    }

    func position(of part: String, in text: String) -> String { "instr(\(text), \(part))" }

    func days(between a: String, and b: String) -> String { "abs(julianday(\(a)) - julianday(\(b)))" }

    func insertionOrder(of table: String) -> String { "\(table).rowid" }

    /// SQLite takes the tables of a cross join in the order written.
    var joinInOrder: String { "CROSS JOIN" }

    func indexed(by index: String) -> String { "INDEXED BY \(index)" }
}

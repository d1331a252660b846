internal import CirclesStore

/// What PostgreSQL says in its own way. Documents and lists are texts, as everywhere in the store.
struct PostgresDialect: Dialect {
    func elements(_ list: String, as name: String) -> String {
        "json_array_elements_text(\(Self.read(list))) AS \(name)(value)"
    }

    func json(_ document: String, _ key: String) -> String { "(\(Self.read(document)) ->> '\(key)')" }

    func isTrue(_ document: String, _ key: String) -> String {
        "(coalesce(\(json(document, key)), '') = 'true')"
    }

    func count(_ document: String, _ key: String) -> String {
        // The document stands here once: it may be a placeholder.
        """
        (SELECT CASE WHEN json_typeof(list) = 'array' THEN json_array_length(list) END
            FROM (SELECT \(Self.read(document)) -> '\(key)' AS list) AS counted)
        """
    }

    func json(_ document: String, without key: String, with values: [(key: String, value: String)]) -> String {
        let set = values.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
        return "CAST((\(Self.read(document, as: "jsonb")) - '\(key)') || CAST('{\(set)}' AS jsonb) AS text)"
    }

    func list(_ values: String) -> String { "coalesce(CAST(json_agg(\(values)) AS text), '[]')" }

    /// By ICU: the tables' own collation, which compares bytes, knows ASCII only.
    func lowercased(_ text: String) -> String { "lower(CAST(\(text) AS text) COLLATE \"und-x-icu\")" }

    func areSame(_ a: String, _ b: String, ignoringCaseOf letters: FoldedLetters) -> String {
        switch letters {
        case .ascii: "lower(CAST(\(a) AS text) COLLATE \"C\") = lower(CAST(\(b) AS text) COLLATE \"C\")"
        case .all: "\(lowercased(a)) = \(lowercased(b))"
        }
    }

    func position(of part: String, in text: String) -> String { "strpos(\(text), \(part))" }

    func days(between a: String, and b: String) -> String {
        "abs(extract(epoch FROM CAST(\(a) AS timestamp) - CAST(\(b) AS timestamp)) / 86400.0)"
    }

    func insertionOrder(of table: String) -> String { "\(table).\(PostgresSchema.arrival)" }

    /// The order of joins is PostgreSQL's own business, and so is which index it takes.
    var joinInOrder: String { "JOIN" }

    func indexed(by index: String) -> String { "" }

    /// A document from its text. PostgreSQL has no texts with a zero in them, and would refuse the whole document for one.
    static func read(_ document: String, as type: String = "json") -> String {
        "CAST(replace(CAST(\(document) AS text), '\\u0000', '\\ufffd') AS \(type))"
    }
}

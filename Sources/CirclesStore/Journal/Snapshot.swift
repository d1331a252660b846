internal import CirclesCore

/// The rows of a scope at one moment.
struct Snapshot {
    private var rows: [JournalledTable: [String: RowImage]] = [:]

    init(_ scope: JournalScope, _ db: any Session) throws {
        let asked = try JournalledTable.allCases.compactMap { table -> (table: JournalledTable, question: Question)? in
            let ids = table.owners(scope)
            guard !ids.isEmpty else { return nil }
            let sql = "SELECT * FROM \(table.rawValue) WHERE \(table.ownerColumn) IN \(db.dialect.listed())"
            return (table, (sql, [try ids.storedJSON()]))
        }
        try db.expect(asked.map(\.question))
        for (table, question) in asked {
            try db.forEach(question.sql, question.arguments) { row in
                let image = row.image
                rows[table, default: [:]][RowChange.name(table, image)] = image
            }
        }
    }

    /// The ids of contacts of which the row or a name became different.
    func changedContacts(to after: Snapshot) -> Set<String> {
        var contacts: Set<String> = []
        for table in [JournalledTable.contact, .contactName] {
            let (old, new) = (rows[table] ?? [:], after.rows[table] ?? [:])
            for name in Set(old.keys).union(new.keys) where old[name] != new[name] {
                contacts.formUnion([old[name], new[name]].compactMap { $0?[table.ownerColumn]?.text })
            }
        }
        return contacts
    }

    /// What became different since, and what is mentioned in it.
    func changes(to after: Snapshot) -> (changes: [RowChange], mentions: [String: Mention]) {
        var changes: [RowChange] = []
        var mentions: [String: Mention] = [:]
        for table in JournalledTable.allCases {
            let (old, new) = (rows[table] ?? [:], after.rows[table] ?? [:])
            for name in Set(old.keys).union(new.keys).sorted() where old[name] != new[name] {
                guard let row = old[name] ?? new[name] else { continue }
                changes.append(
                    RowChange(
                        table: table, key: row.filter { table.primaryKey.contains($0.key) }, before: old[name],
                        interaction: table == .interaction ? name : row["interaction_id"]?.text))
                guard table.isMentioned else { continue }
                mentions[name] = old[name] == nil ? .created : new[name] == nil ? .deleted : .updated
                for image in [old[name], new[name]].compactMap({ $0 }) {
                    for (column, value) in image where column.hasSuffix("_id") && column != "capture_id" {
                        guard let id = value.text, mentions[id] == nil else { continue }
                        mentions[id] = .named
                    }
                }
            }
        }
        return (changes, mentions)
    }
}

internal import CirclesCore
internal import CirclesStore
internal import Foundation

/// A search in SQL: pieces of ours, chosen by what is asked; all that was typed is an argument.
struct PostgresSearchStatement {
    private(set) var sql = ""
    private(set) var arguments: [String: SQLValue] = [:]

    /// What a term counts for in each field, as in a home.
    private static let weights = zip(PostgresSearchTables.fields, [8, 3, 2, 1])

    init(_ request: SearchRequest, continuing: Bool) throws {
        var terms: [String] = []
        for (number, term) in request.terms.enumerated() {
            var patterns: [String] = []
            for (other, text) in term.texts.enumerated() {
                guard let pattern = PostgresSearchText.pattern(text, term.match) else { continue }
                arguments["t\(number)_\(other)"] = .text(pattern)
                patterns.append(":t\(number)_\(other)")
            }
            let form = term.match == .substring ? "letters" : "words"
            terms.append(Self.weight(of: patterns, in: form))
        }
        let conditions =
            try filters(request) + terms.indices.map { "w\($0) > 0" }
            + (continuing ? ["(score, -number) > (:rank, :after)"] : [])
        let score =
            terms.isEmpty
            ? "coalesce(-(extract(epoch FROM CAST(document.at AS timestamp)) / 86400.0), 0)"
            : "-(\(terms.indices.map { "w\($0)" }.joined(separator: " + ")))"
        let weighed = (["document.*"] + terms.enumerated().map { "\($1) AS w\($0)" }).joined(separator: ", ")
        sql = """
            SELECT number, score, kind, owner_id, summary, body, facts, names
            FROM (SELECT \(weighed) FROM search_document AS document) AS document,
                LATERAL (SELECT CAST(\(score) AS double precision) AS score) AS scored
            WHERE \((["true"] + conditions).joined(separator: " AND "))
            ORDER BY score, -number LIMIT :limit
            """
    }

    /// More than nothing where one of the texts is.
    private static func weight(of patterns: [String], in form: String) -> String {
        guard !patterns.isEmpty else { return "0" }
        return weights.map { field, weight in
            let hits = patterns.map { "strpos(document.\(form)_\(field), \($0)) > 0" }.joined(separator: " OR ")
            return "CASE WHEN \(hits) THEN \(weight) ELSE 0 END"
        }.joined(separator: " + ")
    }

    // MARK: - Where is looked

    private mutating func filters(_ request: SearchRequest) throws -> [String] {
        let dialect = PostgresDialect()
        var conditions: [String] = []
        if let place = request.place {
            conditions.append("document.kind = :kind")
            arguments["kind"] =
                switch place {
                case .inbox: .text("note")
                case .timeline: .text("interaction")
                case .contacts: .text("contact")
                }
        }
        if let since = request.since {
            conditions.append("document.at >= :since")
            arguments["since"] = since.sqlValue
        }
        if let until = request.until {
            conditions.append("document.at < :until")
            arguments["until"] = until.sqlValue
        }
        if !request.apps.isEmpty {
            conditions.append(
                """
                EXISTS (SELECT 1 FROM \(dialect.elements(":apps", as: "app"))
                    WHERE strpos(document.apps, ',' || app.value || ',') > 0)
                """)
            arguments["apps"] = .text(try request.apps.map(\.rawValue).storedJSON())
        }
        if !request.contacts.isEmpty {
            conditions.append(
                """
                NOT EXISTS (SELECT 1 FROM \(dialect.elements(":contacts", as: "name")) WHERE NOT EXISTS (
                    SELECT 1 FROM \(dialect.elements("name.value", as: "contact")) WHERE contact.value = document.owner_id
                        OR EXISTS (
                            SELECT 1 FROM participant
                            WHERE interaction_id = document.owner_id AND contact_id = contact.value)))
                """)
            arguments["contacts"] = .text(try request.contacts.map { $0.map(\.description) }.storedJSON())
        }
        if !request.labels.isEmpty {
            conditions.append(Self.isLabelled(dialect))
            arguments["labels"] = .text(try request.labels.storedJSON())
        }
        return conditions
    }

    private static func isLabelled(_ dialect: PostgresDialect) -> String {
        func elements(_ table: String) -> String { dialect.elements("\(table).labels", as: "own") }
        let isSame = dialect.areSame("own.value", "wanted.value", ignoringCaseOf: .all)
        return """
            NOT EXISTS (SELECT 1 FROM \(dialect.elements(":labels", as: "wanted")) WHERE NOT EXISTS (
                SELECT 1 FROM interaction CROSS JOIN \(elements("interaction"))
                WHERE interaction.id = document.owner_id AND \(isSame)
                UNION ALL
                SELECT 1 FROM participant JOIN contact_detail ON contact_detail.contact_id = participant.contact_id
                CROSS JOIN \(elements("contact_detail"))
                WHERE participant.interaction_id = document.owner_id AND \(isSame)
                UNION ALL
                SELECT 1 FROM contact_detail CROSS JOIN \(elements("contact_detail"))
                WHERE contact_detail.contact_id = document.owner_id AND \(isSame)
                UNION ALL
                SELECT 1 FROM inbox_note JOIN capture ON capture.id = inbox_note.capture_id
                CROSS JOIN \(elements("capture"))
                WHERE inbox_note.id = document.owner_id AND \(isSame)))
            """
    }
}

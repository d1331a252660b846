internal import CirclesCore
internal import GRDB

/// Keeps the rows that can be found true to what they are of.
enum SearchUpkeep {
    /// What a transaction may leave to be indexed by itself. An import of thousands is not held up: whoever searches next waits
    /// for it once.
    private static let mostAtOnce = 200

    /// Brings what was changed in this transaction up to date, unless it is much; the last thing that every transaction does.
    static func refresh(_ db: Database) throws {
        let count =
            try Int.fetchOne(
                db.cachedStatement(sql: "SELECT count(*) FROM (SELECT DISTINCT id FROM search_stale LIMIT ?)"),
                arguments: [mostAtOnce + 1]) ?? 0
        if count > 0, count <= mostAtOnce { try catchUp(db) }
    }

    /// What the statements of this type call.
    static func prepare(_ db: Database) { db.add(function: spread) }

    /// A text in the form that is indexed.
    private static let spread = DatabaseFunction("search_spread", argumentCount: 1, pure: true) { values in
        guard let text = values.first.flatMap({ String.fromDatabaseValue($0) }) else { return nil }
        return SearchFold.spread(text)
    }

    /// That the texts of something are to be made anew.
    static func note(_ id: String, _ db: Database) throws {
        try db.cachedStatement(sql: "INSERT INTO search_stale VALUES (?)").execute(arguments: [id])
    }

    /// A row without texts, whose number is kept when they are made.
    static func place(_ id: String, _ kind: String, _ db: Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO search_document (kind, owner_id, apps, names, summary, facts, body)
                VALUES (?, ?, '', '', '', '', '') ON CONFLICT DO NOTHING
                """
        ).execute(arguments: [kind, id])
    }

    static func isBehind(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM search_stale)")) ?? false
    }

    /// Brings all up to date, however much it is; a search begins with it.
    static func catchUp(_ db: Database) throws {
        for sql in [gone, interactions, notes, contacts, settled] { try db.cachedStatement(sql: sql).execute() }
    }

    /// Leaves nothing in the indexes of what was deleted: a deletion is only noted there until the parts of an index are put
    /// together.
    static func forgetDeleted(_ db: Database) throws {
        for table in ["search_words", "search_letters"] {
            try db.execute(sql: "INSERT INTO \(table) (\(table)) VALUES ('optimize')")
        }
    }

    private static let gone = """
        DELETE FROM search_document WHERE owner_id IN (SELECT id FROM search_stale)
            AND NOT EXISTS (SELECT 1 FROM interaction WHERE id = owner_id)
            AND NOT EXISTS (SELECT 1 FROM inbox_note WHERE id = owner_id AND state = 'open')
            AND NOT EXISTS (SELECT 1 FROM contact WHERE id = owner_id)
        """

    /// What is noted may be noted more than once.
    private static let stale = "SELECT DISTINCT id FROM search_stale"

    private static let settled = "DELETE FROM search_stale"

    /// The number stays, and what is as it was is not indexed anew.
    private static let orReplaced = """
        ON CONFLICT (owner_id) DO UPDATE SET at = excluded.at, apps = excluded.apps, names = excluded.names,
            summary = excluded.summary, facts = excluded.facts, body = excluded.body
        WHERE (names, summary, facts, body, at, apps) IS NOT
            (excluded.names, excluded.summary, excluded.facts, excluded.body, excluded.at, excluded.apps)
        """

    private static let interactions = """
        INSERT INTO search_document (kind, owner_id, at, apps, names, summary, facts, body)
        SELECT 'interaction', interaction.id, occurred_at,
            coalesce((
                SELECT ',' || group_concat(json_extract(transcript.body, '$.app'), ',') || ',' FROM interaction_capture
                JOIN transcript ON transcript.capture_id = interaction_capture.capture_id
                WHERE interaction_capture.interaction_id = interaction.id), ''),
            search_spread(coalesce((
                SELECT group_concat(
                    label || CASE WHEN contact.name <> label THEN char(10) || contact.name ELSE '' END, char(10))
                FROM participant LEFT JOIN contact ON contact.id = participant.contact_id
                WHERE interaction_id = interaction.id), '')),
            search_spread(summary),
            search_spread(coalesce(user_note || char(10), '')
                || coalesce((SELECT group_concat(value, char(10)) FROM json_each(labels)) || char(10), '')
                || coalesce((
                    SELECT group_concat(coalesce(
                        json_extract(fact.body, '$.topic'),
                        json_extract(fact.body, '$.title') || coalesce(' ' || json_extract(fact.body, '$.place'), ''),
                        json_extract(fact.body, '$.relation') || coalesce(' ' || json_extract(fact.body, '$.name'), '')
                    ), char(10)) FROM fact WHERE interaction_id = interaction.id), '')),
            search_spread(coalesce((
                SELECT group_concat(
                    coalesce(json_extract(value, '$.sender') || ': ', '') || json_extract(value, '$.text')
                        || coalesce(char(10) || json_extract(value, '$.attachment'), ''),
                    char(10))
                FROM json_each(messages)), ''))
        FROM (\(stale)) stale JOIN interaction ON interaction.id = stale.id WHERE true
        \(orReplaced)
        """

    private static let notes = """
        INSERT INTO search_document (kind, owner_id, at, apps, names, summary, facts, body)
        SELECT 'note', inbox_note.id, capture.captured_at,
            coalesce((
                SELECT ',' || json_extract(body, '$.app') || ',' FROM transcript
                WHERE transcript.capture_id = capture.id), ''),
            search_spread(coalesce(title, '')), search_spread(coalesce(summary, '')),
            search_spread(coalesce(user_note || char(10), '')
                || coalesce((SELECT group_concat(value, char(10)) FROM json_each(capture.labels)), '')),
            search_spread(inbox_note.text)
        FROM (\(stale)) stale JOIN inbox_note ON inbox_note.id = stale.id
        JOIN capture ON capture.id = inbox_note.capture_id WHERE inbox_note.state = 'open'
        \(orReplaced)
        """

    private static let contacts = """
        INSERT INTO search_document (kind, owner_id, at, apps, names, summary, facts, body)
        SELECT 'contact', contact.id, NULL, '',
            search_spread(name || coalesce((
                    SELECT char(10) || group_concat(value, char(10)) FROM contact_name
                    WHERE contact_id = contact.id AND value <> name), '')
                || coalesce(char(10) || middle, '') || coalesce(char(10) || phonetic_given, '')
                || coalesce(char(10) || phonetic_middle, '') || coalesce(char(10) || phonetic_family, '')),
            search_spread(
                coalesce(organization, '') || coalesce(char(10) || department, '') || coalesce(char(10) || title, '')),
            search_spread(coalesce((SELECT group_concat(value, char(10)) FROM json_each(labels)) || char(10), '')
                || coalesce((
                    SELECT group_concat(json_extract(value, '$.kind') || ' ' || json_extract(value, '$.name'), char(10))
                    FROM json_each(relations)) || char(10), '')
                || coalesce((
                    SELECT group_concat(text, char(10)) FROM contact_fact
                    WHERE contact_fact.contact_id = contact.id AND text IS NOT NULL), '')),
            search_spread(coalesce(note, ''))
        FROM (\(stale)) stale JOIN contact ON contact.id = stale.id
        LEFT JOIN contact_detail ON contact_detail.contact_id = contact.id WHERE true
        \(orReplaced)
        """
}

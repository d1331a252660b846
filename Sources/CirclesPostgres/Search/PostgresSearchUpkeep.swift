internal import CirclesCore
internal import CirclesStore

/// Keeps the rows that can be found true to what they are of.
extension PostgresSearch {
    /// What a transaction may leave to be indexed by itself. An import of thousands is not held up: whoever searches next waits
    /// for it once.
    private static let mostAtOnce = 200

    /// Brings what was changed in this transaction up to date, unless it is much; the last thing that every write does.
    func refresh() throws {
        let few = Self.texts.map { "\($0) AND (SELECT count(*) FROM (\(Self.some)) AS counted) <= \(Self.mostAtOnce)" }
        try session.expect(([Self.some] + few).map { ($0, []) })
        var stale: Set<String> = []
        try session.prepare(Self.some).read([]) { row in
            stale.insert(try row[0])
            return true
        }
        if !stale.isEmpty, stale.count <= Self.mostAtOnce { try catchUp(few) }
    }

    func catchUp() throws { try catchUp(Self.texts) }

    private func catchUp(_ texts: [String]) throws {
        // Asked before anything is written, so that all is asked together.
        try session.expect(texts.map { ($0, []) })
        let upsert = try session.prepare(Self.upsert)
        var documents: [SQLArguments] = []
        for sql in texts {
            try session.prepare(sql).read([]) { row in
                let at: String? = try row[2]
                var values: [SQLValue] = [try row[0], try row[1], try row[3]].map { SQLValue.text($0) }
                values.append(at.map { .text($0) } ?? .null)
                for column in 4..<4 + PostgresSearchTables.fields.count {
                    let text = SearchFold.spread(try row[column])
                    values += [text, PostgresSearchText.words(text), PostgresSearchText.letters(text)].map { .text($0) }
                }
                documents.append(SQLArguments(values))
                return true
            }
        }
        try session.prepare(Self.gone).write([])
        for document in documents { try upsert.write(document) }
        try session.prepare("DELETE FROM search_stale").write([])
    }

    private static let some = "SELECT DISTINCT id FROM search_stale LIMIT \(mostAtOnce + 1)"

    private static let texts = [interactions, notes, contacts]

    private static let gone = """
        DELETE FROM search_document WHERE owner_id IN (SELECT id FROM search_stale)
            AND NOT EXISTS (SELECT 1 FROM interaction WHERE id = owner_id)
            AND NOT EXISTS (SELECT 1 FROM inbox_note WHERE id = owner_id AND state = 'open')
            AND NOT EXISTS (SELECT 1 FROM contact WHERE id = owner_id)
        """

    /// The number stays.
    private static var upsert: String {
        let texts = PostgresSearchTables.fields.flatMap { [$0, "words_\($0)", "letters_\($0)"] }
        let columns = ["kind", "owner_id", "apps", "at"] + texts
        return """
            INSERT INTO search_document (\(columns.joined(separator: ", ")))
            VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
            ON CONFLICT (owner_id) DO UPDATE
            SET \(columns.dropFirst(2).map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
            """
    }

    private static let isStale = "IN (SELECT id FROM search_stale)"

    // Each answers: kind, owner, time, apps, names, summary, facts, body.

    private static let interactions = """
        SELECT 'interaction', interaction.id, occurred_at,
            coalesce((
                SELECT ',' || string_agg(\(PostgresDialect.read("transcript.body")) ->> 'app', ',') || ',' FROM interaction_capture
                JOIN transcript ON transcript.capture_id = interaction_capture.capture_id
                WHERE interaction_capture.interaction_id = interaction.id), ''),
            coalesce((
                SELECT string_agg(
                    label || CASE WHEN contact.name <> label THEN chr(10) || contact.name ELSE '' END, chr(10)
                    ORDER BY position)
                FROM participant LEFT JOIN contact ON contact.id = participant.contact_id
                WHERE interaction_id = interaction.id), ''),
            summary,
            coalesce(user_note || chr(10), '') || coalesce((
                    SELECT string_agg(value, chr(10)) FROM json_array_elements_text(\(PostgresDialect.read("labels"))) AS own(value)
                ) || chr(10), '')
                || coalesce((
                    SELECT string_agg(coalesce(
                        item ->> 'topic', (item ->> 'title') || coalesce(' ' || (item ->> 'place'), ''),
                        (item ->> 'relation') || coalesce(' ' || (item ->> 'name'), '')), chr(10) ORDER BY position)
                    FROM fact, LATERAL (SELECT \(PostgresDialect.read("fact.body")) AS item) AS items
                    WHERE interaction_id = interaction.id), ''),
            coalesce((
                SELECT string_agg(
                    coalesce((item ->> 'sender') || ': ', '') || (item ->> 'text')
                        || coalesce(chr(10) || (item ->> 'attachment'), ''), chr(10) ORDER BY place)
                FROM json_array_elements(\(PostgresDialect.read("messages"))) WITH ORDINALITY AS said(item, place)), '')
        FROM interaction WHERE interaction.id \(isStale)
        """

    private static let notes = """
        SELECT 'note', inbox_note.id, capture.captured_at,
            coalesce((
                SELECT ',' || (\(PostgresDialect.read("body")) ->> 'app') || ',' FROM transcript
                WHERE transcript.capture_id = capture.id), ''),
            coalesce(title, ''), coalesce(summary, ''),
            coalesce(user_note || chr(10), '') || coalesce((
                SELECT string_agg(value, chr(10))
                FROM json_array_elements_text(\(PostgresDialect.read("capture.labels"))) AS own(value)), ''),
            inbox_note.text
        FROM inbox_note JOIN capture ON capture.id = inbox_note.capture_id
        WHERE inbox_note.id \(isStale) AND inbox_note.state = 'open'
        """

    private static let contacts = """
        SELECT 'contact', contact.id, NULL, '',
            name || coalesce((
                    SELECT chr(10) || string_agg(value, chr(10) ORDER BY kind, position) FROM contact_name
                    WHERE contact_id = contact.id AND value <> contact.name), '')
                || coalesce(chr(10) || middle, '') || coalesce(chr(10) || phonetic_given, '')
                || coalesce(chr(10) || phonetic_middle, '') || coalesce(chr(10) || phonetic_family, ''),
            coalesce(organization, '') || coalesce(chr(10) || department, '') || coalesce(chr(10) || title, ''),
            coalesce((
                    SELECT string_agg(value, chr(10)) FROM json_array_elements_text(\(PostgresDialect.read("labels"))) AS own(value)
                ) || chr(10), '')
                || coalesce((
                    SELECT string_agg((item ->> 'kind') || ' ' || (item ->> 'name'), chr(10))
                    FROM json_array_elements(\(PostgresDialect.read("relations"))) AS related(item)) || chr(10), '')
                || coalesce((
                    SELECT string_agg(text, chr(10) ORDER BY id) FROM contact_fact
                    WHERE contact_fact.contact_id = contact.id AND text IS NOT NULL), ''),
            coalesce(note, '')
        FROM contact LEFT JOIN contact_detail ON contact_detail.contact_id = contact.id
        WHERE contact.id \(isStale)
        """
}

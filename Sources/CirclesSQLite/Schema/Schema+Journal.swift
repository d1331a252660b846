/// The second migration: aliases know the app that taught them, and the journal what an undo needs.
extension Schema {
    /// `contact_name` and `journal` are made anew, since their keys change.
    ///
    /// Entries from before tell what was done, but hold no images of rows: they cannot be undone.
    static let journalTables = """
        CREATE TABLE contact_name_2 (
            id TEXT PRIMARY KEY NOT NULL,
            contact_id TEXT NOT NULL REFERENCES contact(id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            value TEXT NOT NULL,
            source TEXT NOT NULL,
            app TEXT NOT NULL DEFAULT '',
            position INTEGER NOT NULL,
            UNIQUE (contact_id, kind, value, app)
        );
        INSERT INTO contact_name_2 (id, contact_id, kind, value, source, app, position)
            SELECT id, contact_id, kind, value, source,
                coalesce((
                    SELECT nullif(json_extract(transcript.body, '$.app'), 'unknown') FROM inbox_note
                    JOIN transcript ON transcript.capture_id = inbox_note.capture_id
                    WHERE contact_name.kind = 'alias' AND 'note ' || inbox_note.id = contact_name.source
                ), ''),
                position
            FROM contact_name;
        DROP TABLE contact_name;
        ALTER TABLE contact_name_2 RENAME TO contact_name;

        CREATE TABLE journal_2 (
            seq INTEGER PRIMARY KEY AUTOINCREMENT,
            id TEXT UNIQUE NOT NULL,
            at TEXT NOT NULL,
            action TEXT NOT NULL,
            is_automatic INTEGER NOT NULL,
            what TEXT NOT NULL,
            cause TEXT,
            capture_id TEXT,
            interaction_id TEXT,
            note_id TEXT,
            contact_id TEXT,
            body TEXT NOT NULL,
            undone_at TEXT
        );
        INSERT INTO journal_2
            (id, at, action, is_automatic, what, capture_id, interaction_id, note_id, contact_id, body, undone_at)
            SELECT id, at, action, is_automatic,
                CASE action
                    WHEN 'filed' THEN 'filed a capture'
                    WHEN 'noted' THEN 'put a capture into the inbox'
                    WHEN 'assigned' THEN 'assigned a note'
                    WHEN 'dismissed' THEN 'dismissed a note'
                    WHEN 'reopened' THEN 'reopened a note'
                    WHEN 'moved' THEN 'moved an interaction'
                    WHEN 'edited' THEN 'changed an interaction'
                    WHEN 'deleted' THEN 'deleted an interaction'
                    WHEN 'contactAdded' THEN 'added a contact'
                    WHEN 'contactEdited' THEN 'changed a contact'
                    WHEN 'contactRemoved' THEN 'removed a contact'
                    WHEN 'refreshed' THEN 'brought a summary up to date'
                    ELSE action
                END,
                capture_id, interaction_id, note_id, contact_id, '[]', undone_at
            FROM journal ORDER BY at, rowid;
        DROP TABLE journal;
        ALTER TABLE journal_2 RENAME TO journal;
        CREATE INDEX journal_cause ON journal(cause) WHERE cause IS NOT NULL;

        CREATE TABLE journal_mention (
            seq INTEGER NOT NULL REFERENCES journal(seq) ON DELETE CASCADE,
            key TEXT NOT NULL,
            role INTEGER NOT NULL,
            PRIMARY KEY (seq, key)
        ) WITHOUT ROWID;
        CREATE INDEX journal_mention_key ON journal_mention(key, seq);
        """
}

/// The thirteenth migration: what can be found by its words.
extension Schema {
    static let searchMigration = "13 search"

    /// `search_document` has a row for each interaction, open note and contact, with its texts; two indexes stand on it: one of
    /// words, one of every three letters in a row. What a write concerns is noted in `search_stale` by triggers, whoever writes
    /// and however rows come and go; the same transaction brings those rows up to date (`SearchUpkeep`), so `search_stale` is
    /// empty when it ends. All that is there is noted so that the rows are made when the database is opened.
    ///
    /// The index of letters knows only which rows have them, not where: a sixth of the size. What it leads to is looked at
    /// (`LettersFunction`).
    ///
    /// - `at`: when it was, for what has a time.
    /// - `apps`: the messengers it was seen in, with a comma around each.
    static let searchTables = """
        CREATE TABLE search_document (
            number INTEGER PRIMARY KEY,
            kind TEXT NOT NULL,
            owner_id TEXT UNIQUE NOT NULL,
            at TEXT,
            apps TEXT NOT NULL,
            names TEXT NOT NULL,
            summary TEXT NOT NULL,
            facts TEXT NOT NULL,
            body TEXT NOT NULL
        );
        CREATE VIRTUAL TABLE search_words USING fts5(
            names, summary, facts, body, content='search_document', content_rowid='number', prefix='2 3',
            tokenize='unicode61 remove_diacritics 2');
        CREATE VIRTUAL TABLE search_letters USING fts5(
            names, summary, facts, body, content='search_document', content_rowid='number', detail='none',
            tokenize='trigram');
        CREATE VIRTUAL TABLE search_vocabulary USING fts5vocab('search_words', 'row');
        INSERT INTO search_words (search_words, rank) VALUES ('rank', 'bm25(8.0, 3.0, 2.0, 1.0)');

        CREATE TRIGGER search_document_inserted AFTER INSERT ON search_document BEGIN
            INSERT INTO search_words (rowid, names, summary, facts, body)
            VALUES (NEW.number, NEW.names, NEW.summary, NEW.facts, NEW.body);
            INSERT INTO search_letters (rowid, names, summary, facts, body)
            VALUES (NEW.number, NEW.names, NEW.summary, NEW.facts, NEW.body);
        END;
        CREATE TRIGGER search_document_deleted AFTER DELETE ON search_document BEGIN
            INSERT INTO search_words (search_words, rowid, names, summary, facts, body)
            VALUES ('delete', OLD.number, OLD.names, OLD.summary, OLD.facts, OLD.body);
            INSERT INTO search_letters (search_letters, rowid, names, summary, facts, body)
            VALUES ('delete', OLD.number, OLD.names, OLD.summary, OLD.facts, OLD.body);
        END;
        CREATE TRIGGER search_document_updated AFTER UPDATE OF names, summary, facts, body ON search_document BEGIN
            INSERT INTO search_words (search_words, rowid, names, summary, facts, body)
            VALUES ('delete', OLD.number, OLD.names, OLD.summary, OLD.facts, OLD.body);
            INSERT INTO search_letters (search_letters, rowid, names, summary, facts, body)
            VALUES ('delete', OLD.number, OLD.names, OLD.summary, OLD.facts, OLD.body);
            INSERT INTO search_words (rowid, names, summary, facts, body)
            VALUES (NEW.number, NEW.names, NEW.summary, NEW.facts, NEW.body);
            INSERT INTO search_letters (rowid, names, summary, facts, body)
            VALUES (NEW.number, NEW.names, NEW.summary, NEW.facts, NEW.body);
        END;

        CREATE TABLE search_stale (id TEXT PRIMARY KEY NOT NULL) WITHOUT ROWID;
        INSERT INTO search_stale SELECT id FROM interaction UNION SELECT id FROM inbox_note UNION SELECT id FROM contact;
        """

    /// The triggers that note whom a change of a table's row concerns.
    static var searchTriggers: [String] {
        let owners: [(table: String, column: String)] = [
            ("interaction", "id"), ("participant", "interaction_id"), ("fact", "interaction_id"),
            ("interaction_capture", "interaction_id"), ("inbox_note", "id"), ("contact", "id"),
            ("contact_name", "contact_id"), ("contact_detail", "contact_id"),
        ]
        // No "OR IGNORE": a trigger's statement takes over how the one that fires it handles conflicts.
        func note(_ owner: String) -> String {
            """
            INSERT INTO search_stale SELECT \(owner) WHERE NOT EXISTS (SELECT 1 FROM search_stale WHERE id = \(owner));
            """
        }
        let rows = owners.flatMap { table, column in
            [
                """
                CREATE TRIGGER search_\(table)_inserted AFTER INSERT ON \(table) BEGIN \(note("NEW.\(column)")) END
                """,
                """
                CREATE TRIGGER search_\(table)_deleted AFTER DELETE ON \(table) BEGIN \(note("OLD.\(column)")) END
                """,
                """
                CREATE TRIGGER search_\(table)_updated AFTER UPDATE ON \(table) BEGIN
                    \(note("OLD.\(column)")) \(note("NEW.\(column)"))
                END
                """,
            ]
        }
        // What a note or an interaction shows of its capture.
        func noteOwners(_ capture: String) -> String {
            """
            INSERT INTO search_stale
            SELECT interaction_id FROM interaction_capture WHERE capture_id = \(capture)
                AND NOT EXISTS (SELECT 1 FROM search_stale WHERE id = interaction_id)
            UNION SELECT id FROM inbox_note WHERE capture_id = \(capture)
                AND NOT EXISTS (SELECT 1 FROM search_stale WHERE search_stale.id = inbox_note.id);
            """
        }
        return rows + [
            "CREATE TRIGGER search_transcript_inserted AFTER INSERT ON transcript BEGIN \(noteOwners("NEW.capture_id")) END",
            "CREATE TRIGGER search_transcript_updated AFTER UPDATE ON transcript BEGIN \(noteOwners("NEW.capture_id")) END",
            """
            CREATE TRIGGER search_capture_updated AFTER UPDATE OF user_note, labels, captured_at ON capture BEGIN
                \(noteOwners("NEW.id"))
            END
            """,
        ]
    }
}

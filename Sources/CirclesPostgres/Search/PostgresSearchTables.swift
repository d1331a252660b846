/// What can be found by its words: a row for each interaction, open note and contact, and a list of what is to be made anew, which
/// triggers write as those of a home do.
enum PostgresSearchTables {
    /// Texts stand here three times: as they are shown; as words without case and accents, with a blank around each; and as letters
    /// without case.
    static let definitions = [
        (
            name: "search_document",
            columns: """
            number BIGINT GENERATED ALWAYS AS IDENTITY, kind TEXT NOT NULL, owner_id TEXT NOT NULL, at TEXT,
            apps TEXT NOT NULL, \(columns), PRIMARY KEY (account_id, number), UNIQUE (account_id, owner_id)
            """
        ),
        (name: "search_stale", columns: "id TEXT NOT NULL"),
    ]

    /// The best first.
    static let fields = ["names", "summary", "facts", "body"]

    private static var columns: String {
        fields.map { "\($0) TEXT NOT NULL, words_\($0) TEXT NOT NULL, letters_\($0) TEXT NOT NULL" }
            .joined(separator: ", ")
    }

    static var triggers: [String] {
        let every = "INSERT OR UPDATE OR DELETE"
        let owners: [(table: String, column: String, events: String)] = [
            ("interaction", "id", every), ("participant", "interaction_id", every), ("fact", "interaction_id", every),
            ("interaction_capture", "interaction_id", every), ("inbox_note", "id", every), ("contact", "id", every),
            ("contact_fact", "contact_id", every),
            // Whoever writes these writes the contact's own row, too, but for what was learnt.
            ("contact_name", "contact_id", "UPDATE OR DELETE"), ("contact_detail", "contact_id", "UPDATE OR DELETE"),
        ]
        return ["CREATE INDEX search_stale_id ON search_stale(account_id, id);"]
            + ["id", "interaction_id", "contact_id"].map(noting)
            + owners.map { table, column, events in
                """
                CREATE TRIGGER search_noted AFTER \(events) ON \(table) FOR EACH ROW
                    EXECUTE FUNCTION search_note_\(column)();
                """
            } + [others]
    }

    private static func noting(_ column: String) -> String {
        """
        CREATE FUNCTION search_note_\(column)() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            IF TG_OP <> 'DELETE' THEN
                INSERT INTO search_stale (account_id, id) VALUES (NEW.account_id, NEW.\(column));
            END IF;
            IF TG_OP = 'DELETE' THEN
                INSERT INTO search_stale (account_id, id) VALUES (OLD.account_id, OLD.\(column));
            ELSIF TG_OP = 'UPDATE' THEN
                IF OLD.\(column) <> NEW.\(column) THEN
                    INSERT INTO search_stale (account_id, id) VALUES (OLD.account_id, OLD.\(column));
                END IF;
            END IF;
            RETURN NULL;
        END $$;
        """
    }

    private static let others = """
        CREATE TRIGGER search_learnt AFTER INSERT ON contact_name FOR EACH ROW WHEN (NEW.source <> 'user')
            EXECUTE FUNCTION search_note_contact_id();
        CREATE FUNCTION search_note_conversations() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            INSERT INTO search_stale (account_id, id)
            SELECT account_id, interaction_id FROM participant
            WHERE account_id = NEW.account_id AND contact_id = NEW.id;
            RETURN NULL;
        END $$;
        CREATE TRIGGER search_renamed AFTER UPDATE OF name ON contact FOR EACH ROW WHEN (OLD.name <> NEW.name)
            EXECUTE FUNCTION search_note_conversations();
        CREATE FUNCTION search_note_capture() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE changed text := to_jsonb(NEW) ->> TG_ARGV[0];
        BEGIN
            INSERT INTO search_stale (account_id, id)
            SELECT account_id, interaction_id FROM interaction_capture
            WHERE account_id = NEW.account_id AND capture_id = changed
            UNION ALL SELECT account_id, id FROM inbox_note
            WHERE account_id = NEW.account_id AND capture_id = changed;
            RETURN NULL;
        END $$;
        CREATE TRIGGER search_read AFTER INSERT OR UPDATE ON transcript FOR EACH ROW
            EXECUTE FUNCTION search_note_capture('capture_id');
        CREATE TRIGGER search_captured AFTER UPDATE OF user_note, labels, captured_at ON capture FOR EACH ROW
            EXECUTE FUNCTION search_note_capture('id');
        """
}

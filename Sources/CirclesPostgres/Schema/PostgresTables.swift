/// The first step: the tables of a home at its twenty-second migration.
///
/// The server's names for what differs from a home: text compares by its bytes, as there; whole numbers have 64 bits; truth is its
/// own type, which reads as 0 or 1.
extension PostgresSchema {
    /// Parents first.
    static var tables: [String] { definitions.map(\.name) }

    static var first: String {
        ([basis] + definitions.map { table($0.name, $0.columns) } + [indexes, triggers] + PostgresSearchTables.triggers)
            .joined(separator: "\n").replacing(" TEXT", with: " TEXT COLLATE \"C\"")
    }

    /// Accounts are listed by the tables' owner; who reads and writes rows sees the own one, whose row a write locks.
    private static let basis = """
        CREATE TABLE account (
            id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            name TEXT NOT NULL UNIQUE CHECK (octet_length(name) <= 200)
        );
        ALTER TABLE account ENABLE ROW LEVEL SECURITY;
        CREATE POLICY own ON account USING (id = CAST(current_setting('circles.account') AS BIGINT));
        GRANT SELECT, UPDATE ON account TO \(role);
        CREATE FUNCTION circles_hash(value text) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
            AS $$ SELECT sha256(convert_to(value, 'UTF8')) $$;
        """

    private static func table(_ name: String, _ columns: String) -> String {
        """
        CREATE TABLE \(name) (
            \(opening),
        \(columns));
        \(secured(name))
        """
    }

    /// Whose a row is.
    static var opening: String {
        "\(account) BIGINT NOT NULL DEFAULT CAST(current_setting('circles.account') AS BIGINT)"
    }

    /// Rows of one account alone are there for whoever reads and writes.
    static func secured(_ table: String) -> String {
        """
        ALTER TABLE \(table) ENABLE ROW LEVEL SECURITY;
        ALTER TABLE \(table) FORCE ROW LEVEL SECURITY;
        CREATE POLICY own ON \(table) USING (\(account) = CAST(current_setting('circles.account') AS BIGINT));
        GRANT SELECT, INSERT, UPDATE, DELETE ON \(table) TO \(role);
        """
    }

    static func refers(_ column: String, _ table: String, _ key: String, _ then: String = "CASCADE") -> String {
        """
        FOREIGN KEY (\(account), \(column)) REFERENCES \(table)(\(account), \(key))
            ON DELETE \(then == "SET NULL" ? "SET NULL (\(column))" : then)
        """
    }

    static func key(_ columns: String) -> String { "PRIMARY KEY (\(account), \(columns))" }

    private static var definitions: [(name: String, columns: String)] {
        contacts + captures + interactions + journals + others + PostgresSearchTables.definitions
    }

    private static var contacts: [(name: String, columns: String)] {
        [
            (
                "contact",
                """
                id TEXT NOT NULL, uid TEXT, name TEXT NOT NULL, is_me BOOLEAN NOT NULL DEFAULT false,
                created_at TEXT NOT NULL, updated_at TEXT NOT NULL, \(key("id"))
                """
            ),
            (
                "contact_name",
                """
                id TEXT NOT NULL, contact_id TEXT NOT NULL, kind TEXT NOT NULL, value TEXT NOT NULL, source TEXT NOT NULL,
                app TEXT NOT NULL DEFAULT '', position BIGINT NOT NULL, \(key("id")),
                \(refers("contact_id", "contact", "id"))
                """
            ),
            (
                "contact_detail",
                """
                contact_id TEXT NOT NULL, middle TEXT, prefix TEXT, suffix TEXT, phonetic_given TEXT, phonetic_middle TEXT,
                phonetic_family TEXT, organization TEXT, department TEXT, title TEXT, birthday TEXT, anniversary TEXT,
                relations TEXT NOT NULL, note TEXT, labels TEXT NOT NULL, every_days BIGINT, \(key("contact_id")),
                \(refers("contact_id", "contact", "id"))
                """
            ),
            (
                "contact_card",
                """
                contact_id TEXT NOT NULL, position BIGINT NOT NULL, uid TEXT, body TEXT NOT NULL,
                \(key("contact_id, position")), \(refers("contact_id", "contact", "id"))
                """
            ),
            (
                "contact_uid",
                "uid TEXT NOT NULL, contact_id TEXT NOT NULL, \(refers("contact_id", "contact", "id"))"
            ),
            (
                "contact_distinct",
                """
                first_id TEXT NOT NULL, second_id TEXT NOT NULL, \(key("first_id, second_id")),
                \(refers("first_id", "contact", "id")), \(refers("second_id", "contact", "id"))
                """
            ),
            (
                "contact_group",
                """
                id TEXT NOT NULL, uid TEXT, name TEXT NOT NULL, body TEXT NOT NULL, label TEXT NOT NULL,
                labelled TEXT NOT NULL, \(key("id"))
                """
            ),
            (
                "contact_fact",
                """
                id TEXT NOT NULL, contact_id TEXT NOT NULL, kind TEXT NOT NULL, original TEXT NOT NULL, text TEXT,
                \(key("id")), \(refers("contact_id", "contact", "id"))
                """
            ),
            (
                "book",
                "id BIGINT NOT NULL CHECK (id = 1), revision BIGINT NOT NULL, floor BIGINT NOT NULL, \(key("id"))"
            ),
            ("book_change", "contact_id TEXT NOT NULL, revision BIGINT NOT NULL, \(key("contact_id"))"),
        ]
    }

    private static var captures: [(name: String, columns: String)] {
        [
            (
                "capture",
                """
                id TEXT NOT NULL, origin TEXT NOT NULL, kind TEXT NOT NULL, format TEXT, width BIGINT, height BIGINT,
                original_name TEXT, text TEXT, sha256 TEXT NOT NULL, user_note TEXT, intended_contact_id TEXT,
                labels TEXT NOT NULL, is_private BOOLEAN NOT NULL, captured_at TEXT NOT NULL, captured_zone TEXT NOT NULL,
                captured_source TEXT NOT NULL, received_at TEXT NOT NULL, state TEXT NOT NULL, attempts BIGINT NOT NULL,
                last_error TEXT, settled_at TEXT, has_image BOOLEAN NOT NULL, confirmation TEXT, shared_text TEXT,
                \(arrival) BIGINT GENERATED ALWAYS AS IDENTITY, \(key("id")),
                \(refers("intended_contact_id", "contact", "id", "SET NULL"))
                """
            ),
            (
                "work",
                """
                capture_id TEXT NOT NULL, ready_at TEXT NOT NULL, lease_until DOUBLE PRECISION, claimed_by TEXT,
                starts BIGINT NOT NULL, \(key("capture_id")), \(refers("capture_id", "capture", "id"))
                """
            ),
            (
                "transcript",
                """
                capture_id TEXT NOT NULL, title TEXT, text TEXT NOT NULL, confidence DOUBLE PRECISION NOT NULL,
                body TEXT NOT NULL, \(key("capture_id")), \(refers("capture_id", "capture", "id"))
                """
            ),
            (
                "extraction",
                """
                capture_id TEXT NOT NULL, model TEXT NOT NULL, summary TEXT NOT NULL, confidence DOUBLE PRECISION NOT NULL,
                body TEXT NOT NULL, \(key("capture_id")), \(refers("capture_id", "capture", "id"))
                """
            ),
        ]
    }

    private static var interactions: [(name: String, columns: String)] {
        [
            (
                "interaction",
                """
                id TEXT NOT NULL, occurred_at TEXT NOT NULL, zone TEXT NOT NULL, summary TEXT NOT NULL,
                summary_is_pending BOOLEAN NOT NULL, messages TEXT NOT NULL, user_note TEXT, labels TEXT NOT NULL,
                summary_is_edited BOOLEAN NOT NULL DEFAULT false, revision BIGINT NOT NULL DEFAULT 1,
                created_at TEXT NOT NULL, day_is_uncertain BOOLEAN NOT NULL DEFAULT false, \(key("id"))
                """
            ),
            (
                "interaction_capture",
                """
                interaction_id TEXT NOT NULL, capture_id TEXT NOT NULL, \(key("interaction_id, capture_id")),
                UNIQUE (\(account), capture_id), \(refers("interaction_id", "interaction", "id")),
                \(refers("capture_id", "capture", "id"))
                """
            ),
            (
                "participant",
                """
                interaction_id TEXT NOT NULL, position BIGINT NOT NULL, contact_id TEXT, label TEXT NOT NULL,
                \(key("interaction_id, position")), \(refers("interaction_id", "interaction", "id")),
                \(refers("contact_id", "contact", "id", "RESTRICT"))
                """
            ),
            (
                "fact",
                """
                id TEXT NOT NULL, interaction_id TEXT NOT NULL, kind TEXT NOT NULL, position BIGINT NOT NULL,
                about TEXT NOT NULL, date TEXT, body TEXT NOT NULL, \(key("id")),
                \(refers("interaction_id", "interaction", "id"))
                """
            ),
            (
                "inbox_note",
                """
                id TEXT NOT NULL, capture_id TEXT NOT NULL, reason TEXT NOT NULL, explanation TEXT NOT NULL, title TEXT,
                summary TEXT, text TEXT NOT NULL, state TEXT NOT NULL, interaction_id TEXT, revision BIGINT NOT NULL,
                rejected_contact_ids TEXT NOT NULL, created_at TEXT NOT NULL, remedy TEXT, \(key("id")),
                UNIQUE (\(account), capture_id), \(refers("capture_id", "capture", "id")),
                \(refers("interaction_id", "interaction", "id", "SET NULL"))
                """
            ),
            (
                "calendar_key",
                """
                key TEXT NOT NULL, interaction_id TEXT NOT NULL, uid TEXT NOT NULL,
                \(refers("interaction_id", "interaction", "id"))
                """
            ),
            (
                "calendar_entry",
                """
                uid TEXT NOT NULL, interaction_id TEXT, contact_id TEXT, digest TEXT NOT NULL, sequence BIGINT NOT NULL,
                \(refers("interaction_id", "interaction", "id")), \(refers("contact_id", "contact", "id"))
                """
            ),
        ]
    }

    /// An entry's number is given while its account is locked, so the order of numbers is that of commits.
    private static var journals: [(name: String, columns: String)] {
        [
            (
                "journal",
                """
                seq BIGINT GENERATED BY DEFAULT AS IDENTITY, id TEXT NOT NULL, at TEXT NOT NULL, action TEXT NOT NULL,
                is_automatic BOOLEAN NOT NULL, what TEXT NOT NULL, cause TEXT, capture_id TEXT, interaction_id TEXT,
                note_id TEXT, contact_id TEXT, body TEXT NOT NULL, undone_at TEXT, agent TEXT, \(key("seq")),
                UNIQUE (\(account), id)
                """
            ),
            (
                "journal_mention",
                """
                seq BIGINT NOT NULL, key TEXT NOT NULL, role BIGINT NOT NULL, \(key("seq, key")),
                \(refers("seq", "journal", "seq"))
                """
            ),
            (
                "journal_undoing",
                """
                number BIGINT GENERATED BY DEFAULT AS IDENTITY, seq BIGINT NOT NULL, \(key("number")),
                \(refers("seq", "journal", "seq"))
                """
            ),
        ]
    }

    private static var others: [(name: String, columns: String)] {
        [
            (
                "model_request",
                """
                id TEXT NOT NULL, capture_id TEXT, at TEXT NOT NULL, model TEXT NOT NULL, model_version TEXT,
                tokens_in BIGINT, tokens_out BIGINT, milliseconds BIGINT NOT NULL, failure TEXT, prompt_version TEXT,
                reason TEXT, dropped BIGINT NOT NULL DEFAULT 0, \(arrival) BIGINT GENERATED ALWAYS AS IDENTITY,
                \(key("id")), \(refers("capture_id", "capture", "id"))
                """
            ),
            (
                "model_exchange",
                """
                request_id TEXT NOT NULL, system TEXT NOT NULL, "user" TEXT NOT NULL, schema TEXT NOT NULL, answer TEXT,
                \(key("request_id")), \(refers("request_id", "model_request", "id"))
                """
            ),
            (
                "model_usage",
                """
                day TEXT NOT NULL, model TEXT NOT NULL, is_budgeted BOOLEAN NOT NULL, requests BIGINT NOT NULL DEFAULT 0,
                failures BIGINT NOT NULL DEFAULT 0, tokens_in BIGINT NOT NULL DEFAULT 0, tokens_out BIGINT NOT NULL DEFAULT 0,
                milliseconds BIGINT NOT NULL DEFAULT 0, \(key("day, model"))
                """
            ),
            (
                "model_capability",
                """
                model TEXT NOT NULL, address TEXT NOT NULL, capability TEXT NOT NULL, found_at TEXT NOT NULL,
                \(key("model, address"))
                """
            ),
            ("watched_folder", "path TEXT NOT NULL, since TEXT NOT NULL"),
            (
                "watched_file",
                """
                path TEXT NOT NULL, folder TEXT NOT NULL, size BIGINT NOT NULL, modified BIGINT NOT NULL,
                inode BIGINT NOT NULL, sha256 TEXT, share_id TEXT
                """
            ),
            (
                "device",
                """
                id TEXT NOT NULL, account TEXT NOT NULL, name TEXT NOT NULL, scope TEXT NOT NULL, created_at TEXT NOT NULL,
                last_used_at TEXT, \(key("id"))
                """
            ),
            (
                "device_token",
                """
                hash TEXT NOT NULL, device_id TEXT NOT NULL, created_at TEXT NOT NULL, \(key("hash")),
                \(refers("device_id", "device", "id"))
                """
            ),
            (
                "one_time_link",
                """
                hash TEXT NOT NULL, account TEXT NOT NULL, device_id TEXT, expires_at TEXT NOT NULL, used_at TEXT,
                \(key("hash")), \(refers("device_id", "device", "id"))
                """
            ),
            (
                "session",
                """
                hash TEXT NOT NULL, account TEXT NOT NULL, created_at TEXT NOT NULL, expires_at TEXT NOT NULL,
                \(key("hash"))
                """
            ),
            (
                "request_key",
                """
                hash TEXT NOT NULL, position BIGINT NOT NULL, capture_id TEXT NOT NULL, created_at TEXT NOT NULL,
                content TEXT, \(key("hash, position"))
                """
            ),
        ]
    }

    /// Long texts are found by hashes, and are unique by theirs.
    private static let indexes = """
        CREATE UNIQUE INDEX contact_me ON contact(account_id) WHERE is_me;
        CREATE UNIQUE INDEX contact_own_uid ON contact(account_id, circles_hash(uid));
        CREATE UNIQUE INDEX contact_name_once ON contact_name(account_id, contact_id, kind, circles_hash(value), app);
        CREATE UNIQUE INDEX contact_uid_once ON contact_uid(account_id, circles_hash(uid));
        CREATE INDEX contact_uid_uid ON contact_uid USING hash (uid);
        CREATE INDEX contact_uid_contact ON contact_uid(account_id, contact_id);
        CREATE INDEX contact_distinct_second ON contact_distinct(account_id, second_id);
        CREATE UNIQUE INDEX contact_group_uid ON contact_group(account_id, circles_hash(uid));
        CREATE UNIQUE INDEX contact_fact_once ON contact_fact(account_id, contact_id, kind, circles_hash(original));
        CREATE INDEX book_change_revision ON book_change(account_id, revision);
        CREATE INDEX capture_sha256 ON capture(account_id, sha256);
        CREATE INDEX capture_images ON capture(account_id, settled_at) WHERE has_image;
        CREATE INDEX capture_unfinished ON capture(account_id, state) WHERE state <> 'filed';
        CREATE INDEX capture_list ON capture(account_id, received_at, id);
        CREATE INDEX capture_contact ON capture(account_id, intended_contact_id) WHERE intended_contact_id IS NOT NULL;
        CREATE INDEX interaction_list ON interaction(account_id, occurred_at, id);
        CREATE INDEX participant_list ON participant(account_id, contact_id, interaction_id);
        CREATE INDEX participant_open_label ON participant USING hash (label) WHERE contact_id IS NULL;
        CREATE INDEX fact_interaction ON fact(account_id, interaction_id);
        CREATE INDEX fact_date ON fact(account_id, date, id) WHERE date IS NOT NULL;
        CREATE INDEX inbox_note_state_list ON inbox_note(account_id, state, created_at, id);
        CREATE INDEX inbox_note_list ON inbox_note(account_id, created_at, id);
        CREATE INDEX inbox_note_interaction ON inbox_note(account_id, interaction_id) WHERE interaction_id IS NOT NULL;
        CREATE UNIQUE INDEX calendar_key_once ON calendar_key(account_id, circles_hash(key));
        CREATE INDEX calendar_key_interaction ON calendar_key(account_id, interaction_id);
        CREATE UNIQUE INDEX calendar_entry_once ON calendar_entry(account_id, circles_hash(uid));
        CREATE INDEX calendar_entry_interaction ON calendar_entry(account_id, interaction_id);
        CREATE INDEX calendar_entry_contact ON calendar_entry(account_id, contact_id);
        CREATE INDEX journal_cause ON journal(account_id, cause) WHERE cause IS NOT NULL;
        CREATE INDEX journal_mention_key ON journal_mention(account_id, key, seq);
        CREATE INDEX journal_undoing_seq ON journal_undoing(account_id, seq);
        CREATE INDEX model_request_capture ON model_request(account_id, capture_id, at);
        CREATE INDEX model_request_at ON model_request(account_id, at);
        CREATE UNIQUE INDEX watched_folder_once ON watched_folder(account_id, circles_hash(path));
        CREATE UNIQUE INDEX watched_file_once ON watched_file(account_id, circles_hash(path));
        CREATE INDEX watched_file_folder ON watched_file USING hash (folder);
        CREATE INDEX watched_file_sha256 ON watched_file(account_id, sha256);
        CREATE INDEX device_token_device ON device_token(account_id, device_id);
        CREATE INDEX one_time_link_device ON one_time_link(account_id, device_id);
        CREATE INDEX request_key_created ON request_key(account_id, created_at);
        """

    /// An undoing is numbered as entries are, whoever undoes.
    private static let triggers = """
        CREATE FUNCTION journal_undone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            INSERT INTO journal_undoing (account_id, seq) VALUES (NEW.account_id, NEW.seq);
            RETURN NULL;
        END $$;
        CREATE TRIGGER journal_undone AFTER UPDATE OF undone_at ON journal FOR EACH ROW
            WHEN (OLD.undone_at IS NULL AND NEW.undone_at IS NOT NULL) EXECUTE FUNCTION journal_undone();
        """
}

/// The twelfth migration: who may talk to the server, and what it tells as it happens.
extension Schema {
    static let serverMigration = "12 server"

    /// Secrets are there as SHA-256. An undoing is numbered as entries are, by a trigger: whoever undoes, by whatever program,
    /// and whoever follows the journal sees it.
    static let serverTables = """
        CREATE TABLE device (
            id TEXT PRIMARY KEY NOT NULL,
            account TEXT NOT NULL,
            name TEXT NOT NULL,
            scope TEXT NOT NULL,
            created_at TEXT NOT NULL,
            last_used_at TEXT
        );
        CREATE TABLE device_token (
            hash TEXT PRIMARY KEY NOT NULL,
            device_id TEXT NOT NULL REFERENCES device(id) ON DELETE CASCADE,
            created_at TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX device_token_device ON device_token(device_id);
        CREATE TABLE one_time_link (
            hash TEXT PRIMARY KEY NOT NULL,
            account TEXT NOT NULL,
            device_id TEXT REFERENCES device(id) ON DELETE CASCADE,
            expires_at TEXT NOT NULL,
            used_at TEXT
        ) WITHOUT ROWID;
        CREATE INDEX one_time_link_device ON one_time_link(device_id);
        CREATE TABLE session (
            hash TEXT PRIMARY KEY NOT NULL,
            account TEXT NOT NULL,
            created_at TEXT NOT NULL,
            expires_at TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE request_key (
            hash TEXT NOT NULL,
            position INTEGER NOT NULL,
            capture_id TEXT NOT NULL,
            created_at TEXT NOT NULL,
            PRIMARY KEY (hash, position)
        ) WITHOUT ROWID;
        CREATE INDEX request_key_created ON request_key(created_at);
        CREATE TABLE journal_undoing (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            seq INTEGER NOT NULL REFERENCES journal(seq) ON DELETE CASCADE
        );
        CREATE INDEX journal_undoing_seq ON journal_undoing(seq);
        CREATE TRIGGER journal_undone AFTER UPDATE OF undone_at ON journal
        WHEN OLD.undone_at IS NULL AND NEW.undone_at IS NOT NULL
        BEGIN
            INSERT INTO journal_undoing (seq) VALUES (NEW.seq);
        END;
        CREATE INDEX contact_list ON contact(name, id);
        CREATE INDEX fact_events ON fact(date, id) WHERE kind = 'event' AND date IS NOT NULL;
        """
}

/// The eighth migration: work on captures is leased.
extension Schema {
    static let workMigration = "8 work"

    /// A row for each capture that is unfinished or worked on.
    ///
    /// - `ready_at`: since when it waits to be worked on.
    /// - `lease_until`: seconds on the clock of the boot that `claimed_by` begins with.
    /// - `claimed_by`: boot, worker and a number that no other claim has; null when nobody has it.
    /// - `starts`: how often work on it began and was not given back in order.
    static let workTable = """
        CREATE TABLE work (
            capture_id TEXT PRIMARY KEY NOT NULL REFERENCES capture(id) ON DELETE CASCADE,
            ready_at TEXT NOT NULL,
            lease_until REAL,
            claimed_by TEXT,
            starts INTEGER NOT NULL
        ) WITHOUT ROWID;
        INSERT INTO work (capture_id, ready_at, starts) SELECT id, received_at, starts FROM capture WHERE state <> 'filed';
        ALTER TABLE capture DROP COLUMN claimed_by;
        ALTER TABLE capture DROP COLUMN starts;
        """
}

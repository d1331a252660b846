/// The seventh migration: which state the contact book is in.
extension Schema {
    static let bookMigration = "7 book revision"

    /// - `revision`: grows with every write of a contact or a name.
    /// - `floor`: what was changed at or before it is no longer listed in `book_change`.
    ///
    /// `book_change` has a row for each contact that was changed, or removed, after `floor`, with the revision that did it last.
    static let bookTables = """
        CREATE TABLE book (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            revision INTEGER NOT NULL,
            floor INTEGER NOT NULL
        );
        INSERT INTO book (id, revision, floor) VALUES (1, 1, 1);

        CREATE TABLE book_change (
            contact_id TEXT PRIMARY KEY NOT NULL,
            revision INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX book_change_revision ON book_change(revision);
        """
}

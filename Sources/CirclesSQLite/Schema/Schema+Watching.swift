/// The fifth migration's other part: what was taken out of watched folders.
extension Schema {
    /// A file is known by its place, size, time and number (`inode`), and by its bytes: one that a sync client only touched
    /// is not taken twice. Times are nanoseconds since 1970.
    static let watchTables = """
        CREATE TABLE watched_folder (
            path TEXT PRIMARY KEY NOT NULL,
            since TEXT NOT NULL
        );

        CREATE TABLE watched_file (
            path TEXT PRIMARY KEY NOT NULL,
            folder TEXT NOT NULL REFERENCES watched_folder(path) ON DELETE CASCADE,
            size INTEGER NOT NULL,
            modified INTEGER NOT NULL,
            inode INTEGER NOT NULL,
            sha256 TEXT,
            share_id TEXT
        );
        CREATE INDEX watched_file_folder ON watched_file(folder);
        CREATE INDEX watched_file_sha256 ON watched_file(sha256);
        """
}

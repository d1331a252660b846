/// The sixth migration: lists of people that an address book keeps as cards of their own.
extension Schema {
    static let groupMigration = "6 contact groups"

    /// - `label`: the label that its members were given because of it.
    /// - `labelled`: the members who were given it, by their UIDs; who took it off again does not get it twice.
    static let groupTable = """
        CREATE TABLE contact_group (
            id TEXT PRIMARY KEY NOT NULL,
            uid TEXT UNIQUE,
            name TEXT NOT NULL,
            body TEXT NOT NULL,
            label TEXT NOT NULL,
            labelled TEXT NOT NULL
        );
        CREATE INDEX contact_group_name ON contact_group(name);
        """
}

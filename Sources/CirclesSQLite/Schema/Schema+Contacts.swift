/// The third migration: what address books say beside names and numbers.
extension Schema {
    /// `contact_card` holds the cards that a contact came from, as they came: what is not understood is exported from
    /// there, and what the user changed since is told by them. `contact_uid` leads from every UID to its contact, those
    /// of merged contacts among them. `contact_distinct` holds pairs that the user said are two people.
    static let contactTables = """
        CREATE TABLE contact_detail (
            contact_id TEXT PRIMARY KEY NOT NULL REFERENCES contact(id) ON DELETE CASCADE,
            middle TEXT,
            prefix TEXT,
            suffix TEXT,
            phonetic_given TEXT,
            phonetic_middle TEXT,
            phonetic_family TEXT,
            organization TEXT,
            department TEXT,
            title TEXT,
            birthday TEXT,
            anniversary TEXT,
            relations TEXT NOT NULL,
            note TEXT,
            labels TEXT NOT NULL
        );

        CREATE TABLE contact_card (
            contact_id TEXT NOT NULL REFERENCES contact(id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            uid TEXT,
            body TEXT NOT NULL,
            PRIMARY KEY (contact_id, position)
        );

        CREATE TABLE contact_uid (
            uid TEXT PRIMARY KEY NOT NULL,
            contact_id TEXT NOT NULL REFERENCES contact(id) ON DELETE CASCADE
        ) WITHOUT ROWID;
        CREATE INDEX contact_uid_contact ON contact_uid(contact_id);
        INSERT INTO contact_uid (uid, contact_id) SELECT uid, id FROM contact WHERE uid IS NOT NULL;

        CREATE TABLE contact_distinct (
            first_id TEXT NOT NULL REFERENCES contact(id) ON DELETE CASCADE,
            second_id TEXT NOT NULL REFERENCES contact(id) ON DELETE CASCADE,
            PRIMARY KEY (first_id, second_id)
        ) WITHOUT ROWID;
        CREATE INDEX contact_distinct_second ON contact_distinct(second_id);
        """
}

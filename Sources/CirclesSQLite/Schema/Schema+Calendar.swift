/// The fourteenth migration: calendars, wishes and facts that the user settled. The sixteenth: what an event is called, by each
/// conversation that tells of it, so that its entry keeps its name when the first one is deleted.
extension Schema {
    static let calendarKeyMigration = "16 calendar keys"

    /// A key goes with its conversation, and begins with its id.
    static let calendarKeyTable = """
        CREATE TABLE calendar_key (
            key TEXT PRIMARY KEY NOT NULL,
            interaction_id TEXT NOT NULL REFERENCES interaction(id) ON DELETE CASCADE,
            uid TEXT NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX calendar_key_interaction ON calendar_key(interaction_id);
        """

    static let calendarMigration = "14 calendar"

    /// - `calendar_entry`: what an entry said when it was last given away (a hash), and how often that had changed.
    /// - `every_days`: how often the user wants to hear from a contact.
    /// - `contact_fact`: what the user made of something that conversations say of a contact: another text, or nothing.
    static let calendarTables = """
        CREATE TABLE calendar_entry (
            uid TEXT PRIMARY KEY NOT NULL,
            interaction_id TEXT REFERENCES interaction(id) ON DELETE CASCADE,
            contact_id TEXT REFERENCES contact(id) ON DELETE CASCADE,
            digest TEXT NOT NULL,
            sequence INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX calendar_entry_interaction ON calendar_entry(interaction_id);
        CREATE INDEX calendar_entry_contact ON calendar_entry(contact_id);

        ALTER TABLE contact_detail ADD COLUMN every_days INTEGER;

        CREATE TABLE contact_fact (
            id TEXT PRIMARY KEY NOT NULL,
            contact_id TEXT NOT NULL REFERENCES contact(id) ON DELETE CASCADE,
            kind TEXT NOT NULL,
            original TEXT NOT NULL,
            text TEXT,
            UNIQUE (contact_id, kind, original)
        );
        """
}

/// The seventeenth migration: what the index of words need not be told twice.
extension Schema {
    static let searchNotesMigration = "17 search notes"

    /// Whoever writes what a user says of a contact, its names and details, writes the contact's own row, too, which is noted.
    /// Only learnt names come by themselves. Noting each name and detail of a contact as well took a third of an import's
    /// time.
    static let fewerSearchNotes = """
        DROP TRIGGER search_contact_detail_inserted;
        DROP TRIGGER search_contact_name_inserted;
        CREATE TRIGGER search_contact_name_inserted AFTER INSERT ON contact_name WHEN NEW.source <> 'user' BEGIN
            INSERT INTO search_stale
            SELECT NEW.contact_id WHERE NOT EXISTS (SELECT 1 FROM search_stale WHERE id = NEW.contact_id);
        END;
        """
}

/// The seventeenth migration: what the index of words need not be told twice, and what it was not told.
extension Schema {
    static let searchNotesMigration = "17 search notes"

    /// Whoever writes what a user says of a contact, its names and details, writes the contact's own row, too, which is noted.
    /// Only learnt names come by themselves. Noting each name and detail of a contact as well took a third of an import's
    /// time.
    ///
    /// What the user made of facts is found, too; and all texts are looked at again, for they are kept in composed characters
    /// now (`SearchFold.spread`).
    static let searchNotes = """
        DROP TRIGGER search_contact_detail_inserted;
        DROP TRIGGER search_contact_name_inserted;
        CREATE TRIGGER search_contact_name_inserted AFTER INSERT ON contact_name WHEN NEW.source <> 'user' BEGIN
            \(noted("NEW.contact_id"))
        END;
        CREATE TRIGGER search_contact_fact_inserted AFTER INSERT ON contact_fact BEGIN
            \(noted("NEW.contact_id"))
        END;
        CREATE TRIGGER search_contact_fact_deleted AFTER DELETE ON contact_fact BEGIN
            \(noted("OLD.contact_id"))
        END;
        CREATE TRIGGER search_contact_fact_updated AFTER UPDATE ON contact_fact BEGIN
            \(noted("OLD.contact_id")) \(noted("NEW.contact_id"))
        END;
        INSERT INTO search_stale
        SELECT owner_id FROM search_document WHERE owner_id NOT IN (SELECT id FROM search_stale);
        """

    private static func noted(_ contact: String) -> String {
        "INSERT INTO search_stale SELECT \(contact) WHERE NOT EXISTS (SELECT 1 FROM search_stale WHERE id = \(contact));"
    }
}

/// The nineteenth migration: conversations are found by what their people are called now.
extension Schema {
    static let searchNameMigration = "19 search names"

    /// All texts are looked at again: names are added, and Greek and Cyrillic accents are set aside now (`SearchFold.spread`).
    static let searchNames = """
        CREATE TRIGGER search_contact_renamed AFTER UPDATE OF name ON contact WHEN OLD.name <> NEW.name BEGIN
            INSERT INTO search_stale SELECT DISTINCT interaction_id FROM participant
            WHERE contact_id = NEW.id AND interaction_id NOT IN (SELECT id FROM search_stale);
        END;
        INSERT INTO search_stale
        SELECT owner_id FROM search_document WHERE owner_id NOT IN (SELECT id FROM search_stale);
        """
}

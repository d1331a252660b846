/// The tenth migration: lists by pages.
extension Schema {
    static let listMigration = "10 lists"

    /// The keys that lists are paged by: the time, and the id for those of one instant.
    ///
    /// Each takes the place of an index that is its beginning.
    static let listIndexes = """
        DROP INDEX interaction_occurred;
        CREATE INDEX interaction_list ON interaction(occurred_at, id);
        DROP INDEX participant_contact;
        CREATE INDEX participant_list ON participant(contact_id, interaction_id);
        DROP INDEX inbox_note_state;
        CREATE INDEX inbox_note_state_list ON inbox_note(state, created_at, id);
        CREATE INDEX inbox_note_list ON inbox_note(created_at, id);
        CREATE INDEX capture_list ON capture(received_at, id);
        """
}

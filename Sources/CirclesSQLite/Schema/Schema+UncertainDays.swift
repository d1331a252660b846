/// The eleventh migration: days that only a file's own time speaks for.
extension Schema {
    static let uncertainDayMigration = "11 uncertain days"

    /// What was filed before is marked where its time is that of a picture without one of its own.
    static let uncertainDayColumn = """
        ALTER TABLE interaction ADD COLUMN day_is_uncertain INTEGER NOT NULL DEFAULT 0;
        UPDATE interaction SET day_is_uncertain = 1 WHERE EXISTS (
            SELECT 1 FROM interaction_capture
            JOIN capture ON capture.id = interaction_capture.capture_id
            WHERE interaction_capture.interaction_id = interaction.id AND capture.captured_at = interaction.occurred_at
                AND capture.captured_source IN ('modified', 'now') AND capture.text IS NULL);
        """
}

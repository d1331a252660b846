/// The twenty-third migration: the days beside a day of a long chat.
extension Schema {
    static let neighbourMigration = "23 neighbours"

    /// By when it was, and those of which that is not known.
    static let neighbourIndexes = """
        CREATE INDEX capture_time ON capture(captured_at);
        CREATE INDEX capture_untold ON capture(received_at) WHERE captured_source IN ('modified', 'now');
        """
}

/// The sixth step: the days beside a day of a long chat.
enum PostgresNeighbours {
    static let step = """
        CREATE INDEX capture_time ON capture(account_id, captured_at);
        CREATE INDEX capture_untold ON capture(account_id, received_at) WHERE captured_source IN ('modified', 'now');
        """
}

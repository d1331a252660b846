/// The fourth step: who waits longest is found without looking at all who wait, though ten thousand do.
enum PostgresQueue {
    /// The second index takes the place of an earlier one in counting what is unfinished.
    static let step = """
        CREATE INDEX work_waiting ON work(account_id, ready_at, capture_id);
        CREATE INDEX capture_waiting ON capture(account_id, received_at, id) WHERE state <> 'filed';
        DROP INDEX capture_unfinished;
        """
}

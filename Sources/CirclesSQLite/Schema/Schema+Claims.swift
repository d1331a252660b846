/// The fifth migration: who works on a capture, and what came with a share.
extension Schema {
    /// - `claimed_by`: the process that works on it: boot, process id and start time, so that a dead one is known for it.
    /// - `starts`: how often work on it began. One that takes the process down with it is not tried for ever.
    static let claimColumns = """
        ALTER TABLE capture ADD COLUMN claimed_by TEXT;
        ALTER TABLE capture ADD COLUMN starts INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE capture ADD COLUMN confirmation TEXT;
        ALTER TABLE capture ADD COLUMN shared_text TEXT;
        """
}

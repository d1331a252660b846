internal import GRDB

/// Who works on a capture, and what came with a share.
enum ClaimsMigration {
    /// - `claimed_by`: the process that works on it: boot, process id and start time, so that a dead one is known for it.
    /// - `starts`: how often work on it began. One that takes the process down with it is not tried for ever.
    @Sendable static func run(_ db: Database) throws {
        try db.execute(
            sql: """
                ALTER TABLE capture ADD COLUMN claimed_by TEXT;
                ALTER TABLE capture ADD COLUMN starts INTEGER NOT NULL DEFAULT 0;
                ALTER TABLE capture ADD COLUMN confirmation TEXT;
                ALTER TABLE capture ADD COLUMN shared_text TEXT;
                """)
    }
}

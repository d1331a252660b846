/// The twentieth migration: which agent asked for a step.
extension Schema {
    static let agentMigration = "20 agents' steps"

    static let agentColumn = "ALTER TABLE journal ADD COLUMN agent TEXT;"
}

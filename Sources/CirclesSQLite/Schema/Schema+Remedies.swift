/// The ninth migration: what a note proposes stands beside what it says happened.
extension Schema {
    static let remedyMigration = "9 remedies"

    /// `remedy`: JSON of a `Remedy`. Older notes propose it in their explanation.
    static let remedyColumn = "ALTER TABLE inbox_note ADD COLUMN remedy TEXT;"
}

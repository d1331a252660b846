/// The eighteenth migration: who spoke in a group without being a contact, found without going through everybody who spoke.
extension Schema {
    static let openLabelMigration = "18 open labels"

    static let openLabelIndex =
        "CREATE INDEX participant_open_label ON participant(label, interaction_id) WHERE contact_id IS NULL;"
}

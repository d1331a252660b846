/// The twenty-second migration: what is to be indexed anew is noted at the end of a list.
extension Schema {
    static let searchNotingMigration = "22 search noting"

    /// A list without an index may name a thing twice (`SearchUpkeep` takes it once), and costs a quarter of what it did to look
    /// first whether it is there: an eighth of the time of an import of contacts.
    static var searchNoting: [String] {
        let owners: [(table: String, column: String, noted: [String])] = [
            ("interaction", "id", all), ("participant", "interaction_id", all), ("fact", "interaction_id", all),
            ("interaction_capture", "interaction_id", all), ("inbox_note", "id", all), ("contact", "id", all),
            ("contact_fact", "contact_id", all),
            // Whoever writes these writes the contact's own row, too, but for what was learnt.
            ("contact_name", "contact_id", ["deleted", "updated"]),
            ("contact_detail", "contact_id", ["deleted", "updated"]),
        ]
        let triggers = owners.flatMap { table, column, noted in noted.map { (table, $0, trigger(table, column, $0)) } }
        let others = [
            (
                "contact_name", "inserted",
                """
                CREATE TRIGGER search_contact_name_inserted AFTER INSERT ON contact_name WHEN NEW.source <> 'user' BEGIN
                    INSERT INTO search_stale VALUES (NEW.contact_id);
                END
                """
            ),
            (
                "contact", "renamed",
                """
                CREATE TRIGGER search_contact_renamed AFTER UPDATE OF name ON contact WHEN OLD.name <> NEW.name BEGIN
                    INSERT INTO search_stale SELECT interaction_id FROM participant WHERE contact_id = NEW.id;
                END
                """
            ),
            ("transcript", "inserted", noteOwners("transcript_inserted AFTER INSERT ON transcript", "NEW.capture_id")),
            ("transcript", "updated", noteOwners("transcript_updated AFTER UPDATE ON transcript", "NEW.capture_id")),
            (
                "capture", "updated",
                noteOwners("capture_updated AFTER UPDATE OF user_note, labels, captured_at ON capture", "NEW.id")
            ),
        ]
        let made = triggers + others
        return made.map { "DROP TRIGGER search_\($0.0)_\($0.1)" } + [
            "CREATE TABLE search_list (id TEXT NOT NULL)", "INSERT INTO search_list SELECT id FROM search_stale",
            "DROP TABLE search_stale", "ALTER TABLE search_list RENAME TO search_stale",
        ] + made.map(\.2)
    }

    private static var all: [String] { ["inserted", "deleted", "updated"] }

    private static func trigger(_ table: String, _ column: String, _ event: String) -> String {
        let head = "CREATE TRIGGER search_\(table)_\(event) AFTER"
        return switch event {
        case "inserted": "\(head) INSERT ON \(table) BEGIN INSERT INTO search_stale VALUES (NEW.\(column)); END"
        case "deleted": "\(head) DELETE ON \(table) BEGIN INSERT INTO search_stale VALUES (OLD.\(column)); END"
        default:
            """
            \(head) UPDATE ON \(table) BEGIN
                INSERT INTO search_stale VALUES (NEW.\(column));
                INSERT INTO search_stale SELECT OLD.\(column) WHERE OLD.\(column) <> NEW.\(column);
            END
            """
        }
    }

    /// What a note or an interaction shows of its capture.
    private static func noteOwners(_ event: String, _ capture: String) -> String {
        """
        CREATE TRIGGER search_\(event) BEGIN
            INSERT INTO search_stale
            SELECT interaction_id FROM interaction_capture WHERE capture_id = \(capture)
            UNION ALL SELECT id FROM inbox_note WHERE capture_id = \(capture);
        END
        """
    }
}

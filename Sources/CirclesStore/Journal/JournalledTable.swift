/// The tables whose rows the journal can put back, parents first.
///
/// A new table of a contact, an interaction or a capture is a new case here; the rest follows. It may have no blobs.
enum JournalledTable: String, Codable, CaseIterable, Sendable {
    case contact
    case contactName = "contact_name"
    case interaction
    case interactionCapture = "interaction_capture"
    case participant
    case fact
    case inboxNote = "inbox_note"

    var primaryKey: [String] {
        switch self {
        case .contact, .contactName, .interaction, .fact, .inboxNote: ["id"]
        case .interactionCapture: ["capture_id"]
        case .participant: ["interaction_id", "position"]
        }
    }

    /// The column that says whose a row is.
    var ownerColumn: String {
        switch self {
        case .contact, .interaction: "id"
        case .contactName: "contact_id"
        case .interactionCapture, .participant, .fact: "interaction_id"
        case .inboxNote: "capture_id"
        }
    }

    /// The ids of `scope` that can stand in `ownerColumn`.
    func owners(_ scope: JournalScope) -> [String] {
        switch self {
        case .contact, .contactName: scope.contacts
        case .interaction, .interactionCapture, .participant, .fact: scope.interactions
        case .inboxNote: scope.captures
        }
    }

    /// Whether other entries can rest on its rows; the others change only together with their interaction.
    var isMentioned: Bool { self != .fact && self != .interactionCapture }
}

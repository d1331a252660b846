internal import CirclesCore

/// The tables whose rows the journal can put back, parents first.
///
/// A new table of a contact, an interaction or a capture is a new case here; the rest follows. It may have no blobs.
enum JournalledTable: String, Codable, CaseIterable, Sendable {
    case contact
    case contactName = "contact_name"
    case contactDetail = "contact_detail"
    case contactCard = "contact_card"
    case contactUID = "contact_uid"
    case contactGroup = "contact_group"
    case contactFact = "contact_fact"
    case interaction
    case interactionCapture = "interaction_capture"
    case participant
    case fact
    case inboxNote = "inbox_note"
    case transcript
    case extraction

    var primaryKey: [String] {
        switch self {
        case .contact, .contactName, .contactGroup, .contactFact, .interaction, .fact, .inboxNote: ["id"]
        case .contactDetail: ["contact_id"]
        case .contactCard: ["contact_id", "position"]
        case .contactUID: ["uid"]
        case .interactionCapture, .transcript, .extraction: ["capture_id"]
        case .participant: ["interaction_id", "position"]
        }
    }

    /// The column that says whose a row is.
    var ownerColumn: String {
        switch self {
        case .contact, .contactGroup, .interaction: "id"
        case .contactName, .contactDetail, .contactCard, .contactUID, .contactFact: "contact_id"
        case .interactionCapture, .participant, .fact: "interaction_id"
        case .inboxNote, .transcript, .extraction: "capture_id"
        }
    }

    /// The ids of `scope` that can stand in `ownerColumn`.
    func owners(_ scope: JournalScope) -> [String] {
        switch self {
        case .contact, .contactName, .contactDetail, .contactCard, .contactUID, .contactFact: scope.contacts
        case .contactGroup: scope.groups
        case .interaction, .interactionCapture, .participant, .fact: scope.interactions
        case .inboxNote: scope.captures
        case .transcript, .extraction: scope.readings
        }
    }

    /// Whether other entries can rest on its rows; the others change only together with their owner.
    var isMentioned: Bool {
        switch self {
        case .contact, .contactName, .contactGroup, .contactFact, .interaction, .participant, .inboxNote, .transcript:
            true
        // A contact's own row changes with each of these; a transcript with what was understood of it.
        case .extraction, .contactDetail, .contactCard, .contactUID, .interactionCapture, .fact: false
        }
    }
}

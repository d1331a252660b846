internal import CirclesCore
internal import Foundation
internal import GRDB

struct InteractionRow: StoredRow {
    static let databaseTableName = "interaction"

    var id: String
    var occurredAt: Date
    var zone: String
    var summary: String
    var summaryIsPending: Bool
    var messages: [Message]
    var userNote: String?
    var labels: [String]
    /// The user wrote the summary: no late answer changes it.
    var summaryIsEdited: Bool
    var revision: Int
    var createdAt: Date

    init(_ interaction: Interaction, createdAt: Date) {
        id = interaction.id.description
        occurredAt = interaction.occurredAt
        zone = interaction.zone
        summary = interaction.summary
        summaryIsPending = interaction.summaryIsPending
        messages = interaction.messages
        userNote = interaction.userNote
        labels = interaction.labels
        summaryIsEdited = false
        revision = 1
        self.createdAt = createdAt
    }
}

struct ParticipantRow: StoredRow {
    static let databaseTableName = "participant"

    var interactionId: String
    var position: Int
    var contactId: String?
    var label: String
}

struct InteractionCaptureRow: StoredRow {
    static let databaseTableName = "interaction_capture"

    var interactionId: String
    var captureId: String
}

extension InteractionRow {
    /// Writes the interaction with its captures, participants and facts.
    static func insert(_ interaction: Interaction, at now: Date, _ db: Database) throws {
        try InteractionRow(interaction, createdAt: now).insert(db)
        for capture in interaction.captureIDs {
            try InteractionCaptureRow(interactionId: interaction.id.description, captureId: capture.description)
                .insert(db)
        }
        try replaceParticipants(interaction.participants, of: interaction.id, db)
        try FactRow.replace(factsOf: interaction, db)
    }

    static func replaceParticipants(
        _ participants: [Interaction.Participant], of id: Interaction.ID, _ db: Database
    ) throws {
        try ParticipantRow.filter { $0.interactionId == id.description }.deleteAll(db)
        for (position, participant) in participants.enumerated() {
            try ParticipantRow(
                interactionId: id.description, position: position, contactId: participant.contactID?.description,
                label: participant.label
            ).insert(db)
        }
    }

    /// The whole value, with what stands in the tables around it.
    func interaction(_ db: Database) throws -> Interaction {
        let captures = try InteractionCaptureRow.filter { $0.interactionId == id }.fetchAll(db)
        let participants = try ParticipantRow.filter { $0.interactionId == id }.order { $0.position }.fetchAll(db)
        let facts = try FactRow.filter { $0.interactionId == id }.order { $0.position }.fetchAll(db)
        var interaction = Interaction(
            id: try StoreError.id(id), captureIDs: try captures.map { try StoreError.id($0.captureId) },
            participants: try participants.map {
                Interaction.Participant(contactID: try $0.contactId.map(StoreError.id), label: $0.label)
            },
            occurredAt: occurredAt, zone: zone, summary: summary, summaryIsPending: summaryIsPending,
            messages: messages, userNote: userNote, labels: labels)
        for fact in facts { try fact.add(to: &interaction) }
        return interaction
    }
}

extension InteractionRow {
    enum Columns {
        static let id = Column("id")
        static let occurredAt = Column("occurred_at")
    }
}

extension ParticipantRow {
    enum Columns {
        static let interactionId = Column("interaction_id")
        static let position = Column("position")
        static let contactId = Column("contact_id")
    }
}

extension InteractionCaptureRow {
    enum Columns {
        static let interactionId = Column("interaction_id")
        static let captureId = Column("capture_id")
    }
}

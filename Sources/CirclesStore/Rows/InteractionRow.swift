internal import CirclesCore
internal import Foundation

struct InteractionRow: StoredRow {
    static let table = "interaction"

    var id: String
    var occurredAt: Date
    var zone: String
    var dayIsUncertain: Bool
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
        dayIsUncertain = interaction.dayIsUncertain
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
    static let table = "participant"
    static let primaryKey = ["interaction_id", "position"]

    var interactionId: String
    var position: Int
    var contactId: String?
    var label: String
}

struct InteractionCaptureRow: StoredRow {
    static let table = "interaction_capture"
    static let primaryKey = ["interaction_id", "capture_id"]

    var interactionId: String
    var captureId: String
}

extension InteractionRow {
    /// Writes the interaction with its captures, participants and facts.
    static func insert(_ interaction: Interaction, at now: Date, _ db: any Session) throws {
        try InteractionRow(interaction, createdAt: now).insert(db)
        for capture in interaction.captureIDs {
            try InteractionCaptureRow(interactionId: interaction.id.description, captureId: capture.description)
                .insert(db)
        }
        try replaceParticipants(interaction.participants, of: interaction.id, db)
        try FactRow.replace(factsOf: interaction, db)
    }

    static func replaceParticipants(
        _ participants: [Interaction.Participant], of id: Interaction.ID, _ db: any Session
    ) throws {
        try db.run("DELETE FROM participant WHERE interaction_id = ?", [id.description])
        for (position, participant) in participants.enumerated() {
            try ParticipantRow(
                interactionId: id.description, position: position, contactId: participant.contactID?.description,
                label: participant.label
            ).insert(db)
        }
    }

    /// The whole value, with what stands in the tables around it.
    func interaction(_ db: any Session) throws -> Interaction {
        guard let whole = try Self.interactions([self], db).first else { throw StoreError.damaged("interaction", id) }
        return whole
    }

    /// The whole values, in the order of the rows: three statements, however many there are, asked together.
    static func interactions(_ rows: [InteractionRow], _ db: any Session) throws -> [Interaction] {
        guard !rows.isEmpty else { return [] }
        let ids = try rows.map(\.id).storedJSON()
        func around(_ table: String, _ order: StaticString) -> Question {
            let which = "interaction_id IN \(db.dialect.listed())"
            return ("SELECT * FROM \(table) WHERE \(which) ORDER BY interaction_id, \(order)", [ids])
        }
        func found<Around: StoredRow>(_ question: Question) throws -> [Around] {
            try Around.fetchAll(db, question.sql, question.arguments)
        }
        let ofCaptures = around(InteractionCaptureRow.table, "capture_id")
        let ofParticipants = around(ParticipantRow.table, "position"), ofFacts = around(FactRow.table, "position")
        try db.expect([ofCaptures, ofParticipants, ofFacts])
        let captures = Dictionary(grouping: try found(ofCaptures) as [InteractionCaptureRow], by: \.interactionId)
        let participants = Dictionary(grouping: try found(ofParticipants) as [ParticipantRow], by: \.interactionId)
        let facts = Dictionary(grouping: try found(ofFacts) as [FactRow], by: \.interactionId)
        return try rows.map { row in
            var interaction = Interaction(
                id: try StoreError.id(row.id),
                captureIDs: try (captures[row.id] ?? []).map { try StoreError.id($0.captureId) },
                participants: try (participants[row.id] ?? []).map {
                    Interaction.Participant(contactID: try $0.contactId.map(StoreError.id), label: $0.label)
                },
                occurredAt: row.occurredAt, zone: row.zone, dayIsUncertain: row.dayIsUncertain,
                summary: row.summary, summaryIsPending: row.summaryIsPending, messages: row.messages,
                userNote: row.userNote,
                labels: row.labels)
            for fact in facts[row.id] ?? [] { try fact.add(to: &interaction) }
            return interaction
        }
    }
}

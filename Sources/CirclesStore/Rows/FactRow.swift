internal import CirclesCore
internal import Foundation

/// One interest, event, date or relationship of an interaction.
struct FactRow: StoredRow {
    static let table = "fact"

    enum Kind: String, Codable, Sendable {
        case interest, event, date, relationship
    }

    var id: String
    var interactionId: String
    var kind: Kind
    var position: Int
    var about: Extraction.Subject
    /// ISO 8601, so that days compare as text.
    var date: String?
    /// JSON of the item.
    var body: String

    static func replace(factsOf interaction: Interaction, _ db: any Session) throws {
        try db.run("DELETE FROM fact WHERE interaction_id = ?", [interaction.id.description])
        var position = 0
        func insert(
            _ kind: Kind, _ about: Extraction.Subject, _ date: CalendarDate?, _ item: some Encodable
        ) throws {
            let body = try item.storedJSON()
            try FactRow(
                id: Identifier<FactRow>.random().description, interactionId: interaction.id.description, kind: kind,
                position: position, about: about, date: date?.description, body: body
            ).insert(db)
            position += 1
        }
        for item in interaction.interests { try insert(.interest, item.about, nil, item) }
        for item in interaction.events { try insert(.event, item.about, item.date, item) }
        for item in interaction.dates { try insert(.date, item.about, item.date, item) }
        for item in interaction.relationships { try insert(.relationship, item.about, nil, item) }
    }

    func add(to interaction: inout Interaction) throws {
        let data = Data(body.utf8)
        let decoder = JSONDecoder()
        switch kind {
        case .interest: interaction.interests.append(try decoder.decode(Extraction.Interest.self, from: data))
        case .event: interaction.events.append(try decoder.decode(Extraction.Event.self, from: data))
        case .date: interaction.dates.append(try decoder.decode(Extraction.DateMention.self, from: data))
        case .relationship:
            interaction.relationships.append(try decoder.decode(Extraction.Relationship.self, from: data))
        }
    }
}

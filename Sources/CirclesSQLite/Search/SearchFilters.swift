internal import CirclesCore
internal import CirclesStore
internal import GRDB

/// Where is looked, as conditions on a `document`.
struct SearchFilters {
    private(set) var conditions: [StaticString] = []
    private(set) var arguments: [String: any DatabaseValueConvertible] = [:]

    init(_ request: SearchRequest) throws {
        if let place = request.place {
            conditions.append("document.kind = :kind")
            arguments["kind"] =
                switch place {
                case .inbox: "note"
                case .timeline: "interaction"
                case .contacts: "contact"
                }
        }
        if let since = request.since {
            conditions.append("document.at >= :since")
            arguments["since"] = since
        }
        if let until = request.until {
            conditions.append("document.at < :until")
            arguments["until"] = until
        }
        if !request.apps.isEmpty {
            conditions.append(
                "EXISTS (SELECT 1 FROM json_each(:apps) AS app WHERE instr(document.apps, ',' || app.value || ','))")
            arguments["apps"] = try Self.json(request.apps.map(\.rawValue))
        }
        if !request.contacts.isEmpty {
            conditions.append(Self.isWith)
            arguments["contacts"] = try Self.json(request.contacts.map { $0.map(\.description) })
        }
        if !request.labels.isEmpty {
            conditions.append(Self.isLabelled)
            arguments["labels"] = try Self.json(request.labels)
        }
    }

    private static let isWith: StaticString = """
        NOT EXISTS (SELECT 1 FROM json_each(:contacts) AS name WHERE NOT EXISTS (
            SELECT 1 FROM json_each(name.value) AS contact WHERE contact.value = document.owner_id
                OR EXISTS (
                    SELECT 1 FROM participant
                    WHERE interaction_id = document.owner_id AND contact_id = contact.value)))
        """

    private static let isLabelled: StaticString = """
        NOT EXISTS (SELECT 1 FROM json_each(:labels) AS wanted WHERE NOT EXISTS (
            SELECT 1 FROM interaction CROSS JOIN json_each(interaction.labels) AS own
            WHERE interaction.id = document.owner_id AND own.value = wanted.value COLLATE swiftCaseInsensitiveCompare
            UNION ALL
            SELECT 1 FROM participant CROSS JOIN contact_detail ON contact_detail.contact_id = participant.contact_id
            CROSS JOIN json_each(contact_detail.labels) AS own
            WHERE participant.interaction_id = document.owner_id
                AND own.value = wanted.value COLLATE swiftCaseInsensitiveCompare
            UNION ALL
            SELECT 1 FROM contact_detail CROSS JOIN json_each(contact_detail.labels) AS own
            WHERE contact_detail.contact_id = document.owner_id
                AND own.value = wanted.value COLLATE swiftCaseInsensitiveCompare
            UNION ALL
            SELECT 1 FROM inbox_note CROSS JOIN capture ON capture.id = inbox_note.capture_id
            CROSS JOIN json_each(capture.labels) AS own
            WHERE inbox_note.id = document.owner_id AND own.value = wanted.value COLLATE swiftCaseInsensitiveCompare))
        """

    private static func json(_ value: some Encodable) throws -> String {
        try value.storedJSON()
    }
}

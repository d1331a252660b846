package import CirclesCore

/// A contact with where its aliases and learnt numbers came from: `contacts show --json`.
package struct ContactView: Codable, Sendable {
    package struct AliasView: Codable, Sendable {
        package let alias: String
        package let app: Nullable<Transcript.App>
        package let note: Nullable<InboxNote.ID>
        package let capture: Nullable<Capture.ID>
    }

    package struct LearntView: Codable, Sendable {
        package let kind: LearntName.Kind
        package let value: String
        package let note: Nullable<InboxNote.ID>
        package let capture: Nullable<Capture.ID>
    }

    package let contact: ContactJSON
    package let aliasOrigins: [AliasView]
    package let learntOrigins: [LearntView]

    package init(_ record: ContactRecord, _ origins: [AliasOrigin]) {
        contact = ContactJSON(record)
        aliasOrigins = origins.filter { $0.kind == .alias }.map {
            AliasView(
                alias: $0.alias, app: Nullable($0.app), note: Nullable($0.source.note),
                capture: Nullable($0.source.capture))
        }
        learntOrigins = origins.filter { $0.kind != .alias }.map {
            LearntView(
                kind: $0.kind, value: $0.alias, note: Nullable($0.source.note), capture: Nullable($0.source.capture))
        }
    }

    private enum CodingKeys: String, CodingKey { case aliasOrigins, learntOrigins }

    package init(from decoder: any Decoder) throws {
        contact = try ContactJSON(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        aliasOrigins = try container.decode([AliasView].self, forKey: .aliasOrigins)
        learntOrigins = try container.decode([LearntView].self, forKey: .learntOrigins)
    }

    package func encode(to encoder: any Encoder) throws {
        try contact.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(aliasOrigins, forKey: .aliasOrigins)
        try container.encode(learntOrigins, forKey: .learntOrigins)
    }
}

extension AliasSource {
    fileprivate var note: InboxNote.ID? { if case .note(let id) = self { id } else { nil } }
    fileprivate var capture: Capture.ID? { if case .capture(let id) = self { id } else { nil } }
}

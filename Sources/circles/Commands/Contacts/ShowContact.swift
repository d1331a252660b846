import ArgumentParser
import CirclesCore
import CirclesStore

struct ShowContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show one contact and what was last filed with it.")

    @Argument(help: "A full name or an id.")
    var who: String

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let workbench = try await Workbench.open(home)
        let contact = try await workbench.contact(who)
        let aliases = try await workbench.database.aliases(of: contact.id)
        if output.json { return try JSONLines.print(ContactView(contact: contact, origins: aliases)) }
        let out = Terminal.standardOutput
        out.line(out.styled(contact.name.printable, .bold) + (contact.isMe ? " (me)" : ""))
        let fields: [(String, [String])] = [
            ("id", [contact.id.description]), ("given", [contact.given].compactMap { $0 }),
            ("family", [contact.family].compactMap { $0 }), ("nicknames", contact.nicknames),
            ("aliases", aliases.map(\.text)), ("phones", contact.phones), ("e-mails", contact.emails),
            ("handles", contact.handles),
        ]
        for (label, values) in fields where !values.isEmpty {
            out.line("  \(label.padded(to: 10)) \(values.joined(separator: ", ").printable)")
        }
        for interaction in try await workbench.database.timeline(of: contact.id, limit: 5) {
            let when = LocalTime.text(interaction.occurredAt, interaction.zone)
            out.line("  \(when)  \(interaction.summary.printable.truncated(to: max(30, out.width - 22)))")
        }
    }
}

/// A contact with where its aliases came from.
private struct ContactView: Encodable {
    let contact: Contact
    let origins: [AliasOrigin]

    private struct Origin: Encodable {
        let alias: String
        let app: Nullable<Transcript.App>
        let note: Nullable<InboxNote.ID>
        let capture: Nullable<Capture.ID>

        init(_ origin: AliasOrigin) {
            alias = origin.alias
            app = Nullable(origin.app)
            if case .note(let id) = origin.source { note = Nullable(id) } else { note = Nullable(nil) }
            if case .capture(let id) = origin.source { capture = Nullable(id) } else { capture = Nullable(nil) }
        }
    }

    private enum CodingKeys: String, CodingKey { case aliasOrigins }

    func encode(to encoder: any Encoder) throws {
        try contact.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(origins.map(Origin.init), forKey: .aliasOrigins)
    }
}

extension AliasOrigin {
    /// "Lizzie 🌸 (in whatsapp, learnt from note 3f2a91c0)"
    fileprivate var text: String {
        let place = app.map { "in \($0.rawValue)" }
        let teacher: String? =
            switch source {
            case .user: nil
            case .note(let id): "learnt from note \(id.short)"
            case .capture(let id): "learnt from capture \(id.short)"
            }
        let origin = [place, teacher].compactMap(\.self).joined(separator: ", ")
        return origin.isEmpty ? alias : "\(alias) (\(origin))"
    }
}

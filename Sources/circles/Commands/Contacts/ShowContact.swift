import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

struct ShowContact: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show one contact and what was last filed with it.")

    @Argument(help: WholeName.help)
    var who: [String]

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func run() async throws {
        let context = try await AppContext.open(home)
        let contact = try await context.contact(who)
        let origins = try await context.database.aliases(of: contact.id)
        // A learnt number says where it came from, as an alias does.
        func told(_ kind: LearntName.Kind, _ values: [String]) -> [String] {
            values.map { value in origins.first { $0.kind == kind && $0.alias == value }?.text ?? value }
        }
        let file = try await context.database.files([contact.id]).first
        let details = file?.record.details ?? ContactDetails()
        if output.json {
            let record = ContactRecord(contact: contact, details: details)
            return try JSONLines.print(ContactView(record, origins))
        }
        let out = Terminal.standardOutput
        out.line(out.styled(contact.name.printable, .bold) + (contact.isMe ? " (me)" : ""))
        let kept = file?.cards.flatMap(\.kept) ?? []
        let fields: [(String, [String])] = [
            ("id", [contact.id.description]), ("given", [contact.given].compactMap(\.self)),
            ("middle", [details.middle].compactMap(\.self)), ("family", [contact.family].compactMap(\.self)),
            ("prefix", [details.prefix].compactMap(\.self)), ("suffix", [details.suffix].compactMap(\.self)),
            (
                "phonetic",
                [details.phoneticGiven, details.phoneticMiddle, details.phoneticFamily].compactMap(\.self)
            ),
            ("nicknames", contact.nicknames),
            ("aliases", origins.filter { $0.kind == .alias }.map(\.text)), ("phones", told(.phone, contact.phones)),
            ("e-mails", told(.email, contact.emails)), ("handles", told(.handle, contact.handles)),
            (
                "works",
                [[details.title, details.department, details.organization].compactMap(\.self).joined(separator: " · ")]
                    .filter { !$0.isEmpty }
            ),
            ("birthday", [details.birthday].compactMap(\.self)),
            ("anniversary", [details.anniversary].compactMap(\.self)),
            ("relations", details.relations.map(\.text)), ("labels", details.labels),
            ("addresses", Self.distinct(kept, "ADR")), ("links", Self.distinct(kept, "URL")),
            ("also kept", Self.counted(kept.map(\.name).filter { !["ADR", "URL", "PRODID"].contains($0) })),
        ]
        for (label, values) in fields where !values.isEmpty {
            let separator = label == "addresses" || label == "links" ? "; " : ", "
            out.line("  \(label.padded(to: 11)) \(values.joined(separator: separator).printable)")
        }
        for (number, line) in (details.note ?? "").split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        where details.note != nil {
            out.line("  \((number == 0 ? "note" : "").padded(to: 11)) \(String(line).printable)")
        }
        let latest = try await context.database.timeline(of: contact.id, label: nil, limit: 5, after: nil)
        for interaction in latest.items {
            let when = LocalTime.text(interaction.occurredAt, interaction.zone)
            out.line("  \(when)  \(interaction.summary.printable.truncated(to: max(30, out.width - 22)))")
        }
    }
}

extension ShowContact {
    /// Two cards may say the same.
    fileprivate static func distinct(_ kept: [(name: String, text: String?)], _ name: String) -> [String] {
        var texts: [String] = []
        for text in kept.filter({ $0.name == name }).compactMap(\.text) where !texts.contains(text) {
            texts.append(text)
        }
        return texts
    }

    /// What came with the contact and is only given back: "LABEL ×2", "PHOTO".
    fileprivate static func counted(_ names: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        return counts.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.key) ×\($0.value)" }
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

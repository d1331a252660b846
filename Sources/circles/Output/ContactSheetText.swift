import CirclesAPI
import CirclesCore
import CirclesService

/// One contact, as a person reads it.
struct ContactSheetText {
    let sheet: ContactSheet
    private var contact: Contact { sheet.record.contact }
    private var details: ContactDetails { sheet.record.details }

    func print(to out: Terminal) {
        out.line(out.styled(contact.name.printable, .bold) + (contact.isMe ? " (me)" : ""))
        for (label, values) in fields where !values.isEmpty {
            let separator = label == "addresses" || label == "links" ? "; " : ", "
            out.line("  \(label.padded(to: 11)) \(values.joined(separator: separator).printable)")
        }
        let note = details.note.map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
        for (number, line) in note.enumerated() {
            out.line("  \((number == 0 ? "note" : "").padded(to: 11)) \(String(line).printable)")
        }
        for interaction in sheet.latest {
            let when = LocalTime.text(interaction.occurredAt, interaction.zone)
            out.line("  \(when)  \(interaction.summary.printable.truncated(to: max(30, out.width - 22)))")
        }
    }

    private var fields: [(String, [String])] {
        let works = [details.title, details.department, details.organization].compactMap(\.self)
        let phonetic = [details.phoneticGiven, details.phoneticMiddle, details.phoneticFamily]
        return [
            ("id", [contact.id.description]), ("given", [contact.given].compactMap(\.self)),
            ("middle", [details.middle].compactMap(\.self)), ("family", [contact.family].compactMap(\.self)),
            ("prefix", [details.prefix].compactMap(\.self)), ("suffix", [details.suffix].compactMap(\.self)),
            ("phonetic", phonetic.compactMap(\.self)), ("nicknames", contact.nicknames),
            ("aliases", sheet.origins.filter { $0.kind == .alias }.map(\.text)),
            ("phones", told(.phone, contact.phones)), ("e-mails", told(.email, contact.emails)),
            ("handles", told(.handle, contact.handles)),
            ("works", works.isEmpty ? [] : [works.joined(separator: " · ")].filter { !$0.isEmpty }),
            ("birthday", [details.birthday].compactMap(\.self)),
            ("anniversary", [details.anniversary].compactMap(\.self)),
            ("relations", details.relations.map(\.text)), ("labels", details.labels),
            ("addresses", sheet.addresses), ("links", sheet.links),
            ("also kept", sheet.kept.map { $0.count == 1 ? $0.name : "\($0.name) ×\($0.count)" }),
        ]
    }

    /// A learnt number says where it came from, as an alias does.
    private func told(_ kind: LearntName.Kind, _ values: [String]) -> [String] {
        values.map { value in sheet.origins.first { $0.kind == kind && $0.alias == value }?.text ?? value }
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

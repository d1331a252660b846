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
        tell(sheet.brief, to: out)
        for (label, values) in fields where !values.isEmpty {
            let separator = label == "addresses" || label == "links" ? "; " : ", "
            out.entry("  \(label.padded(to: 11)) ", values.joined(separator: separator))
        }
        let note = details.note.map { $0.split(separator: "\n", omittingEmptySubsequences: false) } ?? []
        for (number, line) in note.enumerated() {
            out.entry("  \((number == 0 ? "note" : "").padded(to: 11)) ", String(line))
        }
        for interaction in sheet.latest.dropFirst() {
            let when = LocalTime.text(of: interaction)
            out.entry("  \(when)  ", "\(interaction.id.short)  \(interaction.summary)", most: 2)
        }
    }

    /// What counts before a meeting comes first, each with the day it was said; address data follow.
    private func tell(_ brief: ContactBrief, to out: Terminal) {
        let last = brief.lastTalked.map { [$0] } ?? []
        for (label, items) in [
            ("people", brief.people), ("likes", brief.likes), ("upcoming", brief.upcoming), ("news", brief.news),
            ("last talked", last),
            ("open", brief.openQuestions),
        ] {
            for (number, item) in items.prefix(Self.mostItems).enumerated() {
                let head = "  \((number == 0 ? label : "").padded(to: 11)) "
                // What is planned begins with its own day.
                if label == "upcoming" {
                    out.entry(head, "\(item.text), said \(item.day)")
                } else {
                    out.entry(head + item.day.padded(to: 12), item.text)
                }
            }
        }
    }

    private static let mostItems = 9

    private var fields: [(String, [String])] {
        let works = [details.title, details.department, details.organization].compactMap(\.self)
        let phonetic = [details.phoneticGiven, details.phoneticMiddle, details.phoneticFamily]
        return [
            ("id", [contact.id.description]), ("given name", [contact.given].compactMap(\.self)),
            ("middle name", [details.middle].compactMap(\.self)), ("family name", [contact.family].compactMap(\.self)),
            ("prefix", [details.prefix].compactMap(\.self)), ("suffix", [details.suffix].compactMap(\.self)),
            ("phonetic", phonetic.compactMap(\.self)), ("nicknames", contact.nicknames),
            ("aliases", sheet.origins.filter { $0.kind == .alias }.map(\.text)),
            ("phones", told(.phone, contact.phones)), ("e-mails", told(.email, contact.emails)),
            ("handles", told(.handle, contact.handles)),
            ("works", works.isEmpty ? [] : [works.joined(separator: " · ")].filter { !$0.isEmpty }),
            ("birthday", [details.birthday ?? told(sheet.brief.birthday)].compactMap(\.self)),
            ("anniversary", [details.anniversary].compactMap(\.self)),
            ("relations", details.relations.map(\.text)), ("labels", details.labels),
            (
                "every",
                [details.everyDays.map { $0 % 7 == 0 ? Counted.text($0 / 7, "week") : Counted.text($0, "day") }]
                    .compactMap(\.self)
            ),
            ("addresses", sheet.addresses), ("links", sheet.links),
            ("also kept", sheet.kept.map { $0.count == 1 ? $0.name : "\($0.name) ×\($0.count)" }),
        ]
    }

    private func told(_ birthday: ContactBrief.Item?) -> String? {
        birthday.map { "\($0.text.replacing("birthday on ", with: "")), said \($0.day)" }
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

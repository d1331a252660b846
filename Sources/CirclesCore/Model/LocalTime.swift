package import Foundation

/// The names of an interaction's participants, as a person reads them.
package enum Names {
    /// "Denise Walker (also Paula, Tom)": those in brackets are no contacts.
    package static func of(_ interaction: Interaction, _ contacts: [Contact.ID: Contact]) -> String {
        var known: [String] = [], others: [String] = []
        for participant in interaction.participants {
            if let name = participant.contactID.flatMap({ contacts[$0]?.name }) {
                if !known.contains(name) { known.append(name) }
            } else {
                others.append(participant.label)
            }
        }
        guard !known.isEmpty, !others.isEmpty else { return (known + others).joined(separator: ", ") }
        return "\(known.joined(separator: ", ")) (also \(others.joined(separator: ", ")))"
    }
}

/// An instant as the clock on the wall of its zone showed it.
package enum LocalTime {
    /// When an interaction was: `2024-01-05 19:30`; `2024-01-05` where no hour is known; only about which day where nothing but a
    /// file's own time speaks for it: `~2024-01-05`.
    package static func text(of interaction: Interaction) -> String {
        interaction.hourIsKnown ? text(interaction.occurredAt, interaction.zone) : day(of: interaction)
    }

    /// `2024-01-05`, or `~2024-01-05`.
    package static func day(of interaction: Interaction) -> String {
        (interaction.dayIsUncertain ? "~" : "") + text(interaction.occurredAt, interaction.zone).prefix(10)
    }

    /// The last day that a capture shows, else when it was on the screen, marked as that of an interaction is: a text is handed
    /// over while it is read.
    package static func day(of capture: Capture, _ transcript: Transcript? = nil) -> String {
        let day = InteractionDraft.day(transcript, capture)
        return (day.isUncertain ? "~" : "") + day.date.description
    }

    package static func text(_ instant: Date, _ zone: String) -> String {
        let timeZone = TimeZone(identifier: zone) ?? .gmt
        let seconds = Int(instant.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: instant)
        let minute = (seconds % 86_400 + 86_400) % 86_400 / 60
        let time = ClockTime(hour: minute / 60, minute: minute % 60)
        return "\(CalendarDate(instant, in: timeZone)) \(time?.description ?? "")"
    }
}

extension Interaction {
    /// Whether the clock speaks, too: where a conversation shows its day alone, it stands at noon (`InteractionDraft`).
    package var hourIsKnown: Bool {
        guard !dayIsUncertain else { return false }
        let isNoon =
            occurredAt.timeIntervalSince1970.truncatingRemainder(dividingBy: 60) == 0
            && LocalTime.text(occurredAt, zone).hasSuffix(" 12:00")
        return !isNoon || messages.contains { $0.time != nil }
    }
}

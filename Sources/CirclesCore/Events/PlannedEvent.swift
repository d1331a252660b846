package import Foundation

/// Something that is planned, as all conversations about it tell it together.
package struct PlannedEvent: Hashable, Sendable {
    package enum Status: String, Codable, Sendable {
        case planned, cancelled
    }

    /// Stays the same whatever later conversations say of it: the one that told of it first, and its day then. Where an
    /// earlier one is deleted, the store remembers what it was (`EventStore.uids`).
    package var uid: String
    /// What the uid would be, had each of the conversations about it been the first.
    package internal(set) var keys: [String]
    package var title: String
    package var date: CalendarDate
    package var time: ClockTime?
    package var place: String?
    /// The zone whose clocks `time` is of: where it was said.
    package var zone: String
    /// Only a file's own time tells which day was meant.
    package var isUncertain: Bool
    package var status = Status.planned
    /// The days that it was on before it was moved, first to last.
    package var movedFrom: [CalendarDate] = []
    /// Everybody who took part in a conversation about it.
    package var contacts: [Contact.ID]
    /// The conversations about it, first to last.
    package var interactions: [Interaction.ID]
    /// The words that it rests on now.
    package var quote: String

    /// - Parameter number: Of that day's events in the conversation, from 0.
    static func key(_ interaction: Interaction, _ date: CalendarDate, _ number: Int) -> String {
        "\(interaction.id)-\(date)" + (number == 0 ? "" : "-\(number)")
    }

    /// - Parameter key: What tells it apart among the first conversation's events.
    init(_ event: Extraction.Event, on date: CalendarDate, in interaction: Interaction, key: String) {
        uid = key
        keys = [key]
        title = event.title
        self.date = date
        time = event.time
        place = event.place
        zone = interaction.zone
        isUncertain = event.isUncertain || interaction.dayIsUncertain
        contacts = interaction.participants.compactMap(\.contactID)
        interactions = [interaction.id]
        quote = event.evidence.quote
    }

    /// When it begins; of one without an hour, when its day does.
    package var start: Date {
        DayTimes.instant(of: date, at: time, in: TimeZone(identifier: zone) ?? .gmt)
    }

    /// Its day and hour on the clocks of a zone; one without an hour is on its day everywhere.
    package func local(in user: TimeZone) -> (date: CalendarDate, time: ClockTime?) {
        guard time != nil else { return (date, nil) }
        let seconds = Int(start.timeIntervalSince1970) + user.secondsFromGMT(for: start)
        let minute = ((seconds % 86_400) + 86_400) % 86_400 / 60
        return (CalendarDate(start, in: user), ClockTime(hour: minute / 60, minute: minute % 60))
    }
}

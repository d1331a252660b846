import CirclesService
import CirclesAPI
import ArgumentParser
import CirclesCore

/// What is planned, as the conversations tell it together.
struct EventsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "events",
        abstract: "List what is planned, with one contact or all, the next one first.",
        discussion: """
            One event that several conversations mention is listed once, as the last one left it: moved, or called off. What was \
            asked and not answered yet says so; what comes again is listed on its next day. A day that is uncertain \
            has a ~. Days and hours are those of this machine's time zone.

            Examples:
              circles events
              circles events "Maria Lopez" --past
              circles events --ics > circles.ics

            To subscribe in Thunderbird or on a phone: circles devices add "Calendar" --scope calendar
            """)

    @Argument(help: WholeName.partHelp, completion: Completions.contacts)
    var who: [String] = []

    @Flag(help: "List past events instead, newest first.")
    var past = false

    @Flag(help: "Print a calendar (iCalendar) with birthdays and the events of the last year and later.")
    var ics = false

    @Option(help: "The most to list.")
    var limit: Int?

    @OptionGroup var output: OutputOptions
    @OptionGroup var home: HomeOptions

    func validate() throws {
        guard limit.map({ $0 > 0 }) ?? true else { throw ValidationError("--limit is a number above 0") }
    }

    func run() async throws {
        let context = try await AppContext.open(home)
        let events = Events(context)
        let contact = who.isEmpty ? nil : try await context.contact(who, takesPart: true)
        if ics { return Terminal.standardOutput.write(try await events.calendar(with: contact)) }
        let today = events.today
        var listed =
            try await past
            ? events.list(with: contact, from: .first, to: today.adding(days: -1)).reversed()
            : events.list(with: contact, from: today)
        if let limit { listed = Array(listed.prefix(limit)) }
        if output.json { return try listed.forEach { try JSONLines.print($0.view) } }
        var table = Table("WHEN", "WITH", "WHAT")
        for item in listed {
            table.add(
                EventText.when(item.event, item.date, item.time), item.contacts.map(\.name).joined(separator: ", "),
                EventText.what(item.event, item.time))
        }
        if listed.isEmpty { home.tell(past ? "nothing was planned" : "nothing is planned") }
        table.print(to: .standardOutput)
    }
}

/// An event, as a line of a list tells it.
enum EventText {
    static func when(_ event: PlannedEvent, _ date: CalendarDate, _ time: ClockTime?) -> String {
        (event.isUncertain ? "~" : "")
            + [date.description, time?.description].compactMap(\.self).joined(separator: " ")
    }

    static func what(_ event: PlannedEvent, _ time: ClockTime?) -> String {
        let words = [
            event.title, event.saidTime(besides: time).map { "(\($0) as it was said)" },
            event.place.map { "(\($0))" }, event.lastDate.map { "until \($0)" }, event.repeats?.text,
            event.leftOut, event.ended.map { "until \($0.adding(days: -1))" },
            event.status == .planned && event.isAsked ? "asked" : nil, event.movedFrom.last.map { "moved from \($0)" },
            event.status == .cancelled ? "called off" : nil,
        ].compactMap(\.self)
        return words.joined(separator: " ")
    }
}

extension CalendarDate {
    /// The first day there is.
    fileprivate static let first = CalendarDate(dayNumber: .min)
}

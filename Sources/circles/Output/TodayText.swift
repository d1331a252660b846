import CirclesAPI
import CirclesCore

/// The reminders of a day, as a person reads them.
struct TodayText {
    let view: TodayView

    func print(to out: Terminal) {
        out.line(out.styled(view.day.description, .bold))
        for event in view.events {
            let when = (event.isUncertain ? "~" : "") + day(event.date) + (event.time.map { " \($0)" } ?? "")
            let names = event.contacts.map(\.name).joined(separator: ", ")
            let place = event.place.map { " (\($0))" } ?? ""
            let said = event.saidTime.map { ", \($0) as it was said" } ?? ""
            let open = event.isAsked ? ", asked and not answered" : ""
            line(when, "\(event.title)\(place)" + (names.isEmpty ? "" : ", with \(names)") + said + open, to: out)
        }
        for birthday in view.birthdays {
            line(
                day(birthday.date),
                "\(birthday.contact.name)’s birthday" + (birthday.age.map { " (\($0))" } ?? ""), to: out)
        }
        for overdue in view.overdue {
            let last = overdue.last.map { "last talked to on \($0)" } ?? "never talked to yet"
            line(
                "hear from", "\(overdue.contact.name): \(last), every \(Counted.text(overdue.everyDays, "day"))",
                to: out)
        }
        if view.openNotes > 0 {
            line("inbox", Counted.text(view.openNotes, "note") + " to look at: circles inbox", to: out)
        }
        let isQuiet = view.events.isEmpty && view.birthdays.isEmpty && view.overdue.isEmpty && view.openNotes == 0
        if isQuiet { out.line("  nothing today") }
    }

    private func line(_ head: String, _ text: String, to out: Terminal) {
        out.entry("  \(head.padded(to: 17)) ", text)
    }

    private func day(_ date: CalendarDate) -> String {
        switch date.dayNumber - view.day.dayNumber {
        case 0: "today"
        case 1: "tomorrow"
        default: date.description
        }
    }
}

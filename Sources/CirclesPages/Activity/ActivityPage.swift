package import CirclesCore
package import Foundation

/// What was written, newest first, and taking it back.
package struct ActivityPage: Sendable {
    /// Whose steps are shown.
    package enum Choice: String, CaseIterable, Sendable { case all, automatic, mine }

    struct Day: Sendable {
        let dayName: String
        var rows: [Row]
    }

    struct Row: Sendable {
        let icon: String
        let what: String
        let detail: String
        let entry: String?
        let isUndone: Bool
        /// What it touched, where that is still there.
        let touched: String?
        /// What a model was sent about it.
        let asked: String?
    }

    /// What entries lead to.
    package struct Targets: Sendable {
        let interactions: [Interaction.ID: Interaction]
        let contacts: Set<Contact.ID>
        /// Captures about which a model was asked.
        let known: Set<Capture.ID>

        package init(
            _ interactions: [Interaction.ID: Interaction], _ contacts: Set<Contact.ID>, asked: Set<Capture.ID>
        ) {
            self.interactions = interactions
            self.contacts = contacts
            known = asked
        }
    }

    struct Chip: Sendable {
        let chip: String
        let address: String
        let isChosen: Bool
    }

    let chips: [Chip]
    let days: [Day]
    let isEmpty: Bool
    let older: String?

    package init(_ page: Page<JournalEntry>, _ targets: Targets, _ choice: Choice, zone: TimeZone, now: Date) {
        let names: [Choice: String] = [.all: "All", .automatic: "Without asking", .mine: "By you"]
        chips = Choice.allCases.map {
            Chip(chip: names[$0] ?? "", address: "/activity?show=\($0.rawValue)", isChosen: $0 == choice)
        }
        let today = CalendarDate(now, in: zone)
        var days: [Day] = []
        for entry in page.items {
            switch choice {
            case .automatic where !entry.isAutomatic, .mine where entry.isAutomatic || entry.agent != nil: continue
            default: break
            }
            let name = DayText.relative(CalendarDate(entry.at, in: zone), today: today)
            if days.last?.dayName != name { days.append(Day(dayName: name, rows: [])) }
            days[days.count - 1].rows.append(Row(entry, targets, zone: zone))
        }
        self.days = days
        isEmpty = days.isEmpty
        older = page.next.map { "/activity?show=\(choice.rawValue)&after=\($0)" }
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("activity", frame, self) }
}

extension ActivityPage.Row {
    init(_ entry: JournalEntry, _ targets: ActivityPage.Targets, zone: TimeZone) {
        touched = targets.address(of: entry.about)
        asked = targets.asked(about: entry.about).map { "/captures/\($0)" }
        what = StepWords.of(entry)
        isUndone = entry.undoneAt != nil
        let clock = DayText.clock(entry.at, zone.identifier)
        let undone = entry.undoneAt.map { ", taken back \(DayText.clock($0, zone.identifier))" } ?? ""
        let who = entry.agent.map { ", by the agent \(UntrustedText.line($0, limit: 60))" }
        detail = clock + (who ?? (entry.isAutomatic ? ", without asking" : "")) + undone
        self.entry = entry.canBeUndone && entry.undoneAt == nil ? entry.id.description : nil
        icon =
            switch entry.action {
            case _ where entry.undoneAt != nil: "undo"
            case .filed, .assigned, .joined, .refreshed: "check"
            case .noted, .reopened, .returned: "inbox"
            case .dismissed, .deleted, .contactRemoved, .aliasForgotten: "close"
            case .contactAdded, .contactEdited, .contactsMerged, .contactsImported, .meSet, .aliasLearnt,
                .membersLinked:
                "people"
            case .moved, .edited, .factChanged: "log"
            }
    }
}

extension ActivityPage.Targets {
    fileprivate func address(of subject: JournalEntry.Subject) -> String? {
        if let id = subject.interaction, interactions[id] != nil { return "/conversations/\(id)" }
        if let id = subject.contact, contacts.contains(id) { return "/people/\(id)" }
        return subject.note.map { "/?note=\($0)" }
    }

    fileprivate func asked(about subject: JournalEntry.Subject) -> Capture.ID? {
        let captures =
            [subject.capture].compactMap(\.self) + (subject.interaction.flatMap { interactions[$0] }?.captureIDs ?? [])
        return captures.first(where: known.contains)
    }
}

package import CirclesAPI
package import CirclesCore
package import CirclesService

/// What is planned, and who is worth a thought.
package struct TodayPage: Sendable {
    struct Section: Sendable {
        let kind: String
        let rows: [Row]
    }

    struct Row: Sendable {
        let when: String
        let what: String
        let detail: String?
        let address: String?
    }

    /// Somebody who keeps writing and is no contact.
    struct Stranger: Sendable {
        let stranger: String
        let seen: String
        /// The group in which a bare first name is theirs.
        let group: String?
        let address: String
    }

    let sections: [Section]
    let strangers: [Stranger]
    let hasStrangers: Bool
    let isEmpty: Bool

    /// - Parameters:
    ///   - events: From today on, the next one first; what was called off says so.
    ///   - proposals: People who are no contacts yet.
    package init(_ events: [Events.Listed], _ today: TodayView, _ proposals: [Proposals.Proposal]) {
        sections = [
            Section(kind: "Planned", rows: events.prefix(Self.mostEvents).map(Self.row)),
            Section(kind: "Birthdays", rows: today.birthdays.map(Self.row)),
            Section(kind: "Not heard from", rows: today.overdue.map(Self.row)),
        ].filter { !$0.rows.isEmpty }
        strangers = proposals.prefix(Self.mostStrangers).map { proposal in
            Stranger(
                stranger: proposal.name,
                seen: Self.seen(proposal), group: proposal.group,
                address: (proposal.notes + proposal.groupNotes).first.map { "/?note=\($0.id)" }
                    ?? proposal.conversations.last.map { "/conversations/\($0)" } ?? "/")
        }
        hasStrangers = !strangers.isEmpty
        isEmpty = sections.isEmpty && strangers.isEmpty
    }

    private static func seen(_ proposal: Proposals.Proposal) -> String {
        let groups = proposal.groupNotes.count + proposal.conversations.count
        let places = [(proposal.notes.count, "note"), (groups, "group conversation")].filter { $0.0 > 0 }
        let names = proposal.groups.prefix(mostGroups).map { "“\(UntrustedText.line($0, limit: 60))”" }
        return places.map { Counted.text($0.0, $0.1) }.joined(separator: ", ")
            + (names.isEmpty ? "" : " (\(names.joined(separator: ", ")))")
            + (proposal.notes.last?.summary.map { ": " + UntrustedText.line($0, limit: 120) } ?? "")
    }

    private static let mostEvents = 100
    private static let mostStrangers = 20
    private static let mostGroups = 3

    private static func row(_ listed: Events.Listed) -> Row {
        let event = listed.event
        var details = [listed.contacts.map(\.name).joined(separator: ", "), event.place ?? ""]
        if let said = event.saidTime(besides: listed.time) { details.append("\(said) as it was said") }
        if event.status == .cancelled { details.append("called off") }
        if let last = event.lastDate { details.append("until \(DayText.full(last))") }
        if let repeats = event.repeats { details.append(repeats.text) }
        if let leftOut = event.leftOut { details.append(leftOut) }
        if event.isAsked, event.status == .planned { details.append("asked, not answered") }
        if let from = event.movedFrom.last { details.append("moved from \(DayText.full(from))") }
        if event.isUncertain { details.append("the day is uncertain") }
        return Row(
            when: DayText.full(listed.date) + (listed.time.map { ", \($0)" } ?? ""),
            what: UntrustedText.line(event.title, limit: 120).capitalizedAtStart,
            detail: details.filter { !$0.isEmpty }.joined(separator: " · "),
            address: event.interactions.last.map { "/conversations/\($0)" })
    }

    private static func row(_ birthday: BirthdayView) -> Row {
        let age = birthday.age.map { "turns \($0)" }
        return Row(
            when: DayText.full(birthday.date), what: birthday.contact.name,
            detail: [age, birthday.isFromChat ? "said in a conversation" : nil].compactMap(\.self).joined(
                separator: " · "),
            address: "/people/\(birthday.contact.id)")
    }

    private static func row(_ overdue: TodayView.Overdue) -> Row {
        Row(
            when: overdue.last.map { "Last \(DayText.full($0))" } ?? "Never", what: overdue.contact.name,
            detail: "you wish to hear from them every \(Counted.text(overdue.everyDays, "day"))",
            address: "/people/\(overdue.contact.id)")
    }

    package func html(_ frame: PageFrame) -> String { PageTemplates.html("today", frame, self) }
}

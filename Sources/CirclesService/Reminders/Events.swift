package import CirclesAPI
package import CirclesCore
package import Foundation

/// What is planned, and birthdays.
package struct Events: Sendable {
    private let context: AppContext
    package let zone: TimeZone
    private let now: Date

    /// - Parameter zone: The user's.
    package init(_ context: AppContext, zone: TimeZone = .current, now: Date = Date()) {
        self.context = context
        self.zone = zone
        self.now = now
    }

    package var today: CalendarDate { CalendarDate(now, in: zone) }

    /// Conversations with one contact that are looked at, the newest.
    private static let most = 500

    /// An event with those it is with, on the user's clocks.
    package struct Listed: Sendable {
        package let event: PlannedEvent
        package let date: CalendarDate
        package let time: ClockTime?
        package let contacts: [Contact]

        package var view: EventView { EventView(event, date: date, time: time, contacts.map { ContactReference($0) }) }
    }

    /// The next one first. What was called off is among them and says so.
    ///
    /// - Parameters:
    ///   - contact: Nil: with anybody.
    ///   - first: The first day, on the user's clocks.
    ///   - last: The last one; nil: no end.
    ///   - asSaid: As conversations tell them, whatever the user made of it.
    ///   - leavingOutPrivate: For whoever is not shown what is private.
    /// - Throws: `CirclesError` when the database cannot be read.
    package func list(
        with contact: Contact?, from first: CalendarDate, to last: CalendarDate? = nil, asSaid: Bool = false,
        leavingOutPrivate: Bool = false
    ) async throws(CirclesError) -> [Listed] {
        let question = EventCache.Question(
            contact: contact?.id, first: first, last: last, zone: zone.identifier, asSaid: asSaid,
            leavesOutPrivate: leavingOutPrivate)
        let state = try await context.database.conversationState()
        if let known = await context.events.list(question, at: state) { return known }
        let list = try await made(question, with: contact)
        await context.events.keep(list, for: question, at: state)
        return list
    }

    private func made(
        _ question: EventCache.Question, with contact: Contact?
    ) async throws(CirclesError) -> [Listed] {
        let (first, last) = (question.first, question.last)
        // On other clocks it may be the day before or after.
        let concerned =
            if let contact { try await company(of: contact.id) } else {
                try await context.database.contacts(
                    namingDaysFrom: first.adding(days: -1 - PlannedEvent.mostDays), to: last?.adding(days: 1))
            }
        var interactions = try await interactions(with: concerned)
        if question.leavesOutPrivate { interactions = try await context.leavingOutPrivate(interactions) }
        var events = try await named(EventHistory(interactions).events)
        if !question.asSaid {
            let changes = try await context.database.factChanges(.event)
            if !changes.isEmpty {
                events = events.compactMap { event in
                    event.corrected(by: event.contacts.flatMap { changes[$0] ?? [] })
                }
            }
        }
        let contacts = try await context.database.contacts(events.flatMap(\.contacts))
        return events.compactMap { event in
            // On other clocks it may be the day before or after.
            guard
                let shown = [-1, 0, 1].lazy.compactMap({ event.next(from: first.adding(days: $0)) }).first(where: {
                    $0.local(in: zone).last >= first
                })
            else { return nil }
            let (date, _, time) = shown.local(in: zone)
            guard last.map({ date <= $0 }) ?? true else { return nil }
            guard contact.map({ event.contacts.contains($0.id) }) ?? true else { return nil }
            return Listed(event: event, date: date, time: time, contacts: event.contacts.compactMap { contacts[$0] })
        }.sorted { $0.order < $1.order }
    }

    /// Somebody with those of the same groups: one of them may move or call off what another told of.
    private func company(of contact: Contact.ID) async throws(CirclesError) -> [Contact.ID] {
        let own = try await interactions(with: [contact]).filter { $0.participants.count > 1 && !$0.events.isEmpty }
        let others = Set(own.flatMap { $0.participants.compactMap(\.contactID) }).subtracting([contact])
        return [contact] + others.sorted { $0.description < $1.description }.prefix(Self.mostCompany)
    }

    private static let mostCompany = 50

    /// With the names that they were given away under.
    private func named(_ events: [PlannedEvent]) async throws(CirclesError) -> [PlannedEvent] {
        let known = try await context.database.uids(of: events.flatMap(\.keys))
        var taken: Set<String> = []
        return events.map { event in
            var event = event
            if let uid = event.keys.lazy.compactMap({ known[$0] }).first, !taken.contains(uid) { event.uid = uid }
            taken.insert(event.uid)
            return event
        }
    }

    private func interactions(with contacts: [Contact.ID]) async throws(CirclesError) -> [Interaction] {
        var all: [Interaction.ID: Interaction] = [:]
        for contact in contacts {
            let page = try await context.database.timeline(of: contact, label: nil, limit: Self.most, after: nil)
            for interaction in page.items { all[interaction.id] = interaction }
        }
        return Array(all.values)
    }

    /// Of contacts, from their cards and, where these say nothing, from chats. By name.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func birthdays() async throws(CirclesError) -> [Birthday] {
        let written = try await context.database.birthdays()
        let told = try await context.database.contacts(namingEventsWith: Birthday.words).filter { written[$0] == nil }
        let contacts = try await context.database.contacts(Array(written.keys) + told)
        var birthdays = written.compactMap { id, text in contacts[id].flatMap { Birthday(text, of: $0) } }
        let changes = told.isEmpty ? [:] : try await context.database.factChanges(.event)
        for id in told {
            guard let contact = contacts[id], !contact.isMe else { continue }
            let page = try await context.database.timeline(of: id, label: nil, limit: Self.most, after: nil)
            if let told = Birthday.told(of: contact, in: page.items, changes: changes[id] ?? []) {
                birthdays.append(told.birthday)
            }
        }
        return birthdays.sorted { ($0.name, $0.contact.description) < ($1.name, $1.contact.description) }
    }

    /// Days behind today whose events a calendar has.
    private static let calendarDays = 366

    /// The calendar that others subscribe to: what is planned, what was in the last year, and birthdays.
    ///
    /// - Throws: `CirclesError` when the database cannot be read or written.
    package func calendar(with contact: Contact? = nil) async throws(CirclesError) -> String {
        let events = try await list(with: contact, from: today.adding(days: -Self.calendarDays))
        let birthdays = try await birthdays().filter { contact == nil || $0.contact == contact?.id }
        var entries: [CalendarEntry] = [], marks: [CalendarMark] = []
        for listed in events {
            let entry = CalendarEntry(listed.event, with: listed.contacts.map(\.name))
            entries.append(entry)
            marks.append(
                CalendarMark(
                    uid: entry.uid, interaction: listed.event.interactions.first, contact: nil, digest: entry.digest,
                    keys: listed.event.keys))
        }
        for birthday in birthdays {
            let entry = CalendarEntry(birthday, today: today)
            entries.append(entry)
            marks.append(
                CalendarMark(uid: entry.uid, interaction: nil, contact: birthday.contact, digest: entry.digest))
        }
        let sequences = try await context.database.sequences(of: marks, at: now)
        var calendar = CalendarText(name: "Circles")
        for entry in entries { calendar.add(entry, sequence: sequences[entry.uid] ?? 0, at: now) }
        return calendar.text
    }
}

extension CalendarEntry {
    fileprivate var digest: String { Hash.sha256Hex(Data(properties.joined(separator: "\n").utf8)) }
}

extension Events.Listed {
    /// By day and hour; what has no hour comes first on its day.
    fileprivate var order: String { "\(date) \(time?.description ?? "") \(event.uid)" }
}

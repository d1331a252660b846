import CirclesAPI
import CirclesCore
import CirclesService
import Foundation
import Testing

@Suite("Being reminded")
struct RemindersTests {
    private let zone = TimeZone(identifier: "Europe/Berlin")!

    /// A conversation that is filed with the contact, as the rules understand it.
    @discardableResult
    private func filed(
        _ sample: Sample, _ contact: Contact, _ lines: [(Message.Side, String)], at instant: Date,
        others: [String] = [],
        title: String? = nil
    ) async throws -> Interaction {
        try await sample.file(
            Transcript(title: title ?? contact.name, messages: lines.map { Message(side: $0, text: $1) }),
            with: [.init(contactID: contact.id, label: title ?? contact.name)]
                + others.map { .init(contactID: nil, label: $0) }, at: instant)
    }

    @Test("events are listed from a day on, by contact, with what became of them")
    func events() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez"), sarah = try await sample.contact("Sarah Ahmed")
        try await filed(sample, maria, [(.left, "Dinner on 2024-01-20 at 19:00?"), (.right, "Yes")], at: sample.now)
        try await filed(sample, sarah, [(.left, "Lunch on 2024-01-12 at 12:30?"), (.right, "Yes")], at: sample.now)
        try await filed(
            sample, maria, [(.left, "Dinner is cancelled, sorry")], at: sample.now.addingTimeInterval(86_400))
        let events = Events(sample.context, zone: zone, now: sample.now)
        let all = try await events.list(with: nil, from: events.today)
        #expect(all.map(\.event.title) == ["lunch", "dinner"])
        #expect(all.map(\.event.status) == [.planned, .cancelled])
        #expect(all.first?.contacts.map(\.name) == ["Sarah Ahmed"])
        #expect(try await events.list(with: maria, from: events.today).map(\.event.title) == ["dinner"])
        #expect(try await events.list(with: nil, from: events.today.adding(days: 365)).isEmpty)
        let tokyo = Events(sample.context, zone: try #require(TimeZone(identifier: "Asia/Tokyo")), now: sample.now)
        let there = try await tokyo.list(with: maria, from: events.today)
        #expect(there.first?.date == CalendarDate(iso: "2024-01-21"))
        #expect(there.first?.time == ClockTime(hour: 3))
        // The hour that was said is told where it is another one.
        #expect(there.first?.view.saidTime == ClockTime(hour: 19))
        #expect(all.map(\.view.saidTime) == [nil, nil])
    }

    @Test("a list is as the last write leaves it, whoever wrote, and forgets who was purged")
    func afterWrites() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        let events = Events(sample.context, zone: zone, now: sample.now)
        func titles() async throws -> [String] {
            try await events.list(with: nil, from: events.today).map {
                "\($0.event.title) \($0.event.status) \($0.contacts.map(\.name))"
            }
        }
        #expect(try await titles().isEmpty)
        try await filed(sample, maria, [(.left, "Dinner on 2024-01-20 at 19:00?"), (.right, "Yes")], at: sample.now)
        #expect(try await titles() == [#"dinner planned ["Maria Lopez"]"#])
        // Another program on the same home.
        let other = try AppContext.open(sample.context.home, sample.context.settings)
        var renaming = ContactEdit()
        renaming.name = "Maria Ruiz"
        _ = try await Contacts(other).edit(maria, renaming)
        #expect(try await titles() == [#"dinner planned ["Maria Ruiz"]"#])
        _ = try await other.database.undo(nil, at: sample.now)
        #expect(try await titles() == [#"dinner planned ["Maria Lopez"]"#])
        let purge = Purge(other)
        try await purge.carryOut(try await purge.plan(for: "Maria Lopez"))
        #expect(try await titles().isEmpty)
    }

    @Test("an event that was given away keeps its name when the first conversation about it is deleted")
    func names() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        let first = try await filed(
            sample, maria, [(.left, "Dinner on 2024-01-20 at 19:00?"), (.right, "Yes")], at: sample.now)
        try await filed(
            sample, maria, [(.left, "Can we move dinner from 2024-01-20 to 2024-01-21?"), (.right, "Sure")],
            at: sample.now.addingTimeInterval(86_400))
        let events = Events(sample.context, zone: zone, now: sample.now)
        func names() async throws -> [Substring] {
            try await events.calendar().split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
        }
        let before = try await names()
        #expect(before.count == 1)
        try await sample.context.database.deleteForGood(first.id, at: sample.now)
        #expect(try await events.list(with: nil, from: events.today).map(\.date.description) == ["2024-01-21"])
        #expect(try await names() == before)
    }

    @Test("today tells what is planned in the next days, and whom the user has not heard from")
    func today() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez") { ($0.every, $0.birthday) = ("1w", "--01-10") }
        try await filed(sample, maria, [(.left, "Dinner on 2024-01-20 at 19:00?"), (.right, "Yes")], at: sample.now)
        func view(_ days: Double) async throws -> TodayView {
            try await Today(sample.context, zone: zone, now: sample.now.addingTimeInterval(days * 86_400)).view()
        }
        let first = try await view(0)
        #expect(first.events.isEmpty)
        #expect(first.birthdays.map(\.date) == [CalendarDate(iso: "2024-01-10")])
        #expect(first.overdue.isEmpty)
        let later = try await view(14)
        #expect(later.events.map(\.title) == ["dinner"])
        #expect(later.birthdays.isEmpty)
        #expect(later.overdue.map(\.contact.name) == ["Maria Lopez"])
        try await filed(
            sample, maria, [(.left, "Dinner is cancelled, sorry")], at: sample.now.addingTimeInterval(10 * 86_400))
        let cancelled = try await view(14)
        #expect(cancelled.events.isEmpty)
        #expect(cancelled.overdue.isEmpty)
    }

    @Test(
        "a fact that was removed or corrected is not brought back by the next conversation, and comes back when it is undone"
    )
    func facts() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        let words: [(Message.Side, String)] = [(.left, "I love pottery. I love chess.")]
        try await filed(sample, maria, words, at: sample.now)
        let facts = Facts(sample.context)
        func told() async throws -> [String] { try await facts.list(of: maria).map(\.text).sorted() }
        #expect(try await told() == ["chess", "pottery"])
        try await facts.change("Pottery", of: maria, to: nil)
        try await facts.change("chess", of: maria, to: "chess problems")
        #expect(try await told() == ["chess problems"])
        try await filed(sample, maria, words, at: sample.now.addingTimeInterval(86_400))
        #expect(try await told() == ["chess problems"])
        #expect(try await Contacts(sample.context).sheet(of: maria).brief.likes.map(\.text) == ["chess problems"])
        #expect(await code { try await facts.change("nothing", of: maria, to: nil) } == .notFound)
        #expect(await code { try await facts.change("", of: maria, to: nil) } == .notFound)
        // A correction is corrected by what is shown.
        try await facts.change("chess problems", of: maria, to: "chess")
        #expect(try await told() == ["chess"])
        for _ in 0..<2 { _ = try await sample.context.database.undo(nil, at: sample.now) }
        #expect(try await told() == ["chess problems"])
        for _ in 0..<2 { _ = try await sample.context.database.undo(nil, at: sample.now) }
        #expect(try await told() == ["chess", "pottery"])
    }

    @Test("a fact is named by a part that no other has")
    func partOfFact() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        try await filed(sample, maria, [(.left, "I love pottery. I love potato soup.")], at: sample.now)
        let facts = Facts(sample.context)
        #expect(await code { try await facts.change("pot", of: maria, to: nil) } == .ambiguous)
        #expect(try await facts.change("potter", of: maria, to: nil) == "pottery")
        #expect(try await facts.list(of: maria).map(\.text) == ["potato soup"])
    }

    @Test("a planned event that the user corrected or took away is so in the list and the calendar, until it is undone")
    func eventCorrected() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        try await filed(
            sample, maria, [(.left, "Dinner on 2024-01-20 at 19:00?"), (.right, "Perfect")], at: sample.now)
        let facts = Facts(sample.context), events = Events(sample.context, zone: .gmt, now: sample.now)
        func list() async throws -> [Events.Listed] {
            try await events.list(with: nil, from: CalendarDate(dayNumber: 0))
        }
        let said = try await list()
        #expect(said.count == 1)
        let uid = try #require(said.first?.event.uid)
        try await facts.change("dinner", of: maria, to: "2024-01-21 20:30 supper (Rosa's)")
        let corrected = try await list()
        #expect(corrected.map(\.event.text) == ["2024-01-21 20:30 supper (Rosa's)"])
        #expect(corrected.map(\.event.uid) == [uid])
        let calendar = try await events.calendar().lowercased()
        #expect(calendar.contains("summary:supper") && !calendar.contains("summary:dinner"))
        try await facts.change("supper", of: maria, to: nil)
        #expect(try await list().isEmpty)
        for _ in 0..<2 { _ = try await sample.context.database.undo(nil, at: sample.now) }
        #expect(try await list().map(\.event.text) == said.map(\.event.text))
    }

    @Test("a correction of the title leaves the day that an earlier one gave, and a day that is none is refused")
    func correctedAgain() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        try await filed(
            sample, maria, [(.left, "Dinner on 2024-01-20 at 19:00?"), (.right, "Perfect")], at: sample.now)
        let facts = Facts(sample.context), events = Events(sample.context, zone: .gmt, now: sample.now)
        try await facts.change("dinner", of: maria, to: "2024-01-22 18:00 dinner")
        try await facts.change("dinner", of: maria, to: "supper")
        let listed = try await events.list(with: nil, from: events.today)
        #expect(listed.map(\.event.text) == ["2024-01-22 18:00 supper"])
        for text in ["2024-01-32 18:00 supper", "2024-01-22 25:00 supper", "2024-01-22 to 2024-01-20 supper"] {
            #expect(await code { try await facts.change("supper", of: maria, to: text) } == .badInput, "\(text)")
        }
    }

    @Test("a birthday that a conversation told of is in the brief, and is corrected and taken away everywhere")
    func birthday() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        try await filed(sample, maria, [(.left, "My birthday is on 3 February!")], at: sample.now)
        let facts = Facts(sample.context), events = Events(sample.context, zone: zone, now: sample.now)
        #expect(try await facts.list(of: maria).map(\.text) == ["birthday on 3 February"])
        let page = BriefPage(try await Contacts(sample.context).sheet(of: maria)).text
        #expect(page.contains("- Birthday: 3 February, said on 2024-01-0"), "\(page)")
        #expect(await code { try await facts.change("birthday", of: maria, to: "in spring") } == .badInput)
        try await facts.change("birthday", of: maria, to: "1990-02-04")
        #expect(try await events.birthdays().map(\.words) == ["4 February 1990"])
        #expect(try await facts.list(of: maria).map(\.text) == ["birthday on 4 February 1990"])
        try await facts.change("birthday", of: maria, to: nil)
        #expect(try await events.birthdays().isEmpty)
        #expect(try await facts.list(of: maria).isEmpty)
        for _ in 0..<2 { _ = try await sample.context.database.undo(nil, at: sample.now) }
        #expect(try await events.birthdays().map(\.words) == ["3 February"])
    }

    @Test("what was asked and not answered says so in the brief")
    func asked() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        try await filed(sample, maria, [(.left, "Dinner on 2024-01-20 at 19:00?")], at: sample.now)
        let day = CalendarDate(sample.now, in: zone)
        let brief = try await Contacts(sample.context).sheet(of: maria, today: day).brief
        #expect(brief.upcoming.map(\.text) == ["2024-01-20 19:00 dinner, asked and not answered"])
        try await Facts(sample.context).change("dinner", of: maria, to: nil)
        #expect(try await Contacts(sample.context).sheet(of: maria, today: day).brief.upcoming.isEmpty)
    }

    @Test("what the user made of facts goes along when contacts are merged, and comes back")
    func merging() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez"), other = try await sample.contact("Mari L.")
        try await filed(sample, other, [(.left, "I love pottery.")], at: sample.now)
        let facts = Facts(sample.context)
        try await facts.change("pottery", of: other, to: "ceramics")
        _ = try await Contacts(sample.context).merge(other, into: maria)
        #expect(try await facts.list(of: maria).map(\.text) == ["ceramics"])
        _ = try await sample.context.database.undo(nil, at: sample.now)
        #expect(try await facts.list(of: maria).isEmpty)
        #expect(try await facts.list(of: other).map(\.text) == ["ceramics"])
    }

    @Test(
        "a brief tells who it is, what is planned, asked, promised and liked, as Markdown that holds no markup of a chat's"
    )
    func brief() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez") { $0.organization = "*Orchard* [x](y)" }
        let day = CalendarDate(Date(), in: .current).adding(days: 9)
        try await filed(
            sample, maria,
            [(.left, "I love pottery. Dinner on \(day) at 19:00?"), (.left, "I promise I'll bring the wine")],
            at: Date().addingTimeInterval(-86_400))
        let page = BriefPage(try await Contacts(sample.context).sheet(of: maria)).text
        #expect(page.hasPrefix("# Maria Lopez\n\n- Works: \\*Orchard\\* \\[x\\](y)\n"))
        #expect(page.contains("## Planned\n\n- \(day) 19:00 dinner, asked and not answered ("))
        #expect(page.contains("## Likes\n\n- pottery ("))
        #expect(page.contains("## News and promises\n\n- Maria Lopez: “"))
    }

    @Test("a name that several notes have is proposed, and one step adds it and files them")
    func proposals() async throws {
        let sample = try await Sample()
        for title in ["Hugo Laurent", "hugo laurent", "Once Only", "+1 202 555 0177", "+1 202 555 0177"] {
            _ = try await sample.note(title, Transcript(title: title, text: "t"))
        }
        let proposals = Proposals(sample.context)
        #expect(try await proposals.list().map { $0.name.lowercased() } == ["hugo laurent"])
        #expect(await code { _ = try await proposals.add("Once Only") } == .notFound)
        let filed = try await proposals.add("HUGO LAURENT").value
        #expect(filed.filed?.interactions.count == 2)
        #expect(try await proposals.list().isEmpty)
        #expect(
            try await sample.context.database.timeline(of: filed.contact.id, label: nil, limit: 9, after: nil).items
                .count == 2)
        _ = try await sample.context.database.undo(nil, at: sample.now)
        #expect(try await sample.context.database.contacts().isEmpty)
        #expect(try await sample.context.database.notes(.open).count == 5)
    }

    @Test("who keeps speaking in groups is proposed with where, and one step makes those conversations theirs")
    func groupProposals() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        func group() async throws -> Interaction {
            try await filed(
                sample, maria, [(.left, "hello")], at: sample.now,
                others: ["Hugo Laurent", "hugo laurent", "+1 202 555 0177", "Maria"])
        }
        let first = try await group()
        #expect(try await Proposals(sample.context).list().isEmpty)
        let second = try await group()
        let proposals = Proposals(sample.context)
        let listed = try await proposals.list()
        #expect(listed.map { $0.name.lowercased() } == ["hugo laurent"])
        #expect(Set(listed.first?.conversations ?? []) == [first.id, second.id])
        let written = try await proposals.add("Hugo Laurent")
        let added = written.value
        #expect(written.consequences.linkedConversations == 2)
        #expect(added.filed == nil)
        #expect(try await proposals.list().isEmpty)
        let timeline = try await sample.context.database.timeline(
            of: added.contact.id, label: nil, limit: 9, after: nil)
        #expect(timeline.items.count == 2)
        _ = try await sample.context.database.undo(nil, at: sample.now)
        #expect(try await proposals.list().map(\.conversations.count) == [2])
    }

    @Test("a plan of every week is listed on its next day, is in the calendar with its rule, and among today's")
    func routines() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        try await filed(sample, maria, [(.left, "Choir is every Tuesday at 19:00")], at: sample.now)
        let later = sample.now.addingTimeInterval(200 * 86_400)
        let events = Events(sample.context, zone: zone, now: later)
        let listed = try await events.list(with: nil, from: events.today)
        #expect(listed.map(\.date.description) == ["2024-07-23"])
        #expect(listed.map(\.time?.description) == ["19:00"])
        #expect(listed.first?.view.repeats?.rule == "FREQ=WEEKLY;BYDAY=TU")
        #expect(try await events.calendar().contains("RRULE:FREQ=WEEKLY;BYDAY=TU"))
        #expect(try await Today(sample.context, zone: zone, now: later).view().events.map(\.title) == ["choir"])
        let brief = try await Contacts(sample.context).sheet(of: maria, today: events.today).brief
        #expect(brief.upcoming.map(\.text) == ["every Tuesday 19:00 choir"])
    }

    @Test("what lasts for days is listed until the last of them")
    func days() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        try await filed(
            sample, maria, [(.left, "The festival is from the 10th to the 12th of January")], at: sample.now)
        let events = Events(sample.context, zone: zone, now: sample.now.addingTimeInterval(8 * 86_400))
        #expect(events.today.description == "2024-01-12")
        let listed = try await events.list(with: nil, from: events.today)
        #expect(listed.map(\.date.description) == ["2024-01-10"])
        #expect(listed.first?.view.lastDate == CalendarDate(iso: "2024-01-12"))
        let behind = Events(sample.context, zone: zone, now: sample.now.addingTimeInterval(9 * 86_400))
        #expect(try await behind.list(with: nil, from: behind.today).isEmpty)
    }

    @Test("a corrected message changes its event, whose name in calendars stays and whose sequence grows")
    func correctedUID() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        let interaction = try await filed(
            sample, maria, [(.left, "Dinner on 2024-01-20 at 19:00"), (.right, "Perfect")], at: sample.now)
        func listed() async throws -> Events.Listed? {
            try await Events(sample.context, zone: .gmt, now: sample.now).list(
                with: nil, from: CalendarDate(dayNumber: 0)
            ).first
        }
        let before = try #require(try await listed())
        _ = try await Events(sample.context, zone: .gmt, now: sample.now).calendar()
        _ = try await Corrections(sample.context, ExtractionService(.rules)).correct(
            interaction, [MessageChange(number: 1, text: "Dinner on 2024-01-21 at 19:00")])
        let after = try #require(try await listed())
        #expect(after.date.description == "2024-01-21")
        #expect(after.event.uid == before.event.uid)
        let text = try await Events(sample.context, zone: .gmt, now: sample.now).calendar()
        #expect(text.contains("UID:\(before.event.uid)@circles"))
        #expect(text.components(separatedBy: "BEGIN:VEVENT").count == 2)
        _ = try await sample.context.database.undo(nil, at: sample.now)
        #expect(try await listed()?.event.uid == before.event.uid)
    }

    @Test(
        "a summary no longer tells a fact that was removed, tells a corrected one, and is as it was when that is undone"
    )
    func settledSummary() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        let words: [(Message.Side, String)] = [
            (.left, "I love pottery. I love chess."), (.left, "Talk to you soon, bye"),
        ]
        let first = try await filed(sample, maria, words, at: sample.now)
        func summary(_ id: Interaction.ID) async throws -> String {
            try await sample.context.database.interaction(id).summary
        }
        let before = try await summary(first.id)
        #expect(before.contains("pottery and chess"))
        let facts = Facts(sample.context)
        try await facts.change("pottery", of: maria, to: nil)
        try await facts.change("chess", of: maria, to: "chess problems")
        #expect(try await summary(first.id).contains("likes chess problems."))
        #expect(try await !summary(first.id).contains("likes pottery"))
        let second = try await filed(sample, maria, words, at: sample.now.addingTimeInterval(86_400))
        #expect(try await !summary(second.id).contains("likes pottery"))
        _ = try await sample.context.database.undo(nil, at: sample.now)
        for _ in 0..<2 { _ = try await sample.context.database.undo(nil, at: sample.now) }
        #expect(try await summary(first.id) == before)
    }

    @Test("news are facts that can be removed and corrected")
    func newsFacts() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        try await filed(sample, maria, [(.left, "I got a new job at the library")], at: sample.now)
        let facts = Facts(sample.context)
        let told = try await facts.list(of: maria)
        #expect(told.map(\.kind) == [.news])
        let text = try #require(told.first?.text)
        try await facts.change(text, of: maria, to: "works at the library")
        #expect(try await facts.list(of: maria).map(\.text) == ["“works at the library”"])
        try await facts.change("library", of: maria, to: nil)
        #expect(try await facts.list(of: maria).isEmpty)
    }

    @Test("a summary calls a contact by name where the screen shows a number")
    func namedSummary() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        let filed = try await filed(
            sample, maria, [(.left, "I love pottery. I love chess.")], at: sample.now, title: "+1 202 555 0116")
        let summary = try await sample.context.database.interaction(filed.id).summary
        #expect(summary.contains("Maria Lopez likes pottery and chess"), "\(summary)")
        #expect(!summary.contains("555"))
    }
}

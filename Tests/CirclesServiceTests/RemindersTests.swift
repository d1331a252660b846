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
        _ sample: Sample, _ contact: Contact, _ lines: [(Message.Side, String)], at instant: Date
    ) async throws -> Interaction {
        let capture = Capture(
            id: .random(), origin: .cli, payload: .text(lines.map(\.1).joined()), sha256: UUID().uuidString,
            capturedAt: CaptureTime(instant: instant, zone: "Europe/Berlin", source: .given), receivedAt: instant)
        guard case .new(_, let claim) = try await sample.context.database.accept(capture, bytes: nil, force: false)
        else {
            throw CirclesError(.internalError, "not accepted as new")
        }
        let transcript = Transcript(title: contact.name, messages: lines.map { Message(side: $0, text: $1) })
        let extraction = RuleBasedExtractor().extract(transcript, capturedAt: capture.capturedAt)
        try await sample.context.database.save(transcript, under: claim)
        try await sample.context.database.save(extraction, under: claim)
        let interaction = InteractionDraft.make(
            capture: capture, transcript: transcript, extraction: extraction,
            participants: [.init(contactID: contact.id, label: contact.name)], summaryIsPending: false)
        var filing = Filing(capture, under: claim, as: .interaction(interaction), bookRevision: nil)
        filing.isAlone = true
        _ = try await sample.context.database.conclude(filing, at: instant)
        return interaction
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
        #expect(page.contains("## Planned\n\n- \(day) 19:00 dinner ("))
        #expect(page.contains("## Likes\n\n- pottery ("))
        #expect(page.contains("## News and promises\n\n- “"))
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
        #expect(filed.filed.interactions.count == 2)
        #expect(try await proposals.list().isEmpty)
        #expect(
            try await sample.context.database.timeline(of: filed.contact.id, label: nil, limit: 9, after: nil).items
                .count == 2)
        _ = try await sample.context.database.undo(nil, at: sample.now)
        #expect(try await sample.context.database.contacts().isEmpty)
        #expect(try await sample.context.database.notes(.open).count == 5)
    }
}

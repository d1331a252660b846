import CirclesAPI
import CirclesCore
import CirclesService
import Foundation
import Testing

@Suite("What groups tell of each of their people")
struct GroupMemoryTests {
    private let zone = TimeZone(identifier: "Europe/Berlin")!

    /// A day of a group's chat that is filed with the contacts among those who speak.
    @discardableResult
    private func filed(
        _ sample: Sample, _ group: String, _ lines: [(String, String)], _ contacts: [Contact], days: Double = 0
    ) async throws -> Interaction {
        var labels: [String] = []
        for (sender, _) in lines where !labels.contains(sender) { labels.append(sender) }
        return try await sample.file(
            Transcript(
                title: group, isGroup: true, messages: lines.map { Message(side: .left, sender: $0, text: $1) }),
            with: labels.map { label in .init(contactID: contacts.first { $0.name == label }?.id, label: label) },
            at: sample.now.addingTimeInterval(days * 86_400))
    }

    @Test("a bare first name is proposed for each group by itself, and added to that group's conversations alone")
    func bareNames() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        for day in [0.0, 1] {
            for group in ["Chess Club", "Kindergarten Parents"] {
                try await filed(
                    sample, group, [("Maria Lopez", "hello"), ("Alex", "I love knitting"), ("~Ben", "hi")], [maria],
                    days: day)
            }
        }
        let proposals = Proposals(sample.context)
        let listed = try await proposals.list().map { "\($0.name) \($0.group ?? "") \($0.conversations.count)" }
        #expect(
            Set(listed) == [
                "Alex Chess Club 2", "Alex Kindergarten Parents 2", "~Ben Chess Club 2", "~Ben Kindergarten Parents 2",
            ])
        #expect(await code { _ = try await proposals.add("Alex") } == .ambiguous)
        #expect(await code { _ = try await proposals.add("Alex", in: "Choir") } == .notFound)
        let added = try await proposals.add("alex", in: "chess club")
        #expect(added.consequences.linkedConversations == 2)
        func group(_ contact: Contact) async throws -> [String] {
            let items = try await sample.context.database.timeline(of: contact.id, label: nil, limit: 9, after: nil)
            let captures = items.items.flatMap(\.captureIDs)
            return try await sample.context.database.listedTranscripts(of: captures).values.compactMap(\.title)
        }
        #expect(try await group(added.value.contact) == ["Chess Club", "Chess Club"])
        _ = try await sample.context.database.undo(nil, at: sample.now)
        #expect(try await proposals.list().count == 4)
        let ben = try await proposals.add("~Ben", in: "Chess Club").value.contact
        #expect(ben.name == "Ben")
        #expect(try await group(ben) == ["Chess Club", "Chess Club"])
    }

    @Test("what apps show where no name is, is nobody to add")
    func placeholders() async throws {
        let sample = try await Sample()
        for title in ["Unknown", "Unknown", "Unknown Number", "Unknown Number", "Zoe Quinn", "Zoe Quinn"] {
            _ = try await sample.note(title, Transcript(title: title, text: "t"))
        }
        #expect(try await Proposals(sample.context).list().map(\.name) == ["Zoe Quinn"])
    }

    @Test("a contact is found by their number as it is dialled at home")
    func numberAtHome() async throws {
        let sample = try await Sample(["CIRCLES_REGION": "DE"])
        let maria = try await sample.contact("Maria Lopez") { $0.phones = ["+49 151 2345678"] }
        _ = try await sample.contact("Tom Baker") { $0.phones = ["+49 151 2345679"] }
        for typed in ["0151 2345678", "01512345678", "+49 151 2345678", "0151/2345678"] {
            let found = try await Search(sample.context).find(typed, limit: 9, after: nil).items
            let contacts = found.compactMap { item in
                if case .contact(let record) = item.subject { record.contact.id } else { nil }
            }
            #expect(contacts == [maria.id], "\(typed)")
        }
    }

    @Test("a plan that another of the group moved last is in the brief of whoever takes part, as it is in the list")
    func othersWord() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez"), hugo = try await sample.contact("Hugo Laurent")
        let tom = try await sample.contact("Tom Baker")
        let all = [maria, hugo, tom]
        try await filed(
            sample, "Hiking Friends",
            [
                ("Maria Lopez", "Shall we hike on Saturday 20 January at 9:00?"),
                ("Tom Baker", "Yes! I love mushrooms"), ("Hugo Laurent", "My birthday is on 2 February"),
            ], all)
        try await filed(
            sample, "Hiking Friends",
            [("Hugo Laurent", "The hike is moved to Sunday 21 January, same time"), ("Tom Baker", "ok")], all, days: 1)
        let events = Events(sample.context, zone: zone, now: sample.now)
        #expect(try await events.list(with: maria, from: events.today).map(\.date.description) == ["2024-01-21"])
        let brief = try await Contacts(sample.context).sheet(of: maria, today: events.today).brief
        #expect(brief.upcoming.map(\.text) == ["2024-01-21 09:00 hike"])
        let birthdays = try await events.birthdays()
        #expect(birthdays.map(\.name) == ["Hugo Laurent"] && birthdays.map(\.words) == ["2 February"])
        let last = try await Contacts(sample.context).sheet(of: tom, today: events.today).brief.lastTalked
        #expect(last?.text == "said in a group: “ok”")
    }
}

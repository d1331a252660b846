import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@Suite("Importing contacts")
struct ContactImporterTests {
    private let update = ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: "ES")

    private func cards(_ texts: [String]) throws -> [PreparedCard] {
        let text = texts.map { "BEGIN:VCARD\nVERSION:3.0\n\($0)\nEND:VCARD\n" }.joined()
        var pieces = [Array(text.utf8), []]
        var reader = CardReader { pieces.isEmpty ? [] : pieces.removeFirst() }
        var cards: [PreparedCard] = []
        while let item = try reader.next() { if case .card(let card) = item { cards.append(PreparedCard(card)) } }
        return cards
    }

    /// Imports as a run of its own.
    @discardableResult
    private func take(_ sample: Sample, _ texts: String...) async throws -> [CardOutcome] {
        try await ContactImporter(sample.database, NameRules(region: "ES"), at: sample.now)
            .take(try cards(texts), from: "a file")
    }

    @Test(
        "a second import changes nothing; a changed card updates by its UID, and what the user changed stays",
        arguments: Engine.allCases)
    func again(engine: Engine) async throws {
        let sample = try Sample(engine)
        let first = "UID:1\nFN:Maria Lopez\nTEL:+34600000000\nTITLE:Clerk\nX-OTHER:kept"
        #expect(
            try await take(sample, first, "FN:No Uid\nEMAIL:n@example.com", "FN:Bare").map(\.status) == [
                .added, .added, .added,
            ])
        #expect(
            try await take(sample, first, "FN:No Uid\nEMAIL:n@example.com", "FN:Bare").map(\.status)
                == [.unchanged, .unchanged, .unchanged])
        var record = try await sample.database.record(
            try #require(try await sample.database.contacts().first { $0.uid == "1" }))
        record.contact.name = "Mari"
        try await sample.database.update(record, at: sample.now)
        let outcomes = try await take(
            sample, "UID:1\nFN:María López\nTEL:+34600000000\nTITLE:Boss\nX-OTHER:new",
            "FN:No Uid\nEMAIL:n@example.com\nTITLE:x",
            "FN:Bare\nNOTE:new")
        #expect(outcomes.map(\.status) == [.updated, .updated, .updated])
        #expect(try await sample.database.contacts().count == 3)
        let file = try #require(try await sample.database.files([record.contact.id]).first)
        #expect(file.record.contact.name == "Mari")
        #expect(file.record.details.title == "Boss")
        #expect(file.cards.first?.properties.first { $0.key == "X-OTHER" }?.value == "new")
    }

    @Test(
        "a card finds the contact that was entered by hand; two cards of one book are two people",
        arguments: Engine.allCases)
    func byName(engine: Engine) async throws {
        let sample = try Sample(engine)
        try await sample.database.add(Contact(name: "Maria Lopez", phones: ["600 000 000"]), at: sample.now)
        let outcomes = try await take(
            sample, "UID:1\nFN:Maria Lopez\nTEL:+34600000000", "UID:2\nFN:Maria Lopez\nTEL:+34600000000",
            "UID:3\nFN:Maria Lopez\nTEL:+34600000009")
        #expect(outcomes.map(\.status) == [.updated, .added, .added])
        #expect(try await sample.database.contacts().count == 3)
    }

    @Test(
        "people of one landline stay two, card by card and run by run",
        arguments: [("Anna 1", "Anna 2"), ("John Smith Sr", "John Smith Jr"), ("Anna (Work)", "Anna (Gym)")],
        Engine.allCases)
    func household(_ names: (String, String), engine: Engine) async throws {
        let (a, b) = names
        let sample = try Sample(engine)
        try await sample.database.add(Contact(name: a, phones: ["911 111 111"]), at: sample.now)
        #expect(try await take(sample, "FN:\(b)\nTEL:+34911111111").map(\.status) == [.added])
        #expect(try await take(sample, "UID:1\nFN:\(a)\nTEL:+34911111111").map(\.status) == [.updated])
        #expect(try await take(sample, "FN:\(b)\nTEL:+34911111111\nTITLE:Clerk").map(\.status) == [.updated])
        let contacts = try await sample.database.contacts()
        #expect(contacts.map(\.name).sorted() == [a, b].sorted())
        #expect(contacts.first { $0.name == a }?.uid == "1")
    }

    @Test("two runs at once bring one person in once, with or without a UID", arguments: Engine.allCases)
    func atOnce(engine: Engine) async throws {
        let sample = try Sample(engine)
        try await sample.database.add(Contact(name: "Foo Bar"), at: sample.now)
        let texts = ["FN:Maria Lopez\nEMAIL:m@example.org", "UID:1\nFN:Ana Sousa"]
        let runs = (0..<2).map { _ in ContactImporter(sample.database, NameRules(), at: sample.now) }
        var outcomes: [[CardOutcome.Status]] = []
        for text in texts {
            for run in runs { outcomes.append(try await run.take(try cards([text]), from: "a file").map(\.status)) }
        }
        #expect(outcomes == [[.added], [.unchanged], [.added], [.unchanged]])
        #expect(try await sample.database.contacts().count == 3)
    }

    @Test("bare names that differ in a digit are two people's", arguments: Engine.allCases)
    func bareDigits(engine: Engine) async throws {
        let sample = try Sample(engine)
        #expect(try await take(sample, "FN:Anna 1").map(\.status) == [.added])
        #expect(try await take(sample, "FN:Anna 2").map(\.status) == [.added])
        #expect(try await take(sample, "FN:Anna 2\nNOTE:new").map(\.status) == [.updated])
    }

    @Test(
        "two of one file who share a number and differ in an accent stay two, whatever comes again",
        arguments: Engine.allCases)
    func oneNumber(engine: Engine) async throws {
        let sample = try Sample(engine)
        let cards = ["FN:José Ruiz\nTEL:+12025550116", "FN:Jose Ruiz\nTEL:+12025550116"]
        for (note, status) in [("", CardOutcome.Status.added), ("", .unchanged), ("\nNOTE:new", .updated)] {
            #expect(try await take(sample, cards[0] + note, cards[1] + note).map(\.status) == [status, status])
            #expect(try await sample.database.contacts().map(\.name).sorted() == ["Jose Ruiz", "José Ruiz"].sorted())
        }
    }

    @Test("two bare names in one file stay two", arguments: Engine.allCases)
    func bareNames(engine: Engine) async throws {
        let sample = try Sample(engine)
        for status in [CardOutcome.Status.added, .unchanged] {
            #expect(try await take(sample, "FN:Bob\nNOTE:one", "FN:Bob\nNOTE:two").map(\.status) == [status, status])
        }
        #expect(try await sample.database.contacts().count == 2)
    }

    @Test("an import is undone as a whole, batch by batch", arguments: Engine.allCases)
    func undo(engine: Engine) async throws {
        let sample = try Sample(engine)
        try await take(sample, "UID:1\nFN:Maria Lopez\nTITLE:Clerk")
        let importer = ContactImporter(sample.database, NameRules(), at: sample.now)
        _ = try await importer.take(try cards(["UID:1\nFN:Maria Lopez\nTITLE:Boss"]), from: "a file")
        _ = try await importer.take(try cards(["UID:2\nFN:Ana Sousa"]), from: "a file")
        _ = try await sample.database.undo(nil, at: sample.now)
        let ids = try await sample.database.contactIDs()
        let records = try await sample.database.records(ids)
        #expect(records.map(\.contact.name) == ["Maria Lopez"])
        #expect(records.first?.details.title == "Clerk")
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await sample.database.contacts().isEmpty)
    }

    @Test("a merge takes everything along, leads old UIDs to the survivor, and is undone", arguments: Engine.allCases)
    func merge(engine: Engine) async throws {
        let sample = try Sample(engine)
        try await take(
            sample, "UID:1\nFN:Elizabeth Chen\nTEL:+12025550116\nCATEGORIES:family\nNOTE:one",
            "UID:2\nFN:Lizzie C\nEMAIL:liz@example.com\nCATEGORIES:work\nNOTE:two\nBDAY:1980-03-22\nX-OTHER:kept")
        let contacts = try await sample.database.contacts()
        let kept = try #require(contacts.first { $0.uid == "1" }),
            other = try #require(contacts.first { $0.uid == "2" })
        let capture = sample.capture()
        try await sample.accepted(capture)
        _ = try await sample.conclude(capture, .interaction(sample.interaction(capture, other)))
        let merged = try await sample.database.merge(other.id, into: kept.id, with: update, at: sample.now)
        #expect(merged.interactions == 1)
        let file = try #require(try await sample.database.files([kept.id]).first)
        #expect(file.record.contact.emails == ["liz@example.com"])
        #expect(file.record.contact.aliases.map(\.name) == ["Lizzie C"])
        #expect(file.record.details.labels == ["family", "work"])
        #expect(file.record.details.birthday == "1980-03-22")
        #expect(file.record.details.note == "one\n\ntwo")
        #expect(try await sample.database.timeline(of: kept.id, limit: nil).first?.interests.count == 1)
        // The other card again, and changed.
        #expect(
            try await take(sample, "UID:2\nFN:Lizzie C\nEMAIL:new@example.com\nCATEGORIES:work\nX-OTHER:kept").map(
                \.status)
                == [.updated])
        let after = try #require(try await sample.database.files([kept.id]).first)
        #expect(after.record.contact.name == "Elizabeth Chen")
        #expect(after.record.contact.emails == ["new@example.com"])
        #expect(try await sample.database.contacts().count == 1)
        let composed = CardComposer.compose(
            after.record, from: after.cards, formerUIDs: after.formerUIDs, version: .v40)
        #expect(composed.properties.contains { $0.key == "X-OTHER" })
        _ = try await sample.database.undo(nil, at: sample.now)
        _ = try await sample.database.undo(merged.entry, at: sample.now)
        #expect(try await sample.database.timeline(of: other.id, limit: nil).count == 1)
        #expect(try await sample.database.record(other).details.note == "two")
        #expect(try await sample.database.record(kept).contact.aliases.isEmpty)
        #expect(try await take(sample, "UID:2\nFN:Lizzie C\nTITLE:x").first?.contact?.id == other.id)
    }

    @Test("a person who took part under both contacts takes part once", arguments: Engine.allCases)
    func bothTookPart(engine: Engine) async throws {
        let sample = try Sample(engine)
        let a = try await sample.contact("A Chen"), b = try await sample.contact("B Chen")
        let capture = sample.capture()
        try await sample.accepted(capture)
        var interaction = sample.interaction(capture, a)
        interaction.participants.append(.init(contactID: b.id, label: "B"))
        _ = try await sample.conclude(capture, .interaction(interaction))
        _ = try await sample.database.merge(b.id, into: a.id, with: update, at: sample.now)
        #expect(try await sample.database.timeline(of: a.id, limit: nil).first?.participants.count == 1)
    }

    @Test("who the user is comes with the card that says so, unless it is known", arguments: Engine.allCases)
    func me(engine: Engine) async throws {
        let sample = try Sample(engine)
        try await take(sample, "UID:1\nFN:Kim Berg\nX-CIRCLES-ME:true", "UID:2\nFN:Other\nX-CIRCLES-ME:true")
        #expect(try await sample.database.contacts().filter(\.isMe).map(\.name) == ["Kim Berg"])
    }

    @Test("an edit of details is undone though a conversation was filed since", arguments: Engine.allCases)
    func undoDetails(engine: Engine) async throws {
        let sample = try Sample(engine)
        let contact = try await sample.contact()
        var record = ContactRecord(contact: contact)
        record.details.labels = ["family"]
        try await sample.database.update(record, at: sample.now.addingTimeInterval(1))
        let edit = try #require(try await sample.database.journal(limit: 1).first)
        let capture = sample.capture()
        try await sample.accepted(capture)
        _ = try await sample.conclude(capture, .interaction(sample.interaction(capture, contact)))
        _ = try await sample.database.undo(edit.id, at: sample.now)
        #expect(try await sample.database.record(contact).details.isEmpty)
    }

    @Test("more contacts are read at once than SQLite takes arguments", arguments: Engine.allCases)
    func manyIDs(engine: Engine) async throws {
        let sample = try Sample(engine)
        let contact = try await sample.contact()
        let ids = (0..<40_000).map { _ in Contact.ID.random() } + [contact.id]
        #expect(try await sample.database.records(ids).map(\.contact.id) == [contact.id])
    }

    @Test("a note finds nobody", arguments: Engine.allCases)
    func notes(engine: Engine) async throws {
        let sample = try Sample(engine)
        try await take(sample, "UID:1\nFN:Maria Lopez\nNOTE:Dan is her brother")
        let matcher = ContactMatcher(ContactIndex(try await sample.database.contacts()))
        #expect(matcher.match("Dan").outcome == .unknown)
    }
}

import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@Suite("Groups of an address book")
struct ContactGroupTests {
    private func run(_ sample: Sample, _ texts: String...) async throws -> [CardOutcome] {
        let text = texts.map { "BEGIN:VCARD\nVERSION:3.0\n\($0)\nEND:VCARD\n" }.joined()
        var pieces = [Array(text.utf8), []]
        var reader = CardReader { pieces.isEmpty ? [] : pieces.removeFirst() }
        var cards: [PreparedCard] = []
        while let item = try reader.next() { if case .card(let card) = item { cards.append(PreparedCard(card)) } }
        let importer = ContactImporter(sample.database, NameRules(region: "ES"), at: sample.now)
        _ = try await importer.take(cards, from: "a file")
        let groups = try await importer.endFile(from: "a file")
        try await importer.endRun(from: "a file")
        return groups
    }

    private func labels(_ sample: Sample) async throws -> [String: [String]] {
        let ids = try await sample.database.contactIDs()
        return Dictionary(
            uniqueKeysWithValues: try await sample.database.records(ids).map { ($0.contact.name, $0.details.labels) })
    }

    private let ana = "UID:1\nFN:Ana Sousa\nCATEGORIES:family"
    private let bo = "UID:urn:uuid:2\nFN:Bo Berg"
    private func friends(_ members: String..., name: String = "Friends") -> String {
        (["UID:g\nFN:\(name)\nX-ADDRESSBOOKSERVER-KIND:group\nX-OTHER:kept"]
            + members.map { "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:\($0)" }).joined(separator: "\n")
    }

    @Test("a group's name labels its members, whichever comes first, and once", arguments: Engine.allCases)
    func members(engine: Engine) async throws {
        let sample = try Sample(engine)
        let groups = try await run(sample, friends("1", "2", "3"), ana, bo)
        #expect(groups.map(\.group) == ["Friends"])
        #expect(groups.first?.changes.compactMap(\.after) == ["Ana Sousa", "Bo Berg"])
        #expect(try await labels(sample) == ["Ana Sousa": ["family", "Friends"], "Bo Berg": ["Friends"]])
        // Who comes later is labelled, too; who was taken out here stays out.
        var record = try await sample.database.record(
            try #require(try await sample.database.contacts().first { $0.name == "Bo Berg" }))
        record.details.labels = []
        try await sample.database.update(record, at: sample.now)
        #expect(try await run(sample, friends("1", "2", "3"), ana, bo).map(\.status) == [.unchanged])
        _ = try await run(sample, "UID:3\nFN:Cy Dorn")
        #expect(
            try await labels(sample) == ["Ana Sousa": ["family", "Friends"], "Bo Berg": [], "Cy Dorn": ["Friends"]])
    }

    @Test(
        "who leaves a group loses its label, unless a card of its own says it; a group may change its name",
        arguments: Engine.allCases)
    func changes(engine: Engine) async throws {
        let sample = try Sample(engine)
        _ = try await run(sample, ana, bo, "UID:3\nFN:Cy Dorn\nCATEGORIES:friends", friends("1", "2", "3"))
        let left = try await run(sample, friends("2"))
        #expect(left.first?.changes == [ContactChange(field: "member", before: "Ana Sousa", after: nil)])
        _ = try await run(sample, friends("2", name: "Club"))
        #expect(
            try await labels(sample) == ["Ana Sousa": ["family"], "Bo Berg": ["Club"], "Cy Dorn": ["friends"]])
        _ = try await sample.database.undo(nil, at: sample.now)
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await labels(sample)["Ana Sousa"] == ["family", "Friends"])
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await sample.database.contacts().isEmpty)
        #expect(try await sample.database.contactGroups().isEmpty)
    }

    @Test(
        "a group is exported with who has its label, in the words of either version, and imports unchanged",
        arguments: Engine.allCases)
    func export(engine: Engine) async throws {
        let sample = try Sample(engine)
        _ = try await run(sample, ana, bo, friends("1", "stranger"))
        let group = try #require(try await sample.database.contactGroups().first)
        #expect(group.strangers == ["stranger"])
        for version in [ContactCard.Version.v30, .v40] {
            let card = ContactGroup.compose(
                group.card, members: ["1", "urn:uuid:2"] + group.strangers, version: version)
            #expect(card.isGroup)
            #expect(ContactGroup(card)?.members == ["1", "stranger", "2"])
            #expect(card.properties.contains { $0.key == "X-OTHER" })
            #expect(card.properties.contains { $0.key == "MEMBER" } == (version == .v40))
            let same = ContactGroup.compose(group.card, members: ["1"] + group.strangers, version: version)
            #expect(ContactGroup.isSame(group.card, same))
        }
    }

    @Test("a purge takes a contact out of its groups", arguments: Engine.allCases)
    func purge(engine: Engine) async throws {
        let sample = try Sample(engine)
        _ = try await run(sample, "UID:sesquipedalian\nFN:Ana Sousa", bo, friends("sesquipedalian", "2"))
        let ana = try #require(try await sample.database.contacts().first { $0.name == "Ana Sousa" })
        try await sample.database.purge(try await sample.database.planPurge(of: ana, with: []))
        let group = try #require(try await sample.database.contactGroups().first)
        #expect(ContactGroup(group.card)?.members == ["2"])
        #expect(group.strangers.isEmpty)
        #expect(try await labels(sample) == ["Bo Berg": ["Friends"]])
    }

    @Test("a group without a name is a bad card", arguments: Engine.allCases)
    func nameless(engine: Engine) async throws {
        let sample = try Sample(engine)
        #expect(try await run(sample, "KIND:group\nMEMBER:urn:uuid:1").isEmpty)
    }
}

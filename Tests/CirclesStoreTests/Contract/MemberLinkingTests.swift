import CirclesCore
import Foundation
import Testing

@Suite("People in groups who become contacts")
struct MemberLinkingTests {
    /// A conversation of a group in which Elizabeth, a contact, and these people spoke.
    private func group(_ sample: Sample, _ liz: Contact, _ others: String...) async throws -> Interaction {
        let capture = sample.capture(UUID().uuidString)
        try await sample.accepted(capture)
        var interaction = sample.interaction(capture, liz)
        interaction.participants += others.map { .init(contactID: nil, label: $0) }
        interaction.messages = others.map { Message(side: .left, sender: $0, text: "I am \($0)") }
        guard case .interaction(let filed) = try await sample.conclude(capture, .interaction(interaction)) else {
            throw CirclesError(.internalError, "not filed")
        }
        return filed
    }

    private func run(_ sample: Sample, _ names: String...) async throws -> ContactBookEffects {
        let importer = ContactImporter(sample.database, NameRules(), at: sample.now)
        for name in names {
            var pieces = [Array("BEGIN:VCARD\r\nVERSION:4.0\r\nUID:\(UUID())\r\nFN:\(name)\r\nEND:VCARD\r\n".utf8)]
            var reader = ContactFileReader(.vcard) { pieces.popLast() ?? [] }
            var ids = IdentifierSequence()
            while case .card(let numbered)? = try reader.next() {
                _ = try await importer.take([PreparedCard(numbered) { ids.next() }], from: "a file")
            }
        }
        try await importer.endRun(from: "a file")
        return importer.effects
    }

    enum Coming: String, CaseIterable, Sendable {
        case add, rename, newForANote, importCards
    }

    private func come(_ way: Coming, _ sample: Sample, _ other: Contact) async throws -> Int {
        let maria = Contact(name: "Maria Lopez")
        switch way {
        case .add: return try await sample.database.add(maria, at: sample.now).linkedConversations
        case .rename:
            var renamed = other
            renamed.name = "Maria Lopez"
            return try await sample.database.update(renamed, at: sample.now).linkedConversations
        case .newForANote:
            var assignment = Assignment(try await sample.noted("Somebody").id, to: maria)
            assignment.isNew = true
            return try await sample.database.assign(assignment, at: sample.now)?.linked ?? 0
        case .importCards: return try await run(sample, "Maria Lopez").linkedConversations
        }
    }

    @Test(
        "who spoke in a group and becomes a contact has those conversations, with what they said; undoing takes both back",
        arguments: Coming.allCases, Engine.allCases)
    func linked(_ way: Coming, engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact(), other = try await sample.contact("Ana Sousa")
        let first = try await group(sample, liz, "Maria Lopez", "Maria", "Sarah Ahmed")
        let second = try await group(sample, liz, "maria lopez")
        let note = way == .newForANote ? 1 : 0
        #expect(try await come(way, sample, other) == 2)
        let maria = try #require(try await sample.database.contacts().first { $0.name == "Maria Lopez" })
        let found = try await sample.database.timeline(of: maria.id, limit: nil)
        #expect(found.count == 2 + note)
        let one = try #require(found.first { $0.id == first.id })
        #expect(one.participants.map(\.contactID) == [liz.id, maria.id, nil, nil])
        #expect(one.messages(by: maria.id).map(\.text) == ["I am Maria Lopez"])
        _ = try await sample.database.undo(nil, at: sample.now)
        for before in [first, second] {
            let now = try await sample.database.interaction(before.id)
            #expect(now.participants.map(\.contactID) == before.participants.map(\.contactID))
        }
        #expect(try await !sample.database.contacts().contains { $0.name == "Maria Lopez" })
    }

    @Test("two who fit are nobody, in the book or in one file", arguments: Engine.allCases)
    func ambiguous(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let interaction = try await group(sample, liz, "Maria Lopez")
        #expect(try await run(sample, "Maria Lopez", "Ana Sousa", "Maria Lopez").linkedConversations == 0)
        #expect(try await sample.database.interaction(interaction.id).participants.map(\.contactID) == [liz.id, nil])
    }

    @Test("a likeness, a part of a name or another person's marks link nobody", arguments: Engine.allCases)
    func folds(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let interaction = try await group(sample, liz, "Maria", "Marla Lopez", "M. Lopez", "Maria Lopez 2")
        try await sample.database.add(Contact(name: "Maria Lopez"), at: sample.now)
        #expect(try await sample.database.interaction(interaction.id).participants.compactMap(\.contactID) == [liz.id])
    }

    @Test(
        "a bare first name, or one that strangers give themselves, links nobody but where the user says so",
        arguments: ["Alex", "~Ben", "Alex K."], Engine.allCases)
    func bareName(label: String, engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let chess = try await group(sample, liz, label), parents = try await group(sample, liz, label)
        let bare = Contact(name: label)
        #expect(try await sample.database.add(bare, at: sample.now).linkedConversations == 0)
        _ = try await sample.database.undo(nil, at: sample.now)
        let effects = try await sample.database.add(
            ContactRecord(contact: bare), whoSpoke: [SpokenIn(label, in: chess.id)], at: sample.now)
        #expect(effects.linkedConversations == 1)
        func contacts(_ id: Interaction.ID) async throws -> [Contact.ID] {
            try await sample.database.interaction(id).participants.compactMap(\.contactID)
        }
        #expect(try await contacts(chess.id) == [liz.id, bare.id])
        #expect(try await contacts(parents.id) == [liz.id])
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await contacts(chess.id) == [liz.id])
        #expect(try await sample.database.contacts().map(\.id) == [liz.id])
    }

    @Test(
        "whom the user took a group's conversation back from does not get it by a new name", arguments: Engine.allCases)
    func rejected(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        var maria = try await sample.contact("Maria Lopez")
        let interaction = try await group(sample, liz, "Mimi Rose")
        _ = try await sample.database.move(interaction.id, from: liz.id, to: maria, at: sample.now)
        _ = try await sample.database.returnToInbox(interaction.id, at: sample.now)
        let note = try #require(try await sample.database.notes(.open).first)
        #expect(note.rejectedContactIDs == [maria.id])
        var assignment = Assignment(note.id, to: liz)
        assignment.members[note.id] = [
            .init(contactID: liz.id, label: "Liz"), .init(contactID: nil, label: "Mimi Rose"),
        ]
        let again = try #require(try await sample.database.assign(assignment, at: sample.now)).interaction
        maria.nicknames = ["Mimi Rose"]
        #expect(try await sample.database.update(maria, at: sample.now).linkedConversations == 0)
        #expect(try await sample.database.interaction(again.id).participants.compactMap(\.contactID) == [liz.id])
    }
}

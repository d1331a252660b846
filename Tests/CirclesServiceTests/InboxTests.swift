import CirclesCore
import CirclesService
import Testing

@Suite("Filing a note")
struct InboxTests {
    @Test("a note is filed once, and its title is learnt")
    func assign() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        let note = try await sample.note("Mari 🌸")
        let filed = try await sample.context.inbox.assign(note, to: maria)
        #expect(filed.assigned.interaction.participants.map(\.contactID) == [maria.id])
        #expect(filed.learnt?.value == "Mari 🌸")
        #expect(await code { _ = try await sample.context.inbox.assign(note, to: maria) } == .usage)
    }

    @Test("a title that is another contact's name is not learnt")
    func otherName() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        try await sample.contact("John Smith")
        let filed = try await sample.context.inbox.assign(try await sample.note("John Smith"), to: maria)
        #expect(filed.learning == .refuse(.othersFit))
    }

    @Test("other notes with the title are filed in the same step, and undone with it")
    func also() async throws {
        let sample = try await Sample()
        let note = try await sample.note("Mari")
        let other = try await sample.note("Mari")
        let maria = Contact(name: "Maria Lopez")
        let titled = try await sample.context.inbox.titledLike(note, notRejecting: maria)
        #expect(titled.map(\.id) == [other.id])
        let filed = try await NoteFiling(sample.context).file(note, with: maria, isNew: true, also: [other.id])
        #expect(filed.value.interactions.count == 2)
        _ = try await Undoing(sample.context).undo(filed.value.entry)
        #expect(try await sample.context.database.notes(.open).count == 2)
        #expect(try await sample.context.database.contacts().isEmpty)
    }

    @Test("a note that is named by its beginning is filed with whoever is named, put aside and opened again")
    func named() async throws {
        let sample = try await Sample()
        let filing = NoteFiling(sample.context)
        let notes = [try await sample.note("Mari"), try await sample.note("Mari")]
        #expect(try await filing.dismiss(notes[0].id.short).state == .dismissed)
        #expect(try await filing.reopen(notes[0].id.short).state == .open)
        let filed = try await filing.file(note: notes[0].id.short, with: .new("Maria Lopez"), also: false)
        #expect(filed.value.contact.name == "Maria Lopez")
        #expect(filed.value.left == [notes[1].id])
        let more = try await filing.file(note: notes[1].id.short, with: .contact("Maria Lopez"), also: true)
        #expect(more.value.contact.id == filed.value.contact.id)
        #expect(more.value.left.isEmpty)
        #expect(await code { _ = try await filing.dismiss(notes[1].id.short) } == .usage)
        #expect(await code { _ = try await filing.reopen(notes[1].id.short) } == .usage)
        #expect(await code { _ = try await filing.file(note: "zz", with: .new("A B"), also: false) } == .usage)
    }

    @Test("suggestions of one name are told apart by a number, an employer or nothing but an id")
    func namesakes() async throws {
        let sample = try await Sample()
        try await sample.contact("Claire Petit") { $0.phones = ["+33 1 23 45 67 89"] }
        let other = try await sample.contact("Claire Petit")
        try await sample.contact("Claire Petitjean")
        let match = try await sample.context.inbox.match(try await sample.note("Claire Petit").id).match
        let reasons = Dictionary(match.suggestions.map { ($0.contact.id, $0.reason) }) { first, _ in first }
        #expect(reasons[other.id]?.contains(other.id.short) == true)
        #expect(reasons.values.contains { $0.contains("+33 1 23 45 67 89") })
    }

    @Test("a list suggests for a group what its note does: the members who are recognised")
    func listed() async throws {
        let sample = try await Sample()
        let claire = try await sample.contact("Claire Dubois")
        let messages = ["Claire Dubois", "Tom Berg"].map { Message(side: .left, sender: $0, text: "Hello") }
        let note = try await sample.note(
            "Book club", Transcript(app: .whatsapp, title: "Book club", isGroup: true, messages: messages))
        let alone = try await sample.note("Book club")
        let page = try await sample.context.inbox.page(.open, label: nil, limit: 10, after: nil)
        let listed = Dictionary(page.items.map { ($0.note.id, $0.match.suggestions) }) { first, _ in first }
        #expect(listed[note.id]?.map(\.contact.id) == [claire.id])
        #expect(try await sample.context.inbox.match(note.id).match.suggestions == listed[note.id])
        #expect(listed[alone.id]?.isEmpty == true)
    }
}

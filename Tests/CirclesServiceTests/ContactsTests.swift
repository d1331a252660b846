import CirclesAPI
import CirclesCore
import CirclesService
import Foundation
import Testing

@Suite("Writes of the contact book")
struct ContactsTests {
    @Test("adding a contact names the open notes that lead to it, and them alone")
    func addNamesNotes() async throws {
        let sample = try await Sample()
        let note = try await sample.note("Maria Lopez")
        _ = try await sample.note("Somebody Else")
        let added = try await Contacts(sample.context).add("Maria Lopez", ContactEdit())
        #expect(added.consequences.notesNowMatching.map(\.note.id) == [note.id])
        #expect(added.consequences.forgotten.isEmpty)
        #expect(added.value.namesake == nil)
    }

    @Test("a second contact of one name is added, and said to have a namesake")
    func namesake() async throws {
        let sample = try await Sample()
        let first = try await sample.contact("Maria Lopez")
        let second = try await Contacts(sample.context).add("Maria Lopez", ContactEdit()).value
        #expect(second.namesake?.id == first.id)
        #expect(try await sample.context.database.contacts().count == 2)
    }

    @Test("a contact whom a learnt name fits, too, takes that name away, and it is told whose it was")
    func forgotten() async throws {
        let sample = try await Sample()
        let liz = try await sample.contact("Elizabeth Chen")
        let filed = try await NoteFiling(sample.context).file(try await sample.note("Lissy Wonder"), with: liz)
        #expect(filed.value.learnt?.value == "Lissy Wonder")
        let added = try await Contacts(sample.context).add("Lissy Wonder", ContactEdit())
        #expect(added.consequences.forgotten.map(\.name) == ["Lissy Wonder"])
        #expect(added.consequences.forgotten.map(\.contactName) == ["Elizabeth Chen"])
    }

    @Test("removing one of two of a name names the note that leads to the other now")
    func remove() async throws {
        let sample = try await Sample()
        let note = try await sample.note("Maria Lopez")
        let first = try await sample.contact("Maria Lopez") { $0.organization = "Acme" }
        let second = try await sample.contact("Maria Lopez")
        let removed = try await Contacts(sample.context).remove(second, to: .nowhere)
        #expect(removed.value == 0)
        #expect(removed.consequences.notesNowMatching.map(\.note.id) == [note.id])
        #expect(removed.consequences.notesNowMatching.first?.match.contact?.id == first.id)
    }

    @Test("a contact with interactions is not removed unless they have somewhere to go")
    func removeWithInteractions() async throws {
        let sample = try await Sample()
        let contact = try await sample.contact("Maria Lopez")
        _ = try await NoteFiling(sample.context).file(try await sample.note("Mari"), with: contact)
        let contacts = Contacts(sample.context)
        #expect(await code { _ = try await contacts.remove(contact, to: .nowhere) } == .usage)
        #expect(try await contacts.remove(contact, to: .inbox).value == 1)
    }

    @Test("a merge on trial changes nothing")
    func dryMerge() async throws {
        let sample = try await Sample()
        let a = try await sample.contact("Maria Lopez")
        let b = try await sample.contact("Mari L") { $0.phones = ["+34 600 000 000"] }
        let merged = try await Contacts(sample.context).merge(b, into: a, isDryRun: true)
        #expect(merged.value.record.contact.phones == ["+34 600 000 000"])
        #expect(try await sample.context.database.contacts().count == 2)
        #expect(try await sample.context.database.record(a).contact.phones.isEmpty)
    }

    @Test("who the user is may be a name that no contact has")
    func me() async throws {
        let sample = try await Sample()
        let me = try await Contacts(sample.context).setMe("Kim Berg").value
        #expect(me.isMe)
        let again = try await Contacts(sample.context).setMe("Kim Berg").value
        #expect(again.id == me.id)
        #expect(try await sample.context.database.contacts().filter(\.isMe).count == 1)
    }

    @Test("undoing names the notes that lead to somebody again")
    func undo() async throws {
        let sample = try await Sample()
        let contact = try await sample.contact("Maria Lopez")
        let note = try await sample.note("Maria Lopez")
        _ = try await Contacts(sample.context).remove(contact, to: .nowhere)
        let undone = try await Undoing(sample.context).undo(nil)
        #expect(undone.consequences.notesNowMatching.map(\.note.id) == [note.id])
    }
}

@Suite("Looking at contacts")
struct ContactSheetTests {
    @Test("a sheet tells what is known, and where learnt names came from")
    func sheet() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez") { $0.labels = ["family"] }
        try await sample.contact("Bo Kent")
        let note = try await sample.note("Mari 🌸")
        let filed = try await NoteFiling(sample.context).file(
            note: note.id.short, with: .contact("Maria Lopez"), also: false)
        let contacts = Contacts(sample.context)
        let sheet = try await contacts.sheet(of: maria)
        #expect(sheet.origins.map(\.source) == [.note(note.id)])
        #expect(sheet.latest.map(\.id) == filed.value.filed.interactions.map(\.id))
        #expect(try await contacts.view(of: sheet.record).aliasOrigins.map(\.alias) == ["Mari 🌸"])
        #expect(try await contacts.list(label: "family").map(\.contact.name) == ["Maria Lopez"])
        #expect(try await contacts.list(label: nil).map(\.contact.name) == ["Bo Kent", "Maria Lopez"])
    }

    @Test("nobody is the user until that is said")
    func me() async throws {
        let sample = try await Sample()
        let contacts = Contacts(sample.context)
        #expect(await code { _ = try await contacts.me() } == .notFound)
        _ = try await contacts.setMe("Kim Berg")
        #expect(try await contacts.me().name == "Kim Berg")
    }
}

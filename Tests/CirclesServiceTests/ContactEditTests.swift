import CirclesCore
import CirclesService
import Testing

@Suite("A change of a contact")
struct ContactEditTests {
    private func applied(
        _ edit: (inout ContactEdit) -> Void, to record: ContactRecord = ContactRecord(contact: Contact(name: "Ann"))
    ) throws -> ContactRecord {
        var change = ContactEdit()
        edit(&change)
        var record = record
        try change.apply(to: &record)
        return record
    }

    @Test("an empty text takes a single field away; without one it stays")
    func single() throws {
        var record = ContactRecord(contact: Contact(name: "Ann", given: "Ann", family: "Lee"))
        record.details.organization = "Acme"
        record.details.note = "old"
        let edited = try applied(
            {
                $0.given = ""
                $0.organization = ""
                $0.note = ""
            }, to: record)
        #expect(edited.contact.given == nil)
        #expect(edited.contact.family == "Lee")
        #expect(edited.details.organization == nil)
        #expect(edited.details.note == nil)
    }

    @Test("labels and relations come once")
    func once() throws {
        let record = try applied {
            $0.labels = ["family", "family"]
            $0.relations = ["spouse:Maria", "spouse:Maria"]
        }
        #expect(record.details.labels == ["family"])
        #expect(record.details.relations == [ContactRelation(kind: "spouse", name: "Maria")])
    }

    @Test("what is taken away must be there, wherever it is")
    func removal() async throws {
        var record = ContactRecord(contact: Contact(name: "Ann", nicknames: ["Annie"], phones: ["+49 30 1"]))
        record.details.labels = ["family"]
        let edited = try applied({ $0.removed = ["Annie", "+49 30 1", "family"] }, to: record)
        #expect(edited.contact.nicknames.isEmpty && edited.contact.phones.isEmpty && edited.details.labels.isEmpty)
        #expect(await code { _ = try applied({ $0.removed = ["Bo"] }, to: record) } == .notFound)
    }

    @Test("what cannot be a field is refused", arguments: ["birthday", "relation", "name", "note"])
    func refused(_ field: String) async {
        let expected: CirclesError.Code = ["birthday", "relation"].contains(field) ? .usage : .badInput
        let thrown = await code {
            _ = try applied { edit in
                switch field {
                case "birthday": edit.birthday = "soon"
                case "relation": edit.relations = ["Maria"]
                case "name": edit.name = "  "
                default: edit.note = String(repeating: "a", count: ContactEdit.maximumNote + 1)
                }
            }
        }
        #expect(thrown == expected)
    }

    @Test("what nobody could dial is no phone number", arguments: ["abc", "12", "call me 1", ""])
    func phone(_ text: String) {
        #expect(throws: CirclesError.self) { try applied { $0.phones = [text] } }
    }

    @Test("numbers as people write them are taken", arguments: ["+1 202 555 0110", "112", "(030) 1234"])
    func goodPhone(_ text: String) throws {
        #expect(try applied { $0.phones = [text] }.contact.phones == [text])
    }
}

import Testing

@testable import CirclesCore

@Suite("Whom a person means on the command line")
struct ContactSelectorTests {
    private let maria = Contact(name: "Maria Lopez", nicknames: ["Mari"])
    private let twins = [Contact(name: "Jon Smith"), Contact(name: "Jon Smith")]

    private func code(_ text: String) -> CirclesError.Code? {
        do {
            _ = try ContactSelector([maria] + twins).contact(text)
            return nil
        } catch {
            return error.code
        }
    }

    @Test("a full name, an id, or six digits of one")
    func found() throws {
        let selector = ContactSelector([maria] + twins)
        #expect(try selector.contact("maria lópez") == maria)
        #expect(try selector.contact(maria.id.description.uppercased()) == maria)
        #expect(try selector.contact(String(twins[1].id.description.prefix(8))) == twins[1])
    }

    @Test("a part, a nickname or five digits are nobody; a name of two is both")
    func notFound() {
        #expect(code("Maria") == .notFound)
        #expect(code("Mari") == .notFound)
        #expect(code(String(maria.id.description.prefix(5))) == .notFound)
        #expect(code("") == .notFound)
        #expect(code("Jon Smith") == .ambiguous)
    }

    @Test("who could have been meant is named, with the id to give", arguments: ["maria", "Lopez", "Mari", "lop"])
    func near(text: String) {
        #expect {
            _ = try ContactSelector([maria] + twins).contact(text)
        } throws: { error in
            (error as? CirclesError)?.hint == "give a whole name or an id: Maria Lopez \(maria.id.short)"
        }
    }

    @Test("what is one contact's name and another's id is an error that says so")
    func both() {
        let odd = Contact(name: String(maria.id.description.prefix(8)))
        #expect(throws: CirclesError.self) { try ContactSelector([maria, odd]).contact(odd.name) }
    }
}

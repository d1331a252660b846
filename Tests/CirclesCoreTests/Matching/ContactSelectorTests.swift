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
            (error as? CirclesError)?.remedy?.advice == "did you mean Maria Lopez \(maria.id.short)?"
        }
    }

    @Test(
        "a name that differs in a digit, a generation, a context or a sign is another one's",
        arguments: [
            ("Anna 1", "Anna 2"), ("John Smith Sr", "John Smith Jr"), ("Anna (Work)", "Anna (Gym)"), ("Anna", "Anna 1"),
            ("Anna 🌸", "Anna 🐻"), ("🌸", "🐻"), ("+1 412 253 4494", "+1 202 555 0177"),
        ])
    func another(asked: String, stored: String) throws {
        let other = Contact(name: stored), meant = Contact(name: asked)
        #expect(throws: CirclesError.self) { try ContactSelector([other]).contact(asked) }
        #expect(try ContactSelector([other, meant]).contact(asked) == meant)
    }

    @Test("the name as it is written wins over one that differs in case, accents or emoji; none is guessed")
    func strict() throws {
        let book = ["José Ruiz", "Jose Ruiz", "jose ruiz", "Mom", "Mom ❤️"].map { Contact(name: $0) }
        for contact in book { #expect(try ContactSelector(book).contact(contact.name) == contact) }
        #expect(throws: CirclesError.self) { try ContactSelector(book).contact("JOSE RUIZ") }
        #expect(try ContactSelector(book).contact("JOSÉ RUIZ") == book[0])
        #expect(try ContactSelector([book[4]]).contact("mom") == book[4])
    }

    @Test("what is one contact's name and another's id is an error that says so")
    func both() {
        let odd = Contact(name: String(maria.id.description.prefix(8)))
        #expect(throws: CirclesError.self) { try ContactSelector([maria, odd]).contact(odd.name) }
    }
}

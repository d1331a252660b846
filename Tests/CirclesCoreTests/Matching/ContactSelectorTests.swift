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
        #expect(try selector.contact("maria lopez") == maria)
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
    }

    @Test(
        "what writes takes a name as it is written, but for case: a letter, an accent or a sign more is another one's",
        arguments: [
            ("Tom O", "Tom 0"), ("Jose Ruiz", "José Ruiz"), ("Hans A", "Hans Å"), ("mom", "Mom ❤️"),
            ("@ole_2", "@ole_1"),
        ])
    func asWritten(asked: String, stored: String) {
        #expect(throws: CirclesError.self) { try ContactSelector([Contact(name: stored)]).contact(asked) }
        let isShown =
            if case .one = ContactSelector([Contact(name: stored)]).find(asked, takesPart: true) { true } else { false }
        #expect(isShown == (stored != "@ole_1"))
    }

    @Test("what reads shows nobody whose number is another")
    func otherNumber() {
        for (asked, stored) in [("Anna 1", "Anna 2"), ("@ole_2", "@ole_1"), ("+1 412 253 4494", "+1 412 253 4495")] {
            if case .one = ContactSelector([Contact(name: stored)]).find(asked, takesPart: true) {
                Issue.record("\(asked) is not \(stored)")
            }
        }
    }

    @Test("what is one contact's name and another's id is an error that says so")
    func both() {
        let odd = Contact(name: String(maria.id.description.prefix(8)))
        #expect(throws: CirclesError.self) { try ContactSelector([maria, odd]).contact(odd.name) }
    }
}

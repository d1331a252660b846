import Testing

@testable import CirclesCore

@Suite("Bringing a contact up to date")
struct ContactUpdateTests {
    private let update = ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: "ES")

    private func record(_ name: String, phones: [String] = [], emails: [String] = []) -> ContactRecord {
        ContactRecord(contact: Contact(name: name, phones: phones, emails: emails))
    }

    @Test("what the user left follows the card, what the user changed stays")
    func local() {
        var base = record("Maria Lopez", phones: ["+34600000000", "+34911111111"], emails: ["m@example.com"])
        base.details.title = "Clerk"
        base.details.organization = "Acme"
        var mine = base
        mine.contact.name = "Mari"
        mine.details.title = "Boss"
        mine.contact.emails.append("private@example.com")
        mine.contact.phones.removeAll { $0 == "+34911111111" }
        var newer = base
        newer.contact.name = "María López"
        newer.details.title = "Chief"
        newer.details.organization = "Other"
        newer.contact.emails = ["new@example.com"]
        let merged = update.merged(mine, base: base, newer: newer)
        #expect(merged.contact.name == "Mari")
        #expect(merged.details.title == "Boss")
        #expect(merged.details.organization == "Other")
        #expect(merged.contact.emails == ["private@example.com", "new@example.com"])
        #expect(merged.contact.phones == ["+34600000000"])
    }

    @Test("a contact that came from no card is only added to; one number written twice is one")
    func fill() {
        var mine = record("Maria Lopez", phones: ["600 000 000"])
        mine.details.title = "Boss"
        var newer = record("Maria Lopez Ruiz", phones: ["+34 600 000 000", "+34 911 111 111"])
        newer.details.title = "Clerk"
        newer.details.birthday = "1980-03-22"
        let merged = update.merged(mine, base: nil, newer: newer)
        #expect(merged.contact.name == "Maria Lopez")
        #expect(merged.contact.phones == ["600 000 000", "+34 911 111 111"])
        #expect(merged.details.title == "Boss")
        #expect(merged.details.birthday == "1980-03-22")
    }

    @Test("the same person is one with an equal name and an equal address or number")
    func same() {
        let known = record("Maria Lopez", phones: ["+34 600 000 000"], emails: ["M@Example.com"])
        #expect(update.isSamePerson(record("maria lópez", emails: ["m@example.com"]), known, knownNames: []))
        #expect(update.isSamePerson(record("Maria Lopez", phones: ["600000000"]), known, knownNames: []))
        #expect(!update.isSamePerson(record("Ana Lopez", phones: ["600000000"]), known, knownNames: []))
        #expect(!update.isSamePerson(record("Maria Lopez", phones: ["600000001"]), known, knownNames: []))
        #expect(update.isSamePerson(record("Mari L", phones: ["600000000"]), known, knownNames: ["Mari L"]))
    }

    @Test(
        "two people who share a landline are told apart by what their names differ in",
        arguments: [
            ("Anna 1", "Anna 2"), ("John Smith Sr", "John Smith Jr"), ("Anna (Work)", "Anna (Gym)"),
            ("Mr. Whitfield", "Mrs. Whitfield"), ("Anna 🌸", "Anna 🐻"),
        ])
    func household(a: String, b: String) {
        let known = record(a, phones: ["+34 911 111 111"])
        #expect(!update.isSamePerson(record(b, phones: ["911111111"]), known, knownNames: []))
        #expect(!update.isSamePerson(record(b, phones: ["911111111"]), known, knownNames: [a]))
        #expect(update.isSamePerson(record(a, phones: ["911111111"]), known, knownNames: []))
    }

    @Test("of two contacts made one, the other's name is kept where it is another one")
    func joinedNames() {
        func aliases(_ a: String, _ b: String) -> [String] {
            update.joined(record(a), record(b)).contact.aliases.map(\.name)
        }
        #expect(aliases("Anna 1", "Anna 2") == ["Anna 2"])
        #expect(aliases("Maria Lopez", "María López").isEmpty)
    }
}

@Suite("Contacts entered twice")
struct DuplicateSearchTests {
    private func pairs(_ contacts: Contact...) -> [DuplicatePair] {
        DuplicateSearch(ContactMatcher(ContactIndex(contacts, region: "ES"))).pairs()
    }

    @Test("best first, with why")
    func order() {
        let found = pairs(
            Contact(name: "Maria Lopez", phones: ["+34 600 000 000"], emails: ["m@example.com"]),
            Contact(name: "Maria López", emails: ["M@example.com"]), Contact(name: "Jon Smith"),
            Contact(name: "Jon Smith"), Contact(name: "Somebody Else"))
        #expect(found.count == 2)
        #expect(found.first?.first.name == "Maria Lopez")
        #expect(found.first?.reasons.contains { $0.contains("m@example.com") } == true)
        #expect(found.first?.reasons.contains("the same name") == true)
        #expect(found.last?.reasons == ["the same name"])
    }

    @Test(
        "names that differ in a digit, a generation or a context are not the same name",
        arguments: [("Anna 1", "Anna 2"), ("John Smith Sr", "John Smith Jr"), ("Anna (Work)", "Anna (Gym)")])
    func names(a: String, b: String) {
        let phones = ["+34 911 111 111"]
        #expect(pairs(Contact(name: a), Contact(name: b)).allSatisfy { !$0.reasons.contains("the same name") })
        let found = pairs(Contact(name: a, phones: phones), Contact(name: b, phones: phones))
        #expect(found.allSatisfy { !$0.reasons.contains("the same name") })
    }

    @Test("a number shared by two people of different names is no duplicate; one of a company is none at all")
    func shared() {
        #expect(
            pairs(
                Contact(name: "Ana Sousa", phones: ["+34 911 111 111"]),
                Contact(name: "Hugo Laurent", phones: ["911111111"])
            ).isEmpty)
        #expect(
            !pairs(
                Contact(name: "Ana Sousa", phones: ["+34 911 111 111"]),
                Contact(name: "Ana M. Sousa", phones: ["911111111"])
            ).isEmpty)
    }
}

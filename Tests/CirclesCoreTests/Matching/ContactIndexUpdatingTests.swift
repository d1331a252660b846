import CirclesTestSupport
import Testing

@testable import CirclesCore

@Suite("A contact index that follows its book")
struct ContactIndexUpdatingTests {
    @Test("it answers as one built anew does, whatever was edited before", arguments: 0..<24)
    func sameAsBuiltAnew(_ seed: Int) {
        var edits = BookEdits(seed: UInt64(seed))
        var index = ContactIndex(edits.book, region: "US")
        for step in 0..<12 {
            let (changed, removed) = edits.next()
            index = index.updating(changed: changed, removed: removed)
            guard step % 3 == 2 else { continue }
            compare(index, ContactIndex(edits.book.shuffled(using: &edits.random), region: "US"), &edits)
        }
    }

    @Test("from nothing to a book, contact by contact, and back to nothing")
    func fromNothing() {
        var edits = BookEdits(seed: 77)
        let book = edits.book
        var index = ContactIndex([])
        for contact in book { index = index.updating(changed: [contact]) }
        compare(index, ContactIndex(book), &edits)
        for contact in book { index = index.updating(changed: [], removed: [contact.id]) }
        #expect(index.contacts.isEmpty)
        #expect(index.match("Sarah Connor").outcome == .unknown)
        compare(index, ContactIndex([]), &edits)
    }

    @Test("an index handed out before an edit goes on answering as before")
    func valueSemantics() {
        let sarah = person("Sarah Connor", phones: ["+1 555 010 4477"])
        let before = ContactIndex([sarah, person("Jan Novak")])
        var renamed = sarah
        renamed.name = "Sandra Kovacs"
        let after = before.updating(changed: [renamed], removed: [person("Jan Novak").id])
        #expect(before.match("Sarah Connor").contact?.id == sarah.id)
        #expect(before.match("Jan Novak").outcome == .matched)
        #expect(before.contact(sarah.id)?.name == "Sarah Connor")
        #expect(after.match("Sarah Connor").outcome == .unknown)
        #expect(after.match("Sandra Kovacs").contact?.id == sarah.id)
        #expect(after.match("+1 555 010 4477").contact?.name == "Sandra Kovacs")
        #expect(after.contacts.map(\.name) == ["Sandra Kovacs"])
    }

    @Test("a contact is found by its id as it is now")
    func byID() {
        var edits = BookEdits(seed: 5)
        var index = ContactIndex(edits.book)
        for _ in 0..<30 {
            let (changed, removed) = edits.next()
            index = index.updating(changed: changed, removed: removed)
        }
        for contact in edits.book { #expect(index.contact(contact.id) == contact) }
        for contact in edits.gone { #expect(index.contact(contact.id) == nil) }
        #expect(Set(index.contacts) == Set(edits.book))
    }

    @Test("a contact that is both removed and changed is there, and of two versions the last counts")
    func both() {
        let first = person("Ana Ruiz")
        var second = first
        second.name = "Ana Prado"
        let index = ContactIndex([first]).updating(changed: [first, second], removed: [first.id])
        #expect(index.contacts == [second])
        #expect(ContactIndex([]).updating(changed: [first, second]).contacts == [second])
        let many = ContactIndex((0..<900).map { person("Zed \($0)x") }).updating(changed: [first, second])
        #expect(many.contact(first.id) == second)
    }

    @Test("a word that only a taken back name held is no known name any longer")
    func restingWords() {
        // While somebody is called Zelornar, that is no misread Zelomar; afterwards it is.
        let book = [person("Zelomar Brandt"), person("Zelornar Brandt")]
        let index = ContactIndex(book)
        #expect(index.match("Zelornar Brandt").contact == ContactReference(book[1]))
        #expect(index.updating(changed: [], removed: [book[1].id]).match("Zelornar Brandt").method == .fuzzy)
    }

    @Test("many edits wear an index, and built anew it is as good as ever")
    func wear() {
        let book = (0..<600).map { person("Person\($0) Family\($0 % 50)", number: 1) }
        var index = ContactIndex(book)
        #expect(!index.isWorn)
        for round in 0..<900 {
            var contact = book[round % 600]
            contact.nicknames = ["Nick\(round)"]
            index = index.updating(changed: [contact])
        }
        #expect(index.isWorn)
        #expect(!index.rebuilt().isWorn)
        #expect(index.rebuilt().match("Nick3") == index.match("Nick3"))
        for round in 0..<3000 {
            var contact = book[round % 600]
            contact.nicknames = ["Nick\(round)"]
            index = index.updating(changed: [contact])
        }
        #expect(index.entries.count < 4000)
    }

    @Test("a word is known for what it is, whoever in the book has it first")
    func pieces() {
        // "Van" is a piece of a hyphenated name here and a particle there.
        let book = [person("Anna Van-Dyke"), person("Ludwig van Beethoven")]
        for query in ["Ludwig Beethoven", "Ludwig van", "Anna Dyke", "Van Beethoven"] {
            #expect(match(query, book) == match(query, book.reversed()), "\(query)")
        }
        #expect(match("Ludwig Beethoven", book).contact?.name == "Ludwig van Beethoven")
    }

    @Test("a name of many words is found among many that share some of them")
    func manyWords() {
        let names = (0..<60).map { "Ana Maria Lucia Teresa Pereira\($0)x" }
        let long = "Ana Maria Lucia Teresa Carmen Dolores Pereira"
        #expect(
            match("Ana Maria Lucia Teresa Carmen Dolores Perelra", (names + [long]).map { person($0) }).contact?.name
                == long)
    }

    private func compare(_ index: ContactIndex, _ anew: ContactIndex, _ edits: inout BookEdits) {
        let here = ContactMatcher(index), there = ContactMatcher(anew)
        for query in edits.queries() {
            for app in [nil, Transcript.App.whatsapp] {
                #expect(here.match(query, app: app) == there.match(query, app: app), "\(query)")
            }
        }
        let pairs = DuplicateSearch(here).pairs(), others = DuplicateSearch(there).pairs()
        #expect(pairs.map { [$0.first, $0.second] } == others.map { [$0.first, $0.second] })
        #expect(pairs.map(\.reasons) == others.map(\.reasons))
        #expect(pairs.map(\.score) == others.map(\.score))
        let transcript = Transcript(
            app: .whatsapp, title: edits.queries().first,
            messages: [Message(side: .left, text: edits.queries().joined(separator: " "))])
        #expect(MentionedContacts.of(transcript, here) == MentionedContacts.of(transcript, there))
        let fit = NameFit(index.contacts), otherFit = NameFit(anew.contacts)
        for query in edits.queries().prefix(12) {
            #expect(fit.fits(query) == otherFit.fits(query), "\(query)")
            guard let contact = edits.book.randomElement(using: &edits.random) else { continue }
            #expect(
                AliasRule(here).verdict(query, in: .whatsapp, isGroup: false, for: contact)
                    == AliasRule(there).verdict(query, in: .whatsapp, isGroup: false, for: contact), "\(query)")
        }
    }
}

extension ContactIndex {
    fileprivate func match(_ query: String) -> MatchDecision { ContactMatcher(self).match(query) }
}

import Testing

@testable import CirclesCore

@Suite("Which titles become aliases")
struct AliasRuleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let title: String?
        let who: String
        var isGroup = false
        /// Nil: it may be learnt.
        let refusal: AliasRule.Refusal?

        var testDescription: String { "\(title ?? "nil") for \(who)" }
    }

    static let book = [
        Contact(name: "Elizabeth Chen", nicknames: ["Betty"], phones: ["+12025550116"]),
        Contact(name: "Sarah Ahmed"), Contact(name: "Sarah Whitfield"), Contact(name: "Jon Smith"),
        Contact(name: "John Smith"), Contact(name: "Maria Lopez"), Contact(name: "Daniel Kim", handles: ["danny_k"]),
        Contact(name: "Paula Rossi", phones: ["+390612345678"]), Contact(name: "Kim Berg", isMe: true),
    ]

    static let cases: [Case] = [
        Case(title: "Lizzie 🌸", who: "Elizabeth Chen", refusal: nil),
        Case(title: "Liz", who: "Elizabeth Chen", refusal: nil),
        Case(title: "Mom ❤️", who: "Maria Lopez", refusal: nil),
        Case(title: "Bärchen", who: "Jon Smith", refusal: nil),
        Case(title: "李明", who: "Elizabeth Chen", refusal: nil),
        Case(title: "Lizzie", who: "Elizabeth Chen", isGroup: true, refusal: .group),
        Case(title: "Ana, Luis, Maria", who: "Maria Lopez", refusal: .group),
        Case(title: "Tennis group", who: "Maria Lopez", refusal: .group),
        Case(title: nil, who: "Maria Lopez", refusal: .noTitle),
        Case(title: "  ", who: "Maria Lopez", refusal: .noTitle),
        Case(title: "Sarah", who: "Sarah Ahmed", refusal: .othersFit),
        Case(title: "Sarah 🌸", who: "Sarah Ahmed", refusal: .othersFit),
        Case(title: "Smith", who: "Jon Smith", refusal: .othersFit),
        Case(title: "J. Smith", who: "Jon Smith", refusal: .othersFit),
        Case(title: "Maria Lopez", who: "Elizabeth Chen", refusal: .othersFit),
        Case(title: "Maria", who: "Elizabeth Chen", refusal: .othersFit),
        Case(title: "Kim Berg", who: "Daniel Kim", refusal: .othersFit),
        Case(title: "Kim", who: "Daniel Kim", refusal: .othersFit),
        Case(title: "Elizabeth Chen", who: "Elizabeth Chen", refusal: .known),
        Case(title: "Betty", who: "Elizabeth Chen", refusal: .known),
        Case(title: "Betty 🌷", who: "Elizabeth Chen", refusal: nil),
        Case(title: "+39 06 1234 5678", who: "Elizabeth Chen", refusal: .othersFit),
        Case(title: "+1 202 555 0116", who: "Elizabeth Chen", refusal: .known),
        Case(title: "Unknown", who: "Elizabeth Chen", refusal: .notAName),
        Case(title: "Message", who: "Elizabeth Chen", refusal: .notAName),
        Case(title: "~Lizzie", who: "Elizabeth Chen", refusal: .notAName),
        Case(title: "Maybe: Lizzie", who: "Elizabeth Chen", refusal: .notAName),
        Case(title: "Al", who: "Elizabeth Chen", refusal: .tooShort),
        Case(title: "李", who: "Elizabeth Chen", refusal: .tooShort),
        Case(title: "🌸", who: "Elizabeth Chen", refusal: .tooShort),
        Case(title: "Jonathan Appleb…", who: "Elizabeth Chen", refusal: .cutOff),
        Case(title: String(repeating: "Lizzie ", count: 2000), who: "Elizabeth Chen", refusal: .notAName),
    ]

    @Test("a title is learnt only where nobody else can be meant", arguments: cases)
    func table(_ example: Case) throws {
        let contact = try #require(Self.book.first { $0.name == example.who })
        let rule = AliasRule(ContactMatcher(ContactIndex(Self.book)))
        let verdict = rule.verdict(example.title, in: nil, isGroup: example.isGroup, for: contact)
        let learnt = LearntName(Contact.Alias(example.title ?? ""))
        let wanted = example.refusal.map(AliasRule.Verdict.refuse) ?? .learn(learnt)
        #expect(verdict == wanted)
    }

    @Test("what was learnt leads to the contact and to nobody else", arguments: cases.filter { $0.refusal == nil })
    func leads(_ example: Case) throws {
        var book = Self.book
        let position = try #require(book.firstIndex { $0.name == example.who })
        book[position].aliases = [Contact.Alias(try #require(example.title))]
        let match = ContactMatcher(ContactIndex(book)).match(try #require(example.title))
        #expect(match.contact?.name == example.who)
        #expect(match.method == .nickname)
    }

    @Test("an alias decides in the app that taught it and where the app is not known; elsewhere it is a suggestion")
    func apps() throws {
        var book = Self.book
        book[0].aliases = [Contact.Alias("Froggy", app: .whatsapp)]
        let matcher = ContactMatcher(ContactIndex(book))
        for app in [nil, Transcript.App.unknown, .whatsapp] {
            #expect(matcher.match("Froggy 🐸", app: app).contact?.id == book[0].id)
        }
        let elsewhere = matcher.match("Froggy", app: .instagram)
        #expect(elsewhere.outcome == .unknown)
        #expect(elsewhere.suggestions.map(\.contact.id) == [book[0].id])
        // Learnt there, too, it decides there.
        let verdict = AliasRule(matcher).verdict("Froggy", in: .instagram, isGroup: false, for: book[0])
        #expect(verdict == .learn(LearntName(Contact.Alias("Froggy", app: .instagram))))
        // What means somebody in one app is nobody else's alias in another.
        let other = AliasRule(matcher).verdict("Froggy", in: .instagram, isGroup: false, for: book[5])
        #expect(other == .refuse(.othersFit))
    }

    @Test(
        "a title that was taught leads nobody else's that differs in one letter, mark or digit; it is a suggestion",
        arguments: [
            ("José", "Jose"), ("Jose", "José"), ("Åke Berg", "Ake Berg"), ("Zoë 2", "Zoe 2"),
            ("Müller Bau", "Muller Bau"),
            ("Ёлкин", "Елкин"), ("Liz Warden", "Liz Wardon"), ("Anna 1", "Anna l"),
        ])
    func letterForLetter(_ taught: String, _ shown: String) throws {
        let contact = Contact(name: "Bartholomew Quill", aliases: [Contact.Alias(taught, app: .whatsapp)])
        let matcher = ContactMatcher(ContactIndex([contact]))
        let policy = FilingPolicy()
        for title in [taught, taught.uppercased(), taught.decomposedStringWithCanonicalMapping, " \(taught) 🌸"] {
            #expect(policy.mayFile(matcher.match(title, app: .whatsapp)), "\(title)")
        }
        let other = matcher.match(shown, app: .whatsapp)
        #expect(!policy.mayFile(other))
        #expect(other.suggestions.map(\.contact.id) == [contact.id])
    }

    @Test("text messages and iMessages are one app")
    func messages() {
        #expect(Contact.Alias("Froggy", app: .sms).counts(in: .imessage))
        #expect(!Contact.Alias("Froggy", app: .sms).counts(in: .signal))
    }

    @Test("an alias never beats what another contact is called", arguments: ["Sarah Whitfield", "Sarah"])
    func neverBeats(_ title: String) {
        let ahmed = Contact(name: "Sarah Ahmed", aliases: [Contact.Alias(title)])
        let matcher = ContactMatcher(ContactIndex([ahmed, Contact(name: "Sarah Whitfield")]))
        #expect(matcher.match(title).outcome == .ambiguous)
    }
}

import Foundation
import Testing

@testable import CirclesCore

@Suite("Who decides who it was")
struct FilingPolicyTests {
    private static let book = [
        Contact(name: "Maria Lopez"), Contact(name: "Elizabeth Chen"), Contact(name: "Sarah Ahmed"),
        Contact(name: "Sarah Whitfield"), Contact(name: "Ruth Bergman", nicknames: ["Mom"]),
        Contact(name: "Kim Berg", isMe: true),
    ]

    /// A conversation with what the extraction says of it, and what is to become of it: the names it is filed with, or
    /// the reason it is asked.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var title: String?
        var labels: [String] = []
        var messages: [Message] = [Message(side: .left, text: "see you")]
        var named: String?
        var quote: String?
        var confidence = 0.9
        var policy = FilingPolicy.AutoFile.careful
        let expected: [String]
        var reason: InboxNote.Reason?
    }

    private static let greeting = [Message(side: .right, text: "Hi Maria Lopez, how are you?")]

    static let cases: [Case] = [
        Case(testDescription: "the title names one contact", title: "maria lópez 🌸", expected: ["Maria Lopez"]),
        Case(testDescription: "a nickname", title: "Mom ❤️", expected: ["Ruth Bergman"]),
        Case(testDescription: "two fit", title: "Sarah", expected: [], reason: .ambiguousContact),
        Case(testDescription: "nobody fits", title: "Hugo Laurent", expected: [], reason: .unknownContact),
        Case(testDescription: "a part asks", title: "Liz", expected: [], reason: .confirm),
        Case(testDescription: "a part files when all may", title: "Liz", policy: .all, expected: ["Elizabeth Chen"]),
        Case(testDescription: "the user", title: "Kim Berg", expected: [], reason: .unknownContact),
        Case(testDescription: "no name at all", expected: [], reason: .unknownContact),
        Case(
            testDescription: "a greeting with a whole name", messages: greeting, named: "Maria Lopez",
            quote: "Hi Maria Lopez", expected: ["Maria Lopez"]),
        Case(
            testDescription: "the same, unsure", messages: greeting, named: "Maria Lopez", quote: "Hi Maria Lopez",
            confidence: 0.69, expected: [], reason: .lowConfidence),
        Case(
            testDescription: "a mention is nobody", messages: [Message(side: .left, text: "Did you see Maria Lopez?")],
            named: "Maria Lopez", quote: "Did you see Maria Lopez?", expected: [], reason: .unknownContact),
        Case(
            testDescription: "a bubble that says who it is",
            messages: [Message(side: .left, text: "The contact is Maria Lopez")],
            named: "Maria Lopez", quote: "The contact is Maria Lopez", expected: [], reason: .unknownContact),
        Case(
            testDescription: "the title and a greeting disagree", title: "Elizabeth Chen", messages: greeting,
            named: "Maria Lopez", quote: "Hi Maria Lopez", expected: [], reason: .confirm),
        Case(
            testDescription: "a title that nobody has, and a greeting", title: "Hugo Laurent", messages: greeting,
            named: "Maria Lopez", quote: "Hi Maria Lopez", expected: [], reason: .confirm),
        Case(
            testDescription: "a group with one contact", title: "Book Club", labels: ["Maria Lopez", "Tomas"],
            expected: ["Maria Lopez"]),
        Case(
            testDescription: "a group with an ambiguous label", title: "Book Club", labels: ["Maria Lopez", "Sarah"],
            expected: [], reason: .ambiguousContact),
        Case(
            testDescription: "a group of strangers", title: "Book Club", labels: ["Tomas", "Igor"], expected: [],
            reason: .unknownContact),
        Case(
            testDescription: "a group with a part of a name", title: "Book Club", labels: ["Liz", "Igor"], expected: [],
            reason: .confirm),
    ]

    @Test(arguments: cases)
    func decides(_ it: Case) {
        let messages =
            it.labels.isEmpty ? it.messages : it.labels.map { Message(side: .left, sender: $0, text: "hello") }
        var transcript = Transcript(title: it.title, isGroup: !it.labels.isEmpty, messages: messages, text: "see you")
        transcript.languages = ["eng"]
        let extraction = Extraction(
            detectedName: it.named ?? it.title,
            nameEvidence: it.quote.map { .init(quote: $0, message: 0) }
                ?? it.title.map { .init(quote: $0, message: nil) },
            confidence: it.confidence, model: "test")
        let matcher = ContactMatcher(ContactIndex(Self.book))
        switch FilingPolicy(autoFile: it.policy).decide(transcript, extraction, matcher: matcher) {
        case .file(let participants, _):
            let names = participants.compactMap { one in Self.book.first { $0.id == one.contactID }?.name }
            #expect(names == it.expected)
        case .ask(let reason, let explanation, _):
            #expect(it.expected.isEmpty)
            #expect(reason == it.reason)
            #expect(!explanation.isEmpty)
        }
    }

    @Test(
        "a text that names two contacts, line by line, is nobody's alone",
        arguments: [
            ("Maria Lopez\ndinner?\nSarah Ahmed\nI come", true), ("Maria Lopez\ndinner?\nSarah Ahmed: I come", true),
            ("Maria Lopez\ndinner?\nSarah Ahmed, 12:02\nI come", true), ("Maria Lopez\nhi\nSarah\nhello", true),
            ("Maria Lopez\ndinner?\nMaria Lopez\nat 8", false), ("Maria Lopez\ndid you see Sarah Ahmed?", false),
            ("Maria Lopez\nSarah Ahmed 10:31\nlate", true), ("Maria Lopez\n[10:30] Sarah Ahmed: late", true),
            ("Maria Lopez\n~Sarah Ahmed: late", true), ("Maria Lopez\n<Sarah Ahmed> late", true),
            ("Maria Lopez\nSarah Ahmed – late", true), ("Maria Lopez\nSarah Ahmed wrote: late", true),
            ("Maria Lopez\nsarah ahmed: late", true), ("Maria Lopez\nFrom: Sarah Ahmed\nlate", true),
            ("Maria Lopez\nHi Sarah Ahmed,\nare you coming?", true), ("Maria Lopez\nHi Maria,\nyes", false),
            ("Maria Lopez\nKim Berg\nyes", false), ("Maria Lopez\nsarah ahmed came too", false),
        ])
    func speakers(text: String, isAsked: Bool) {
        let lines = text.split(separator: "\n").map(String.init)
        let transcript = Transcript(
            messages: lines.dropFirst().map { Message(side: .unknown, text: $0) }, text: text)
        let extraction = Extraction(
            detectedName: "Maria Lopez", nameEvidence: .init(quote: lines[0], message: nil), confidence: 0.9,
            model: "test")
        let policy = FilingPolicy(), matcher = ContactMatcher(ContactIndex(Self.book))
        var known = transcript
        known.messages.insert(Message(side: .unknown, text: lines[0]), at: 0)
        var titled = transcript
        titled.title = lines[0]
        for shown in [known, titled] {
            switch policy.decide(shown, extraction, matcher: matcher) {
            case .file(let participants, _):
                #expect(!isAsked && participants.map(\.contactID) == [Self.book[0].id])
            case .ask(let reason, _, let match):
                #expect(isAsked && reason == .ambiguousContact)
                #expect(match.suggestions.contains { $0.contact.id == Self.book[0].id } && match.suggestions.count > 1)
            }
        }
    }

    @Test("a name a letter away may have been misread on a picture; in a text it is another's, and asked about")
    func misread() {
        let matcher = ContactMatcher(ContactIndex([Contact(name: "Ernie Hartmann")]))
        var text = Transcript(title: "Emie Hartmann", messages: [Message(side: .unknown, text: "hi")], text: "hi")
        let extraction = Extraction(detectedName: nil, confidence: 1, model: "test")
        guard case .ask(let reason, _, let match) = FilingPolicy().decide(text, extraction, matcher: matcher) else {
            Issue.record("a text was filed as if it were misread")
            return
        }
        #expect(reason == .confirm && match.method == .fuzzy)
        text.languages = ["eng"]
        guard case .file = FilingPolicy().decide(text, extraction, matcher: matcher) else {
            Issue.record("a picture was asked about")
            return
        }
    }

    @Test(
        "what a device that may only capture says of who it was does not stand against the screen",
        arguments: [("Sarah Ahmed", false), ("Sarah", false), ("Maria Lopez", true), ("Book Fair", true), (nil, true)])
    func deviceChoice(title: String?, isFiled: Bool) {
        let transcript = Transcript(title: title, messages: [Message(side: .left, text: "hi")], text: "hi")
        let extraction = Extraction(detectedName: title, confidence: 1, model: "test")
        let decision = FilingPolicy().decide(
            transcript, extraction, deviceChose: Self.book[0], matcher: ContactMatcher(ContactIndex(Self.book)))
        switch decision {
        case .file(let participants, _): #expect(isFiled && participants.map(\.contactID) == [Self.book[0].id])
        case .ask(let reason, _, let match):
            #expect(!isFiled && reason == .confirm)
            #expect(match.suggestions.contains { $0.contact.id == Self.book[0].id })
        }
    }

    @Test("the user's choice stands above everything")
    func chosen() throws {
        let transcript = Transcript(title: "Elizabeth Chen", messages: [Message(side: .left, text: "hi")], text: "hi")
        let extraction = Extraction(detectedName: "Elizabeth Chen", confidence: 1, model: "test")
        let decision = FilingPolicy().decide(
            transcript, extraction, chosen: Self.book[0], matcher: ContactMatcher(ContactIndex(Self.book)))
        guard case .file(let participants, let match) = decision else { return #expect(Bool(false)) }
        #expect(participants.first?.contactID == Self.book[0].id)
        #expect(match.method == .chosen)
    }
}

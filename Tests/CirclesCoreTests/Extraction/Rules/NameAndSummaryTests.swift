import Testing

@testable import CirclesCore

@Suite("Who it is with, and the summary")
struct NameAndSummaryTests {
    @Test("the title names the other person")
    func title() {
        let found = extract(chat("hi", title: " Maria Lopez "))
        #expect(found.detectedName == "Maria Lopez" && found.confidence == 0.95)
        #expect(found.nameEvidence == .init(quote: "Maria Lopez", message: nil))
        #expect(found.model == "rules")
    }

    @Test(
        "a placeholder is no name",
        arguments: ["Unknown", "Messages", "Chat", "Nachrichten", "", "  ", "…", "WhatsApp"])
    func placeholders(title: String) {
        let found = extract(chat("hello there", title: title))
        #expect(found.detectedName == nil && found.confidence == 0 && !found.reasoning.isEmpty)
    }

    @Test(
        "a greeting by the user is a naming position",
        arguments: [
            (">Hi Maria, how are you?", "Maria"), (">Hey Tom!", "Tom"), (">Liebe Lena, danke", "Lena"),
            (">hi Ana", "Ana"),
            (">Good morning Sarah", "Sarah"), (">Hallo Frau", "Frau"), (">Hello Maria Lopez,", "Maria Lopez"),
        ])
    func greeting(text: String, name: String) {
        let found = extract(chat(text, "hello", title: nil))
        #expect(found.detectedName == name && found.confidence == 0.75)
        #expect(found.nameEvidence?.message == 0)
    }

    @Test(
        "a name inside a sentence, or greeted by the other side, is a mention",
        arguments: [
            "Hi Maria, it's me", ">I saw Tom", ">Hi there", ">Hey Can you come?", ">Hi all,", ">Hi Sorry I'm late",
            ">hey love",
        ])
    func mentions(text: String) { #expect(extract(chat(text, title: nil)).detectedName == nil) }

    @Test("two names greeted are none")
    func twoGreetings() { #expect(extract(chat(">Hi Maria,", ">Hi Tom,", title: nil)).detectedName == nil) }

    @Test("a line of its own at the head of a text is a name")
    func ownLine() {
        let lines = ["Maria Lopez", "Are you coming on Saturday?"].map { Message(side: .unknown, text: $0) }
        let found = extract(Transcript(messages: lines, text: "Maria Lopez\nAre you coming on Saturday?"))
        #expect(found.detectedName == "Maria Lopez" && found.nameEvidence?.message == 0)
        #expect(found.events.first?.about == .unknown)
    }

    @Test("the summary says who, how many, what was planned and what was said last")
    func summary() {
        let found = extract(
            chat("dinner Saturday 7pm at Luigi's?", ">Yes, what can I bring?", "Just yourself, see you there"))
        #expect(
            found.summary == """
                You and Maria exchanged 3 messages. Planned: dinner on Saturday 6 January 2024 at 19:00 (Luigi's). \
                Maria wrote last: “Just yourself, see you there”
                """)
    }

    @Test("what stood before a nod is not called the last word")
    func nod() {
        let summary = extract(chat("I love how it turned out", ">ok")).summary
        #expect(!summary.contains("wrote last") && summary.contains("Towards the end Maria wrote"))
    }

    @Test("an unanswered question is open")
    func open() {
        #expect(extract(chat("hi", ">can you call me back?")).summary.contains("you asked: “can you call me back?”"))
    }

    @Test("an uncertain day says so")
    func uncertain() {
        let time = captureTime("2024-01-04T10:30:00", source: .now)
        #expect(extract(chat("dinner tomorrow"), at: time).summary.contains("if the file's date is right"))
    }

    @Test("groups name their people; nobody is made up")
    func group() {
        let messages = [
            Message(side: .left, sender: "Ana", text: "who is in?"), Message(side: .left, sender: "Ben", text: "me"),
            Message(side: .right, text: "me too"),
        ]
        let found = extract(Transcript(title: "Hikers", isGroup: true, messages: messages, text: "x"))
        #expect(found.summary.hasPrefix("3 messages in the group “Hikers”, from Ana, Ben and you."))
    }

    @Test("no text, one message, hundreds of messages", arguments: [0, 1, 2, 500])
    func sizes(count: Int) {
        let lines = (0..<count).map {
            Message(side: $0 % 2 == 0 ? .left : .right, text: "Dinner on Saturday at Luigi's, number \($0)?")
        }
        let found = extract(
            Transcript(title: "Maria", messages: lines, text: lines.map(\.text).joined(separator: "\n")))
        #expect(!found.summary.isEmpty && found.summary.count <= SummaryRule.maximumLength)
        #expect(found.dates.count <= 20 && found.events.count <= 20)
        #expect(
            found
                == extract(Transcript(title: "Maria", messages: lines, text: lines.map(\.text).joined(separator: "\n")))
        )
    }
}

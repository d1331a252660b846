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

    @Test("the summary leads with the plan and ends with the last words")
    func summary() {
        let found = extract(
            chat("dinner Saturday 7pm at Luigi's?", ">Yes, what can I bring?", "Just yourself, see you there"))
        #expect(
            found.summary == """
                Planned: dinner on Saturday 6 January 2024 at 19:00 (Luigi's). \
                Maria wrote: “Just yourself, see you there”.
                """)
    }

    @Test("what was called off is told, and what nobody answered is proposed")
    func ended() {
        func told(_ lines: String...) -> String {
            let messages = lines.map {
                Message(side: $0.hasPrefix(">") ? .right : .left, text: $0.hasPrefix(">") ? String($0.dropFirst()) : $0)
            }
            return extract(Transcript(title: "Maria", messages: messages, text: "")).summary
        }
        #expect(
            told("dinner on Friday is off, sorry", ">oh no").hasPrefix("Called off: dinner on Friday 5 January 2024."))
        #expect(
            told("The hike is on Saturday", "the hike is off").hasPrefix("Called off: hike on Saturday 6 January 2024.")
        )
        #expect(told("the hike is off").hasPrefix("Called off: hike."))
        #expect(told("dinner on Friday at 7?").hasPrefix("Proposed: dinner on Friday 5 January 2024 at 19:00."))
        #expect(told("dinner on Friday at 7?", ">yes!").hasPrefix("Planned: dinner on Friday 5 January 2024 at 19:00."))
        #expect(!told("dinner on Friday at 7?", ">can't, sorry").contains("Called off"))
    }

    @Test("an unanswered question comes right behind the plan")
    func open() {
        #expect(extract(chat("hi", ">can you call me back?")).summary.hasPrefix("You asked: “can you call me back?”"))
        let found = extract(chat("dinner Saturday?", ">Yes!", "Great, can you bring wine?"))
        #expect(found.summary.hasSuffix("Maria asked: “Great, can you bring wine?”"))
    }

    @Test("what is new about somebody is told")
    func news() {
        let found = extract(chat("I quit!!! My last day is Feb 27", ">Wow", "I'll send you the details by Friday"))
        #expect(found.news?.map(\.kind) == [.job, .promise] && found.news?.allSatisfy { $0.about == .contact } == true)
        #expect(found.summary.contains("News of Maria: “I quit!!!") || found.summary.contains("News of Maria: “I quit"))
        #expect(extract(chat("I'm allergic to Mondays")).news == nil)
        #expect(extract(chat("Nos mudamos a Sevilla la semana pasada")).news?.map(\.kind) == [.move])
        let summary = extract(chat("Unser Hund ist gestern gestorben")).summary
        #expect(summary.components(separatedBy: "Unser Hund").count == 2, "\(summary)")
        #expect(extract(chat("Did you get the job?", "I would love a new job")).news == nil)
    }

    @Test("where there is nothing it is small talk, and nobody counts messages")
    func smallTalk() {
        let summary = extract(chat("lol", ">haha", "ok")).summary
        #expect(summary.hasPrefix("Small talk with Maria."))
        #expect(!summary.contains("exchanged") && !summary.contains("named"))
    }

    @Test("a title that is a number gives way to the name the user greets")
    func number() {
        let found = extract(chat(">Hi Omnya,", "can you check the numbers?", title: "+20 100 123 4567"))
        #expect(found.summary.hasPrefix("Omnya asked:"))
    }

    @Test(
        "an uncertain day says what it rests on",
        arguments: [(CaptureTime.Source.now, "if it was written today"), (.modified, "if the file's date is right")])
    func uncertain(source: CaptureTime.Source, words: String) {
        let time = captureTime("2024-01-04T10:30:00", source: source)
        #expect(extract(chat("dinner tomorrow"), at: time).summary.contains(words))
    }

    @Test("groups name their people; nobody is made up")
    func group() {
        let messages = [
            Message(side: .left, sender: "Ana", text: "who is in?"), Message(side: .left, sender: "Ben", text: "me"),
            Message(side: .right, text: "me too"),
        ]
        let found = extract(Transcript(title: "Hikers", isGroup: true, messages: messages, text: "x"))
        #expect(found.summary.hasPrefix("Small talk in the group “Hikers”."))
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

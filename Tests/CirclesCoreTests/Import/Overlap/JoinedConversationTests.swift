import Foundation
import Testing

@testable import CirclesCore

@Suite("Screenshots of one conversation")
struct JoinedConversationTests {
    private let first = ["<are you at home tonight?", ">yes, from seven on", "<ok", ">I will bring the book"]
    private let second = ["<ok", ">I will bring the book", ">ok", "<thank you so much"]

    @Test("what both show stands there once, in order, whichever comes first")
    func joins() {
        let whole = [
            "are you at home tonight?", "yes, from seven on", "ok", "I will bring the book", "ok", "thank you so much",
        ]
        #expect(joined(first, second) == whole)
        #expect(joined(second, first) == whole)
    }

    @Test("three in a row hang together in any order")
    func three() {
        let third = [">ok", "<thank you so much", ">see you then", "<I am at the door"]
        let whole = [
            "are you at home tonight?", "yes, from seven on", "ok", "I will bring the book", "ok", "thank you so much",
            "see you then", "I am at the door",
        ]
        for order in [
            [first, second, third], [third, first, second], [first, third, second], [third, second, first],
        ] {
            #expect(JoinedConversation(order.map { part($0) })?.transcript.messages.map(\.text) == whole)
        }
    }

    @Test("a second ok is a second ok")
    func repetition() {
        #expect(joined(["<shall we meet at the station?", ">ok"], [">ok", ">on my way now"]) == nil)
        #expect(joined(["<ok", ">ok"], ["<ok", ">ok", "<ok"]) == nil)
        // Where it is laid on could be either of two places.
        let song = ["<row, row, row your boat", ">gently down the stream"]
        #expect(joined(song + song, song + song + ["<merrily"]) == nil)
        let real = joined(
            ["<are we still meeting at six?", ">ok"], ["<are we still meeting at six?", ">ok", ">ok", "<fine"])
        #expect(real == ["are we still meeting at six?", "ok", "ok", "fine"])
    }

    @Test("nothing is left out because it is a part of something else")
    func substrings() {
        #expect(
            joined(
                ["<are we still meeting at six today?", ">ok"],
                ["<are we still meeting at six today?", ">ok then, see you"]) == nil)
        let whole = joined(
            ["<the house is big", ">how big is it really?"],
            ["<the house is big", ">how big is it really?", "<big", "<the house"])
        #expect(whole == ["the house is big", "how big is it really?", "big", "the house"])
    }

    @Test("another side, another time, another number and another order are other messages")
    func differences() {
        let end = ["<shall we go to the lake?", ">yes, at six in the morning"]
        func follows(_ beginning: [String]) -> Bool { joined(["<hello"] + end, beginning + ["<fine"]) != nil }
        #expect(follows(end))
        #expect(!follows([">shall we go to the lake?", ">yes, at six in the morning"]))
        #expect(!follows(Array(end.reversed())))
        #expect(
            joined(
                ["<x@9:00", "<the train leaves at 9 from there@10:05"],
                ["<the train leaves at 9 from there@10:07", "<y"]) == nil)
        #expect(
            joined(["<x", "<the train leaves at 9 from there"], ["<the train leaves at 8 from there", "<y"]) == nil)
        #expect(
            joined(["<x", "<Ann:the train leaves at 9 from there"], ["<Bob:the train leaves at 9 from there", "<y"])
                == nil)
        #expect(
            joined(["<x", "<Ann:the train leaves at 9 from there@9:01"], ["<the train leaves at 9 from there", "<y"])
                != nil)
    }

    @Test("another title, day, messenger or kind of conversation is another one")
    func identity() {
        func follows(_ other: JoinedConversation.Part) -> Bool { JoinedConversation([part(first), other]) != nil }
        #expect(follows(part(second)))
        #expect(follows(part(second, title: "Maria L0pez")))
        #expect(!follows(part(second, title: "Mario Gomez")))
        #expect(!follows(part(second, title: nil)))
        #expect(!follows(part(second, day: 5)))
        #expect(!follows(part(second, app: .signal)))
        #expect(follows(part(second, app: .unknown)))
        var group = part(second)
        group.transcript.isGroup = true
        #expect(!follows(group))
    }

    @Test(
        "a title that differs in a digit, a letter, a mark or an emoji is another conversation's",
        arguments: [
            ("Maria Lopez", "Mario Lopez"), ("Christiana Bergman", "Christiane Bergman"), ("Anna 1", "Anna 2"),
            ("Climbing Crew C", "Climbing Crew G"), ("Cody Fisher", "Coby Fisher"), ("Anna 🌸", "Anna 🐻"),
            ("Jóse Ruiz", "José Ruiz"), ("+1 412 253 4494", "+1 412 253 4495"), ("Li Na", "Lina"),
        ])
    func titles(a: String, b: String) {
        #expect(JoinedConversation([part(first, title: a), part(second, title: b)]) == nil)
        #expect(JoinedConversation([part(first, title: a), part(second, title: a)]) != nil)
        #expect(!JoinedConversation(part(first, title: a)).isShown(part(first, title: b)))
    }

    @Test("what a recogniser loses of a title makes no other one")
    func lostSigns() {
        #expect(JoinedConversation([part(first, title: "José 🌸"), part(second, title: "Jose")]) != nil)
    }

    @Test("messages of two people whose names are alike are two messages")
    func senders() {
        let end = "the train leaves at nine from there"
        #expect(joined(["<x", "<Christiana:\(end)"], ["<Christiana:\(end)", "<y"]) != nil)
        #expect(joined(["<x", "<Christiana:\(end)"], ["<Christiane:\(end)", "<y"]) == nil)
        #expect(joined(["<x", "<Anna 1:\(end)"], ["<Anna 2:\(end)", "<y"]) == nil)
    }

    @Test("relatives with names that are alike are two; so are topics of two messages")
    func facts() throws {
        var (one, other) = (part(first, model: "m"), part(second, model: "m"))
        func sister(_ name: String, _ message: Int) -> Extraction.Relationship {
            .init(relation: "sister", name: name, about: .contact, evidence: .init(quote: name, message: message))
        }
        func interest(_ topic: String, _ message: Int) -> Extraction.Interest {
            .init(topic: topic, about: .contact, evidence: .init(quote: topic, message: message))
        }
        one.extraction.relationships = [sister("Christiana", 3)]
        other.extraction.relationships = [sister("Christiane", 1), sister("christiana", 1)]
        one.extraction.interests = [interest("modern dances", 0), interest("Modern times", 3)]
        other.extraction.interests = [interest("modern dancer", 3), interest("Modem times", 1)]
        let extraction = try #require(JoinedConversation([one, other])).extraction
        #expect(extraction.relationships.map(\.name) == ["Christiana", "Christiane"])
        #expect(extraction.interests.map(\.topic) == ["modern dances", "Modern times", "modern dancer"])
    }

    @Test("days that both pictures show must agree")
    func days() {
        var (one, other) = (part(first), part(second))
        one.transcript.separators = [
            .init(text: "Yesterday", date: CalendarDate(year: 2024, month: 1, day: 3), beforeMessage: 0)
        ]
        #expect(JoinedConversation([one, other]) != nil)
        other.transcript.separators = [
            .init(text: "Today", date: CalendarDate(year: 2024, month: 1, day: 4), beforeMessage: 0)
        ]
        #expect(JoinedConversation([one, other]) == nil)
        one.transcript.separators = other.transcript.separators
        let lines = JoinedConversation([one, other])?.transcript.separators.map(\.beforeMessage)
        #expect(lines == [0, 2])
    }

    @Test("what recognition makes of a letter does not part two readings; the better one stays")
    func slips() {
        var (one, other) = (part(first), part(["<0k", ">l will bring the bcok", "<see you"]))
        one.transcript.messages[2].text = "ok"
        other.transcript.messages[0].text = "ok"
        for index in other.transcript.messages.indices { other.transcript.messages[index].confidence = 0.6 }
        let texts = JoinedConversation([one, other])?.transcript.messages.map(\.text)
        #expect(texts == ["are you at home tonight?", "yes, from seven on", "ok", "I will bring the book", "see you"])
    }

    /// The messages as a picture shows them.
    private func read(_ texts: [String], day: Int = 4) -> JoinedConversation.Part {
        var picture = part(texts, day: day)
        for index in picture.transcript.messages.indices { picture.transcript.messages[index].confidence = 0.7 }
        return picture
    }

    @Test(
        "a word that a picture misread does not part it from the text of the same messages, which stays as it was written"
    )
    func misreadWord() {
        let day = part(first + ["<thank you so much"])
        let picture = read([">yes, from seven on", "<ok", ">I will brjmg lhe hoak", "<thank you so much"])
        #expect(
            JoinedConversation([day, picture])?.transcript.messages.map(\.text) == day.transcript.messages.map(\.text))
        let longer = read([">yes, from seven on", "<ok", ">I will brjmg lhe hoak", "<thank you so much", "<see you"])
        for parts in [[day, longer], [longer, day]] {
            let texts = JoinedConversation(parts)?.transcript.messages.map(\.text)
            #expect(texts == day.transcript.messages.map(\.text) + ["see you"])
        }
    }

    @Test(
        "what was not misread is another message: two of them, another number, a text, or one with too little around it"
    )
    func otherWord() {
        let day = part(first + ["<thank you so much"])
        func follows(_ texts: [String]) -> Bool { JoinedConversation([day, read(texts)]) != nil }
        #expect(follows([">yes, from seven on", "<ok", ">I will brjmg lhe hoak", "<thank you so much"]))
        #expect(!follows([">yes, fram saver on", "<ok", ">I will brjmg lhe hoak", "<thank you so much"]))
        #expect(!follows([">yes, from seven on", "<ok", "<I will brjmg lhe hoak", "<thank you so much"]))
        #expect(!follows([">yes, from seven on", "<ok", ">I will bring a cake", "<thank you so much"]))
        #expect(!follows(["<ok", ">I will brjmg lhe hoak"]))
        let hours = part(["<shall we go to the sea?", ">train at 10:15", "<that is early, but fine"])
        let other = read(["<shall we go to the sea?", ">train at 10:45", "<that is early, but fine"])
        #expect(JoinedConversation([hours, other]) == nil)
        let typed = part([">yes, from seven on", "<ok", ">I will brjmg lhe hoak", "<thank you so much"])
        #expect(JoinedConversation([day, typed]) == nil)
    }

    @Test("a bubble that the edge of a screen cut is the whole one of the other")
    func cut() {
        func bubble(_ text: String, y: Int, height: Int) -> Message {
            var bubble = message(text)
            bubble.bounds = PixelRect(x: 24, y: y, width: 530, height: height)
            return bubble
        }
        var (one, other) = (part([]), part([]))
        one.transcript.messages = [
            bubble("<where shall we meet tomorrow?", y: 300, height: 110),
            bubble("<and at what time?", y: 420, height: 70),
            bubble("<l thnk", y: 500, height: 34),
        ]
        other.transcript.messages = [
            bubble("<tomorrow?", y: 176, height: 60), bubble("<and at what time?", y: 250, height: 70),
            bubble("<I think we should take the early train", y: 330, height: 110), bubble("<fine", y: 450, height: 70),
        ]
        // The one whole message in common is too short to tell.
        #expect(JoinedConversation([one, other]) == nil)
        one.transcript.messages.insert(bubble("<in front of the bakery perhaps?", y: 415, height: 80), at: 1)
        other.transcript.messages.insert(bubble("<in front of the bakery perhaps?", y: 240, height: 80), at: 1)
        let whole = [
            "where shall we meet tomorrow?", "in front of the bakery perhaps?", "and at what time?",
            "I think we should take the early train", "fine",
        ]
        #expect(JoinedConversation([one, other])?.transcript.messages.map(\.text) == whole)
        #expect(JoinedConversation([other, one])?.transcript.messages.map(\.text) == whole)
        // A message of another width is another message.
        one.transcript.messages[3].bounds?.width = 200
        #expect(JoinedConversation([one, other]) == nil)
    }

    @Test("another copy of a picture is known for it, not another conversation of the same words")
    func copies() {
        let whole = JoinedConversation(part(first))
        #expect(whole.isShown(part(first)))
        #expect(!whole.isShown(part(second)))
        #expect(!whole.isShown(part(first, day: 9)))
        // The day of a copy is often just that of its file.
        #expect(whole.isShown(part(first, day: 9, source: .modified)))
        #expect(!JoinedConversation(part(["<ok"])).isShown(part(["<ok"])))
        // What the edge of the screen cut through is read now one way, now another.
        var (one, other) = (part(first + ["<And haas n lnaccnne"]), part(first + ["<And haas m lnacconne"]))
        one.transcript.messages[4].bounds = PixelRect(x: 25, y: 1101, width: 531, height: 34)
        other.transcript.messages[4].bounds = PixelRect(x: 24, y: 1102, width: 531, height: 34)
        other.transcript.messages[4].confidence = 0.2
        #expect(JoinedConversation(one).isShown(other))
        other.transcript.messages[4].confidence = 0.9
        #expect(!JoinedConversation(one).isShown(other))
    }

    @Test("what models understood of the parts is kept, each item once and with its message")
    func extractions() throws {
        var (one, other) = (part(first, model: "m"), part(second, model: "m"))
        func interest(_ topic: String, _ message: Int) -> Extraction.Interest {
            .init(topic: topic, about: .contact, evidence: .init(quote: topic, message: message))
        }
        one.extraction.interests = [interest("home", 0), interest("book", 3)]
        other.extraction.interests = [interest("Book", 1), interest("thank", 3)]
        one.extraction.summary = "First."
        other.extraction.summary = "Second."
        let extraction = try #require(JoinedConversation([other, one])).extraction
        #expect(extraction.summary == "First. Second.")
        #expect(extraction.interests == [interest("home", 0), interest("book", 3), interest("thank", 5)])
    }

    @Test("rules see all of it")
    func rules() throws {
        let whole = try #require(JoinedConversation([part(first), part(second)]))
        #expect(
            whole.extraction
                == RuleBasedExtractor().extract(whole.transcript, capturedAt: part(first).capture.capturedAt))
    }

    @Test("a message that two pictures show is corrected on both, and they hang together as before")
    func corrected() throws {
        let parts = [
            part([
                "<Are you there?@10:00", ">Yes, on my way to the staticn@10:01", "<Great, see you at the staticn@10:02",
            ]),
            part([">Yes, on my way to the staticn@10:01", "<Great, see you at the staticn@10:02", ">Here@10:09"]),
        ]
        let correction = try MessageCorrection(
            of: .interaction(.random()), parts,
            [MessageChange(number: 2, text: "Yes"), MessageChange(number: 3, text: "Ok")])
        #expect(correction.captures.count == 2 && correction.numbers == [2, 3])
        let after = zip(parts, correction.captures).map {
            JoinedConversation.Part($0.capture, $1.transcript, $0.extraction)
        }
        let whole = try #require(JoinedConversation(after))
        #expect(whole.transcript.messages.map(\.text) == ["Are you there?", "Yes", "Ok", "Here"])
        // The picture as it was read is still a copy, and its reading does not come back.
        #expect(whole.isShown(parts[1]))
        let again = try #require(JoinedConversation([parts[0], after[1]]))
        #expect(again.transcript.messages.map(\.text) == ["Are you there?", "Yes", "Ok", "Here"])
    }

    @Test("a correction of a message that is not there is refused, and one that changes nothing is none")
    func noCorrection() throws {
        let parts = [part(["<Hi"])]
        for number in [0, 2] {
            let error = #expect(throws: CirclesError.self) {
                try MessageCorrection(of: .interaction(.random()), parts, [MessageChange(number: number, text: "x")])
            }
            #expect(error?.code == .notFound)
        }
        let same = try MessageCorrection(of: .interaction(.random()), parts, [MessageChange(number: 1, text: "Hi")])
        #expect(same.captures.isEmpty)
    }
}

import Testing

@testable import CirclesCore

@Suite("What a messenger says of a conversation, and short names and answers")
struct MessengerSaysTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func read(_ maker: PageMaker) -> Transcript { TranscriptBuilder().build(maker.page) }

    @Test("a name of three letters heads what is below it like a long one", arguments: ["Mum", "Jo", "Ray"])
    func shortName(name: String) {
        #expect(!TimestampPattern.isTimestamp("\(name) · 9:09 PM"))
        #expect(RowHeading.sender([name, "·", "9:09", "PM"]).name == name)
        var maker = PageMaker()
        maker.header("Book Club")
        for (index, who) in [name, "Robin Hale", name, "Robin Hale"].enumerated() {
            maker.line("\(who) · 9:1\(index) AM", x: 120, y: 300 + index * 160, cap: 27)
            maker.line("Message number \(index)", x: 120, y: 346 + index * 160)
        }
        #expect(read(maker).messages.map(\.sender) == [name, "Robin Hale", name, "Robin Hale"])
        #expect(read(maker).messages.map(\.text) == (0..<4).map { "Message number \($0)" })
    }

    @Test(
        "days and icons in front of a time name nobody",
        arguments: ["Today 10:05", "Mon · 10:05", "vV 10:05", "10:05 · W"])
    func noNames(text: String) {
        #expect(TimestampPattern.isTimestamp(text))
    }

    @Test(
        "what became of a message is told in whole phrases and with how long ago, and a sentence is none",
        arguments: [
            ("Sent as Text Message", true), ("Delivered Quietly", true), ("Leise zugestellt", true),
            ("Seen 14m ago", true), ("Sent 2h ago", true), ("Seen 14m", false), ("Sent as a gift", false),
        ])
    func fates(text: String, isReceipt: Bool) {
        #expect(ReceiptPattern.isReceipt(text) == isReceipt)
    }

    @Test(
        "how long messages stay and whether to answer is said by the messenger, in however many sentences",
        arguments: [
            (
                "You turned on disappearing messages. New messages will disappear from this chat 7 days after they're sent.",
                true
            ),
            (
                "Let them message you and share your name and photo? They won’t know you've seen their messages until you accept.",
                true
            ),
            ("You can no longer reply to this conversation", true), ("Is this a number you know?", true),
            ("You can’t send messages to this group because you're no longer a member.", true),
            ("Do you know this number?", false), ("I can no longer reply in time", false),
            ("Add her to the list", false),
        ])
    func notices(text: String, isNotice: Bool) {
        #expect((NoticePattern.kind(of: text) == .notice) == isNotice)
    }

    @Test("one small letter on the fill of what is said is a message, right under another")
    func oneLetter() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Shall I bring the large tent"], x: 30, y: 300, width: 700)
        maker.bubble(["k"], x: 30, y: 390, width: 80)
        #expect(read(maker).messages.map(\.text) == ["Shall I bring the large tent", "k"])
    }

    @Test("what can be done with a contact that was sent is no part of what was said")
    func contactCard() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Here is her number"], x: 30, y: 300, width: 700)
        maker.regions.append(.init(bounds: PixelRect(x: 30, y: 500, width: 500, height: 220), fill: "#e9e9eb"))
        maker.line("Ada Kline", x: 170, y: 530, region: 3, ground: "#e9e9eb")
        maker.line("Message", x: 206, y: 630, region: 3, ink: "#1daa61", ground: "#e9e9eb")
        #expect(!read(maker).messages.contains { $0.text.contains("Message") })
    }

    @Test("answers are offered also above the line that says that nobody can answer")
    func offersAboveNotice() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Just landed at the airport"], x: 30, y: 300, width: 700)
        maker.line("Sounds good", x: 120, y: 1500, ink: "#0a5cff")
        maker.line("You can no longer reply to this conversation", x: 120, y: 1600, cap: 24, ink: "#606060")
        #expect(!read(maker).messages.contains { $0.text == "Sounds good" })
    }

    @Test("a notice and half a message under the bar are no title")
    func noTitles() {
        #expect(BarPattern.isSaid("You named the group “Flat 4b”."))
        #expect(BarPattern.isSaid("gloves, bring them. There will be soup."))
        #expect(BarPattern.isSaid("The children are at home until,"))
        #expect(!BarPattern.isSaid("How to prune an old apple tr."))
        #expect(!BarPattern.isSaid("Dr. Okoye"))
    }

    @Test("what several posts answer is the title, and not the name of the page")
    func subject() {
        var maker = PageMaker()
        maker.header("Garden Board")
        maker.line("Which bike for gravel?", x: 30, y: 260, cap: 34)
        for index in 0..<3 {
            maker.line("Re: Which bike for gravel?", x: 30, y: 400 + index * 300, cap: 26, ink: "#0c4070")
            maker.line("by Ana Costa » Tue 10:0\(index)", x: 30, y: 450 + index * 300, cap: 22, ink: "#606060")
            maker.line("The one that I have ridden for years \(index)", x: 30, y: 510 + index * 300)
        }
        #expect(read(maker).title == "Which bike for gravel?")
        #expect(ReplyPattern.subject(in: "AW: Termin") == "Termin")
        #expect(ReplyPattern.subject(in: "Report: Termin") == nil)
    }

    @Test("how many chose an answer of a poll stands in its row and tells nothing of how far apart answers stand")
    func votes() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Shall we bring the large tent"], x: 30, y: 300, width: 700)
        maker.regions.append(.init(bounds: PixelRect(x: 30, y: 600, width: 500, height: 400), fill: "#e9e9eb"))
        maker.line("Which day?", x: 60, y: 620, region: 3, ground: "#e9e9eb")
        for (row, day) in ["Friday", "Saturday", "Sunday"].enumerated() {
            maker.line(day, x: 110, y: 720 + row * 90, region: 3, ground: "#e9e9eb")
            maker.line("\(row)", x: 460, y: 720 + row * 90, region: 3, ground: "#e9e9eb")
            guard row > 0 else { continue }
            maker.regions.append(
                .init(bounds: PixelRect(x: 110, y: 770 + row * 90, width: 300, height: 12), fill: "#1daa61"))
        }
        #expect(read(maker).messages.map(\.text) == ["Shall we bring the large tent", "Which day?"])
    }

    @Test("a day whose preposition lost its space before the time is when somebody wrote")
    func gluedTimes() {
        #expect(DayPattern.isDay("Today at7:49 PM"))
        #expect(RowHeading.sender(["Jonas", "Weidl", "Today", "at7:49", "PM"]).name == "Jonas Weidl")
        #expect(!DayPattern.isDay("at7:49"))
    }

    @Test("nothing of a name stands behind the dots that cut it")
    func cutTitle() {
        var maker = PageMaker()
        maker.header("Anke Hartma... Q")
        maker.bubble(["Shall we bring the large tent"], x: 30, y: 300, width: 700)
        #expect(read(maker).title == "Anke Hartma…")
    }

    @Test(
        "one small letter in the colours of what is said is no sign in a picture, though its fill is small and cluttered"
    )
    func clutteredLetter() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Shall I bring the large tent"], x: 300, y: 300, width: 670, fill: "#0a7cff")
        maker.bubble(["k"], x: 880, y: 500, width: 90, fill: "#0a7cff")
        maker.regions[maker.regions.count - 1].solidity = 0.74
        maker.lines[maker.lines.count - 1].clutter = 0.38
        #expect(read(maker).messages.map(\.text) == ["Shall I bring the large tent", "k"])
    }
}

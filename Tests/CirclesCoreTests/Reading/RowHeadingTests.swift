import Testing

@testable import CirclesCore

@Suite("Rows whose headings are long, damaged or answered")
struct RowHeadingTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func messages(_ maker: PageMaker) -> [Message] { TranscriptBuilder().build(maker.page).messages }

    @Test("a sum on lines of its own goes on with what is said")
    func sums() {
        var maker = TranscriptBuilderTests.PageMaker()
        maker.header("Book Club")
        maker.line("Ana Costa", x: 120, y: 300)
        maker.line("10:05", x: 420, y: 304, cap: 22, ink: "#888888")
        for (index, row) in ["That makes as far as I can", "see from where we live", "2 + 9", "= 11"].enumerated() {
            maker.line(row, x: 120, y: 350 + index * 46, cap: index < 2 ? 28 : 26)
        }
        maker.line("Ben Ode", x: 120, y: 620)
        maker.line("10:09", x: 420, y: 624, cap: 22, ink: "#888888")
        maker.line("Fine by me", x: 120, y: 670)
        let text = "That makes as far as I can see from where we live 2 + 9 = 11"
        #expect(TranscriptBuilder().build(maker.page).messages.first?.text == text)
    }

    @Test("hours from one time to another are no moment that a name stands before")
    func hours() {
        #expect(RowHeading.moment(endingIn: ["Mon", "9:00", "-", "17:00"]) == nil)
        #expect(RowHeading.moment(endingIn: ["Ana", "Costa", "17:00"]) == 2)
    }

    @Test(
        "who writes stands before what they did, by whose hand it is, and what can be done behind the moment",
        arguments: [
            ("ana commented 2 weeks ago", "ana", "2 weeks ago"), ("ana commented on Mar 12", "ana", "Mar 12"),
            ("by Ana Costa » Tue 10:05", "Ana Costa", "Tue 10:05"),
            ("ana 2 hours ago | parent | next", "ana", "2 hours ago"),
            ("Ana Costa a écrit 10:05", "Ana Costa", "10:05"), ("Ana Costa, 10:05 PM", "Ana Costa", "10:05 PM"),
            ("Ana Costa 10:05 (Member)", "Ana Costa", "10:05"), ("Ana Costa", "Ana Costa", nil),
        ] as [(String, String, String?)])
    func parts(heading: String, name: String, time: String?) {
        let (sender, moment) = RowHeading.sender(heading.split(separator: " ").map(String.init))
        #expect(sender == name)
        #expect(moment == time)
    }

    @Test("what leads to a thread with its last answer's time names nobody")
    func threadLink() {
        var maker = answered()
        maker.line("Who brings the cake?", x: 120, y: 350)
        maker.line("3 replies Last reply today at 9:12 AM", x: 120, y: 400, cap: 22, ink: "#2060c0")
        maker.line("3 replies Last reply today at 9:12 AM", x: 120, y: 720, cap: 22, ink: "#2060c0")
        #expect(messages(maker).map(\.sender) == ["Ana Costa", "Ben Ode"])
        #expect(messages(maker).map(\.text) == ["Who brings the cake?", "Fine by me"])
    }

    @Test("who came and went is none of what others say")
    func arrivals() {
        let rows = [
            "ana: Who brings the cake?", "ben: I do", "ana has joined #club", "ana: And the plates?", "ben: Me too",
            "ben has quit [Ping timeout]", "ana: Fine",
        ]
        var maker = PageMaker()
        maker.header("#club")
        for (index, row) in rows.enumerated() { maker.line(row, x: 60, y: 300 + index * 50) }
        let said = messages(maker).filter { $0.kind == nil }.map(\.text)
        #expect(said == ["Who brings the cake?", "I do", "And the plates?", "Me too", "Fine"])
    }

    /// Who writes, with room for a few lines, and who answers.
    private func answered() -> PageMaker {
        var maker = PageMaker()
        maker.header("Book Club")
        for (name, y) in [("Ana Costa", 300), ("Ben Ode", 620)] {
            maker.line(name, x: 120, y: y)
            maker.line("10:05", x: 420, y: y + 4, cap: 22, ink: "#888888")
        }
        maker.line("Fine by me", x: 120, y: 670)
        return maker
    }

    @Test("a numbered list goes on where no distance tells messages apart")
    func numberedList() {
        var maker = answered()
        for (index, row) in ["What we still need:", "1. Flour", "2. Eggs", "3. Milk"].enumerated() {
            maker.line(row, x: 120, y: 350 + index * 46)
        }
        #expect(messages(maker).map(\.text) == ["What we still need:\n1. Flour\n2. Eggs\n3. Milk", "Fine by me"])
    }

    @Test("a file below what was said is its attachment")
    func fileBelow() {
        var maker = answered()
        maker.line("Here are all of the cakes that we had so far", x: 120, y: 350)
        maker.line("cakes-by-week.pdf", x: 120, y: 396)
        maker.line("PDF 214 KB", x: 120, y: 440, cap: 20, ink: "#888888")
        #expect(!messages(maker).contains { $0.text.contains("pdf") })
    }

    @Test("a file under a heading is an attachment, its size none of the words")
    func file() {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.line("Ben Ode", x: 120, y: 300)
        maker.line("10:05", x: 420, y: 304, cap: 22, ink: "#888888")
        maker.line("Who brings the cake this time?", x: 120, y: 350)
        maker.line("Ana Costa", x: 120, y: 450)
        maker.line("10:09", x: 420, y: 454, cap: 22, ink: "#888888")
        maker.line("cakes-by-week.pdf", x: 120, y: 500, ink: "#2060c0")
        maker.line("PDF 214 KB", x: 120, y: 540, cap: 20, ink: "#888888")
        let found = messages(maker)
        #expect(found.map(\.text).filter { !$0.isEmpty } == ["Who brings the cake this time?"])
    }

    @Test("what is answered on a card under a heading is a quote")
    func quote() {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.line("Ben Ode", x: 120, y: 300)
        maker.line("10:05", x: 420, y: 304, cap: 22, ink: "#888888")
        maker.line("Who brings the cake this time?", x: 120, y: 350)
        maker.line("Ana Costa", x: 120, y: 450)
        maker.line("10:09", x: 420, y: 454, cap: 22, ink: "#888888")
        maker.regions.append(.init(bounds: PixelRect(x: 120, y: 490, width: 700, height: 90), fill: "#ebebeb"))
        maker.line("Ben Ode", x: 140, y: 500, cap: 22, region: 2, ground: "#ebebeb")
        maker.line("Who brings the cake this time?", x: 140, y: 540, cap: 22, region: 2, ground: "#ebebeb")
        maker.line("I do", x: 120, y: 600)
        let found = messages(maker)
        #expect(found.map(\.text) == ["Who brings the cake this time?", "I do"])
        #expect(found.last?.quotes == "Ben Ode Who brings the cake this time?")
        #expect(found.last?.sender == "Ana Costa")
    }

    /// Two headings as they should be, with what they head.
    private func twoHeaded() -> PageMaker {
        var maker = PageMaker()
        maker.header("Book Club")
        for (index, row) in [("Ana Costa", "Who brings the cake this time?"), ("Ben Ode", "I do")].enumerated() {
            let y = 300 + index * 160
            maker.line(row.0, x: 120, y: y)
            maker.line("10:05", x: 420, y: y + 4, cap: 22, ink: "#888888")
            maker.line(row.1, x: 120, y: y + 50)
        }
        return maker
    }

    @Test(
        "what stands in the headings' column with a small time behind it is one, and a sentence that ends in a time is not"
    )
    func badlyReadName() {
        var maker = twoHeaded()
        maker.line("ipek yildiz", x: 120, y: 620)
        maker.line("10:09", x: 420, y: 624, cap: 22, ink: "#888888")
        maker.line("See you at 10:30", x: 120, y: 670)
        let found = messages(maker)
        #expect(found.map(\.sender) == ["Ana Costa", "Ben Ode", "ipek yildiz"])
        #expect(found.last?.text == "See you at 10:30")
    }

    @Test("a link is said, though its ink is that of what can be pressed")
    func link() {
        var maker = twoHeaded()
        maker.line("https://example.org/recipes/plum-tart-with-", x: 120, y: 560, ink: "#0b6cb0")
        maker.line("cream?ref=share&id=8841", x: 120, y: 610, ink: "#0b6cb0")
        maker.line("Ana Costa", x: 120, y: 720)
        maker.line("10:09", x: 420, y: 724, cap: 22, ink: "#888888")
        maker.line("Then I bring the cream for it", x: 120, y: 770)
        let text = messages(maker).map(\.text).joined(separator: " ")
        #expect(text.contains("https://example.org/recipes/plum-tart-with-cream?ref=share&id=8841 Then I bring"))
    }

    @Test("a piece of the portrait in front of a row is no word of it")
    func portrait() {
        var maker = twoHeaded()
        maker.line("y", x: 60, y: 510)
        maker.lines[maker.lines.count - 1].words += maker.lines[maker.lines.count - 2].words
        maker.lines[maker.lines.count - 1].bounds = PixelRect(x: 60, y: 510, width: 150, height: 33)
        maker.lines.remove(at: maker.lines.count - 2)
        #expect(messages(maker).map(\.text) == ["Who brings the cake this time?", "I do"])
    }

    @Test("a list of other chats with the conversation's fill is no part of it")
    func list() {
        var maker = PageMaker()
        maker.regions = [.init(bounds: PixelRect(x: 0, y: 0, width: 1800, height: 2000), fill: "#ffffff")]
        maker.bubble(["Who brings the cake this time?"], x: 870, y: 380, width: 690)
        maker.bubble(["I do"], x: 1470, y: 580, width: 150)
        maker.bubble(["Thanks"], x: 870, y: 780, width: 190)
        for index in 0..<6 {
            maker.line("Carla Diaz", x: 100, y: 320 + index * 150, region: 0)
            maker.line("See you there...", x: 100, y: 370 + index * 150, cap: 24, region: 0, ink: "#888888")
        }
        var page = maker.page
        page.width = 1800
        let found = TranscriptBuilder().build(page).messages
        #expect(found.map(\.text) == ["Who brings the cake this time?", "I do", "Thanks"])
    }

    @Test("a screen in a frame is known where a highlighted row parts its fill")
    func framed() {
        let fills = [
            ("#dddddd", 0, 1000, 0, 2000), ("#ffffff", 80, 840, 80, 700), ("#fff4d0", 80, 840, 784, 200),
            ("#ffffff", 80, 840, 988, 940),
        ]
        var maker = PageMaker()
        maker.regions = fills.map {
            .init(bounds: PixelRect(x: $0.1, y: $0.3, width: $0.2, height: $0.4), fill: $0.0)
        }
        for (y, region) in [(300, 1), (850, 2), (1200, 3)] {
            maker.line("Who brings the cake this time", x: 120, y: y, region: region)
        }
        let lines = maker.page.lines.compactMap { TextLine($0, isEnglish: true) }
        let screen = PageGeometry(maker.page, lines: lines).screen
        #expect(screen == PixelRect(x: 80, y: 80, width: 840, height: 1848))
    }

    @Test("a channel's name is one word, and what the channel is about is no part of it")
    func channel() {
        var maker = PageMaker()
        maker.line("9:41", x: 60, y: 30, region: 0)
        maker.line("#gardens", x: 80, y: 110, cap: 32, region: 0)
        maker.line("Be kind to one another", x: 290, y: 118, cap: 24, region: 0, ink: "#999999")
        maker.line("Ana Costa", x: 120, y: 300)
        maker.line("10:05", x: 420, y: 304, cap: 22, ink: "#888888")
        maker.line("Who brings the cake?", x: 120, y: 350)
        #expect(TranscriptBuilder().build(maker.page).title == "#gardens")
    }

    @Test(
        "an empty field names whom one would write to",
        arguments: [
            ("Message #general", true), ("Write to Ana Costa", true), ("Message Ana Costa", true),
            ("Message me when you are home", false), ("Write to me soon", false),
        ])
    func placeholder(_ text: String, isPlaceholder: Bool) {
        #expect(PlaceholderPattern.isPlaceholder(text) == isPlaceholder)
    }

    @Test(
        "days that small print has damaged",
        arguments: [
            ("Today at 10:05", true), ("Todāy at 08:10", true), ("To a at 07:47", true), ("Gestern um 21:14", true),
            ("03/14/2024 7:11 PM", true), ("Hale Today at 14:55", false), ("dinner at 19:30", false),
        ])
    func moments(_ text: String, isTimestamp: Bool) {
        #expect(TimestampPattern.isTimestamp(text) == isTimestamp)
    }

    @Test("a word on a fill that stands in a photo is a sign, not a message")
    func sign() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming with us", "to the lake on Saturday?"], x: 30, y: 300, width: 700)
        maker.bubble(["Look"], x: 30, y: 480, width: 200)
        // A house in the photo, and a sign on it.
        maker.regions.append(.init(bounds: PixelRect(x: 60, y: 620, width: 400, height: 300), fill: "#a05030"))
        maker.bubble(["OPEN"], x: 150, y: 700, width: 180, fill: "#ffd040")
        for index in [2, 3] { maker.regions[index].surrounding = 1 }
        maker.regions[5].surrounding = 4
        #expect(
            messages(maker).map(\.text).filter { !$0.isEmpty } == [
                "Are you coming with us to the lake on Saturday?", "Look",
            ])
    }

    @Test(
        "a sentence that ends in a time is no heading",
        arguments: ["Shall we all meet on Tuesday at 18:30", "We are people now", "It expires in 10 minutes"])
    func sentence(_ text: String) {
        var maker = PageMaker()
        maker.header("Book Club")
        for (index, said) in [text, "Fine by me", "See you"].enumerated() {
            let y = 300 + index * 160
            maker.line("Ana Costa", x: 120, y: y)
            maker.line("10:0\(index)", x: 420, y: y + 4, cap: 22, ink: "#888888")
            maker.line(said, x: 120, y: y + 50)
        }
        #expect(messages(maker).map(\.text) == [text, "Fine by me", "See you"])
    }
}

import Testing

@testable import CirclesCore

@Suite("Bubbles, their names, quotes and menus")
struct BubbleRuleTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func maker() -> PageMaker {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        return maker
    }

    private func messages(_ maker: PageMaker) -> [Message] { TranscriptBuilder().build(maker.page).messages }

    @Test("a telephone number is the title, however uncertain its figures were read")
    func number() {
        var made = PageMaker()
        made.header("+1 202-555-0142")
        for line in made.lines.indices where made.lines[line].text.hasPrefix("+1") {
            for word in made.lines[line].words.indices { made.lines[line].words[word].confidence = 0.1 }
        }
        made.bubble(["Are you coming"], x: 30, y: 300, width: 500)
        #expect(TranscriptBuilder().build(made.page).title == "+1 202-555-0142")
    }

    @Test("text that begins at one edge is no notice, wherever its bubble stands")
    func middle() {
        var made = maker()
        made.bubble(["He arrives last", "and leaves"], x: 250, y: 300, width: 500)
        made.bubble(["You joined"], x: 400, y: 500, width: 200, fill: "#ddddee")
        #expect(messages(made).map { $0.side == .center } == [false, true])
    }

    @Test("what somebody is in a group, at the other end of the name's row, is no part of either")
    func roles() {
        var made = maker()
        made.bubble(["Sofía", "See you there"], x: 30, y: 300, width: 600)
        made.lines[made.lines.count - 2].ink = "#c03d33"
        made.line("admin", x: 520, y: 327, cap: 20, region: 2, ink: "#888888", ground: "#e9e9eb")
        let found = messages(made)
        #expect(found.map(\.text) == ["See you there"])
        #expect(found.map(\.sender) == ["Sofía"])
    }

    @Test(
        "what a bubble says is told whatever it looks like",
        arguments: ["$ df -h", "4 + 5 * 4", "-----", "???", "[1, 2]", "x = 3", "<3", ":-("])
    func signs(text: String) {
        var made = maker()
        made.bubble(["Try what I sent", "and tell me"], x: 30, y: 300, width: 560)
        let width = text.count * 21 + 60
        made.bubble([text], x: 30, y: 480, width: width)
        for index in made.lines[made.lines.count - 1].words.indices {
            made.lines[made.lines.count - 1].words[index].confidence = 0.35
        }
        #expect(messages(made).map(\.text) == ["Try what I sent and tell me", text])
    }

    @Test("a count in a bubble with its time is said, and so is a number in a high bubble of text's size")
    func counts() {
        var made = maker()
        made.bubble(["How many will come?"], x: 30, y: 300, width: 560)
        made.bubble(["42"], x: 30, y: 392, width: 200)
        made.line("10:05", x: 130, y: 425, cap: 20, region: 3, ink: "#888888", ground: "#e9e9eb")
        made.regions.append(.init(bounds: PixelRect(x: 30, y: 520, width: 100, height: 140), fill: "#e9e9eb"))
        made.line("16", x: 60, y: 574, region: 4, ground: "#e9e9eb")
        #expect(messages(made).map(\.text) == ["How many will come?", "42", "16"])
    }

    @Test("a button in the bubbles' colour beside their column, and a recording's sign, say nothing")
    func buttons() {
        var made = maker()
        made.bubble(["Try what I sent", "and tell me"], x: 30, y: 300, width: 560)
        made.bubble(["V"], x: 880, y: 600, width: 90)
        made.lines[made.lines.count - 1].words[0].confidence = 0.5
        made.bubble([">"], x: 30, y: 700, width: 560)
        #expect(messages(made).map(\.text) == ["Try what I sent and tell me"])
    }

    @Test(
        "a title that the messenger cut says so, whatever its dots came out as",
        arguments: [
            ("Parents of Class", "..."), ("Parents of Class...", ""), ("Parents of Class..", ""),
            ("Parents of Cla…", ""),
        ])
    func cutTitle(name: String, dots: String) {
        var made = PageMaker()
        made.header(name)
        if !dots.isEmpty, let title = made.lines.last {
            made.line(dots, x: title.bounds.maxX + 6, y: title.baseline - 8, cap: 8, region: 0)
        }
        made.bubble(["Are you coming"], x: 30, y: 300, width: 500)
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.titleIsCut == true)
        #expect(transcript.title?.hasSuffix("…") == true)
        #expect(transcript.title?.contains(".") == false)
    }

    @Test("words before a link are no name")
    func links() {
        var made = maker()
        made.bubble(["Try this one:", "https://example.org/4711"], x: 30, y: 300, width: 700)
        made.lines[made.lines.count - 1].ink = "#1155cc"
        let found = messages(made)
        #expect(found.map(\.text) == ["Try this one: https://example.org/4711"])
        #expect(found.map(\.sender) == [nil])
    }

    @Test("a pale quote under who replied belongs to the reply below it, and who replied is the messenger's word")
    func replies() {
        var made = maker()
        made.bubble(["Only number five"], x: 30, y: 300, width: 560)
        made.line("Maria replied to you", x: 40, y: 440, cap: 22, ink: "#777777")
        made.bubble(["Which one?"], x: 30, y: 480, width: 400, fill: "#f5f5f5")
        made.lines[made.lines.count - 1].ink = "#8a8a8a"
        made.bubble(["The blue one"], x: 30, y: 580, width: 430)
        let found = messages(made)
        #expect(found.map(\.text) == ["Only number five", "Maria replied to you", "The blue one"])
        #expect(found.map(\.kind) == [nil, .notice, nil])
        #expect(found.map(\.quotes) == [nil, nil, "Which one?"])
        #expect(found.last?.sender == "Maria")
    }

    @Test("bubbles of one fill that begin in one column are one side's, whatever card of their fill stands opposite")
    func commonEdge() {
        var made = maker()
        made.bubble(["A recipe"], x: 560, y: 250, width: 420, fill: "#eeeeee")
        for (row, width) in [730, 690, 760].enumerated() {
            made.bubble(["Message number \(row)"], x: 130, y: 400 + row * 130, width: width, fill: "#eeeeee")
        }
        #expect(messages(made).map(\.side) == [.right, .left, .left, .left])
    }

    @Test("a bubble of the title bar's fill that goes on under it is a message")
    func hanging() {
        var made = maker()
        made.regions[0].bounds.height = 300
        made.regions[0].fill = "#ffffff"
        made.regions[1].fill = "#bcd0c0"
        made.line("page not found", x: 60, y: 230, region: 0)
        made.bubble(["Are you coming"], x: 30, y: 400, width: 500, fill: "#ffffff")
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.title == "Maria Lopez")
        #expect(transcript.messages.map(\.text) == ["page not found", "Are you coming"])
    }

    @Test(
        "titles without how many are in the group, and without what else can be shown",
        arguments: [("Book club (12)", "Book club"), ("Flat 4 (Berlin)", "Flat 4 (Berlin)")])
    func titles(shown: String, title: String) {
        var made = PageMaker()
        made.header(shown)
        made.bubble(["Are you coming"], x: 30, y: 300, width: 500)
        #expect(TranscriptBuilder().build(made.page).title == title)
    }

    @Test("keys that cannot be read say nothing about the script of what was said")
    func keyboard() {
        var made = maker()
        made.bubble(["Are you coming on Saturday"], x: 30, y: 300, width: 700)
        made.regions.append(.init(bounds: PixelRect(x: 0, y: 1450, width: 1000, height: 550), fill: "#d1d3d9"))
        for row in 0..<3 {
            for (key, letter) in "qwlertlyi".enumerated() {
                made.line(
                    String(letter), x: 40 + key * 105, y: 1500 + row * 120, cap: 60, region: 3, confidence: 0.1)
            }
        }
        for (key, x) in [("123", 40), ("space", 400), ("return", 800)] { made.line(key, x: x, y: 1880, region: 3) }
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.warnings == nil)
        #expect(transcript.messages.map(\.text) == ["Are you coming on Saturday"])
    }

    @Test("a screen in a device's rim is found, also where a wallpaper leaves it no fill of its own")
    func rim() {
        var made = PageMaker()
        made.regions = [
            .init(
                bounds: PixelRect(x: 0, y: 0, width: 1000, height: 2000), fill: "#22aa66", area: 300_000, solidity: 1),
            .init(
                bounds: PixelRect(x: 80, y: 200, width: 840, height: 1700), fill: "#15151a", area: 100_000, solidity: 1),
            .init(bounds: PixelRect(x: 100, y: 220, width: 800, height: 200), fill: "#f6f6f6"),
        ]
        made.line("9:41", x: 140, y: 240, cap: 22, region: 2)
        made.line("Maria Lopez", x: 350, y: 330, cap: 36, region: 2)
        made.bubble(["Are you coming", "on Saturday?"], x: 130, y: 500, width: 500)
        made.bubble(["Yes, of course"], x: 430, y: 700, width: 440, fill: "#0a7cff")
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.title == "Maria Lopez")
        #expect(transcript.messages.map(\.text) == ["Are you coming on Saturday?", "Yes, of course"])
        #expect(transcript.messages.map(\.side) == [.left, .right])
    }
}

@Suite("What is said stays said, and what is left out is listed")
struct KeptTextTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func maker() -> PageMaker {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        return maker
    }

    @Test("times, days, receipts and files on lines of their own inside a paragraph are said")
    func body() {
        var made = maker()
        made.bubble(
            ["The plan for us", "18:30", "Monday", "Delivered", "report.pdf", "2 pages each"], x: 30, y: 300, width: 560
        )
        let messages = TranscriptBuilder().build(made.page).messages
        #expect(messages.map(\.text) == ["The plan for us 18:30 Monday Delivered report.pdf 2 pages each"])
        #expect(messages.map(\.time) == [nil])
    }

    @Test("a stroke beside one line of a paragraph makes it no quote")
    func strokes() {
        var made = maker()
        made.bubble(["Output of it", "node_modules", "package list"], x: 30, y: 300, width: 560)
        let page = made.page(bars: [PixelRect(x: 45, y: 372, width: 4, height: 50)])
        #expect(TranscriptBuilder().build(page).messages.map(\.text) == ["Output of it node_modules package list"])
    }

    @Test("a field is one in every language, and what is left out is listed with its reason")
    func leftOut() {
        var made = maker()
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700)
        made.line("10:05", x: 640, y: 345, cap: 20, region: 2, ink: "#888888", ground: "#e9e9eb")
        made.bubble(["How are you today"], x: 400, y: 480, width: 560, fill: "#0a7cff")
        made.line("Rašykite žinutę čia", x: 150, y: 1900, ink: "#aaaaaa")
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.messages.map(\.text) == ["Hello there my friend", "How are you today"])
        #expect(transcript.leftOut?.map(\.text) == ["9:41", "Rašykite žinutę čia"])
        #expect(transcript.leftOut?.map(\.reason) == [.titleBar, .inputBar])
    }

    @Test("a name and a time under a bubble say who wrote it and when")
    func captions() {
        var made = maker()
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700)
        made.line("9:03 AM · Maria", x: 40, y: 400, cap: 20, ink: "#888888")
        made.bubble(["How are you today"], x: 30, y: 520, width: 560)
        let messages = TranscriptBuilder().build(made.page).messages
        #expect(messages.map(\.text) == ["Hello there my friend", "How are you today"])
        #expect(messages.map(\.sender) == ["Maria", nil])
        #expect(messages.map(\.time) == ["9:03 AM", nil])
    }

    @Test(
        "a caption's time may have its day behind it, and the user's name before it",
        arguments: ["Maria at 15:31, 22 Fob 2024", "15:31 - Maria"])
    func datedCaptions(_ caption: String) {
        var made = maker()
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700)
        made.line(caption, x: 40, y: 440, cap: 20, ink: "#888888")
        made.bubble(["How are you today"], x: 400, y: 620, width: 560, fill: "#0a7cff")
        made.line("You at 15:32, 22 Feb 2024", x: 560, y: 730, cap: 20, ink: "#888888")
        let messages = TranscriptBuilder().build(made.page).messages
        #expect(messages.map(\.text) == ["Hello there my friend", "How are you today"])
        #expect(messages.map(\.sender) == ["Maria", nil])
        #expect(messages.map(\.time) == ["15:31", "15:32"])
    }

    @Test("one pale small word above a bubble is who wrote it, however it is spelt")
    func labelByForm() {
        var made = maker()
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700)
        made.line("madmojo", x: 40, y: 540, cap: 20, ink: "#909090")
        made.bubble(["How are you today"], x: 30, y: 570, width: 560)
        let messages = TranscriptBuilder().build(made.page).messages
        #expect(messages.map(\.text) == ["Hello there my friend", "How are you today"])
        #expect(messages.map(\.sender) == [nil, "madmojo"])
    }

    @Test("a list on the page itself is one message, set in or not, with nothing between its lines")
    func list() {
        var made = maker()
        for (index, line) in ["Please bring", "bread", "- a large knife for it", "butter", "- and what you like"]
            .enumerated()
        {
            made.line(line, x: [60, 96, 60, 96, 60][index], y: 400 + index * 46)
            made.lines[made.lines.count - 1].interlineProfile = .init(depth: 0, step: 0, shade: 0)
        }
        let found = TranscriptBuilder().build(made.page).messages
        #expect(found.map(\.text) == ["Please bring\nbread\n- a large knife for it butter\n- and what you like"])
        #expect(found.map(\.side) == [.left])
    }

    @Test("a field is paler than what is said on the page, though white on colour is as near to its ground")
    func fieldBesideColours() {
        var made = maker()
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700, fill: "#f2f3f5")
        for y in [480, 600, 720] {
            made.bubble(["How are you today"], x: 400, y: y, width: 560, fill: "#6c5ce7")
            made.lines[made.lines.count - 1].ink = "#ffffff"
        }
        made.bubble(["Quite well, thank you"], x: 30, y: 840, width: 700, fill: "#f2f3f5")
        made.line("GIF Rašykite žinutę", x: 150, y: 1900, ink: "#85888e")
        #expect(TranscriptBuilder().build(made.page).messages.last?.text == "Quite well, thank you")
    }

    @Test("keys that a bot offers below the field are no messages, nor is what the field says")
    func botKeys() {
        var made = maker()
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700)
        made.bubble(["How are you today"], x: 400, y: 480, width: 560, fill: "#0a7cff")
        made.line("Rašykite žinutę", x: 150, y: 1500, ink: "#aaaaaa")
        for (row, words) in [["Weather", "News"], ["Back"]].enumerated() {
            for (column, word) in words.enumerated() {
                let width = 960 / words.count
                let key = PixelRect(x: 20 + column * width, y: 1640 + row * 120, width: width - 10, height: 100)
                made.regions.append(.init(bounds: key, fill: "#ccccd4"))
                made.line(
                    word, x: key.x + (key.width - word.count * 21) / 2, y: key.y + 36, region: made.regions.count - 1,
                    ground: "#ccccd4")
            }
        }
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.messages.map(\.text) == ["Hello there my friend", "How are you today"])
        #expect(transcript.leftOut?.filter { $0.reason == .inputBar }.map(\.text).contains("Weather") == true)
    }

    @Test("a name and what is known of them behind the way back are a title bar, also without a clock above")
    func wayBack() {
        var made = PageMaker()
        made.regions = [.init(bounds: PixelRect(x: 0, y: 0, width: 1000, height: 2000), fill: "#ffffff")]
        made.line("<", x: 40, y: 60, cap: 40, region: 0)
        made.line("Maria Lopez", x: 280, y: 40, cap: 36, region: 0)
        made.line("Acme", x: 280, y: 98, cap: 26, region: 0)
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700)
        made.bubble(["How are you today"], x: 400, y: 480, width: 560, fill: "#0a7cff")
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.title == "Maria Lopez")
        #expect(transcript.messages.map(\.text) == ["Hello there my friend", "How are you today"])
    }

    @Test("a bubble with a name in it is somebody else's, whatever its margins")
    func named() {
        var made = maker()
        for (index, name) in ["Sofía", "Marco"].enumerated() {
            made.bubble([name, "See you there tonight"], x: 160, y: 300 + index * 200, width: 750)
            made.lines[made.lines.count - 2].ink = index == 0 ? "#c03d33" : "#3355cc"
        }
        #expect(TranscriptBuilder().build(made.page).messages.map(\.side) == [.left, .left])
        #expect(TranscriptBuilder().build(made.page).messages.map(\.sender) == ["Sofía", "Marco"])
    }

    @Test("small print in a pill of its own fill is the messenger's, however long")
    func pills() {
        var made = maker()
        made.regions.append(.init(bounds: PixelRect(x: 80, y: 260, width: 840, height: 60), fill: "#ddddcc"))
        made.line(
            "This chat is with a business account and more", x: 100, y: 280, cap: 23, region: 2, ground: "#ddddcc")
        made.bubble(["Hello there my friend"], x: 30, y: 400, width: 700)
        made.bubble(["How are you today"], x: 400, y: 580, width: 560, fill: "#0a7cff")
        #expect(TranscriptBuilder().build(made.page).messages.map { $0.side == .center } == [true, false, false])
    }

    @Test("rows of keys are a keyboard, whatever is printed on them")
    func keys() {
        var made = maker()
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700)
        made.line("Draft of mine", x: 80, y: 1380)
        for row in 0..<3 {
            for column in 0..<8 {
                let key = PixelRect(x: 20 + column * 120, y: 1500 + row * 130, width: 100, height: 110)
                made.regions.append(.init(bounds: key, fill: "#ccccd4"))
            }
        }
        #expect(TranscriptBuilder().build(made.page).messages.map(\.text) == ["Hello there my friend"])
    }

    @Test("emoji alone in a bubble are a message, each a box")
    func emoji() {
        var made = maker()
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700)
        made.regions.append(.init(bounds: PixelRect(x: 30, y: 420, width: 160, height: 90), fill: "#e9e9eb"))
        var page = made.page
        page.emojiAlone = [
            PixelRect(x: 60, y: 445, width: 40, height: 40), PixelRect(x: 110, y: 445, width: 40, height: 40),
        ]
        let messages = TranscriptBuilder().build(page).messages
        #expect(messages.map(\.text) == ["Hello there my friend", "▢▢"])
        #expect(messages.map(\.kind) == [nil, .emoji])
        #expect(messages.map(\.side) == [.left, .left])
    }

    @Test("a way back in the colour of buttons is no title beside a name in the middle")
    func backLabels() {
        var made = maker()
        made.lines.removeLast()
        made.line("Home (4)", x: 60, y: 118, cap: 36, region: 0, ink: "#0a7cff", ground: "#f6f6f6")
        made.line("Botkit", x: 440, y: 120, cap: 28, region: 0, ground: "#f6f6f6")
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700)
        #expect(TranscriptBuilder().build(made.page).title == "Botkit")
    }

    @Test("a long way back in the colour of buttons pushes the name off the middle")
    func longBackLabels() {
        var made = maker()
        made.lines.removeLast()
        made.line("<", x: 20, y: 122, cap: 20, region: 0, ink: "#0a7cff", ground: "#f6f6f6")
        made.line("Beskeder (12)", x: 60, y: 118, cap: 32, region: 0, ink: "#0a7cff", ground: "#f6f6f6")
        made.line("Maren", x: 560, y: 118, cap: 30, region: 0, ground: "#f6f6f6")
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700)
        #expect(TranscriptBuilder().build(made.page).title == "Maren")
    }

    @Test("answers offered below the conversation, in the colour of what can be pressed, are buttons")
    func answers() {
        var made = maker()
        made.bubble(["Hello there my friend"], x: 30, y: 300, width: 700)
        made.line("Book a table", x: 60, y: 500, ink: "#0a7cff")
        made.line("Opening hours", x: 480, y: 500, ink: "#0a7cff")
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.messages.map(\.text) == ["Hello there my friend"])
        #expect(transcript.leftOut?.filter { $0.reason == .button }.map(\.text) == ["Book a table", "Opening hours"])
    }

    @Test("words side by side below the title bar are tabs")
    func tabs() {
        var made = maker()
        made.line("Messages", x: 60, y: 230)
        made.line("Files", x: 330, y: 230)
        made.line("Pins", x: 520, y: 230)
        made.bubble(["Hello there my friend"], x: 30, y: 400, width: 700)
        #expect(TranscriptBuilder().build(made.page).messages.map(\.text) == ["Hello there my friend"])
    }

    @Test("a first line in the text's own ink above a link is no name")
    func firstLines() {
        var made = maker()
        made.bubble(["Check result", "See the list", "and so on"], x: 30, y: 300, width: 560)
        made.lines[made.lines.count - 2].ink = "#1155cc"
        let messages = TranscriptBuilder().build(made.page).messages
        #expect(messages.map(\.text) == ["Check result See the list and so on"])
        #expect(messages.map(\.sender) == [nil])
    }

    @Test(
        "a name's capital I that was read as a small l is one again",
        arguments: [
            ("Meera lyer", "Meera Iyer"), ("lngrid", "Ingrid"), ("Team lunch", "Team lunch"),
            ("lovely lbis", "lovely lbis"), ("llse Brandt", "Ilse Brandt"), ("llama", "llama"),
            ("Luis la Torre", "Luis la Torre"), ("ll", "ll"),
        ])
    func capitals(read: String, meant: String) { #expect(LetterRepair.repairName(read) == meant) }

    @Test("without bubbles a message ends where more room follows than between its lines")
    func partedByDistance() {
        var made = maker()
        made.bubble(["Which train do we take"], x: 420, y: 250, width: 550, fill: "#0a7cff")
        let rows = [
            (400, "The one at seven from the old"), (442, "station behind the market"), (492, "Bring both tickets"),
            (542, "And wait for me under the big"), (584, "clock in the hall"),
        ]
        for (y, row) in rows { made.line(row, x: 40, y: y) }
        #expect(
            TranscriptBuilder().build(made.page).messages.map(\.text) == [
                "Which train do we take", "The one at seven from the old station behind the market",
                "Bring both tickets",
                "And wait for me under the big clock in the hall",
            ])
    }

    @Test(
        "AI is no Al, and a man of that name keeps it",
        arguments: [
            ("your Al assistant", "your AI assistant"), ("ask Al about it", "ask AI about it"),
            ("said Al Pacino", "said Al Pacino"), ("Al is here", "Al is here"), ("Al models err", "AI models err"),
            ("Was Al Green there", "Was Al Green there"),
            ("Is Al any good?", "Is AI any good?"), ("Sure. Does Al, too?", "Sure. Does AI, too?"),
            ("NEWS: Al WRITES", "NEWS: AI WRITES"), ("Tell Uncle Al about it", "Tell Uncle Al about it"),
        ])
    func intelligence(read: String, meant: String) {
        var words = read.split(separator: " ").map(String.init)
        LetterRepair.repair(words: &words, isEnglish: true)
        #expect(words.joined(separator: " ") == meant)
    }
}

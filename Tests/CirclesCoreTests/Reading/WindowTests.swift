import Testing

@testable import CirclesCore

/// Windows of 1600 × 1000 with a list of other chats at their left.
@Suite("Windows, what lies over a bar, and names with something beside them")
struct WindowTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ fill: String) -> RecognizedPage.Region {
        .init(bounds: PixelRect(x: x, y: y, width: width, height: height), fill: fill)
    }

    /// Names in the list's column, on the first fill.
    private func list(_ maker: inout PageMaker, from y: Int = 130) {
        for (row, name) in ["Palestra Zenit", "Davide Conti", "Corso di ceramica", "Gruppo regalo"].enumerated() {
            maker.line(name, x: 60, y: y + row * 90, cap: 14, region: 0, ground: maker.regions[0].fill)
        }
    }

    private func talk(_ maker: inout PageMaker, from y: Int = 240) {
        for (index, (text, x, fill)) in [
            ("Which one do you take?", 520, "#ffffff"), ("This one please", 1240, "#d8f2e0"),
            ("Then two, and a bag", 520, "#ffffff"),
        ].enumerated() {
            maker.regions.append(region(x, y + index * 80, 320, 44, fill))
            maker.line(
                text, x: x + 16, y: y + 14 + index * 80, cap: 14, region: maker.regions.count - 1, ground: fill)
        }
    }

    private func read(_ maker: PageMaker, bars: [PixelRect]? = nil) -> Transcript {
        TranscriptBuilder().build(
            RecognizedPage(
                width: 1600, height: 1000, regions: maker.regions, lines: maker.lines, languages: ["eng"], bars: bars))
    }

    private let said = ["Which one do you take?", "This one please", "Then two, and a bag"]

    @Test("a bar ends where the conversation begins, though the list's fill goes on into it and ends lower")
    func barOfList() {
        var maker = PageMaker()
        maker.regions = [
            region(0, 0, 1600, 230, "#f0f2f4"), region(482, 62, 1118, 938, "#e9e4dc"),
            region(0, 300, 480, 700, "#f0f2f4"),
        ]
        list(&maker, from: 320)
        maker.line("Ana Costa", x: 520, y: 12, cap: 14, region: 0, ground: "#f0f2f4")
        maker.line("last seen recently", x: 520, y: 36, cap: 11, region: 0, ink: "#888888", ground: "#f0f2f4")
        talk(&maker, from: 120)
        let transcript = read(maker)
        #expect(transcript.title == "Ana Costa")
        #expect(transcript.messages.map(\.text) == said)
    }

    @Test("below a browser's address stand the pane and its bar, whatever the tabs are called")
    func address() {
        var maker = PageMaker()
        maker.regions = [
            region(0, 138, 480, 862, "#f0f2f4"), region(0, 0, 1600, 38, "#dddddd"),
            region(0, 40, 1600, 96, "#ffffff"), region(90, 48, 1400, 28, "#e4e4e4"),
            region(482, 138, 1118, 862, "#e9e4dc"),
        ]
        maker.line("Parcels and more", x: 60, y: 10, cap: 14, region: 1, ground: "#dddddd")
        maker.line("chat.example.org/rooms/7", x: 120, y: 54, cap: 14, region: 3, ground: "#e4e4e4")
        list(&maker, from: 180)
        maker.line("Ana Costa", x: 520, y: 88, cap: 16, region: 2)
        maker.line("9 members", x: 520, y: 114, cap: 11, region: 2, ink: "#888888")
        talk(&maker)
        let transcript = read(maker)
        #expect(transcript.title == "Ana Costa")
        #expect(transcript.messages.map(\.text) == said)
    }

    @Test("a window's bar that goes on over the list belongs to the pane whose name stands in it")
    func barOverBoth() {
        var maker = PageMaker()
        maker.regions = [
            region(0, 0, 1600, 80, "#17212b"), region(0, 82, 480, 918, "#17212b"),
            region(482, 82, 1118, 60, "#1b2733"), region(482, 144, 1118, 856, "#0d1520"),
        ]
        list(&maker, from: 180)
        maker.line("Ana Costa", x: 520, y: 20, cap: 14, region: 0, ground: "#17212b")
        maker.line("Q", x: 1540, y: 24, cap: 16, region: 0, ground: "#17212b")
        maker.line("Pinned message", x: 520, y: 92, cap: 12, region: 2, ground: "#1b2733")
        talk(&maker)
        let transcript = read(maker)
        #expect(transcript.title == "Ana Costa")
        #expect(transcript.messages.map(\.text) == said)
    }

    @Test("beside a meeting's pictures, which have a name in a corner, the chat is read")
    func pictures() {
        var maker = PageMaker()
        maker.regions = [
            region(0, 0, 1100, 940, "#111111"), region(0, 60, 1600, 940, "#1b1b1c"),
            region(20, 20, 520, 440, "#2a2a2a"), region(560, 20, 520, 440, "#2a2a2a"),
            region(20, 480, 520, 440, "#2a2a2a"), region(560, 480, 520, 440, "#2a2a2a"),
        ]
        for (index, name) in ["Ana Costa", "Ben Okafor", "Rosa Linde", "Carla Diaz"].enumerated() {
            let bounds = maker.regions[index + 2].bounds
            maker.line(
                name, x: bounds.x + 20, y: bounds.maxY - 30, cap: 12, region: index + 2, ground: "#2a2a2a")
        }
        for (row, text) in [
            "Which question was it that you meant?", "It was the fourth one of the sheet", "Then I take the older one",
            "Thanks a lot to all of you for it",
        ].enumerated() {
            let y = 140 + row * 110
            maker.line(
                "Ana Costa to Everyone 10:0\(row)", x: 1160, y: y, cap: 11, region: 1, ink: "#aaaaaa", ground: "#1b1b1c"
            )
            maker.regions.append(region(1150, y + 24, 400, 44, "#2d2d2f"))
            maker.line(text, x: 1166, y: y + 38, cap: 14, region: maker.regions.count - 1, ground: "#2d2d2f")
        }
        let transcript = read(maker)
        #expect(transcript.messages.count == 4)
        #expect(transcript.messages.allSatisfy { $0.sender == "Ana Costa" })
    }

    @Test("strokes that divide a window below its own rows part the list from the conversation")
    func strokes() {
        var maker = PageMaker()
        maker.regions = [region(0, 0, 1600, 1000, "#e9e4dc")]
        maker.line(
            "Search for anything that is sold here, by whom", x: 200, y: 60, cap: 14, region: 0, ground: "#e9e4dc")
        list(&maker, from: 180)
        maker.line("Ana Costa", x: 520, y: 140, cap: 18, region: 0, ground: "#e9e4dc")
        talk(&maker)
        let transcript = read(maker, bars: [PixelRect(x: 482, y: 110, width: 1, height: 880)])
        #expect(transcript.title == "Ana Costa")
        #expect(transcript.messages.map(\.text) == said)
    }

    @Test("what another program says over the edge of the bar is no message and no title")
    func notice() {
        var maker = PageMaker()
        maker.regions[0] = region(0, 0, 1000, 180, "#f6f6f6")
        maker.regions[1] = region(0, 182, 1000, 1818, "#ffffff")
        maker.regions.append(region(30, 40, 940, 200, "#3a3a3a"))
        maker.line("Rail Connect", x: 180, y: 70, region: 2, ink: "#ffffff", ground: "#3a3a3a")
        maker.line("Your train is ten minutes late", x: 180, y: 130, region: 2, ink: "#ffffff", ground: "#3a3a3a")
        maker.bubble(["Are you coming on Saturday"], x: 30, y: 400, width: 700)
        maker.bubble(["Of course"], x: 600, y: 560, width: 370, fill: "#0a7cff")
        let transcript = TranscriptBuilder().build(maker.page)
        #expect(transcript.title == nil)
        #expect(transcript.messages.map(\.text) == ["Are you coming on Saturday", "Of course"])
        #expect(transcript.leftOut?.filter { $0.reason == .menu }.count == 2)
    }

    @Test("right under a name what is paler is known of whom it names, in however large print")
    func paler() {
        var maker = PageMaker()
        maker.line("9:41", x: 60, y: 30, region: 0)
        maker.line("juniper", x: 160, y: 100, cap: 26, region: 0, ground: "#f6f6f6")
        maker.line("junip3r.jpg", x: 160, y: 140, cap: 34, region: 0, ink: "#999999", ground: "#f6f6f6")
        maker.bubble(["Are you coming on Saturday"], x: 30, y: 300, width: 700)
        let transcript = TranscriptBuilder().build(maker.page)
        #expect(transcript.title == "juniper")
        #expect(transcript.messages.count == 1)
    }

    /// A title's words, each so many pixels below the top and behind so wide a space.
    private func title(_ words: [(text: String, down: Int, space: Int)], confidence: Double = 0.9) -> String? {
        var x = 100
        let found = words.map { text, down, space in
            x += space
            defer { x += text.count * 18 }
            let isWord = text.contains(where: \.isLetter) || text.allSatisfy(\.isNumber)
            return RecognizedPage.Word(
                text: text, bounds: PixelRect(x: x, y: 60 + down, width: text.count * 18, height: 30 - down),
                confidence: isWord ? confidence : 0)
        }
        let bounds = PixelRect(x: 100, y: 60, width: x, height: 30)
        return TextLine(RecognizedPage.Line(words: found, bounds: bounds, capHeight: 30), isEnglish: true)?.cleanTitle
    }

    @Test("a status in smaller print, a count behind an emoji and what the emoji came out as are no part of a name")
    func beside() {
        #expect(title([("Ana", 0, 0), ("Costa", 0, 8), ("On", 8, 40), ("holiday", 3, 8), ("2", 8, 8)]) == "Ana Costa")
        #expect(title([("Åsa", 0, 0), ("Costa", 6, 8)]) == "Åsa Costa")
        #expect(title([("Hiking", 0, 0), ("crew", 0, 8), ("5", 0, 60)]) == "Hiking crew")
        #expect(title([("Room", 0, 0), ("5", 0, 8)]) == "Room 5")
        #expect(title([("Family", 0, 0), ("2026", 0, 60)]) == "Family 2026")
        #expect(title([("Nursery", 0, 0), ("4%", 0, 12), ("parents", 0, 12)]) == "Nursery parents")
        #expect(title([("Choir", 0, 0), ("-altos", 0, 8)]) == "Choir - altos")
    }

    @Test("a name goes on behind an emoji that parts it, and not with the count of the way back")
    func pieces() {
        var maker = PageMaker()
        maker.line("9:41", x: 60, y: 30, region: 0)
        maker.line("Hen do", x: 200, y: 110, cap: 30, region: 0, ground: "#f6f6f6")
        maker.line("Lisbon", x: 400, y: 110, cap: 30, region: 0, ground: "#f6f6f6")
        maker.bubble(["Are you coming on Saturday"], x: 30, y: 300, width: 700)
        #expect(TranscriptBuilder().build(maker.page).title == "Hen do Lisbon")
    }

    @Test("a family name may stand first above a bubble, and a file's name is nobody's")
    func labels() {
        #expect(NamePattern.isFamilyFirst("Kowalski, Beate"))
        #expect(NamePattern.isFamilyFirst("Yılmaz, Emre (Extern)"))
        #expect(!NamePattern.isFamilyFirst("Kowalski Beate"))
        #expect(!NamePattern.isFamilyFirst("well, maybe"))
        #expect(LinkPattern.isFileName("minutes_2026-11-24.docx"))
        #expect(!LinkPattern.isFileName("see minutes.docx"))
        var maker = PageMaker()
        maker.header("Projector")
        for (name, y) in [("Kowalski, Beate", 300), ("Demir, Yusuf", 520)] {
            maker.line(name, x: 40, y: y, cap: 20, ink: "#666666")
            maker.bubble(["It stands in my office"], x: 30, y: y + 40, width: 700)
        }
        #expect(TranscriptBuilder().build(maker.page).messages.map(\.sender) == ["Kowalski, Beate", "Demir, Yusuf"])
    }

    @Test("whom somebody wrote to in a meeting is no part of who wrote")
    func meeting() {
        #expect(LabelPattern.clean("Margaret Hsu (Treasurer) to Everyone") == "Margaret Hsu (Treasurer)")
        #expect(LabelPattern.clean("You to Devon P. (direct message)") == "You")
    }

    @Test("what can be done with a message below its bubble, and who has seen it, is not said")
    func offers() {
        var maker = PageMaker()
        maker.header("Handball")
        maker.bubble(["Meet at the hall at nine"], x: 30, y: 300, width: 700)
        maker.line("Like Reply", x: 60, y: 400, cap: 20, ink: "#666666")
        maker.bubble(["I bring the coffee"], x: 270, y: 520, width: 700, fill: "#d8f2e0")
        maker.line("Seen by Ana, Ben and 3 others", x: 420, y: 620, cap: 20, ink: "#666666")
        #expect(
            TranscriptBuilder().build(maker.page).messages.map(\.text)
                == ["Meet at the hall at nine", "I bring the coffee"])
        #expect(ReceiptPattern.isReceipt("Vu par tous les participants"))
        #expect(ReceiptPattern.isReceipt("Seen by Prudence at 11:20"))
        #expect(!ReceiptPattern.isReceipt("Seen the bike anywhere"))
    }
}

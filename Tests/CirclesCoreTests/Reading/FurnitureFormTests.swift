import Testing

@testable import CirclesCore

@Suite("Bars, buttons and names by their form and place")
struct FurnitureFormTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func maker(_ title: String = "Book Club") -> PageMaker {
        var maker = PageMaker()
        maker.header(title)
        maker.bubble(["Shall we bring the large tent"], x: 30, y: 300, width: 700)
        return maker
    }

    private func read(_ maker: PageMaker) -> Transcript { TranscriptBuilder().build(maker.page) }

    @Test("a label in the middle of a fill much wider than it is a button, in any colour")
    func wideButton() {
        var made = maker()
        made.regions.append(.init(bounds: PixelRect(x: 30, y: 420, width: 800, height: 80), fill: "#e0e0e8"))
        made.line("Get going", x: 335, y: 445, region: 3, ground: "#e0e0e8")
        let transcript = read(made)
        #expect(transcript.messages.map(\.text) == ["Shall we bring the large tent"])
        #expect(transcript.leftOut?.map(\.text) == ["9:41", "Get going"])
    }

    @Test("a menu's only entry stands in no column of bubbles; the same word in one is a message")
    func onlyEntry() {
        var made = maker()
        made.bubble(["Copy"], x: 420, y: 600, width: 180, fill: "#333333")
        #expect(read(made).messages.map(\.text) == ["Shall we bring the large tent"])
        made = maker()
        made.bubble(["Copy"], x: 30, y: 600, width: 180)
        #expect(read(made).messages.map(\.text) == ["Shall we bring the large tent", "Copy"])
    }

    @Test("a pale invitation is the field also beside a button in full strength")
    func fieldBesideButton() {
        var made = maker()
        made.bubble(["I have one with four rooms"], x: 300, y: 450, width: 670, fill: "#ffffff")
        made.regions.append(.init(bounds: PixelRect(x: 20, y: 1860, width: 160, height: 90), fill: "#00a884"))
        made.line("Extra", x: 40, y: 1890, cap: 28, region: 4, ground: "#00a884")
        made.regions.append(.init(bounds: PixelRect(x: 300, y: 1860, width: 600, height: 90), fill: "#f4f4f4"))
        made.line("Napiši nešto Astrid", x: 340, y: 1890, region: 5, ink: "#999999", ground: "#f4f4f4")
        #expect(read(made).messages.map(\.text) == ["Shall we bring the large tent", "I have one with four rooms"])
    }

    @Test("a name behind the way back and a portrait is the title, without a clock, an edge or actions")
    func wayBack() {
        var made = PageMaker()
        made.regions = [.init(bounds: PixelRect(x: 0, y: 0, width: 1000, height: 2000), fill: "#ffffff")]
        made.line("<", x: 40, y: 60, region: 0)
        made.line("Björn Hartmann", x: 220, y: 60, cap: 30, region: 0)
        made.bubble(["Shall we bring the large tent"], x: 30, y: 300, width: 700)
        let transcript = read(made)
        #expect(transcript.title == "Björn Hartmann")
        #expect(transcript.messages.map(\.text) == ["Shall we bring the large tent"])
    }

    @Test("a name in colour above text without a bubble is who wrote it")
    func namesOnPage() {
        var made = maker()
        made.line("Zofia", x: 30, y: 500, ink: "#d02060")
        made.line("The rain has stopped at last and we can go", x: 30, y: 550)
        #expect(read(made).messages.map(\.sender) == [nil, "Zofia"])
    }

    @Test("a name in small print is no message, though neither a bubble nor text of its own stands below")
    func nameAlone() {
        var made = maker()
        made.line("Zofia Nowak", x: 40, y: 480, cap: 20, ink: "#888888")
        made.bubble(["And the stove as well"], x: 30, y: 900, width: 700)
        #expect(read(made).messages.map(\.text) == ["Shall we bring the large tent", "And the stove as well"])
    }

    @Test("the phone's clock may stand at the end at which times beside messages do")
    func clockAtTheEnd() {
        var made = PageMaker()
        made.line("Telekom", x: 60, y: 30, region: 0)
        made.line("9:41", x: 876, y: 30, region: 0)
        made.line("Book Club", x: 374, y: 120, cap: 36, region: 0)
        for y in [300, 500] {
            made.bubble(["Shall we bring the large tent"], x: 30, y: y, width: 700)
            made.line("9:38", x: 894, y: y + 40, cap: 22, ink: "#888888")
        }
        #expect(read(made).title == "Book Club")
    }

    @Test(
        "a name behind the way back and above smaller print is the title, whatever words it has and whatever bar is above it"
    )
    func nameByForm() {
        var made = PageMaker()
        made.regions.append(.init(bounds: PixelRect(x: 0, y: 206, width: 1000, height: 150), fill: "#f6f6f6"))
        made.line("Tents", x: 40, y: 80, cap: 30, region: 0)
        made.line("<", x: 50, y: 260, region: 2)
        made.line("Echo Desk (v2.1)", x: 140, y: 240, cap: 30, region: 2)
        made.line("five doors away", x: 140, y: 300, cap: 22, region: 2)
        made.bubble(["Shall we bring the large tent"], x: 30, y: 450, width: 700)
        let transcript = read(made)
        #expect(transcript.title == "Echo Desk (v2.1)")
        #expect(transcript.messages.map(\.text) == ["Shall we bring the large tent"])
    }

    @Test("when somebody wrote is no phone's clock, where a time comes back in its column")
    func momentInFirstRow() {
        var made = PageMaker()
        made.regions = [.init(bounds: PixelRect(x: 0, y: 0, width: 1000, height: 2000), fill: "#ffffff")]
        for (row, text) in ["Shall we bring the large tent", "It has four rooms", "Then let us"].enumerated() {
            made.line("tentbot", x: 60, y: 40 + row * 200, region: 0)
            made.line("5:2\(row) PM", x: 250, y: 40 + row * 200, cap: 24, region: 0, ink: "#808080")
            made.line(text, x: 60, y: 100 + row * 200, region: 0)
        }
        #expect(read(made).title == nil)
    }

    @Test("what is being written over several lines is no message; a bubble with its time is one")
    func longDraft() {
        var made = maker()
        made.bubble(
            ["I could bring the small one", "if nobody has another"], x: 120, y: 1780, width: 700, fill: "#ffffff")
        made.line(">", x: 900, y: 1850)
        #expect(read(made).messages.map(\.text) == ["Shall we bring the large tent"])
        made.line("10:05", x: 700, y: 1880, cap: 20, region: made.regions.count - 1)
        #expect(read(made).messages.count == 2)
    }

    @Test(
        "what leads to a thread is something to press, on the page in its colour or small; as large as text it is said")
    func threads() {
        var made = maker()
        made.line("3 replies", x: 60, y: 400, cap: 22, ink: "#808080")
        made.bubble(["I have one with four rooms"], x: 300, y: 450, width: 670, fill: "#0a7cff")
        made.line("View 2 replies", x: 640, y: 550, ink: "#0a7cff")
        made.bubble(["5 replies"], x: 30, y: 620, width: 300)
        let transcript = read(made)
        #expect(transcript.messages.map(\.text).last == "5 replies")
        #expect(transcript.messages.count == 3)
        #expect(transcript.leftOut?.filter { $0.reason == .button }.map(\.text) == ["3 replies", "View 2 replies"])
    }

    @Test("whom the conversation is with, large in the middle above it, is a profile with what stands below the name")
    func profile() {
        var made = PageMaker()
        made.header("Zofia Nowak")
        made.line("Zofia Nowak", x: 352, y: 320, cap: 36)
        made.line("Joined in 2019", x: 384, y: 400, cap: 22, ink: "#808080")
        made.line("Today 9:12", x: 417, y: 480, cap: 22, ink: "#808080")
        made.bubble(["Shall we bring the large tent"], x: 30, y: 560, width: 700)
        let transcript = read(made)
        #expect(transcript.messages.map(\.text) == ["Shall we bring the large tent"])
        #expect(transcript.separators.map(\.text) == ["Today 9:12"])
        #expect(transcript.leftOut?.filter { $0.reason == .profile }.map(\.text) == ["Zofia Nowak", "Joined in 2019"])
    }

    @Test("short answers in rims below what both say on fills are offered; in rims of one side they are said")
    func rims() {
        var made = maker()
        made.bubble(["I have one with four rooms"], x: 300, y: 450, width: 670, fill: "#0a7cff")
        made.bubble(["Take that"], x: 600, y: 560, width: 370, fill: "#ffffff")
        made.bubble(["Ask Ana"], x: 680, y: 660, width: 290, fill: "#ffffff")
        for rim in 4...5 { made.regions[rim].surrounding = 1 }
        let transcript = read(made)
        #expect(transcript.messages.count == 2)
        #expect(transcript.leftOut?.filter { $0.reason == .button }.map(\.text) == ["Take that", "Ask Ana"])
        made = maker()
        made.bubble(["Take that"], x: 600, y: 560, width: 370, fill: "#ffffff")
        made.bubble(["Ask Ana"], x: 680, y: 660, width: 290, fill: "#ffffff")
        for rim in 3...4 { made.regions[rim].surrounding = 1 }
        #expect(read(made).messages.count == 3)
    }

    @Test("single words in the row of a name are tabs, as large as it and longer")
    func tabs() {
        var made = PageMaker()
        made.line("9:41", x: 60, y: 30, region: 0)
        for (text, x) in [("Priya Nair", 60), ("Chat", 290), ("Files", 405), ("Organization", 540)] {
            made.line(text, x: x, y: 120, cap: 26, region: 0)
        }
        made.bubble(["Shall we bring the large tent"], x: 30, y: 300, width: 700)
        #expect(read(made).title == "Priya Nair")
    }

    @Test("who is called as a month or a day is named by the bar and by labels")
    func namesOfDays() {
        var made = PageMaker()
        made.header("Jan")
        made.line("Sam", x: 60, y: 300, cap: 22, ink: "#808080")
        made.bubble(["Shall we bring the large tent"], x: 30, y: 340, width: 700)
        let transcript = read(made)
        #expect(transcript.title == "Jan")
        #expect(transcript.messages.map(\.sender) == ["Sam"])
    }
}

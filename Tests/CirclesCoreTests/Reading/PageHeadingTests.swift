import Testing

@testable import CirclesCore

@Suite("Pages in a browser and windows: headings, fields, small print and logs")
struct PageHeadingTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    /// A page without a bar at its top.
    private func maker() -> PageMaker {
        var maker = PageMaker()
        maker.regions = [.init(bounds: PixelRect(x: 0, y: 0, width: 1000, height: 2000), fill: "#ffffff")]
        return maker
    }

    private func read(_ maker: PageMaker) -> Transcript { TranscriptBuilder().build(maker.page) }

    private func line(_ text: String, in maker: inout PageMaker, x: Int, y: Int, cap: Double = 28) {
        maker.line(text, x: x, y: y, cap: cap, region: 0)
    }

    @Test(
        "a page's own heading, larger than what is said, is its title; a first message as large as the others is none")
    func heading() {
        var made = maker()
        line("Lakeside reception", in: &made, x: 60, y: 60, cap: 40)
        made.bubble(["Is there any parking at the house"], x: 30, y: 300, width: 800)
        made.bubble(["There are nine spaces behind it"], x: 130, y: 480, width: 840, fill: "#d0e8ff")
        #expect(read(made).title == "Lakeside reception")
        #expect(
            read(made).messages.map(\.text) == ["Is there any parking at the house", "There are nine spaces behind it"])
        made = maker()
        line("Lakeside reception", in: &made, x: 60, y: 60)
        made.bubble(["Is there any parking at the house"], x: 30, y: 300, width: 800)
        #expect(read(made).title == nil)
    }

    @Test("the letters of the portrait beside a name are no title")
    func initials() {
        var made = PageMaker()
        made.line("9:41", x: 60, y: 30, region: 0)
        made.line("GH", x: 470, y: 120, cap: 36, region: 0)
        made.line("Greta Holm", x: 140, y: 120, cap: 36, region: 0)
        made.bubble(["Are you coming on Saturday"], x: 30, y: 300, width: 700)
        #expect(read(made).title == "Greta Holm")
    }

    @Test("a field with a note in small print below it is a field")
    func note() {
        var made = PageMaker()
        made.header("Plant doctor")
        made.bubble(["Are the young leaves yellow"], x: 30, y: 300, width: 700)
        made.line("Type your message here...", x: 150, y: 1780, ink: "#aaaaaa")
        made.line("Assistants can make mistakes. Check what matters.", x: 150, y: 1930, cap: 18, ink: "#aaaaaa")
        #expect(read(made).messages.map(\.text) == ["Are the young leaves yellow"])
    }

    @Test("a moment in small pale print below what is said is its time, with its day and number, in one piece or two")
    func moment() {
        var made = PageMaker()
        made.header("The attic")
        made.bubble(["Is the sledge up there?", "The long one with the rope", ""], x: 30, y: 300, width: 700)
        made.line("Tue, 03/02/2026, 17:10", x: 350, y: 440, cap: 20, region: 2, ink: "#677882", ground: "#e9e9eb")
        made.line("(#7)", x: 660, y: 440, cap: 20, region: 2, ink: "#677882", ground: "#e9e9eb")
        let found = read(made).messages
        #expect(found.map(\.text) == ["Is the sledge up there? The long one with the rope"])
        #expect(found.map(\.time) == ["17:10"])
    }

    @Test("lines of a log with an icon before their time are who said what, each their own")
    func log() {
        var made = PageMaker()
        made.header("Night shift")
        let rows = [
            "#[17:04:28] <Ada> Ward four is quiet tonight", "$[17:04:29] <Ben> You said the word",
            "#[17:04:31] <Ada> I did",
            "#[17:04:40] <Cleo> She said the word!!",
        ]
        for (index, row) in rows.enumerated() { made.line(row, x: 30, y: 300 + index * 50, cap: 20) }
        let found = read(made).messages
        #expect(
            found.map(\.text) == ["Ward four is quiet tonight", "You said the word", "I did", "She said the word!!"])
        #expect(found.map(\.sender) == ["Ada", "Ben", "Ada", "Cleo"])
    }

    @Test("behind the letter of its portrait a name with a day in it is the title")
    func dayInName() {
        var made = maker()
        made.regions.append(.init(bounds: PixelRect(x: 40, y: 40, width: 90, height: 90), fill: "#d7e3ff"))
        made.line("T", x: 70, y: 62, cap: 30, region: 1, ink: "#3838f5", ground: "#d7e3ff")
        made.line("Tuesday Club", x: 170, y: 60, cap: 34, region: 0)
        made.bubble(["Are you coming on Saturday"], x: 30, y: 300, width: 700)
        made.bubble(["On my way"], x: 620, y: 480, width: 340, fill: "#2c6bed")
        #expect(read(made).title == "Tuesday Club")
        #expect(read(made).messages.map(\.text) == ["Are you coming on Saturday", "On my way"])
    }

    @Test(
        "AI is told from Al by what is said of it",
        arguments: [
            ("Al is everywhere", "AI is everywhere"), ("Al and ML", "AI and ML"),
            ("The EU Al act applies", "The EU AI act applies"),
            ("I told Al about it", "I told Al about it"), ("Al called, he is late", "Al called, he is late"),
            ("Al final no puedo", "Al final no puedo"), ("Al Marsh is here", "Al Marsh is here"),
        ])
    func intelligence(read: String, meant: String) {
        var words = read.split(separator: " ").map(String.init)
        LetterRepair.repair(words: &words, isEnglish: true)
        #expect(words.joined(separator: " ") == meant)
    }

    @Test(
        "who was added by whom is a notice in any of five languages",
        arguments: [
            "Marcos añadió a Sofía Prieto", "Karim a ajouté Paul au groupe.", "Ana added Ben",
            "Sabine hat Jens zur Gruppe hinzugefügt.",
            "Luis cambió el asunto a “Los primos”",
        ])
    func added(text: String) { #expect(NoticePattern.kind(of: text) == .notice) }
}

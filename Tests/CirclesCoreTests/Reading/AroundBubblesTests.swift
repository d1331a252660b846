import Testing

@testable import CirclesCore

@Suite("Emoji alone, notices, labels with their time, code and quotes in bubbles")
struct AroundBubblesTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func maker() -> PageMaker {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.bubble(["Shall we bring the large tent"], x: 30, y: 300, width: 700)
        maker.bubble(["I have one with four rooms"], x: 300, y: 450, width: 670, fill: "#0a7cff")
        return maker
    }

    private let said = ["Shall we bring the large tent", "I have one with four rooms"]

    private func read(_ maker: PageMaker) -> Transcript { TranscriptBuilder().build(maker.page) }

    @Test("a name with its time right above a bubble is the bubble's, also where nothing is said above it")
    func labelWithTime() {
        var made = maker()
        made.line("Ana Costa 16:48", x: 40, y: 590, cap: 22, ink: "#616161")
        made.bubble(["Do you have the figures?"], x: 30, y: 625, width: 560)
        let message = read(made).messages.last
        #expect(message?.text == "Do you have the figures?")
        #expect(message?.time == "16:48")
    }

    @Test(
        "somebody at it is no message, dots apart or not",
        arguments: ["Ana Costa is typing ...", "Ana schreibt gerade …", "Ana schreibt gerade ..."])
    func typing(text: String) { #expect(NoticePattern.kind(of: text) == .notice) }

    @Test("what an emoji in a bubble of what is said came out as is a message of one emoji, on its bubble's side")
    func drawnAsLetters() {
        var made = maker()
        made.bubble([""], x: 870, y: 600, width: 100, fill: "#0a7cff")
        made.line("d", x: 900, y: 615, cap: 42, region: 4, ink: "#ffca28", ground: "#0a7cff", confidence: 0.3)
        let message = read(made).messages.last
        #expect(message?.kind == .emoji)
        #expect(message?.text == "▢")
        #expect(message?.side == .right)
    }

    @Test("below a name in a bubble, emoji alone are that one's message")
    func labelledEmoji() {
        var made = maker()
        made.regions.append(.init(bounds: PixelRect(x: 30, y: 600, width: 240, height: 130), fill: "#e9e9eb"))
        made.line("Karim", x: 60, y: 615, cap: 24, region: 4, ink: "#d02080", ground: "#e9e9eb")
        var page = made.page
        page.emojiAlone = [
            PixelRect(x: 60, y: 665, width: 40, height: 40), PixelRect(x: 105, y: 665, width: 40, height: 40),
        ]
        let message = TranscriptBuilder().build(page).messages.last
        #expect(message?.kind == .emoji)
        #expect(message?.text == "▢▢")
        #expect(message?.sender == "Karim")
    }

    @Test("two times at the ends of one row, and nothing else, are a recording's length and when it was sent")
    func recording() {
        var made = maker()
        made.regions.append(.init(bounds: PixelRect(x: 30, y: 600, width: 480, height: 130), fill: "#e9e9eb"))
        made.line("1:07", x: 60, y: 690, cap: 20, region: 4, ink: "#777777", ground: "#e9e9eb")
        made.line("10:47", x: 420, y: 692, cap: 20, region: 4, ink: "#777777", ground: "#e9e9eb")
        let message = read(made).messages.last
        #expect(message?.kind == .voice)
        #expect(message?.time == "10:47")
    }

    @Test("one line in the very middle, smaller and on a lower fill than bubbles, is nobody's, in any language")
    func pill() {
        var made = maker()
        made.regions.append(.init(bounds: PixelRect(x: 400, y: 600, width: 200, height: 52), fill: "#e9e9eb"))
        made.line("Ana távozott", x: 405, y: 614, cap: 21, region: 4, ink: "#677781", ground: "#e9e9eb")
        let messages = read(made).messages
        #expect(messages.filter { $0.side != .center }.map(\.text) == said)
        #expect(messages.last?.text == "Ana távozott")
    }

    @Test("a bubble in the middle with its writer's portrait beside it is somebody's")
    func portrait() {
        var made = maker()
        for y in [600, 760] {
            made.regions.append(.init(bounds: PixelRect(x: 60, y: y, width: 80, height: 80), fill: "#d4874d"))
            made.bubble(["the park on Main Street"], x: 165, y: y, width: 670, fill: "#e4e4e4")
        }
        #expect(read(made).messages.suffix(2).map(\.side) == [.left, .left])
    }

    @Test("code on a ground of its own, with what is said going on below as it began, is part of the message")
    func code() {
        var made = maker()
        made.bubble(["Type this", "", "and tell me"], x: 30, y: 600, width: 620)
        made.lines.removeAll { $0.words.isEmpty }
        made.regions.append(.init(bounds: PixelRect(x: 55, y: 672, width: 500, height: 50), fill: "#f0f3f6"))
        made.line("make deploy", x: 75, y: 682, cap: 26, region: 5, ground: "#f0f3f6")
        #expect(read(made).messages.last?.text == "Type this make deploy and tell me")
        #expect(read(made).messages.last?.quotes == nil)
    }

    @Test("what is set in, smaller and paler above the reply is its quote, also where no stroke was found")
    func insetQuote() {
        var made = maker()
        made.bubble(["", "", "", "Yes that one"], x: 30, y: 600, width: 700)
        made.lines.removeAll { $0.words.isEmpty }
        made.line("Ana Costa", x: 100, y: 625, cap: 22, region: 4, ink: "#06cf9c", ground: "#e9e9eb")
        made.line("There is another one at noon", x: 100, y: 670, cap: 22, region: 4, ink: "#8696a0", ground: "#e9e9eb")
        made.line("and it is cheaper", x: 100, y: 715, cap: 22, region: 4, ink: "#8696a0", ground: "#e9e9eb")
        let message = read(made).messages.last
        #expect(message?.text == "Yes that one")
        #expect(message?.quotes == "Ana Costa There is another one at noon and it is cheaper")
    }

    @Test("a portrait's initials that stand on no fill are no picture")
    func initials() {
        var made = maker()
        made.line("KB", x: 40, y: 480, cap: 16, region: nil, ink: "#ffffff", ground: "#7fd1a8")
        made.lines[made.lines.count - 1].clutter = 0.86
        made.bubble(["and a stove"], x: 100, y: 470, width: 190)
        made.lines[made.lines.count - 1].clutter = 0
        #expect(!read(made).messages.contains { $0.kind == .media })
    }

    @Test("emoji alone under a heading of rows are a message of its writer")
    func rowEmoji() {
        var made = PageMaker()
        made.header("Night shift")
        let rows = [
            ("Tobias Kern", "9:08 AM", "We won the cup"), ("Mei Lin", "9:10 AM", nil),
            ("Tobias Kern", "9:12 AM", "Drinks at six"),
            ("Mei Lin", "9:15 AM", "I will be there"),
        ]
        for (index, (name, time, text)) in rows.enumerated() {
            let y = 300 + index * 160
            made.regions.append(.init(bounds: PixelRect(x: 28, y: y, width: 74, height: 74), fill: "#77aacc"))
            made.line(name, x: 124, y: y)
            made.line(time, x: 400, y: y + 6, cap: 20, ink: "#616061")
            if let text { made.line(text, x: 124, y: y + 50) }
        }
        var page = made.page
        page.emojiAlone = [124, 164].map { PixelRect(x: $0, y: 510, width: 36, height: 36) }
        let messages = TranscriptBuilder().build(page).messages
        #expect(messages.map(\.text) == ["We won the cup", "▢▢", "Drinks at six", "I will be there"])
        #expect(messages.map(\.sender) == ["Tobias Kern", "Mei Lin", "Tobias Kern", "Mei Lin"])
    }
}

import Testing

@testable import CirclesCore

@Suite("Emoji alone, notices, labels with their time, code and quotes in bubbles")
struct AroundBubblesTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func maker() -> PageMaker { .bookClub }

    private let said = PageMaker.saidInBookClub

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

    @Test("a name on a pill in the middle of the screen's top, with a chevron behind it or in it, is the title")
    func pillTitle() {
        for (name, isApart) in [("Mum", false), ("Lou Bakery, Femi & +1 (555) 010...", true)] {
            var made = PageMaker()
            made.regions = [.init(bounds: PixelRect(x: 0, y: 0, width: 1000, height: 2000), fill: "#ffffff")]
            made.line("8:20", x: 60, y: 30, region: 0)
            let shown = isApart ? name : name + " >"
            let width = Int(Double(shown.count) * 21) + 60
            made.regions.append(
                .init(bounds: PixelRect(x: 500 - width / 2, y: 150, width: width, height: 72), fill: "#f4f4f4"))
            made.line(shown, x: 530 - width / 2, y: 170, region: 1, ground: "#f4f4f4")
            if isApart {
                made.line(">", x: 480 + width / 2, y: 172, cap: 16, region: 1, ground: "#f4f4f4", confidence: 0.3)
            }
            made.bubble(["it is ten, of course I am up"], x: 30, y: 400, width: 700)
            made.bubble(["good"], x: 820, y: 560, width: 150, fill: "#0a7cff")
            let transcript = read(made)
            #expect(transcript.title == name.replacing("...", with: "…"))
            #expect(transcript.messages.map(\.text) == ["it is ten, of course I am up", "good"])
        }
    }

    @Test("names above bubbles are theirs, though a portrait stands beside each name")
    func besidePortrait() {
        var made = PageMaker()
        made.header("Trip to the sea")
        for (index, name) in ["Leonie", "Tarek", "Leonie"].enumerated() {
            let y = 300 + index * 220
            made.regions.append(.init(bounds: PixelRect(x: 30, y: y - 10, width: 90, height: 90), fill: "#ee7aae"))
            made.line(name, x: 150, y: y, cap: 22, ink: "#888888")
            made.bubble(["I am at the main entrance \(index)"], x: 140, y: y + 38, width: 640)
        }
        #expect(read(made).messages.map(\.sender) == ["Leonie", "Tarek", "Leonie"])
    }

    @Test("rows under the user's own name are the user's")
    func ownRows() {
        var made = PageMaker()
        made.header("Noor")
        for (index, (name, text)) in [("Noor", "did you finish"), ("You", "I have nine"), ("Noor", "angel")]
            .enumerated()
        {
            made.line(name, x: 60, y: 300 + index * 140, cap: 24, ink: "#d02050")
            made.line("9:4\(index) AM", x: 200, y: 302 + index * 140, cap: 20, ink: "#777777")
            made.line(text, x: 60, y: 345 + index * 140)
        }
        #expect(read(made).messages.map(\.side) == [.left, .right, .left])
    }

    @Test("the number at the other end of a name's row is no part of a message")
    func besideName() {
        let text = "+49 170 5550 1344"
        var made = PageMaker()
        made.header("Summer fair")
        made.regions.append(.init(bounds: PixelRect(x: 20, y: 290, width: 850, height: 180), fill: "#eeeeee"))
        made.line("Mirko", x: 56, y: 310, cap: 26, ink: "#b0307a")
        made.line(text, x: 520, y: 308, cap: 24, ink: "#888888")
        made.line("I still have six folding chairs", x: 56, y: 360)
        #expect(read(made).messages.map(\.text) == ["I still have six folding chairs"])
        #expect(read(made).messages.map(\.sender) == ["Mirko"])
    }

    @Test(
        "what stands around a name is no part of it",
        arguments: [
            ("Solène - Hôte", "Solène"), ("Ana · Host", "Ana"), ("Rafaël - Co-hôte", "Rafaël"), ("Ben Ode", "Ben Ode"),
        ])
    func role(label: String, name: String) { #expect(LabelPattern.clean(label) == name) }

    @Test("a short code's last figure is no group of its own")
    func shortCode() { #expect(["58-21 1", "020 7946 0018"].map(PhoneSpacing.repair) == ["58-211", "020 7946 0018"]) }
}

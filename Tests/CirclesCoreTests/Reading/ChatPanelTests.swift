import Testing

@testable import CirclesCore

@Suite("A chat's own part of a wide screen")
struct ChatPanelTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    /// A page of 1600 × 1000 with text at its left.
    private func page(_ panel: (inout PageMaker) -> Void) -> RecognizedPage {
        var maker = PageMaker()
        maker.regions = [.init(bounds: PixelRect(x: 0, y: 0, width: 1600, height: 1000), fill: "#f4f6f8")]
        maker.line("Tents for families", x: 40, y: 120, cap: 40, region: 0, ground: "#f4f6f8")
        maker.line("Write to us about a size or an order", x: 40, y: 220, cap: 20, region: 0, ground: "#f4f6f8")
        panel(&maker)
        return RecognizedPage(
            width: 1600, height: 1000, regions: maker.regions, lines: maker.lines, languages: ["eng"])
    }

    private func talk(_ maker: inout PageMaker) {
        maker.bubble(["Which one is it?"], x: 1020, y: 200, width: 430, fill: "#e0ecff")
        maker.bubble(["This one"], x: 1290, y: 360, width: 250, fill: "#d8f2e0")
        maker.bubble(["Then two, please"], x: 1020, y: 520, width: 430, fill: "#e0ecff")
    }

    @Test("bubbles on a panel are on its sides, its bar has the title, and the page beside it says nothing")
    func panel() {
        let transcript = TranscriptBuilder().build(
            page { maker in
                for (y, height) in [(60, 80), (142, 660), (804, 90)] {
                    maker.regions.append(
                        .init(bounds: PixelRect(x: 1000, y: y, width: 560, height: height), fill: "#fefefe"))
                }
                maker.line("Ana Costa", x: 1030, y: 85, cap: 24)
                talk(&maker)
            })
        #expect(transcript.title == "Ana Costa")
        #expect(
            transcript.messages.map(\.text) == ["Which one is it?", "This one", "Then two, please"])
        #expect(transcript.messages.map(\.side) == [.left, .right, .left])
        #expect(transcript.leftOut?.filter { $0.reason == .beside }.count == 2)
    }

    @Test("a panel without a bar of its own has what stands between it and the next fill above")
    func openBar() {
        let transcript = TranscriptBuilder().build(
            page { maker in
                maker.regions.append(
                    .init(bounds: PixelRect(x: 1000, y: 142, width: 560, height: 800), fill: "#ffffff"))
                maker.line("Ana Costa", x: 1030, y: 70, cap: 24, region: 0, ground: "#f4f6f8")
                maker.line("two doors away", x: 1030, y: 108, cap: 18, region: 0, ground: "#f4f6f8")
                maker.line("x", x: 1520, y: 80, cap: 18, region: 0, ground: "#f4f6f8")
                talk(&maker)
            })
        #expect(transcript.title == "Ana Costa")
        #expect(transcript.messages.map(\.side) == [.left, .right, .left])
    }

    @Test("the bar above a pane beside a list of chats is a bar, however near its colour is to the page's")
    func paneBar() {
        var maker = PageMaker()
        maker.regions = [
            .init(bounds: PixelRect(x: 0, y: 0, width: 480, height: 1000), fill: "#ffffff"),
            .init(bounds: PixelRect(x: 482, y: 0, width: 1118, height: 60), fill: "#f6f6f6"),
            .init(bounds: PixelRect(x: 482, y: 61, width: 1118, height: 939), fill: "#e9e4dc"),
        ]
        for (row, name) in ["Palestra Zenit", "Davide Conti", "Corso di ceramica", "Gruppo regalo"].enumerated() {
            maker.line(name, x: 80, y: 130 + row * 90, cap: 14, region: 0)
        }
        maker.line("Ana Costa", x: 560, y: 12, cap: 14, region: 1, ground: "#f6f6f6")
        maker.line("last seen recently", x: 560, y: 36, cap: 11, region: 1, ground: "#f6f6f6")
        for (index, (text, x, fill)) in [
            ("Which one do you take?", 520, "#ffffff"), ("This one please", 1240, "#d8f2e0"),
            ("Then two", 520, "#ffffff"),
        ].enumerated() {
            maker.regions.append(
                .init(bounds: PixelRect(x: x, y: 200 + index * 80, width: 320, height: 44), fill: fill))
            maker.line(text, x: x + 16, y: 214 + index * 80, cap: 14, region: 3 + index, ground: fill)
        }
        let transcript = TranscriptBuilder().build(
            RecognizedPage(width: 1600, height: 1000, regions: maker.regions, lines: maker.lines, languages: ["eng"]))
        #expect(transcript.title == "Ana Costa")
        #expect(transcript.messages.map(\.text) == ["Which one do you take?", "This one please", "Then two"])
    }

    @Test("a patch of wallpaper that bubbles go across is no panel")
    func patch() {
        let screen = PixelRect(x: 0, y: 0, width: 1600, height: 1000)
        let made = page { maker in
            maker.regions.append(
                .init(bounds: PixelRect(x: 1100, y: 142, width: 460, height: 800), fill: "#ffffff"))
            maker.bubble(["This one"], x: 1290, y: 360, width: 250, fill: "#d8f2e0")
            maker.bubble(["Or two"], x: 1290, y: 460, width: 250, fill: "#d8f2e0")
            maker.bubble(["Which one is it?"], x: 1020, y: 600, width: 430, fill: "#e0ecff")
        }
        let lines = made.lines.compactMap { TextLine($0, isEnglish: true) }
        #expect(ChatPanel(page: made, lines: lines).panel(in: screen) == nil)
    }
}

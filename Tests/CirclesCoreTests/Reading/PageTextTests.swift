import Testing

@testable import CirclesCore

/// Messages of one side that stand on the page itself, and what stands among them and is none.
@Suite("Text without bubbles in a conversation with some")
struct PageTextTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func read(_ maker: PageMaker) -> Transcript { TranscriptBuilder().build(maker.page) }

    @Test("what begins in the column of other lines is said by the other, though it ends in the middle")
    func column() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.line("The wifi password is on", x: 200, y: 300)
        maker.bubble(["Oh no"], x: 700, y: 380, width: 270, fill: "#0a7cff")
        maker.line("Perfect, thank you so much", x: 200, y: 520)
        maker.bubble(["You are welcome"], x: 500, y: 600, width: 470, fill: "#0a7cff")
        maker.line("Missed video call", x: 390, y: 720, cap: 22, ink: "#888888")
        maker.line("I am late", x: 200, y: 800)
        let found = read(maker).messages
        #expect(
            found.filter { $0.side == .left }.map(\.text) == [
                "The wifi password is on", "Perfect, thank you so much", "I am late",
            ])
        #expect(found.filter { $0.side == .center }.map(\.text) == ["Missed video call"])
    }

    @Test("'Ana at 10:05' in small print is no message, also under a picture")
    func caption() {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.bubble(["I liked the ending"], x: 30, y: 300, width: 500)
        maker.line("Ana at 10:05", x: 40, y: 800, cap: 20, ink: "#888888")
        #expect(read(maker).messages.map(\.text) == ["I liked the ending"])
    }

    @Test("entries under one another in the middle of one fill are pressed, not said")
    func entries() {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.bubble(["Shall I remind you?"], x: 30, y: 300, width: 560)
        maker.regions.append(.init(bounds: PixelRect(x: 30, y: 400, width: 560, height: 280), fill: "#e9e9eb"))
        for (index, entry) in ["Yes, please", "Not now", "Help"].enumerated() {
            let x = 310 - Int(Double(entry.count) * 10.5)
            maker.line(entry, x: x, y: 430 + index * 90, region: 3, ink: "#0a7cff", ground: "#e9e9eb")
        }
        #expect(read(maker).messages.map(\.text) == ["Shall I remind you?"])
    }

    @Test("a label in the middle of a much wider fill is pressed, not said")
    func lone() {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.bubble(["Your table is booked"], x: 30, y: 300, width: 560)
        maker.regions.append(.init(bounds: PixelRect(x: 30, y: 430, width: 560, height: 90), fill: "#ffffff"))
        maker.line("Details", x: 237, y: 460, region: 3, ink: "#0a7cff")
        #expect(read(maker).messages.map(\.text) == ["Your table is booked"])
    }

    @Test(
        "what is kept under the title bar is neither title nor message",
        arguments: ["Pinned message", "Mensaje fijado"])
    func kept(mark: String) {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.line(mark, x: 40, y: 215, cap: 24)
        maker.line("Please read the rules first", x: 40, y: 255, cap: 24, ink: "#444444")
        maker.bubble(["I liked the ending"], x: 30, y: 400, width: 500)
        let found = read(maker)
        #expect(found.title == "Book Club")
        #expect(found.messages.map(\.text) == ["I liked the ending"])
    }

    @Test("a name with nothing below it is who wrote what is not on the screen any more")
    func lastName() {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.line("Ana Costa", x: 40, y: 262, cap: 22, ink: "#888888")
        maker.bubble(["I liked the ending"], x: 30, y: 300, width: 500)
        maker.line("Ben Ode", x: 40, y: 1500, cap: 22, ink: "#888888")
        #expect(read(maker).messages.map(\.text) == ["I liked the ending"])
    }

    @Test(
        "behind '< Chats' stands the title, without a clock or a bar's edge",
        arguments: ["+44 20 7946 0907", "Ana Costa"])
    func wayBack(title: String) {
        var maker = PageMaker()
        maker.regions.removeFirst()
        maker.regions[0].bounds = PixelRect(x: 0, y: 0, width: 1000, height: 2000)
        maker.line("< Chats", x: 20, y: 50, region: 0, ink: "#0a7cff")
        maker.line(title, x: 500 - title.count * 10, y: 50, region: 0)
        maker.line("%", x: 920, y: 50, region: 0, ink: "#0a7cff")
        maker.bubble(["I liked the ending"], x: 30, y: 300, width: 500)
        for index in maker.regions.indices.dropFirst() { maker.regions[index].surrounding = 0 }
        let found = read(maker)
        #expect(found.title == title)
        #expect(found.messages.map(\.text) == ["I liked the ending"])
    }
}

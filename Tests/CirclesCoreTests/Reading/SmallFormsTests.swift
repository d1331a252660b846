import Testing

@testable import CirclesCore

@Suite("What is low, short, torn or pale in a bubble, and what stands at the screen's ends")
struct SmallFormsTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func read(_ maker: PageMaker) -> Transcript { TranscriptBuilder().build(maker.page) }

    @Test("dashes and brackets between the lines of a bubble are told")
    func marks() {
        var made = PageMaker.bookClub
        made.bubble(["# uptime now", "-----", "1748"], x: 30, y: 600, width: 500)
        #expect(read(made).messages.last?.text == "# uptime now ----- 1748")
        made.bubble(["{", "\"name\": \"lamp\"", "}"], x: 30, y: 850, width: 500)
        let last = made.lines.count - 2
        made.lines[last].bounds.x += 30
        #expect(read(made).messages.last?.text == "{ \"name\": \"lamp\" }")
    }

    @Test("a sum above its answer is told, whatever its figures look like by themselves")
    func sum() {
        var made = PageMaker.bookClub
        made.bubble(["5 + 2 * 3", "= 59"], x: 30, y: 600, width: 300)
        for word in made.lines[made.lines.count - 2].words.indices {
            made.lines[made.lines.count - 2].words[word].confidence = 0.78
        }
        #expect(read(made).messages.last?.text == "5 + 2 * 3 = 59")
    }

    @Test("how long something takes, alone in its bubble, is said: its letters are lower than others")
    func minutes() {
        var made = PageMaker.bookClub
        made.regions.append(.init(bounds: PixelRect(x: 30, y: 600, width: 330, height: 80), fill: "#e9e9eb"))
        made.line("5 min", x: 60, y: 620, cap: 25, region: 4, ground: "#e9e9eb")
        made.line("16:05", x: 240, y: 632, cap: 20, region: 4, ink: "#777777", ground: "#e9e9eb")
        let message = read(made).messages.last
        #expect(message?.text == "5 min")
        #expect(message?.time == "16:05")
    }

    @Test("a time below a single word is its time, as is one that a tick stands behind")
    func timeBelow() {
        var made = PageMaker.bookClub
        made.regions.append(.init(bounds: PixelRect(x: 530, y: 600, width: 440, height: 190), fill: "#3d3d3d"))
        made.line("Forwarded", x: 560, y: 615, cap: 27, region: 4, ink: "#c6c6c6", ground: "#3d3d3d")
        made.line("On my way", x: 560, y: 675, cap: 28, region: 4, ink: "#f4f4f4", ground: "#3d3d3d")
        made.line("4 mins ago ⁄", x: 560, y: 735, cap: 24, region: 4, ink: "#c1c1c1", ground: "#3d3d3d")
        let message = read(made).messages.last
        #expect(message?.text == "On my way")
        #expect(message?.time == "4 mins ago")
    }

    @Test("a word or two on what compression left of a gradient are said where another bubble has its fill")
    func torn() {
        var made = PageMaker.bookClub
        made.regions.append(
            .init(bounds: PixelRect(x: 700, y: 600, width: 270, height: 86), fill: "#0a7cff", solidity: 0.48))
        made.line("Oh no", x: 740, y: 625, region: 4, ink: "#ffffff", ground: "#0c7efd")
        made.lines[made.lines.count - 1].clutter = 0.9
        #expect(read(made).messages.last?.text == "Oh no")
    }

    @Test("what is set in on a ground of its own is quoted, also where no card or stroke was found")
    func paleCard() {
        var made = PageMaker.bookClub
        made.regions.append(.init(bounds: PixelRect(x: 400, y: 600, width: 570, height: 220), fill: "#0a7cff"))
        made.line("Ana Costa", x: 455, y: 620, region: 4, ink: "#ffffff", ground: "#2a8cff")
        made.line("Who brings the tent", x: 455, y: 670, cap: 26, region: 4, ink: "#ffffff", ground: "#2a8cff")
        made.line("That would be me", x: 430, y: 745, region: 4, ink: "#ffffff", ground: "#0a7cff")
        let message = read(made).messages.last
        #expect(message?.text == "That would be me")
        #expect(message?.quotes == "Ana Costa Who brings the tent")
    }

    @Test("what goes on below a picture, or a recording, has the sender that stands above that")
    func belowPicture() {
        var made = PageMaker.bookClub
        made.line("Karim Haddad", x: 60, y: 600, cap: 22, ink: "#777777")
        made.regions.append(.init(bounds: PixelRect(x: 30, y: 635, width: 500, height: 300), fill: "#c8a070"))
        made.bubble(["This is where we stayed"], x: 30, y: 945, width: 620)
        #expect(read(made).messages.last?.sender == "Karim Haddad")
    }

    @Test("a button over the end of a bubble is no portrait beside it")
    func buttonOver() {
        var made = PageMaker()
        made.header("Band practice")
        made.bubble(["Can we play on Friday evening"], x: 160, y: 300, width: 690)
        made.regions.append(.init(bounds: PixelRect(x: 40, y: 300, width: 100, height: 100), fill: "#7c93b7"))
        made.regions.append(.init(bounds: PixelRect(x: 830, y: 330, width: 90, height: 90), fill: "#f0f1f4"))
        #expect(read(made).messages.map(\.side) == [.left])
    }

    @Test("the first letters of a long name are its portrait's")
    func initials() {
        var made = PageMaker()
        made.line("9:41", x: 60, y: 30, region: 0)
        made.line("TL", x: 120, y: 120, cap: 36, region: 0, ink: "#ffffff")
        made.line("The Lunch Bunch", x: 230, y: 120, cap: 36, region: 0, ink: "#ffffff")
        made.bubble(["Are you coming"], x: 30, y: 300, width: 500)
        #expect(read(made).title == "The Lunch Bunch")
    }

    @Test("an answer to press may have a comma")
    func answers() {
        var made = PageMaker.bookClub
        for (index, text) in ["Yes, please", "Not now"].enumerated() {
            made.regions.append(
                .init(bounds: PixelRect(x: 30, y: 600 + index * 110, width: 600, height: 100), fill: "#e9e9eb"))
            let width = Int(Double(text.count) * 28 * 0.75)
            made.line(
                text, x: 330 - width / 2, y: 635 + index * 110, region: 4 + index, ink: "#0a7cff", ground: "#e9e9eb")
        }
        #expect(read(made).messages.map(\.text) == PageMaker.saidInBookClub)
    }

    @Test("the last figures of a telephone number are no moment")
    func number() {
        #expect(RowHeading.moment(endingIn: ["+1", "(415)", "555-01", "06"]) == nil)
        #expect(RowHeading.moment(endingIn: ["+1", "(415)", "555-0106", "12:30"]) == 3)
    }

    @Test("what is being written between a clip and the word to send it is no message")
    func draft() {
        var made = PageMaker.bookClub
        made.line("@", x: 40, y: 1880, cap: 44)
        made.line("Yes, but", x: 130, y: 1886)
        made.line("Send", x: 860, y: 1884, cap: 32, ink: "#0a7cff")
        #expect(read(made).messages.map(\.text) == PageMaker.saidInBookClub)
    }

    @Test("what is being written on a bar above the device's own is no message")
    func draftAboveKeys() {
        var made = PageMaker.bookClub
        made.regions[1] = .init(bounds: PixelRect(x: 0, y: 202, width: 1000, height: 1400), fill: "#ffffff")
        made.regions.append(.init(bounds: PixelRect(x: 0, y: 1640, width: 1000, height: 180), fill: "#d2d8e1"))
        made.regions.append(.init(bounds: PixelRect(x: 0, y: 1820, width: 1000, height: 180), fill: "#000000"))
        made.line("I was wond", x: 130, y: 1700, region: 4, ground: "#dadee7", confidence: 0.7)
        #expect(read(made).messages.map(\.text) == PageMaker.saidInBookClub)
    }

    @Test("under names with their moments, bubbles at the right that are too pale to be found are the user's own")
    func paleAtRight() {
        var made = PageMaker()
        made.header("Ana Costa")
        for (index, text) in ["Do you still have the large pot", "Let me ask my neighbour then", "He says yes"]
            .enumerated()
        {
            let y = 300 + index * 420
            made.line("Ana Costa", x: 80, y: y, cap: 22, ink: "#767676", ground: "#f5f5f5")
            made.line("9:3\(index) AM", x: 290, y: y, cap: 22, ink: "#767676", ground: "#f5f5f5")
            made.line(text, x: 90, y: y + 60, ground: "#e4e4e4")
            made.line("9:3\(index) AM", x: 850, y: y + 180, cap: 22, ink: "#767676", ground: "#f5f5f5")
            made.line("I will bring it on Friday", x: 400, y: y + 240, ground: "#dbe0fa")
        }
        #expect(read(made).messages.map(\.side) == [.left, .right, .left, .right, .left, .right])
    }
}

import Testing

@testable import CirclesCore

/// Screens of 1000 × 2000 with a bar of 120.
@Suite("What is on sale, what a poll asks, and what stands beside names")
struct OfferTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func region(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ fill: String) -> RecognizedPage.Region {
        .init(bounds: PixelRect(x: x, y: y, width: width, height: height), fill: fill)
    }

    private func maker(title: String) -> PageMaker {
        var maker = PageMaker()
        maker.regions = [region(0, 0, 1000, 120, "#f6f6f6"), region(0, 122, 1000, 1878, "#ffffff")]
        maker.line(title, x: 400, y: 50, cap: 26, region: 0, ground: "#f6f6f6")
        return maker
    }

    private func say(_ maker: inout PageMaker, _ texts: [(String, Int)], from y: Int) {
        for (row, (text, x)) in texts.enumerated() {
            maker.regions.append(region(x, y + row * 120, 460, 80, x > 400 ? "#cfe8ff" : "#eeeeee"))
            maker.line(
                text, x: x + 24, y: y + 28 + row * 120, cap: 24, region: maker.regions.count - 1,
                ground: x > 400 ? "#cfe8ff" : "#eeeeee")
        }
    }

    private func read(_ maker: PageMaker) -> Transcript {
        TranscriptBuilder().build(
            RecognizedPage(width: 1000, height: 2000, regions: maker.regions, lines: maker.lines, languages: ["eng"]))
    }

    @Test("the thing on sale below the bar is not said, nor are its price and what was offered for it")
    func offers() {
        var maker = maker(title: "ana_costa")
        maker.line("Oak table, of the sixties", x: 200, y: 150, cap: 24, region: 1)
        maker.line("80,00 €", x: 200, y: 190, cap: 24, region: 1, ink: "#666666")
        maker.line("84,20 € with protection", x: 200, y: 230, cap: 24, region: 1, ink: "#007782")
        say(&maker, [("Is it still there?", 40), ("Yes it is", 500)], from: 400)
        maker.regions.append(region(40, 700, 320, 120, "#f2f2f2"))
        maker.line("55,00 €", x: 64, y: 724, cap: 32, region: maker.regions.count - 1, ground: "#f2f2f2")
        maker.line(
            "Declined", x: 64, y: 776, cap: 22, region: maker.regions.count - 1, ink: "#007782", ground: "#f2f2f2")
        say(&maker, [("Fine, 65 € then", 40)], from: 900)
        #expect(read(maker).messages.map(\.text) == ["Is it still there?", "Yes it is", "Fine, 65 € then"])
    }

    @Test("what is said below the bar in one print stays, also where it begins with a price")
    func noOffer() {
        var maker = maker(title: "Ana Costa")
        maker.line("Tickets are all gone but for these", x: 40, y: 150, cap: 24, region: 1)
        maker.line("15,00 € for each of them", x: 40, y: 190, cap: 24, region: 1)
        say(&maker, [("Then two of them", 500), ("And one for Ben", 500)], from: 400)
        #expect(read(maker).text.contains("15,00 € for each of them"))
    }

    @Test(
        "a price has its currency",
        arguments: ["65,00 €", "£105.00", "$ 12", "CHF 40.–", "45,00 € 65,00 €", "1.200 kr"])
    func price(text: String) { #expect(PricePattern.isPrice(text)) }

    @Test(
        "neither figures alone nor a price within what is said are one",
        arguments: ["65,00", "13:12", "I take it for 65 €"])
    func noPrice(text: String) { #expect(!PricePattern.isPrice(text)) }

    @Test(
        "a name stands without number, day and whom it was written to",
        arguments: [
            ("~ Ana Costa +44 7700 900118", "~ Ana Costa"), ("Ana Costa Yesterday", "Ana Costa"),
            ("Ana Costa to Everyone", "Ana Costa"), ("Ana to You (direct message)", "Ana"), ("Dag", "Dag"),
        ])
    func label(text: String, name: String) { #expect(LabelPattern.clean(text) == name) }

    @Test("whom it was written to tells a label, whatever the name looks like")
    func addressed() {
        #expect(LabelPattern.isAddressed("iPad (2) to Everyone 10:19"))
        #expect(!LabelPattern.isAddressed("I said it to everyone"))
    }

    @Test("a heading's date is whole though its figures came apart")
    func apart() {
        let (name, time) = RowHeading.sender(["quietmoss", "1", "0/02/2026", "9:15", "AM"])
        #expect(name == "quietmoss")
        #expect(time?.contains("10/02/2026") == true)
    }

    @Test(
        "words that a messenger says, too, are said where more stands beside them",
        arguments: ["Hast du neue Nachrichten von Oma", "Tengo mensajes nuevos de Ana", "Has respondido a mi padre"])
    func said(text: String) { #expect(NoticePattern.kind(of: text) == nil) }

    @Test(
        "the bar above what is new is a notice", arguments: ["Neue Nachrichten", "Új üzenetek", "Respondeste a Telmo"])
    func notice(text: String) { #expect(NoticePattern.kind(of: text) == .notice) }

    @Test("what another program says over the bar is no title")
    func news() {
        #expect(BarPattern.isNews("Parcels · now"))
        #expect(BarPattern.isNews("Kargo Takip - şimdi"))
        #expect(!BarPattern.isNews("Here and now"))
    }
}

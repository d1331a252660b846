import Testing

@testable import CirclesCore

@Suite("What hangs on messages, and what became of them")
struct HungOnMessagesTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func maker() -> PageMaker { .bookClub }

    private let said = PageMaker.saidInBookClub

    @Test(
        "a poll asks its question, and its answers with the bars of their votes are not said; what can be pressed below is a button"
    )
    func poll() {
        var made = maker()
        made.regions.append(.init(bounds: PixelRect(x: 30, y: 600, width: 500, height: 460), fill: "#e9e9eb"))
        made.line("Which day?", x: 60, y: 620, region: 4, ground: "#e9e9eb")
        made.line("Select one", x: 60, y: 670, cap: 22, region: 4, ink: "#777777", ground: "#e9e9eb")
        for (row, day) in ["Friday", "Saturday", "Sunday"].enumerated() {
            made.line(day, x: 110, y: 720 + row * 90, region: 4, ground: "#e9e9eb")
            // Nobody is for the first one, which has no bar.
            guard row > 0 else { continue }
            made.regions.append(
                .init(bounds: PixelRect(x: 110, y: 770 + row * 90, width: 300, height: 12), fill: "#1daa61"))
        }
        made.line("View votes", x: 190, y: 1000, region: 4, ink: "#1daa61", ground: "#e9e9eb")
        let transcript = TranscriptBuilder().build(made.page)
        #expect(transcript.messages.map(\.text) == said + ["Which day?"])
        #expect(transcript.messages.last?.kind == .poll)
        #expect(transcript.messages.last?.attachment == "Select one Friday Saturday Sunday")
        #expect(transcript.leftOut?.first { $0.text == "View votes" }?.reason == .button)
    }

    @Test("a mark of forwarding, smaller and paler than the text as near as its next line, is no part of it")
    func forwarded() {
        var made = maker()
        made.bubble(["Forwarded", "the gate is open until nine", "and the bar until ten"], x: 30, y: 600, width: 620)
        made.lines[made.lines.count - 3].capHeight *= 0.9
        made.lines[made.lines.count - 3].ink = "#555555"
        #expect(
            TranscriptBuilder().build(made.page).messages.map(\.text) == said + [
                "the gate is open until nine and the bar until ten"
            ])
    }

    @Test("a line in colour in the middle of its bubble is said where it stands as near as lines do")
    func colored() {
        var made = maker()
        made.bubble(["Look at what is on there", "Harbour Days"], x: 30, y: 600, width: 520)
        made.lines[made.lines.count - 1].ink = "#1daa61"
        #expect(
            TranscriptBuilder().build(made.page).messages.map(\.text) == said + [
                "Look at what is on there Harbour Days"
            ])
    }

    @Test(
        "small print on the page right under a bubble, at its edge, says what became of it in any language",
        arguments: ["Skickat som sms", "Kézbesítve", "Sent as Text Message"])
    func fate(text: String) {
        var made = maker()
        made.line(text, x: 970 - text.count * 15, y: 545, cap: 20, ink: "#888888")
        #expect(TranscriptBuilder().build(made.page).messages.map(\.text) == said)
    }

    @Test("what a messenger says in small print across the page, in its middle, is no message of anybody")
    func notice() {
        var made = maker()
        let text = "Gruppens namn har just blivit ett annat än det var"
        made.line(text, x: 500 - text.count * 69 / 8, y: 640, cap: 23, ink: "#888888")
        let messages = TranscriptBuilder().build(made.page).messages
        #expect(messages.filter { $0.side != .center }.map(\.text) == said)
    }

    @Test("answers below a post are no message, on the page or on a fill, in the colour of what can be pressed")
    func comments() {
        var made = maker()
        made.bubble(["14 comments"], x: 30, y: 560, width: 700)
        made.lines[made.lines.count - 1].ink = "#1060d0"
        #expect(!TranscriptBuilder().build(made.page).messages.map(\.text).contains("14 comments"))
        made.lines[made.lines.count - 1].ink = "#111111"
        #expect(TranscriptBuilder().build(made.page).messages.map(\.text).contains("14 comments"))
    }

    @Test("a name in colour over a recording is who sent it")
    func recording() {
        var made = maker()
        made.regions.append(.init(bounds: PixelRect(x: 30, y: 600, width: 400, height: 160), fill: "#e9e9eb"))
        made.line("Ana Costa", x: 60, y: 620, region: 4, ink: "#d02080", ground: "#e9e9eb")
        made.line("0:14", x: 60, y: 715, cap: 20, region: 4, ink: "#777777", ground: "#e9e9eb")
        let last = TranscriptBuilder().build(made.page).messages.last
        #expect(last?.sender == "Ana Costa")
        #expect(last?.text == "")
        #expect(last?.kind == .voice)
    }

    @Test(
        "a short last name, an initial and what somebody is in brackets belong to the name",
        arguments: [
            ("Uncle Ray - 11:39 PM", "Uncle Ray", "11:39 PM"), ("Paula R. · 9:05 AM", "Paula R.", "9:05 AM"),
            ("Ana Costa Fri 10:05", "Ana Costa", "Fri 10:05"), ("Amara 07;48", "Amara", "07;48"),
        ])
    func names(heading: String, name: String, time: String) {
        let found = RowHeading.sender(heading.split(separator: " ").map(String.init))
        #expect(found.name == name)
        #expect(found.time == time)
        #expect(NamePattern.isName("Kim (dentist)"))
        #expect(!NamePattern.isName("(maybe)"))
    }
}

import Testing

@testable import CirclesCore

@Suite("Layouts other than bubbles on one page")
struct LayoutRuleTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func read(_ maker: PageMaker) -> Transcript { TranscriptBuilder().build(maker.page) }

    @Test("rows under a name and a time are messages of that sender, all on the left")
    func headedRows() {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.line("Ana Costa", x: 120, y: 300)
        maker.line("10:05", x: 420, y: 304, cap: 22, ink: "#888888")
        maker.line("I liked the ending of the second part a lot more than", x: 120, y: 350)
        maker.line("that of the first", x: 120, y: 400)
        maker.line("And you?", x: 120, y: 480)
        maker.line("Ben Ode", x: 120, y: 580)
        maker.line("10:09", x: 420, y: 584, cap: 22, ink: "#888888")
        maker.line("Me too", x: 120, y: 630)
        let messages = read(maker).messages
        #expect(
            messages.map(\.text) == [
                "I liked the ending of the second part a lot more than that of the first", "And you?", "Me too",
            ])
        #expect(messages.map(\.sender) == ["Ana Costa", "Ana Costa", "Ben Ode"])
        #expect(messages.map(\.time) == ["10:05", "10:05", "10:09"])
        #expect(messages.allSatisfy { $0.side == .left })
    }

    @Test("a list of chats beside the conversation is not read")
    func pane() {
        var maker = PageMaker()
        maker.regions = [
            .init(bounds: PixelRect(x: 0, y: 0, width: 600, height: 1200), fill: "#f0f0f0"),
            .init(bounds: PixelRect(x: 602, y: 0, width: 998, height: 100), fill: "#f6f6f6"),
            .init(bounds: PixelRect(x: 602, y: 102, width: 998, height: 1098), fill: "#ffffff"),
        ]
        for (index, name) in ["Dad", "Book Club", "Marta Kowalska", "Dentist"].enumerated() {
            maker.line(name, x: 40, y: 120 + index * 160, region: 0)
            maker.line("Call me when you can", x: 40, y: 170 + index * 160, cap: 24, region: 0)
        }
        maker.line("Marta Kowalska", x: 660, y: 40, cap: 30, region: 1)
        maker.bubble(["See you at the station"], x: 640, y: 300, width: 560)
        maker.bubble(["Thanks a lot"], x: 1150, y: 500, width: 420, fill: "#0a7cff")
        let page = RecognizedPage(
            width: 1600, height: 1200, regions: maker.regions, lines: maker.lines, languages: ["eng"])
        let transcript = TranscriptBuilder().build(page)
        #expect(transcript.title == "Marta Kowalska")
        #expect(transcript.messages.map(\.text) == ["See you at the station", "Thanks a lot"])
        #expect(!transcript.text.contains("Dentist"))
    }

    @Test("a menu over the conversation is none of it")
    func popup() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Are you coming", "on Saturday?"], x: 30, y: 300, width: 500)
        maker.bubble(["Reply", "Copy", "Forward", "Delete"], x: 300, y: 500, width: 400, fill: "#f3f3f3")
        #expect(read(maker).messages.map(\.text) == ["Are you coming on Saturday?"])
    }

    @Test("calls and what the messenger says are notices in the middle; a deleted message keeps its side")
    func notices() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Missed voice call at 18:31"], x: 200, y: 300, width: 600, fill: "#ffffff")
        maker.bubble(["This message was deleted"], x: 30, y: 420, width: 560)
        maker.bubble(["Did you call?"], x: 30, y: 540, width: 400)
        let messages = read(maker).messages
        #expect(messages.map(\.kind) == [.call, .deleted, nil])
        #expect(messages.map(\.side) == [.center, .left, .left])
    }

    @Test("a file's name and size are an attachment, not what was written")
    func file() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["menu-riva.pdf", "2 pages 148 kB"], x: 30, y: 300, width: 500)
        maker.bubble(["Look at the menu"], x: 30, y: 500, width: 500)
        let messages = read(maker).messages
        #expect(messages.map(\.kind) == [.file, nil])
        #expect(messages.map(\.text) == ["", "Look at the menu"])
        #expect(messages.first?.attachment == "menu-riva.pdf 2 pages 148 kB")
    }

    @Test("the message an answer quotes beside an upright stroke is kept apart")
    func quote() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["Ana", "Shall we go?", "Yes, let us go"], x: 30, y: 300, width: 500)
        for index in maker.lines.indices.suffix(3).prefix(2) { maker.lines[index].bounds.x += 20 }
        let page = RecognizedPage(
            width: 1000, height: 2000, regions: maker.regions, lines: maker.lines, languages: ["eng"],
            bars: [PixelRect(x: 62, y: 320, width: 6, height: 100)])
        let message = TranscriptBuilder().build(page).messages.first
        #expect(message?.quotes == "Ana Shall we go?")
        #expect(message?.text == "Yes, let us go")
    }

    @Test("a highlight across a bubble does not make two of it")
    func gloss() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        maker.regions.append(.init(bounds: PixelRect(x: 30, y: 300, width: 500, height: 60), fill: "#c8f0a0"))
        maker.regions.append(.init(bounds: PixelRect(x: 30, y: 362, width: 500, height: 80), fill: "#9fdb49"))
        maker.line("Are you coming", x: 60, y: 320, region: 2)
        maker.line("on Saturday?", x: 60, y: 380, region: 3)
        #expect(read(maker).messages.map(\.text) == ["Are you coming on Saturday?"])
    }

    @Test("a script that nothing read is said so, and its letters are not passed on")
    func script() {
        var maker = PageMaker()
        maker.header("Maria Lopez")
        for row in 0..<4 {
            maker.bubble(["NpuseT Kak npowsu BbIXOAHbIe"], x: 30, y: 300 + row * 120, width: 700)
            for index in maker.lines.last.map({ $0.words.indices }) ?? 0..<0 {
                maker.lines[maker.lines.count - 1].words[index].confidence = 0.35
            }
        }
        var page = maker.page
        #expect(TranscriptBuilder().build(page).warnings == [.unreadableScript])
        page.script = "Cyrillic"
        let transcript = TranscriptBuilder().build(page)
        #expect(transcript.warnings == [.unreadableScript] && transcript.unreadScript == "Cyrillic")
        #expect(transcript.messages.allSatisfy { $0.text.isEmpty })
        #expect(transcript.confidence <= 0.2)
        // Letters that are those it was read with are damaged, and are passed on.
        (page.script, page.languages) = ("Latin", ["Latin"])
        let damaged = TranscriptBuilder().build(page)
        #expect(damaged.warnings == nil && damaged.messages.allSatisfy { !$0.text.isEmpty })
    }

    @Test("in a group the later messages of a run have the sender of its first")
    func runs() {
        var maker = PageMaker()
        maker.header("Book Club")
        maker.line("Ana, Ben, You", x: 420, y: 165, cap: 20, region: 0, ink: "#888888")
        maker.line("Ana Costa", x: 40, y: 260, cap: 22, ink: "#666666")
        maker.bubble(["I liked the ending"], x: 30, y: 300, width: 500)
        maker.bubble(["A lot"], x: 30, y: 394, width: 300)
        maker.bubble(["Me too"], x: 620, y: 520, width: 350, fill: "#0a7cff")
        #expect(read(maker).messages.map(\.sender) == ["Ana Costa", "Ana Costa", nil])
    }

    @Test("the way back is not part of the name, and a cut name says so")
    func titles() {
        var maker = PageMaker()
        maker.line("9:41", x: 60, y: 30, region: 0)
        maker.line("12", x: 60, y: 120, cap: 36, region: 0)
        maker.line("Christopher and Alexan…", x: 160, y: 120, cap: 36, region: 0)
        maker.bubble(["Hello there"], x: 30, y: 300, width: 500)
        let transcript = read(maker)
        #expect(transcript.title == "Christopher and Alexan…")
        #expect(transcript.titleIsCut == true)
    }
}

@Suite("Words of messengers")
struct MessengerWordTests {
    @Test(
        "what the messenger says",
        arguments: [
            ("Missed video call", Message.Kind.call), ("Video call, 12 min", .call),
            ("You deleted this message", .deleted),
            ("Ruth joined using an invite link", .notice),
            ("Messages and calls are end-to-end encrypted. No one outside of this chat can read them.", .notice),
        ])
    func notices(_ text: String, kind: Message.Kind) {
        #expect(NoticePattern.kind(of: text) == kind)
    }

    @Test(
        "what somebody says about calls is theirs",
        arguments: ["Did you call?", "I missed your call, sorry", "Call me"])
    func said(_ text: String) {
        #expect(NoticePattern.kind(of: text) == nil)
    }

    @Test("sites, files and sizes")
    func links() {
        #expect(LinkPattern.isSite("elementary.io"))
        #expect(LinkPattern.isSite("https://example.org/tickets"))
        #expect(!LinkPattern.isSite("See you at example.org"))
        #expect(!LinkPattern.isSite("menu.pdf"))
        #expect(LinkPattern.hasFileName("Packing list.docx"))
        #expect(LinkPattern.hasSize("PDF · 214 KB"))
        #expect(!LinkPattern.hasSize("I have 3 left"))
    }

    @Test(
        "a time with its ticks or with what says that it was edited",
        arguments: ["edited 14:05", "14:05 vv"])
    func times(_ text: String) {
        #expect(TimePiece.time(in: text) == "14:05")
    }

    @Test("a time whose colon was lost")
    func colons() {
        #expect(TimePiece.time(in: "113 PM") == "1:13 PM")
        #expect(TimePiece.time(in: "175 PM") == nil)
    }

    @Test("the space behind a country code")
    func phones() {
        #expect(PhoneSpacing.repair("+1412 253 4494") == "+1 412 253 4494")
        #expect(PhoneSpacing.repair("+44 20 7946 0958") == "+44 20 7946 0958")
        #expect(PhoneSpacing.repair("Maria") == "Maria")
    }

    @Test("forwarded, or about forwarding")
    func forwards() {
        #expect(ForwardPattern.isMark("Forwarded"))
        #expect(ForwardPattern.isMark("Forwarded from Ana Costa"))
        #expect(!ForwardPattern.isMark("Forwarded it to you yesterday"))
    }
}

import Testing

@testable import CirclesCore

@Suite("Rows told by what stands beside and below them")
struct RowFormTests {
    private typealias PageMaker = TranscriptBuilderTests.PageMaker

    private func messages(_ maker: PageMaker) -> [Message] { TranscriptBuilder().build(maker.page).messages }

    @Test(
        "names in a column of their own head what stands beside them, also where lines are no farther apart than messages"
    )
    func namesApart() {
        var maker = PageMaker()
        maker.header("#gardeners")
        let rows = [
            ("yuki", "We could move the call"), ("mdk", "later then"), ("yuki", "That recipe needs salt"),
            ("mdk", "Really?"), ("kettle", "see above"),
        ]
        for (index, row) in rows.enumerated() {
            maker.line(row.0, x: 180 - row.0.count * 15, y: 300 + index * 36, cap: 20, ink: "#5050c0")
            maker.line(row.1, x: 260, y: 300 + index * 36, cap: 20)
        }
        let found = messages(maker)
        #expect(found.map(\.text) == rows.map(\.1))
        #expect(found.map(\.sender) == rows.map(\.0))
    }

    @Test("a table whose rows begin with different words has no names, nor have times")
    func noNames() {
        let rows = [("Flour", "two bags"), ("Lemons", "three"), ("Sugar", "one"), ("Eggs", "a dozen")]
        for heads in [rows.map(\.0), ["10:05 AM", "10:05 AM", "10:06 AM", "10:06 AM"]] {
            var maker = PageMaker()
            for (index, row) in rows.enumerated() {
                maker.line(heads[index], x: 40, y: 300 + index * 40, cap: 20)
                maker.line(row.1, x: 400, y: 300 + index * 40, cap: 20)
            }
            let lines = maker.page.lines.compactMap { TextLine($0, isEnglish: true) }
            #expect(RowPiece.pieces(of: lines, cap: 20).allSatisfy { $0.part == .whole })
        }
    }

    @Test("what goes on below a reaction, in the print and the column of what is said, is said")
    func belowReaction() {
        var maker = PageMaker()
        maker.header("#on-call")
        let rows = [
            (
                "Yusuf Kaya", "3:40 AM",
                ["Pager went off at three, the disk was full", "and the old copies are gone now"]
            ),
            ("Britt Larsen", "7:58 AM", ["Thank you! I will write the ticket so you do", "not have to"]),
            ("Deepa Rao", "8:20 AM", ["Did we ever move the job to Sundays"]),
        ]
        var y = 320
        for (index, row) in rows.enumerated() {
            maker.line(row.0, x: 170, y: y, cap: 30, ink: "#151515")
            maker.line(row.1, x: 460, y: y, cap: 22, ink: "#575757")
            for text in row.2 {
                y += 55
                maker.line(text, x: 170, y: y, cap: 30, ink: "#111111")
            }
            if index == 0 {
                maker.regions.append(
                    .init(bounds: PixelRect(x: 170, y: y + 45, width: 110, height: 60), fill: "#f0f0f0"))
                maker.line("5", x: 240, y: y + 65, cap: 22, region: maker.regions.count - 1, ink: "#191919")
                maker.line("Going back to bed", x: 170, y: y + 135, cap: 30, ink: "#151515")
                // The reaction's edge is near it.
                maker.lines[maker.lines.count - 1].interlineProfile = .init(depth: 11, step: 12, shade: 1)
                y += 135
            }
            y += 100
        }
        let found = messages(maker)
        #expect(found.map(\.text).contains("Going back to bed"))
        #expect(found.first { $0.text == "Going back to bed" }?.sender == "Yusuf Kaya")
    }

    @Test("names below what is said are who said it")
    func signed() {
        var maker = PageMaker()
        maker.header("Squeaking boards")
        let rows = [
            ("The doctor moved me to nine, could you come", "Jack Hughes"),
            ("The prize is ours, thank you all", "Anke Wolf"),
            ("Nobody knows where the key is today", "Jack Hughes"), ("We left it at the harbour", "Mara Lind"),
        ]
        for (index, row) in rows.enumerated() {
            maker.line(row.0, x: 60, y: 300 + index * 200, cap: 26)
            maker.line(row.1, x: 60, y: 350 + index * 200, cap: 24, ink: "#3060c0")
            maker.line("14 minutes ago", x: 400, y: 350 + index * 200, cap: 22, ink: "#888888")
        }
        let found = messages(maker)
        #expect(found.map(\.text) == rows.map(\.0))
        #expect(found.map(\.sender) == rows.map(\.1))
    }

    @Test(
        "who writes is told without what they did, what they are there and the half of a day in front",
        arguments: [
            ("ana commented yesterday", "ana"), ("Omar Rahman replied", "Omar Rahman"),
            ("Mei Kim left a comment", "Mei Kim"),
            ("Grace Marsh via e-mail", "Grace Marsh"), ("Rohan Nair (Support)", "Rohan Nair"), ("11:42 AM ben", "ben"),
            ("Anke Wolf · yesterday", "Anke Wolf"), ("Ana Said", "Ana Said"),
        ])
    func names(_ heading: String, _ name: String) {
        #expect(RowHeading.sender(heading.split(separator: " ").map(String.init)).name == name)
    }

    @Test("a card that says when above who signs what stands above it")
    func signatureCards() {
        let rows = [
            ("The prize is ours, thank you all", "last month", "Mara Lind"),
            ("Second try tomorrow", "last month", "Mara Lind"),
            ("Second try tomorrow", "Jan 28, 2024, 10:15", "Jack Hughes"),
        ]
        var maker = PageMaker()
        maker.header("Squeaking boards")
        for (index, row) in rows.enumerated() {
            let y = 300 + index * 300
            maker.line(row.0, x: 60, y: y, cap: 26)
            let card = PixelRect(x: 560, y: y + 60, width: 400, height: 110)
            maker.regions.append(.init(bounds: card, fill: "#e8eef7"))
            let region = maker.regions.count - 1
            maker.line(row.1, x: 580, y: y + 75, cap: 20, region: region, ink: "#888888", ground: "#e8eef7")
            maker.line(row.2, x: 580, y: y + 120, cap: 26, region: region, ink: "#5a35c0", ground: "#e8eef7")
        }
        let found = messages(maker)
        #expect(found.map(\.sender) == rows.map(\.2))
        #expect(found.map(\.text) == rows.map(\.0))
    }

    @Test("where somebody is named again after a single message, what stands below without a name goes on with it")
    func headedEach() {
        let rows = [
            ["The prize is ours, thank you"], ["three eggs and a lemon", "Nobody knows where the key is"],
            ["The prize is ours, thank you", "Second try tomorrow"], ["Nobody knows where the key is"],
        ]
        for first in ["Anke Wolf", "Jack Hughes"] {
            var maker = PageMaker()
            maker.header("Squeaking boards")
            var y = 300
            for (name, lines) in zip([first, "Anke Wolf", "Mara Lind", "Jack Hughes"], rows) {
                maker.line(name, x: 60, y: y, cap: 26, ink: "#3060c0")
                maker.line("10:05", x: 500, y: y, cap: 22, ink: "#888888")
                for (index, line) in lines.enumerated() { maker.line(line, x: 60, y: y + 60 + index * 68, cap: 26) }
                y += 142 + lines.count * 68
            }
            let isAgain = first == "Anke Wolf"
            #expect(
                messages(maker).map(\.text) == (isAgain ? rows.map { $0.joined(separator: " ") } : rows.flatMap(\.self))
            )
        }
    }

    @Test("a page of which each message can be answered is one of rows with a single name on it")
    func oneName() {
        var maker = PageMaker()
        maker.header("Squeaking boards")
        maker.line("Anke Wolf", x: 60, y: 300, cap: 26, ink: "#3060c0")
        let rows = ["The doctor moved me to nine, could you come", "The prize is ours, thank you all"]
        for (index, row) in rows.enumerated() {
            let y = 360 + index * 240
            maker.line(row, x: 60, y: y, cap: 26)
            maker.line("Reply", x: 60, y: y + 60, cap: 22, ink: "#999999")
            maker.line("Report", x: 300, y: y + 60, cap: 22, ink: "#999999")
        }
        let found = messages(maker)
        #expect(found.map(\.text) == rows)
        #expect(found.map(\.sender) == ["Anke Wolf", "Anke Wolf"])
    }

    @Test("when, in one row with how often it was liked and what can be done, is no name's moment")
    func offerRows() {
        for last in ["Reply", "to nobody"] {
            var maker = PageMaker()
            maker.header("Comments")
            for (index, name) in ["Anke Wolf", "Jack Hughes", "Mara Lind"].enumerated() {
                let y = 300 + index * 260
                maker.line(name, x: 60, y: y, cap: 26, ink: "#3060c0")
                maker.line("Who has the key", x: 60, y: y + 50, cap: 26)
                maker.line("yesterday", x: 60, y: y + 110, cap: 22, ink: "#999999")
                maker.line("21 likes", x: 300, y: y + 110, cap: 22, ink: "#999999")
                maker.line(last, x: 520, y: y + 110, cap: 22, ink: "#999999")
            }
            let lines = maker.page.lines.compactMap { TextLine($0, isEnglish: true) }
            let rows = LabelledRows(lines, geometry: PageGeometry(maker.page, lines: lines, rules: LayoutRule.all))
            let moments = rows.page.pieces.indices.filter { rows.page.pieces[$0].line.text == "yesterday" }
            #expect(moments.allSatisfy { RowFeature.action.isSet(in: rows.features[$0]) == (last == "Reply") })
        }
    }

    @Test("a small badge in capitals beside a name is no part of it, and a last name in capitals is one")
    func badges() {
        var maker = PageMaker()
        maker.header("Chorus")
        for (index, text) in ["Are you outside", "On the bus", "Fine by me"].enumerated() {
            let y = 300 + index * 200
            maker.line(index == 1 ? "Ana COSTA" : "Grace Doyle", x: 60, y: y, cap: 28, ink: "#3060c0")
            if index != 1 {
                let badge = PixelRect(x: 330, y: y + 10, width: 70, height: 18)
                maker.lines[maker.lines.count - 1].words.append(.init(text: "STAFF", bounds: badge, confidence: 0.9))
            }
            maker.line("10:0\(index)", x: 600, y: y, cap: 22, ink: "#888888")
            maker.line(text, x: 60, y: y + 50)
        }
        #expect(messages(maker).map(\.sender) == ["Grace Doyle", "Ana COSTA", "Grace Doyle"])
    }

    @Test(
        "small print below a message is what can be done with it, and not what is said",
        arguments: [
            ("2h 21 likes Reply", true), ("Gefällt mir Antworten", true), ("yesterday View 3 more replies", true),
            ("J'aime Répondre", true), ("I like it", false), ("Reply to me by Monday", false),
        ])
    func offers(_ text: String, _ isOffer: Bool) { #expect(ThreadPattern.isOffer(text) == isOffer) }

    @Test("what a board knows of its writers is told by its words and figures")
    func accounts() {
        #expect(["874 posts", "Joined: Mon May 04, 2015", "Messages: 3200", "#3"].allSatisfy(ThreadPattern.isAccount))
        #expect(
            !["He posts", "3 messages for you", "#garden", "Joined the choir"].contains(where: ThreadPattern.isAccount))
    }

    @Test("a moment and a count are no titles, names and numbers are")
    func titles() {
        #expect(["2 of 9", "2of9", "4", "1/12", "14 minutes ago"].allSatisfy(BarPattern.isMomentOrCount))
        #expect(
            !["4471", "Flat 4B", "24/7 Crew", "+49 151 2345678", "Two of us"].contains(
                where: BarPattern.isMomentOrCount))
    }
}

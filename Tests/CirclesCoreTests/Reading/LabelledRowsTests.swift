import Testing

@testable import CirclesCore

@Suite("Rows that are told by labelling all pieces of a page")
struct LabelledRowsTests {
    /// A line of words 10 pixels a letter, each behind a space of so many pixels.
    private func line(_ words: [(text: String, space: Int)], y: Int) -> TextLine? {
        var x = 20
        let found = words.map { word in
            x += word.space
            defer { x += word.text.count * 10 }
            let bounds = PixelRect(x: x, y: y, width: word.text.count * 10, height: 20)
            return RecognizedPage.Word(text: word.text, bounds: bounds, confidence: 0.9)
        }
        let left = found.first?.bounds.x ?? 20
        let bounds = PixelRect(x: left, y: y, width: x - left, height: 20)
        return TextLine(
            RecognizedPage.Line(words: found, bounds: bounds, capHeight: 20, ink: "#111111"), isEnglish: true)
    }

    @Test("a name in front of text ends where the space is wider, where others begin with it, too")
    func spaces() {
        let rows = [
            ["Ana", "Costa", "Almost", "there"], ["Ben", "Ode", "Take", "your", "time"], ["Ana", "Costa", "Fine"],
            ["Ben", "Ode", "See", "you"],
        ]
        let lines = rows.enumerated().compactMap { index, words in
            line(words.enumerated().map { ($1, $0 == 0 ? 0 : $0 == 2 ? 16 : 8) }, y: index * 40)
        }
        #expect(NamePrefix.prefixes(of: lines, cap: 20) == [0: 2, 1: 2, 2: 2, 3: 2])
    }

    @Test("a name that occurs once is told by the space that is behind all names, and a name goes on behind its badge")
    func usualSpace() {
        let rows = [
            "Ana|Almost there", "Ben|Take your time", "Ana|Fine then", "Ben|See you", "Zoe|Not today then",
            "we said so",
            "VIP|Cleo|Come in now", "VIP|Cleo|Go on then",
        ]
        let lines = rows.enumerated().compactMap { index, row in
            let parts = row.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
            return line(
                parts.flatMap { part in part.enumerated().map { ($1, $0 == 0 ? 16 : 8) } }, y: index * 40)
        }
        #expect(NamePrefix.prefixes(of: lines, cap: 20) == [0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 6: 2, 7: 2])
    }

    @Test("the distance that parts messages is that of what is said, whatever stands between")
    func distances() {
        let rows = [
            ("One", 0), ("and another", 30), ("Ana", 66), ("Something that was said next", 92), ("Then more", 132),
        ]
        let lines = rows.compactMap { line([($0.0, 0)], y: $0.1) }
        let page = RecognizedPage(width: 400, height: 600, regions: [], lines: [], languages: [])
        let read = RowPage(RowPiece.pieces(of: lines, cap: 20), geometry: PageGeometry(page, lines: lines))
        #expect(read.limit { $0 != 2 } == 33.5)
    }

    @Test("a name is found behind a time that lost its colon, behind a badge, and where it is a number")
    func marked() {
        let rows = [
            ["10:05", "ana", "Almost", "there"], ["1006", "ana", "Take", "your", "time"],
            ["10:09", "VIP", "ana", "Fine"],
            ["1225PM", "555-0173", "See", "you"], ["10:31", "555-0173", "Sure"],
        ]
        let lines = rows.enumerated().compactMap { index, words in
            line(
                words.map { ($0, words.firstIndex(of: $0) == (words.contains("VIP") ? 3 : 2) ? 16 : 8) }, y: index * 40)
        }
        #expect(NamePrefix.prefixes(of: lines, cap: 20) == [0: 2, 1: 2, 2: 3, 3: 2, 4: 2])
    }

    @Test("names that stand alone before moments are not in front of text, and long messages hide none that are")
    func long() {
        let headings = [
            ["Ana", "wrote", "yesterday", "10:05"], ["Ben"], ["Ana", "wrote", "yesterday", "10:09"], ["Fine"],
        ]
        let said = (0..<8).map { _ in ["and", "so", "on"] } + [["ana", "Well"], ["ana", "Yes"], ["ana", "No"]]
        let lines = { (rows: [[String]]) in
            rows.enumerated().compactMap { index, words in
                line(
                    words.enumerated().map { ($1 + ($1 == "on" ? String(index) : ""), $0 == 1 ? 16 : 8) }, y: index * 40
                )
            }
        }
        #expect(NamePrefix.prefixes(of: lines(headings), cap: 20).isEmpty)
        #expect(NamePrefix.prefixes(of: lines(said), cap: 20).filter { $0.key > 7 } == [8: 1, 9: 1, 10: 1])
    }

    @Test("a mail's fields are no names")
    func fields() {
        let rows = [
            ["From:", "Ana", "<ana@example.org>"], ["Date:", "10:05"], ["From:", "Ben", "<ben@example.org>"],
            ["Date:", "10:09"],
        ]
        let lines = rows.enumerated().compactMap { index, words in line(words.map { ($0, 8) }, y: index * 40) }
        #expect(NamePrefix.prefixes(of: lines, cap: 20).isEmpty)
    }

    @Test("pieces are in reading order, and know what stands above them in their columns")
    func order() {
        let lines = [line([("Below", 0)], y: 140), line([("Above", 0)], y: 100), line([("Beside", 300)], y: 102)]
        let pieces = RowPiece.pieces(of: lines.compactMap(\.self), cap: 20)
        #expect(pieces.map(\.line.text) == ["Above", "Beside", "Below"])
        #expect(pieces.map(\.row) == [0, 0, 1])
        #expect(pieces.map(\.above) == [nil, nil, 0])
    }

    @Test(
        "names with their moments in one column are rows, whatever code and cards stand on, but not beside own bubbles")
    func timedHeadings() {
        let rows: [RowEvidence: Double] = [.alignedHeadings: 4 / 6, .headingsWithMoment: 1, .allOnFills: 0.3]
        #expect(LabelledRows.isOfTimedHeadings(rows))
        for (evidence, value) in [
            (RowEvidence.alignedHeadings, 2.0 / 6), (.headingsWithMoment, 0.5), (.allOnFills, 0.6),
            (.headingsOnFills, 0.25), (.onFillsAtRight, 0.2),
        ] {
            #expect(!LabelledRows.isOfTimedHeadings(rows.merging([evidence: value]) { $1 }))
        }
    }

    @Test("a short word before the column is the portrait's letter where it stands apart, and else what is said")
    func portraits() {
        let lines = [
            line([("Something that was said", 40)], y: 0), line([("Something more of it", 40)], y: 40),
            line([("is", 0), ("the", 8), ("disk", 8)], y: 80), line([("K", 0), ("Kept", 30)], y: 120),
        ].compactMap(\.self)
        let page = RecognizedPage(width: 400, height: 600, regions: [], lines: [], languages: [])
        let read = RowPage(RowPiece.pieces(of: lines, cap: 20), geometry: PageGeometry(page, lines: lines))
        #expect(read.withoutPortraits.map(\.line.text).suffix(2) == ["is the disk", "Kept"])
    }

    @Test("a message goes on only behind one, and what stands behind a name begins one, whatever else speaks for it")
    func limits() {
        let none = RowFeature.allCases.map { _ in 0.0 }
        let found = RowLabels([none, none, none], parts: [.whole, .name, .said])
        #expect(found.labels.first != .further)
        #expect(found.labels.suffix(2) == [.heading, .first])
    }

    @Test(
        "a name in small letters is a heading where it comes back before moments; a name and a moment are not divided")
    func heads() {
        let rows = [["garden", "club", "10:05"], ["Almost", "there"], ["garden", "club", "10:09"], ["Fine"]]
        let lines = rows.enumerated().compactMap { index, words in line(words.map { ($0, 8) }, y: index * 40) }
        #expect(RowPiece.pieces(of: lines, cap: 20).map(\.part) == [.head, .whole, .head, .whole])
        #expect(RowPiece.pieces(of: lines, cap: 20) { _ in true }.allSatisfy { $0.part == .whole })
    }

    @Test("what comes back as a whole is not divided into a name and what it says")
    func whole() {
        let rows = [["Ana", "Costa"], ["Almost", "there"], ["Ana", "Costa"], ["Fine"], ["Ana", "Costa"]]
        let lines = rows.enumerated().compactMap { index, words in
            line(words.enumerated().map { ($1, $0 == 1 ? 20 : 8) }, y: index * 40)
        }
        #expect(NamePrefix.prefixes(of: lines, cap: 20).isEmpty)
    }
}

import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

@Suite("Nothing that was read is lost")
struct LineAccountTests {
    @Test("every word of any page is told or left out, never both", arguments: 0..<200)
    func partition(seed: Int) {
        let page = RandomPage(seed: UInt64(seed)).page
        let transcript = TranscriptBuilder().build(page)
        let spoken = Self.words(
            (transcript.messages.map(\.text) + transcript.separators.map(\.text)).joined(separator: " "))
        let left = Self.words((transcript.leftOut ?? []).map(\.text).joined(separator: " "))
        let beside = Set(
            Self.words(
                ([transcript.title].compactMap(\.self)
                    + transcript.messages.flatMap { [$0.sender, $0.quotes, $0.attachment].compactMap(\.self) })
                    .joined(separator: " ")))
        for word in page.lines.flatMap(\.words).flatMap({ Self.words($0.text) }) where word.count > 4 {
            let count = spoken.count { $0 == word } + left.count { $0 == word }
            #expect(count == 1 || count == 0 && beside.contains(word), "\(word) is told or left out \(count) times")
        }
    }

    @Test("no rule that is turned off takes a word with it", arguments: LayoutRule.allCases)
    func withoutRule(rule: LayoutRule) {
        let page = RandomPage(seed: 7).page
        let transcript = TranscriptBuilder(rules: LayoutRule.all.subtracting([rule])).build(page)
        let all = Set(
            Self.words(
                (transcript.text + " " + (transcript.leftOut ?? []).map(\.text).joined(separator: " "))))
        let lost = page.lines.flatMap(\.words).flatMap { Self.words($0.text) }.filter {
            $0.count > 4 && !all.contains($0)
        }
        #expect(lost == [])
    }

    @Test("of a drawn picture's messages no word is left out", arguments: try fixtures)
    func fixture(name: String) throws {
        let page = try JSONDecoder().decode(RecognizedPage.self, from: Fixture.data("goldens/\(name).page.json"))
        let transcript = TranscriptBuilder().build(page)
        let lines = page.lines.flatMap(\.words).flatMap { Self.words($0.text) }
        let told = Self.words(transcript.text)
        let left = (transcript.leftOut ?? [])
        let all = Set(
            told + left.flatMap { Self.words($0.text) } + transcript.messages.flatMap { Self.words($0.time ?? "") })
        // Two letters may be mended: a stroke that is an I.
        #expect(lines.filter { $0.count > 2 && !all.contains($0) } == [])
        let bubbles = transcript.messages.filter { $0.side == .left || $0.side == .right }.compactMap(\.bounds)
        let inside = left.filter { piece in
            piece.reason != .time && piece.text.count(where: \.isLetter) > 3
                && bubbles.contains { $0.encloses(piece.bounds) }
        }
        #expect(inside.map(\.text) == [])
    }

    @Test("a sign that is not told is left out, also beside words that are")
    func signs() {
        var maker = TranscriptBuilderTests.PageMaker()
        maker.header("Maria Lopez")
        maker.bubble(["We meet at the old harbour »"], x: 30, y: 300, width: 700)
        let transcript = TranscriptBuilder().build(maker.page)
        #expect(transcript.messages.map(\.text) == ["We meet at the old harbour"])
        #expect((transcript.leftOut ?? []).map(\.text).contains("»"))
    }

    @Test(
        "a word that lies over another one is left out unless that says the same letters",
        arguments: [("tab", 0), ("0", 1)])
    func overlap(text: String, count: Int) {
        var maker = TranscriptBuilderTests.PageMaker()
        maker.line("tab", x: 40, y: 100)
        maker.line(text, x: 42, y: 101)
        let lines = maker.page.lines.compactMap { TextLine($0, isEnglish: true) }
        var account = LineAccount()
        account.tell(lines.prefix(1), as: "tab")
        #expect(account.leftOut(of: lines, by: Transcript(text: "tab")).count == count)
    }

    @Test("of two times, the one that no message has is left out with all of its words")
    func otherTime() {
        var maker = TranscriptBuilderTests.PageMaker()
        maker.line("1:35 PM", x: 40, y: 100)
        maker.line("1:46 PM", x: 40, y: 300)
        let lines = maker.page.lines.compactMap { TextLine($0, isEnglish: true) }
        let transcript = Transcript(messages: [Message(side: .left, text: "Hi", time: "1:46 PM")], text: "Hi")
        #expect(LineAccount().leftOut(of: lines, by: transcript).map(\.text) == ["1:35 PM"])
    }

    @Test("what icons come out as is told from lines that may be words, and bars are neither")
    func reasons() throws {
        var maker = TranscriptBuilderTests.PageMaker()
        maker.header("Maria Lopez")
        maker.line("arwo ell", x: 700, y: 30, region: 0, confidence: 0.1)
        maker.line("<", x: 30, y: 125, region: 0, confidence: 0.5)
        maker.bubble(["Are you coming", "on Saturday?"], x: 30, y: 300, width: 500)
        maker.line("EAENS ai", x: 600, y: 600, cap: 60, confidence: 0)
        maker.line("V", x: 900, y: 700, confidence: 0.5)
        maker.line("The harbour was rather quiet", x: 200, y: 900, confidence: 0.25)
        maker.line("iMessage", x: 150, y: 1900, ink: "#aaaaaa")
        let transcript = TranscriptBuilder().build(maker.page)
        let left = transcript.leftOut ?? []
        let texts = { (reason: Transcript.LeftOut.Reason) in left.filter { $0.reason == reason }.map(\.text) }
        #expect(texts(.unreadable) == ["The harbour was rather quiet"])
        #expect(Set(texts(.icon)) == ["EAENS ai", "V"])
        #expect(transcript.unreadableLines == 1)
    }

    @Test("names that head nothing on the picture are no lost lines")
    func names() {
        var maker = TranscriptBuilderTests.PageMaker()
        maker.header("Book Club")
        maker.bubble(["Are you coming", "on Saturday?"], x: 30, y: 300, width: 500)
        maker.bubble(["Of course I am"], x: 400, y: 480, width: 570, fill: "#0a7cff")
        maker.line("Ben Ode at 9:03 AM", x: 420, y: 580, cap: 20, ink: "#888888")
        maker.line("Ana Costa", x: 60, y: 900, cap: 20, ink: "#888888")
        #expect(TranscriptBuilder().build(maker.page).unreadableLines == 0)
    }

    private static var fixtures: [String] {
        get throws { try Fixture.lines("screenshots/expected.jsonl", as: File.self).map(\.file) }
    }

    private struct File: Decodable { let file: String }

    private static func words(_ text: String) -> [String] {
        text.lowercased().split { !$0.isLetterOrDigit }.map(String.init)
    }
}

/// Bubbles, rows, notices, bars and dirt at random places, of words that occur once.
private struct RandomPage {
    private var state: UInt64
    private var count = 0
    private var maker = TranscriptBuilderTests.PageMaker()

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        if chance(80) { maker.header(sentence(1...3)) }
        var y = 220 + next(120)
        while y < 1800 {
            let rows = (0..<1 + next(4)).map { _ in sentence(1...5) }
            let mine = chance(50)
            switch next(10) {
            case 0: maker.line(sentence(1...4), x: next(700), y: y, cap: 20, ink: "#888888")
            case 1: maker.line(sentence(2...6) + " 10:05", x: 30, y: y, cap: Double(18 + next(14)))
            case 2: maker.line(sentence(1...2), x: next(800), y: y, cap: Double(8 + next(60)), confidence: 0.2)
            case 3: maker.line(sentence(2...4), x: 380, y: y, cap: 22, ink: "#777777")
            default:
                maker.bubble(
                    rows, x: mine ? 300 + next(200) : 30 + next(90), y: y, width: 450,
                    fill: mine ? "#0a7cff" : "#e9e9eb")
                if chance(60) {
                    maker.line(
                        "1\(next(9)):\(10 + next(49))", x: 420, y: y + rows.count * 56, cap: 18,
                        region: maker.regions.count - 1)
                }
                y += rows.count * 56
            }
            y += 60 + next(60)
        }
        if chance(60) { maker.line(sentence(1...3), x: 150, y: 1900, ink: "#aaaaaa") }
    }

    var page: RecognizedPage { maker.page }

    private mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }

    private mutating func chance(_ percent: Int) -> Bool { next(100) < percent }

    private mutating func sentence(_ length: ClosedRange<Int>) -> String {
        (0..<length.lowerBound + next(length.count)).map { _ in word() }.joined(separator: " ")
    }

    /// "bolamu": syllables that count up, so that no word occurs twice.
    private mutating func word() -> String {
        count += 1
        let (first, second) = (Array("bdfgklmnprst"), Array("aeou"))
        var (rest, letters) = (count, "")
        for _ in 0..<3 {
            letters.append(first[rest % 12])
            letters.append(second[rest / 12 % 4])
            rest /= 48
        }
        return letters
    }
}

import CirclesCore
import Testing

@testable import CirclesOCR

@Suite("Print whose letters all take as much room")
struct MonospaceRuleTests {
    /// A word of letters with one advance, of several widths, as "i" and "m" have.
    private func word(_ letters: Int, from cell: Int, advance: Int = 20, y: Int = 40) -> InkLine {
        InkLine(
            (0..<letters).map { index in
                let width = [12, 6, 14, 10][index % 4]
                let left = (cell + index) * advance + (advance - width) / 2
                return Component(
                    left: left, top: y, right: left + width, bottom: y + 24, area: width * 12,
                    contrastSum: width * 2_400,
                    polarity: InkMask.dark)
            })
    }

    @Test("words one space apart are of one line, and those a column apart are not")
    func joins() {
        let (first, second, far) = (word(8, from: 0), word(7, from: 9), word(7, from: 24))
        let rule = MonospaceRule([first, second, far])
        #expect(rule.joins(first, second))
        #expect(!rule.joins(second, far))
    }

    @Test("a short word has the page's advance")
    func short() {
        let (long, short) = (word(12, from: 0), word(2, from: 13))
        #expect(MonospaceRule([long, word(12, from: 0, y: 90), short]).joins(short, word(2, from: 16)))
    }

    @Test("letters with advances of their own are no such print")
    func proportional() {
        var left = 0
        let letters = (0..<16).map { index -> Component in
            let width = [4, 18, 9, 14, 6, 20][index % 6]
            defer { left += width + 3 }
            return Component(
                left: left, top: 40, right: left + width, bottom: 64, area: width * 12, contrastSum: width * 2_400,
                polarity: InkMask.dark)
        }
        let line = InkLine(letters)
        #expect(!MonospaceRule([line]).joins(line, word(8, from: left / 20 + 2)) || line.components.count < 6)
        #expect(!MonospaceRule([line]).joins(InkLine([letters[14]]), InkLine([letters[15]])))
    }
}

import CirclesCore
import Testing

@testable import CirclesOCR

@Suite("Where words stand")
struct WordPlacesTests {
    /// A line of 20 × 8 pixels with ink in these columns, in rows 2 to 4; that of 9 reaches down to row 6.
    private func line(_ columns: [Int]) -> WordPlaces {
        var plane = Plane(width: 20, height: 8, filledWith: 255)
        for x in columns {
            for y in 2...(x == 9 ? 6 : 4) { plane.pixels[y * 20 + x] = 0 }
        }
        return WordPlaces(plane)
    }

    @Test("two words are divided at the widest gap between them, and are as large as their ink")
    func gap() {
        let places = line([1, 2, 4, 5, 9, 10]).places([(1, 2), (9, 10)])
        #expect(
            places == [PixelRect(x: 1, y: 2, width: 5, height: 3), PixelRect(x: 9, y: 2, width: 2, height: 5)])
    }

    @Test("one word has all of the line's ink")
    func one() {
        #expect(line([3, 12]).places([(8, 9)]) == [PixelRect(x: 3, y: 2, width: 10, height: 3)])
    }

    @Test("a word without ink has the line's height")
    func none() {
        #expect(line([]).places([(4, 4)]) == [PixelRect(x: 0, y: 0, width: 20, height: 8)])
        #expect(line([]).places([]).isEmpty)
    }

    @Test("columns outside of the line, or in the wrong order, are no crash")
    func outside() {
        #expect(line([1, 9]).places([(-5, 40), (50, -3), (7, 2)]).count == 3)
    }
}

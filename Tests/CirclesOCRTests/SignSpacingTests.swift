import CirclesCore
import Testing

@testable import CirclesOCR

@Suite("Spaces beside signs")
struct SignSpacingTests {
    /// A strip with bars of ink, each four pixels wide, after gaps of so many pixels.
    private func plane(gaps: [Int]) -> Plane {
        var plane = Plane(width: 100, height: 36, filledWith: 255)
        var x = 0
        for gap in gaps {
            x += gap
            for column in x..<x + 4 { for row in 10..<27 { plane.pixels[row * 100 + column] = 0 } }
            x += 4
        }
        return plane
    }

    private func parts(_ text: String, gaps: [Int]) -> [String] {
        let word = Engine.Word(text: text, bounds: PixelRect(x: 0, y: 0, width: 100, height: 36), confidence: 0.9)
        return SignSpacing.parted(word, on: plane(gaps: gaps)).map(\.text)
    }

    @Test("room between figures and signs is a space, and none is put where there is none")
    func rooms() {
        #expect(parts("5+3", gaps: [2, 8, 8]) == ["5", "+", "3"])
        #expect(parts("12+3", gaps: [2, 2, 8, 2]) == ["12", "+3"])
        #expect(parts("5+3", gaps: [2, 2, 2]) == ["5+3"])
    }

    @Test("what is no sum, or not told apart on the strip, stays one word")
    func others() {
        #expect(parts("a+b", gaps: [2, 8, 8]) == ["a+b"])
        #expect(parts("123", gaps: [2, 8, 8]) == ["123"])
        #expect(parts("5+3=8", gaps: [2, 8, 8]) == ["5+3=8"])
    }

    @Test("what stands apart from a prompt is a command, and what does not belongs to the sign")
    func prompts() {
        #expect(parts("$ls", gaps: [2, 8, 2]) == ["$", "ls"])
        #expect(parts("$HOME", gaps: [2, 2, 2, 2, 2]) == ["$HOME"])
        #expect(parts("$120", gaps: [2, 8, 2, 2]) == ["$120"])
    }
}

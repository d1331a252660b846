import CirclesCore
import Foundation

/// Reads one line, and a doubtful one a second time at another size.
struct LineReader {
    let budget: ProcessorBudget

    /// Milliseconds of the clock; a line takes five.
    private static let longestLine: Int32 = 5_000
    /// Below this mean confidence, a line is read again.
    private static let doubt = 0.75
    /// What a second look must be better by.
    private static let gain = 0.05
    /// The capitals of the second look, in pixels: larger by so much that other pixels come to stand for each stroke.
    private static let secondCapHeight = 24.0

    /// Nil when the budget is used up.
    func read(
        _ strip: Strip, _ line: StripMaker.Line, of picture: borrowing Picture, engine: inout Engine?
    ) -> [RecognizedPage.Word]? {
        guard let first = firstLook(at: strip, engine: &engine) else { return nil }
        return secondLook(after: first, line, of: picture, engine: &engine)
    }

    /// Nil when the budget is used up.
    func firstLook(at strip: Strip, engine: inout Engine?) -> [RecognizedPage.Word]? {
        words(of: strip, engine: &engine)
    }

    /// The better one of both looks; `first` when that leaves no doubt.
    func secondLook(
        after first: [RecognizedPage.Word], _ line: StripMaker.Line, of picture: borrowing Picture,
        engine: inout Engine?
    ) -> [RecognizedPage.Word] {
        let confidence = Self.confidence(of: first)
        guard confidence < Self.doubt, Self.mayGain(first, confidence),
            let larger = StripMaker.strip(of: picture, line: line, capHeight: Self.secondCapHeight),
            let second = words(of: larger, engine: &engine)
        else { return first }
        return Self.confidence(of: second) > confidence + Self.gain ? second : first
    }

    /// A single letter, and a few without a shape, are icons mostly: looked at twice they are no better.
    private static func mayGain(_ first: [RecognizedPage.Word], _ confidence: Double) -> Bool {
        let count = first.reduce(0) { $0 + $1.text.count { $0.isLetter || $0.isNumber } }
        return count > 3 || (count > 1 && confidence > 0.2)
    }

    private func words(of strip: Strip, engine: inout Engine?) -> [RecognizedPage.Word]? {
        guard budget.left > 0 else { return nil }
        let found = engine?.read(strip.plane, milliseconds: Self.longestLine) ?? []
        return found.flatMap { SignSpacing.parted($0, on: strip.plane) }.map {
            RecognizedPage.Word(text: $0.text, bounds: strip.inPicture($0.bounds), confidence: $0.confidence)
        }
    }

    /// The mean over the characters.
    private static func confidence(of words: [RecognizedPage.Word]) -> Double {
        let characters = words.reduce(0) { $0 + $1.text.count }
        let sum = words.reduce(0) { $0 + $1.confidence * Double($1.text.count) }
        return characters == 0 ? 0 : sum / Double(characters)
    }
}

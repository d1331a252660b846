import CirclesCore
import Foundation

/// The way from pixels to a recognised page.
struct PageReader {
    /// As the caller named them.
    let languages: [String]
    /// After this a picture's reading ends with what it has.
    static let deadlineMilliseconds: Int32 = 8_000

    func read(
        _ picture: borrowing Picture, engine: inout Engine?, timings: inout ReadingTimings
    ) -> RecognizedPage {
        let (width, height) = (picture.width, picture.height)
        let plane = timings.measure(\.normalise) { picture.channels().green }
        let words = timings.measure(\.recognise) {
            engine?.read(plane, layout: .page, milliseconds: Self.deadlineMilliseconds) ?? []
        }
        var lines: [Int: RecognizedPage.Line] = [:]
        for word in words {
            let next = RecognizedPage.Word(text: word.text, bounds: word.bounds, confidence: word.confidence)
            if var line = lines[word.line] {
                line.words.append(next)
                line.bounds = line.bounds.union(next.bounds)
                lines[word.line] = line
            } else {
                lines[word.line] = RecognizedPage.Line(words: [next], bounds: next.bounds)
            }
        }
        return RecognizedPage(
            width: width, height: height, regions: [], lines: lines.values.sorted { $0.bounds.y < $1.bounds.y },
            languages: languages)
    }
}

import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesOCR

/// What is found on each fixture before a word is read: fills, rows of text, strokes beside quotes.
///
/// No Tesseract is in it, so it is compared as it is, but for the pixel or two and the shade by which decoders of JPEG
/// differ.
@Suite("Golden regions")
struct GoldenRegionTests {
    struct File: Decodable { let file: String }

    struct Sketch: Codable {
        struct Fill: Codable {
            var bounds: PixelRect
            var fill: String
        }
        var fills: [Fill]
        var lines: [PixelRect]
        var bars: [PixelRect]
    }

    static var pictures: [String] {
        get throws { try Fixture.lines("screenshots/expected.jsonl", as: File.self).map(\.file) }
    }

    @Test("fills, rows and bars are where they were", arguments: try pictures)
    func regions(_ file: String) throws {
        let picture = try PictureDecoder.decode(Fixture.data("screenshots/\(file)"))
        let sketch = PageSketch(of: picture)
        let found = Sketch(
            fills: sketch.regions.map { .init(bounds: $0.bounds, fill: $0.fill) },
            lines: sketch.lines.map { sketch.inPicture($0.bounds) }, bars: sketch.bars.map(sketch.inPicture))
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            _ = try Golden("\(file).regions.json").difference(
                from: String(decoding: try encoder.encode(found), as: UTF8.self) + "\n")
        }
        let known = try JSONDecoder().decode(Sketch.self, from: Fixture.data("goldens/\(file).regions.json"))
        let reach = sketch.factor * 2
        #expect(found.fills.count == known.fills.count)
        #expect(found.lines.count == known.lines.count)
        #expect(found.bars.count == known.bars.count)
        for fill in known.fills {
            #expect(
                found.fills.contains { $0.bounds.isNear(fill.bounds, reach) && Self.isNear($0.fill, fill.fill) },
                "no fill \(fill.fill) at \(fill.bounds)")
        }
        for bounds in known.lines + known.bars {
            #expect((found.lines + found.bars).contains { $0.isNear(bounds, reach) }, "nothing at \(bounds)")
        }
    }

    private static func isNear(_ a: String, _ b: String) -> Bool {
        guard let a = Int(a.dropFirst(), radix: 16), let b = Int(b.dropFirst(), radix: 16) else { return false }
        return [16, 8, 0].allSatisfy { abs((a >> $0 & 255) - (b >> $0 & 255)) <= 3 }
    }
}

extension PixelRect {
    fileprivate func isNear(_ other: PixelRect, _ reach: Int) -> Bool {
        abs(x - other.x) <= reach && abs(y - other.y) <= reach && abs(maxX - other.maxX) <= reach
            && abs(maxY - other.maxY) <= reach
    }
}

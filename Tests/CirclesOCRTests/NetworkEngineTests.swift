import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesOCR

/// The pack of Latin-script languages, which is read without its word list; nil where it is not installed.
private let latin = try? LanguagePacks().resolve(["Latin"]).first

@Suite("Reading lines by a pack's network alone", .enabled(if: latin != nil))
struct NetworkEngineTests {
    private func network() throws -> NetworkEngine {
        let pack = try #require(latin)
        return try #require(try NetworkEngine(LanguagePacks().directory.appending(path: pack + ".traineddata")))
    }

    private func strips(_ file: String) throws -> [Strip] {
        let picture = try PictureDecoder.decode(Fixture.data("screenshots/\(file)"))
        var timings = ReadingTimings()
        let reader = PageReader(languages: [], budget: ProcessorBudget(.seconds(60)), offer: { _ in })
        return reader.prepare(picture, timings: &timings).strips.map(\.strip)
    }

    @Test(
        "words are Tesseract's, begin at the same places and are nearly as certain",
        arguments: ["IMG_0417.PNG", "whatsapp-group-book-club-dark.png", "telegram-daniel-light.png"])
    func same(file: String) throws {
        var network = try network()
        let tesseract = try TesseractEngine(packs: LanguagePacks(), languages: [#require(latin)])
        var (sure, same, near) = (0, 0, 0)
        for strip in try strips(file) {
            let found = network.read(strip.plane)
            for word in tesseract.read(strip.plane, milliseconds: 5_000) where word.confidence > 0.8 {
                sure += 1
                guard let twin = found.first(where: { abs($0.bounds.x - word.bounds.x) < 12 && $0.text == word.text })
                else { continue }
                same += 1
                if abs(twin.confidence - word.confidence) < 0.15 { near += 1 }
            }
        }
        #expect(sure > 20)
        #expect(Double(same) >= 0.96 * Double(sure))
        #expect(Double(near) >= 0.9 * Double(same))
    }

    @Test("the same line is the same words each time, whatever was read before")
    func steady() throws {
        var network = try network()
        let strips = try strips("imessage-maria-dark.png")
        let first = strips.map { network.read($0.plane).map(\.text) }
        let again = strips.reversed().map { network.read($0.plane).map(\.text) }
        #expect(again.reversed() == first)
    }

    @Test(
        "lines of any size are read or have no words",
        arguments: [(1, 1), (1, 36), (36, 1), (3, 3), (5_000, 36), (300, 200)])
    func sizes(width: Int, height: Int) throws {
        var network = try network()
        _ = network.read(
            Plane(
                width: width, height: height, pixels: (0..<width * height).map { UInt8(truncatingIfNeeded: $0 &* 31) }))
        #expect(network.read(Plane(width: 0, height: height, filledWith: 255)).isEmpty)
    }
}

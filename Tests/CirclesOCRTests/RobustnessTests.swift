import CirclesCore
@testable import CirclesOCR
import CirclesTestSupport
import Foundation
import Testing

/// Whatever the picture, an answer comes within the deadline's reach.
@Suite("Pictures that are no screenshots")
struct RobustnessTests {
    private func read(_ image: Data) async throws -> RecognizedPage {
        try await TesseractRecognizer().recognize(image, languages: ["eng"])
    }

    @Test(
        "long and thin pictures", arguments: [(1, 30_000), (30_000, 1), (3, 20_000), (20_000, 3)] as [(Int32, Int32)])
    func thin(width: Int32, height: Int32) async throws {
        let page = try await read(try #require(PictureMaker(width: width, height: height)).encoded(.png))
        #expect(page.width == Int(width) && page.height == Int(height) && page.lines.isEmpty && !page.isPartial)
    }

    @Test("noise of one pixel's grain")
    func noise() async throws {
        let picture = try #require(PictureMaker(width: 900, height: 1600))
        var generator = SplitMix64(seed: 3)
        for y in 0..<1600 {
            for x in 0..<900 where Bool.random(using: &generator) {
                picture.fill(x: Int32(x), y: Int32(y), width: 1, height: 1, color: 0)
            }
        }
        let page = try await read(picture.encoded(.png))
        #expect(page.width == 900 && !page.isPartial)
    }

    @Test("when the time is up, what was read by then is kept and the page says so")
    func deadline() async throws {
        let image = try #require(PictureMaker.chat()).encoded(.png)
        let recognizer = try TesseractRecognizer(deadline: .zero)
        let page = try await recognizer.recognize(image, languages: ["eng"])
        #expect(page.isPartial && page.lines.isEmpty && !page.regions.isEmpty)
    }

    @Test("an alpha channel that hides nothing changes nothing; what is transparent is white")
    func transparency() throws {
        let picture = try #require(PictureMaker(width: 20, height: 10, color: 0x3366_99FF))
        #expect(try PictureDecoder.decode(picture.encodedWithAlpha()).reduced(by: 1).color(at: 0).hex == "#336699")
        picture.fill(x: 0, y: 0, width: 10, height: 10, color: 0x3366_9900)
        let decoded = try PictureDecoder.decode(picture.encodedWithAlpha()).reduced(by: 1)
        #expect(decoded.color(at: 0).hex == "#ffffff" && decoded.color(at: 19).hex == "#336699")
    }

    @Test("a JPEG that ends after its thumbnail is cut off; one with padding behind its end is whole")
    func cutJPEG() throws {
        let whole = try #require(PictureMaker.chat()).encoded(.jpeg)
        let thumbnail = try #require(PictureMaker(width: 16, height: 16)).encoded(.jpeg)
        let length = thumbnail.count + 2
        let segment = Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)]) + thumbnail
        let withThumbnail = whole.prefix(2) + segment + whole.dropFirst(2)
        #expect(JPEGSegments.isWhole(whole) && JPEGSegments.isWhole(Data(withThumbnail)))
        #expect(JPEGSegments.isWhole(whole + Data(count: 40)))
        for end in [2, 30, length + 20, withThumbnail.count / 2, withThumbnail.count - 2] {
            #expect(!JPEGSegments.isWhole(Data(withThumbnail.prefix(end))), "\(end) bytes")
        }
    }
}

@testable import CirclesOCR
internal import CTesseract
import CirclesCore
import Foundation
import Testing

/// Pictures that are stored in other ways than most: all come out as the same pixels.
@Suite("Unusual ways to store a picture")
struct UnusualPictureTests {
    /// Left half red, right half blue.
    private func flag() throws -> PictureMaker {
        let picture = try #require(PictureMaker(width: 32, height: 16, color: 0xFF00_0000))
        picture.fill(x: 16, y: 0, width: 16, height: 16, color: 0x0000_FF00)
        return picture
    }

    /// The colours in the middles of both halves.
    private func colors(_ bytes: Data) throws -> [String] {
        let decoded = try PictureDecoder.decode(bytes)
        #expect(decoded.width == 32 && decoded.height == 16)
        let pixels = decoded.reduced(by: 1)
        return [pixels.color(at: 8 * 32 + 8).hex, pixels.color(at: 8 * 32 + 24).hex]
    }

    @Test("a palette of 2, 4 or 256 colours", arguments: [1, 2, 8] as [Int32])
    func palette(depth: Int32) throws {
        let indexed = pixCreate(32, 16, depth)
        let colors = pixcmapCreate(depth)
        pixcmapAddColor(colors, 255, 0, 0)
        pixcmapAddColor(colors, 0, 0, 255)
        pixSetColormap(indexed, colors)
        for y in 0..<16 as Range<Int32> {
            for x in 16..<32 as Range<Int32> { pixSetPixel(indexed, x, y, 1) }
        }
        let picture = try #require(PictureMaker(taking: indexed))
        #expect(try self.colors(picture.encoded(.png)) == ["#ff0000", "#0000ff"])
        if depth == 8 { #expect(try self.colors(picture.encoded(.gif)) == ["#ff0000", "#0000ff"]) }
    }

    @Test("grays of 1, 2, 4, 8 and 16 bits", arguments: [1, 2, 4, 8, 16] as [Int32])
    func gray(depth: Int32) throws {
        let gray = pixCreate(32, 16, depth)
        let white = UInt32(truncatingIfNeeded: 1 << Int(depth) - 1)
        for y in 0..<16 as Range<Int32> {
            // One bit: 1 is black.
            for x in 0..<16 as Range<Int32> { pixSetPixel(gray, x, y, depth == 1 ? 0 : white) }
            for x in 16..<32 as Range<Int32> { pixSetPixel(gray, x, y, depth == 1 ? 1 : 0) }
        }
        let picture = try #require(PictureMaker(taking: gray))
        for encoding in [PictureMaker.Encoding.png, .tiff] {
            #expect(try colors(picture.encoded(encoding)) == ["#ffffff", "#000000"])
        }
    }

    @Test("a JPEG in printer's colours, inverted as Adobe's programs store them")
    func printersColours() throws {
        let jpeg = try #require(
            Data(
                base64Encoded: """
                    /9j/7gAOQWRvYmUAZAAAAAAC/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUG\
                    BKUVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAFAgAEAAg\
                    BAERAAIRAQMRAQQRAP/EABYAAQEBAAAAAAAAAAAAAAAAAAAFB//EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAABw\
                    X/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADgQBAAIRAxEEAAA/AL7ZTZpwAuo6qoAISxJUAC6jqqgA/9k=
                    """))
        let decoded = try PictureDecoder.decode(jpeg).reduced(by: 1)
        let (left, right) = (decoded.color(at: 8 * 32 + 8), decoded.color(at: 8 * 32 + 24))
        #expect(left.red > 200 && left.blue < 60 && right.blue > 200 && right.red < 60, "\(left.hex) \(right.hex)")
    }

    @Test("of an animated WebP, the first frame; cut off in it, an error")
    func animation() throws {
        let first = try flag().encoded(.webp), second = try #require(PictureMaker(width: 32, height: 16)).encoded(.webp)
        let animated = animation(of: [first, second])
        let shown = try colors(animated)
        #expect(try shown == colors(first) && shown != colors(second))
        #expect(throws: CirclesError.self) { try PictureDecoder.decode(animated.prefix(60)) }
    }

    /// The frames' pictures (without alpha) in one file, each shown for 100 ms.
    private func animation(of stills: [Data]) -> Data {
        func number(_ value: Int, bytes: Int) -> Data { Data((0..<bytes).map { UInt8(value >> ($0 * 8) & 255) }) }
        func chunk(_ type: String, _ contents: Data) -> Data {
            Data(type.utf8) + number(contents.count, bytes: 4) + contents + Data(count: contents.count % 2)
        }
        let size = number(31, bytes: 3) + number(15, bytes: 3)
        let frames = stills.map {
            chunk("ANMF", Data(count: 6) + size + number(100, bytes: 3) + Data(count: 1) + $0.dropFirst(12))
        }
        let body =
            Data("WEBP".utf8) + chunk("VP8X", Data([2, 0, 0, 0]) + size) + chunk("ANIM", Data(count: 6))
            + frames.reduce(Data(), +)
        return Data("RIFF".utf8) + number(body.count, bytes: 4) + body
    }

    @Test("a PNG with one bit wrong in its pixels is an error; in what the pixels do not need, nothing")
    func checksums() throws {
        var png = try flag().encoded(.png)
        let pixels = try #require(png.range(of: Data("IDAT".utf8))).upperBound
        let damaged = Data(png.prefix(pixels + 3)) + Data([png[pixels + 3] ^ 1]) + png.dropFirst(pixels + 4)
        #expect(throws: CirclesError.self) { try PictureDecoder.decode(damaged) }
        let comment = Data([0, 0, 0, 2]) + Data("tEXtab".utf8) + Data([1, 2, 3, 4])
        png.insert(contentsOf: comment, at: pixels - 8)
        #expect(try colors(png) == ["#ff0000", "#0000ff"])
    }
}

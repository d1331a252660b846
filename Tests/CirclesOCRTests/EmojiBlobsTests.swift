@testable import CirclesOCR
import CirclesCore
import Testing

@Suite("What may be emoji, larger than text")
struct EmojiBlobsTests {
    private static let yellow: UInt32 = 0xFFCA_2800
    private static let red: UInt32 = 0xE533_3500
    private static let green: UInt32 = 0x00A8_8400

    /// A cross of two thirds of its box, in the middle of a white picture, with what is asked for on it.
    private func found(
        _ color: UInt32, _ marks: [UInt32], side: Int32 = 60, bubble: UInt32 = 0xFFFF_FF00
    ) throws -> [PixelRect] {
        let picture = try #require(PictureMaker(width: 540, height: 400))
        picture.fill(x: 120, y: 60, width: 320, height: 140, color: bubble)
        picture.fill(x: 200, y: 100 + side / 4, width: side, height: side / 2, color: color)
        picture.fill(x: 200 + side / 4, y: 100, width: side / 2, height: side, color: color)
        for (index, mark) in marks.enumerated() {
            picture.fill(
                x: 200 + side / 4 + Int32(index) * side / 4, y: 100 + side / 4, width: side / 5, height: side / 2,
                color: mark)
        }
        let planes = try PictureDecoder.decode(picture.encoded(.png)).reduced(by: 1)
        let fills = FillRegions(of: planes, tolerance: 4, darkTolerance: 2, minimumArea: 800)
        return EmojiBlobs(in: planes, fills: fills, capHeight: 16).find()
    }

    @Test("several vivid shades alone on an even ground are one")
    func shades() throws {
        let box = try #require(try found(Self.yellow, [Self.red, Self.red]).first)
        #expect(abs(box.x - 200) <= 4 && abs(box.y - 100) <= 4)
        #expect(abs(box.width - 60) <= 8 && abs(box.height - 60) <= 8)
    }

    @Test("in a bubble of vivid colour they are told from it", arguments: [0x005C_4B00, 0x0A84_FF00] as [UInt32])
    func vividBubble(color: UInt32) throws {
        let box = try #require(try found(Self.yellow, [Self.red, Self.red], bubble: color).first)
        #expect(abs(box.x - 200) <= 4 && abs(box.width - 60) <= 8)
    }

    @Test("one shade is a button, also with a white sign on it")
    func button() throws {
        #expect(try found(Self.green, []).isEmpty)
        #expect(try found(Self.green, [0xFFFF_FF00]).isEmpty)
    }

    @Test("what is as small as a letter, or as large as a picture, is none")
    func sizes() throws {
        #expect(try found(Self.yellow, [Self.red, Self.red], side: 14).isEmpty)
        #expect(try found(Self.yellow, [Self.red, Self.red], side: 200).isEmpty)
    }
}

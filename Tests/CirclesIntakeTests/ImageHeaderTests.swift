import CirclesIntake
import Foundation
import Testing

@Suite("Image headers")
struct ImageHeaderTests {
    /// A PNG that is nothing but its header.
    static func png(_ width: UInt32, _ height: UInt32) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
            + big(width) + big(height) + Data([8, 2, 0, 0, 0, 0, 0, 0, 0])
    }

    static func big(_ value: UInt32) -> Data { Data((0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }) }

    static func jpeg(_ width: UInt16, _ height: UInt16) -> Data {
        let size = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        return Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 8, 8] + size + [3, 0xFF, 0xD9])
    }

    static let good: [(Data, ImageFormat, Int, Int)] = [
        (png(1170, 2532), .png, 1170, 2532),
        (png(8000, 8000), .png, 8000, 8000),
        (jpeg(750, 1334), .jpeg, 750, 1334),
        (Data(Array("GIF89a".utf8) + [0x2C, 1, 0x90, 1, 0, 0, 0]), .gif, 300, 400),
        (
            Data(
                Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [
                    40, 0, 0, 0, 100, 0, 0, 0, 0x38, 0xFF, 0xFF, 0xFF,
                ]),
            .bmp, 100, 200
        ),
        (
            Data(Array("RIFF\u{0}\u{0}\u{0}\u{0}WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 199, 0, 0]),
            .webp, 100, 200
        ),
        (
            Data(
                Array("RIFF\u{0}\u{0}\u{0}\u{0}WEBPVP8 ".utf8) + [
                    10, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 100, 0, 200, 0,
                ]),
            .webp, 100, 200
        ),
        (
            Data(
                Array("II".utf8) + [42, 0, 8, 0, 0, 0, 2, 0] + [0, 1, 3, 0, 1, 0, 0, 0, 100, 0, 0, 0]
                    + [1, 1, 4, 0, 1, 0, 0, 0, 200, 0, 0, 0]), .tiff, 100, 200
        ),
    ]

    @Test("the header tells format and size, whatever the name", arguments: good)
    func size(bytes: Data, format: ImageFormat, width: Int, height: Int) throws {
        #expect(try ImageHeader(of: bytes) == ImageHeader(format: format, width: width, height: height))
        // A slice whose indices do not begin at zero.
        #expect(try ImageHeader(of: (Data([1, 2, 3]) + bytes).dropFirst(3)).width == width)
    }

    @Test(
        "what is no picture is refused with what it is",
        arguments: [
            (Data(), "empty"),
            (Data("Hi Maria, see you at 7\n".utf8), "text"),
            (Data("{\"a\": 1}".utf8), "JSON"),
            (Data("<!DOCTYPE html><html></html>".utf8), "web page"),
            (Data([0, 0, 0, 24] + Array("ftypavif".utf8)), "AVIF"),
            (Data([0, 0, 0, 24] + Array("ftypheic".utf8)), "cut off"),
            (Data("%PDF-1.7".utf8), "PDF"),
            (Data((0..<64).map { UInt8($0 * 37 & 255) }), "not a picture"),
            (png(100, 100).prefix(20), "cut off"),
            (jpeg(100, 100).prefix(10), "cut off"),
            (png(100_000, 100_000), "64 megapixels"),
            (png(UInt32.max, UInt32.max), "64 megapixels"),
            (png(0, 10), "no pixels"),
            (jpeg(10, 0), "no pixels"),
        ] as [(Data, String)])
    func refused(bytes: Data, words: String) {
        #expect {
            try ImageHeader(of: bytes)
        } throws: { error in
            let error = error as? CirclesError
            return error?.code == .badInput && error?.message.contains(words) == true
        }
    }

    @Test("a file above 40 MB is refused before anything else")
    func tooLarge() {
        let bytes = Self.png(10, 10) + Data(count: ImageHeader.maximumBytes)
        #expect(throws: CirclesError.self) { try ImageHeader(of: bytes) }
    }

    @Test("every prefix of every header is answered without a crash", arguments: good)
    func prefixes(bytes: Data, format: ImageFormat, width: Int, height: Int) {
        for length in 0..<bytes.count {
            _ = try? ImageHeader(of: bytes.prefix(length))
            _ = ExifTime.parse(bytes.prefix(length))
        }
    }
}

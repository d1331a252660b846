import CTesseract
import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesOCR

@Suite("HEIC")
struct HEICTests {
    /// What a sanitizer takes for itself does not fit into the child's memory.
    static let isRead = slowness == 1 && (try? HEICDecoder.require()) != nil
    private static let file = Fixture.url("heic/imessage-maria-dark.heic")

    @Test("the header tells format and size, the end is known, and a prefix is no picture")
    func header() throws {
        let bytes = try Data(contentsOf: Self.file)
        #expect(try ImageHeader(of: bytes) == ImageHeader(format: .heic, width: 750, height: 1624))
        #expect(ImageEnd.isThere(Bytes(bytes)))
        for length in stride(from: 1, to: bytes.count, by: 97) {
            #expect(!ImageEnd.isThere(Bytes(bytes.prefix(length))) || ImageFormat.sniff(bytes.prefix(length)) != .heic)
            _ = try? ImageHeader(of: bytes.prefix(length))
        }
    }

    @Test("its pixels are those of the picture it was made of", .enabled(if: isRead))
    func pixels() throws {
        let ours = try PictureDecoder.decode(Data(contentsOf: Self.file)).reduced(by: 8)
        let original = Fixture.url("screenshots/imessage-maria-dark.png")
        let theirs = try PictureDecoder.decode(Data(contentsOf: original)).reduced(by: 8)
        #expect(ours.width == theirs.width && ours.height == theirs.height)
        let differences = zip(ours.green.pixels, theirs.green.pixels).map { abs(Int($0) - Int($1)) }
        #expect(differences.reduce(0, +) < 4 * differences.count)
    }

    @Test("damaged ones are errors, or some picture, and never more than that", .enabled(if: isRead), arguments: 0..<12)
    func damaged(seed: Int) throws {
        var bytes = try Data(contentsOf: Self.file)
        // The boxes are in the first kilobyte, the coded picture after them.
        for turn in 0..<20 {
            let place = (seed * 7919 + turn * 104_729) % (seed % 2 == 0 ? 1000 : bytes.count)
            bytes[place] = UInt8(truncatingIfNeeded: seed &* 31 &+ turn &* 17)
        }
        if seed % 3 == 0 { bytes = bytes.prefix(bytes.count / 2) }
        do {
            let picture = try PictureDecoder.decode(bytes)
            #expect(picture.width * picture.height <= ImageHeader.maximumPixels)
        } catch {
            #expect(error.code == .badInput)
        }
    }

    private struct Bytes: ByteSource {
        let bytes: Data
        init(_ bytes: Data) { self.bytes = bytes }
        var count: Int { bytes.count }
        func read(at offset: Int, length: Int) -> Data { bytes.dropFirst(offset).prefix(length) }
    }
}

import CTesseract
import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesOCR

@Suite("The picture a model is shown")
struct ScreenOptimizerTests {
    private func dimensions(_ jpeg: Data) throws -> (width: Int, height: Int) {
        let header = try ImageHeader(of: jpeg)
        #expect(header.format == .jpeg)
        return (header.width, header.height)
    }

    @Test("is a JPEG of at most 1,536 pixels and a megabyte, with the screenshot's proportions")
    func size() async throws {
        let optimizer = ScreenOptimizer()
        for name in try FileManager.default.contentsOfDirectory(atPath: Fixture.url("screenshots").path)
        where name.hasSuffix(".png") || name.hasSuffix(".jpg") {
            let original = try Fixture.data("screenshots/\(name)")
            let before = try ImageHeader(of: original)
            let optimized = try await optimizer.optimized(original)
            let after = try dimensions(optimized)
            #expect(max(after.width, after.height) <= ScreenOptimizer.longestEdge)
            #expect(optimized.count <= ScreenOptimizer.largest)
            let scale = min(1, Double(ScreenOptimizer.longestEdge) / Double(max(before.width, before.height)))
            #expect(abs(Double(after.width) - Double(before.width) * scale) <= 1, "\(name)")
        }
    }

    @Test("stands upright and has no metadata")
    func upright() async throws {
        var pix = pixCreate(40, 20, 32)
        pixSetAll(pix)
        defer { pixDestroy(&pix) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        #expect(pixWriteMemJpeg(&bytes, &count, pix, 90, 0) == 0)
        defer { lept_free(bytes) }
        let plain = Data(bytes: try #require(bytes), count: count)
        // An Exif segment that says: turn by a quarter (orientation 6).
        let tiff: [UInt8] =
            Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        let segment = Data([0xFF, 0xE1, 0, UInt8(tiff.count + 2)] + tiff)
        let turned = plain.prefix(2) + segment + plain.dropFirst(2)
        let optimized = try await ScreenOptimizer().optimized(Data(turned))
        let size = try dimensions(optimized)
        #expect(size == (20, 40))
        #expect(optimized.range(of: Data("Exif".utf8)) == nil)
    }

    /// Red over blue, as leptonica writes it.
    private func large(_ width: Int32, _ height: Int32, jpeg: Bool) throws -> Data {
        var pix = pixCreate(width, height, 32)
        defer { pixDestroy(&pix) }
        pixSetAllArbitrary(pix, 0xFF00_0000)
        pixRasterop(pix, 0, height / 2, width, height / 2, PIX_CLR, nil, 0, 0)
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        #expect((jpeg ? pixWriteMemJpeg(&bytes, &count, pix, 90, 0) : pixWriteMemPng(&bytes, &count, pix, 0)) == 0)
        defer { lept_free(bytes) }
        return Data(bytes: try #require(bytes), count: count)
    }

    @Test(
        "is what a large one shows, decoded at a smaller scale", arguments: [true, false],
        [(3_100, 4_700), (6_201, 333)])
    func reduced(jpeg: Bool, size: (Int, Int)) async throws {
        let original = try large(Int32(size.0), Int32(size.1), jpeg: jpeg)
        let made = try await ScreenOptimizer().compact(original)
        let after = try dimensions(made)
        #expect(max(after.width, after.height) == ScreenOptimizer.longestEdge)
        let scale = 1_536.0 / Double(max(size.0, size.1))
        #expect(abs(Double(after.width) - Double(size.0) * scale) <= 1)
        #expect(abs(Double(after.height) - Double(size.1) * scale) <= 1)
        var pix = made.withUnsafeBytes { pixReadMem($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count) }
        defer { pixDestroy(&pix) }
        func colour(_ y: Int) -> (red: Int32, other: Int32) {
            var (red, green, blue) = (Int32(0), Int32(0), Int32(0))
            pixGetRGBPixel(pix, Int32(after.width / 2), Int32(y), &red, &green, &blue)
            return (red, max(green, blue))
        }
        #expect(colour(after.height / 4).red > 240 && colour(after.height / 4).other < 15)
        #expect(colour(after.height * 3 / 4).red < 15)
    }

    @Test("of more than a megabyte is refused")
    func tooLarge() async throws {
        var generator = SplitMix64(seed: 1)
        var pix = pixCreate(1_536, 1_536, 32)
        defer { pixDestroy(&pix) }
        let words = try #require(pixGetData(pix))
        for index in 0..<(1_536 * 1_536) { words[index] = UInt32(truncatingIfNeeded: generator.next()) & 0xFFFF_FF00 }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        #expect(pixWriteMemPng(&bytes, &count, pix, 0) == 0)
        defer { lept_free(bytes) }
        let noise = Data(bytes: try #require(bytes), count: count)
        await #expect(throws: CirclesError.self) { try await ScreenOptimizer().compact(noise) }
        #expect(try await ScreenOptimizer().optimized(noise).count <= ScreenOptimizer.largest)
    }

    @Test("is none when there is no picture")
    func damaged() async {
        await #expect(throws: CirclesError.self) { try await ScreenOptimizer().optimized(Data("hello".utf8)) }
    }
}

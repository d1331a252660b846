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

    /// 40 × 20 pixels of RGB, the left half white and the right half black, stored so that they stand as `orientation` says
    /// (TIFF 6.0).
    private func tiff(_ orientation: UInt8) -> Data {
        func short(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }
        func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
            short(tag) + short(type) + short(count) + [0, 0] + short(value) + [0, 0]
        }
        let entries = [
            entry(0x100, 3, 1, 40), entry(0x101, 3, 1, 20), entry(0x102, 3, 3, 8 + 2 + 11 * 12 + 4),
            entry(0x103, 3, 1, 1),
            entry(0x106, 3, 1, 2), entry(0x111, 3, 1, 8 + 2 + 11 * 12 + 4 + 6), entry(0x112, 3, 1, Int(orientation)),
            entry(0x115, 3, 1, 3), entry(0x116, 3, 1, 20), entry(0x117, 3, 1, 2_400), entry(0x11C, 3, 1, 1),
        ]
        let row = [UInt8](repeating: 255, count: 60) + [UInt8](repeating: 0, count: 60)
        return Data(
            Array("II*\0".utf8) + [8, 0, 0, 0] + short(entries.count) + entries.flatMap(\.self) + [0, 0, 0, 0]
                + short(8) + short(8) + short(8) + [[UInt8]](repeating: row, count: 20).flatMap(\.self))
    }

    @Test(
        "stands as a TIFF says, and is turned once only",
        arguments: [
            (1, 40, "left"), (2, 40, "right"), (3, 40, "right"), (4, 40, "left"), (5, 20, "top"), (6, 20, "top"),
            (7, 20, "bottom"), (8, 20, "bottom"),
        ])
    func turnedTIFF(orientation: UInt8, width: Int, white: String) async throws {
        let made = try await ScreenOptimizer().compact(tiff(orientation))
        #expect(try dimensions(made).width == width)
        var pix = made.withUnsafeBytes { pixReadMem($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count) }
        defer { pixDestroy(&pix) }
        let (w, h) = (pixGetWidth(pix), pixGetHeight(pix))
        for (side, x, y) in [
            ("left", w / 5, h / 2), ("right", w * 4 / 5, h / 2), ("top", w / 2, h / 5), ("bottom", w / 2, h * 4 / 5),
        ] where side == white {
            var (red, green, blue) = (Int32(0), Int32(0), Int32(0))
            pixGetRGBPixel(pix, x, y, &red, &green, &blue)
            #expect(min(red, green, blue) > 200, "\(side)")
        }
    }

    /// Red over blue, as leptonica writes it.
    private func large(_ width: Int32, _ height: Int32, _ format: ImageFormat) throws -> Data {
        var pix = pixCreate(width, height, 32)
        defer { pixDestroy(&pix) }
        pixSetAllArbitrary(pix, 0xFF00_0000)
        pixRasterop(pix, 0, height / 2, width, height / 2, PIX_CLR, nil, 0, 0)
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        let failed =
            switch format {
            case .jpeg: pixWriteMemJpeg(&bytes, &count, pix, 90, 0)
            case .webp: pixWriteMemWebP(&bytes, &count, pix, 90, 0)
            default: pixWriteMemPng(&bytes, &count, pix, 0)
            }
        #expect(failed == 0)
        defer { lept_free(bytes) }
        return Data(bytes: try #require(bytes), count: count)
    }

    @Test(
        "is what a large one shows, decoded at a smaller scale", arguments: [ImageFormat.jpeg, .png, .webp],
        [(3_100, 4_700), (6_201, 333)])
    func reduced(format: ImageFormat, size: (Int, Int)) async throws {
        let original = try large(Int32(size.0), Int32(size.1), format)
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

    @Test("is sharpened in place: a plain ground stays, an edge stands out, and nothing leaves the range of a byte")
    func sharpened() {
        let words: [UInt32] = [0x8080_8000, 0x8080_8000, 0x4040_4000, 0x4040_4000, 0x0000_0000, 0xFFFF_FF00]
        var rows = words + words + words
        let done = rows.withUnsafeMutableBufferPointer {
            circles_sharpen(
                circles_small_picture(words: $0.baseAddress, width: 6, height: 3, words_per_line: 6), 0.5)
        }
        #expect(done == 1)
        let reds = rows.map { $0 >> 24 }
        #expect(Array(reds[0..<6]) == Array(reds[6..<12]) && Array(reds[0..<6]) == Array(reds[12..<18]))
        // 128 beside 64: the mean of the nine is 106.7, and half of the difference is added.
        #expect(reds[0] == 128 && reds[1] == 139)
        #expect(reds[4] == 0 && reds[5] == 255)
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

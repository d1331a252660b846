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

    @Test("is none when there is no picture")
    func damaged() async {
        await #expect(throws: CirclesError.self) { try await ScreenOptimizer().optimized(Data("hello".utf8)) }
    }
}

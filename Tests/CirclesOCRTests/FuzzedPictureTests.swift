import CirclesCore
import CirclesOCR
import CirclesTestSupport
import Foundation
import Testing

/// Damaged files of every format. `make fuzz-images` runs many more rounds, under the address sanitizer.
@Suite("Damaged pictures")
struct FuzzedPictureTests {
    private static let rounds = ProcessInfo.processInfo.environment["CIRCLES_FUZZ_ROUNDS"].flatMap(Int.init) ?? 12
    private static let seed = ProcessInfo.processInfo.environment["CIRCLES_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

    /// A title and two bubbles: small, so that a round is quick, with text, so that a whole one is read to its end.
    private static func chat() -> PictureMaker? { PictureMaker.chat()?.scaled(by: 0.4) }

    @Test(
        "a file with a few wrong bytes, cut off, or put together from two is read or refused",
        arguments: [PictureMaker.Encoding.png, .jpeg, .bmp, .tiff, .gif, .webp])
    func damaged(_ encoding: PictureMaker.Encoding) async throws {
        let whole = try #require(Self.chat()).encoded(encoding)
        try #require(whole.count > 100)
        let recognizer = try TesseractRecognizer(deadline: .seconds(2))
        var random = SplitMix64(seed: Self.seed)
        for round in 0..<Self.rounds {
            let bytes = Self.damage(whole, round, &random)
            do {
                let page = try await recognizer.recognize(bytes, languages: ["eng"])
                #expect(page.width > 0 && page.height > 0)
                _ = TranscriptBuilder().build(page)
            } catch {
                // Refused in words, not by what a library said.
                #expect(error is CirclesError, "seed \(Self.seed), round \(round): \(error)")
            }
        }
        // The recogniser is none the worse for it.
        let page = try await recognizer.recognize(#require(PictureMaker.chat()).encoded(.png), languages: ["eng"])
        #expect(page.lines.contains { $0.text.contains("Sunday") })
    }

    private static func damage(_ whole: Data, _ round: Int, _ random: inout SplitMix64) -> Data {
        var bytes = whole
        // The first hundred bytes hold sizes and tables; damage there reaches furthest.
        let reach = round % 2 == 0 ? bytes.count : min(100, bytes.count)
        switch round % 4 {
        case 0, 1:
            for _ in 0...Int.random(in: 0..<8, using: &random) {
                bytes[Int.random(in: 0..<reach, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
        case 2:
            bytes = bytes.prefix(Int.random(in: 1..<bytes.count, using: &random))
        default:
            let cut = Int.random(in: 1..<bytes.count, using: &random)
            bytes = bytes.prefix(cut) + whole.suffix(Int.random(in: 1..<whole.count, using: &random))
        }
        return bytes
    }
}

import CirclesTestSupport
import Foundation
import Testing

/// Pictures made to take long or much: at most 10 s and 1 GB, whatever is on them.
@Suite("Hostile pictures", .serialized)
struct HostilePictureTests {
    /// A picture as BMP, drawn a row at a time. `draw` gives a row's bytes: a byte a pixel, or a bit.
    struct Picture: CustomTestStringConvertible {
        let testDescription: String
        let width: Int
        let height: Int
        var bits = 8
        let draw: @Sendable (_ y: Int, _ random: inout SplitMix64) -> [UInt8]

        static let all = [
            Picture(testDescription: "noise", width: 1290, height: 2796) { _, random in
                (0..<1290).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            },
            Picture(testDescription: "sparse dots", width: 1080, height: 2400) { _, random in
                (0..<1080).map { _ in random.next() % 20 == 0 ? 0 : 255 }
            },
            Picture(testDescription: "one pixel wide and 30,000 high", width: 1, height: 30_000) { y, _ in
                [y % 2 == 0 ? 0 : 255]
            },
            Picture(testDescription: "30,000 wide and one pixel high", width: 30_000, height: 1) { _, random in
                (0..<30_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            },
            Picture(testDescription: "a chequerboard of single pixels", width: 1080, height: 2400) { y, _ in
                (0..<1080).map { ($0 + y) % 2 == 0 ? 0 : 255 }
            },
            Picture(testDescription: "all of it glyphs of five pixels", width: 1080, height: 2400) { y, random in
                y % 9 > 5
                    ? [UInt8](repeating: 255, count: 1080)
                    : (0..<1080).map { $0 % 6 < 4 && random.next() % 2 == 0 ? 0 : 255 }
            },
            Picture(testDescription: "lines of bars over 60 megapixels", width: 2_000, height: 30_000, bits: 1) {
                y, random in
                y / 20 % 2 == 0
                    ? [UInt8](repeating: 255, count: 250)
                    : (0..<250).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            },
            Picture(testDescription: "nothing, and 64 megapixels of it", width: 8_000, height: 8_000, bits: 1) { _, _ in
                [UInt8](repeating: 255, count: 1_000)
            },
        ]

        var file: Data {
            func little<Value: FixedWidthInteger>(_ value: Value) -> Data {
                withUnsafeBytes(of: value.littleEndian) { Data($0) }
            }
            let stride = (width * bits + 31) / 32 * 4
            let colors = 1 << bits
            let start = 54 + 4 * colors
            var data = Data("BM".utf8) + little(UInt32(start + stride * height)) + little(UInt32(0))
            data += little(UInt32(start)) + little(UInt32(40)) + little(Int32(width)) + little(Int32(height))
            data += little(UInt16(1)) + little(UInt16(bits)) + Data(repeating: 0, count: 24)
            for color in 0..<colors {
                let level = UInt8(color * 255 / (colors - 1))
                data += Data([level, level, level, 0])
            }
            data.reserveCapacity(start + stride * height)
            var random = SplitMix64(seed: 7)
            for y in 0..<height {
                let row = draw(y, &random)
                data += row
                data += Data(repeating: 0, count: stride - row.count)
            }
            return data
        }
    }

    @Test("at most 10 s of work and 1 GB", arguments: Picture.all)
    func bounded(_ picture: Picture) async throws {
        let circles = try CirclesProcess()
        let path = try circles.home.write(picture.file, to: "hostile.bmp")
        // What other tests do meanwhile must not count: the time is the processor's, and looking at the peak is done so seldom
        // that it costs nothing on a busy machine. The peak grows only, so the last look at it is the peak but for the last tenth
        // of a second.
        let output = try await circles.shell(
            """
            "$0" read --json "\(path)" & pid=$!
            while grep VmHWM /proc/$pid/status > peak.new 2> /dev/null; do mv peak.new peak; sleep 0.1; done
            wait $pid; echo "exit $?"; cat peak; times
            """.replacingOccurrences(of: "peak", with: circles.home.url.appending(path: "peak").path))
        let lines = output.standardOutput.split(separator: "\n")
        #expect(lines.contains("exit 0"), "\(output.standardOutput.prefix(300)) \(output.standardError.prefix(300))")
        let peak = lines.first { $0.hasPrefix("VmHWM") }?.split(separator: " ").compactMap { Int($0) }.first
        #expect(try #require(peak) < 1_000_000, "kB")
        #expect(try #require(lines.last.map(Self.seconds)) < 10 * slowness)
    }

    /// The seconds of `0m1.230s 0m0.040s`, user and system, which the shell's `times` gives of its children in its last line.
    private static func seconds(_ times: Substring) -> Double {
        times.split(separator: " ").reduce(0) { sum, part in
            let numbers = part.dropLast().split(separator: "m").compactMap { Double($0) }
            return sum + (numbers.first ?? .infinity) * 60 + (numbers.last ?? .infinity)
        }
    }
}

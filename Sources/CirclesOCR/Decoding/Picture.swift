import CirclesCore
internal import CTesseract
import Foundation

/// A decoded picture: one Leptonica image of 32 bits a pixel, red in the highest byte.
struct Picture: ~Copyable {
    let pix: UnsafeMutablePointer<Pix>

    /// Takes over the image; nil when there is none.
    init?(owning pix: UnsafeMutablePointer<Pix>?) {
        guard let pix else { return nil }
        self.pix = pix
    }

    deinit {
        var pix: UnsafeMutablePointer<Pix>? = pix
        pixDestroy(&pix)
    }

    var width: Int { Int(pixGetWidth(pix)) }
    var height: Int { Int(pixGetHeight(pix)) }

    /// Whether any pixel's alpha, the lowest byte, is less than full.
    var hasTransparency: Bool {
        guard let data = pixGetData(pix) else { return false }
        let words = UnsafeBufferPointer(start: data, count: Int(pixGetWpl(pix)) * height)
        return words.reduce(0xFF) { $0 & $1 } & 0xFF != 0xFF
    }

    /// Of some columns of a row; none outside of the picture.
    func brightness(_ columns: Range<Int>, row: Int) -> [Int] {
        let wordsPerLine = Int(pixGetWpl(pix))
        guard let data = pixGetData(pix), row >= 0, row < height, columns.lowerBound >= 0, columns.upperBound <= width
        else { return [] }
        return columns.map { x in
            Int(Self.brightness(of: data[row * wordsPerLine + x]))
        }
    }

    /// Of one pixel, as `RGBPlanes.brightness()` has it of planes.
    static func brightness(of word: UInt32) -> UInt8 {
        let sum: UInt32 = (word >> 24) + (word >> 16 & 255) * 2 + (word >> 8 & 255) + 2
        return UInt8(truncatingIfNeeded: sum >> 2)
    }

    /// Red, green and blue, each pixel the mean of `factor` × `factor`; a rest at the right and bottom is left out.
    func reduced(by factor: Int) -> RGBPlanes {
        // Sums of up to 16 × 16 bytes fit the 16 bits each lane has below.
        let factor = min(max(factor, 1), 16)
        let (width, height) = (self.width / factor, self.height / factor)
        let wordsPerLine = Int(pixGetWpl(pix))
        var planes = RGBPlanes(width: width, height: height)
        guard width > 0, height > 0, let data = pixGetData(pix), wordsPerLine >= self.width else { return planes }
        let scale = UInt32(65_536 / (factor * factor))
        planes.withUnsafeMutablePointers { red, green, blue in
            for y in 0..<height {
                let source = data + y * factor * wordsPerLine
                let start = y * width
                for x in 0..<width {
                    // Two lanes a sum: red and blue, green and (unused) alpha.
                    var redBlue: UInt32 = 0
                    var greenOnly: UInt32 = 0
                    var corner = source + x * factor
                    for _ in 0..<factor {
                        for dx in 0..<factor {
                            let word = corner[dx]
                            redBlue &+= (word >> 8) & 0x00FF_00FF
                            greenOnly &+= (word >> 16) & 0xFF
                        }
                        corner += wordsPerLine
                    }
                    red[start + x] = UInt8(truncatingIfNeeded: ((redBlue >> 16) &* scale &+ 32_767) >> 16)
                    green[start + x] = UInt8(truncatingIfNeeded: (greenOnly &* scale &+ 32_767) >> 16)
                    blue[start + x] = UInt8(truncatingIfNeeded: ((redBlue & 0xFFFF) &* scale &+ 32_767) >> 16)
                }
            }
        }
        return planes
    }
}

/// A picture as three planes of one size.
struct RGBPlanes: Sendable {
    let width: Int
    let height: Int
    var red: Plane
    var green: Plane
    var blue: Plane

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        red = Plane(width: width, height: height, filledWith: 255)
        green = red
        blue = red
    }

    mutating func withUnsafeMutablePointers(
        _ body: (
            _ red: UnsafeMutablePointer<UInt8>, _ green: UnsafeMutablePointer<UInt8>,
            _ blue: UnsafeMutablePointer<UInt8>
        ) -> Void
    ) {
        red.pixels.withUnsafeMutableBufferPointer { red in
            green.pixels.withUnsafeMutableBufferPointer { green in
                blue.pixels.withUnsafeMutableBufferPointer { blue in
                    guard let red = red.baseAddress, let green = green.baseAddress, let blue = blue.baseAddress else {
                        return
                    }
                    body(red, green, blue)
                }
            }
        }
    }

    func withUnsafePointers<Result>(
        _ body: (
            _ red: UnsafePointer<UInt8>, _ green: UnsafePointer<UInt8>, _ blue: UnsafePointer<UInt8>
        ) -> Result
    ) -> Result? {
        red.pixels.withUnsafeBufferPointer { red in
            green.pixels.withUnsafeBufferPointer { green in
                blue.pixels.withUnsafeBufferPointer { blue in
                    guard let red = red.baseAddress, let green = green.baseAddress, let blue = blue.baseAddress else {
                        return nil
                    }
                    return body(red, green, blue)
                }
            }
        }
    }
}

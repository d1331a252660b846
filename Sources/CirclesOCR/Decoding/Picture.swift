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

    /// The picture in another size, averaged over areas when smaller.
    func scaled(by factor: Double) -> Picture? {
        let scaled =
            factor < 0.7
            ? pixScaleAreaMap(pix, Float(factor), Float(factor)) : pixScale(pix, Float(factor), Float(factor))
        return Picture(owning: scaled)
    }

    /// Red, green and blue, each for itself.
    func channels() -> RGBPlanes {
        let (width, height) = (width, height)
        let wordsPerLine = Int(pixGetWpl(pix))
        var planes = RGBPlanes(width: width, height: height)
        guard let data = pixGetData(pix), wordsPerLine >= width else { return planes }
        planes.red.pixels.withUnsafeMutableBufferPointer { red in
            planes.green.pixels.withUnsafeMutableBufferPointer { green in
                planes.blue.pixels.withUnsafeMutableBufferPointer { blue in
                    for y in 0..<height {
                        let row = data + y * wordsPerLine
                        let start = y * width
                        for x in 0..<width {
                            let word = row[x]
                            red[start + x] = UInt8(truncatingIfNeeded: word >> 24)
                            green[start + x] = UInt8(truncatingIfNeeded: word >> 16)
                            blue[start + x] = UInt8(truncatingIfNeeded: word >> 8)
                        }
                    }
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
}

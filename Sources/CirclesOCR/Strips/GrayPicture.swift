internal import CTesseract

/// A Leptonica image of eight bits a pixel.
struct GrayPicture: ~Copyable {
    private let pix: UnsafeMutablePointer<Pix>

    private init?(owning pix: UnsafeMutablePointer<Pix>?) {
        guard let pix else { return nil }
        self.pix = pix
    }

    deinit {
        var pix: UnsafeMutablePointer<Pix>? = pix
        pixDestroy(&pix)
    }

    /// A picture whose rows `fill` writes.
    static func make(
        width: Int, height: Int, fill: (_ row: Int, _ pixels: UnsafeMutablePointer<UInt8>) -> Void
    ) -> GrayPicture? {
        guard let picture = GrayPicture(owning: pixCreate(Int32(clamping: width), Int32(clamping: height), 8)),
            let data = pixGetData(picture.pix)
        else { return nil }
        let wordsPerLine = Int(pixGetWpl(picture.pix))
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: wordsPerLine) { words in
            words.initialize(repeating: 0)
            words.withMemoryRebound(to: UInt8.self) { bytes in
                guard let row = bytes.baseAddress else { return }
                for y in 0..<height {
                    fill(y, row)
                    // Leptonica keeps the first byte of a word in its highest bits.
                    let target = data + y * wordsPerLine
                    for index in 0..<wordsPerLine { target[index] = UInt32(bigEndian: words[index]) }
                }
            }
        }
        return picture
    }

    static func copy(_ plane: Plane) -> GrayPicture? {
        make(width: plane.width, height: plane.height) { y, row in
            plane.pixels.withUnsafeBufferPointer { pixels in
                guard let start = pixels.baseAddress else { return }
                row.update(from: start + y * plane.width, count: plane.width)
            }
        }
    }

    /// As Tesseract scales a line.
    func sharpened(_ scale: Double) -> GrayPicture? {
        GrayPicture(owning: pixScale(pix, Float(scale), Float(scale)))
    }

    func scaled(by scale: Double) -> GrayPicture? {
        // Without sharpening: area means below 0.7, linear interpolation above.
        GrayPicture(owning: pixScaleGeneral(pix, Float(scale), Float(scale), 0, 0))
    }

    func plane() -> Plane {
        let (width, height) = (Int(pixGetWidth(pix)), Int(pixGetHeight(pix)))
        var plane = Plane(width: width, height: height, filledWith: 255)
        guard pixGetDepth(pix) == 8, let data = pixGetData(pix) else { return plane }
        let wordsPerLine = Int(pixGetWpl(pix))
        plane.pixels.withUnsafeMutableBufferPointer { pixels in
            for y in 0..<height {
                let row = data + y * wordsPerLine
                for x in 0..<width {
                    pixels[y * width + x] = UInt8(truncatingIfNeeded: row[x >> 2] >> UInt32(24 - (x & 3) * 8))
                }
            }
        }
        return plane
    }
}

import CirclesCore
internal import CTesseract

/// Cuts lines out of a picture and frees them of their ground.
struct StripMaker {
    /// Capitals of 30 pixels: Tesseract's models were trained near it; 24 and 36 read equally well.
    static let capHeight = 30.0

    /// The line in `bounds`, in pixels of the picture.
    ///
    /// - Parameters:
    ///   - capHeight: The height of its capitals in the picture.
    ///   - plane: Its ground, and how far its ink is from that.
    static func strip(
        of picture: borrowing Picture, bounds: PixelRect, capHeight: Double, ground: GroundPlane, contrast: Int
    ) -> Strip? {
        let margin = max(2, Int(capHeight * 0.12))
        let left = max(0, bounds.x - margin)
        let top = max(0, bounds.y - margin)
        let right = min(picture.width, bounds.maxX + margin)
        let bottom = min(picture.height, bounds.maxY + margin)
        let (width, height) = (right - left, bottom - top)
        guard width > 1, height > 1, let source = pixGetData(picture.pix) else { return nil }
        let wordsPerLine = Int(pixGetWpl(picture.pix))
        guard let target = pixCreate(Int32(width), Int32(height), 8) else { return nil }
        var owned: UnsafeMutablePointer<Pix>? = target
        defer { pixDestroy(&owned) }
        guard let out = pixGetData(target) else { return nil }
        let outWords = Int(pixGetWpl(target))
        let gain = 255 * 256 / max(contrast, 1)
        for y in 0..<height {
            let row = source + (top + y) * wordsPerLine + left
            let outRow = out + y * outWords
            // Fixed point, 16 bits of fraction.
            var (red, green, blue) = ground.value(x: left, y: top + y)
            for x in 0..<width {
                let word = row[x]
                let r = abs(Int(word >> 24) - red >> 16)
                let g = abs(Int(word >> 16 & 255) - green >> 16)
                let b = abs(Int(word >> 8 & 255) - blue >> 16)
                let difference = max(r, max(g, b))
                let ink = min(255, difference * gain >> 8)
                // Leptonica keeps the first byte of a word in its highest bits.
                outRow[x >> 2] |= UInt32(255 - ink) << UInt32(24 - (x & 3) * 8)
                red += ground.slopeX.0
                green += ground.slopeX.1
                blue += ground.slopeX.2
            }
        }
        let scale = Self.capHeight / capHeight
        let scaled =
            scale < 0.7
            ? pixScaleAreaMap(target, Float(scale), Float(scale))
            : pixScaleGeneral(target, Float(scale), Float(scale), 0, 0)
        guard let picture = GrayPicture(owning: scaled) else { return nil }
        return Strip(plane: picture.plane(), scale: scale, origin: (left, top))
    }
}

/// A Leptonica image of eight bits a pixel.
private struct GrayPicture: ~Copyable {
    let pix: UnsafeMutablePointer<Pix>

    init?(owning pix: UnsafeMutablePointer<Pix>?) {
        guard let pix else { return nil }
        self.pix = pix
    }

    deinit {
        var pix: UnsafeMutablePointer<Pix>? = pix
        pixDestroy(&pix)
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

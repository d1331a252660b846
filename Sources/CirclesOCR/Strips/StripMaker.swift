import CirclesCore
internal import CTesseract

/// Cuts lines out of a picture and frees them of their ground.
enum StripMaker {
    /// What a line is cut by, in pixels of the picture.
    struct Line {
        var bounds: PixelRect
        var capHeight: Double
        var baseline: Int
        /// How far its ink is from its ground.
        var contrast: Int
        /// Whether the ink is lighter than the ground.
        var isLight: Bool
        var ground: GroundPlane
    }

    /// Above this difference, a plane is no picture of the ground: a highlight runs across the letters, or a photo.
    private static let evenGround = 6.0

    /// Nil for a line outside of the picture.
    ///
    /// - Parameter capHeight: What its capitals are brought to.
    static func strip(
        of picture: borrowing Picture, line: Line, capHeight: Double = Strip.capHeight
    ) -> Strip? {
        // The model was trained on tight lines: a wide margin is read as a dot or a bar.
        let margin = max(2, Int(line.capHeight * 0.12))
        let left = max(0, line.bounds.x - margin)
        let top = max(0, line.bounds.y - margin)
        let right = min(picture.width, line.bounds.maxX + margin)
        let bottom = min(picture.height, line.bounds.maxY + margin)
        guard right - left > 1, bottom - top > 1 else { return nil }
        let area = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        let isEven = line.ground.residual <= evenGround
        let cut =
            isEven
            ? distance(in: area, of: picture, to: line)
            : brightness(in: area, of: picture, isInverted: line.isLight)
        let scale = scale(of: line, to: capHeight)
        guard let cut, let scaled = cut.scaled(by: scale) else { return nil }
        var plane = scaled.plane()
        if !isEven { plane.levelRows() }
        if !isEven { LocalGround(reach: Int(capHeight * 0.35)).remove(from: &plane) }
        let shift = Int((Double(Strip.baseline) - Double(line.baseline - top) * scale).rounded())
        return Strip(
            plane: plane.framed(height: Strip.height, shift: shift), scale: scale,
            origin: (left, top - Int(Double(shift) / scale)))
    }

    /// Brings capitals to the strip's size; what rises higher or hangs lower than letters do makes the line smaller.
    private static func scale(of line: Line, to capHeight: Double) -> Double {
        let above = Double(max(1, line.baseline - line.bounds.y))
        let below = Double(max(1, line.bounds.maxY - line.baseline))
        return min(
            capHeight / max(1, line.capHeight), Double(Strip.baseline - 1) / above,
            Double(Strip.height - Strip.baseline) / below)
    }

    /// How far the channel that differs most is from the ground towards the ink, 255 for nothing and 0 for the line's
    /// contrast. What differs the other way is the rim of embossed letters.
    private static func distance(
        in area: PixelRect, of picture: borrowing Picture, to line: Line
    ) -> GrayPicture? {
        guard let source = pixGetData(picture.pix) else { return nil }
        let wordsPerLine = Int(pixGetWpl(picture.pix))
        let ground = line.ground
        let gain = 255 * 256 / max(line.contrast, 1)
        let sign = line.isLight ? 1 : -1
        return GrayPicture.make(width: area.width, height: area.height) { y, out in
            let row = source + (area.y + y) * wordsPerLine + area.x
            // Fixed point, 16 bits of fraction.
            var (red, green, blue) = ground.value(x: area.x, y: area.y + y)
            for x in 0..<area.width {
                let word = row[x]
                let r = sign * (Int(word >> 24) - red >> 16)
                let g = sign * (Int(word >> 16 & 255) - green >> 16)
                let b = sign * (Int(word >> 8 & 255) - blue >> 16)
                let ink = min(255, max(0, r, g, b) * gain >> 8)
                out[x] = UInt8(truncatingIfNeeded: 255 - ink)
                red += ground.slopeX.0
                green += ground.slopeX.1
                blue += ground.slopeX.2
            }
        }
    }

    /// (red + 2 green + blue) / 4, with dark ink.
    private static func brightness(
        in area: PixelRect, of picture: borrowing Picture, isInverted: Bool
    ) -> GrayPicture? {
        guard let source = pixGetData(picture.pix) else { return nil }
        let wordsPerLine = Int(pixGetWpl(picture.pix))
        return GrayPicture.make(width: area.width, height: area.height) { y, out in
            let row = source + (area.y + y) * wordsPerLine + area.x
            for x in 0..<area.width {
                let gray = Picture.brightness(of: row[x])
                out[x] = isInverted ? 255 - gray : gray
            }
        }
    }
}

extension Plane {
    /// The plane on white of another height, moved down by `shift` rows.
    fileprivate func framed(height: Int, shift: Int) -> Plane {
        var frame = Plane(width: width, height: height, filledWith: 255)
        let first = max(0, -shift)
        let last = min(self.height, height - shift)
        guard first < last else { return frame }
        frame.pixels.replaceSubrange(
            (first + shift) * width..<(last + shift) * width, with: pixels[first * width..<last * width])
        return frame
    }
}

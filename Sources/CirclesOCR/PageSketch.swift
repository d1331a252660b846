import CirclesCore

/// Everything found on a reduced picture before a word is read.
struct PageSketch {
    /// Pixels of the full picture a pixel of the sketch, in each direction.
    let factor: Int
    let picture: RGBPlanes
    let ground: Ground
    let mask: InkMask
    let lines: [InkLine]
    let fills: FillRegions
    /// Upright strokes beside quotes and previews.
    let bars: [PixelRect]

    init(of full: borrowing Picture) {
        // A phone's width in pixels: a window that is wider than high holds text of a phone's size all the same.
        let phoneWidth = Double(min(full.width, max(full.height * 9 / 16, full.width / 3)))
        // Text stays legible for the mask at 540 pixels a phone's width: capitals of about 15.
        factor = max(1, Int((phoneWidth / 540).rounded()))
        let picture = full.reduced(by: factor)
        // Capitals of body text are about 0.028 of a phone's width in every messenger measured.
        let capHeight = max(6, phoneWidth / Double(factor) * 0.028)
        let ground = Ground(of: picture, reach: Int((capHeight * 1.15).rounded(.up)))
        let mask = InkMask(of: picture, ground: ground, stroke: Int((capHeight * 0.7).rounded()) | 1)
        let components = Component.find(in: mask)
        let found = LineFinder(capHeight: capHeight, ground: ground)
            .lines(of: components, pictureWidth: picture.width)
        bars = BarRule(capHeight: capHeight).bars(in: components)
        let icons = IconRule(lines: found)
        let fills = Self.fills(of: picture, lines: found, minimumArea: Int(capHeight * capHeight * 3))
        let photo = PhotoRule(picture: picture, mask: mask, fills: fills)

        lines = found.filter { !icons.isIcon($0) && !photo.isTexture($0) }.sorted {
            ($0.top, $0.left) < ($1.top, $1.left)
        }
        self.fills = fills
        self.picture = picture
        self.ground = ground
        self.mask = mask
    }

    /// Compression leaves noise around letters that breaks a bubble's fill to pieces: then it is smoothed first.
    private static func fills(of picture: RGBPlanes, lines: [InkLine], minimumArea: Int) -> FillRegions {
        let fills = FillRegions(of: picture, tolerance: 4, darkTolerance: 2, minimumArea: minimumArea)
        let shares = lines.filter { $0.components.count >= 6 }.map { fills.unevenShare(around: $0) }.sorted()
        guard !shares.isEmpty, shares[shares.count * 2 / 3] > 0.3 else { return fills }
        return FillRegions(of: picture.smoothed(), tolerance: 5, darkTolerance: 2, minimumArea: minimumArea)
    }

    func inPicture(_ bounds: PixelRect) -> PixelRect {
        PixelRect(
            x: bounds.x * factor, y: bounds.y * factor, width: bounds.width * factor, height: bounds.height * factor)
    }

    /// The colour of a line's strongest strokes.
    func inkColor(of line: InkLine) -> RGB {
        var best: (contrast: UInt8, index: Int) = (0, line.top * picture.width + line.left)
        for y in line.top..<line.bottom {
            for x in line.left..<line.right {
                let index = y * picture.width + x
                if mask.marks[index] == line.polarity, mask.contrast[index] > best.contrast {
                    best = (mask.contrast[index], index)
                }
            }
        }
        return RGB(
            red: picture.red.pixels[best.index], green: picture.green.pixels[best.index],
            blue: picture.blue.pixels[best.index])
    }
}

extension PixelRect {
    func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}

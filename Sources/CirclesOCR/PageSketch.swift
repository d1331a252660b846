import CirclesCore

/// Everything found on a reduced picture before a word is read.
struct PageSketch {
    /// Pixels of the full picture a pixel of the sketch, in each direction.
    let factor: Int
    let picture: RGBPlanes
    let ground: Ground
    let mask: InkMask
    let lines: [InkLine]
    /// For each of `lines`, which row it is a piece of: emoji divide a row into pieces.
    let rows: [Int]
    let fills: FillRegions
    /// The discs in front of a list's items, by the rows of these.
    let bullets: [Int: PixelRect]
    /// Emoji of lines that have nothing else, and larger ones.
    let emojiAlone: [PixelRect]
    /// Upright strokes beside quotes and previews.
    let bars: [PixelRect]
    /// Rows of dashes alone, which nothing reads.
    let dashes: [DashRule.Row]

    init(of full: borrowing Picture) {
        // A phone's width in pixels: a window that is wider than high holds text of a phone's size all the same.
        let phoneWidth = Double(min(full.width, max(full.height * 9 / 16, full.width / 3)))
        var draft = Draft(of: full, phoneWidth: phoneWidth)
        if let other = draft.narrowerPhone(of: full) ?? draft.widerPhone(of: full) {
            draft = Draft(of: full, phoneWidth: other)
        }
        factor = draft.factor
        picture = draft.picture
        ground = draft.ground
        mask = draft.mask
        let (found, capHeight) = (draft.lines, draft.capHeight)
        bars = BarRule(capHeight: capHeight).bars(in: draft.components)
        fills = Self.fills(of: picture, lines: found, minimumArea: Int(capHeight * capHeight * 3))
        let edges = EdgeRule(fills: fills)
        let parted = found.flatMap { line in
            let parts = edges.parts(of: line)
            // What hid the time behind the text is gone.
            return parts.count == 1 && parts[0].components.count == line.components.count
                ? parts : parts.flatMap(LineFinder.separateTail)
        }
        let emoji = EmojiFinder(picture: picture, ground: ground)
        let items = BulletRule(emoji: emoji, fills: fills).items(of: parted, among: draft.components)
        let cut = items.map(\.line)
        bullets = items.indices.reduce(into: [:]) { $0[$1] = items[$1].disc?.bounds }
        let icons = IconRule(lines: cut)
        let photo = PhotoRule(picture: picture, mask: mask, fills: fills)
        let words = cut.filter { $0.components.count >= 5 && photo.isAligned($0) }.map(\.bounds)
        let blobs = EmojiBlobs(in: picture, fills: fills, capHeight: capHeight).find().filter { blob in
            !words.contains { $0.meets(blob) }
        }
        // Eyes and mouth of a large one look like small ones.
        let small = cut.compactMap(emoji.emojiAlone).flatMap(\.self)
        emojiAlone = blobs + small.filter { one in !blobs.contains { $0.meets(one) } }
        var pieces: [(line: InkLine, row: Int)] = []
        for (row, line) in cut.enumerated() where !icons.isIcon(line) && !photo.isTexture(line) {
            pieces += emoji.pieces(of: line).map { ($0, row) }
        }
        pieces.sort { ($0.line.top, $0.line.left) < ($1.line.top, $1.line.left) }
        lines = pieces.map(\.line)
        rows = pieces.map(\.row)
        dashes = DashRule(lines: cut, factor: factor).rows(of: draft.components, in: full)
    }

    /// The strokes of a picture, looked for at one size of text.
    private struct Draft {
        let factor: Int
        let capHeight: Double
        let picture: RGBPlanes
        let ground: Ground
        let mask: InkMask
        let components: [Component]
        let lines: [InkLine]

        init(of full: borrowing Picture, phoneWidth: Double) {
            // Text stays legible for the mask at 540 pixels a phone's width: capitals of about 15.
            factor = max(1, Int((phoneWidth / 540).rounded()))
            picture = full.reduced(by: factor)
            // Capitals of body text are about 0.028 of a phone's width in every messenger measured.
            capHeight = max(6, phoneWidth / Double(factor) * 0.028)
            ground = Ground(of: picture, reach: Int((capHeight * 1.15).rounded(.up)))
            mask = InkMask(of: picture, ground: ground, stroke: Int((capHeight * 0.7).rounded()) | 1)
            components = Component.find(in: mask)
            lines = LineFinder(capHeight: capHeight, ground: ground)
                .lines(of: components, pictureWidth: picture.width)
        }

        /// The width of a phone that would have text of this size, when the text is much smaller than was expected: on
        /// tablets and in windows, where a window for the ground that is too wide takes bubbles for text. Nil when the size is
        /// right, or too large a picture would have to be looked at.
        func narrowerPhone(of full: borrowing Picture) -> Double? {
            guard let measured = medianCapHeight(ofLinesWith: 8, atLeast: 40) else { return nil }
            guard measured < capHeight * 0.76, capHeight > 6.5 else { return nil }
            let width = measured * 1.1 * Double(factor) / 0.028
            let next = max(1, Int((width / 540).rounded()))
            return full.width / next * (full.height / next) <= PageSketch.largest ? width : nil
        }

        /// The same, when it is much larger: a strip that was cut out of a phone's screen is wider than high, and is no window. Letters
        /// higher than three lines of what was expected would be taken for pictures.
        func widerPhone(of full: borrowing Picture) -> Double? {
            guard let measured = medianCapHeight(ofLinesWith: 2, atLeast: 8), measured > capHeight * 1.6 else {
                return nil
            }
            return min(Double(full.width), measured * 1.1 * Double(factor) / 0.028)
        }

        /// Of the lines with so many letters, by their letters; nil where these are few.
        private func medianCapHeight(ofLinesWith letters: Int, atLeast least: Int) -> Double? {
            let heights = lines.filter { $0.components.count >= letters }
                .flatMap { [Int](repeating: $0.capHeight, count: $0.components.count) }.sorted()
            return heights.count >= least ? Double(heights[heights.count / 2]) : nil
        }
    }

    /// Pixels of a sketch that was found to need another scale: more would take too long.
    private static let largest = 8_000_000

    /// Compression leaves noise around letters that breaks a bubble's fill to pieces: then it is smoothed first.
    private static func fills(of picture: RGBPlanes, lines: [InkLine], minimumArea: Int) -> FillRegions {
        let fills = FillRegions(of: picture, tolerance: 4, darkTolerance: 2, minimumArea: minimumArea)
        let shares = lines.filter { $0.components.count >= 6 }.map { fills.unevenShare(around: $0) }.sorted()
        guard !shares.isEmpty, shares[shares.count * 2 / 3] > 0.3 else { return fills }
        return FillRegions(of: picture.smoothed(), tolerance: 5, darkTolerance: 2, minimumArea: minimumArea)
    }

    /// The fills, in pixels of the picture.
    var regions: [RecognizedPage.Region] {
        fills.regions.map { region in
            let bounds = PixelRect(
                x: region.left, y: region.top, width: region.right - region.left, height: region.bottom - region.top)
            return RecognizedPage.Region(
                bounds: inPicture(bounds), fill: region.color.hex, area: region.area * factor * factor,
                solidity: (region.solidity * 100).rounded() / 100)
        }
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
    fileprivate func meets(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    func grown(by margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }
}

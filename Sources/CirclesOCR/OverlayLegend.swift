import CirclesCore
internal import CTesseract

/// The strip below an overlaid picture that says what its colours mean.
struct OverlayLegend {
    /// Of Leptonica's built-in bitmap font, which has even sizes from 4 to 20 points.
    let size: Int32
    /// Each row's entries, with where they begin.
    let rows: [[(mark: Overlay.Mark, x: Int)]]
    /// A colour's square, in pixels; the words begin half as much behind it.
    let swatch: Int
    let rowHeight: Int

    /// - Parameter width: Of the picture, in pixels.
    init(width: Int) {
        // No larger than the messages on a phone.
        size = Int32(min(20, max(8, width / 108 / 2 * 2)))
        swatch = Int(size)
        // Points are no pixels: what the font needs is asked of the font.
        var font = bmfCreate(nil, size)
        defer { bmfDestroy(&font) }
        rowHeight = max(swatch, Int(font?.pointee.lineheight ?? 0)) + swatch / 2
        var rows: [[(mark: Overlay.Mark, x: Int)]] = [[]]
        var x = swatch
        for mark in Overlay.Mark.allCases {
            var words: Int32 = 0
            bmfGetStringWidth(font, mark.name, &words)
            let needed = swatch * 3 / 2 + Int(words) + swatch
            if x + needed > width, rows.last?.isEmpty == false {
                rows.append([])
                x = swatch
            }
            rows[rows.count - 1].append((mark, x))
            x += needed
        }
        self.rows = rows
    }

    /// In pixels.
    var height: Int { rows.count * rowHeight + swatch }

    /// The picture with the legend below it; nil when there is no memory for it.
    func added(to picture: borrowing Picture) -> Picture? {
        let top = picture.height
        let (whole, font) = (
            pixAddBorderGeneral(picture.pix, 0, 0, 0, Int32(clamping: height), 0xFFFF_FF00), bmfCreate(nil, size)
        )
        var owned = font
        defer { bmfDestroy(&owned) }
        guard let whole = Picture(owning: whole), let font else { return nil }
        for (row, entries) in rows.enumerated() {
            let y = top + swatch / 2 + row * rowHeight
            for (mark, x) in entries { draw(mark, x: x, y: y, font, on: whole) }
        }
        return whole
    }

    private func draw(
        _ mark: Overlay.Mark, x: Int, y: Int, _ font: UnsafeMutablePointer<L_Bmf>, on picture: borrowing Picture
    ) {
        let (red, green, blue) = mark.channels
        // On the words' base line.
        var baseline: Int32 = 0
        bmfGetBaseline(font, CChar(UInt8(ascii: "a")), &baseline)
        let foot = y + Int(baseline)
        var box = boxCreate(
            Int32(clamping: x), Int32(clamping: foot - swatch), Int32(clamping: swatch), Int32(clamping: swatch))
        defer { boxDestroy(&box) }
        if mark == .leftOut {
            pixRenderHashBoxArb(
                picture.pix, box, max(3, Int32(swatch / 3)), 1, Int32(L_POS_SLOPE_LINE), 1, Int32(red), Int32(green),
                Int32(blue))
        } else {
            pixRenderBoxArb(picture.pix, box, Int32(max(2, swatch / 4)), red, green, blue)
        }
        var width: Int32 = 0
        pixSetTextline(
            picture.pix, font, mark.name, 0x2020_2000, Int32(clamping: x + swatch * 3 / 2),
            Int32(clamping: foot), &width, nil)
    }
}

import CirclesCore

/// Many lines on one page, so that Tesseract is called once.
struct StripPage {
    let plane: Plane
    /// Where each strip lies, by the strip's index.
    private let slots: [(index: Int, top: Int, bottom: Int)]
    private static let margin = 12

    /// - Parameter strips: Each with its own index, which need not be dense.
    init(_ strips: [(index: Int, strip: Strip)]) {
        let gap = Int(StripMaker.capHeight)
        let width = (strips.map(\.strip.plane.width).max() ?? 0) + Self.margin * 2
        let height = strips.reduce(gap) { $0 + $1.strip.plane.height + gap }
        var page = Plane(width: width, height: height, filledWith: 255)
        var slots: [(index: Int, top: Int, bottom: Int)] = []
        var y = gap
        for (index, strip) in strips {
            let source = strip.plane
            for row in 0..<source.height {
                let target = (y + row) * width + Self.margin
                page.pixels.replaceSubrange(
                    target..<target + source.width,
                    with: source.pixels[row * source.width..<(row + 1) * source.width])
            }
            slots.append((index, y, y + source.height))
            y += source.height + gap
        }
        plane = page
        self.slots = slots
    }

    /// The strip a word of this page belongs to, and the word's place in that strip.
    func locate(_ bounds: PixelRect) -> (index: Int, bounds: PixelRect)? {
        let middle = Int(bounds.midY)
        let nearest = slots.min { distance($0, middle) < distance($1, middle) }
        guard let slot = nearest, distance(slot, middle) < Int(StripMaker.capHeight) / 2 else { return nil }
        var local = bounds
        local.x -= Self.margin
        local.y -= slot.top
        return (slot.index, local)
    }

    private func distance(_ slot: (index: Int, top: Int, bottom: Int), _ y: Int) -> Int {
        max(0, slot.top - y, y - slot.bottom)
    }
}

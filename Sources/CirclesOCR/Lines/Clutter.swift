import CirclesCore

/// How much of what surrounds a line is neither an even fill nor text: nothing in a bubble, most of it in a photo or map.
struct Clutter {
    private let fills: FillRegions
    /// For each pixel of the sketch: does a line of text cover it?
    private let isText: [Bool]
    private let isRagged: [Bool]

    init(fills: FillRegions, lines: [InkLine]) {
        self.fills = fills
        var isText = [Bool](repeating: false, count: fills.width * fills.height)
        for line in lines {
            let bounds = line.bounds.grown(by: max(1, line.capHeight / 3))
            for y in max(0, bounds.y)..<max(0, min(fills.height, bounds.maxY)) {
                for x in max(0, bounds.x)..<max(0, min(fills.width, bounds.maxX)) {
                    isText[y * fills.width + x] = true
                }
            }
        }
        self.isText = isText
        // Bubbles and bars are whole; what remains between a map's roads or a photo's edges is not.
        isRagged = fills.regions.map { region in
            region.solidity < 0.72 && region.right - region.left < fills.width * 9 / 10
        }
    }

    /// 0…1, of the pixels up to a capital around the line that no text covers.
    func share(around line: InkLine) -> Double {
        share(
            around: line.bounds, wide: line.capHeight * 6 / 5, high: line.capHeight * 9 / 10,
            isInside: { _, _ in false })
    }

    /// 0…1, of the pixels within `margin` around a fill that are not its own.
    func share(around fill: Int, margin: Int) -> Double {
        let region = fills.regions[fill]
        let bounds = PixelRect(
            x: region.left, y: region.top, width: region.right - region.left, height: region.bottom - region.top)
        return share(around: bounds, wide: margin, high: margin) { x, y in
            x >= region.left && x < region.right && y >= region.top && y < region.bottom
        }
    }

    /// The fill that at least a third of what lies within `margin` around a fill belongs to; nil when none does.
    func surrounding(of fill: Int, margin: Int) -> Int? {
        let region = fills.regions[fill]
        let (left, right) = (max(0, region.left - margin), min(fills.width, region.right + margin))
        let (top, bottom) = (max(0, region.top - margin), min(fills.height, region.bottom + margin))
        var votes: [Int: Int] = [:]
        var all = 0
        for y in top..<max(top, bottom) {
            let isBeside = y >= region.top && y < region.bottom
            for x in left..<max(left, right) {
                if isBeside, x >= region.left, x < region.right { continue }
                if isText[y * fills.width + x] { continue }
                all += 1
                if let label = fills.label(x: x, y: y), label != fill { votes[label, default: 0] += 1 }
            }
        }
        let best = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
        return best.flatMap { $0.value * 3 > all ? $0.key : nil }
    }

    private func share(
        around bounds: PixelRect, wide: Int, high: Int, isInside: (Int, Int) -> Bool
    ) -> Double {
        var (messy, all) = (0, 0)
        for y in max(0, bounds.y - high)..<max(0, bounds.y - high, min(fills.height, bounds.maxY + high)) {
            for x in max(0, bounds.x - wide)..<max(0, bounds.x - wide, min(fills.width, bounds.maxX + wide)) {
                if isInside(x, y) { continue }
                if isText[y * fills.width + x] { continue }
                all += 1
                if fills.label(x: x, y: y).map({ isRagged[$0] }) ?? true { messy += 1 }
            }
        }
        return all < 12 ? 0 : Double(messy) / Double(all)
    }
}

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
        let (wide, high) = (line.capHeight * 6 / 5, line.capHeight * 9 / 10)
        var (messy, all) = (0, 0)
        for y in max(0, line.top - high)..<max(0, min(fills.height, line.bottom + high)) {
            for x in max(0, line.left - wide)..<max(0, min(fills.width, line.right + wide)) {
                if isText[y * fills.width + x] { continue }
                all += 1
                if fills.label(x: x, y: y).map({ isRagged[$0] }) ?? true { messy += 1 }
            }
        }
        return all < 12 ? 0 : Double(messy) / Double(all)
    }
}

import CirclesCore

/// Components that stand in one row as text does.
struct InkLine {
    /// From left to right.
    private(set) var components: [Component]
    let polarity: UInt8
    private(set) var bounds: PixelRect
    /// Where most letters stand.
    private(set) var baseline: Int
    /// The height of capitals: from the baseline to the top of the tallest letter.
    private(set) var capHeight: Int

    init(_ components: [Component]) {
        self.components = components.sorted { $0.left < $1.left }
        polarity = components.first?.polarity ?? InkMask.dark
        (bounds, baseline, capHeight) = Self.measure(self.components)
    }

    /// The line with dots and accents that belong to it.
    func adding(_ pieces: [Component]) -> InkLine {
        pieces.isEmpty ? self : InkLine(components + pieces)
    }

    var left: Int { bounds.x }
    var right: Int { bounds.maxX }
    var top: Int { bounds.y }
    var bottom: Int { bounds.maxY }
    var area: Int { components.reduce(0) { $0 + $1.area } }
    var contrast: Int { components.reduce(0) { $0 + $1.contrastSum } / max(area, 1) }

    private static func measure(_ components: [Component]) -> (bounds: PixelRect, baseline: Int, capHeight: Int) {
        guard var box = components.first else { return (PixelRect(x: 0, y: 0, width: 0, height: 0), 0, 1) }
        var tallest = 0
        for component in components {
            box.absorb(component)
            tallest = max(tallest, component.height)
        }
        let bounds = box.bounds
        let letters = components.filter { $0.height * 2 >= tallest }
        let bottoms = letters.map(\.bottom).sorted()
        let baseline = bottoms.isEmpty ? box.bottom : bottoms[bottoms.count / 2]
        let tops = letters.map(\.top).filter { $0 < baseline }.sorted()
        guard let top = tops.first else { return (bounds, baseline, max(1, box.height)) }
        // One odd piece (an accented capital, a bracket) must not set the height of a long line.
        let settled = tops.count >= 8 ? tops[tops.count / 16] : top
        return (bounds, baseline, max(1, baseline - settled))
    }
}

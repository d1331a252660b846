import CirclesCore

/// Components that stand in one row as text does.
struct InkLine {
    /// From left to right.
    var components: [Component]
    var polarity: UInt8

    init(_ components: [Component]) {
        self.components = components.sorted { $0.left < $1.left }
        polarity = components.first?.polarity ?? InkMask.dark
    }

    var left: Int { components.map(\.left).min() ?? 0 }
    var right: Int { components.map(\.right).max() ?? 0 }
    var top: Int { components.map(\.top).min() ?? 0 }
    var bottom: Int { components.map(\.bottom).max() ?? 0 }

    var bounds: PixelRect { PixelRect(x: left, y: top, width: right - left, height: bottom - top) }

    /// Where most letters stand.
    var baseline: Int {
        let letters = components.filter { $0.height * 2 >= tallest }
        let bottoms = letters.map(\.bottom).sorted()
        return bottoms.isEmpty ? bottom : bottoms[bottoms.count / 2]
    }

    /// The height of capitals: from the baseline to the top of the tallest letter.
    var capHeight: Int {
        let baseline = baseline
        let tops = components.filter { $0.height * 2 >= tallest && $0.top < baseline }.map(\.top).sorted()
        guard let top = tops.first else { return max(1, bottom - self.top) }
        // One odd piece (an accented capital, a bracket) must not set the height of a long line.
        let settled = tops.count >= 8 ? tops[tops.count / 16] : top
        return max(1, baseline - settled)
    }

    private var tallest: Int { components.map(\.height).max() ?? 0 }

    var area: Int { components.reduce(0) { $0 + $1.area } }
    var contrast: Int { components.reduce(0) { $0 + $1.contrastSum } / max(area, 1) }
}

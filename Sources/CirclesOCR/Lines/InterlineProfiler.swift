import CirclesCore

/// Whether anything lies between a line and the one above it: the edges of two bubbles and the page between them, or nothing
/// but the fill that both stand on, be it even, shaded or damaged by compression.
struct InterlineProfiler {
    let picture: RGBPlanes
    /// From top to bottom.
    private let lines: [InkLine]

    init(picture: RGBPlanes, lines: [InkLine]) {
        self.picture = picture
        self.lines = lines.sorted { $0.baseline < $1.baseline }
    }

    /// What lies between the line and the nearest one above it; nil when none is near.
    func measure(above line: InkLine) -> RecognizedPage.InterlineProfile? {
        guard let upper = nearest(above: line) else { return nil }
        let (top, bottom) = (upper.baseline, line.baseline - line.capHeight)
        let (left, right) = (max(upper.left, line.left, 0), min(upper.right, line.right, picture.width))
        guard left < right, top >= 0, bottom <= picture.height, bottom - top >= 3 else { return nil }
        let columns = left..<right
        // The outermost rows have the soft feet and heads of letters.
        let rows = (top + 1..<bottom - 1).map { middle(of: columns, row: $0) }
        guard let first = rows.first, let last = rows.last else { return nil }
        let depth = rows.map { $0.departure(from: first, last) }.max() ?? 0
        let step = zip(rows, rows.dropFirst(2)).map { $0.distance(to: $1) }.max() ?? first.distance(to: last)
        return RecognizedPage.InterlineProfile(depth: depth, step: step, shade: first.distance(to: last))
    }

    private func nearest(above line: InkLine) -> InkLine? {
        let reach = line.baseline - line.capHeight * 5
        return lines.last { upper in
            upper.baseline > reach && upper.baseline <= line.baseline - line.capHeight
                && min(upper.right, line.right) - max(upper.left, line.left) >= line.capHeight
        }
    }

    /// The median of each channel: strokes that hang down from the line above are few.
    private func middle(of columns: Range<Int>, row: Int) -> RGB {
        let step = max(1, columns.count / 48)
        var channels: ([UInt8], [UInt8], [UInt8]) = ([], [], [])
        for x in stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
            let color = picture.color(at: row * picture.width + x)
            channels.0.append(color.red)
            channels.1.append(color.green)
            channels.2.append(color.blue)
        }
        let median = { (values: [UInt8]) in values.sorted()[values.count / 2] }
        return RGB(red: median(channels.0), green: median(channels.1), blue: median(channels.2))
    }
}

extension RGB {
    /// How far it is from all colours that lie between two others, channel by channel.
    fileprivate func departure(from a: RGB, _ b: RGB) -> Int {
        func outside(_ value: UInt8, _ a: UInt8, _ b: UInt8) -> Int {
            max(0, Int(value) - Int(max(a, b)), Int(min(a, b)) - Int(value))
        }
        return max(outside(red, a.red, b.red), outside(green, a.green, b.green), outside(blue, a.blue, b.blue))
    }
}

import CirclesCore

/// Finds rows of nothing but dashes ("-----", "====="), which are too low to be letters and would be left out of what was written.
///
/// They stand in the column of a line of text, as far from it as a line is, and nothing else stands in their row. On the sketch
/// they may run together: the full picture tells them from what is one stroke.
struct DashRule {
    /// A row of dashes, as high as a line of text would be there.
    struct Row {
        let ink: InkLine
        var text: String
        /// Of the line that it stands above or below.
        let capHeight: Int

        var baseline: Int { DashRule.baseline(of: ink, capHeight: capHeight) }
        var bounds: PixelRect {
            PixelRect(x: ink.left, y: baseline - capHeight, width: ink.right - ink.left, height: capHeight)
        }
    }

    let lines: [InkLine]
    /// Pixels of the full picture a pixel of the sketch.
    let factor: Int

    func rows(of components: [Component], in picture: borrowing Picture) -> [Row] {
        var rows: [Row] = []
        for group in groups(of: components.filter { $0.width > $0.height && $0.width > 2 }) {
            let ink = InkLine(group)
            guard let capHeight = line(beside: ink)?.capHeight else { continue }
            let count = count(in: ink, of: picture)
            guard count >= Self.fewest,
                Double(ink.right - ink.left) < Double(count * capHeight) * Self.widest
            else { continue }
            let row = Row(ink: ink, text: String(repeating: "-", count: count), capHeight: capHeight)
            // One of the strokes of "=" is right above the other.
            if let last = rows.last, abs(last.bounds.x - row.bounds.x) < 2, last.text.count == count,
                row.ink.top - last.ink.top < row.capHeight
            {
                rows[rows.count - 1].text = String(repeating: "=", count: count)
            } else {
                rows.append(row)
            }
        }
        return rows
    }

    /// Two may be what is left of a broken stroke.
    private static let fewest = 3
    /// A dash with the space behind it, in capitals' heights: longer strokes are drawn, not written.
    private static let widest = 0.95
    /// How high a dash stands above the baseline, in capitals' heights: in the middle of small letters.
    private static let height = 0.36

    /// Those side by side, from the top, with less between them than they are wide.
    private func groups(of dashes: [Component]) -> [[Component]] {
        var groups: [[Component]] = []
        var ends: [Int: Int] = [:]
        for dash in dashes.sorted(by: { ($0.left, $0.top) < ($1.left, $1.top) }) {
            let found = (dash.top - 1...dash.top + 1).compactMap { ends[$0] }.first { index in
                guard let last = groups[index].last, last.polarity == dash.polarity else { return false }
                return (1...last.width).contains(dash.left - last.right) && abs(dash.height - last.height) <= 1
            }
            if let found { groups[found].append(dash) } else { groups.append([dash]) }
            ends[dash.top] = found ?? groups.count - 1
        }
        return groups.sorted { ($0[0].top, $0[0].left) < ($1[0].top, $1[0].left) }
    }

    private static func baseline(of ink: InkLine, capHeight: Int) -> Int {
        (ink.top + ink.bottom) / 2 + Int(Double(capHeight) * height)
    }

    /// The line above or below in the same column; nil without one, and where letters stand in the row.
    private func line(beside ink: InkLine) -> InkLine? {
        let middle = (ink.top + ink.bottom) / 2
        let isNear = { (line: InkLine) in
            let cap = Double(line.capHeight)
            let distance = Double(abs(Self.baseline(of: ink, capHeight: line.capHeight) - line.baseline))
            return line.polarity == ink.polarity && abs(line.left - ink.left) * 2 <= line.capHeight
                && distance > cap * 0.9 && distance < cap * 3.2 && Double(ink.right - ink.left) > cap
                && Double(ink.bottom - ink.top) <= max(2, cap * 0.3)
        }
        guard let line = lines.first(where: isNear),
            !lines.contains(where: {
                $0.top < middle && middle < $0.bottom && $0.left < ink.right && ink.left < $0.right
            })
        else { return nil }
        return line
    }

    /// Strokes of one width, by the strongest row of their pixels in the full picture; 0 where they are not alike.
    private func count(in ink: InkLine, of picture: borrowing Picture) -> Int {
        let columns = max(0, ink.left * factor - 1)..<min(picture.width, ink.right * factor + 1)
        let above = max(0, ink.top * factor - factor - 1)
        let ground = picture.brightness(columns, row: above)
        guard !ground.isEmpty else { return 0 }
        let base = ground.reduce(0, +) / ground.count
        var (strongest, row) = (0, [Int]())
        for y in ink.top * factor..<min(picture.height, ink.bottom * factor) {
            let depths = picture.brightness(columns, row: y).map { abs($0 - base) }
            let sum = depths.reduce(0, +)
            if sum > strongest { (strongest, row) = (sum, depths) }
        }
        let limit = (row.max() ?? 0) * 6 / 10
        let strokes = row.split { $0 <= limit }
        let widths = strokes.map(\.count)
        let gaps = zip(strokes, strokes.dropFirst()).map { $1.startIndex - $0.endIndex }
        guard limit > 12, let least = widths.min(), let most = widths.max(), most - least <= max(2, most / 4),
            gaps.allSatisfy({ $0 <= most })
        else { return 0 }
        return strokes.count
    }
}

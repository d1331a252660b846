/// Tells buttons from messages: "Reply | Call", answers that are offered.
struct ButtonRule {
    let geometry: PageGeometry

    /// Those of `lines` that stand on one. Messages stand under one another; short fills of one height side by side are none.
    func pressed(_ lines: [TextLine]) -> [TextLine] {
        let short = geometry.inBubbles(lines).filter { fill, lines in
            let bounds = geometry.bounds(fill)
            return lines.count == 1 && Double(bounds.height) < geometry.cap * 4 && bounds.width > bounds.height
        }
        return short.filter { fill, _ in
            short.keys.contains { $0 != fill && isBeside(geometry.bounds(fill), geometry.bounds($0)) }
        }.flatMap(\.value)
    }

    private func isBeside(_ one: PixelRect, _ other: PixelRect) -> Bool {
        let gap = Double(max(one.x, other.x) - min(one.maxX, other.maxX))
        return abs(one.y - other.y) <= 2 && abs(one.height - other.height) <= 2 && gap > 0 && gap < geometry.cap * 4
    }
}

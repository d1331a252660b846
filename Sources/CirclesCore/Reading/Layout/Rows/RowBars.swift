/// Upright strokes beside rows of text: of a quote, or of a link's preview.
struct RowBars {
    private let geometry: PageGeometry
    private let bars: [PixelRect]
    /// Those beside most of what is said, from top to bottom: each tells what one person says.
    private let telling: [PixelRect]

    /// - Parameter lines: All there is in the conversation.
    init(_ lines: [TextLine], geometry: PageGeometry) {
        self.geometry = geometry
        let all = (geometry.page.bars ?? []).filter { Double($0.height) < geometry.bodyCapHeight * 30 }
        // A stroke beside most of what is said tells who says it, and quotes nobody.
        let beside = all.map { bar in lines.filter { Self.stands($0, beside: bar, geometry.bodyCapHeight) } }
        let usual = zip(all, beside).max { $0.1.count < $1.1.count }?.0.x
        let column = zip(all, beside).filter { pair in usual.map { abs(pair.0.x - $0) <= 3 } ?? false }
        // What is said begins where they stand; what is between it in the middle of the page does not.
        let isBody = { (line: TextLine) in
            let indent = usual.map { Double(line.bounds.x - $0) } ?? 0
            return (line.ink?.chroma ?? 0) < 60 && !DayPattern.isDay(line.text)
                && abs(indent) < geometry.bodyCapHeight * 3
        }
        let isUsual =
            column.count > 1
            && column.reduce(0) { $0 + $1.1.count(where: isBody) } * 3 > lines.count(where: isBody) * 2
        telling = isUsual ? column.map(\.0).sorted { $0.y < $1.y } : []
        bars = isUsual ? all.filter { bar in !column.contains { $0.0 == bar } } : all
    }

    func isBarred(_ line: TextLine) -> Bool {
        bars.contains { Self.stands(line, beside: $0, geometry.bodyCapHeight) }
    }

    var areTelling: Bool { !telling.isEmpty }

    /// A fill that begins where a stroke ends is a row's, as when it is pointed at or kept, and no bubble.
    func tell(_ fill: PixelRect) -> Bool {
        telling.contains { bar in
            abs(fill.x - bar.maxX) <= 3 && fill.midY > Double(bar.y) && fill.midY < Double(bar.maxY)
        }
    }

    /// Where the stroke begins that tells who said `line`: right below that person's name. Pieces with no room for a name between
    /// them are one stroke.
    func beginning(of line: TextLine) -> Int? {
        guard let index = telling.lastIndex(where: { Self.stands(line, beside: $0, geometry.bodyCapHeight) }) else {
            return nil
        }
        var top = telling[index].y
        for bar in telling[..<index].reversed() where Double(top - bar.maxY) < geometry.bodyCapHeight * 1.5 {
            top = bar.y
        }
        return top
    }

    private static func stands(_ line: TextLine, beside bar: PixelRect, _ cap: Double) -> Bool {
        let gap = Double(line.bounds.x - bar.maxX)
        return gap > 0 && gap < cap * 2 && line.bounds.midY > Double(bar.y) && line.bounds.midY < Double(bar.maxY)
    }
}

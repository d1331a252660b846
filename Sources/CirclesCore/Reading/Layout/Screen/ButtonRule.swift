/// Tells buttons from messages: "Reply | Call", answers that are offered.
struct ButtonRule {
    let geometry: PageGeometry

    /// Those of `lines` that stand on one. Messages stand under one another; short fills of one height side by side are none.
    func pressed(_ lines: [TextLine]) -> [TextLine] {
        let short = geometry.inBubbles(lines).filter { fill, lines in
            let bounds = geometry.bounds(fill)
            return lines.count == 1 && Double(bounds.height) < geometry.bodyCapHeight * 4
                && bounds.width > bounds.height
        }
        return short.filter { fill, labels in
            short.keys.contains { $0 != fill && isBeside(geometry.bounds(fill), geometry.bounds($0)) }
                || isOfProfile(fill, labels[0], lines) || isUnderBubble(fill, labels[0])
        }.flatMap(\.value)
    }

    /// "View profile", in the middle of the screen under whom the conversation is with, before anything was said.
    private func isOfProfile(_ fill: Int, _ label: TextLine, _ lines: [TextLine]) -> Bool {
        let (bounds, cap, middle) = (geometry.bounds(fill), geometry.bodyCapHeight, geometry.screen.midX)
        guard abs(bounds.midX - middle) < cap, abs(label.bounds.midX - middle) < cap,
            !DayPattern.isDay(label.text), !TimePiece.isTime(label.text)
        else { return false }
        let above = lines.filter { $0.bounds.maxY <= bounds.y }
        let rows = above.filter { abs($0.bounds.midX - middle) < cap && geometry.bubble(of: $0) == nil }
        return !above.contains {
            geometry.bubble(of: $0).map { abs(geometry.bounds($0).midX - middle) > cap * 2 } ?? false
        }
            && rows.contains { bounds.y - $0.bounds.maxY < Int(cap * 4) && $0.capHeight > cap * PrintScale.large }
    }

    /// As wide as the bubble right above it, with its word in the middle: what a bot offers to do.
    private func isUnderBubble(_ fill: Int, _ label: TextLine) -> Bool {
        let (bounds, cap) = (geometry.bounds(fill), geometry.bodyCapHeight)
        guard abs(label.bounds.midX - bounds.midX) < cap * 0.5, Double(bounds.width - label.bounds.width) > cap * 5,
            label.words.count <= 4
        else { return false }
        return geometry.page.regions.indices.contains { other in
            let above = geometry.bounds(other)
            return other != fill && geometry.isBubble(other) && abs(Double(above.x - bounds.x)) < cap * 0.5
                && abs(Double(above.maxX - bounds.maxX)) < cap * 0.5 && bounds.y >= above.maxY - 2
                && Double(bounds.y - above.maxY) < cap * 0.6
        }
    }

    private func isBeside(_ one: PixelRect, _ other: PixelRect) -> Bool {
        let gap = Double(max(one.x, other.x) - min(one.maxX, other.maxX))
        return abs(one.y - other.y) <= 2 && abs(one.height - other.height) <= 2 && gap > 0
            && gap < geometry.bodyCapHeight * 4
    }
}

/// Puts the pieces of a bubble together whose fill compression, a steep shade or a highlight broke, and the lines that were found in no
/// piece: between two of its lines there is nothing but its own colour.
struct RegionMerging {
    private let geometry: PageGeometry
    /// From top to bottom, by their indices on the page.
    private let lines: [(index: Int, line: RecognizedPage.Line)]

    init(geometry: PageGeometry) {
        self.geometry = geometry
        lines = geometry.page.lines.enumerated().map { ($0, $1) }.sorted { $0.line.baseline < $1.line.baseline }
    }

    /// The page with such pieces joined and their lines standing on the joined ones; nil when there are none.
    func merged() -> RecognizedPage? {
        var (page, isMerged) = (geometry.page, false)
        for (place, lower) in lines.enumerated() {
            guard let profile = lower.line.interlineProfile, profile.depth <= Self.hardlyGap, Self.isText(lower.line),
                let upper = partner(of: lower.line, at: place)
            else { continue }
            if let bubble = lost(upper.line, lower.line, profile) {
                let line = upper.line.region == nil ? upper : lower
                page.lines[line.index].region = bubble
                page.regions[bubble].bounds = page.regions[bubble].bounds.union(line.line.bounds)
                isMerged = true
                continue
            }
            guard isInBubble(upper.line), isInBubble(lower.line),
                let first = page.lines[upper.index].region, let second = page.lines[lower.index].region,
                first != second, !isCard(page.regions[first].bounds, page.regions[second].bounds),
                (profile.depth <= Self.noGap && isShade(profile, from: upper.line, to: lower.line))
                    || isHighlight(page.regions[first], above: page.regions[second])
            else { continue }
            let isFirst = page.regions[first].area > page.regions[second].area
            page.join(isFirst ? second : first, into: isFirst ? first : second)
            isMerged = true
        }
        return isMerged ? page : nil
    }

    /// The bubble of two lines of which one was found in it: the other has its colour behind it, and nothing else is between them.
    private func lost(
        _ upper: RecognizedPage.Line, _ lower: RecognizedPage.Line, _ profile: RecognizedPage.InterlineProfile
    ) -> Int? {
        guard (upper.region == nil) != (lower.region == nil), let bubble = upper.region ?? lower.region,
            isInBubble(upper.region == nil ? lower : upper), profile.depth <= Self.noGap, profile.step <= Self.noEdge,
            let fill = geometry.fill(bubble),
            let ground = (upper.region == nil ? upper : lower).ground.flatMap(LayoutColor.init)
        else { return nil }
        return fill.distance(to: ground) <= PrintScale.sameFill * 3 ? bubble : nil
    }

    /// Bits of a bubble's rim stand between bubbles.
    private static func isText(_ line: RecognizedPage.Line) -> Bool {
        line.confidence > 0.4 && line.text.count(where: \.isLetterOrDigit) >= 2
    }

    /// The line above that it goes on from.
    private func partner(of lower: RecognizedPage.Line, at place: Int) -> (index: Int, line: RecognizedPage.Line)? {
        let reach = Double(lower.baseline) - geometry.bodyCapHeight * 3.2
        return lines[..<place].last { _, upper in
            Self.isText(upper) && Double(upper.baseline) > reach
                && Double(upper.baseline) <= Double(lower.baseline) - lower.capHeight
                && Double(upper.bounds.columnsShared(with: lower.bounds)) >= lower.capHeight
        }
    }

    /// Measured on 900 pairs of lines of one message and 230 of two: the former have at most 10, the latter at least 10.
    static let noGap = 8
    /// What the edge of a highlight, or of what is left of a fill, may add.
    private static let hardlyGap = 10
    /// Shades change by less.
    private static let noEdge = 12

    /// Marks of a wallpaper may touch a bubble without standing in it.
    private func isInBubble(_ line: RecognizedPage.Line) -> Bool {
        guard let region = line.region, geometry.isBubble(region) else { return false }
        return geometry.bounds(region).rowsShared(with: line.bounds) * 10 > line.bounds.height
    }

    /// The edge of a highlight runs across all of the bubble, and what is above it is lighter.
    private func isHighlight(_ upper: RecognizedPage.Region, above lower: RecognizedPage.Region) -> Bool {
        let (a, b, reach) = (upper.bounds, lower.bounds, geometry.bodyCapHeight * 1.1)
        guard abs(Double(a.x - b.x)) < reach, abs(Double(a.maxX - b.maxX)) < reach,
            let light = LayoutColor(upper.fill), let dark = LayoutColor(lower.fill)
        else { return false }
        return light.distance(to: dark) < 140 && light.isLighter(than: dark)
    }

    /// A quote or a preview has a fill of its own inside the bubble's.
    private func isCard(_ a: PixelRect, _ b: PixelRect) -> Bool { a.encloses(b) || b.encloses(a) }

    /// The colours change little by little, and as much as those behind the letters do: what lies over a conversation may end
    /// right where a line begins.
    private func isShade(
        _ profile: RecognizedPage.InterlineProfile, from upper: RecognizedPage.Line, to lower: RecognizedPage.Line
    ) -> Bool {
        guard profile.step <= Self.noEdge else { return false }
        guard let a = upper.ground.flatMap(LayoutColor.init), let b = lower.ground.flatMap(LayoutColor.init) else {
            return true
        }
        return a.distance(to: b) <= profile.shade * 3 + 10
    }
}

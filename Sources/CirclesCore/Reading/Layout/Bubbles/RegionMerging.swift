/// Puts the pieces of a bubble together whose fill compression, a steep shade or a highlight broke: between two of its lines there is
/// nothing but its own colour.
struct RegionMerging {
    private let geometry: PageGeometry
    /// From top to bottom.
    private let lines: [RecognizedPage.Line]

    init(geometry: PageGeometry) {
        self.geometry = geometry
        lines = geometry.page.lines.sorted { $0.baseline < $1.baseline }
    }

    /// The page with such pieces joined and their lines standing on the joined ones; nil when there are none.
    func merged() -> RecognizedPage? {
        var page = geometry.page
        var target = Array(page.regions.indices)
        func root(_ region: Int) -> Int {
            var region = region
            while target[region] != region { region = target[region] }
            return region
        }
        for (index, lower) in lines.enumerated() {
            guard let profile = lower.interlineProfile, profile.depth <= Self.hardlyGap, Self.isText(lower),
                let upper = partner(of: lower, at: index), let a = bubble(of: upper), let b = bubble(of: lower)
            else { continue }
            let (first, second) = (root(a), root(b))
            guard first != second, !isCard(page.regions[first].bounds, page.regions[second].bounds),
                (profile.depth <= Self.noGap && isShade(profile, from: upper, to: lower))
                    || isHighlight(page.regions[first], above: page.regions[second])
            else { continue }
            let isFirst = page.regions[first].area > page.regions[second].area
            let (kept, gone) = isFirst ? (first, second) : (second, first)
            page.join(gone, into: kept)
            target[gone] = kept
        }
        guard target.indices.contains(where: { target[$0] != $0 }) else { return nil }
        for index in page.lines.indices {
            if let region = page.lines[index].region, target.indices.contains(region) {
                page.lines[index].region = root(region)
            }
        }
        return page
    }

    /// Bits of a bubble's rim stand between bubbles.
    private static func isText(_ line: RecognizedPage.Line) -> Bool {
        line.confidence > 0.4 && line.text.count(where: \.isLetterOrDigit) >= 2
    }

    /// The line above that it goes on from.
    private func partner(of lower: RecognizedPage.Line, at index: Int) -> RecognizedPage.Line? {
        let reach = Double(lower.baseline) - geometry.bodyCapHeight * 3.2
        return lines[..<index].last { upper in
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

    private func bubble(of line: RecognizedPage.Line) -> Int? {
        // Marks of a wallpaper may touch a bubble without standing in it.
        line.region.flatMap { region in
            let bounds = geometry.isBubble(region) ? geometry.bounds(region) : nil
            return bounds.map { $0.rowsShared(with: line.bounds) * 10 > line.bounds.height } == true ? region : nil
        }
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

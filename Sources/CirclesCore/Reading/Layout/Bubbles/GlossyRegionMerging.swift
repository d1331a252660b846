/// Puts the halves of a glossy bubble together: a highlight across it makes two fills of one bubble.
enum GlossyRegionMerging {
    /// The page with such fills joined and its lines standing on the joined ones.
    static func merged(_ page: RecognizedPage) -> RecognizedPage {
        let caps = page.lines.filter { $0.confidence > 0.6 }.map(\.capHeight).sorted()
        guard !caps.isEmpty else { return page }
        let cap = caps[caps.count / 2]
        var page = page
        for upper in page.regions.indices {
            for lower in page.regions.indices where isHalf(page.regions[upper], of: page.regions[lower], page, cap) {
                page.join(upper, into: lower)
            }
        }
        return page
    }

    /// Right above it, as wide, and of another shade of its colour; bubbles of one sender have one shade and a gap.
    private static func isHalf(
        _ upper: RecognizedPage.Region, of lower: RecognizedPage.Region, _ page: RecognizedPage, _ cap: Double
    ) -> Bool {
        let (a, b, reach) = (upper.bounds, lower.bounds, cap * 1.1)
        let gap = b.y - a.maxY
        // A pane beside a list of chats has a bar above it, too, and is higher than any bubble.
        guard a.width > 0, b.width > 0, a.width * 20 < page.width * 19, (b.maxY - a.y) * 2 < page.height, gap >= -2,
            Double(gap) < cap * 0.3,
            abs(Double(a.x - b.x)) < reach, abs(Double(a.maxX - b.maxX)) < reach, Double(a.width) > cap * 2,
            (upper.solidity ?? 1) > 0.8, (lower.solidity ?? 1) > 0.8, Double(b.height) > cap * 0.5
        else { return false }
        guard let light = LayoutColor(upper.fill), let dark = LayoutColor(lower.fill) else { return false }
        let difference = light.distance(to: dark)
        if light.isLighter(than: dark) { return difference > 10 && difference < 110 }
        // Towards the rim it is light again, and the fills touch; below a bar all of the page does.
        return gap <= 1 && b.height < a.height && difference > 10 && difference < 60 && dark.isLighter(than: light)
    }
}

extension RecognizedPage {
    /// Makes one region of two that are pieces of one fill, with the lines of both; `piece` is left without a place.
    mutating func join(_ piece: Int, into whole: Int) {
        let bounds = regions[whole].bounds.union(regions[piece].bounds)
        let others = [regions[whole].surrounding, regions[piece].surrounding].compactMap(\.self)
        // Where each only borders on the other, what holds both.
        let holders = regions.indices.filter { $0 != whole && $0 != piece && regions[$0].bounds.encloses(bounds) }
        regions[whole].surrounding =
            others.first { $0 != whole && $0 != piece }
            ?? holders.min { regions[$0].bounds.area < regions[$1].bounds.area }
        regions[whole].bounds = bounds
        regions[whole].area += regions[piece].area
        regions[piece].bounds.width = 0
        regions[piece].bounds.height = 0
        for index in regions.indices where index != whole && regions[index].surrounding == piece {
            regions[index].surrounding = whole
        }
        for index in lines.indices where lines[index].region == piece { lines[index].region = whole }
    }
}

extension LayoutColor {
    /// In every channel, but for noise: another shade and not another colour.
    func isLighter(than other: LayoutColor) -> Bool {
        sum > other.sum && red > other.red - 6 && green > other.green - 6 && blue > other.blue - 6
    }
}

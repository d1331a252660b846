/// Takes a bubble off the title bar that it goes on under: both have one fill, and the page begins beside the bubble.
enum RegionSplitting {
    /// The page with such a bubble as a fill of its own, and its lines standing on it.
    static func split(_ page: RecognizedPage) -> RecognizedPage {
        var page = page
        for bar in page.regions.indices {
            let bounds = page.regions[bar].bounds
            guard bounds.y * 8 < page.height, bounds.height * 4 < page.height, bounds.width * 2 > page.width,
                let top = pageTop(beside: bounds, page)
            else { continue }
            let hanging = page.lines.indices.filter {
                page.lines[$0].region == bar && page.lines[$0].bounds.midY > Double(top)
            }
            guard let cap = hanging.map({ page.lines[$0].capHeight }).max(), let first = hanging.first else { continue }
            let text = hanging.reduce(page.lines[first].bounds) { $0.union(page.lines[$1].bounds) }
            let (left, right) = (max(0, text.x - Int(cap)), min(page.width, text.maxX + Int(cap)))
            let bubble = PixelRect(x: left, y: top, width: right - left, height: bounds.maxY - top)
            for line in hanging { page.lines[line].region = page.regions.count }
            page.regions.append(
                RecognizedPage.Region(bounds: bubble, fill: page.regions[bar].fill, area: bubble.area, solidity: 1))
            page.regions[bar].bounds.height = top - bounds.y
        }
        return page
    }

    /// Where the page begins that lies beside the lower end of a bar.
    private static func pageTop(beside bar: PixelRect, _ page: RecognizedPage) -> Int? {
        page.regions.map(\.bounds).first { bounds in
            bounds.sameColumns(as: bar) && bounds.y > bar.y + bar.height / 3 && bounds.y < bar.maxY
                && bounds.maxY > bar.maxY + page.height / 4
        }?.y
    }
}

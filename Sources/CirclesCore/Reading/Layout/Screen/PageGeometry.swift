/// Where the screen lies in the picture, which fills are the page and which are bubbles, and how large the text is.
struct PageGeometry {
    let page: RecognizedPage
    /// The screen, which is the whole picture but for device frames.
    let screen: PixelRect
    /// The height of body text's capitals.
    let bodyCapHeight: Double
    /// The rules in force: all of them but while one is measured.
    let rules: Set<LayoutRule>
    /// For each region: is it the page's own ground or a bar as wide as the screen?
    private let isWide: [Bool]
    /// What most of the text stands on that stands in bubbles.
    private var bubbleFills: [LayoutColor] = []

    init(_ page: RecognizedPage, lines: [TextLine], rules: Set<LayoutRule> = LayoutRule.all) {
        self.page = page
        self.rules = rules
        let whole = PixelRect(x: 0, y: 0, width: page.width, height: page.height)
        let framed = rules.contains(.frames) ? Self.screen(of: page, whole: whole, lines: lines) : whole
        screen = rules.contains(.panes) ? PaneRule(page: page, lines: lines).pane(of: framed) : framed
        let screen = screen
        isWide = Self.wide(page.regions, on: screen, of: page.width)
        // A list of other chats beside the conversation is set in smaller print.
        bodyCapHeight = Self.bodyCap(lines.filter { Self.isOn(screen, $0) }, fallback: Double(screen.width) * 0.028)
        let spoken = lines.filter { $0.confidence > 0.7 && $0.alphanumericCount > 5 }
        bubbleFills = Set(spoken.compactMap(bubble)).compactMap { LayoutColor(page.regions[$0].fill) }
    }

    /// Bubbles keep off the screen's edge; a bar does not, also where a button or portrait cuts it short. Fills that end in one
    /// column, or as far off either edge, with the page beside them, are bubbles that do not keep off it: nothing cuts several
    /// bars alike.
    private static func wide(_ regions: [RecognizedPage.Region], on screen: PixelRect, of picture: Int) -> [Bool] {
        let short = regions.map { region -> Int? in
            let bounds = region.bounds
            let (left, right) = (bounds.x - screen.x, screen.maxX - bounds.maxX)
            guard min(left, right) <= 1, max(left, right) * 50 > screen.width, bounds.width * 5 >= screen.width * 4,
                !regions.contains(where: {
                    abs($0.bounds.y - bounds.y) < 3 && $0.bounds.columnsShared(with: bounds) <= 0
                        && abs($0.bounds.maxY - bounds.maxY) < 3
                })
            else { return nil }
            return max(left, right)
        }
        return zip(regions, short).map { region, gap in
            // A window's frame, or what compression made of a bubble's rim: no bar and no page.
            if isOverBar(region.bounds, regions, on: screen) { return false }
            let isRim = region.bounds.width * 50 < picture * 49
            if region.solidity ?? 1 < 0.25, isRim || region.bounds.height * 6 < region.bounds.width { return false }
            if let gap { return short.count { $0.map { abs($0 - gap) * 100 <= screen.width } ?? false } < 2 }
            let touches = region.bounds.x <= screen.x + 1 || region.bounds.maxX >= screen.maxX - 1
            return region.bounds.width * 100 >= screen.width * (touches ? 80 : 93)
        }
    }

    /// Smaller than what is said: times, labels, what became of a message.
    func isSmallPrint(_ line: TextLine) -> Bool { line.capHeight < bodyCapHeight * PrintScale.small }

    /// The bubble a line stands in; nil on the page or a bar.
    func bubble(of line: TextLine) -> Int? {
        line.region.flatMap { isBubble($0) ? $0 : nil }
    }

    /// Whether a region is a fill on the page, and neither the page nor a bar.
    func isBubble(_ region: Int) -> Bool {
        guard page.regions.indices.contains(region), !isWide[region] else { return false }
        // A patch of wallpaper or photo that happens to lie around a line is no bubble: bubbles are mostly filled.
        let (bounds, area) = (page.regions[region].bounds, page.regions[region].area)
        let margin = max(1, screen.width / 200)
        let isAtEdge = bounds.x <= screen.x + margin || bounds.maxX >= screen.maxX - margin
        guard bounds.height < screen.height * 9 / 10, !isAtEdge || bounds.height * 2 < bounds.width * 3 else {
            return false
        }
        return area * 7 > bounds.area * 2 || (area * 5 > bounds.area && isAroundCard(region))
    }

    /// A whole fill whose better half are pictures and previews, nearly as wide as it, on fills of their own.
    private func isAroundCard(_ region: Int) -> Bool {
        let bounds = page.regions[region].bounds
        guard bounds.height * 5 < bounds.width * 8 else { return false }
        let cards = page.regions.map(\.bounds).filter { inner in
            inner != bounds && bounds.encloses(inner) && inner.width * 20 > bounds.width * 17
        }.sorted { $0.y < $1.y }
        // A bar may cut the bubble above its quote.
        guard
            page.regions[region].solidity ?? 0 > 0.95
                || (page.regions[region].area + cards.reduce(0) { $0 + $1.area }) * 10 > bounds.area * 8
        else { return false }
        // Fills of one picture may overlap.
        var (covered, end) = (0, bounds.y)
        for card in cards {
            covered += max(0, card.maxY - max(end, card.y))
            end = max(end, card.maxY)
        }
        return covered * 2 > bounds.height
    }

    /// Lines by the bubble they stand in, in their order; those on the page or a bar are left out.
    func inBubbles(_ lines: [TextLine]) -> [Int: [TextLine]] {
        var found: [Int: [TextLine]] = [:]
        for line in lines { if let bubble = bubble(of: line) { found[bubble, default: []].append(line) } }
        return found
    }

    /// The colour of a region.
    func fill(_ region: Int) -> LayoutColor? { LayoutColor(page.regions[region].fill) }

    /// What a block stands on is that colour.
    func isOn(_ fill: LayoutColor?, _ block: MessageBlock) -> Bool {
        LayoutColor.areNear(self.fill(of: block), fill, within: PrintScale.sameFill + 1)
    }

    /// What a block stands on when that is not the page: its bubble's fill, or the ground of its letters where a bubble is too
    /// pale to be found.
    func fill(of block: MessageBlock) -> LayoutColor? {
        if let bubble = block.bubble { return fill(bubble) }
        guard let line = block.lines.max(by: { $0.bounds.width < $1.bounds.width }) else { return nil }
        return hasOwnGround(line) ? line.ground : nil
    }

    /// What is behind its letters is no page or bar: a bubble whose fill was not found, too pale or broken by a wallpaper.
    func hasOwnGround(_ line: TextLine) -> Bool {
        guard let ground = line.ground else { return false }
        guard let region = line.region, page.regions.indices.contains(region),
            let behind = LayoutColor(page.regions[region].fill)
        else { return bubbleFills.contains { $0.distance(to: ground) <= PrintScale.sameFill } }
        return ground.distance(to: behind) > PrintScale.sameFill
    }

    /// It stands on a window that lies over a bar and what is below it: what another program says meanwhile.
    func isOverBar(_ line: TextLine) -> Bool { line.region.map(isOverBar) ?? false }

    /// A fill with the page on both sides over the edge of a bar in the upper quarter: a bubble would be cut there.
    func isOverBar(_ region: Int) -> Bool {
        Self.isOverBar(page.regions[region].bounds, page.regions, on: screen)
    }

    private static func isOverBar(_ bounds: PixelRect, _ regions: [RecognizedPage.Region], on screen: PixelRect) -> Bool
    {
        let reach = max(6, bounds.height / 8)
        guard bounds.x > screen.x + 2, bounds.maxX < screen.maxX - 2, bounds.height * 4 < screen.height,
            bounds.y < screen.y + screen.height / 8
        else { return false }
        let bars = regions.lazy.map(\.bounds).filter { $0.x <= screen.x + 1 && $0.maxX >= screen.maxX - 1 }
        return bars.contains { bar in
            let isOver = bounds.y >= bar.y && bar.maxY - bounds.y > reach && bounds.maxY - bar.maxY > reach
            return isOver && bars.contains { abs($0.y - bar.maxY) < 8 }
        }
    }

    func isWideRegion(_ index: Int) -> Bool { isWide.indices.contains(index) && isWide[index] }

    /// It stands on the page's own ground or on a bar.
    func isOnWideRegion(_ line: TextLine) -> Bool { line.region.map(isWideRegion) ?? false }

    /// Something stands beside the screen: a list of other chats, or another pane.
    var isPane: Bool { screen.width * 100 < page.width * 98 }

    /// No title bar without an edge is higher than that.
    var titleReach: Double { Double(screen.y) + max(bodyCapHeight * 9, Double(screen.height) * 0.1) }

    func isOnScreen(_ line: TextLine) -> Bool { Self.isOn(screen, line) }

    private static func isOn(_ screen: PixelRect, _ line: TextLine) -> Bool {
        line.bounds.midX > Double(screen.x) && line.bounds.midX < Double(screen.maxX)
    }

    /// How far its middle is from the screen's, in widths of the screen.
    func offCenter(_ bounds: PixelRect) -> Double { abs(bounds.midX - screen.midX) / Double(screen.width) }

    /// It stands in no bubble: on the page, on a bar, or on a small square fill such as a portrait or button.
    func isOnPage(_ line: TextLine) -> Bool { bubble(of: line).map(isBadge) ?? true }

    func isInBadge(_ line: TextLine) -> Bool { bubble(of: line).map(isBadge) ?? false }

    private func isBadge(_ region: Int) -> Bool {
        let bounds = bounds(region)
        return Double(bounds.width) < bodyCapHeight * 6.5 && bounds.width < bounds.height * 3 / 2
    }

    /// Bars and pages: regions as wide as the screen, from the top.
    var wideRegions: [RecognizedPage.Region] {
        zip(page.regions, isWide).filter(\.1).map(\.0).sorted { $0.bounds.y < $1.bounds.y }
    }

    /// The region's bounds as numbers of the whole picture.
    func bounds(_ region: Int) -> PixelRect { page.regions[region].bounds }

    /// The smallest fill that most of the text and at least two other fills stand on, or nearly all of the text, with the bars above and below of
    /// its width: the screen, also in a device's or window's frame. The whole picture when there is none.
    private static func screen(of page: RecognizedPage, whole: PixelRect, lines: [TextLine]) -> PixelRect {
        let panel = ChatPanel(page: page, lines: lines)
        let lines = lines.filter { $0.confidence > 0.6 }
        let total = lines.reduce(0) { $0 + $1.alphanumericCount }
        let candidates = page.regions.indices.filter { index in
            let bounds = page.regions[index].bounds
            // With what stands on it, it is no rim.
            let covered = page.regions.reduce(page.regions[index].area) { $1.surrounding == index ? $0 + $1.area : $0 }
            // A patch of a wallpaper begins at the picture's edge and ends anywhere.
            let isPatch =
                bounds.x <= 1 && bounds.maxX * 10 < page.width * 9
                || bounds.maxX >= page.width - 1 && bounds.x * 10 > page.width
            guard bounds.width * 2 > page.width, bounds.height * 2 > page.height, !isPatch,
                covered * 5 > bounds.width * bounds.height
            else { return false }
            let inside = lines.filter { bounds.encloses($0.bounds) }
            let fills = Set(inside.compactMap(\.region)).filter { page.regions[$0].bounds != bounds }
            let text = inside.reduce(0) { $0 + $1.alphanumericCount }
            // Without bubbles, it is known by holding nearly all there is.
            let isMost = bounds.width * 10 > page.width * 7 && bounds.height * 10 > page.height * 7
            // A long message holds nearly all there is, too; a screen stands in the middle of its frame.
            let isInMiddle = abs(bounds.x - (page.width - bounds.maxX)) * 16 < page.width
            return (fills.count >= 2 && text * 20 >= total * 9) || (isMost && isInMiddle && text * 10 >= total * 9)
        }
        let least = candidates.map { page.regions[$0].bounds }.min { $0.area < $1.area }
        let isFramed = least.map { $0.width * 100 < page.width * 96 } ?? false
        if !isFramed, let inner = rimmed(page, lines, total) { return inner }
        guard let core = isFramed ? least : stacked(page, lines, total), core.width * 100 < page.width * 96
        else { return whole }
        // A picture's edges cut nothing off: a page with a scroll bar or shadow beside it is still the whole width.
        let tolerance = max(4, core.width / 50)
        let parts = page.regions.indices.filter { index in
            let bounds = page.regions[index].bounds
            // A device's rim has no text. A portrait may cut the title bar short.
            let isBar =
                bounds.x >= core.x - tolerance && bounds.width * 20 > core.width * 17
                && abs(bounds.maxY - core.y) <= tolerance / 2
            let (begins, ends) = (abs(bounds.x - core.x) <= tolerance, abs(bounds.maxX - core.maxX) <= tolerance)
            // A window's bar may go on over what stands beside the conversation.
            let isOverBoth =
                (begins || ends) && bounds.width > core.width && bounds.height * 6 < core.height
                && abs(bounds.maxY - core.y) <= tolerance / 2
            return ((begins || isBar) && ends || isOverBoth) && lines.contains { $0.region == index }
        }.map { page.regions[$0].bounds }
        let rows = parts.reduce(core) { $0.union($1) }
        let screen = PixelRect(
            x: max(rows.x, core.x), y: rows.y, width: min(rows.width, core.width), height: rows.height)
        return rows == core && panel.isNamed(above: core) ? panel.withOpenBar(core, in: whole) : screen
    }

    /// The inside of a device's rim, a hollow fill around nearly all of the text: as wide as the widest fill in it.
    private static func rimmed(_ page: RecognizedPage, _ lines: [TextLine], _ total: Int) -> PixelRect? {
        let rims = page.regions.filter { region in
            let bounds = region.bounds
            return bounds.width * 2 > page.width && bounds.height * 2 > page.height && region.area * 4 < bounds.area
                && region.solidity ?? 0 > 0.95 && bounds.x * 50 > page.width
                && (page.width - bounds.maxX) * 50 > page.width
        }
        guard let rim = rims.max(by: { $0.bounds.area < $1.bounds.area })?.bounds,
            lines.reduce(0, { rim.encloses($1.bounds) ? $0 + $1.alphanumericCount : $0 }) * 20 >= total * 17
        else { return nil }
        let inside = page.regions.map(\.bounds).filter { bounds in
            bounds.x > rim.x && bounds.maxX < rim.maxX && bounds.width * 20 > rim.width * 17
                && abs(bounds.x - rim.x - (rim.maxX - bounds.maxX)) * 50 < rim.width
        }
        guard let widest = inside.max(by: { $0.width < $1.width }) else { return nil }
        let thickness = widest.x - rim.x
        return PixelRect(
            x: widest.x, y: rim.y + thickness, width: widest.width, height: rim.height - 2 * thickness)
    }

    /// Fills of one width above one another, which a highlighted row or a rule across the screen parts, with nearly all of the text.
    private static func stacked(_ page: RecognizedPage, _ lines: [TextLine], _ total: Int) -> PixelRect? {
        // A device's rim has no text.
        let wide = page.regions.indices.filter { index in lines.contains { $0.region == index } }
            .map { page.regions[$0].bounds }
            .filter { $0.width * 2 > page.width && $0.width * 100 < page.width * 96 && $0.height * 20 > page.height }
        let tolerance = max(4, page.width / 50)
        let stacks = wide.compactMap { first -> PixelRect? in
            let stack = wide.filter { abs($0.x - first.x) <= tolerance && abs($0.maxX - first.maxX) <= tolerance }
            let whole = stack.reduce(first) { $0.union($1) }
            // Between bubbles there is room.
            return stack.count > 1 && stack.reduce(0) { $0 + $1.height } * 20 >= whole.height * 19 ? whole : nil
        }
        guard let largest = stacks.max(by: { $0.area < $1.area }), largest.height * 10 > page.height * 7,
            abs(largest.x - (page.width - largest.maxX)) * 20 < page.width,
            // Under a title bar across all of the picture, bubbles of one width are no screen.
            !page.regions.indices.contains(where: { index in
                let bounds = page.regions[index].bounds
                return bounds.y < 2 && bounds.width * 100 > page.width * 97 && bounds.height * 5 < page.height
                    && lines.contains { $0.region == index }
            }),
            lines.reduce(0, { largest.encloses($1.bounds) ? $0 + $1.alphanumericCount : $0 }) * 10 >= total * 9
        else { return nil }
        return largest
    }

    private static func bodyCap(_ lines: [TextLine], fallback: Double) -> Double {
        // Where little was said, times and days are most of what there is to read.
        let weighted = lines.filter { line in
            line.confidence > 0.6 && line.alphanumericCount >= 2 && !TimePiece.isTime(line.text)
                && !DayPattern.isDay(line.text)
                && !StatusBarPattern.isStatusBar(line.text)
        }.sorted { $0.capHeight < $1.capHeight }
        let total = weighted.reduce(0) { $0 + $1.alphanumericCount }
        guard total >= 8 else { return max(4, fallback) }
        var sum = 0
        for line in weighted {
            sum += line.alphanumericCount
            if sum * 2 >= total { return max(4, line.capHeight) }
        }
        return max(4, fallback)
    }
}

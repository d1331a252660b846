/// Finds the conversation on a wide screen: the pane beside a list of chats, channels or contacts.
struct PaneRule {
    let page: RecognizedPage
    let lines: [TextLine]

    /// The widest column of `screen` when tall fills divide it into columns that no text crosses; else `screen` itself.
    func pane(of screen: PixelRect) -> PixelRect {
        // A phone held upright has one column.
        guard screen.width * 10 > screen.height * 6 else { return screen }
        let shown = belowAddress(screen)
        return column(of: ChatPanel(page: page, lines: lines).panel(in: shown) ?? shown)
    }

    /// What a browser shows: what is below the field with the page's address, and as much below that as the field is below the tabs.
    private func belowAddress(_ screen: PixelRect) -> PixelRect {
        let fields = page.regions.indices.filter { index in
            let bounds = page.regions[index].bounds
            return bounds.width * 2 > screen.width && bounds.height * 12 < screen.height
                && bounds.maxY < screen.y + screen.height / 6
                && lines.contains { line in line.region == index && line.words.contains { LinkPattern.isLink($0.text) }
                }
        }
        guard let field = fields.map({ page.regions[$0].bounds }).first else { return screen }
        let tabs = page.regions.map(\.bounds.maxY).filter { $0 <= field.y && $0 > screen.y }.max() ?? field.y
        let top = field.maxY + min(field.y - tabs, field.height)
        return PixelRect(x: screen.x, y: top, width: screen.width, height: screen.maxY - top)
    }

    private func column(of screen: PixelRect) -> PixelRect {
        let inside = lines.filter {
            $0.confidence > 0.6 && $0.alphanumericCount >= 3 && screen.columnsShared(with: $0.bounds) > 0
                && !TimePiece.isTime($0.text)
        }
        let (rules, bodyTop) = self.rules(in: screen, inside)
        let fills = edges(in: screen, rules).filter { isDivider($0, inside.filter { $0.bounds.y >= bodyTop }) }
        let edges = fills.isEmpty ? [listEnd(in: screen, inside)].compactMap(\.self) : fills
        guard !edges.isEmpty else { return screen }
        let stops = [screen.x] + edges + [screen.maxX]
        let columns = zip(stops, stops.dropFirst()).map { ($0, $1) }
        let letters = columns.map { column in
            inside.reduce(0) { sum, line in
                sum + (line.bounds.x >= column.0 && line.bounds.maxX <= column.1 ? line.alphanumericCount : 0)
            }
        }
        // Beside the pictures of a meeting nearly all that is said stands in a narrow one.
        let wordy = zip(columns, letters).first { $0.1 * 5 > letters.reduce(0, +) * 4 }?.0
        let widest = columns.max { $0.1 - $0.0 < $1.1 - $1.0 }.flatMap {
            ($0.1 - $0.0) * 5 > screen.width * 2 ? $0 : nil
        }
        guard let widest = wordy ?? widest else { return screen }
        return withoutWindowBar(
            PixelRect(x: widest.0, y: bodyTop, width: widest.1 - widest.0, height: screen.maxY - bodyTop))
    }

    /// A bar across all columns is the window's, unless a name stands in it where the conversation's column begins.
    private func withoutWindowBar(_ pane: PixelRect) -> PixelRect {
        let own = page.regions.map(\.bounds).filter { bounds in
            bounds.columnsShared(with: pane) * 100 >= bounds.width * 98 && bounds.width * 5 >= pane.width * 4
        }
        guard let top = own.map(\.y).min(), let end = own.map(\.maxY).max(), (end - top) * 5 >= pane.height * 3
        else { return pane }
        let isNamed = lines.contains { line in
            line.bounds.maxY < top && line.bounds.y >= pane.y && line.confidence > 0.6 && line.alphanumericCount > 2
                && line.bounds.x > pane.x && (line.bounds.x - pane.x) * 5 < pane.width
        }
        let start = isNamed ? pane.y : top
        let rows = PixelRect(x: pane.x, y: start, width: pane.width, height: end - start)
        // A card with the page beside it ends where its fill does.
        guard let card = own.max(by: { $0.height < $1.height }), card.height * 2 > rows.height,
            !lines.contains(where: {
                $0.alphanumericCount > 2 && rows.encloses($0.bounds) && $0.bounds.columnsShared(with: card) <= 0
            })
        else { return rows }
        return PixelRect(x: card.x, y: start, width: card.width, height: end - start)
    }

    /// Where tall fills that reach the screen's top or bottom begin and end, and where rules stand.
    private func edges(in screen: PixelRect, _ rules: [Int]) -> [Int] {
        let tall = page.regions.map(\.bounds).filter { bounds in
            let reaches = bounds.maxY > screen.maxY - screen.height / 10 || bounds.y < screen.y + screen.height / 6
            return reaches && bounds.height * 20 >= screen.height * 9 && bounds.width * 8 > screen.width
        }
        var found: [Int] = []
        for edge in tall.flatMap({ [$0.x, $0.maxX] }) + rules
        where edge > screen.x + screen.width / 8 && edge < screen.maxX - screen.width / 8
            && !found.contains(where: { abs($0 - edge) < screen.width / 60 })
        {
            found.append(edge)
        }
        return found.sorted()
    }

    /// Where a list of other chats ends that has the conversation's fill: lines of one column, some of them cut ("See you to…"), and
    /// nothing between them and what stands to their right.
    private func listEnd(in screen: PixelRect, _ lines: [TextLine]) -> Int? {
        // A window's bar goes across both.
        let body = lines.filter { $0.bounds.midY > Double(screen.y) + Double(screen.height) * 0.14 }
            .sorted { $0.bounds.x < $1.bounds.x }
        var end = screen.x
        for (index, line) in body.enumerated() {
            let list = body[..<index]
            let isGap = Double(line.bounds.x - end) > max(8, line.capHeight * 1.5)
            let isCut = { (line: TextLine) in
                line.text.hasSuffix("…") || line.text.suffix(2).allSatisfy { ".,:;-".contains($0) }
            }
            if isGap, end > screen.x + screen.width / 10, list.count >= 6, list.count(where: isCut) >= 2 {
                let edge = end + 2
                return end < screen.x + screen.width * 9 / 20 && isDivider(edge, body) ? edge : nil
            }
            end = max(end, line.bounds.maxX)
        }
        return nil
    }

    /// Where upright strokes stand above one another along most of the screen, and where they begin, if a window's rows go across above
    /// them; else the screen's top.
    private func rules(in screen: PixelRect, _ lines: [TextLine]) -> (edges: [Int], top: Int) {
        let thin = (page.bars ?? []).filter { $0.width * 100 < screen.width }
        let columns = thin.map { first in thin.filter { abs($0.x - first.x) <= 1 } }
        let tall = columns.filter { column in column.reduce(0) { $0 + $1.height } * 2 > screen.height }
        let tops = tall.compactMap { column in
            column.map(\.y).min().flatMap { top in
                lines.contains { line in
                    column.contains { line.bounds.x < $0.x && line.bounds.maxX > $0.x && line.bounds.maxY < top }
                } ? top : nil
            }
        }
        return (tall.compactMap { $0.first?.x }, tops.min() ?? screen.y)
    }

    /// No text and no bubble lies across it, and there are several lines on both sides.
    private func isDivider(_ edge: Int, _ lines: [TextLine]) -> Bool {
        let crossing = lines.contains { $0.bounds.x < edge - 3 && $0.bounds.maxX > edge + 3 }
        let left = lines.count { $0.bounds.midX < Double(edge) }
        guard !crossing, left >= 3, lines.count - left >= 3 else { return false }
        return !page.regions.contains { region in
            let bounds = region.bounds
            let reach = max(6, bounds.height / 4)
            return bounds.x < edge - reach && bounds.maxX > edge + reach && (region.solidity ?? 1) > 0.85
                && lines.contains { bounds.encloses($0.bounds) } && bounds.height * 2 < page.height
                && bounds.width * 10 < page.width * 9
        }
    }
}

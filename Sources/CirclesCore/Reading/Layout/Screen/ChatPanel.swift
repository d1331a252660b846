/// Finds the part of a wide screen that is the chat's own, beside a list of other chats or a page's text: a fill that bubbles stand in,
/// with the bars above and below it.
struct ChatPanel {
    let page: RecognizedPage
    let lines: [TextLine]

    /// The panel in which most is said in bubbles; nil where there is none, or nothing beside it.
    func panel(in screen: PixelRect) -> PixelRect? {
        let fills = page.regions.map(\.bounds).filter { bounds in
            bounds.width * 4 >= screen.width && bounds.width * 20 < screen.width * 17 && screen.encloses(bounds)
        }
        let found = fills.filter { $0.height * 3 >= screen.height && !isCrossed($0) }
            .map { body in (body: body, said: said(in: body)) }.filter { $0.said > 0 }
        guard let body = found.max(by: { $0.said < $1.said })?.body else { return nil }
        let whole = stacked(on: body, of: fills)
        let panel = whole.y == body.y || isNamed(above: whole) ? withOpenBar(whole, in: screen) : whole
        return lines.contains { $0.bounds.columnsShared(with: panel) <= 0 && $0.alphanumericCount > 3 } ? panel : nil
    }

    /// A fill with text goes on beside it: it is a patch of what is behind the conversation.
    private func isCrossed(_ body: PixelRect) -> Bool {
        page.regions.indices.contains { index in
            let bounds = page.regions[index].bounds
            return bounds.rowsShared(with: body) * 2 > bounds.height && bounds.height * 2 < body.height
                && [body.x, body.maxX].contains { bounds.x < $0 - 3 && bounds.maxX > $0 + 3 }
                && lines.contains { $0.region == index && $0.alphanumericCount > 3 }
        }
    }

    /// The letters in two bubbles or more that keep off its edges, all of them nearer to one of the two than to the other.
    private func said(in body: PixelRect) -> Int {
        var (letters, count) = (0, 0)
        for region in page.regions {
            let bounds = region.bounds
            let (left, right) = (bounds.x - body.x, body.maxX - bounds.maxX)
            guard body.encloses(bounds), left > 1, right > 1, abs(left - right) * 16 > body.width,
                bounds.height * 2 < body.height
            else { continue }
            let inside = lines.filter { $0.alphanumericCount > 3 && bounds.encloses($0.bounds) }
            // A picture with a name in its corner is no bubble.
            guard inside.reduce(0, { $0 + $1.bounds.area }) * 16 > bounds.area else { continue }
            letters += inside.reduce(0) { $0 + $1.alphanumericCount }
            count += 1
        }
        return count > 1 ? letters : 0
    }

    /// With the fills of its width right above and below it.
    private func stacked(on body: PixelRect, of fills: [PixelRect]) -> PixelRect {
        let gap = max(4, body.width / 100)
        var panel = body
        while let next = fills.first(where: { fill in
            let (left, right) = (abs(fill.x - body.x) <= gap, abs(fill.maxX - body.maxX) <= gap)
            let isNext = abs(fill.maxY - panel.y) <= gap || abs(fill.y - panel.maxY) <= gap
            return isNext && left && right && (fill.y < panel.y || fill.maxY > panel.maxY)
        }) {
            panel = PixelRect(
                x: body.x, y: min(panel.y, next.y), width: body.width,
                height: max(panel.maxY, next.maxY) - min(panel.y, next.y))
        }
        return panel
    }

    /// Above it, where it begins, stands a name, and at the right end of that row what can be done: its bar, on a fill of the window's.
    func isNamed(above body: PixelRect) -> Bool {
        lines.contains { name in
            name.alphanumericCount > 2 && name.confidence > 0.6 && name.bounds.maxY <= body.y
                && (body.y - name.bounds.maxY) * 8 < body.height && name.bounds.x >= body.x
                && (name.bounds.x - body.x) * 5 < body.width
                && lines.contains { sign in
                    sign.alphanumericCount <= 3 && sign.bounds.maxX <= body.maxX
                        && (body.maxX - sign.bounds.maxX) * 12 < body.width
                        && sign.bounds.maxY <= body.y && sign.bounds.rowsShared(with: name.bounds) > 0
                }
        }
    }

    /// Its bar has no fill of its own: what stands between it and the next fill above is in it.
    func withOpenBar(_ body: PixelRect, in screen: PixelRect) -> PixelRect {
        // A fill that goes on beside it is the window's, and may have its name on it, as a portrait may stand beside that.
        let above = page.regions.map(\.bounds).filter {
            $0.maxY <= body.y && $0.columnsShared(with: body) * 10 > $0.width * 9 && $0.width * 3 > body.width
        }
        let top = max(screen.y, above.map(\.maxY).max() ?? screen.y)
        guard (body.y - top) * 5 < body.height else { return body }
        return PixelRect(x: body.x, y: top, width: body.width, height: body.maxY - top)
    }
}

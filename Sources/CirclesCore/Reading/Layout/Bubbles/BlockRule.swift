/// Puts lines together to blocks: by bubble where there is one, else by nearness and alignment.
struct BlockRule {
    let geometry: PageGeometry
    /// Lines of the page that stand farther apart, baseline to baseline, are two messages (`RowPage`); nil when distances do not tell.
    let limit: Double?

    func blocks(of lines: [TextLine]) -> [MessageBlock] {
        var loose = lines.filter { geometry.bubble(of: $0) == nil }
        var blocks = inBubbles(geometry.inBubbles(lines))
        adopt(&loose, into: &blocks)
        return (blocks + onPage(loose)).sorted { ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x) }
    }

    // MARK: Bubbles

    private func inBubbles(_ bubbles: [Int: [TextLine]]) -> [MessageBlock] {
        let cards = CardRule(geometry: geometry)
        var blocks: [MessageBlock] = []
        for region in bubbles.keys.sorted(by: { (geometry.bounds($0).area, $1) > (geometry.bounds($1).area, $0) }) {
            let (bounds, lines) = (geometry.bounds(region), Self.inReadingOrder(bubbles[region] ?? []))
            // A card inside a bubble (a quote, a link's preview) is a fill of its own.
            if let holder = blocks.lastIndex(where: { $0.bounds.encloses(bounds) }) {
                cards.add(lines, bounds: bounds, to: &blocks[holder])
            } else {
                blocks.append(MessageBlock(lines: lines, bubble: region, bounds: bounds))
            }
        }
        return blocks
    }

    /// Text whose own fill was not found (too small a bubble, JPEG noise) but that lies inside a block's bubble.
    private func adopt(_ loose: inout [TextLine], into blocks: inout [MessageBlock]) {
        loose.removeAll { line in
            guard line.region.map({ !geometry.isWideRegion($0) }) ?? true || geometry.hasOwnGround(line) else {
                return false
            }
            // The fill may end a little above the text that a bar cuts.
            let reach = Int(geometry.bodyCapHeight * PrintScale.sameRow)
            let index = blocks.firstIndex { $0.bubble != nil && $0.bounds.grown(by: reach).encloses(line.bounds) }
            guard let index else { return false }
            blocks[index].lines = Self.inReadingOrder(blocks[index].lines + [line])
            return true
        }
    }

    // MARK: The page

    private func onPage(_ lines: [TextLine]) -> [MessageBlock] {
        var blocks: [MessageBlock] = []
        for line in lines.sorted(by: { $0.bounds.y < $1.bounds.y }) {
            let index = blocks.lastIndex { continues($0, line) }
            if let index {
                blocks[index].lines.append(line)
                blocks[index].bounds = blocks[index].bounds.union(line.bounds)
            } else {
                blocks.append(MessageBlock(lines: [line], bubble: nil, bounds: line.bounds))
            }
        }
        return blocks
    }

    private func continues(_ block: MessageBlock, _ line: TextLine) -> Bool {
        guard let last = block.lines.last else { return false }
        if isInOneUnfoundBubble(last, line) || isNextParagraph(of: block, line) { return true }
        if let limit, Double(line.baseline - last.baseline) > limit { return false }
        guard !TimePiece.isTime(last.text), !TimePiece.isTime(line.text) else { return false }
        let cap = min(last.capHeight, line.capHeight)
        guard max(last.capHeight, line.capHeight) < cap * 1.25 || PrintScale.isSameSize(last, line) else {
            return false
        }
        let gap = Double(line.bounds.y - last.bounds.maxY)
        guard gap > -cap * 0.5, gap < cap * 1.25 else { return false }
        if let a = last.ink, let b = line.ink, a.distance(to: b) > 90 { return false }
        // A list is set in by its bullets; nothing lies between its lines.
        let isNear =
            (line.gapDepth ?? .max) <= RegionMerging.noGap
            && Double(line.baseline - last.baseline) < geometry.bodyCapHeight * PrintScale.densePitch
        let left = abs(Double(last.bounds.x - line.bounds.x)) < cap * (isNear ? 2 : 0.9)
        let right = abs(Double(last.bounds.maxX - line.bounds.maxX)) < cap * 0.9
        let middle = abs(last.bounds.midX - line.bounds.midX) < cap * 0.9
        return left || right || middle
    }

    /// Both stand on a ground that is no page, and nothing else lies between them: lines and paragraphs of one bubble whose fill
    /// was not found, however they are indented.
    private func isInOneUnfoundBubble(_ upper: TextLine, _ lower: TextLine) -> Bool {
        guard geometry.rules.contains(.body), let depth = lower.gapDepth, depth <= RegionMerging.noGap,
            geometry.hasOwnGround(upper), geometry.hasOwnGround(lower), let a = upper.ground, let b = lower.ground,
            a.distance(to: b) <= PrintScale.sameFill, !TimePiece.isTime(upper.text)
        else { return false }
        let distance = Double(lower.baseline - upper.baseline)
        return distance > 0 && distance < geometry.bodyCapHeight * PrintScale.paragraphPitch
            && upper.bounds.columnsShared(with: lower.bounds) > 0
    }

    /// It begins in the column of at least two lines of text, an empty line below them, with nothing but their ground between.
    private func isNextParagraph(of block: MessageBlock, _ line: TextLine) -> Bool {
        guard geometry.rules.contains(.body), block.lines.count > 1, let depth = line.gapDepth,
            depth <= RegionMerging.noGap
        else { return false }
        let (upper, last) = (block.lines[block.lines.count - 2], block.lines[block.lines.count - 1])
        let body = BodyRule(geometry: geometry)
        let (pitch, distance) = (Double(last.baseline - upper.baseline), Double(line.baseline - last.baseline))
        return body.isAlike(upper, last) && body.isAlike(last, line)
            && abs(distance - pitch * 2) < max(2, pitch * 0.08)
    }

    static func inReadingOrder(_ lines: [TextLine]) -> [TextLine] {
        // Rows first: two lines of one row differ by less than half a capital.
        let rows = lines.sorted { $0.bounds.midY < $1.bounds.midY }
        return rows.sorted { a, b in
            let sameRow = abs(a.baseline - b.baseline) < Int(min(a.capHeight, b.capHeight) * 0.5)
            return sameRow ? a.bounds.x < b.bounds.x : a.bounds.midY < b.bounds.midY
        }
    }
}

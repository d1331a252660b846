/// Finds the messages that are emoji and nothing else: in a bubble without a word, or large on the page where bubbles or what they
/// say begin or end.
struct EmojiMessageRule {
    let geometry: PageGeometry

    /// - Parameter rows: From the title bar's lower to the input bar's upper edge.
    func add(to blocks: inout [MessageBlock], rows: Range<Int>) {
        let alone = geometry.page.emojiAlone ?? []
        let drawn = drawnAsLetters(blocks).filter { one in !alone.contains { $0.meets(one) } }
        let emoji = (alone + drawn).filter {
            rows.contains($0.y) && geometry.screen.encloses($0)
                && Double($0.height) > geometry.bodyCapHeight * PrintScale.small
        }
        // Drawn in the ink of text they come out as signs that nobody writes alone.
        for index in blocks.indices where blocks[index].bubble != nil && blocks[index].isSignsAlone {
            (blocks[index].kind, blocks[index].emojiCount) = (.emoji, blocks[index].lines.flatMap(\.words).count)
        }
        var found: [MessageBlock] = []
        for one in emoji.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
            let bubble = bubble(around: one)
            let row = emoji.filter { $0.rowsShared(with: one) * 2 > one.height }.reduce(one) { $0.union($1) }
            guard bubble.map({ isFree($0, for: one, blocks) }) ?? isOnPage(row, blocks) else { continue }
            let bounds = bubble.map(geometry.bounds) ?? one
            let index = found.lastIndex { other in
                bubble == nil
                    ? other.bubble == nil && other.bounds.rowsShared(with: one) * 2 > one.height
                    : other.bubble == bubble
            }
            if let index {
                found[index].bounds = found[index].bounds.union(bounds)
                found[index].emojiCount += 1
            } else {
                found.append(MessageBlock(lines: [], bubble: bubble, bounds: bounds, kind: .emoji, emojiCount: 1))
            }
        }
        for var block in found {
            block.emojiCount += unknown(beside: emoji.filter(block.bounds.encloses), in: block.bounds)
            // A time alone in the bubble was taken for a block of its own.
            if let index = blocks.firstIndex(where: { $0.bubble != nil && $0.bubble == block.bubble }) {
                (block.time, block.sender) = (blocks[index].time, blocks[index].sender)
                if let name = blocks[index].lines.first { block.sender = LabelPattern.clean(name.text) }
                blocks.remove(at: index)
            }
            blocks.append(block)
        }
        if !found.isEmpty { blocks.sort { ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x) } }
    }

    /// What came out as letters in a bubble that nothing is said in: larger than text, and in a vivid colour.
    private func drawnAsLetters(_ blocks: [MessageBlock]) -> [PixelRect] {
        let said = Set(blocks.flatMap(\.lines).map(\.bounds))
        var found: [PixelRect] = []
        for line in geometry.page.lines where !said.contains(line.bounds) {
            guard let region = line.region, geometry.isBubble(region), line.capHeight > geometry.bodyCapHeight * 1.2,
                line.text.count <= 4, line.ink.flatMap(LayoutColor.init).map({ $0.chroma > 100 }) ?? false,
                Double(line.bounds.x - geometry.bounds(region).x) < geometry.bodyCapHeight * 2.5
            else { continue }
            if !found.contains(where: { $0.meets(line.bounds) }) { found.append(line.bounds) }
        }
        return found.flatMap { row in
            let count = EmojiRow.count(width: row.width, height: row.height)
            let width = row.width / count
            return (0..<count).map { PixelRect(x: row.x + $0 * width, y: row.y, width: width, height: row.height) }
        }
    }

    /// How many came out as letters, in the row of others: as many as those are wide.
    private func unknown(beside emoji: [PixelRect], in bounds: PixelRect) -> Int {
        guard let one = emoji.first else { return 0 }
        return geometry.page.lines.map(\.bounds).filter { line in
            bounds.encloses(line) && line.rowsShared(with: one) * 3 > one.height * 2
                && !emoji.contains { $0.columnsShared(with: line) > 0 }
        }.reduce(0) { $0 + EmojiRow.count(width: $1.width, height: one.height) }
    }

    private func bubble(around emoji: PixelRect) -> Int? {
        geometry.page.regions.indices.filter { index in
            let bounds = geometry.bounds(index)
            return geometry.isBubble(index) && bounds.encloses(emoji)
                && Double(bounds.height) < geometry.bodyCapHeight * 7
        }.min { geometry.bounds($0).area < geometry.bounds($1).area }
    }

    /// Nothing is said in it but who sends it, and it is no pill of a reaction on another bubble's edge and no portrait.
    private func isFree(_ bubble: Int, for emoji: PixelRect, _ blocks: [MessageBlock]) -> Bool {
        let bounds = geometry.bounds(bubble)
        guard Double(bounds.height) > geometry.bodyCapHeight * 2.4 else { return false }
        let isOccupied = blocks.contains { block in
            !block.lines.isEmpty && !(block.bubble == bubble && isName(block.lines, above: emoji))
                && (block.bubble == bubble
                    || block.bounds.rowsShared(with: bounds) > 0 && block.bounds.columnsShared(with: bounds) > 0)
        }
        return !isOccupied
            && blocks.contains { other in
                other.bubble != nil && geometry.isOn(geometry.fill(bubble), other)
                    && (other.bubble == bubble ? other.time != nil && other.kind == nil : !other.lines.isEmpty)
            }
    }

    private func isName(_ lines: [TextLine], above emoji: PixelRect) -> Bool {
        guard lines.count == 1, let line = lines.first, line.bounds.maxY <= emoji.y else { return false }
        return (line.ink?.chroma ?? 0) > 50 && NamePattern.isName(LabelPattern.clean(line.text))
    }

    /// Larger than text, beside no bubble, and in a column where bubbles or what they say begin or end: portraits stand outside.
    private func isOnPage(_ emoji: PixelRect, _ blocks: [MessageBlock]) -> Bool {
        let cap = geometry.bodyCapHeight
        guard Double(emoji.height) > cap * 1.7, Double(emoji.height) < cap * 6 else { return false }
        let columns = blocks.filter { $0.bubble != nil }.flatMap { [$0.bounds, $0.textBounds ?? $0.bounds] }
        let isBeside =
            blocks.contains { !$0.lines.isEmpty && $0.bounds.rowsShared(with: emoji) > 0 }
            || geometry.page.lines.contains { line in
                line.bounds.rowsShared(with: emoji) > 0 && line.bounds.columnsShared(with: emoji) <= 0
                    && !TimePiece.isTime(line.text)
                    && !(geometry.page.emojiAlone ?? []).contains { $0.encloses(line.bounds) }
            }
        let isTimed = blocks.contains { block in
            block.lines.isEmpty && block.bubble == nil && block.time != nil
                && (0..<Int(cap * 2.5)).contains(block.bounds.y - emoji.maxY)
                && block.bounds.columnsShared(with: emoji) > 0
        }
        return !isBeside
            && (isTimed
                || columns.contains {
                    abs($0.x - emoji.x) < Int(cap * 0.8) || abs($0.maxX - emoji.maxX) < Int(cap * 0.8)
                })
    }
}

/// Takes who wrote a message and when from the small line under its bubble: "Ana Costa · 10:05", "10:05 · Ana", "ana at 9:03 AM".
struct CaptionRule {
    let geometry: PageGeometry

    func take(_ blocks: inout [MessageBlock], account: inout LineAccount) {
        // It is one also under a picture, or under a bubble that was not found.
        let captions = blocks.indices.compactMap { index in
            caption(blocks[index]).map { (index: index, name: $0.name, time: $0.time) }
        }
        var taken: Set<Int> = []
        for caption in captions {
            let line = blocks[caption.index].bounds
            let owner = bubble(above: line, blocks)
            if owner == nil, isHeading(line, blocks) { continue }
            taken.insert(caption.index)
            guard let owner else { continue }
            let bounds = blocks[owner].bounds
            let isLeft = bounds.x - geometry.screen.x < geometry.screen.maxX - bounds.maxX
            if blocks[owner].sender == nil, isLeft { blocks[owner].sender = caption.name }
            blocks[owner].time = blocks[owner].time ?? caption.time
        }
        account.presume(taken.flatMap { blocks[$0].lines }, to: .ornament)
        blocks = blocks.indices.filter { !taken.contains($0) }.map { blocks[$0] }
    }

    /// It stands right above a bubble, and nearer to that than to anything above it: a label (`LabelRule`).
    private func isHeading(_ line: PixelRect, _ blocks: [MessageBlock]) -> Bool {
        let inColumn = blocks.map(\.bounds).filter { $0 != line && $0.columnsShared(with: line) > 0 }
        let above = inColumn.filter { $0.maxY <= line.y }.map { line.y - $0.maxY }.min() ?? .max
        let below = blocks.filter { $0.bubble != nil }.map(\.bounds)
            .filter { $0.y >= line.maxY - 2 && $0.columnsShared(with: line) > 0 }.map { $0.y - line.maxY }.min()
        return below.map { $0 < above && Double($0) < geometry.bodyCapHeight * 1.5 } ?? false
    }

    /// A time at one end of a line in small print, and nothing but a name and a separator beside it.
    private func caption(_ block: MessageBlock) -> (name: String, time: String)? {
        guard block.bubble == nil, block.lines.count == 1, let line = block.lines.first,
            geometry.isSmallPrint(line), !DayPattern.isDay(line.text),
            !TimePiece.isTime(line.text)
        else { return nil }
        let words = line.words.map(\.text)
        if let (name, time) = dated(words) { return (name, time) }
        let ends = (1...4).reversed().flatMap { count in
            [(words.prefix(count), words.dropFirst(count)), (words.suffix(count), words.dropLast(count))]
        }
        return ends.lazy.compactMap { end, rest in
            TimePiece.time(in: end.joined(separator: " ")).flatMap { time in Self.name(rest).map { ($0, time) } }
        }.first
    }

    /// "Ana at 15:31, 22 Feb 2024": a time of day with its day behind it, whatever the small print of that came out as.
    private func dated(_ words: [String]) -> (name: String, time: String)? {
        guard let clock = words.firstIndex(where: { TimePattern.isDigitalTime($0.trimmingSuffix(",")) }), clock > 0,
            case let day = words[(clock + 1)...], (1...4).contains(day.count),
            day.contains(where: { $0.contains(where: \.isNumber) }), let name = Self.name(words[..<clock])
        else { return nil }
        return (name, words[clock].trimmingSuffix(","))
    }

    /// What of `words` is a name when nothing else is but what joins it to a time. "Costa, Ana" is one, too, and so is "You".
    private static func name(_ words: ArraySlice<String>) -> String? {
        let spoken = words.filter { $0.contains(where: \.isLetterOrDigit) && !TimePrepositionPattern.isJoint($0) }
        let name = LabelPattern.clean(spoken.joined(separator: " ").trimmingSuffix(":").trimmingSuffix(","))
        return NamePattern.isName(name) || LabelPattern.isOwn(name) || NamePattern.isFamilyFirst(name) ? name : nil
    }

    /// The bubble that it stands right under, at one of its edges, nearer than to the next one.
    func bubble(above line: PixelRect, _ blocks: [MessageBlock]) -> Int? {
        let cap = geometry.bodyCapHeight
        let isAtEdge = { (bounds: PixelRect) in
            min(abs(bounds.x - line.x), abs(bounds.maxX - line.maxX)) < Int(cap * 3)
        }
        let owner = blocks.indices.filter { index in
            let bounds = blocks[index].bounds
            let gap = Double(line.y - bounds.maxY)
            return blocks[index].bubble != nil && gap > -cap * 0.5 && gap < cap * PrintScale.caption
                && isAtEdge(bounds)
        }.max { blocks[$0].bounds.maxY < blocks[$1].bounds.maxY }
        guard let owner else { return nil }
        let below = blocks.filter {
            $0.bubble != nil && $0.bounds.y >= line.maxY && isAtEdge($0.bounds)
        }
        .map { $0.bounds.y - line.maxY }.min()
        return line.y - blocks[owner].bounds.maxY <= below ?? .max ? owner : nil
    }
}

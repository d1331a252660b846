/// Takes who wrote a message and when from the small line under its bubble: "Ana Costa · 10:05", "10:05 · Ana", "ana at 9:03 AM".
struct CaptionRule {
    let geometry: PageGeometry

    func take(_ blocks: inout [MessageBlock], account: inout LineAccount) {
        let captions = blocks.indices.compactMap {
            index -> (indices: [Int], owner: Int?, name: String, time: String)? in
            let bounds = blocks[index].bounds
            if let (name, time) = caption(blocks[index]) {
                // It is one also under a picture, or under a bubble that was not found.
                return ([index], bubble(above: bounds, blocks), name, time)
            }
            guard let (name, beside, time) = name(blocks[index], blocks),
                let owner = bubble(above: bounds.union(blocks[beside].bounds), blocks)
            else { return nil }
            return ([index, beside], owner, name, time)
        }
        for caption in captions {
            guard let owner = caption.owner else { continue }
            let bounds = blocks[owner].bounds
            let isLeft = bounds.x - geometry.screen.x < geometry.screen.maxX - bounds.maxX
            if blocks[owner].sender == nil, isLeft { blocks[owner].sender = caption.name }
            blocks[owner].time = blocks[owner].time ?? caption.time
        }
        let taken = Set(captions.flatMap(\.indices))
        account.presume(taken.flatMap { blocks[$0].lines }, to: .ornament)
        blocks = blocks.indices.filter { !taken.contains($0) }.map { blocks[$0] }
    }

    /// A single line on the page, smaller than what is said, and neither a day nor a time.
    private func smallPrint(_ block: MessageBlock) -> TextLine? {
        guard block.bubble == nil, block.lines.count == 1, let line = block.lines.first,
            line.capHeight < geometry.bodyCapHeight * PrintScale.small, !DayPattern.isDay(line.text),
            !TimePiece.isTime(line.text)
        else { return nil }
        return line
    }

    /// A time at one end of a line in small print, and nothing but a name and a separator beside it.
    private func caption(_ block: MessageBlock) -> (name: String, time: String)? {
        guard let line = smallPrint(block) else { return nil }
        let words = line.words.map(\.text)
        if let (name, time) = dated(words) { return (name, time) }
        for start in words.indices {
            for end in (start + 1...words.count).reversed() where start == 0 || end == words.count {
                guard end - start <= 4, end - start < words.count,
                    let time = TimePiece.time(in: words[start..<end].joined(separator: " "))
                else { continue }
                if let name = Self.name(words[..<start] + words[end...]) { return (name, time) }
            }
        }
        return nil
    }

    /// "Ana at 15:31, 22 Feb 2024": a time of day with its day behind it, whatever the small print of that came out as.
    private func dated(_ words: [String]) -> (name: String, time: String)? {
        guard let clock = words.firstIndex(where: { TimePattern.isDigitalTime($0.trimmingSuffix(",")) }), clock > 0,
            case let day = words[(clock + 1)...], (1...4).contains(day.count),
            day.contains(where: { $0.contains(where: \.isNumber) }), let name = Self.name(words[..<clock])
        else { return nil }
        return (name, words[clock].trimmingSuffix(","))
    }

    /// A name in small print with a time in the same row that was found apart.
    private func name(_ block: MessageBlock, _ blocks: [MessageBlock]) -> (name: String, beside: Int, time: String)? {
        guard let line = smallPrint(block), let name = Self.name(line.words.map(\.text)[...]),
            let beside = blocks.indices.first(where: { other in
                blocks[other].bubble == nil && blocks[other].lines.count == 1
                    && blocks[other].bounds.rowsShared(with: block.bounds) * 2 > block.bounds.height
                    && TimePiece.isTime(blocks[other].text)
            }), let time = TimePiece.time(in: blocks[beside].text)
        else { return nil }
        return (name, beside, time)
    }

    /// What of `words` is a name when nothing else is but what joins it to a time. "Costa, Ana" is one, too, and so is "You".
    private static func name(_ words: ArraySlice<String>) -> String? {
        let spoken = words.filter { $0.contains(where: \.isLetterOrDigit) && !joints.contains($0.lowercased()) }
        let name = LabelPattern.clean(spoken.joined(separator: " ").trimmingSuffix(":").trimmingSuffix(","))
        let isName =
            NamePattern.isName(name) || LabelPattern.isOwn(name)
            || name.count { $0 == "," } == 1 && NamePattern.isProperName(name.filter { $0 != "," })
        return isName ? name : nil
    }

    private static let joints: Set<String> = ["at", "um", "à", "a", "las", "by", "from"]

    /// The bubble that it stands right under, at one of its edges, nearer than to the next one.
    private func bubble(above line: PixelRect, _ blocks: [MessageBlock]) -> Int? {
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

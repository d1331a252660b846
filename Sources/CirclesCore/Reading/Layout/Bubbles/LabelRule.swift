/// Finds the names above, or beside, bubbles of a group.
struct LabelRule {
    let geometry: PageGeometry

    /// A short line on the page right above a bubble, at its edge, is who wrote it.
    func takeLabels(_ blocks: inout [MessageBlock], account: inout LineAccount) {
        let bubbles = geometry.page.regions.indices.filter { !geometry.isWideRegion($0) }.map(geometry.bounds)
            .filter {
                Double($0.height) > geometry.bodyCapHeight * 1.8 && Double($0.width) > geometry.bodyCapHeight * 2
            }
        var taken: Set<Int> = []
        let labels = blocks.indices.filter {
            blocks[$0].bubble == nil && blocks[$0].lines.count == 1 && isLabel(blocks[$0])
        }
        // Names stand above their bubbles, or all of them under the portraits beside.
        let isBeside =
            labels.count { beside(blocks[$0], bubbles) != nil } > labels.count { under(blocks[$0], bubbles) != nil }
        for index in labels {
            let block = blocks[index]
            let (first, second) = (under(block, bubbles), beside(block, bubbles))
            let bubble = isBeside ? second ?? first : first ?? second
            // Above a bubble whose fill was not found; one in small print is a name, though its message is not on the screen any more.
            let owner =
                bubble.map { bounds in blocks.firstIndex { $0.bubble != nil && $0.bounds == bounds } }
                ?? unbubbled(block, blocks)
            // Above an emoji that was not found, a name that others know.
            let isKnown = blocks.contains { $0.sender == LabelPattern.clean(block.text) }
            guard bubble != nil || owner != nil || isKnown || block.lines.allSatisfy(geometry.isSmallPrint) else {
                continue
            }
            taken.insert(index)
            let (name, time) = RowHeading.sender(block.lines[0].words.map(\.text))
            guard let owner = owner ?? bubble.flatMap({ goesOn(below: $0, blocks) }) else { continue }
            blocks[owner].sender = blocks[owner].sender ?? name
            blocks[owner].time = blocks[owner].time ?? time ?? block.time
        }
        account.presume(taken.flatMap { blocks[$0].lines }, to: .ornament)
        blocks = blocks.indices.filter { !taken.contains($0) }.map { blocks[$0] }
    }

    /// A picture, or sound: what its sender says goes on right below it, at its edge.
    private func goesOn(below bubble: PixelRect, _ blocks: [MessageBlock]) -> Int? {
        blocks.indices.first { index in
            let (gap, indent) = (blocks[index].bounds.y - bubble.maxY, blocks[index].bounds.x - bubble.x)
            return blocks[index].bubble != nil && blocks[index].sender == nil && gap >= 0
                && Double(gap) < geometry.bodyCapHeight * 1.5
                && Double(abs(indent)) < geometry.bodyCapHeight * PrintScale.sameEdge
        }
    }

    /// What stands without a bubble right under a name in colour, in paler small print or with a time beside it.
    private func unbubbled(_ label: MessageBlock, _ blocks: [MessageBlock]) -> Int? {
        guard let line = label.lines.first else { return nil }
        return blocks.indices.filter { index in
            let block = blocks[index]
            let gap = Double(block.bounds.y - label.bounds.maxY)
            // A name in colour stands above text that has none.
            let isColored = (line.ink?.chroma ?? 0) > 60 && (block.lines.first?.ink?.chroma ?? 255) < 40
            let isPaler =
                label.lines.allSatisfy(geometry.isSmallPrint)
                && (line.contrast ?? 255) * 4 < (block.lines.first?.contrast ?? 0) * 3
            // Above a bubble whose fill was too pale to be found.
            let isOnPage =
                geometry.isSmallPrint(line) && !geometry.hasOwnGround(line)
                && block.lines.first.map(geometry.hasOwnGround) ?? false
            return block.bubble == nil && gap > 0 && gap < geometry.bodyCapHeight * 2.6
                && (isColored || label.time != nil || RowHeading.sender(line.words.map(\.text)).time != nil || isPaler
                    || isOnPage || block.kind == .emoji)
                && abs(Double(block.bounds.x - label.bounds.x)) < geometry.bodyCapHeight * 2.5
        }.min { blocks[$0].bounds.y < blocks[$1].bounds.y }
    }

    /// The bubble that a name stands right above, at its edge.
    private func under(_ label: MessageBlock, _ bubbles: [PixelRect]) -> PixelRect? {
        bubbles.filter { bounds in
            let gap = Double(bounds.y - label.bounds.maxY)
            let indent = Double(label.bounds.x - bounds.x)
            let isAtEdge =
                (indent > -geometry.bodyCapHeight * 5 && indent < geometry.bodyCapHeight * 2.5)
                || abs(Double(bounds.maxX - label.bounds.maxX)) < geometry.bodyCapHeight * 2.5
            return gap > -2 && gap < geometry.bodyCapHeight * 1.5 && isAtEdge
                && bounds.columnsShared(with: label.bounds) > 0
        }.min { $0.y < $1.y }
    }

    /// The bubble whose writer's name stands under the portrait beside it.
    private func beside(_ label: MessageBlock, _ bubbles: [PixelRect]) -> PixelRect? {
        guard let line = label.lines.first, line.capHeight < geometry.bodyCapHeight * 0.95 else { return nil }
        let reach = Int(geometry.bodyCapHeight * 2)
        return bubbles.filter { bounds in
            let isAside =
                bounds.columnsShared(with: label.bounds) * 2 < label.bounds.width
                && (label.bounds.x < bounds.x || label.bounds.maxX > bounds.maxX)
                && min(abs(label.bounds.midX - Double(bounds.x)), abs(label.bounds.midX - Double(bounds.maxX)))
                    < geometry.bodyCapHeight * 8
            // A portrait beside the name of its own is no bubble.
            let isPortrait =
                Double(bounds.width) < geometry.bodyCapHeight * 6.5 && bounds.width < bounds.height * 3 / 2
            return isAside && !isPortrait && Double(bounds.height) > geometry.bodyCapHeight * 2.2
                && abs(label.bounds.maxY - bounds.maxY) < reach * 2 && label.bounds.y > bounds.y
        }.min { abs($0.maxY - label.bounds.maxY) < abs($1.maxY - label.bounds.maxY) }
    }

    private func isLabel(_ block: MessageBlock) -> Bool {
        guard let line = block.lines.first else { return false }
        let (shown, time) = RowHeading.sender(line.words.map(\.text))
        let name = LabelPattern.clean(shown)
        // What is as large as the text and has a bubble's colour behind it is said, also where its bubble was not found.
        let isSaid = line.region == nil && geometry.hasOwnGround(line) && !geometry.isSmallPrint(line)
        guard line.capHeight < geometry.bodyCapHeight * PrintScale.large, !isSaid, !LinkPattern.hasFileName(line.text)
        else {
            return false
        }
        if NamePattern.isPhoneNumber(line.text) { return true }
        guard name.split(separator: " ").count <= 5, name.count <= 32, !DayPattern.isDay(line.text),
            !TimePattern.isTime(line.text)
        else {
            return false
        }
        let isTimed = (time ?? block.time) != nil
        return NamePattern.isName(shown) || shown != name && NamePattern.isName(name)
            || NamePattern.isFamilyFirst(name) && (isTimed || geometry.isSmallPrint(line))
            || isTimed && LabelPattern.isAddressed(line.text) || isNick(line)
    }

    /// One word in small print nearer to the bubble below than to the one above: how somebody is called there, however that is spelt or
    /// was read.
    private func isNick(_ line: TextLine) -> Bool {
        // "~jb", as who is no contact is marked, in any print.
        let isMarked = line.text.hasPrefix("~") && line.alphanumericCount > 1
        guard line.words.count == 1, line.text.contains(where: \.isLetter),
            isMarked || line.alphanumericCount > 2 && geometry.isSmallPrint(line)
        else { return false }
        let bubbles = geometry.page.regions.indices.filter(geometry.isBubble).map(geometry.bounds)
            .filter { $0.columnsShared(with: line.bounds) > 0 }
        let above = bubbles.filter { Double($0.maxY) <= line.bounds.midY }.map { line.bounds.y - $0.maxY }.min()
        let below = bubbles.filter { Double($0.y) >= line.bounds.midY }.map { $0.y - line.bounds.maxY }.min()
        return below ?? .max < above ?? .max
    }
}

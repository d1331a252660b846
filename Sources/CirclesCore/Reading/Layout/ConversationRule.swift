/// Makes messages and separators of the lines between title bar and input bar.
struct ConversationRule {
    let geometry: PageGeometry
    /// Of the conversation: in one of two, too, it may stand above each message.
    let title: String?

    func conversation(of lines: [TextLine]) -> Transcript {
        let media = MediaRule(geometry: geometry, lines: lines)
        let pictured = lines.filter(media.isInPicture)
        let cases = CaseRule(bodyCap: geometry.cap)
        let written = lines.filter { !media.isInPicture($0) }.map {
            geometry.bubble(of: $0) == nil ? $0 : cases.mended($0)
        }
        var blocks: [MessageBlock]
        if let rows = InlineRows(written, geometry: geometry) {
            blocks = rows.blocks()
        } else if let rows = HeadedRows(written, geometry: geometry) {
            blocks = rows.blocks()
        } else {
            blocks = bubbles(written)
        }
        media.add(pictured, to: &blocks)
        return transcript(of: blocks)
    }

    private func bubbles(_ lines: [TextLine]) -> [MessageBlock] {
        let times = TimeRule(geometry: geometry)
        let center = CenterRule(geometry: geometry)
        let cards = CardRule(geometry: geometry)
        var blocks = BlockRule(geometry: geometry).blocks(of: lines)
        for index in blocks.indices {
            // Days are told before times are taken away: "Today 3:14 AM" is one line.
            if blocks[index].lines.count == 1, DayText.isDay(blocks[index].text) { continue }
            if center.isTime(blocks[index]) { continue }
            times.strip(&blocks[index])
            cards.separate(&blocks[index])
            times.takeLabel(&blocks[index])
        }
        takeTimes(&blocks)
        blocks.removeAll { $0.lines.isEmpty && $0.kind == nil }
        LabelRule(geometry: geometry, title: title).takeLabels(&blocks)
        ReplyRule(geometry: geometry).takeQuotes(&blocks)
        TrailingTimes(geometry: geometry).take(&blocks)
        return blocks
    }

    private func transcript(of blocks: [MessageBlock]) -> Transcript {
        let center = CenterRule(geometry: geometry)
        let badges = BadgeRule(geometry: geometry)
        let sides = SideRule(geometry: geometry, title: title).sides(of: blocks)
        var transcript = Transcript()
        var said: [(block: MessageBlock, side: Message.Side)] = []
        for (block, side) in zip(blocks, sides) {
            let text = block.text
            if center.isSeparator(block) {
                transcript.separators.append(.init(text: text, beforeMessage: transcript.messages.count))
                continue
            }
            let isLowest = !blocks.contains { $0.bounds.y > block.bounds.y }
            if block.bubble == nil, isLowest, TypingText.isTyping(text) { continue }
            let isOrnament =
                badges.isAside(block, among: blocks) || badges.isBadge(block, among: blocks)
                || badges.isReaction(block, among: blocks) || badges.isIcon(block)
            if !block.isRow, isOrnament { continue }
            // A label above a picture: the picture has no text.
            if block.bubble != nil, block.lines.count == 1, block.sender != text,
                blocks.contains(where: { $0.sender == text })
            {
                continue
            }
            let notice = block.kind == nil ? NoticeText.kind(of: text) : nil
            let isCentered =
                notice != nil || block.isBetween
                || (!block.isRow && block.kind == nil && center.isNotice(block, among: blocks))
            said.append((block, isCentered ? .center : side))
            transcript.messages.append(
                Message(
                    side: isCentered ? .center : side, kind: notice ?? block.kind, sender: block.sender, text: text,
                    time: block.time, quotes: block.quotes, attachment: block.attachment, bounds: block.bounds))
        }
        let surroundings = MessageSurroundings(said, geometry: geometry)
        for index in transcript.messages.indices {
            transcript.messages[index].confidence = MessageConfidence(of: index, among: surroundings).value
        }
        let weights = transcript.messages.map { Double(max(1, $0.text.count)) }
        let sum = zip(transcript.messages, weights).reduce(0) { $0 + $1.0.confidence * $1.1 }
        transcript.confidence = weights.isEmpty ? 0 : sum / weights.reduce(0, +)
        return transcript
    }

    /// A lone time on the page belongs to the message above it, or beside it.
    private func takeTimes(_ blocks: inout [MessageBlock]) {
        for index in blocks.indices where blocks[index].lines.isEmpty && blocks[index].bubble == nil {
            guard let time = blocks[index].time else { continue }
            let bounds = blocks[index].bounds
            // A time above its bubble is nearer to that than to the one it follows.
            let near = blocks.indices.compactMap { other -> (index: Int, distance: Int)? in
                let block = blocks[other]
                guard !block.lines.isEmpty, block.time == nil else { return nil }
                let distance = max(0, -block.bounds.rowsShared(with: bounds))
                let isBelow = block.bounds.y >= bounds.maxY
                let reach = geometry.cap * (isBelow ? 1.4 : 2.5)
                guard Double(distance) <= reach, !isBelow || block.bubble != nil else { return nil }
                return (other, isBelow ? distance + Int(geometry.cap * 0.2) : distance)
            }
            if let owner = near.min(by: { $0.distance < $1.distance }) { blocks[owner.index].time = time }
        }
    }
}

extension PixelRect {
    func sameColumns(as other: PixelRect) -> Bool {
        abs(x - other.x) < max(4, width / 50) && abs(maxX - other.maxX) < max(4, width / 50)
    }
}

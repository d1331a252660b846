/// Makes messages and separators of the lines between title bar and input bar.
struct ConversationRule {
    let geometry: PageGeometry

    /// - Parameters:
    ///   - rows: From the title bar's lower to the input bar's upper edge.
    ///   - account: Is told of what becomes part of the conversation, and of what is left out of it.
    func conversation(of lines: [TextLine], rows: Range<Int>, account: inout LineAccount) -> Transcript {
        let media = MediaRule(geometry: geometry, lines: lines)
        let isInPicture = { geometry.rules.contains(.pictures) && media.isInPicture($0) }
        let pictured = lines.filter(isInPicture)
        let written = lines.filter { !isInPicture($0) }
        let labelled = LabelledRows(written, geometry: geometry)
        var blocks =
            geometry.rules.contains(.labelledRows) && labelled.areRows
            ? labelled.blocks(account: &account)
            : bubbles(written, limit: labelled.page.limit, rows: rows, account: &account)
        media.add(pictured, to: &blocks)
        return transcript(of: blocks, account: &account)
    }

    private func bubbles(
        _ lines: [TextLine], limit: Double?, rows: Range<Int>, account: inout LineAccount
    ) -> [MessageBlock] {
        let (rules, times) = (geometry.rules, TimeRule(geometry: geometry))
        let center = CenterRule(geometry: geometry)
        let cards = CardRule(geometry: geometry)
        var blocks = BlockRule(geometry: geometry, limit: limit).blocks(of: lines)
        if rules.contains(.captions) { CaptionRule(geometry: geometry).take(&blocks, account: &account) }
        for index in blocks.indices {
            // Days are told before times are taken away: "Today 3:14 AM" is one line.
            if blocks[index].lines.count == 1, DayPattern.isDay(blocks[index].text) { continue }
            if center.isTime(blocks[index]) { continue }
            blocks[index].lines = BodyRule(geometry: geometry).marked(blocks[index].lines)
            if rules.contains(.times) { times.strip(&blocks[index]) }
            if rules.contains(.cards) { cards.separate(&blocks[index]) }
            if rules.contains(.labels) { times.takeLabel(&blocks[index]) }
            if rules.contains(.cards) { cards.takeAnswers(&blocks[index]) }
        }
        if rules.contains(.emoji) { EmojiMessageRule(geometry: geometry).add(to: &blocks, rows: rows) }
        takeTimes(&blocks)
        blocks.removeAll { $0.lines.isEmpty && $0.kind == nil }
        if rules.contains(.labels) { LabelRule(geometry: geometry).takeLabels(&blocks, account: &account) }
        if rules.contains(.quotes) { ReplyRule(geometry: geometry).takeQuotes(&blocks) }
        return blocks
    }

    private func transcript(of blocks: [MessageBlock], account: inout LineAccount) -> Transcript {
        let center = CenterRule(geometry: geometry)
        let sides = SideRule(geometry: geometry).sides(of: blocks)
        var transcript = Transcript()
        var said: [(block: MessageBlock, side: Message.Side)] = []
        for (block, side) in zip(blocks, sides) {
            let text = block.text
            if center.isSeparator(block) {
                transcript.separators.append(.init(text: text, beforeMessage: transcript.messages.count))
                account.tell(block.lines, as: text)
                continue
            }
            if isOrnament(block, among: blocks) {
                account.leaveOut(block.lines, as: .ornament)
                continue
            }
            // A label above a picture: the picture has no text.
            if block.bubble != nil, block.lines.count == 1, block.sender != text,
                blocks.contains(where: { $0.sender == text })
            {
                continue
            }
            account.tell(block.lines, as: text)
            // Buttons on a notice come out as a card.
            let isCard = block.kind == .linkCard && geometry.offCenter(block.bounds) < PrintScale.inVeryMiddle
            let isPhrase = (block.kind == nil || isCard) && geometry.rules.contains(.noticePhrases)
            let notice = isPhrase ? NoticePattern.kind(of: text) : nil
            let isCentered =
                notice != nil && (notice != .deleted || block.bubble == nil) || block.isBetween
                || (!block.isRow && block.kind == nil && notice == nil && geometry.rules.contains(.centeredNotices)
                    && center.isNotice(block, among: blocks))
            said.append((block, isCentered ? .center : side))
            transcript.messages.append(
                Message(
                    side: isCentered ? .center : side, kind: notice ?? block.kind, sender: block.sender,
                    text: LineEnds.told(text, of: block.lines),
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

    /// Portraits' letters, reactions' counts and signs drawn large: nobody said them.
    private func isOrnament(_ block: MessageBlock, among blocks: [MessageBlock]) -> Bool {
        let (rules, badges) = (geometry.rules, BadgeRule(geometry: geometry))
        guard !block.isRow else { return false }
        // "Like  Reply", under a bubble
        let isOffer =
            block.bubble == nil && block.kind == nil && ThreadPattern.isOffer(block.text)
            && (block.lines.allSatisfy(geometry.isSmallPrint)
                || CaptionRule(geometry: geometry).bubble(above: block.bounds, blocks) != nil)
        return (isOffer || OfferRule(geometry: geometry).isOffer(block)) && rules.contains(.buttons)
            || rules.contains(.portraits) && badges.isBadge(block, among: blocks)
            || rules.contains(.reactions) && badges.isReaction(block, among: blocks)
            || rules.contains(.icons) && (badges.isIcon(block, among: blocks) || badges.isFate(block, among: blocks))
    }

    /// A lone time on the page belongs to the message above it, or beside it.
    private func takeTimes(_ blocks: inout [MessageBlock]) {
        for index in blocks.indices where blocks[index].lines.isEmpty && blocks[index].bubble == nil {
            guard let time = blocks[index].time else { continue }
            let bounds = blocks[index].bounds
            // A time above its bubble is nearer to that than to the one it follows.
            let near = blocks.indices.compactMap { other -> (index: Int, distance: Int)? in
                let block = blocks[other]
                guard !block.lines.isEmpty || block.kind == .emoji, block.time == nil else { return nil }
                let distance = max(0, -block.bounds.rowsShared(with: bounds))
                let isBelow = block.bounds.y >= bounds.maxY
                let reach = geometry.bodyCapHeight * (isBelow ? 1.4 : 2.5)
                guard Double(distance) <= reach, !isBelow || block.bubble != nil else { return nil }
                return (other, isBelow ? distance + Int(geometry.bodyCapHeight * 0.2) : distance)
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

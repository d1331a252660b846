/// Makes messages and separators of the lines between title bar and input bar.
struct ConversationRule {
    let geometry: PageGeometry

    func conversation(of lines: [TextLine]) -> Transcript {
        let times = TimeRule(geometry: geometry)
        var blocks = BlockRule(geometry: geometry).blocks(of: lines)
        for index in blocks.indices {
            // Days are told before times are taken away: "Today 3:14 AM" is one line.
            if blocks[index].lines.count == 1, DayText.isDay(blocks[index].text) { continue }
            if isCenteredTime(blocks[index]) { continue }
            times.strip(&blocks[index])
            times.takeLabel(&blocks[index])
        }
        takeTimes(&blocks)
        blocks.removeAll { $0.lines.isEmpty }
        takeLabels(&blocks)
        let sides = SideRule(geometry: geometry).sides(of: blocks)

        var transcript = Transcript()
        for (block, side) in zip(blocks, sides) {
            let text = block.text
            let isInMiddle = abs(block.bounds.midX - geometry.screen.midX) < Double(geometry.screen.width) * 0.06
            if DayText.isDay(text), isInMiddle || block.bubble == nil {
                transcript.separators.append(.init(text: text, beforeMessage: transcript.messages.count))
                continue
            }
            if isCenteredTime(block) {
                transcript.separators.append(.init(text: text, beforeMessage: transcript.messages.count))
                continue
            }
            if isBadge(block, among: blocks) { continue }
            // A label above a picture: the picture has no text.
            if block.bubble != nil, block.lines.count == 1, blocks.contains(where: { $0.sender == text }) { continue }
            transcript.messages.append(
                Message(
                    side: isNarrowCentered(block, among: blocks) ? .center : side, sender: block.sender, text: text,
                    time: block.time,
                    quotes: block.quotes, bounds: block.bounds, confidence: block.confidence))
        }
        let weights = transcript.messages.map { Double(max(1, $0.text.count)) }
        let sum = zip(transcript.messages, weights).reduce(0) { $0 + $1.0.confidence * $1.1 }
        transcript.confidence = weights.isEmpty ? 0 : sum / weights.reduce(0, +)
        return transcript
    }

    /// A pill in the middle: a date or a notice, not a bubble.
    private func isNarrowCentered(_ block: MessageBlock, among blocks: [MessageBlock]) -> Bool {
        if let fill = fill(block) {
            // A fill that stands elsewhere too is somebody's.
            let others = blocks.contains { other in
                abs(other.bounds.midX - block.bounds.midX) > geometry.cap
                    && self.fill(other).map { $0.distance(to: fill) <= 12 } ?? false
            }
            if others, (block.lines.first?.capHeight ?? 0) > geometry.cap * 0.9 { return false }
        }
        let screen = geometry.screen
        let offset = abs(block.bounds.midX - screen.midX)
        return offset < Double(screen.width) * 0.025 && block.lines.count <= 2
            && Double(block.bounds.x - screen.x) > Double(screen.width) * 0.15
            && Double(block.bounds.height) < geometry.cap * (block.lines.count == 1 ? 3.4 : 6)
    }

    private func fill(_ block: MessageBlock) -> LayoutColor? {
        block.bubble.flatMap { LayoutColor(geometry.page.regions[$0].fill) }
    }

    private func isCenteredTime(_ block: MessageBlock) -> Bool {
        guard block.lines.count == 1, TimeText.isTime(block.text) else { return false }
        return abs(block.bounds.midX - geometry.screen.midX) < Double(geometry.screen.width) * 0.04
    }

    /// Initials in a small fill beside a bubble.
    private func isBadge(_ block: MessageBlock, among blocks: [MessageBlock]) -> Bool {
        guard block.lines.count == 1, block.text.count <= 3, block.bubble != nil else { return false }
        let bounds = block.bounds
        guard bounds.width < bounds.height * 13 / 10, Double(bounds.width) < geometry.cap * 6 else { return false }
        // Capitals in a circle at the screen's edge, also beside a picture that is no fill.
        let isInitials = block.text.count <= 2 && block.text.allSatisfy { $0.isUppercase }
        let margin = min(bounds.x - geometry.screen.x, geometry.screen.maxX - bounds.maxX)
        if isInitials, Double(margin) < geometry.cap * 1.2, bounds.height < bounds.width * 13 / 10 { return true }
        return geometry.page.regions.contains { region in
            let other = region.bounds
            return other.width > bounds.width * 3 / 2 && !geometry.screen.sameColumns(as: other)
                && other.rowsShared(with: bounds) > 0 && other.columnsShared(with: bounds) <= bounds.width / 3
                && Double(min(abs(other.x - bounds.maxX), abs(bounds.x - other.maxX))) < geometry.cap * 2
        }
    }

    // MARK: Times and labels beside bubbles

    /// A block that was only a time gives it to the message above it, or beside it.
    private func takeTimes(_ blocks: inout [MessageBlock]) {
        for index in blocks.indices where blocks[index].lines.isEmpty {
            guard let time = blocks[index].time else { continue }
            let bounds = blocks[index].bounds
            let near = blocks.indices.filter { other in
                !blocks[other].lines.isEmpty && blocks[other].time == nil
                    && (blocks[other].bounds.rowsShared(with: bounds) > 0
                        || (0...Int(geometry.cap * 2.5)).contains(bounds.y - blocks[other].bounds.maxY))
            }
            if let owner = near.max(by: { blocks[$0].bounds.maxY < blocks[$1].bounds.maxY }) {
                blocks[owner].time = time
            }
        }
    }

    /// A short line on the page right above a bubble, at its edge, is who wrote it.
    private func takeLabels(_ blocks: inout [MessageBlock]) {
        let bubbles = geometry.page.regions.indices.filter { !geometry.isWideRegion($0) }.map(geometry.bounds)
            .filter { Double($0.height) > geometry.cap * 1.8 && Double($0.width) > geometry.cap * 2 }
        var taken: Set<Int> = []
        for index in blocks.indices {
            let block = blocks[index]
            guard block.bubble == nil, block.lines.count == 1, isLabel(block) else { continue }
            let under = bubbles.filter { bounds in
                let gap = Double(bounds.y - block.bounds.maxY)
                let isAtEdge =
                    abs(Double(bounds.x - block.bounds.x)) < geometry.cap * 2.5
                    || abs(Double(bounds.maxX - block.bounds.maxX)) < geometry.cap * 2.5
                return gap > -2 && gap < geometry.cap * 1.5 && isAtEdge && bounds.columnsShared(with: block.bounds) > 0
            }
            guard let bubble = under.min(by: { $0.y < $1.y }) ?? beside(block, bubbles) else { continue }
            taken.insert(index)
            if let owner = blocks.firstIndex(where: { $0.bubble != nil && $0.bounds == bubble }) {
                blocks[owner].sender = blocks[owner].sender ?? block.text
            }
        }
        blocks = blocks.indices.filter { !taken.contains($0) }.map { blocks[$0] }
    }

    /// The bubble whose writer's name stands under the portrait beside it.
    private func beside(_ label: MessageBlock, _ bubbles: [PixelRect]) -> PixelRect? {
        guard let line = label.lines.first, line.capHeight < geometry.cap * 0.95 else { return nil }
        let reach = Int(geometry.cap * 2)
        return bubbles.filter { bounds in
            let isAside =
                bounds.columnsShared(with: label.bounds) * 2 < label.bounds.width
                && (label.bounds.x < bounds.x || label.bounds.maxX > bounds.maxX)
            return isAside && Double(bounds.height) > geometry.cap * 2.2
                && abs(label.bounds.maxY - bounds.maxY) < reach * 2 && label.bounds.y > bounds.y
        }.min { abs($0.maxY - label.bounds.maxY) < abs($1.maxY - label.bounds.maxY) }
    }

    private func isLabel(_ block: MessageBlock) -> Bool {
        guard let line = block.lines.first else { return false }
        let words = line.text.split(whereSeparator: \.isWhitespace)
        guard words.count <= 4, line.text.count <= 32, line.capHeight < geometry.cap * 1.1 else { return false }
        if DayText.isDay(line.text) || TimeText.isTime(line.text) { return false }
        return NameText.isName(line.text)
    }
}

extension PixelRect {
    func sameColumns(as other: PixelRect) -> Bool {
        abs(x - other.x) < max(4, width / 50) && abs(maxX - other.maxX) < max(4, width / 50)
    }
}

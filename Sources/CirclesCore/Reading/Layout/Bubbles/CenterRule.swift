/// Tells what stands in the middle of the conversation: days, times, and what the messenger itself says.
struct CenterRule {
    let geometry: PageGeometry

    func isSeparator(_ block: MessageBlock) -> Bool {
        let isInMiddle = geometry.offCenter(block.bounds) < PrintScale.centered
        return DayPattern.isDay(block.text) && (isInMiddle || block.bubble == nil) || isTime(block)
    }

    func isTime(_ block: MessageBlock) -> Bool {
        block.lines.count == 1 && TimePattern.isTime(block.text) && geometry.offCenter(block.bounds) < 0.04
    }

    /// A pill or a few small rows in the middle: a notice, not a bubble.
    func isNotice(_ block: MessageBlock, among blocks: [MessageBlock]) -> Bool {
        let screen = geometry.screen
        if isLowPill(block, among: blocks) { return true }
        let sides = SideRule(geometry: geometry)
        if sides.isInColumn(block, among: blocks) || sides.byAvatar(block) != nil { return false }
        guard geometry.offCenter(block.bounds) < PrintScale.inMiddle, block.sender == nil,
            !block.isFlushLeft(cap: geometry.bodyCapHeight),
            Double(block.bounds.x - screen.x) > Double(screen.width) * 0.04, !block.lines.isEmpty
        else { return false }
        var isOwnFill = false
        if let fill = geometry.fill(of: block) {
            // A fill that stands elsewhere too, or in which much is said, is somebody's.
            let others = blocks.contains { other in
                (other.lines.count > 2 || abs(other.bounds.midX - block.bounds.midX) > geometry.bodyCapHeight)
                    && geometry.isOn(fill, other)
            }
            if others, (block.lines.first?.capHeight ?? 0) > geometry.bodyCapHeight * 0.9 { return false }
            isOwnFill = !others
        }
        // A pill of its own fill in small print, in the very middle: as wide as what it says.
        if isOwnFill, isSmallPill(block) { return true }
        // Text of full size in a fill of its own stands in the very middle or is somebody's.
        let isLarge =
            block.bubble != nil && block.lines.allSatisfy { $0.capHeight > geometry.bodyCapHeight * PrintScale.small }
        if isLarge, geometry.offCenter(block.bounds) > PrintScale.inVeryMiddle { return false }
        // Nobody's words are set around the middle of the page.
        let isAroundMiddle =
            block.bubble == nil && block.lines.count == 2
            && abs(block.lines[0].bounds.midX - block.lines[1].bounds.midX) < geometry.bodyCapHeight * 0.9
        let isSmallPrint = block.bubble == nil && block.lines.allSatisfy(geometry.isSmallPrint)
        return geometry.offCenter(block.bounds) < 0.025 && block.lines.count <= 2
            && (isAroundMiddle || isSmallPrint || Double(block.bounds.x - screen.x) > Double(screen.width) * 0.15)
            && Double(block.bounds.height) < geometry.bodyCapHeight * (block.lines.count == 1 ? 3.4 : 6)
    }

    /// One line in the very middle, in smaller print and on a fill that is lower than anybody's bubble of one line.
    private func isLowPill(_ block: MessageBlock, among blocks: [MessageBlock]) -> Bool {
        guard block.bubble != nil, block.lines.count == 1, block.time == nil, let line = block.lines.first,
            geometry.offCenter(line.bounds) < PrintScale.inVeryMiddle
        else { return false }
        let said = blocks.filter { other in
            other.bubble != nil && !other.lines.isEmpty && geometry.offCenter(other.bounds) > PrintScale.inMiddle
        }
        return !said.isEmpty
            && said.allSatisfy { other in
                other.bounds.height * 4 > block.bounds.height * 5
                    && other.lines.contains { line.capHeight < $0.capHeight * PrintScale.small }
            }
    }

    private func isSmallPill(_ block: MessageBlock) -> Bool {
        guard block.bubble != nil, geometry.offCenter(block.bounds) < PrintScale.inVeryMiddle, block.lines.count <= 4,
            block.lines.allSatisfy(geometry.isSmallPrint), let text = block.textBounds
        else { return false }
        return abs(text.midX - block.bounds.midX) < geometry.bodyCapHeight && block.time == nil
    }
}

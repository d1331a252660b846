/// Tells portraits' initials and reactions from messages.
struct BadgeRule {
    let geometry: PageGeometry

    /// Initials in a small fill beside a bubble.
    func isBadge(_ block: MessageBlock, among blocks: [MessageBlock]) -> Bool {
        // A portrait has no time.
        if block.holdsTime || hasFillOfMessages(block, among: blocks) { return false }
        // A portrait's rim comes out as an upright stroke or a bracket: "| MD".
        let letters = block.text.split(whereSeparator: \.isWhitespace).filter { $0 != "I" && $0 != "|" }.joined()
        let bounds = block.bounds
        guard block.lines.count == 1, letters.count <= 3, block.text.count <= 5, block.bubble != nil,
            bounds.width < bounds.height * 13 / 10, Double(bounds.width) < geometry.bodyCapHeight * 6
        else { return false }
        // Capitals in a circle at the screen's edge, also beside a picture that is no fill.
        let isInitials = letters.count <= 2 && letters.allSatisfy { $0.isUppercase }
        let margin = min(bounds.x - geometry.screen.x, geometry.screen.maxX - bounds.maxX)
        if isInitials, Double(margin) < geometry.bodyCapHeight * 2.5, bounds.height < bounds.width * 13 / 10 {
            return true
        }
        return geometry.page.regions.contains { region in
            let other = region.bounds
            return other.width > bounds.width * 3 / 2 && !geometry.screen.sameColumns(as: other)
                && other.rowsShared(with: bounds) > 0 && other.columnsShared(with: bounds) <= bounds.width / 3
                && Double(min(abs(other.x - bounds.maxX), abs(bounds.x - other.maxX))) < geometry.bodyCapHeight * 2
        }
    }

    /// Somebody's longer messages stand on the same fill.
    private func hasFillOfMessages(_ block: MessageBlock, among blocks: [MessageBlock]) -> Bool {
        guard let fill = geometry.fill(of: block) else { return false }
        return blocks.contains { other in
            other.bubble != nil && other.bubble != block.bubble && other.bounds.width > block.bounds.width * 3 / 2
                && other.lines.reduce(0) { $0 + $1.alphanumericCount } > 3
                && geometry.isOn(fill, other)
        }
    }

    /// A sign drawn large in a bubble of its own: a key, a thumb, a sticker. Text fills its bubble, or stands on a fill
    /// that messages have.
    func isIcon(_ block: MessageBlock, among blocks: [MessageBlock]) -> Bool {
        guard block.bubble != nil, !block.holdsTime, block.lines.count == 1, let line = block.lines.first,
            line.alphanumericCount <= 3, !hasFillOfMessages(block, among: blocks)
        else { return false }
        // It is drawn in the middle.
        return Double(block.bounds.height - line.bounds.height) > geometry.bodyCapHeight * 3.2
            && abs(line.bounds.midX - block.bounds.midX) < geometry.bodyCapHeight
            && abs(line.bounds.midY - block.bounds.midY) < geometry.bodyCapHeight
    }

    /// What became of a message, in small print on the page right under its bubble, at that one's edge and nearer to it than to the next.
    func isFate(_ block: MessageBlock, among blocks: [MessageBlock]) -> Bool {
        block.bubble == nil && block.lines.count == 1 && geometry.offCenter(block.bounds) > PrintScale.centered
            && block.lines[0].capHeight < geometry.bodyCapHeight * PrintScale.tiny
            && CaptionRule(geometry: geometry).bubble(above: block.bounds, blocks) != nil
            && NoticePattern.kind(of: block.text) == nil
    }

    /// A count or a sign in a pill on a bubble's edge or below its text, or on the page beside it: messages stand under one another.
    func isReaction(_ block: MessageBlock, among blocks: [MessageBlock]) -> Bool {
        let bounds = block.bounds
        guard block.lines.count == 1, !block.holdsTime, let line = block.lines.first, line.alphanumericCount <= 3,
            !line.text.contains(where: \.isLetter) || line.text.count <= 1, !line.text.contains("?"),
            Double(bounds.height) < geometry.bodyCapHeight * 2.8, Double(bounds.width) < geometry.bodyCapHeight * 8
        else { return false }
        // "k" on the fill of what is said stands under the message before, and hangs on none.
        let isSaid = line.text.contains(where: \.isLetter) && hasFillOfMessages(block, among: blocks)
        return blocks.contains { other in
            guard other.bubble != nil, other.bubble != block.bubble, other.bounds.width > bounds.width,
                other.bounds.height > bounds.height
            else { return false }
            let overlap = other.bounds.rowsShared(with: bounds)
            let columns = other.bounds.columnsShared(with: bounds)
            // On the lower or upper edge, or on the page beside it.
            return overlap > (isSaid ? 0 : -Int(geometry.bodyCapHeight * 0.5)) && overlap < bounds.height
                && columns * 2 > bounds.width
                || block.bubble == nil && overlap * 10 >= bounds.height * 7
                    && Double(columns) < geometry.bodyCapHeight
                    && -columns < Int(geometry.bodyCapHeight * 5)
        }
    }
}

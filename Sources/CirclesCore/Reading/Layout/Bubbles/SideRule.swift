/// Tells whose a message is by the margins beside it.
struct SideRule {
    let geometry: PageGeometry

    /// One side a block; `center` for what stands in the middle of the page.
    func sides(of blocks: [MessageBlock]) -> [Message.Side] {
        let screen = geometry.screen
        let width = Double(screen.width)
        var sides = [Message.Side](repeating: .unknown, count: blocks.count)
        for (index, block) in blocks.enumerated() {
            if block.isRow {
                sides[index] = block.sender.map(LabelPattern.isOwn) ?? false ? .right : .left
                continue
            }
            let left = Double(block.bounds.x - screen.x)
            let right = Double(screen.maxX - block.bounds.maxX)
            // What touches one edge alone is that side's, however wide it is.
            let isFlush = block.bubble != nil && min(left, right) < 2 && abs(left - right) > width * 0.02
            if !isFlush, abs(left - right) < width * 0.2, let side = byColumn(block, among: blocks) {
                sides[index] = side
            } else if isFlush || abs(left - right) >= width * 0.12 {
                sides[index] = left < right ? .left : .right
            } else if block.bubble == nil, geometry.fill(of: block) == nil,
                !block.isFlushLeft(cap: geometry.bodyCapHeight), !isInColumn(block, among: blocks),
                left > width * 0.12,
                abs(left - right) < width * 0.08
            {
                sides[index] = .center
            }
        }
        resolve(&sides, blocks)
        return sides
    }

    /// Bubbles of one fill begin in one column at the left side, and end in one at the right side, whatever stands beside them
    /// there: more of them do than, by their width, in the other one.
    private func byColumn(_ block: MessageBlock, among blocks: [MessageBlock]) -> Message.Side? {
        guard block.bubble != nil, let fill = geometry.fill(of: block) else { return nil }
        let alike = blocks.filter { $0.bubble != nil && geometry.isOn(fill, $0) }
        let reach = Int(geometry.bodyCapHeight * 0.8)
        let left = alike.count { abs($0.bounds.x - block.bounds.x) <= reach }
        let right = alike.count { abs($0.bounds.maxX - block.bounds.maxX) <= reach }
        guard max(left, right) > 2, left != right else { return nil }
        return left > right ? .left : .right
    }

    /// On the page, as large as what is said, it begins where other lines do that end elsewhere, or behind a portrait: what stands
    /// in the middle begins anywhere.
    func isInColumn(_ block: MessageBlock, among blocks: [MessageBlock]) -> Bool {
        let cap = geometry.bodyCapHeight
        guard block.bubble == nil, block.lines.contains(where: { $0.capHeight > cap * PrintScale.small }) else {
            return false
        }
        let ends = blocks.filter { $0.bubble == nil }.flatMap(\.lines)
            .filter { Double(abs($0.bounds.x - block.bounds.x)) < cap * PrintScale.sameEdge }.map(\.bounds.maxX)
        return Double((ends.max() ?? 0) - (ends.min() ?? 0)) > cap * 2
    }

    private func resolve(_ sides: inout [Message.Side], _ blocks: [MessageBlock]) {
        let bubbles = blocks.indices.filter { blocks[$0].bubble != nil }
        let clear = bubbles.filter { sides[$0] == .left || sides[$0] == .right }.map { (blocks[$0], sides[$0]) }
        for index in blocks.indices where sides[index] == .unknown {
            sides[index] =
                bySameFill(blocks[index], clear.filter { sharesEdge($0.0, blocks[index]) })
                ?? byAvatar(blocks[index]) ?? (isNamed(blocks[index]) ? .left : .unknown)
        }
        // A portrait beside one bubble tells of the others that are like it.
        let settled = bubbles.filter { sides[$0] == .left || sides[$0] == .right }.map { (blocks[$0], sides[$0]) }
        for index in blocks.indices where sides[index] == .unknown {
            sides[index] =
                bySameFill(blocks[index], settled) ?? byOtherFill(blocks[index], settled)
                ?? byMargins(blocks[index])
        }
    }

    /// A small square fill or picture right beside the bubble is its writer's portrait.
    func byAvatar(_ block: MessageBlock) -> Message.Side? {
        let cap = geometry.bodyCapHeight
        let portraits = geometry.page.regions.map(\.bounds).filter { bounds in
            let (width, height) = (Double(bounds.width), Double(bounds.height))
            return width > cap * 1.5 && width < cap * 6 && height > width * 0.6 && height < width * 1.6
                && bounds.rowsShared(with: block.bounds) > 0
        }
        // Text without a bubble is set in as if it had one.
        let reach = Int(cap * (block.bubble == nil ? 3.5 : 2))
        let left = portraits.map { block.bounds.x - $0.maxX }.filter { $0 >= -Int(cap) && $0 < reach }.max()
        let right = portraits.map { $0.x - block.bounds.maxX }.filter { $0 >= -Int(cap) && $0 < Int(cap * 2) }.max()
        guard let left, let right else { return left != nil ? .left : right != nil ? .right : nil }
        // What lies over the bubble's end is a button, where a portrait stands beside the other one.
        return (left < 0) == (right < 0) ? nil : right < 0 ? .left : .right
    }

    /// Bubbles of one fill are one person's, unless both sides use it.
    private func bySameFill(_ block: MessageBlock, _ clear: [(MessageBlock, Message.Side)]) -> Message.Side? {
        guard let fill = geometry.fill(of: block) else { return nil }
        let alike = clear.filter { other in geometry.isOn(fill, other.0) }
        let left = alike.count { $0.1 == .left }
        let right = alike.count - left
        guard left == 0 || right == 0, left != right else { return nil }
        return left > 0 ? .left : .right
    }

    private func sharesEdge(_ one: MessageBlock, _ other: MessageBlock) -> Bool {
        let reach = Int(geometry.bodyCapHeight * 0.8)
        return abs(one.bounds.x - other.bounds.x) <= reach || abs(one.bounds.maxX - other.bounds.maxX) <= reach
    }

    /// Under the other's name stands what the other said.
    private func isNamed(_ block: MessageBlock) -> Bool {
        guard block.bubble != nil, let sender = block.sender, block.kind == nil else { return false }
        return !LabelPattern.isOwn(sender)
    }

    /// Where all that is settled is of one side and one fill, another fill is the other side's.
    private func byOtherFill(_ block: MessageBlock, _ settled: [(MessageBlock, Message.Side)]) -> Message.Side? {
        guard settled.count >= 2, let fill = geometry.fill(of: block), Set(settled.map(\.1)).count == 1,
            settled.allSatisfy({ geometry.fill(of: $0.0).map { $0.distance(to: fill) > 16 } ?? false })
        else { return nil }
        return settled[0].1 == .left ? .right : .left
    }

    private func byMargins(_ block: MessageBlock) -> Message.Side {
        let left = block.bounds.x - geometry.screen.x
        let right = geometry.screen.maxX - block.bounds.maxX
        if block.bubble == nil, left < geometry.screen.width / 5 { return .left }
        return left <= right ? .left : .right
    }
}

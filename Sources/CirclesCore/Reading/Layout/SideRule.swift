/// Tells whose a message is by the margins beside it.
struct SideRule {
    let geometry: PageGeometry

    /// One side a block; `center` for what stands in the middle of the page.
    func sides(of blocks: [MessageBlock]) -> [Message.Side] {
        let screen = geometry.screen
        let width = Double(screen.width)
        var sides = [Message.Side](repeating: .unknown, count: blocks.count)
        for (index, block) in blocks.enumerated() {
            let left = Double(block.bounds.x - screen.x)
            let right = Double(screen.maxX - block.bounds.maxX)
            if abs(left - right) >= width * 0.12 {
                sides[index] = left < right ? .left : .right
            } else if block.bubble == nil, left > width * 0.12, abs(left - right) < width * 0.08 {
                sides[index] = .center
            }
        }
        resolve(&sides, blocks)
        return sides
    }

    private func resolve(_ sides: inout [Message.Side], _ blocks: [MessageBlock]) {
        let clear = blocks.indices.filter { blocks[$0].bubble != nil && (sides[$0] == .left || sides[$0] == .right) }
        for index in blocks.indices where sides[index] == .unknown {
            sides[index] = bySameFill(blocks[index], clear.map { (blocks[$0], sides[$0]) })
                ?? bySameEdge(blocks[index], clear.map { (blocks[$0], sides[$0]) })
                ?? byMargins(blocks[index])
        }
    }

    /// Bubbles of one fill are one person's, unless both sides use it.
    private func bySameFill(_ block: MessageBlock, _ clear: [(MessageBlock, Message.Side)]) -> Message.Side? {
        guard let fill = fill(block) else { return nil }
        let alike = clear.filter { other in self.fill(other.0).map { $0.distance(to: fill) <= 16 } ?? false }
        let left = alike.count { $0.1 == .left }
        let right = alike.count - left
        guard left == 0 || right == 0, left != right else { return nil }
        return left > 0 ? .left : .right
    }

    /// The edge that stays fixed is the side's.
    private func bySameEdge(_ block: MessageBlock, _ clear: [(MessageBlock, Message.Side)]) -> Message.Side? {
        let tolerance = Int(geometry.cap * 0.6)
        let left = clear.count { $0.1 == .left && abs($0.0.bounds.x - block.bounds.x) <= tolerance }
        let right = clear.count { $0.1 == .right && abs($0.0.bounds.maxX - block.bounds.maxX) <= tolerance }
        if left == right { return nil }
        return left > right ? .left : .right
    }

    private func byMargins(_ block: MessageBlock) -> Message.Side {
        let left = block.bounds.x - geometry.screen.x
        let right = geometry.screen.maxX - block.bounds.maxX
        if block.bubble == nil, left < geometry.screen.width / 5 { return .left }
        return left <= right ? .left : .right
    }

    private func fill(_ block: MessageBlock) -> LayoutColor? {
        block.bubble.flatMap { LayoutColor(geometry.page.regions[$0].fill) }
    }
}

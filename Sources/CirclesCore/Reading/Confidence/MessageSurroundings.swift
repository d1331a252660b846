/// What a conversation's messages have in common; one that differs is likelier no message, or part of one.
struct MessageSurroundings {
    let geometry: PageGeometry
    let blocks: [(block: MessageBlock, side: Message.Side)]
    private let texts: [String]
    /// Of each side's lines: the median of each channel.
    private let inks: [Message.Side: LayoutColor]
    /// Of each side's messages: where they begin, or on the right end.
    private let edges: [Message.Side: [Int]]

    init(_ blocks: [(block: MessageBlock, side: Message.Side)], geometry: PageGeometry) {
        self.blocks = blocks
        self.geometry = geometry
        texts = blocks.map(\.block.text)
        let bySide = Dictionary(grouping: blocks, by: \.side)
        inks = bySide.compactMapValues { group in LayoutColor(medianOf: group.flatMap(\.block.lines).compactMap(\.ink))
        }
        edges = bySide.mapValues { group in group.compactMap(Self.edge) }
    }

    private static func edge(of block: MessageBlock, side: Message.Side) -> Int? {
        guard let line = block.lines.first else { return nil }
        return side == .left ? line.bounds.x : block.bounds.maxX
    }

    /// 0…1: how far its letters' colour is from that of its side's messages, as a label's or a time's is.
    func inkDeviation(of index: Int) -> Double {
        let (block, side) = blocks[index]
        guard let usual = inks[side] else { return 0 }
        return Double(block.lines.compactMap { $0.ink?.distance(to: usual) }.max() ?? 0) / 255
    }

    /// How many letters of Latin script but of no large western language it has, which no other message has any of. At most three.
    ///
    /// A conversation in Polish has them everywhere; in one in English "tħe" and "Todāy" were misread.
    func foreignLetters(in index: Int) -> Double {
        let own = Set(texts[index].lowercased().filter(Self.isForeign))
        guard !own.isEmpty else { return 0 }
        let isUsual = texts.indices.contains { $0 != index && texts[$0].lowercased().contains(where: Self.isForeign) }
        return isUsual ? 0 : Double(min(3, own.count))
    }

    private static func isForeign(_ letter: Character) -> Bool {
        letter.isLetter && !"äöüßéèêëàâáíîïóôúûùñçœ".contains(letter)
            && letter.unicodeScalars.first.map { !$0.isASCII || letter.unicodeScalars.count > 1 } == true
            && letter.unicodeScalars.first.map { $0.value < 0x250 || (0x1E00...0x1EFF).contains($0.value) } == true
    }

    /// Whether it shares rows with the message before or after it, as halves of one do.
    func overlaps(_ index: Int) -> Double {
        let neighbours = [index - 1, index].filter { blocks.indices.contains($0) && blocks.indices.contains($0 + 1) }
        return neighbours.contains { upper in
            let gap = blocks[upper + 1].block.bounds.y - blocks[upper].block.bounds.maxY
            return Double(gap) < -0.2 * geometry.bodyCapHeight
        } ? 1 : 0
    }

    /// Whether it begins with a small letter below one of its side, or the one of its side below it does: a message that came
    /// apart.
    func continues(_ index: Int) -> Double {
        let side = blocks[index].side
        let lower = [index, index + 1].filter { blocks.indices.contains($0) && blocks.indices.contains($0 - 1) }
        let isPart = lower.contains { next in
            blocks[next - 1].side == side && blocks[next].side == side && texts[next].first?.isLowercase == true
        }
        return isPart ? 1 : 0
    }

    /// Whether no other of its side's messages begins, or on the right ends, where it does.
    func standsAlone(_ index: Int) -> Double {
        let (block, side) = blocks[index]
        guard side == .left || side == .right, let all = edges[side], all.count > 2,
            let own = Self.edge(of: block, side: side)
        else { return 0 }
        return all.count { Double(abs($0 - own)) < geometry.bodyCapHeight * 0.5 } > 1 ? 0 : 1
    }
}

extension LayoutColor {
    /// The median of each channel; nil without colours.
    fileprivate init?(medianOf colors: [LayoutColor]) {
        guard !colors.isEmpty else { return nil }
        let middle = colors.count / 2
        red = colors.map(\.red).sorted()[middle]
        green = colors.map(\.green).sorted()[middle]
        blue = colors.map(\.blue).sorted()[middle]
    }
}

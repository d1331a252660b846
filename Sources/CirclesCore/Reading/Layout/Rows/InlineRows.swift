/// Reads conversations whose messages have time and name in front of them in the same line, as in IRC: "[5:41] ana: I'm outside",
/// or in columns of their own. Lines that had to be wrapped stand below, under the text or at the left end.
struct InlineRows {
    private let geometry: PageGeometry
    private let rows: [TextLine]
    private let heads: [Int: InlineHead]
    private let columns: InlineColumns?
    /// Where rows begin.
    private let left: Int
    /// How far what is said stands out from the page.
    private let contrast: Int

    /// Nil when fewer than three rows begin so, or most that begin where they do begin otherwise.
    init?(_ lines: [TextLine], geometry: PageGeometry) {
        self.geometry = geometry
        let cap = geometry.bodyCapHeight
        // A window may give them a pane of their own fill, between lists and buttons.
        let panes = geometry.inBubbles(lines).values.filter { pane in
            // "Name: value" is how a bubble's text may go on.
            pane.count { $0.text.hasPrefix("<") || $0.words.first.flatMap { InlineHead.time($0.text) } != nil } > 2
        }.sorted { $0.count > $1.count }
        let candidates = [lines.filter { geometry.bubble(of: $0) == nil }] + panes
        let told = candidates.lazy.map {
            lines -> (rows: [TextLine], columns: InlineColumns?, heads: [Int: InlineHead]) in
            let rows = Self.rows(lines, cap: cap)
            let columns = InlineColumns(rows, cap: cap)
            return (rows, columns, columns == nil ? Self.heads(rows, cap: cap) : [:])
        }
        // Times beside bubbles head no rows: what is said stands in the bubbles.
        guard let (rows, columns, found) = told.first(where: { $0.columns != nil || !$0.heads.isEmpty }),
            rows.reduce(0, { $0 + $1.alphanumericCount }) * 2 > lines.reduce(0, { $0 + $1.alphanumericCount })
        else { return nil }
        self.rows = rows
        // Members are listed beside the conversation, and one's own name stands before the field one writes in.
        let known = geometry.page.lines.filter { $0.words.count == 1 && $0.confidence > 0.8 }.map { $0.words[0].text }
        let names = known.filter { $0.count > 2 && InlineHead.isNick(Substring($0)) }
        heads = InlineHead.mended(found, known: Set(names), cap: cap)
        self.columns = columns
        left = columns?.left ?? found.keys.map { rows[$0].bounds.x }.min() ?? 0
        let said = rows.compactMap(\.contrast).sorted()
        contrast = said.isEmpty ? 255 : said[said.count * 3 / 4]
    }

    /// Where the first message begins that says when or who.
    var top: Int? {
        let begun = rows.indices.filter { index in
            heads[index] != nil || columns?.head(of: rows[index]).map { $0.sender != nil && $0.time != nil } ?? false
        }
        return begun.map { rows[$0].bounds.y }.min()
    }

    // MARK: Rows

    /// All that stands beside one another as one line, however far apart.
    private static func rows(_ lines: [TextLine], cap: Double) -> [TextLine] {
        var rows: [[TextLine]] = []
        for line in lines.sorted(by: { $0.bounds.midY < $1.bounds.midY }) {
            let index = rows.lastIndex { row in
                row.contains { other in
                    other.bounds.rowsShared(with: line.bounds) * 2 > min(other.bounds.height, line.bounds.height)
                        && abs(Double(other.baseline - line.baseline)) < cap * 0.6
                }
            }
            if let index { rows[index].append(line) } else { rows.append([line]) }
        }
        return rows.compactMap { row in
            let pieces = row.sorted { $0.bounds.x < $1.bounds.x }
            // What was said stands out most from the page, and times and marks less.
            guard var whole = pieces.max(by: { ($0.contrast ?? 0) < ($1.contrast ?? 0) }) else { return nil }
            whole.words = pieces.flatMap(\.words)
            whole.text = whole.words.map(\.text).joined(separator: " ")
            whole.bounds = pieces.reduce(whole.bounds) { $0.union($1.bounds) }
            whole.capHeight = pieces.map(\.capHeight).max() ?? whole.capHeight
            return whole
        }
    }

    /// Rows with a time or a name in front, by their indices.
    private static func heads(_ rows: [TextLine], cap: Double) -> [Int: InlineHead] {
        var found: [Int: InlineHead] = [:]
        for index in rows.indices where !Self.isNotice(rows[index]) { found[index] = InlineHead(rows[index].words) }
        guard let left = found.keys.map({ rows[$0].bounds.x }).sorted().first else { return [:] }
        let isAtLeft = { (row: TextLine) in abs(Double(row.bounds.x - left)) < cap }
        found = found.filter { isAtLeft(rows[$0.key]) }
        guard found.count >= 3 else { return [:] }
        let timed = found.values.count { $0.time != nil }
        if timed >= 3 { return completed(found.filter { $0.value.time != nil }, rows, cap: cap) }
        // A name alone in front might be any word with a colon: most rows begin so, and some with the same.
        let isRepeated = Set(found.values.map(\.sender)).count < found.count
        let begun = rows.count { isAtLeft($0) }
        return isRepeated && found.count * 3 > begun ? completed(found, rows, cap: cap) : [:]
    }

    /// With those that were badly read.
    private static func completed(_ found: [Int: InlineHead], _ rows: [TextLine], cap: Double) -> [Int: InlineHead] {
        var all = found
        let left = found.keys.map { rows[$0].bounds.x }.min() ?? 0
        for index in rows.indices where found[index] == nil && !Self.isNotice(rows[index]) {
            let row = rows[index]
            guard row.words.first?.text == ":" || abs(Double(row.bounds.x - left)) < cap else { continue }
            all[index] = InlineHead(row.words, among: Array(found.values), cap: cap)
        }
        return all
    }

    // MARK: Blocks

    /// The rows as blocks with sender and time; days and notices between them are blocks of their own.
    func blocks() -> [MessageBlock] {
        var blocks: [MessageBlock] = []
        // Whether the last block may go on.
        var isOpen = false
        for (index, row) in rows.enumerated() {
            if let (block, said) = begin(index) {
                blocks.append(block)
                isOpen = true
                if let said { add(said, to: &blocks) }
                continue
            }
            let said = columns.map { $0.text(of: row) } ?? row
            if DayPattern.isDay(row.text) || isBetween(said) {
                var block = MessageBlock(lines: [said], bubble: nil, bounds: said.bounds, isRow: true)
                block.isBetween = !DayPattern.isDay(row.text)
                blocks.append(block)
                isOpen = false
            } else if ThreadPattern.isAction(row.text) || TimePiece.isTime(row.text) {
                isOpen = false
            } else if isOpen, let last = blocks.last,
                Double(said.bounds.y - last.bounds.maxY) < geometry.bodyCapHeight * 2.4
            {
                add(said, to: &blocks)
            } else {
                blocks.append(MessageBlock(lines: [said], bubble: nil, bounds: said.bounds, isRow: true))
                isOpen = true
            }
        }
        return blocks.filter { !$0.lines.isEmpty }
    }

    /// What begins with a row, and what the row says of it.
    private func begin(_ index: Int) -> (MessageBlock, TextLine?)? {
        let row = rows[index]
        var block = MessageBlock(lines: [], bubble: nil, bounds: row.bounds, isRow: true)
        if let columns {
            guard let head = columns.head(of: row) else { return nil }
            (block.sender, block.time) = (head.sender, head.time)
            let said = columns.text(of: row)
            if head.sender == nil, said.words.isEmpty || isBetween(said) { return nil }
            return (block, said.words.isEmpty ? nil : said)
        }
        guard let head = heads[index] else { return nil }
        (block.sender, block.time) = (head.sender, head.time)
        let words = (head.rest.map { [$0] } ?? []) + row.words[head.count...]
        return (block, words.isEmpty ? nil : row.cut(to: words[...]))
    }

    /// "-->", "<--": who came and went.
    private static func isArrow(_ word: String) -> Bool {
        word.count > 1 && word.allSatisfy { "<>-–—=".contains($0) }
    }

    private static func isNotice(_ row: TextLine) -> Bool { row.words.prefix(2).contains { isArrow($0.text) } }

    private func add(_ line: TextLine, to blocks: inout [MessageBlock]) {
        guard let last = blocks.indices.last else { return }
        blocks[last].lines.append(line)
        blocks[last].bounds = blocks[last].bounds.union(line.bounds)
    }

    /// Who came and went: dim, or in small print in the middle.
    private func isBetween(_ row: TextLine) -> Bool {
        if Self.isNotice(row) { return true }
        if NoticePattern.kind(of: row.text) != nil { return true }
        if let own = row.contrast, own * 4 < contrast * 3 { return true }
        let isInMiddle = abs(row.bounds.midX - geometry.screen.midX) < geometry.bodyCapHeight * 3
        return isInMiddle && Double(row.bounds.x - left) > geometry.bodyCapHeight * 4
            && row.capHeight < geometry.bodyCapHeight * PrintScale.small
    }
}

extension HeaderRule.Header {
    /// Without what belongs to the conversation that begins at `row`.
    func ended(above row: Int) -> Self {
        guard bottom > row else { return self }
        if let titleLine, titleLine.bounds.maxY <= row {
            var cut = self
            cut.bottom = row
            return cut
        }
        return Self(bottom: row - 1, title: nil, titleLine: nil, subtitles: [])
    }
}

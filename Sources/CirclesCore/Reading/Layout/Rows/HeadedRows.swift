/// Reads conversations without bubbles: rows under a heading that says who wrote them and when ("Ana Costa  10:05").
struct HeadedRows {
    let geometry: PageGeometry
    let lines: [TextLine]
    private let bars: RowBars
    private let headings: [Int: RowHeading]
    /// Indices of the lines that are the times of headings.
    private let times: Set<Int>
    /// Indices of the lines that a heading's long name begins on.
    private let continued: Set<Int>
    /// Where the headings begin.
    private let left: Int

    /// Nil when the lines have no such headings.
    ///
    /// - Parameter lines: From top to bottom.
    init?(_ lines: [TextLine], geometry: PageGeometry) {
        let bars = RowBars(lines, geometry: geometry)
        let rule = HeadingRule(geometry: geometry, lines: lines, bars: bars)
        guard
            let headings = Self.column(rule.timed(), rule, lines, geometry).map(rule.timedAlike).map(rule.mended)
                ?? Self.column(rule.colored(), rule, lines, geometry, atLeast: bars.areTelling ? 1 : 2)
                .map(rule.completed)
        else { return nil }
        self.geometry = geometry
        self.lines = lines
        self.bars = bars
        times = Set(headings.values.compactMap(\.timeLine))
        left = headings.values.map(\.x).min() ?? 0
        (self.headings, continued) = rule.joined(headings)
    }

    /// The largest group of headings that begins in one column, when rows follow most of them.
    private static func column(
        _ found: [Int: RowHeading], _ rule: HeadingRule, _ lines: [TextLine], _ geometry: PageGeometry,
        atLeast least: Int = 1
    ) -> [Int: RowHeading]? {
        // A mark in front of a name may not have been read.
        let tolerance = Int(max(3, geometry.bodyCapHeight * 0.8))
        let groups = found.sorted { $0.key < $1.key }.map(\.value).map { heading in
            found.filter { $0.value.x >= heading.x - tolerance && $0.value.x <= heading.x + tolerance * 2 }
        }
        // Of columns with as many, the one that rows follow, then the left one.
        let columns = groups.map { group in
            let left = group.values.map(\.x).min() ?? 0
            return (group: group, left: left, followed: group.keys.filter { rule.isFollowed($0, left: left) })
        }
        guard
            let (group, _, followed) = columns.max(by: {
                ($0.group.count, $0.followed.count, -$0.left) < ($1.group.count, $1.followed.count, -$1.left)
            })
        else { return nil }
        // Cards and quotes stand on fills of their own beside what is said on the page.
        let left = group.values.map(\.x).min() ?? 0
        let inBubbles = lines.filter { rule.isInBubble($0) && $0.alphanumericCount > 3 }
        let onPage = lines.indices.filter { index in
            found[index] == nil && !rule.isInBubble(lines[index])
                && abs(Double(lines[index].bounds.x - left)) < geometry.bodyCapHeight * (rule.bars.areTelling ? 2 : 1)
        }
        let hasBubbles =
            inBubbles.reduce(0) { $0 + $1.alphanumericCount } * 2
            > onPage.reduce(0) { $0 + lines[$1].alphanumericCount }
            && !inBubbles.isEmpty
        // A row may be highlighted, or its heading be the last line there is.
        let areMost =
            followed.count * (least == 1 && hasBubbles ? 2 : 3) > group.count
            || followed.count * 2 == group.count
        guard areMost, group.count >= least, followed.count >= 2 || !hasBubbles else { return nil }
        return group
    }

    // MARK: Rows

    /// The rows as blocks with sender and time; days and notices between them are blocks of their own.
    func blocks() -> [MessageBlock] {
        var blocks: [MessageBlock] = []
        var sender: String?
        var time: String?
        // Where the speaker's name ends.
        var begun = 0
        var isOpen = false
        var barred: [TextLine] = []
        let first = headings.keys.map { lines[$0].bounds.y }.min() ?? 0
        let tabs = TabRule.tabs(among: lines, above: first, left: left, cap: geometry.bodyCapHeight)
        let order = lines.indices.filter { !times.contains($0) && !tabs.contains($0) }
            .sorted { (lines[$0].baseline, lines[$0].bounds.x) < (lines[$1].baseline, lines[$1].bounds.x) }
        let cards = cards(among: order)
        let quoted = quotes(among: order)
        let isSaid = { (index: Int) in
            headings[index] == nil && cards[index] == nil && !quoted.contains(index) && !bars.isBarred(lines[index])
                && isText(lines[index]) && !isNoticeBeside(lines[index])
        }
        let runs = order.split { !isSaid($0) }.map { run in run.map { lines[$0] } }
        let contrasts = runs.joined().compactMap(\.contrast).sorted()
        let contrast = contrasts.isEmpty ? 0 : contrasts[contrasts.count * 2 / 3]
        // What is set in from most rows is a card's.
        let column = { (line: TextLine) in abs(Double(line.bounds.x - left)) < geometry.bodyCapHeight }
        let isColumn = runs.joined().count(where: column) * 3 > runs.joined().count
        let pitch = RowPitch(
            isColumn ? runs.map { $0.filter(column) } : runs, cap: geometry.bodyCapHeight, end: geometry.screen.maxX)
        for index in order {
            let line = withoutPortrait(lines[index])
            if let heading = headings[index] {
                // What is quoted in small print above a heading belongs to the message below it; a preview to the one above.
                if barred.contains(where: { $0.capHeight > geometry.bodyCapHeight * PrintScale.small }) {
                    attach(&barred, to: &blocks)
                }
                (sender, time) = (heading.sender, heading.time)
                begun = line.bounds.maxY
                isOpen = false
                continue
            }
            if continued.contains(index) { continue }
            if isUnnamed(line) {
                (sender, time) = (nil, line.text)
                begun = line.bounds.maxY
                isOpen = false
                continue
            }
            if quoted.contains(index) || bars.isBarred(line) {
                barred.append(line)
                isOpen = false
                continue
            }
            let day = day(line)
            if day != nil || isBetween(line) {
                var block = MessageBlock(lines: [day ?? line], bubble: nil, bounds: line.bounds, isRow: true)
                block.isBetween = day == nil
                blocks.append(block)
                isOpen = false
                continue
            }
            let isAnswer =
                isOpen && line.capHeight > geometry.bodyCapHeight * 0.9
                && blocks.last?.lines.last?.words.last.map { TimePrepositionPattern.isOne($0.text) } ?? false
            // A sum has no letters, and goes on where it began.
            let isSum =
                isOpen && line.text.contains { "+*/=".contains($0) }
                && blocks.last?.lines.last.map { BodyRule(geometry: geometry).isAlike($0, line) } ?? false
            if !isText(line), !isAnswer, !isSum { continue }
            if let card = cards[index] {
                if blocks.isEmpty || !isOpen && blocks.last?.sender != sender {
                    var block = MessageBlock(lines: [], bubble: nil, bounds: line.bounds, isRow: true)
                    (block.sender, block.time) = (sender, time)
                    blocks.append(block)
                }
                blocks[blocks.count - 1].attach(line.text, as: card)
                isOpen = false
                continue
            }
            if isAside(line, usual: contrast) {
                var block = MessageBlock(lines: [line], bubble: nil, bounds: line.bounds, isRow: true)
                block.isBetween = true
                blocks.append(block)
                isOpen = false
                continue
            }
            if let top = bars.beginning(of: line), Double(top - begun) > geometry.bodyCapHeight * 1.5, sender != nil {
                // Somebody else, whose name could not be read.
                (sender, time) = (nil, nil)
                isOpen = false
            }
            let isSaidByApp = NoticePattern.kind(of: line.text) != nil
            if isSaidByApp { isOpen = false }
            if isOpen, let last = blocks.last?.lines.last, pitch.continues(last, line) {
                blocks[blocks.count - 1].lines.append(line)
                blocks[blocks.count - 1].bounds = blocks[blocks.count - 1].bounds.union(line.bounds)
            } else {
                var block = MessageBlock(lines: [line], bubble: nil, bounds: line.bounds, isRow: true)
                (block.sender, block.time) = (sender, time)
                if !barred.isEmpty { block.quotes = barred.map(\.text).joined(separator: " ") }
                barred = []
                blocks.append(block)
                isOpen = !isSaidByApp
            }
        }
        attach(&barred, to: &blocks)
        return blocks
    }

    /// What stands on each fill, but for headings.
    private func onFills(_ order: [Int]) -> [[Int]] {
        var found: [Int: [Int]] = [:]
        for index in order where headings[index] == nil {
            if let fill = geometry.bubble(of: lines[index]) { found[fill, default: []].append(index) }
        }
        return Array(found.values)
    }

    /// What each line is that stands on a link's or file's card.
    private func cards(among order: [Int]) -> [Int: Message.Kind] {
        var found: [Int: Message.Kind] = [:]
        for card in onFills(order) where card.contains(where: { LinkPattern.isSite(lines[$0].text) }) && card.count > 1
        {
            for index in card { found[index] = .linkCard }
        }
        for (index, next) in zip(order, order.dropFirst()) {
            let (name, size) = (lines[index], lines[next])
            guard LinkPattern.hasFileName(name.text), name.words.count <= 4, LinkPattern.hasSize(size.text),
                size.words.count <= 5, Double(size.baseline - name.baseline) < geometry.bodyCapHeight * 3
            else { continue }
            found[index] = .file
            found[next] = .file
        }
        return found
    }

    /// Small print on a fill of its own that begins with the name of somebody who speaks here: what is answered.
    private func quotes(among order: [Int]) -> Set<Int> {
        let names = Set(headings.values.map(\.sender))
        let found = onFills(order).filter { card in
            card.count > 1 && card.first.map { names.contains(lines[$0].text) } ?? false
                && card.allSatisfy { lines[$0].capHeight < geometry.bodyCapHeight * 0.95 }
        }
        return Set(found.joined())
    }

    private func attach(_ barred: inout [TextLine], to blocks: inout [MessageBlock]) {
        if !barred.isEmpty, let last = blocks.indices.last {
            blocks[last].attach(barred.map(\.text).joined(separator: " "), as: .linkCard)
        }
        barred = []
    }

    /// A heading whose name could not be read: its time stands where others' do, with nothing in front of it and a row below.
    private func isUnnamed(_ line: TextLine) -> Bool {
        guard TimePiece.isTime(line.text), line.capHeight < geometry.bodyCapHeight * PrintScale.small,
            geometry.bubble(of: line) == nil, !bars.isBarred(line),
            Double(line.bounds.x - left) > geometry.bodyCapHeight * 1.5,
            let farthest = headings.values.filter({ $0.time != nil }).map(\.end).max(),
            Double(line.bounds.x - farthest) < geometry.bodyCapHeight * 4
        else { return false }
        let isAlone = !lines.contains { other in
            other != line && other.bounds.x >= left
                && other.bounds.rowsShared(with: line.bounds) * 2 > line.bounds.height
        }
        return isAlone
            && lines.contains { below in
                let gap = Double(below.bounds.y - line.bounds.maxY)
                return gap > 0 && gap < geometry.bodyCapHeight * 1.6 && below.alphanumericCount > 1
                    && abs(Double(below.bounds.x - left)) < geometry.bodyCapHeight * 0.6
            }
    }

    /// A day stands in the middle, or at the edge in front of the rows: what was said stands in their column.
    /// Pieces of the rule beside it, or of its pill's rim, are no part of it.
    private func day(_ line: TextLine) -> TextLine? {
        let isWord = { (word: RecognizedPage.Word) in word.text.contains(where: \.isLetterOrDigit) }
        guard let first = line.words.firstIndex(where: isWord), let last = line.words.lastIndex(where: isWord) else {
            return nil
        }
        let day = line.cut(to: line.words[first...last])
        return DayPattern.isDay(day.text) && abs(Double(day.bounds.x - left)) > geometry.bodyCapHeight * 2 ? day : nil
    }

    /// What the messenger says stands in the middle, not in the column of what was written, and is dim or small.
    private func isBetween(_ line: TextLine) -> Bool {
        let middle = Double(left + geometry.screen.maxX) / 2
        let isInMiddle =
            abs(line.bounds.midX - geometry.screen.midX) < geometry.bodyCapHeight * 2
            || abs(line.bounds.midX - middle) < geometry.bodyCapHeight * 2
        guard isInMiddle, Double(line.bounds.x - left) > geometry.bodyCapHeight * 2 else { return false }
        // Above the first heading stands whom it is with.
        let isFirst = headings.keys.allSatisfy { lines[$0].bounds.y > line.bounds.maxY }
        return isFirst || NoticePattern.kind(of: line.text) != nil
            || line.capHeight < geometry.bodyCapHeight * 0.95
    }

    /// What the messenger says behind an icon, beside the column of what was written: it stands as far from that as it likes.
    private func isNoticeBeside(_ line: TextLine) -> Bool {
        abs(Double(line.bounds.x - left)) > geometry.bodyCapHeight && NoticePattern.kind(of: line.text) != nil
    }

    /// A short word that ends before the rows begin is a piece of the portrait beside them.
    private func withoutPortrait(_ line: TextLine) -> TextLine {
        let pieces = line.words.prefix { $0.bounds.maxX < left && $0.text.count <= 2 }
        return pieces.isEmpty || pieces.count == line.words.count ? line : line.cut(to: line.words[pieces.count...])
    }

    /// Who came and went, paler and smaller than what is said: a few words, and no sentence.
    private func isAside(_ line: TextLine, usual contrast: Int) -> Bool {
        guard let own = line.contrast, own * 5 < contrast * 4, line.capHeight < geometry.bodyCapHeight * 0.95,
            (2...7).contains(line.words.count), geometry.bubble(of: line) == nil, !bars.isBarred(line),
            let first = line.text.first, first.isUppercase, let last = line.text.last, !".?!…,:".contains(last)
        else { return false }
        return !line.text.contains(where: \.isNumber) && !LinkPattern.isSite(line.text)
    }

    /// Not a portrait's letters, a reaction's count, a lone time, or what leads to a thread.
    private func isText(_ line: TextLine) -> Bool {
        if line.bounds.maxX < left || TimePiece.isTime(line.text) || ThreadPattern.isAction(line.text)
            || ForwardPattern.isMark(line.text)
        {
            return false
        }
        if let bubble = geometry.bubble(of: line) {
            let bounds = geometry.bounds(bubble)
            let isPill =
                Double(bounds.height) < geometry.bodyCapHeight * 3.2
                && Double(bounds.width) < geometry.bodyCapHeight * 7
            if isPill, line.alphanumericCount <= 3 { return false }
        }
        // A count beside an emoji whose pill has no fill of its own.
        let isCount = line.text.allSatisfy { !$0.isLetter } && line.alphanumericCount <= 3
        return !(isCount && line.capHeight < geometry.bodyCapHeight * 0.95)
    }
}

extension Double {
    /// As a row of pixels.
    var asRow: Int { Int(min(max(self, -1e9), 1e9)) }
}

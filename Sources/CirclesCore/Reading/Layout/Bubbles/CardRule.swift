/// Tells what was written in a bubble from what is printed on the cards in it: quotes, links' previews, files.
struct CardRule {
    let geometry: PageGeometry

    // MARK: Cards with a fill of their own

    /// Gives a card's lines their place in the block of the bubble that holds it.
    func add(_ card: [TextLine], bounds: PixelRect, to block: inout MessageBlock) {
        let own = block.lines.filter { $0.alphanumericCount > 1 && !TimePiece.isTime($0.text) }
        let above = own.filter { $0.bounds.midY < Double(bounds.y) }
        let below = own.filter { $0.bounds.midY > Double(bounds.maxY) }
        let text = card.map(\.text).joined(separator: " ")
        // Initials in a round portrait.
        if card.count == 1, card[0].text.count <= 3, bounds.width < bounds.height * 4 / 3 { return }
        let isBody = isBody(card, of: own, in: block) || isBetween(above, below)
        if !isBody, !below.isEmpty, above.reduce(0, { $0 + $1.alphanumericCount }) <= 32, above.count <= 1 {
            block.quotes = block.quotes.map { $0 + " " + text } ?? text
        } else if !isBody, !above.isEmpty, below.isEmpty, card.count > 1 || card[0].words.count <= 3 {
            block.attach(text, as: .linkCard)
        } else {
            block.lines = BlockRule.inReadingOrder(block.lines + card)
        }
    }

    /// A paragraph on a patch of its bubble's own colour, or on the ground that code is given: it goes on in the column, ink and
    /// size of what stands on the bubble itself.
    private func isBody(_ card: [TextLine], of own: [TextLine], in block: MessageBlock) -> Bool {
        guard geometry.rules.contains(.body), let bubble = block.bubble,
            let fill = geometry.fill(bubble)
        else { return false }
        let body = BodyRule(geometry: geometry)
        return card.allSatisfy { line in
            LayoutColor.areNear(line.ground, fill, within: PrintScale.sameFill * 2 + 1)
                && own.contains { body.isOfOneText($0, line) }
        }
    }

    /// What is said goes on below the card as it began above it, which no quote's writer is printed like: code.
    private func isBetween(_ above: [TextLine], _ below: [TextLine]) -> Bool {
        guard geometry.rules.contains(.body), let last = above.last, let next = below.first else { return false }
        return BodyRule(geometry: geometry).isOfOneText(last, next)
    }

    // MARK: Cards without

    /// Takes a quote or a preview beside an upright stroke, and a file's name and size, out of a bubble's lines.
    func separate(_ block: inout MessageBlock) {
        guard block.bubble != nil else { return }
        takeBarred(&block)
        takeInset(&block)
        if isFile(block.lines) {
            block.attach(block.text, as: .file)
            block.lines = block.lines.filter { TimePiece.isTime($0.text) }
        }
    }

    /// Answers to choose from, each above the bar of its votes: a poll asks what stands above them, in whatever print it says how.
    func takeAnswers(_ block: inout MessageBlock) {
        guard block.bubble != nil, let question = block.lines.first else { return }
        let bars = geometry.page.regions.map(\.bounds).filter {
            block.bounds.encloses($0) && Double($0.height) < geometry.bodyCapHeight * 0.7 && $0.width > $0.height * 4
        }
        let barred = block.lines.indices.filter { index in
            bars.contains { (0..<Int(geometry.bodyCapHeight * 1.5)).contains($0.y - block.lines[index].baseline) }
        }
        // "67%  The hut": with its share in front.
        let shared = block.lines.indices.filter { index in
            let share = block.lines[index].words.first?.text
            return share.map { $0.hasSuffix("%") && $0.dropLast().allSatisfy(\.isNumber) && $0.count > 1 } ?? false
        }
        let answers = barred.count > 1 ? barred : shared
        guard answers.count > 1, let first = answers.first, let last = answers.last else { return }
        // Who got no votes has no bar.
        let height = block.lines[last].baseline - block.lines[first].baseline
        let pitch = max(height / max(1, max(bars.count, shared.count) - 1), Int(geometry.bodyCapHeight * 2))
        let asked = block.lines[..<first].filter {
            PrintScale.isSameSize($0, question) && LayoutColor.areNear($0.ink, question.ink, within: PrintScale.sameInk)
                && block.lines[first].baseline - $0.baseline > pitch * 9 / 8
        }
        guard !asked.isEmpty else { return }
        block.attach(block.lines.filter { !asked.contains($0) }.map(\.text).joined(separator: " "), as: .poll)
        block.lines = asked
    }

    private func takeBarred(_ block: inout MessageBlock) {
        for bar in geometry.page.bars ?? [] {
            guard block.bounds.encloses(bar), Double(bar.x - block.bounds.x) > geometry.bodyCapHeight * 0.25 else {
                continue
            }
            let barred = block.lines.indices.filter { index in
                let bounds = block.lines[index].bounds
                let gap = Double(bounds.x - bar.maxX)
                return gap > 0 && gap < geometry.bodyCapHeight * 2 && bounds.midY > Double(bar.y)
                    && bounds.midY < Double(bar.maxY)
            }
            guard let first = barred.first, let last = barred.last, barred.count == last - first + 1 else { continue }
            let rest = block.lines.indices.filter { !barred.contains($0) && !TimePiece.isTime(block.lines[$0].text) }
            // What begins in the column of what is said beside no stroke is said, too: the stroke is a letter or a bullet.
            let body = BodyRule(geometry: geometry)
            let isBody =
                geometry.rules.contains(.body)
                && rest.contains { other in
                    barred.allSatisfy { body.isOfOneText(block.lines[$0], block.lines[other]) }
                }
            guard !rest.isEmpty, !isBody else { continue }
            let text = barred.map { block.lines[$0].text }.joined(separator: " ")
            if rest.contains(where: { $0 > last }) {
                block.quotes = block.quotes.map { $0 + " " + text } ?? text
            } else {
                block.attach(text, as: .linkCard)
            }
            block.lines.removeSubrange(first...last)
        }
    }

    /// What is quoted beside a stroke that was not found: set in, smaller and paler than what is said below it, but for who wrote it.
    private func takeInset(_ block: inout MessageBlock) {
        let cap = geometry.bodyCapHeight
        guard let left = block.lines.map(\.bounds.x).min(),
            let last = block.lines.last(where: { !TimePiece.isTime($0.text) }),
            Double(last.bounds.x - left) < cap * PrintScale.sameEdge, !geometry.isSmallPrint(last)
        else { return }
        // Compression leaves a pale card its ground.
        let isOnCard = { (line: TextLine) in
            guard let card = line.ground, let fill = last.ground else { return false }
            return card.distance(to: fill) > PrintScale.sameFill * 3 / 2
        }
        let isSetIn = { (line: TextLine) in
            (0.6..<2.5).contains(Double(line.bounds.x - left) / cap)
                && (line.capHeight < last.capHeight * 0.9 || isOnCard(line))
                && !line.isBody && !TimePiece.isTime(line.text)
        }
        guard let first = block.lines.firstIndex(where: isSetIn), first <= 1,
            case let rest = block.lines[first...], case let quote = rest.prefix(while: isSetIn), quote.count > 1,
            quote.endIndex < block.lines.endIndex,
            quote.dropFirst().allSatisfy({ $0.isFainter(than: last) || isOnCard($0) }),
            let name = quote.first, (name.ink?.chroma ?? 0) > 60 || name.isFainter(than: last) || isOnCard(name)
        else { return }
        let text = quote.map(\.text).joined(separator: " ")
        block.quotes = block.quotes.map { $0 + " " + text } ?? text
        block.lines.removeSubrange(quote.startIndex..<quote.endIndex)
    }

    private func isFile(_ lines: [TextLine]) -> Bool {
        let named = lines.filter { LinkPattern.hasFileName($0.text) && $0.words.count <= 4 && !$0.isBody }
        guard !named.isEmpty, lines.count <= 4 else { return false }
        return lines.contains { LinkPattern.hasSize($0.text) }
    }
}

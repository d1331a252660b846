/// Tells what is on sale from what is said about it: the thing with its price under the name, and what was offered for it.
struct OfferRule {
    let geometry: PageGeometry

    /// "45,00 € / Declined" in a box: a price in another print than the line below or above it.
    func isOffer(_ block: MessageBlock) -> Bool {
        guard block.bubble != nil, (2...4).contains(block.lines.count),
            let price = block.lines.first(where: { PricePattern.isPrice($0.text) })
        else { return false }
        // "Offer / 55,00 €": in larger print, and little else.
        let most = block.lines.allSatisfy { $0.words.count <= 3 } && !price.text.contains(where: \.isLetter)
        return block.lines.allSatisfy { $0 == price || $0.words.count <= 6 }
            && block.lines.contains { line in
                line.alphanumericCount > 3 && !PricePattern.isPrice(line.text)
                    && line.capHeight < price.capHeight * PrintScale.small
                    && (most || !LayoutColor.areNear(line.ink, price.ink, within: PrintScale.sameInk))
            }
    }

    /// "Reserve", at the right of it.
    private func isButton(_ line: TextLine) -> Bool {
        guard let fill = geometry.bubble(of: line).map(geometry.bounds) else { return false }
        return line.words.count < 3 && Double(fill.x) > geometry.screen.midX
            && Double(fill.height) < geometry.bodyCapHeight * 4.5
    }

    /// Where the thing ends that the talk is of: two to four lines on the page right below the bar, one of which begins with its price, above all
    /// that stands in bubbles.
    func end(of lines: [TextLine], below bar: Int) -> Int? {
        let below = lines.filter { $0.bounds.y >= bar && $0.alphanumericCount > 1 && !isButton($0) }
            .sorted { $0.bounds.y < $1.bounds.y }
        var end = bar
        let banner = below.prefix { line in
            let isNext = Double(line.bounds.y - end) < geometry.bodyCapHeight * 3.5
            let isFlush = abs(Double(line.bounds.x - below[0].bounds.x)) < geometry.bodyCapHeight
            guard isNext, isFlush, geometry.bubble(of: line) == nil, !DayPattern.isDay(line.text) else { return false }
            end = max(end, line.bounds.maxY)
            return true
        }
        // What somebody says is in one print, and nothing can be pressed beside it.
        let isSet = banner.dropFirst().contains { line in
            !PrintScale.isSameSize(line, banner[0])
                || !LayoutColor.areNear(line.ink, banner[0].ink, within: PrintScale.sameInk)
        }
        guard (2...4).contains(banner.count), banner.dropFirst().contains(where: { PricePattern.begins($0.text) }),
            isSet || lines.contains(where: { isButton($0) && (bar...end).contains($0.bounds.y) }),
            below.contains(where: { geometry.bubble(of: $0) != nil })
        else { return nil }
        return end
    }
}

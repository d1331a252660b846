/// Tells buttons from messages: "Reply | Call", answers that are offered.
struct ButtonRule {
    let geometry: PageGeometry

    /// Those of `lines` that stand on one. Messages stand under one another; short fills of one height side by side are none.
    func pressed(_ lines: [TextLine], under profile: Set<TextLine>) -> [TextLine] {
        let short = geometry.inBubbles(lines).filter { fill, lines in
            let bounds = geometry.bounds(fill)
            return lines.count <= 2 && Double(bounds.height) < geometry.bodyCapHeight * (lines.count == 1 ? 4 : 6)
                && bounds.width > bounds.height
        }
        return short.filter { fill, labels in
            short.keys.contains { $0 != fill && isBeside(geometry.bounds(fill), geometry.bounds($0)) }
                || labels.count == 1
                    && (isUnder(profile, fill, labels[0]) || isAlone(fill, labels[0]))
        }.flatMap(\.value) + stacked(lines)
    }

    /// Entries under one another on one fill, or below what is said on it, each in its middle and in the colour of what can be pressed,
    /// further apart than lines of a message are.
    private func stacked(_ lines: [TextLine]) -> [TextLine] {
        let cap = geometry.bodyCapHeight
        return geometry.inBubbles(lines).flatMap { fill, lines in
            let middle = geometry.bounds(fill).midX
            let rows = lines.filter { !TimePiece.isTime($0.text) }.sorted { $0.baseline > $1.baseline }
            let isEntry = { (line: TextLine) in
                line.words.count <= 4 && (line.ink?.chroma ?? 0) > 30 && abs(line.bounds.midX - middle) < cap
            }
            let entries = zip(rows, rows.dropFirst()).prefix { row, above in
                isEntry(row) && Double(row.baseline - above.baseline) > cap * 2.4
                    && (isEntry(above) || Double(row.bounds.x - above.bounds.x) > cap || isFarBelow(above, row))
            }.map(\.0)
            let areAll = !entries.isEmpty && entries.count == rows.count - 1 && rows.last.map(isEntry) ?? false
            return areAll ? rows : entries
        }
    }

    /// Below a rule under what nobody can press, as "Message" is below a contact's name: lines of one message are nearer.
    private func isFarBelow(_ above: TextLine, _ row: TextLine) -> Bool {
        Double(row.baseline - above.baseline) > geometry.bodyCapHeight * 2.8 && (above.ink?.chroma ?? 255) < 30
            && row.words.count < 3 && !LinkPattern.isSite(row.text) && !LinkPattern.hasAddress(row.text)
    }

    /// Answers that are offered below all that was said: a row of them, or rows, on the page's own colour, and in that of what can be
    /// pressed, or in rims where what is said stands on fills at both sides.
    func offered(_ lines: [TextLine]) -> [TextLine] {
        let (cap, screen) = (geometry.bodyCapHeight, geometry.screen)
        let bubbles = geometry.inBubbles(lines)
        let rims = bubbles.filter { $1.count == 1 && isRim($0) }
        let margins = bubbles.keys.filter { !isRim($0) }.map(geometry.bounds).map {
            Double($0.x - screen.x - (screen.maxX - $0.maxX)) / Double(screen.width)
        }
        let areRims = rims.count > 1 && margins.contains { $0 > 0.05 } && margins.contains { $0 < -0.05 }
        let isOffer = { (line: TextLine) in
            guard let ink = line.ink, ink.chroma > 60 || areRims && rims.values.contains([line]), line.words.count <= 4,
                line.capHeight > cap * 0.75, line.capHeight < cap * 1.2, !LinkPattern.isSite(line.text),
                !LinkPattern.hasAddress(line.text), !TimePiece.isTime(line.text), line.alphanumericCount > 1,
                !line.words.dropLast().contains(where: { $0.text.hasSuffix(":") })
            else { return false }
            return geometry.wideRegions.contains {
                LayoutColor.areNear(LayoutColor($0.fill), line.ground, within: PrintScale.sameFill + 1)
            }
        }
        let end = lines.filter { !isOffer($0) && NoticePattern.kind(of: $0.text) == nil }.map(\.baseline).max() ?? .min
        return lines.filter { isOffer($0) && ($0.baseline > end + Int(cap)) }
    }

    /// A fill of the colour that it stands on.
    private func isRim(_ fill: Int) -> Bool {
        let around = geometry.page.regions[fill].surrounding.flatMap(geometry.fill)
        return LayoutColor.areNear(geometry.fill(fill), around, within: PrintScale.sameFill + 1)
    }

    /// Several short words in one row right below the title bar: what else there is to see of the conversation.
    func tabs(_ lines: [TextLine], below bar: Int) -> [TextLine] {
        let cap = geometry.bodyCapHeight
        let near = lines.filter {
            $0.bounds.midY > Double(bar) && Double($0.bounds.midY) < Double(bar) + cap * 5
                && geometry.bubble(of: $0) == nil
                && $0.capHeight < cap * 1.15
        }
        guard let top = near.min(by: { $0.bounds.y < $1.bounds.y }) else { return [] }
        let row = near.filter { Double(abs($0.baseline - top.baseline)) < cap * PrintScale.sameRow }
        let words = row.flatMap(\.words).sorted { $0.bounds.x < $1.bounds.x }
        let gaps = zip(words, words.dropFirst()).map { Double($1.bounds.x - $0.bounds.maxX) }
        let areTabs =
            (2...5).contains(words.count) && gaps.allSatisfy { $0 > cap * 1.1 }
            && words.allSatisfy { $0.text.first?.isUppercase == true && $0.text.allSatisfy(\.isLetter) }
        return areTabs ? row : []
    }

    /// Whom the conversation is with, in the middle of the page above all that was said: a name in large print, and what is known
    /// of them.
    func profile(_ lines: [TextLine]) -> [TextLine] {
        let isLoose = { (line: TextLine) in
            abs(line.bounds.midX - geometry.screen.midX) < geometry.bodyCapHeight && geometry.isOnPage(line)
                && !geometry.hasOwnGround(line) && !DayPattern.isDay(line.text) && !TimePiece.isTime(line.text)
        }
        let end = lines.filter { !isLoose($0) }.map(\.bounds.y).min() ?? .max
        let block = lines.filter { isLoose($0) && $0.bounds.maxY <= end }
        let isNamed = block.contains {
            $0.capHeight > geometry.bodyCapHeight * PrintScale.large && NamePattern.isName($0.text)
        }
        return isNamed && block.count > 1 ? block : []
    }

    /// "View profile", in the middle of the page right under that.
    private func isUnder(_ profile: Set<TextLine>, _ fill: Int, _ label: TextLine) -> Bool {
        let (bounds, cap, middle) = (geometry.bounds(fill), geometry.bodyCapHeight, geometry.screen.midX)
        return abs(bounds.midX - middle) < cap && abs(label.bounds.midX - middle) < cap
            && !DayPattern.isDay(label.text) && !TimePiece.isTime(label.text)
            && profile.contains { bounds.y - $0.bounds.maxY < Int(cap * 4) }
    }

    /// What leads to a message's thread, under it: in the colour of what can be pressed, or on the page, smaller than what is said.
    func threads(_ lines: [TextLine]) -> [TextLine] {
        lines.filter { line in
            ThreadPattern.isLink(line.text)
                && ((line.ink?.chroma ?? 0) > 60 || geometry.isSmallPrint(line) && geometry.bubble(of: line) == nil)
        }
    }

    /// In the middle of a fill that is much wider, or, in the colour of what can be pressed or in capitals, wider: a bubble is as
    /// wide as what it says.
    private func isAlone(_ fill: Int, _ label: TextLine) -> Bool {
        let (bounds, cap) = (geometry.bounds(fill), geometry.bodyCapHeight)
        let isLoud = (label.ink?.chroma ?? 0) > 60 || label.text == label.text.uppercased()
        return label.words.count <= 4
            && label.text.allSatisfy { $0.isLetter || $0 == " " || isLoud && ",!".contains($0) }
            && label.alphanumericCount > (isLoud ? 1 : 2) && abs(label.bounds.midX - bounds.midX) < cap * 0.5
            && Double(label.bounds.x - bounds.x) > cap * (isLoud ? 2.5 : 6) && !DayPattern.isDay(label.text)
    }

    private func isBeside(_ one: PixelRect, _ other: PixelRect) -> Bool {
        let gap = Double(max(one.x, other.x) - min(one.maxX, other.maxX))
        let slack = max(2, Int(geometry.bodyCapHeight * 0.12))
        return abs(one.y - other.y) <= slack && abs(one.height - other.height) <= slack && gap > 0
            && gap < geometry.bodyCapHeight * 4
    }
}

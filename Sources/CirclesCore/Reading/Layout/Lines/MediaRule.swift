/// Tells what stands in photos, maps and stickers from what somebody wrote.
struct MediaRule {
    let geometry: PageGeometry
    /// A damaged picture has clutter everywhere: there it says nothing.
    private let isTelling: Bool
    /// Bubbles stand on the page; on a photo behind a conversation, what surrounds a fill says nothing.
    private let isTellingOfFills: Bool
    /// What sentences stand on, and their ink.
    private let colors: [(ground: LayoutColor, ink: LayoutColor)]
    /// Regions that such text stands on.
    private let commonFills: Set<Int>

    init(geometry: PageGeometry, lines: [TextLine]) {
        self.geometry = geometry
        let said = lines.filter(Self.isSaid)
        let plain = said.map(\.clutter).sorted()
        isTelling = plain.isEmpty || plain[plain.count * 3 / 4] < 0.25
        let bubbles = said.compactMap(geometry.bubble)
        isTellingOfFills = !bubbles.isEmpty && bubbles.count { Self.isOnPage($0, geometry) } * 3 >= bubbles.count * 2
        let inBubbles = lines.filter { line in
            line.confidence > 0.7 && line.alphanumericCount > 7 && line.words.count > 1
                && geometry.bubble(of: line).map { geometry.page.regions[$0].solidity ?? 0 > 0.85 } ?? false
        }
        commonFills = Set((said + inBubbles).compactMap(geometry.bubble))
        colors = (said + inBubbles).compactMap { line in line.ground.flatMap { ground in line.ink.map { (ground, $0) } }
        }
    }

    /// Several words that were read well.
    private static func isSaid(_ line: TextLine) -> Bool {
        let words = line.words.filter { $0.text.count(where: \.isLetter) > 1 }
        // One mark of dirt behind a sentence leaves it a sentence.
        return line.confidence > 0.8 ? words.count > 2 : words.count { $0.confidence > 0.85 } > 3
    }

    /// A word or two with neither an even fill nor the page around them. Sentences are kept, whatever they stand on.
    func isInPicture(_ line: TextLine) -> Bool {
        if isMapCredit(line) || isSign(line) || isNameOnMap(line) { return true }
        if isInFill(line) || TimePiece.isTime(line.text) || DayPattern.isDay(line.text) { return false }
        return isTelling && !Self.isSaid(line) && line.clutter > 0.3
            && !((line.confidence > 0.8 || line.confidence > 0.65 && WordPattern.areWords(line.text))
                && line.capHeight > geometry.bodyCapHeight * PrintScale.tiny && isOnCommonGround(line))
    }

    /// A word or two on a fill within another one, or on one that is broken all over: a street, a park. On drawn maps their print is 0.5 to
    /// 0.6 of what is said beside them.
    private func isNameOnMap(_ line: TextLine) -> Bool {
        guard line.capHeight < geometry.bodyCapHeight * 0.65, line.words.count <= 3,
            !line.text.contains(where: \.isNumber), let region = geometry.bubble(of: line)
        else { return false }
        let fill = geometry.page.regions[region]
        let isInside = fill.surrounding.map { !geometry.isWideRegion($0) } ?? false
        return isInside || (fill.solidity ?? 1) < 0.65 && line.clutter > 0.7
    }

    /// A word or two on a small fill of their own that stands neither on the page nor in a bubble: a sign in a photo.
    private func isSign(_ line: TextLine) -> Bool {
        guard let region = geometry.bubble(of: line), line.words.count <= 3, line.text.count <= 24,
            Double(geometry.bounds(region).height) < geometry.bodyCapHeight * 5
        else { return false }
        // In the colours of sentences it is a bubble, also on a wallpaper that clutters its rim; so is what stands beside that.
        if isOnCommonGround(line) || commonFills.contains(region) { return false }
        return isTellingOfFills && !Self.isOnPage(region, geometry) && !geometry.isInBadge(line)
    }

    private static func isOnPage(_ region: Int, _ geometry: PageGeometry) -> Bool {
        geometry.page.regions[region].surrounding.map(geometry.isWideRegion) ?? false
    }

    /// About as large as what is said and in the colours of sentences.
    private func isOnCommonGround(_ line: TextLine) -> Bool {
        // Small letters alone are lower.
        guard line.capHeight > geometry.bodyCapHeight * 0.65, line.capHeight < geometry.bodyCapHeight * 1.3,
            !geometry.isInBadge(line) || line.text.allSatisfy(\.isLowercase),
            let ground = line.ground, let ink = line.ink
        else { return false }
        return colors.contains { $0.ground.distance(to: ground) < 20 && $0.ink.distance(to: ink) < PrintScale.sameInk }
    }

    /// A fill that is whole and has room on all sides of the text: a bubble.
    private func isInFill(_ line: TextLine) -> Bool {
        guard let region = line.region, geometry.page.regions.indices.contains(region) else { return false }
        if geometry.isWideRegion(region) { return line.clutter < 0.65 }
        let letters = PixelRect(
            x: line.bounds.x, y: line.baseline - Int(line.capHeight), width: line.bounds.width,
            height: Int(line.capHeight))
        let bounds = geometry.bounds(region)
        let margin = Int(line.capHeight * 0.15)
        // A highlight may cut the fill above the letters' middle, but never beside them.
        let isWhole = (geometry.page.regions[region].solidity ?? 1) > 0.8 || isOfCommonFill(line, region)
        return isWhole && bounds.x + margin <= letters.x
            && bounds.maxX - margin >= letters.maxX && bounds.rowsShared(with: letters) * 5 >= letters.height * 2
            && bounds.maxY - margin >= letters.maxY
    }

    /// Compression tears a gradient: what is left of it has the fill of another bubble, and so has what stands behind the letters.
    private func isOfCommonFill(_ line: TextLine, _ region: Int) -> Bool {
        let fill = geometry.fill(region)
        return (geometry.page.regions[region].solidity ?? 1) < 0.6
            && LayoutColor.areNear(line.ground, fill, within: PrintScale.sameFill)
            && commonFills.contains {
                $0 != region && LayoutColor.areNear(geometry.fill($0), fill, within: PrintScale.sameFill)
            }
    }

    /// Whose map it is, in small print on it.
    private func isMapCredit(_ line: TextLine) -> Bool {
        line.capHeight < geometry.bodyCapHeight * 0.9 && line.words.count <= 8 && LinkPattern.isMapCredit(line.text)
    }

    /// Initials right beside a bubble, in the ground of a circle that was not found.
    private func isPortrait(_ line: TextLine, beside blocks: [MessageBlock]) -> Bool {
        let cap = geometry.bodyCapHeight
        return line.text.count <= 3 && line.text.allSatisfy(\.isLetter) && Double(line.bounds.width) < cap * 2.5
            && blocks.contains { block in
                let gap = max(block.bounds.x - line.bounds.maxX, line.bounds.x - block.bounds.maxX)
                return block.bubble != nil && block.bounds.rowsShared(with: line.bounds) > 0 && gap > 0
                    && Double(gap) < cap * 3
            }
    }

    /// Puts such lines where they belong: to the bubble that holds the picture, or into blocks of their own.
    func add(_ lines: [TextLine], to blocks: inout [MessageBlock]) {
        for line in lines where !isPortrait(line, beside: blocks) {
            let holder = blocks.indices.filter { blocks[$0].bubble != nil && blocks[$0].bounds.encloses(line.bounds) }
                .min { blocks[$0].bounds.area < blocks[$1].bounds.area }
            let near = blocks.indices.last { index in
                let bounds = blocks[index].bounds
                return blocks[index].kind == .media && blocks[index].lines.isEmpty
                    && Double(line.bounds.y - bounds.maxY) < geometry.bodyCapHeight * 8
                    && Double(max(line.bounds.x, bounds.x) - min(line.bounds.maxX, bounds.maxX)) < geometry
                        .bodyCapHeight * 8
            }
            if let index = holder ?? near {
                blocks[index].attach(line.text, as: .media)
                if holder == nil { blocks[index].bounds = blocks[index].bounds.union(line.bounds) }
            } else {
                var block = MessageBlock(lines: [], bubble: nil, bounds: line.bounds)
                block.attach(line.text, as: .media)
                blocks.append(block)
            }
        }
        blocks.sort { ($0.bounds.y, $0.bounds.x) < ($1.bounds.y, $1.bounds.x) }
    }
}

/// Measures the features of pieces of a page of rows, each 0…1.
struct RowFeatures {
    let page: RowPage
    private let momentRows: Set<Int>
    /// "3d", "Like", "Reply" apart: what the whole row says.
    private let offerRows: Set<Int>

    init(_ page: RowPage) {
        self.page = page
        momentRows = Set(page.pieces.filter { TimestampPattern.isTimestamp($0.line.text) }.map(\.row))
        offerRows = Set(
            Dictionary(grouping: page.pieces, by: \.row).filter { _, row in
                ThreadPattern.isOffer(row.map(\.line.text).joined(separator: " "))
            }.keys)
    }

    func all() -> [[Double]] { page.pieces.indices.map(features) }

    private func features(_ index: Int) -> [Double] {
        var found = Found()
        found.values[.always] = 1
        print(index, &found)
        place(index, &found)
        words(index, &found)
        moments(index, &found)
        if let above = page.pieces[index].above {
            beside(index, above, .above, &found)
            room(page.pieces[index].line, below: page.pieces[above].line, &found)
        }
        if let below = page.pieces[index].below { beside(index, below, .below, &found) }
        distances(index, &found)
        asHeading(index, &found)
        return RowFeature.allCases.map { found.values[$0] ?? 0 }
    }

    private struct Found {
        var values: [RowFeature: Double] = [:]
        mutating func set(_ feature: RowFeature, _ isSo: Bool) { if isSo { values[feature] = 1 } }
        func has(_ feature: RowFeature) -> Bool { (values[feature] ?? 0) > 0 }
    }

    private func print(_ index: Int, _ found: inout Found) {
        let line = page.pieces[index].line
        let ratio = line.capHeight / page.cap
        found.values[.small] = min(1, max(0, (1 - ratio) * 4))
        found.values[.large] = min(1, max(0, (ratio - 1) * 4))
        if let ink = line.ink, let usual = page.ink {
            found.values[.otherInk] = min(1, Double(ink.distance(to: usual)) / 100)
        }
        let pale = line.contrast.map { min(1, max(0, 1 - Double($0) / page.contrast) * 1.5) } ?? 0
        found.values[.pale] = pale
        found.set(.colored, (line.ink?.chroma ?? 0) > 50)
        found.set(.paleAndSmall, pale > 0.2 && ratio < 0.95)
    }

    private func place(_ index: Int, _ found: inout Found) {
        let (piece, line, cap) = (page.pieces[index], page.pieces[index].line, page.cap)
        let indent = Double(line.bounds.x - page.left) / cap
        found.set(.inColumn, abs(indent) < 0.6)
        found.set(.beforeColumn, indent <= -0.6)
        found.set(.setIn, indent >= 0.6 && indent < 6)
        found.set(.farIn, indent >= 6)
        found.set(.inMiddle, indent > 2 && abs(line.bounds.midX - page.geometry.screen.midX) < cap * 2)
        for other in page.pieces[max(0, index - 12)..<min(page.pieces.count, index + 13)] where other.row == piece.row {
            found.set(.hasRight, other.line.bounds.x > line.bounds.x)
            found.set(.hasLeft, other.line.bounds.x < line.bounds.x)
            found.set(
                .hasNameLeft,
                other.line.bounds.x < line.bounds.x && other.part != .name
                    && RowHeading.name(other.line.words.map(\.text)) != nil)
        }
        if let fill = page.geometry.bubble(of: line).map(page.geometry.bounds) {
            let isPill = Double(fill.width) < cap * 9 && Double(fill.height) < cap * 3.4
            found.set(isPill ? .onPill : .onFill, true)
        }
        found.set(.barred, page.isBarred(line))
        found.set(.edged, (line.gapDepth ?? 0) > 8)
    }

    private func words(_ index: Int, _ found: inout Found) {
        let line = page.pieces[index].line
        let (text, count, letters) = (line.text, line.words.count, line.alphanumericCount)
        let texts = line.words.map(\.text)
        found.set(.oneWord, count == 1)
        found.set(.fewWords, count == 2 || count == 3)
        found.set(.upToFour, count <= 4)
        found.set(.manyWords, count > 6)
        found.values[.letters] = min(1, Double(letters) / 40)
        found.set(.fewLetters, letters <= 3)
        found.set(.noLetters, !text.contains(where: \.isLetter))
        found.set(.wide, line.bounds.width * 2 > page.right - page.left)
        found.set(.endsSentence, text.last.map { ".!?,;".contains($0) } ?? false)
        found.set(.beginsSmall, text.first(where: \.isLetterOrDigit)?.isLowercase ?? true)
        found.set(.bulleted, ListPattern.beginsAsItem(texts))
        found.set(.quoteMark, text.hasPrefix(">"))
        found.set(.name, RowHeading.name(texts) != nil || RowHeading.isAuthored(texts))
        found.set(.properName, NamePattern.isProperName(text))
        found.set(.capitals, RowHeading.beginsAsName(texts))
        found.set(.repeated, page.texts[text, default: 0] > 1)
        found.set(.repeatedBeginning, page.beginnings[texts[0], default: 0] > 1)
        found.set(.field, count > 1 && texts[0].hasSuffix(":") && page.beginnings[texts[0], default: 0] > 1)
        found.set(.address, texts.contains { $0.dropFirst().dropLast().contains("@") })
        found.set(.day, DayPattern.isDay(text))
        found.set(.notice, NoticePattern.kind(of: text) != nil)
        let isSmallPrint = [.pale, .colored].contains { (found.values[$0] ?? 0) > 0.3 }
        let isAside =
            isSmallPrint && (offerRows.contains(page.pieces[index].row) || ThreadPattern.isOffer(text))
            || (isSmallPrint || (found.values[.small] ?? 0) > 0.3) && ThreadPattern.isAccount(text)
        found.set(.action, ThreadPattern.isAction(text) || isAside)
    }

    private func moments(_ index: Int, _ found: inout Found) {
        let piece = page.pieces[index]
        found.set(.moment, TimestampPattern.isTimestamp(piece.line.text))
        found.set(.endsInMoment, RowHeading.beforeMoment(piece.line) != nil)
        if momentRows.contains(piece.row) {
            found.set(
                .besideMoment,
                page.pieces.contains {
                    $0.row == piece.row && $0.line.bounds.x > piece.line.bounds.x
                        && TimestampPattern.isTimestamp($0.line.text)
                })
        }
    }

    private func beside(_ index: Int, _ other: Int, _ side: Side, _ found: inout Found) {
        let (line, next) = (page.pieces[index].line, page.pieces[other].line)
        found.set(side.sameInk, LayoutColor.areNear(line.ink, next.ink, within: 48))
        found.set(side.sameGround, LayoutColor.areNear(line.ground, next.ground, within: 6))
        let ratio = next.capHeight / line.capHeight
        found.set(side.sameSize, ratio > 0.86 && ratio < 1.17)
        found.set(side.smaller, ratio > 1.15)
        found.set(side.sameEdge, abs(Double(next.bounds.x - line.bounds.x)) < page.cap * 0.6)
        found.set(side.name, page.pieces[other].part != .said && RowHeading.name(next.words.map(\.text)) != nil)
        found.set(side.moment, TimestampPattern.isTimestamp(next.text))
    }

    /// What is asked of a piece beside the one above or below.
    private struct Side {
        let sameInk, sameGround, sameSize, smaller, sameEdge, name, moment: RowFeature
        static let above = Side(
            sameInk: .sameInkAbove, sameGround: .sameGroundAbove, sameSize: .sameSizeAbove, smaller: .smallerThanAbove,
            sameEdge: .sameEdgeAbove, name: .nameAbove, moment: .momentAbove)
        static let below = Side(
            sameInk: .sameInkBelow, sameGround: .sameGroundBelow, sameSize: .sameSizeBelow, smaller: .smallerThanBelow,
            sameEdge: .sameEdgeBelow, name: .nameBelow, moment: .momentBelow)
    }

    private func room(_ line: TextLine, below above: TextLine, _ found: inout Found) {
        let hasRoom = RowPage.hasRoom(above, for: line, right: page.right, cap: page.cap)
        found.set(.roomAbove, hasRoom)
        found.set(.unwrappedRoom, hasRoom && !page.isWrapped)
        found.set(.anewAbove, hasRoom && line.text.first.map { $0.isUppercase || $0.isNumber } ?? false)
        found.set(.endedAbove, above.text.last.map { ".!?".contains($0) } ?? false)
    }

    private func distances(_ index: Int, _ found: inout Found) {
        let (piece, line) = (page.pieces[index], page.pieces[index].line)
        let above = piece.above.map { page.pieces[$0].line }
        let up = above.map { Double(line.baseline - $0.baseline) }
        let down = piece.below.map { Double(page.pieces[$0].line.baseline - line.baseline) }
        let bounds = [0.8, 1.12, 1.4, 1.8, 2.5]
        let bin = { (distance: Double?) in
            distance.map { distance in bounds.count { distance / page.pitch > $0 } } ?? bounds.count
        }
        found.set(
            [.touchingAbove, .pitchAbove, .widerAbove, .looseAbove, .doubleAbove, .farAbove][bin(up)], true)
        found.set(
            [.touchingBelow, .pitchBelow, .widerBelow, .looseBelow, .doubleBelow, .farBelow][bin(down)], true)
        found.set(.nearerBelow, (up ?? 1e9) > (down ?? 1e9) * 1.15)
        guard let above, let up else { return }
        let hasRoom = found.has(.roomAbove)
        found.set(.emptyAbove, RowPage.areAlike(above, line) && abs(up / page.pitch - 2) < 0.07)
        guard let limit = page.limit else {
            found.set(.undivided, true)
            found.set(.undividedRoom, hasRoom)
            found.set(.undividedSmall, line.text.first?.isLowercase ?? false)
            return
        }
        guard RowPage.areAlike(above, line) else { return }
        found.set(up < limit ? .near : .parted, true)
        found.set(.partedFull, up >= limit && !hasRoom)
        found.set(.nearRoom, up < limit && hasRoom)
    }

    private func asHeading(_ index: Int, _ found: inout Found) {
        let hasBelow = page.pieces[index].below != nil
        let isHead = page.pieces[index].part == .head
        found.set(.repeatedName, isHead || found.has(.name) && found.has(.repeated) && !found.has(.fewLetters))
        guard isHead || found.has(.name) || found.has(.capitals) else { return }
        found.set(.timedName, found.has(.endsInMoment) || found.has(.besideMoment))
        found.set(.nameOfOtherInk, hasBelow && !found.has(.sameInkBelow))
        found.set(.nameOnOtherGround, hasBelow && !found.has(.sameGroundBelow))
        found.set(.nameNearerBelow, hasBelow && found.has(.nearerBelow))
        found.set(.nameAtEdge, found.has(.sameEdgeBelow))
        found.set(.shortDarkName, found.has(.upToFour) && (found.values[.pale] ?? 0) < 0.1)
    }
}

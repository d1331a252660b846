/// Reads conversations whose messages are rows, whatever stands above, before or beside them: every piece of the page is labelled
/// (`RowLabels`), and the labels tell who said what.
struct LabelledRows {
    private(set) var page: RowPage
    private(set) var features: [[Double]]
    private(set) var labels: [RowLabel]
    /// How much speaks for rows rather than bubbles: above 0, more than against it.
    private let odds: Double
    /// Something can be done with half of the messages, by itself.
    private let hasActions: Bool
    /// The rows of links that somebody sent, which are in an ink of their own like what can be pressed.
    private var saidLinks: [Int: RowLabel] = [:]

    /// - Parameter lines: What may belong to the conversation.
    init(_ lines: [TextLine], geometry: PageGeometry) {
        let isInBubble = { (line: TextLine) in
            geometry.bubble(of: line).map { geometry.bounds($0).area * 4 < geometry.screen.area } ?? false
        }
        let pieces = RowPiece.pieces(
            of: lines, cap: geometry.bodyCapHeight, isInBubble: isInBubble, fill: geometry.bubble)
        page = RowPage(RowPage(pieces, geometry: geometry).withoutPortraits, geometry: geometry)
        features = RowFeatures(page).all()
        let found = RowLabels(features, parts: page.pieces.map(\.part))
        labels = found.labels
        let evidence = Self.evidence(page, features, found)
        odds = Self.isOfTimedHeadings(evidence) ? 1 : RowWeights.fitted.odds(of: evidence)
        hasActions = evidence[.actions, default: 0] >= 0.5
        if areRows {
            // What is said tells its distances better than all that stands on the page.
            if let limit = page.limit(among: { [.first, .further].contains(found.labels[$0]) }) {
                page.limit = limit
                features = RowFeatures(page).all()
            }
            let (scales, parts) = (RowScales(page: page).all(), page.pieces.map(\.part))
            labels = RowLabels(features, scales: scales, parts: parts).labels
            if isEachHeaded {
                labels = RowLabels(features, scales: scales, parts: parts, isEachHeaded: true).labels
            }
        }
        saidLinks = Self.saidLinks(page, labels)
    }

    /// Somebody is named again after a single message, as nobody is where messages go on under one heading; or each can be answered by itself.
    /// Own bubbles at the right have no heading.
    private var isEachHeaded: Bool {
        let all = labels.indices.filter { [.first, .further, .quoted].contains(labels[$0]) }
        guard page.onRight(among: all) == 0, !page.pieces.contains(where: { $0.part == .name }) else { return false }
        var (named, last, said) = (0, String?.none, 0)
        for (index, label) in labels.enumerated() {
            switch label {
            case .separator: last = nil
            case .heading:
                let name = heading(index).sender
                if said == 1, name == last { return true }
                (named, last, said) = (named + 1, name, 0)
            case .first: said += 1
            default: break
            }
        }
        return named > 1 && features.count { RowFeature.action.isSet(in: $0) } >= named
    }

    /// Rows rather than bubbles: somebody is named who writes, twice at least or with the moment, or messages can be answered one by one.
    var areRows: Bool {
        let headings = labels.indices.filter { labels[$0] == .heading }
        return odds > 0 && !isOfBubbles
            && (hasActions || headings.count > 1 || headings.contains { RowFeature.timedName.isSet(in: features[$0]) })
    }

    /// Names in the bubbles themselves, and the user's own at the right: a group, whose text stands in several bubbles and nowhere else.
    private var isOfBubbles: Bool {
        guard page.onRight > 0 else { return false }
        let bubbles = page.pieces.indices.map { page.geometry.bubble(of: page.pieces[$0].line) }
        let shares = Set(bubbles).map { bubble in page.share(of: page.pieces.indices) { bubbles[$0] == bubble } }
        let outside = page.share(of: page.pieces.indices) { bubbles[$0] == nil }
        return Set(bubbles).count > 3 && outside < 0.03 && shares.allSatisfy { $0 < 0.6 }
    }

    /// Names with their moments in one column, three at least and none on a fill, above what is mostly said beside all fills: code, cards and
    /// what can be pressed are the fills then, and none is the user's own bubble at the right.
    static func isOfTimedHeadings(_ evidence: [RowEvidence: Double]) -> Bool {
        evidence[.alignedHeadings, default: 0] >= 0.5 && evidence[.headingsWithMoment, default: 0] > 0.7
            && evidence[.headingsOnFills, default: 0] == 0 && evidence[.allOnFills, default: 0] < 0.5
            && evidence[.onFillsAtRight, default: 0] == 0
    }

    private static func evidence(
        _ page: RowPage, _ features: [[Double]], _ found: RowLabels
    ) -> [RowEvidence: Double] {
        let has = { (index: Int, feature: RowFeature) in feature.isSet(in: features[index]) }
        let said = page.pieces.indices.filter { [.first, .further].contains(found.labels[$0]) }
        let headings = page.pieces.indices.filter { found.labels[$0] == .heading }
        let share = { (indices: [Int], feature: RowFeature) in page.share(of: indices) { has($0, feature) } }
        let aligned = headings.map { index in
            headings.count { other in
                let indent = page.pieces[index].line.bounds.x - page.pieces[other].line.bounds.x
                return abs(Double(indent)) < page.cap * 0.6
            }
        }.max()
        let headed = Double(max(1, headings.count))
        let begun = Double(max(1, found.labels.count { $0 == .first }))
        let followed = zip(found.labels, found.labels.dropFirst()).count { $0 == .heading && $1 == .first }
        return [
            .always: 1,
            .headings: Double(min(headings.count, 6)) / 6,
            .alignedHeadings: Double(min(aligned ?? 0, 6)) / 6,
            .headingsPerMessage: min(1, headed / begun),
            .headingsFollowed: Double(followed) / headed,
            .headingsWithMoment: Double(headings.count { has($0, .timedName) }) / headed,
            .headingsOnFills: Double(headings.count { has($0, .onFill) }) / headed,
            .saidOnFills: share(said, .onFill),
            .allOnFills: share(Array(page.pieces.indices), .onFill),
            .onFillsAtRight: page.onRight,
            .saidInColumn: share(said, .inColumn),
            .saidFarIn: share(said, .farIn),
            .namesBeforeText: page.pieces.contains { $0.part == .name } ? 1 : 0,
            .actions: min(1, Double(page.pieces.indices.count { has($0, .action) }) / begun),
            .certainty: found.certainty,
        ]
    }

    /// The messages with their senders and times, and the days and notices between them.
    ///
    /// - Parameter account: Is told whose names stand above them, and the few words that nobody said.
    func blocks(account: inout LineAccount) -> [MessageBlock] {
        var blocks: [MessageBlock] = []
        var (sender, time): (String?, String?)
        var quoted: [String] = []
        var unsigned = 0
        // A heading that nothing was found under.
        var silent: (line: PixelRect, sender: String?, time: String?)?
        let (isSigned, ownBubbles) = (isSigned, ownBubbles)
        for (index, piece) in page.pieces.enumerated() {
            switch label(of: index) {
            case .heading:
                account.presume([piece.line], to: .ornament)
                attach(&quoted, to: &blocks)
                addEmoji(below: &silent, before: piece.line.bounds.y, to: &blocks)
                if sender != nil, let moment = RowHeading.momentOfField(piece.line.words.map(\.text)) {
                    time = moment
                    continue
                }
                (sender, time) = heading(index)
                guard isSigned else {
                    silent = (piece.line.bounds, sender, time)
                    continue
                }
                for block in unsigned..<blocks.count where !blocks[block].isBetween {
                    (blocks[block].sender, blocks[block].time) = (sender, time)
                }
                (unsigned, sender, time) = (blocks.count, nil, nil)
            case .quoted:
                silent = nil
                quoted.append(piece.line.text)
            case .separator:
                addEmoji(below: &silent, before: piece.line.bounds.y, to: &blocks)
                blocks.append(between(piece))
            case .first:
                silent = nil
                let own = page.geometry.bubble(of: piece.line).flatMap { ownBubbles.contains($0) ? $0 : nil }
                var block = MessageBlock(
                    lines: [piece.line], bubble: own, bounds: own.map(page.geometry.bounds) ?? piece.line.bounds,
                    isRow: own == nil)
                if own == nil { (block.sender, block.time) = (sender, time) }
                if isFile(index) || LinkPattern.isFileName(piece.line.text) {
                    block.lines = []
                    block.attach(piece.line.text, as: .file)
                }
                if !quoted.isEmpty { block.quotes = quoted.joined(separator: " ") }
                quoted = []
                blocks.append(block)
            case .further:
                guard let last = blocks.indices.last else { continue }
                if isFile(index) || piece.above.map(isFile) ?? false {
                    blocks[last].attach(piece.line.text, as: .file)
                    continue
                }
                blocks[last].lines.append(piece.line)
                blocks[last].bounds = blocks[last].bounds.union(piece.line.bounds)
            case .furniture:
                if piece.line.words.count <= 4 { account.presume([piece.line], to: .ornament) }
            }
        }
        attach(&quoted, to: &blocks)
        addEmoji(below: &silent, before: .max, to: &blocks)
        return blocks
    }

    /// Nobody is called as a file is, and what can be done with a message is not said ("Like  Reply").
    private func label(of index: Int) -> RowLabel {
        let piece = page.pieces[index]
        let found = saidLinks[index] ?? labels[index]
        switch found {
        case .heading where LinkPattern.isFileName(piece.line.text): return .first
        case .heading, .first:
            let row = page.pieces.lazy.filter { $0.row == piece.row }.map(\.line.text).joined(separator: " ")
            return row.contains(" ") && ThreadPattern.isOffer(row) ? .furniture : found
        case .furniture where isPlainlySaid(index): return .first
        default: return found
        }
    }

    /// A few words in the print, the ink and the column of what is said, with what is said above and below: nothing of the screen.
    private func isPlainlySaid(_ index: Int) -> Bool {
        let (line, found) = (page.pieces[index].line, features[index])
        let isOtherwise = [
            .action, .moment, .notice, .day, .name, .onFill, .onPill, .colored, .hasRight, .hasLeft, .noLetters,
        ]
        .contains { (feature: RowFeature) in feature.isSet(in: found) }
        let ratio = line.capHeight / page.cap
        guard !isOtherwise, RowFeature.inColumn.isSet(in: found), line.words.count > 1, (0.9...1.1).contains(ratio),
            LayoutColor.areNear(line.ink, page.ink, within: 24), line.confidence > 0.7
        else { return false }
        let isSaid = { (other: Int?) in other.map { [.first, .further, .heading].contains(self.labels[$0]) } ?? false }
        return labels[..<index].contains(.heading) && labels[..<index].contains(.first)
            && isSaid(labels[(index + 1)...].indices.first { labels[$0] != .furniture })
    }

    /// Bubbles that begin in from the left and end at the right, of which none has a name above it: the user's own.
    private var ownBubbles: Set<Int> {
        let screen = page.geometry.screen
        var found: Set<Int> = []
        for (index, piece) in page.pieces.enumerated() {
            guard let bubble = page.geometry.bubble(of: piece.line), case let bounds = page.geometry.bounds(bubble),
                (screen.maxX - bounds.maxX) * 20 < screen.width, (bounds.x - screen.x) * 10 > screen.width
            else { continue }
            let isNamed =
                labels[index] == .heading
                || index > 0 && labels[index - 1] == .heading && !TimePiece.isTime(page.pieces[index - 1].line.text)
            if isNamed { return [] }
            found.insert(bubble)
        }
        return found
    }

    /// Emoji alone, in the column of the heading right above them.
    private func addEmoji(
        below silent: inout (line: PixelRect, sender: String?, time: String?)?, before end: Int,
        to blocks: inout [MessageBlock]
    ) {
        defer { silent = nil }
        guard let (line, sender, time) = silent else { return }
        let emoji = (page.geometry.page.emojiAlone ?? []).filter { one in
            one.y >= line.maxY && one.maxY <= end && Double(one.y - line.maxY) < page.cap * 2.5
                && Double(one.height) > page.cap * PrintScale.small
        }
        guard let first = emoji.min(by: { $0.x < $1.x }), Double(abs(first.x - line.x)) < page.cap else { return }
        let row = emoji.filter { $0.rowsShared(with: first) * 2 > first.height }
        var block = MessageBlock(lines: [], bubble: nil, bounds: row.reduce(first) { $0.union($1) }, isRow: true)
        (block.kind, block.emojiCount, block.sender, block.time) = (.emoji, row.count, sender, time)
        blocks.append(block)
    }

    /// Names stand below what is said: they are nearer to it, or not much farther where the page ends with one.
    private var isSigned: Bool {
        let said = page.pieces.indices.filter { [.first, .further].contains(labels[$0]) }
        let headings = page.pieces.indices.filter { labels[$0] == .heading }
        guard !headings.contains(where: { page.pieces[$0].part == .name }), let first = headings.first,
            let last = headings.last, said.first ?? .max < first
        else { return false }
        let most = last > said.last ?? .max ? 1.4 : 1
        let below = headings.count { heading in
            let bounds = page.pieces[heading].line.bounds
            let above = said.last { $0 < heading }.map { Double(page.pieces[$0].line.bounds.maxY) } ?? -.infinity
            let next = said.first { $0 > heading }.map { Double(page.pieces[$0].line.bounds.y) } ?? .infinity
            let gap = Double(bounds.y) - above
            return gap > 0 && gap < (next - Double(bounds.maxY)) * most
        }
        return below > 1 && below * 5 > headings.count * 4
    }

    /// A file's name with its size right below it: nobody wrote that.
    private func isFile(_ index: Int) -> Bool {
        let line = page.pieces[index].line
        return line.words.count <= 4 && LinkPattern.hasFileName(line.text)
            && page.pieces[index].below.map { LinkPattern.hasSize(page.pieces[$0].line.text) } ?? false
    }

    private static func saidLinks(_ page: RowPage, _ labels: [RowLabel]) -> [Int: RowLabel] {
        var said: [Int: RowLabel] = [:]
        for (index, piece) in page.pieces.enumerated()
        where labels[index] == .furniture && index > 0 && abs(Double(piece.line.bounds.x - page.left)) < page.cap * 0.6
        {
            let above = page.pieces[index - 1].line
            let isBelowSaid = labels[index - 1] != .furniture
            if LinkPattern.hasAddress(piece.line.text), isBelowSaid {
                said[index] = .first
            } else if said[index - 1] != nil || isBelowSaid && isLinksEnd(above),
                piece.line.words.count == 1, RowPage.areAlike(above, piece.line)
            {
                said[index] = .further
            }
        }
        return said
    }

    /// A link goes on below it: it ends in one, or is a single word of one ("example.org/d/1AbC/2026").
    private static func isLinksEnd(_ line: TextLine) -> Bool {
        LinkPattern.hasAddress(line.text) || line.words.count == 1 && line.text.contains("/")
    }

    private func between(_ piece: RowPiece) -> MessageBlock {
        var block = MessageBlock(lines: [piece.line], bubble: nil, bounds: piece.line.bounds, isRow: true)
        block.isBetween = !DayPattern.isDay(piece.line.text)
        return block
    }

    private func attach(_ quoted: inout [String], to blocks: inout [MessageBlock]) {
        if let last = blocks.indices.last, !quoted.isEmpty, !blocks[last].isBetween {
            blocks[last].attach(quoted.joined(separator: " "), as: .linkCard)
        }
        quoted = []
    }

    /// Who writes, and when: behind the name, or beside it in its row.
    private func heading(_ index: Int) -> (sender: String?, time: String?) {
        let piece = page.pieces[index]
        let (name, time) = RowHeading.sender(withoutBadges(piece.line).map(\.text))
        let beside = page.pieces.first { $0.row == piece.row && TimestampPattern.isTimestamp($0.line.text) }
        return (name, time ?? beside?.line.text)
    }

    /// Without words in smaller capitals, or on a small fill of their own, beside a name: what somebody is there.
    private func withoutBadges(_ line: TextLine) -> [RecognizedPage.Word] {
        guard line.words.count > 1, let top = line.words.map(\.bounds.y).min() else { return line.words }
        let pills = page.geometry.page.regions.map(\.bounds).filter {
            Double($0.height) < page.cap * 2.6 && $0.width < line.bounds.width && $0.rowsShared(with: line.bounds) > 0
        }
        let kept = line.words.filter { word in
            let letters = word.text.filter(\.isLetter)
            let isLow =
                Double(word.bounds.y - top) > Double(word.bounds.height) * 0.15
                && Double(word.bounds.height) < line.capHeight * 0.95
            let isBadge = letters.count > 1 && letters.allSatisfy(\.isUppercase) && isLow
            return !isBadge && !pills.contains { $0.grown(by: 1).encloses(word.bounds) }
        }
        let isMeasured =
            kept.contains { $0.text.contains(where: \.isLowercase) }
            && !line.text.contains { $0.isUppercase && !$0.isASCII }
        return isMeasured ? kept : line.words
    }
}

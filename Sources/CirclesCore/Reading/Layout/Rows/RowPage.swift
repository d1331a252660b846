/// What pieces of a page of rows are compared with: the ink, the column and the pitch of what most of its text is.
struct RowPage {
    let geometry: PageGeometry
    let pieces: [RowPiece]
    let cap: Double
    let ink: LayoutColor?
    let contrast: Double
    /// Where most of the text begins, and where the longest of it ends.
    let left: Int
    let right: Int
    /// Between the lines of one paragraph.
    let pitch: Double
    /// Lines tell it that had to be wrapped.
    let isWrapped: Bool
    /// Between the lines of one message and those of two; nil when distances do not part so.
    var limit: Double?
    let texts: [String: Int]
    let beginnings: [String: Int]
    /// Upright strokes of quotes and previews.
    private let bars: [PixelRect]

    init(_ pieces: [RowPiece], geometry: PageGeometry) {
        (self.pieces, self.geometry, cap) = (pieces, geometry, geometry.bodyCapHeight)
        let cap = cap
        let usual = pieces.map(\.line).filter { line in
            line.alphanumericCount > 5 && line.capHeight > cap * PrintScale.tiny && line.capHeight < cap * 1.18
                && !TimestampPattern.isTimestamp(line.text)
        }
        bars = Self.bars(of: geometry, beside: pieces)
        let bars = bars
        let said = usual.filter { Self.bar(beside: $0, of: bars, cap: cap) == nil }
        let body = !said.isEmpty ? said : usual.isEmpty ? pieces.map(\.line) : usual
        ink = Self.mostFrequentInk(body)
        let contrasts = body.compactMap(\.contrast).sorted()
        contrast = contrasts.isEmpty ? 200 : Double(max(1, contrasts[contrasts.count / 2]))
        let weights = body.map { line in
            body.reduce(0) {
                abs(Double($1.bounds.x - line.bounds.x)) < cap * 0.5 ? $0 + $1.alphanumericCount : $0
            }
        }
        let widest = zip(body, weights).max { ($0.1, -$0.0.bounds.x) < ($1.1, -$1.0.bounds.x) }
        left = widest?.0.bounds.x ?? 0
        right = body.map(\.bounds.maxX).max() ?? geometry.screen.maxX
        texts = pieces.reduce(into: [:]) { $0[$1.line.text, default: 0] += 1 }
        beginnings = pieces.reduce(into: [:]) {
            if let word = $1.line.words.first?.text, word.count > 2 { $0[word, default: 0] += 1 }
        }
        (pitch, isWrapped, limit) = Self.pitches(pieces, cap: cap, right: right)
    }

    /// The pieces without the short words that end before the rows begin, and apart from them: of the portrait beside them, or of the rule
    /// beside a day.
    var withoutPortraits: [RowPiece] {
        guard !pieces.contains(where: { $0.part == .name }) else { return pieces }
        return pieces.map { piece in
            let front = piece.line.words.prefix { $0.bounds.maxX < left && $0.text.count <= 2 }
            guard let last = front.last, let next = piece.line.words.dropFirst(front.count).first,
                // "is the disk mounted?" where code and cards are set in: a space of the text.
                Double(next.bounds.x - last.bounds.maxX) > cap * Self.portraitGap
            else { return piece }
            var cut = piece
            cut.line = piece.line.cut(to: piece.line.words[front.count...])
            return cut
        }
    }

    /// Of cap heights; the space between words has half of one.
    private static let portraitGap = 0.7

    /// A stroke beside most of what is said tells who says it, and quotes nobody.
    private static func bars(of geometry: PageGeometry, beside pieces: [RowPiece]) -> [PixelRect] {
        let (bars, cap) = (geometry.page.bars ?? [], geometry.bodyCapHeight)
        let barred = pieces.map(\.line).filter { bar(beside: $0, of: bars, cap: cap) != nil }
        let all = pieces.reduce(0) { $0 + $1.line.alphanumericCount }
        return barred.reduce(0) { $0 + $1.alphanumericCount } * 3 > all * 2 ? [] : bars
    }

    private static func bar(beside line: TextLine, of bars: [PixelRect], cap: Double) -> PixelRect? {
        bars.first { bar in
            let gap = Double(line.bounds.x - bar.maxX)
            return gap > 0 && gap < cap * 2 && line.bounds.midY > Double(bar.y) && line.bounds.midY < Double(bar.maxY)
        }
    }

    func isBarred(_ line: TextLine) -> Bool { Self.bar(beside: line, of: bars, cap: cap) != nil }

    private static func mostFrequentInk(_ lines: [TextLine]) -> LayoutColor? {
        let key = { (ink: LayoutColor) in [ink.red / 24, ink.green / 24, ink.blue / 24] }
        var counts: [[Int]: Int] = [:]
        for line in lines { if let ink = line.ink { counts[key(ink), default: 0] += line.alphanumericCount } }
        let usual = counts.max { ($0.value, $1.key.description) < ($1.value, $0.key.description) }?.key
        return lines.first { line in line.ink.map { key($0) == usual } ?? false }?.ink
    }

    /// How much of the letters of some pieces is in those of them that are so.
    func share(of indices: some Sequence<Int>, _ isSo: (Int) -> Bool) -> Double {
        var (some, all) = (0, 0)
        for index in indices {
            let letters = pieces[index].line.alphanumericCount
            all += letters
            if isSo(index) { some += letters }
        }
        return Double(some) / Double(max(1, all))
    }

    /// How much of the text stands on fills at the right of the screen, the user's bubbles; a fifth is enough. Fills that begin in one
    /// column are long rows.
    var onRight: Double { onRight(among: pieces.indices) }

    func onRight(among indices: some Sequence<Int>) -> Double {
        let fills = Set(pieces.compactMap { geometry.bubble(of: $0.line) }).map(geometry.bounds)
        let share = share(of: indices) { index in
            let line = pieces[index].line
            guard let fill = geometry.bubble(of: line).map(geometry.bounds) else { return isOnOwnGroundAtRight(line) }
            let isRow = fills.count { Double(abs($0.x - fill.x)) < cap * 0.6 } * 2 > fills.count
            return !isRow && geometry.screen.maxX - fill.maxX < (fill.x - geometry.screen.x) / 2
        }
        return min(1, share * 5)
    }

    /// In a bubble too pale to be found: it begins far from the left, on a ground that nothing at the left has.
    private func isOnOwnGroundAtRight(_ line: TextLine) -> Bool {
        let reach = geometry.screen.width / 5
        return geometry.hasOwnGround(line) && line.bounds.x - geometry.screen.x > reach
            && !pieces.contains { other in
                other.line.bounds.x - geometry.screen.x < reach
                    && LayoutColor.areNear(other.line.ground, line.ground, within: PrintScale.sameFill)
            }
    }

    static func areAlike(_ a: TextLine, _ b: TextLine) -> Bool {
        let ratio = a.capHeight / b.capHeight
        return LayoutColor.areNear(a.ink, b.ink, within: PrintScale.sameInk) && ratio > 0.84 && ratio < 1.19
    }

    /// The first word of `next` would have had room behind `line`.
    static func hasRoom(_ line: TextLine, for next: TextLine, right: Int, cap: Double) -> Bool {
        Double(line.bounds.maxX + (next.words.first?.bounds.width ?? 0)) + cap * 1.2 < Double(right)
    }

    /// What parts the messages among some of the pieces.
    func limit(among isSaid: (Int) -> Bool) -> Double? {
        Self.limit(between: Self.pairs(of: pieces, cap: cap, among: isSaid), right: right, cap: cap)
    }

    private static func pairs(
        of pieces: [RowPiece], cap: Double, among isSaid: (Int) -> Bool
    ) -> [(TextLine, TextLine, Double)] {
        pieces.indices.compactMap { index in
            guard isSaid(index), pieces[index].part == .whole, let above = pieces[index].above, isSaid(above),
                case (let upper, let lower) = (pieces[above].line, pieces[index].line), areAlike(upper, lower)
            else { return nil }
            let distance = Double(lower.baseline - upper.baseline)
            return distance > cap * 1.2 && distance < cap * 3.4 ? (upper, lower, distance) : nil
        }
    }

    /// The pitch of lines that had to be wrapped, else the lower fifth; and the first gap among the distances above it.
    private static func pitches(_ pieces: [RowPiece], cap: Double, right: Int) -> (Double, Bool, Double?) {
        let pairs = pairs(of: pieces, cap: cap) { _ in true }
        let dense = pairs.filter { $0.2 < cap * PrintScale.loosestPitch }
        let wrapped = dense.filter { !hasRoom($0.0, for: $0.1, right: right, cap: cap) }.map(\.2).sorted()
        let all = dense.map(\.2).sorted()
        let pitch =
            wrapped.count > 1 ? wrapped[wrapped.count / 4] : all.isEmpty ? cap * 1.9 : all[all.count / 5]
        // What comes back, or has a moment beside it, is a name: what it heads may stand nearer than lines do.
        let moments = Set(pieces.filter { TimestampPattern.isTimestamp($0.line.text) }.map(\.row))
        let texts = pieces.filter { !moments.contains($0.row) }.reduce(into: [:]) { $0[$1.line.text, default: 0] += 1 }
        let said = pairs.filter { texts[$0.0.text] == 1 }
        return (pitch, wrapped.count > 1, limit(between: said, right: right, cap: cap))
    }

    /// The distance that parts messages best: clearly more than those below it, which are alike; what stands farther down begins anew rather
    /// than going on small, and had room on the line above. Paragraphs stand farther apart than that and say nothing.
    private static func limit(between pairs: [(TextLine, TextLine, Double)], right: Int, cap: Double) -> Double? {
        let distances = pairs.map(\.2).sorted()
        let looseness = { (below: ArraySlice<Double>) -> Double in
            guard let least = below.first, let most = below.last else { return 0 }
            return max(0, (most - least) / below[below.count / 2] - 0.12) * 30
        }
        var best = (worth: -looseness(distances[...]), limit: Double?.none)
        for end in distances.indices.dropFirst() where distances[end] > distances[end - 1] {
            let pitch = distances[end / 2]
            let gap = distances[end] - distances[end - 1]
            var worth = min(gap / pitch, 0.3) * 32 - 3.7 - looseness(distances[..<end])
            for (above, below, distance) in pairs where distance >= distances[end] && distance < pitch * 1.75 {
                worth += hasRoom(above, for: below, right: right, cap: cap) ? 0.4 : -1.6
                if below.text.first?.isLowercase ?? false { worth -= 1.1 }
            }
            if worth > best.worth { best = (worth, distances[end] - gap * 0.65) }
        }
        return best.limit
    }
}

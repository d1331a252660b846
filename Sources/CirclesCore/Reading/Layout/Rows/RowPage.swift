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
    /// Between the lines of one message and those of two; nil when distances do not part so.
    let limit: Double?
    let texts: [String: Int]
    let beginnings: [String: Int]
    let bars: [PixelRect]

    init(_ pieces: [RowPiece], geometry: PageGeometry) {
        (self.pieces, self.geometry, cap) = (pieces, geometry, geometry.bodyCapHeight)
        let cap = cap
        let usual = pieces.map(\.line).filter { line in
            line.alphanumericCount > 5 && line.capHeight > cap * PrintScale.tiny && line.capHeight < cap * 1.18
                && !TimestampPattern.isTimestamp(line.text)
        }
        let body = usual.isEmpty ? pieces.map(\.line) : usual
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
        bars = geometry.page.bars ?? []
        (pitch, limit) = Self.pitches(pieces, cap: cap, right: right)
    }

    private static func mostFrequentInk(_ lines: [TextLine]) -> LayoutColor? {
        let key = { (ink: LayoutColor) in [ink.red / 24, ink.green / 24, ink.blue / 24] }
        var counts: [[Int]: Int] = [:]
        for line in lines { if let ink = line.ink { counts[key(ink), default: 0] += line.alphanumericCount } }
        let usual = counts.max { ($0.value, $1.key.description) < ($1.value, $0.key.description) }?.key
        return lines.first { line in line.ink.map { key($0) == usual } ?? false }?.ink
    }

    static func areAlike(_ a: TextLine, _ b: TextLine) -> Bool {
        let ratio = a.capHeight / b.capHeight
        guard let one = a.ink, let other = b.ink else { return false }
        return one.distance(to: other) < PrintScale.sameInk && ratio > 0.84 && ratio < 1.19
    }

    /// The first word of `next` would have had room behind `line`.
    static func hasRoom(_ line: TextLine, for next: TextLine, right: Int, cap: Double) -> Bool {
        Double(line.bounds.maxX + (next.words.first?.bounds.width ?? 0)) + cap * 1.2 < Double(right)
    }

    /// The pitch of lines that had to be wrapped, else the lower fifth; and the first gap among the distances above it.
    private static func pitches(_ pieces: [RowPiece], cap: Double, right: Int) -> (pitch: Double, limit: Double?) {
        let pairs = pieces.compactMap { piece -> (TextLine, TextLine, Double)? in
            guard piece.part == .whole, let above = piece.above.map({ pieces[$0].line }), areAlike(above, piece.line)
            else { return nil }
            let distance = Double(piece.line.baseline - above.baseline)
            return distance > cap * 1.2 && distance < cap * 3.4 ? (above, piece.line, distance) : nil
        }
        let dense = pairs.filter { $0.2 < cap * PrintScale.loosestPitch }
        let wrapped = dense.filter { !hasRoom($0.0, for: $0.1, right: right, cap: cap) }.map(\.2).sorted()
        let all = dense.map(\.2).sorted()
        let pitch =
            wrapped.count > 1 ? wrapped[wrapped.count / 4] : all.isEmpty ? cap * 1.9 : all[all.count / 5]
        let distances = pairs.map(\.2).sorted()
        let limit = zip(distances, distances.dropFirst()).first { pair in
            pair.0 >= pitch * 0.95 && pair.1 <= pitch * 1.5 && pair.1 - pair.0 >= max(2, pitch * 0.05)
        }
        return (pitch, limit.map { ($0.0 + $0.1) / 2 })
    }
}

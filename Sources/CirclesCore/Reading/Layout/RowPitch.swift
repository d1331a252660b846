/// How far apart the lines of one paragraph stand, learned from the lines that had to be wrapped.
struct RowPitch {
    private let wrapped: Double?
    private let right: Int
    private let cap: Double
    /// Some rows stand further apart than wrapped lines do: the distance alone tells messages apart.
    private let isTelling: Bool

    init(_ lines: [TextLine], cap: Double) {
        self.cap = cap
        let right = lines.map(\.bounds.maxX).max() ?? 0
        self.right = right
        let pairs = zip(lines, lines.dropFirst()).filter { a, b in
            Double(b.baseline - a.baseline) < cap * 3.2 && b.baseline > a.baseline
        }
        let pitches = pairs.filter { !Self.fits($0, $1, right: right, cap: cap) }
            .map { Double($1.baseline - $0.baseline) }.sorted()
        // Messages stand no nearer than the lines of one, and a message may happen to fill its line.
        let wrapped = pitches.isEmpty ? nil : pitches[pitches.count / 5]
        self.wrapped = wrapped
        isTelling = pairs.contains { pair in
            wrapped.map { Double(pair.1.baseline - pair.0.baseline) > $0 * 1.1 + 1 } ?? false
        }
    }

    func continues(_ line: TextLine, _ next: TextLine) -> Bool {
        let distance = Double(next.baseline - line.baseline)
        if distance < cap * 0.6 { return true }
        let fits = Self.fits(line, next, right: right, cap: cap)
        guard let wrapped else { return !fits && distance < cap * 2.6 }
        return distance < wrapped * 1.1 + 1 && (isTelling || !fits)
    }

    /// The next line's first word would have had room on the line: the line was ended on purpose.
    private static func fits(_ line: TextLine, _ next: TextLine, right: Int, cap: Double) -> Bool {
        let word = next.words.first?.bounds.width ?? next.bounds.width
        return Double(line.bounds.maxX + word) + cap * 1.2 < Double(right)
    }
}

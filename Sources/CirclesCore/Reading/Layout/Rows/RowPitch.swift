/// How far apart the lines of one paragraph stand, learned from the lines that had to be wrapped, or from how rows part into
/// near and far ones.
struct RowPitch {
    /// Of the lines of one message; nil when nothing tells.
    private let wrapped: Double?
    /// Rows nearer than this are one message's.
    private let limit: Double
    /// Where rows were wrapped for want of room; nil when none were.
    private let right: Int?
    private let cap: Double
    /// How far apart messages stand, when wrapped lines do not; nil when they may.
    private let parted: Double?
    /// Some rows stand further apart than wrapped lines do: the distance alone tells messages apart.
    private let isTelling: Bool

    /// In capitals: no two messages stand as near as that.
    private static let closest = 1.7
    /// In capitals: no two lines of a paragraph stand as far apart.
    private static let widest = 2.3

    /// - Parameters:
    ///   - runs: What was said, from top to bottom, apart where a name or a card stands between.
    ///   - end: The right end of the conversation.
    init(_ runs: [[TextLine]], cap: Double, end: Int) {
        self.cap = cap
        let right = Self.edge(of: Array(runs.joined()), cap: cap, end: end)
        self.right = right
        let neighbours = runs.flatMap { run in Array(zip(run, run.dropFirst())) }
        let pairs = neighbours.filter { (a: TextLine, b: TextLine) -> Bool in
            Double(b.baseline - a.baseline) < cap * 3.2 && b.baseline > a.baseline
        }
        let distances = { (pairs: [(TextLine, TextLine)]) in
            pairs.map { Double($0.1.baseline - $0.0.baseline) }.sorted()
        }
        let all = distances(pairs)
        let ended = distances(pairs.filter { Self.fits($0, $1, right: right, cap: cap) })
        let unended = pairs.filter { !Self.fits($0, $1, right: right, cap: cap) }
        let parted = Self.parted(ended, going: distances(unended.filter { !Self.begins($0.1) }))
        self.parted = parted
        let full = distances(unended.filter { !Self.isParted($0, $1, at: parted) }).filter { $0 < cap * Self.widest }
        // Messages stand no nearer than the lines of one, and a message may happen to fill its line.
        let wrapped = full.isEmpty ? Self.nearer(all, cap: cap) : full[full.count / 5]
        self.wrapped = wrapped
        let usual = wrapped.map { $0 * 1.1 + 1 } ?? 0
        isTelling = wrapped.map { pitch in pitch < cap * Self.closest || all.contains { $0 > usual } } ?? false
        limit = min(usual, Self.between(full, ended) ?? usual)
    }

    /// Between the lines that were full and those that were ended on purpose, where the latter stand all further apart, if only a
    /// little.
    private static func between(_ full: [Double], _ ended: [Double]) -> Double? {
        // A line that a bar cuts stands too near the one above it and says nothing of the others.
        guard let next = ended.first, let last = full.last(where: { $0 < next }), next - last >= max(2, last * 0.06),
            full.count(where: { $0 < next }) * 2 > full.count
        else { return nil }
        return (last + next) / 2
    }

    /// The distance of messages, where no line that goes on in the middle of a sentence stands as far from the one before it.
    private static func parted(_ ended: [Double], going: [Double]) -> Double? {
        guard ended.count > 1 else { return nil }
        let usual = ended[ended.count / 2] * 0.97
        return going.contains { $0 >= usual } ? nil : usual
    }

    /// The longest line there is has no room behind it by its own measure: one that begins anew, as far below it as messages stand
    /// apart, is the next.
    private static func isParted(_ line: TextLine, _ next: TextLine, at distance: Double?) -> Bool {
        distance.map { begins(next) && Double(next.baseline - line.baseline) >= $0 } ?? false
    }

    /// As a sentence does, or a link alone.
    private static func begins(_ line: TextLine) -> Bool {
        line.words.count == 1 && line.text.hasPrefix("http")
            || line.text.first.map { $0.isUppercase || $0.isNumber } ?? false
    }

    func continues(_ line: TextLine, _ next: TextLine) -> Bool {
        let distance = Double(next.baseline - line.baseline)
        if distance < cap * 0.6 { return true }
        let fits = Self.fits(line, next, right: right, cap: cap) || Self.isParted(line, next, at: parted)
        guard let wrapped else { return !fits && distance < cap * Self.widest }
        // A line was left empty between two paragraphs.
        if isTelling, abs(distance - wrapped * 2) < max(1.5, wrapped * 0.08), limit < wrapped * 1.5 { return true }
        return distance < limit && (isTelling || !fits)
    }

    /// Where lines end that had no more room: near the conversation's end, or where several of them end.
    private static func edge(of lines: [TextLine], cap: Double, end: Int) -> Int? {
        guard let right = lines.map(\.bounds.maxX).max(), let left = lines.map(\.bounds.x).min() else { return nil }
        let isAtEnd = Double(end - right) < max(cap * 8, Double(end - left) * 0.3)
        return isAtEnd || lines.count { Double(right - $0.bounds.maxX) < cap * 5 } > 2 ? right : nil
    }

    /// The distance of rows that stand clearly nearer than others, and no further than lines of one paragraph may.
    private static func nearer(_ distances: [Double], cap: Double) -> Double? {
        // One that is nearer than all others, as what was cut or stands on a card is, tells nothing of them.
        let isShared = { (one: Double) in distances.count { abs($0 - one) <= max(2, one * 0.06) } > 1 }
        guard let least = distances.count > 3 ? distances.first(where: isShared) : distances.first, least < cap * 1.95,
            least > cap * 1.3
        else { return nil }
        if least < cap * Self.closest { return least }
        let next = distances.first { $0 > least + max(2, least * 0.06) }
        return next.map { $0 > least * 1.2 } ?? false ? least : nil
    }

    /// The next line's first word would have had room on the line: the line was ended on purpose.
    private static func fits(_ line: TextLine, _ next: TextLine, right: Int?, cap: Double) -> Bool {
        guard let right, line.words.last.map({ !EditPattern.isMark($0.text) }) ?? true else { return true }
        let word = next.words.first?.bounds.width ?? next.bounds.width
        return Double(line.bounds.maxX + word) + cap * 1.2 < Double(right)
    }
}

/// A piece of a row of text: a line of the page, which heads others where what stands before its moment comes back before others', or one
/// of the two parts of a line that has a name in front of what is said.
struct RowPiece {
    enum Part { case whole, head, name, said }

    var line: TextLine
    var part = Part.whole
    /// Which row it stands in, from the top.
    var row = 0
    /// Indices of the nearest pieces above and below that share columns with it.
    var above: Int?
    var below: Int?

    /// All lines as pieces in reading order: row by row, each from left to right.
    ///
    /// - Parameters:
    ///   - isInBubble: Of a line that names nobody at its beginning, as "Name: value" in a bubble does not.
    ///   - fill: That a line stands on.
    static func pieces(
        of lines: [TextLine], cap: Double, isInBubble: (TextLine) -> Bool = { _ in false },
        fill: (TextLine) -> Int? = { _ in nil }
    ) -> [RowPiece] {
        let open = lines.indices.filter { !isInBubble(lines[$0]) }
        let found = NamePrefix.prefixes(of: open.map { lines[$0] }, cap: cap)
        let heads = Dictionary(uniqueKeysWithValues: found.map { (open[$0.key], $0.value) })
        let moments = open.compactMap { RowHeading.beforeMoment(lines[$0]) }
        let repeated = Set(moments.filter { one in moments.count { $0 == one } > 1 })
        let pieces = lines.indices.flatMap { index -> [RowPiece] in
            let line = lines[index]
            guard let count = heads[index] else {
                let isHead = RowHeading.beforeMoment(line).map(repeated.contains) ?? false
                return [RowPiece(line: line, part: isHead && !isInBubble(line) ? .head : .whole)]
            }
            return [
                RowPiece(line: line.cut(to: line.words[..<count]), part: .name),
                RowPiece(line: line.cut(to: line.words[count...]), part: .said),
            ]
        }.sorted { ($0.line.baseline, $0.line.bounds.x) < ($1.line.baseline, $1.line.bounds.x) }
        var rows: [[RowPiece]] = []
        for piece in pieces {
            let index = rows.indices.suffix(3).first { row in
                abs(Double(rows[row][0].line.baseline - piece.line.baseline)) < cap * 0.55
            }
            if let index { rows[index].append(piece) } else { rows.append([piece]) }
        }
        let ordered = rows.enumerated().flatMap { number, row in
            row.sorted { $0.line.bounds.x < $1.line.bounds.x }.map {
                RowPiece(line: $0.line, part: $0.part, row: number)
            }
        }
        return linked(withSignatures(withNames(ordered, cap: cap), fill: fill))
    }

    /// Cards that say when above who, and nothing else: a name with its moment beside it. One alone may be anything.
    private static func withSignatures(_ pieces: [RowPiece], fill: (TextLine) -> Int?) -> [RowPiece] {
        let cards = Dictionary(grouping: pieces.indices.filter { fill(pieces[$0].line) != nil }) {
            fill(pieces[$0].line)
        }.values.filter { card in
            let (moment, name) = (pieces[card[0]], pieces[card[card.count - 1]])
            return card.count == 2 && moment.row < name.row && name.part == .whole
                && RowHeading.isMoment(moment.line.text) && NamePattern.isName(name.line.text)
        }
        guard cards.count > 1 else { return pieces }
        var signed = pieces
        for card in cards {
            signed[card[1]].part = .head
            signed[card[0]].row = pieces[card[1]].row
        }
        return signed.sorted { ($0.row, $0.part == .head ? 0 : 1) < ($1.row, $1.part == .head ? 0 : 1) }
    }

    /// Names set apart to the left of what is said, in its rows: "ana:", or such as come back before one column of text.
    private static func withNames(_ pieces: [RowPiece], cap: Double) -> [RowPiece] {
        var named = pieces
        let names = pieces.indices.dropLast().filter { index in
            let (line, next) = (pieces[index].line, pieces[index + 1])
            return pieces[index].part == .whole && next.part == .whole && next.row == pieces[index].row
                && line.words.count <= 3 && !line.text.hasPrefix("-") && !TimestampPattern.isTimestamp(next.line.text)
        }
        let marked = names.filter { pieces[$0].line.text.hasSuffix(":") }
        let apart = names.map { ($0, pieces[$0].line) }.filter { _, line in
            line.alphanumericCount > 2 && !TimestampPattern.isTimestamp(line.text) && (line.ink?.chroma ?? 0) > 30
                && RowHeading.name(line.words.map(\.text)) != nil
        }.map(\.0)
        let edges = apart.map { pieces[$0 + 1].line.bounds.x }.sorted()
        let edge = Double(edges.dropFirst(edges.count / 2).first ?? .min)
        let isInColumn = { (index: Int) in abs(Double(pieces[index].line.bounds.x) - edge) < cap * 0.6 }
        let before = apart.filter { isInColumn($0 + 1) }
        let areNames =
            before.count > 3 && before.count * 2 > pieces.indices.count(where: isInColumn)
            && Set(before.map { pieces[$0].line.text }).count < before.count
            && Set(before.map { pieces[$0 + 1].line.text }).count * 3 > before.count * 2
        for index in marked.count > 2 ? marked : areNames ? before : [] {
            (named[index].part, named[index + 1].part) = (.name, .said)
        }
        return named
    }

    private static func linked(_ pieces: [RowPiece]) -> [RowPiece] {
        var linked = pieces
        for (index, piece) in pieces.enumerated() {
            let isInColumn = { (other: Int) in
                let (a, b) = (piece.line.bounds, pieces[other].line.bounds)
                return pieces[other].row != piece.row && a.columnsShared(with: b) * 5 >= min(a.width, b.width)
            }
            linked[index].above = pieces.indices[..<index].last(where: isInColumn)
            linked[index].below = pieces.indices[(index + 1)...].first(where: isInColumn)
        }
        return linked
    }
}

/// What is measured of each piece of a page of rows beside its features: sizes in capitals' heights, distances in the pitch of its lines, so
/// that none has a scale. Trees find their own bounds in them.
package enum RowScale: String, CaseIterable, Sendable {
    // Its print.
    case cap, contrast, chroma, inkFromUsual
    // Where it stands, and how much of the column it takes.
    case indent, roomAtRight, width, fromTop, words
    // Beside the pieces above and below; that above them.
    case above, capsAbove, aboveAbove, below, capsBelow, belowBelow
    case capOfAbove, capOfBelow, indentFromAbove, indentFromBelow, inkFromAbove, inkFromBelow, groundFromAbove
    /// What would be left on the line above behind this one's first word.
    case roomAbove
    /// Its distance against that which parts messages.
    case limit
}

/// Measures them.
struct RowScales {
    let page: RowPage

    /// Each at most nine to either side, which is also what stands for nothing.
    func all() -> [[Double]] {
        page.pieces.indices.map { index in
            let values = of(index)
            return RowScale.allCases.map { min(9, max(-9, values[$0] ?? 9)) }
        }
    }

    private func of(_ index: Int) -> [RowScale: Double] {
        let (piece, line, cap) = (page.pieces[index], page.pieces[index].line, page.cap)
        let (above, below) = (piece.above.map { page.pieces[$0] }, piece.below.map { page.pieces[$0] })
        var values: [RowScale: Double] = [
            .cap: line.capHeight / cap,
            .contrast: line.contrast.map { Double($0) / page.contrast } ?? 1,
            .chroma: Double(line.ink?.chroma ?? 0) / 50,
            .inkFromUsual: Self.difference(line.ink, page.ink),
            .indent: Double(line.bounds.x - page.left) / cap / 2,
            .roomAtRight: Double(page.right - line.bounds.maxX) / cap / 4,
            .width: Double(line.bounds.width) / Double(max(1, page.right - page.left)),
            .fromTop: Double(line.bounds.y - page.geometry.screen.y) / Double(max(1, page.geometry.screen.height)),
            .words: Double(line.words.count) / 2,
        ]
        if let above {
            let distance = Double(line.baseline - above.line.baseline)
            let first = line.words.first?.bounds.width ?? 0
            values[.above] = distance / page.pitch
            values[.capsAbove] = distance / cap
            values[.capOfAbove] = above.line.capHeight / line.capHeight
            values[.indentFromAbove] = Double(line.bounds.x - above.line.bounds.x) / cap
            values[.inkFromAbove] = Self.difference(line.ink, above.line.ink)
            values[.groundFromAbove] = Self.difference(line.ground, above.line.ground)
            values[.roomAbove] = Double(page.right - above.line.bounds.maxX - first) / cap / 2
            values[.limit] = page.limit.map { distance / $0 } ?? 0
            values[.aboveAbove] = above.above.map {
                Double(above.line.baseline - page.pieces[$0].line.baseline) / page.pitch
            }
        }
        if let below {
            let distance = Double(below.line.baseline - line.baseline)
            values[.below] = distance / page.pitch
            values[.capsBelow] = distance / cap
            values[.capOfBelow] = below.line.capHeight / line.capHeight
            values[.indentFromBelow] = Double(line.bounds.x - below.line.bounds.x) / cap
            values[.inkFromBelow] = Self.difference(line.ink, below.line.ink)
            values[.belowBelow] = below.below.map {
                Double(page.pieces[$0].line.baseline - below.line.baseline) / page.pitch
            }
        }
        return values
    }

    private static func difference(_ a: LayoutColor?, _ b: LayoutColor?) -> Double {
        guard let a, let b else { return 0 }
        return Double(a.distance(to: b)) / 30
    }
}

/// Finds menus and small windows that lie over the conversation.
struct PopupRule {
    let geometry: PageGeometry

    /// Those of `lines` that stand in one.
    func covered(_ lines: [TextLine]) -> [TextLine] {
        let inFill = geometry.inBubbles(lines)
        let popups = inFill.filter { isPopup($0.key, $0.value, inFill) }.map { geometry.bounds($0.key) }
        return lines.filter { line in popups.contains { $0.encloses(line.bounds) } }
    }

    private func isPopup(_ fill: Int, _ lines: [TextLine], _ others: [Int: [TextLine]]) -> Bool {
        let rows = lines.sorted { $0.baseline < $1.baseline }
        let entries = rows.count { MenuPattern.isEntry($0.text) }
        if entries >= 2, entries * 2 >= rows.count { return true }
        if entries == rows.count, entries > 0, !isInColumn(fill, others) { return true }
        guard isOverOthers(geometry.bounds(fill), fill, others) else { return false }
        // A list of short entries, each on a row of its own height.
        let pitches = zip(rows, rows.dropFirst()).map { Double($1.baseline - $0.baseline) }
        return rows.count >= 2 && rows.allSatisfy { $0.words.count <= 4 }
            && pitches.allSatisfy { $0 > geometry.bodyCapHeight * 2.4 }
    }

    /// It begins or ends where another fill does, as bubbles do.
    private func isInColumn(_ fill: Int, _ others: [Int: [TextLine]]) -> Bool {
        let (bounds, reach) = (geometry.bounds(fill), Int(geometry.bodyCapHeight))
        return others.keys.map(geometry.bounds).contains {
            $0 != bounds && (abs($0.x - bounds.x) < reach || abs($0.maxX - bounds.maxX) < reach)
        }
    }

    /// It covers a part of a bubble: bubbles do not.
    private func isOverOthers(_ bounds: PixelRect, _ fill: Int, _ others: [Int: [TextLine]]) -> Bool {
        others.keys.contains { other in
            guard other != fill else { return false }
            let frame = geometry.bounds(other)
            let (rows, columns) = (frame.rowsShared(with: bounds), frame.columnsShared(with: bounds))
            return !frame.encloses(bounds) && !bounds.encloses(frame) && rows > Int(geometry.bodyCapHeight * 0.6)
                && columns > Int(geometry.bodyCapHeight * 0.6)
        }
    }
}

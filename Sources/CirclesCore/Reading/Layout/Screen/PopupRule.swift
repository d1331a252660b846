/// Finds menus, small windows and what another program says that lie over the conversation.
struct PopupRule {
    let geometry: PageGeometry

    /// Those of `lines` that stand in one.
    func covered(_ lines: [TextLine]) -> [TextLine] {
        let inFill = geometry.inBubbles(lines)
        let popups = inFill.filter { isPopup($0.key, $0.value, inFill) }.map { geometry.bounds($0.key) }
        return lines.filter { line in popups.contains { $0.encloses(line.bounds) } }
    }

    private func isPopup(_ fill: Int, _ lines: [TextLine], _ others: [Int: [TextLine]]) -> Bool {
        if geometry.isOverBar(fill) { return true }
        let entries = lines.count { MenuPattern.isEntry($0.text) }
        if entries >= 2, entries * 2 >= lines.count { return true }
        if entries == lines.count, entries > 0, !isInColumn(fill, others) { return true }
        // Entries of a word or two over a part of a bubble: bubbles cover none.
        let (bounds, reach) = (geometry.bounds(fill), Int(geometry.bodyCapHeight * 1.5))
        return lines.count > 1 && lines.allSatisfy { $0.words.count <= 2 && !TimePiece.isTime($0.text) }
            && others.keys.map(geometry.bounds).contains {
                !$0.encloses(bounds) && !bounds.encloses($0)
                    && min($0.rowsShared(with: bounds), $0.columnsShared(with: bounds)) > reach
            }
    }

    /// It begins or ends where another fill does, as bubbles do.
    private func isInColumn(_ fill: Int, _ others: [Int: [TextLine]]) -> Bool {
        let (bounds, reach) = (geometry.bounds(fill), Int(geometry.bodyCapHeight))
        return others.keys.map(geometry.bounds).contains {
            $0 != bounds && (abs($0.x - bounds.x) < reach || abs($0.maxX - bounds.maxX) < reach)
        }
    }
}

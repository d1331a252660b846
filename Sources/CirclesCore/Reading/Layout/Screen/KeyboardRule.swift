/// Finds a keyboard on the screen.
struct KeyboardRule {
    let geometry: PageGeometry

    /// The row it begins at; nil when there is none.
    ///
    /// - Parameter lines: All that was found: single letters look like junk.
    func top(in lines: [TextLine]) -> Int? { formTop(in: lines) ?? wideKeysTop(in: lines) }

    /// Told by its form, whatever is printed on it: two rows and more of five and more keys of one size across the screen, or of
    /// single letters far apart.
    private func formTop(in lines: [TextLine]) -> Int? {
        let screen = geometry.screen
        let lower = screen.y + screen.height * 2 / 5
        let keys = geometry.page.regions.map(\.bounds).filter { bounds in
            bounds.y > lower && bounds.width * 6 < screen.width && Double(bounds.height) > geometry.bodyCapHeight * 1.6
                && bounds.columnsShared(with: screen) == bounds.width
        }
        let letters = lines.filter { $0.bounds.y > lower }.flatMap(\.words).filter { $0.text.count <= 2 }.map(\.bounds)
        let rows =
            rows(of: keys)
            + rows(of: letters).filter { row in
                let gaps = zip(row, row.dropFirst()).map { Double($1.x - $0.maxX) }
                return gaps.allSatisfy { $0 > geometry.bodyCapHeight }
            }
        let board = rows.filter { row in
            guard let first = row.first, let last = row.last else { return false }
            return row.count >= 5 && (last.maxX - first.x) * 5 > screen.width * 3
        }.compactMap { $0.map(\.y).min() }.sorted()
        guard let top = board.first, let last = board.last, Double(last - top) > geometry.bodyCapHeight * 2.5 else {
            return nil
        }
        let bar = geometry.wideRegions.map(\.bounds).filter { $0.y <= top && $0.maxY > top && $0.y > lower }.map(\.y)
            .min()
        return bar ?? top - Int(geometry.bodyCapHeight * 1.5)
    }

    /// Where the row above the keys begins in which a keyboard offers words: two or three, each in a third of the screen.
    ///
    /// - Parameter lines: All that was found.
    func suggestions(above top: Int, _ lines: [TextLine]) -> Int? {
        let cap = geometry.bodyCapHeight
        let near = lines.filter { line in
            line.bounds.midY < Double(top) + cap && Double(top) - line.bounds.midY < cap * 5
                && line.text.contains(where: \.isLetter) && line.alphanumericCount > 1
        }
        guard let lowest = near.max(by: { $0.baseline < $1.baseline }) else { return nil }
        let row = near.filter { Double(abs($0.baseline - lowest.baseline)) < cap * PrintScale.sameRow }
            .sorted { $0.bounds.x < $1.bounds.x }
        guard (2...3).contains(row.count), row.allSatisfy({ $0.words.count <= 2 }),
            zip(row, row.dropFirst()).allSatisfy({ ($1.bounds.x - $0.bounds.maxX) * 6 > geometry.screen.width })
        else { return nil }
        let bar = geometry.wideRegions.map(\.bounds).last { $0.encloses(lowest.bounds) && Double($0.height) < cap * 5 }
        return bar?.y ?? lowest.bounds.y - Int(cap)
    }

    /// Keys that a bot offers, or figures: rows across the screen at its end, each key a fill with a word or two in its middle.
    private func wideKeysTop(in lines: [TextLine]) -> Int? {
        let (screen, cap) = (geometry.screen, geometry.bodyCapHeight)
        let keys = geometry.page.regions.map(\.bounds).filter { bounds in
            guard bounds.midY > screen.midY, Double(bounds.height) > cap * 1.8, Double(bounds.height) < cap * 6 else {
                return false
            }
            let labels = lines.filter { bounds.encloses($0.bounds) }
            return labels.count == 1
                && labels.allSatisfy { abs($0.bounds.midX - bounds.midX) < cap && $0.words.count <= 4 }
        }
        let across = rows(of: keys).filter { row in
            guard let first = row.first, let last = row.last else { return false }
            return Double(first.x - screen.x) < cap * 1.5 && Double(screen.maxX - last.maxX) < cap * 1.5
                && zip(row, row.dropFirst()).allSatisfy { Double($1.x - $0.maxX) < cap * 1.2 }
        }.sorted { $0[0].y > $1[0].y }
        guard let lowest = across.first, Double(screen.maxY - lowest[0].maxY) < Double(screen.height) * 0.12 else {
            return nil
        }
        var board = [lowest]
        for row in across.dropFirst() {
            guard let above = board.last, Double(above[0].y - row[0].maxY) < cap * 1.5 else { break }
            board.append(row)
        }
        guard board.joined().count > 1, board.contains(where: { $0.count > 1 }), let top = board.last?.first else {
            return nil
        }
        return top.y - Int(cap * 0.3)
    }

    /// From left to right, those beside one another.
    private func rows(of boxes: [PixelRect]) -> [[PixelRect]] {
        var rows: [[PixelRect]] = []
        for box in boxes.sorted(by: { $0.x < $1.x }) {
            let index = rows.firstIndex { row in
                guard let last = row.last else { return false }
                return abs(Double(last.maxY - box.maxY)) < geometry.bodyCapHeight * PrintScale.sameRow
                    && abs(last.height - box.height) * 3 <= max(last.height, box.height) && box.x >= last.maxX
            }
            if let index { rows[index].append(box) } else { rows.append([box]) }
        }
        return rows
    }
}

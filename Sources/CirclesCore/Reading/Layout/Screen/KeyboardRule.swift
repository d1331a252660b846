/// Finds a keyboard on the screen.
struct KeyboardRule {
    let geometry: PageGeometry

    /// The row it begins at; nil when there is none.
    ///
    /// - Parameter lines: All that was found: single letters look like junk.
    func top(in lines: [TextLine]) -> Int? { namedTop(in: lines) ?? formTop(in: lines) }

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

    private func namedTop(in lines: [TextLine]) -> Int? {
        let middle = geometry.screen.y + geometry.screen.height * 2 / 5
        let lower = lines.filter { $0.bounds.y > middle }
        let keys = lower.filter { MenuPattern.isKey($0.withoutMarks) }
        // Letters on keys of their own are read one by one, if at all.
        let letters = lower.filter { line in
            !line.text.isEmpty && line.text.split(separator: " ").allSatisfy { $0.count <= 2 }
                && line.alphanumericCount <= 12
        }
        guard keys.count >= 2 || (keys.count == 1 && letters.count >= 4), let anchor = keys.map(\.bounds.y).max() else {
            return nil
        }
        let board = geometry.wideRegions.filter {
            $0.bounds.y < anchor && $0.bounds.maxY > anchor && $0.bounds.y > middle
        }.map(\.bounds.y).min()
        if let board { return board }
        let near = (keys + letters).map(\.bounds.y).filter { Double(anchor - $0) < geometry.bodyCapHeight * 22 }
        return near.min().map { $0 - Int(geometry.bodyCapHeight) }
    }
}

extension TextLine {
    fileprivate var withoutMarks: String { text.filter { $0.isLetterOrDigit || $0 == " " || $0 == "?" } }
}

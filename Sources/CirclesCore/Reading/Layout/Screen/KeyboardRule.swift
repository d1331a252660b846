/// Finds a keyboard on the screen.
struct KeyboardRule {
    let geometry: PageGeometry

    /// The row it begins at; nil when there is none.
    func top(in lines: [TextLine]) -> Int? {
        let middle = geometry.screen.y + geometry.screen.height * 2 / 5
        let lower = lines.filter { $0.bounds.y > middle }
        let keys = lower.filter { MenuText.isKey($0.withoutMarks) }
        // Letters on keys of their own are read one by one, if at all.
        let letters = lower.filter { line in
            !line.text.isEmpty && line.text.split(separator: " ").allSatisfy { $0.count <= 2 } && line.substance <= 12
        }
        guard keys.count >= 2 || (keys.count == 1 && letters.count >= 4), let anchor = keys.map(\.bounds.y).max() else {
            return nil
        }
        let board = geometry.wideRegions.filter {
            $0.bounds.y < anchor && $0.bounds.maxY > anchor && $0.bounds.y > middle
        }.map(\.bounds.y).min()
        if let board { return board }
        let near = (keys + letters).map(\.bounds.y).filter { Double(anchor - $0) < geometry.cap * 22 }
        return near.min().map { $0 - Int(geometry.cap) }
    }
}

extension TextLine {
    fileprivate var withoutMarks: String { text.filter { $0.isLetterOrDigit || $0 == " " || $0 == "?" } }
}

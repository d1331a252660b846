/// Finds what a conversation offers to show beside its messages ("Messages  Files  Pins"): single words beside one another, between
/// its title and its first row, or behind the title itself.
enum TabRule {
    /// Indices of such lines among those above `row`.
    static func tabs(among lines: [TextLine], above row: Int, left: Int, cap: Double) -> Set<Int> {
        let single = lines.indices.filter { index in
            let line = lines[index]
            return line.words.count == 1 && line.bounds.maxY < row && line.capHeight < cap * 1.15
                && line.text.first?.isUppercase == true && line.text.allSatisfy(\.isLetter)
        }
        let rows = single.map { first in
            single.filter { abs(Double(lines[$0].baseline - lines[first].baseline)) < cap * PrintScale.sameRow }
        }
        // Rows begin in a column of their own, which tabs do not heed.
        let tabs = rows.first { row in
            row.count >= 3 && row.contains { Double(left - lines[$0].bounds.x) > cap * 1.5 }
        }
        return Set(tabs ?? [])
    }

    /// One of three single words and more in the row of a larger name, or under the name.
    static func isTab(_ line: TextLine, behindNameAmong lines: [TextLine], cap: Double) -> Bool {
        guard line.words.count == 1 else { return false }
        let row = lines.filter { abs(Double($0.baseline - line.baseline)) < cap * 0.6 }
        return row.count { $0.words.count == 1 && $0.text.allSatisfy(\.isLetter) } >= 3
            && lines.contains { name in
                name.alphanumericCount > 1
                    && (row.contains(name)
                        ? name.bounds.maxX < line.bounds.x && name.capHeight > line.capHeight * 1.1
                        : name.baseline < line.baseline && NamePattern.isName(name.text))
            }
    }
}

/// Finds what a conversation offers to show beside its messages ("Messages  Files  Pins"): single words behind its title.
enum TabRule {
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

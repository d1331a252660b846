/// Times, names and text in columns of their own: "8:39   ana   what do you wear on a boat".
struct InlineColumns {
    /// Where the times begin.
    let left: Int
    /// Where the text begins.
    private let text: Int
    private let cap: Double

    /// Nil when fewer than three rows have text in one column behind a time and one word that ends or begins in one.
    init?(_ rows: [TextLine], cap: Double) {
        let timed = rows.filter { row in
            // Columns stand further apart than words.
            row.words.count >= 3
                && Double(row.words[2].bounds.x - row.words[0].bounds.maxX - row.words[1].bounds.width) > cap * 1.6
                && InlineHead.time(row.words[0].text) != nil && !row.words[0].text.hasPrefix("[")
                && row.words[1].text.contains(where: \.isLetterOrDigit)
        }
        let near = { (a: Int, b: Int) in abs(Double(a - b)) < cap * 0.6 }
        let groups = timed.map { first in
            timed.filter { row in
                near(row.words[2].bounds.x, first.words[2].bounds.x)
                    && (near(row.words[1].bounds.maxX, first.words[1].bounds.maxX)
                        || near(row.words[1].bounds.x, first.words[1].bounds.x))
            }
        }
        guard let group = groups.max(by: { $0.count < $1.count }), group.count >= 3,
            // Names of several lengths, or words behind a time in an ordinary sentence.
            Set(group.map(\.words[1].text)).count < group.count || group.count > 4,
            let text = group.map(\.words[2].bounds.x).min(), let left = group.map(\.bounds.x).min()
        else { return nil }
        (self.text, self.left, self.cap) = (text, left, cap)
    }

    /// Who wrote what begins with a row, and when; nil for a row that goes on. The name may not have been read.
    func head(of row: TextLine) -> (sender: String?, time: String?)? {
        let front = row.words.prefix(while: isInFront)
        let time = front.first.flatMap { InlineHead.time($0.text) }
        let name = front.dropFirst(time == nil ? 0 : 1).map(\.text).filter { $0.contains(where: \.isLetterOrDigit) }
        // Without a time, what stands in the names' column is a name only in front of text.
        let isFollowed = row.words.dropFirst(front.count).first.map { Double($0.bounds.x - text) < cap } ?? false
        guard name.count <= 2, time != nil || (!name.isEmpty && isFollowed) else { return nil }
        return (name.isEmpty ? nil : name.joined(), time)
    }

    /// Without time and name.
    func text(of row: TextLine) -> TextLine {
        let words = row.words.drop(while: isInFront)
        return words.isEmpty && head(of: row) == nil ? row : row.cut(to: words)
    }

    /// In the columns of times and names. What reaches over into the text is a name and a word that came out as one.
    private func isInFront(_ word: RecognizedPage.Word) -> Bool {
        Double(word.bounds.x) < Double(text) - cap * 0.5 && Double(word.bounds.maxX) < Double(text) + cap * 0.3
    }
}

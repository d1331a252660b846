import CirclesCore

extension Terminal {
    /// Prints `text` after `head`, wrapped at words to a terminal's width: later rows stand under the first one's text.
    /// One line where this is no terminal, for programs that read lines.
    ///
    /// - Parameter most: Rows that may be taken; the last one ends in an ellipsis where more would follow.
    func entry(_ head: String, _ text: String, styled style: Style? = nil, headStyled: Style? = .dim, most: Int = .max)
    {
        let start = headStyled.map { styled(head, $0) } ?? head
        // A head that takes half of the line leaves too little beside it.
        let margin = head.displayWidth <= width / 2 ? head.displayWidth : 4
        for (number, row) in rows(text, beside: head.displayWidth, under: margin, most: most).enumerated() {
            let row = style.map { styled(row, $0) } ?? row
            line(number == 0 ? start + row : String(repeating: " ", count: margin) + row)
        }
    }

    /// Prints `text` wrapped at words; each of its lines keeps the spaces it begins with.
    func prose(_ text: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let margin = String(line.prefix { $0 == " " })
            entry(margin, String(line.dropFirst(margin.count)))
        }
    }

    private func rows(_ text: String, beside head: Int, under margin: Int, most: Int) -> [String] {
        let text = text.printable
        guard isTerminal, head + text.displayWidth > width else { return [text] }
        // Rows are made of words: two spaces between them would not be found again.
        let words = text.split(separator: " ").joined(separator: " ")
        return rows(words: words, beside: head, under: margin, most: most)
    }

    private func rows(words text: String, beside head: Int, under margin: Int, most: Int) -> [String] {
        let room = max(16, width - margin)
        let first = max(1, width - head)
        // What does not begin beside its head, begins under it.
        let word = text.prefix { $0 != " " }
        var rows: [String]
        if head == margin {
            rows = text.wrapped(to: room)
        } else if String(word).displayWidth > first {
            rows = [""] + text.wrapped(to: room)
        } else {
            let beside = text.wrapped(to: first)[0]
            let rest = text.dropFirst(beside.count).drop { $0 == " " }
            rows = [beside] + (rest.isEmpty ? [] : String(rest).wrapped(to: room))
        }
        guard rows.count > most else { return rows }
        let last = rows[(most - 1)...].joined(separator: " ")
        return rows.prefix(most - 1) + [last.truncated(to: room)]
    }
}

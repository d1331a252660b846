/// Text as a line of a terminal or a list shows it.
extension String {
    /// Without control, bidirectional-override and other invisible formatting characters; line breaks become spaces.
    package var printable: String {
        let kept = unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            switch scalar.properties.generalCategory {
            case .control: scalar == "\n" || scalar == "\t" || scalar == "\r" ? " " : nil
            case .format: scalar == "\u{200D}" ? scalar : nil
            case .lineSeparator, .paragraphSeparator: " "
            case .privateUse, .surrogate, .unassigned: nil
            default: scalar
            }
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: kept)
        return String(view)
    }

    /// With a capital letter.
    package var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }

    /// Cut to `columns`, with an ellipsis when something is missing.
    package func truncated(to columns: Int) -> String {
        guard displayWidth > columns else { return self }
        var width = 0
        var result = ""
        for character in self {
            let next = String(character).displayWidth
            if width + next > columns - 1 { break }
            width += next
            result.append(character)
        }
        return result + "…"
    }

    /// In lines of at most `columns`, broken at spaces; a word that is longer is broken where the line ends.
    package func wrapped(to columns: Int) -> [String] {
        let columns = max(2, columns)
        var lines: [String] = [], line = "", width = 0
        for word in split(separator: " ") {
            var rest = String(word)
            if !line.isEmpty, width + 1 + rest.displayWidth > columns {
                lines.append(line)
                (line, width) = ("", 0)
            }
            while rest.displayWidth > columns {
                let head = rest.prefix(columns: columns)
                lines.append(head)
                rest.removeFirst(head.count)
            }
            line += (line.isEmpty ? "" : " ") + rest
            width = line.displayWidth
        }
        if !line.isEmpty || lines.isEmpty { lines.append(line) }
        return lines
    }

    /// As many characters as fit, at least one.
    private func prefix(columns: Int) -> String {
        var width = 0, head = ""
        for character in self {
            width += String(character).displayWidth
            guard width <= columns || head.isEmpty else { break }
            head.append(character)
        }
        return head
    }

    /// Columns on a terminal: wide for emoji and East Asian characters, none for combining marks.
    package var displayWidth: Int {
        reduce(0) { sum, character in
            guard let first = character.unicodeScalars.first else { return sum }
            let wide =
                first.properties.isEmojiPresentation || (0x1100...0x115F).contains(first.value)
                || (0x2E80...0xA4CF).contains(first.value) || (0xAC00...0xD7A3).contains(first.value)
                || (0xF900...0xFAFF).contains(first.value) || (0xFE30...0xFE6F).contains(first.value)
                || (0xFF00...0xFF60).contains(first.value) || (0x20000...0x3FFFD).contains(first.value)
                || character.unicodeScalars.contains("\u{FE0F}")
            return sum + (wide ? 2 : 1)
        }
    }

    package func padded(to columns: Int) -> String {
        self + String(repeating: " ", count: max(0, columns - displayWidth))
    }
}

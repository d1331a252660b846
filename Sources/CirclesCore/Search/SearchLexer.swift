/// Cuts a query into words and phrases.
enum SearchLexer {
    struct Word {
        /// What stands before the quotation mark, as in `with:"Maria Lopez"`.
        var head = ""
        var text = ""
        var isQuoted = false

        /// A key in lower case, and its value, where the word has the form of a filter.
        var filter: (key: String, value: String)? {
            if isQuoted {
                guard head.hasSuffix(":") else { return nil }
                return (head.dropLast().lowercased(), text)
            }
            guard let colon = text.firstIndex(of: ":") else { return nil }
            return (text[..<colon].lowercased(), String(text[text.index(after: colon)...]))
        }
    }

    private static let quotationMarks: Set<Character> = ["\"", "“", "”", "„"]

    /// In their order; a quotation mark that is never closed goes to the end. Characters that nobody sees are left out.
    static func words(of text: String) -> [Word] {
        var words: [Word] = []
        var word = Word()
        var isInside = false
        func end() {
            if isInside || word.isQuoted {
                word.text = word.text.trimmingWhitespace
            }
            let isEmpty = word.text.isEmpty && !(word.isQuoted && word.head.hasSuffix(":"))
            if !isEmpty { words.append(word) }
            word = Word()
        }
        for character in text.printable {
            if quotationMarks.contains(character) {
                if isInside {
                    end()
                    isInside = false
                    continue
                }
                // A mark within a word begins a phrase; only a filter's key belongs to it.
                if !word.text.isEmpty, !word.text.hasSuffix(":") { end() }
                word = Word(head: word.text, isQuoted: true)
                isInside = true
            } else if character.isWhitespace, !isInside {
                end()
            } else {
                word.text.append(character)
            }
        }
        end()
        return words
    }
}

/// Cuts a message into tokens in one pass.
enum Tokenizer {
    /// What stands beyond is not read: no chat message is that long, and the work stays bounded.
    static let maximumBytes = 8192

    static func tokens(of text: String) -> [Token] {
        var result: [Token] = []
        var spaceBefore = false
        var index = text.startIndex
        let end = limit(of: text)
        while index < end {
            let character = text[index]
            if character.isNewline {
                result.append(token(.lineBreak, text, index..<text.index(after: index), spaceBefore))
                index = text.index(after: index)
                spaceBefore = true
                continue
            }
            if character.isWhitespace {
                index = text.index(after: index)
                spaceBefore = true
                continue
            }
            let startsChunk = spaceBefore || result.isEmpty
            let (kind, next) = scan(text, from: index, to: end, startsChunk: startsChunk)
            result.append(token(kind, text, index..<next, spaceBefore))
            index = next
            spaceBefore = false
        }
        return result
    }

    /// A character boundary, so that every quote is made of the message's own characters.
    private static func limit(of text: String) -> String.Index {
        guard text.utf8.count > maximumBytes else { return text.endIndex }
        let cut = text.utf8.index(text.startIndex, offsetBy: maximumBytes)
        return text.indices.prefix { $0 <= cut }.last ?? text.startIndex
    }

    private static func scan(
        _ text: String, from start: String.Index, to end: String.Index, startsChunk: Bool
    ) -> (Token.Kind, String.Index) {
        if startsChunk, let linkEnd = endOfLink(text, from: start, to: end) { return (.link, linkEnd) }
        let first = text[start]
        if first.isDigit {
            return (.number, text[start..<end].firstIndex { !$0.isDigit } ?? end)
        }
        if first.isLetter { return (.word, endOfWord(text, from: start, to: end)) }
        return (.sign, text.index(after: start))
    }

    /// Letters, and apostrophes between letters: "don't", "Ana's".
    private static func endOfWord(_ text: String, from start: String.Index, to end: String.Index) -> String.Index {
        var index = start
        while index < end {
            let next = text.index(after: index)
            if text[index].isLetter {
                index = next
            } else if text[index].isApostrophe, next < end, text[next].isLetter {
                index = next
            } else {
                break
            }
        }
        return index
    }

    private static func endOfLink(_ text: String, from start: String.Index, to end: String.Index) -> String.Index? {
        let chunkEnd = text[start..<end].firstIndex(where: \.isWhitespace) ?? end
        let chunk = text[start..<chunkEnd]
        let head = chunk.prefix(12).lowercased()
        let isLink = head.hasPrefix("http://") || head.hasPrefix("https://") || head.hasPrefix("www.")
        if isLink { return chunkEnd }
        guard let at = chunk.firstIndex(of: "@"), at > chunk.startIndex, chunk[at...].contains(".") else { return nil }
        return chunkEnd
    }

    private static func token(
        _ kind: Token.Kind, _ text: String, _ range: Range<String.Index>, _ spaceBefore: Bool
    ) -> Token {
        let slice = String(text[range])
        let digits = kind == .number && slice.utf8.count <= 6
        let text = kind == .word ? slice.folded : slice
        return Token(
            kind: kind, text: text, range: range, spaceBefore: spaceBefore,
            isCapitalised: slice.first?.isUppercase ?? false,
            isAllCapitals: kind == .word && !slice.utf8.contains { $0 >= 0x61 && $0 <= 0x7A },
            value: digits ? Int(slice) : nil,
            word: Word(of: text))
    }
}

extension Character {
    var isDigit: Bool { isASCII && isNumber }
    fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" }
}

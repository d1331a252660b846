/// Cuts a message into tokens in one pass.
enum Tokenizer {
    /// What stands beyond is not read: no chat message is that long, and the work stays bounded.
    static let maximumBytes = 8192

    static func tokens(of text: String) -> [Token] {
        var result: [Token] = []
        // A word and its space have five letters, more often than not.
        result.reserveCapacity(min(text.utf8.count, maximumBytes) / 4 + 1)
        var spaceBefore = false
        var index = text.startIndex
        let end = limit(of: text)
        let hasLink = mayHaveLink(text)
        while index < end {
            let (kind, next) = text.character(at: index)
            switch kind {
            case .newline:
                result.append(token(.lineBreak, text, index..<next, spaceBefore))
                index = next
                spaceBefore = true
                continue
            case .space:
                index = next
                spaceBefore = true
                continue
            default: break
            }
            let startsChunk = spaceBefore || result.isEmpty
            let last: (kind: Token.Kind, end: String.Index)
            if hasLink, startsChunk, let linkEnd = endOfLink(text, from: index, to: end) {
                last = (.link, linkEnd)
            } else if kind == .digit {
                last = (.number, endOfNumber(text, from: index, to: end))
            } else if kind == .letter {
                last = (.word, endOfWord(text, from: index, to: end))
            } else {
                last = (.sign, next)
            }
            result.append(token(last.kind, text, index..<last.end, spaceBefore))
            index = last.end
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

    private static func endOfNumber(_ text: String, from start: String.Index, to end: String.Index) -> String.Index {
        var index = start
        while index < end {
            let (kind, next) = text.character(at: index)
            if kind != .digit { break }
            index = next
        }
        return index
    }

    /// Letters, and apostrophes between letters: "don't", "Ana's".
    private static func endOfWord(_ text: String, from start: String.Index, to end: String.Index) -> String.Index {
        var index = start
        while index < end {
            let (kind, next) = text.character(at: index)
            if kind == .letter || kind == .apostrophe && next < end && text.character(at: next).kind == .letter {
                index = next
            } else {
                break
            }
        }
        return index
    }

    /// A look at its bytes: no address is without "@", "//" or "www".
    private static func mayHaveLink(_ text: String) -> Bool {
        var (last, run) = (UInt8(0), 0)
        for byte in text.utf8 {
            // A capital's small letter.
            let letter = byte | 0x20
            run = letter == last ? run + 1 : 1
            last = letter
            if byte == UInt8(ascii: "@") || letter == UInt8(ascii: "/") && run == 2
                || letter == 0x77 && run == 3
            {
                return true
            }
        }
        return false
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
        Token(kind, String(text[range]), range, spaceBefore: spaceBefore)
    }
}

extension Character {
    var isDigit: Bool { isASCII && isNumber }
}

extension String {
    /// What a character is to the tokenizer.
    fileprivate enum CharacterKind {
        case letter, digit, newline, space, apostrophe, other
    }

    /// The character at a boundary, and where the next one begins. One of a single byte is told by that byte, which most are.
    fileprivate func character(at index: Index) -> (kind: CharacterKind, next: Index) {
        let byte = utf8[index]
        let next = utf8.index(after: index)
        if byte < 0x80, byte != 0x0D, next == endIndex || utf8[next] < 0x80 { return (Self.kind(of: byte), next) }
        let character = self[index]
        let kind: CharacterKind =
            if character.isNewline {
                .newline
            } else if character.isWhitespace {
                .space
            } else if character.isDigit {
                .digit
            } else if character.isLetter {
                .letter
            } else if character == "'" || character == "\u{2019}" {
                .apostrophe
            } else { .other }
        return (kind, self.index(after: index))
    }

    private static func kind(of byte: UInt8) -> CharacterKind {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A: .letter
        case 0x30...0x39: .digit
        case 0x20, 0x09: .space
        case 0x0A...0x0D: .newline
        case 0x27: .apostrophe
        default: .other
        }
    }
}

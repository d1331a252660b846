/// Cuts a message into tokens in one pass.
enum Tokenizer {
    /// What stands beyond is not read: no chat message is that long, and the work stays bounded.
    static let maximumBytes = 8192

    static func tokens(of text: String) -> [Token] {
        text.withBytes { tokens(of: ByteText(string: text, bytes: $0)) }
    }

    private static func tokens(of text: ByteText) -> [Token] {
        var result: [Token] = []
        let end = limit(of: text.string)
        // A word and its space have five letters, more often than not.
        result.reserveCapacity(end / 4 + 1)
        let hasLink = mayHaveLink(text.bytes)
        var spaceBefore = false
        var place = 0
        while place < end {
            let (letter, next) = text.letter(at: place)
            let last: (kind: Token.Kind, end: Int)
            switch letter {
            case .space:
                place = next
                spaceBefore = true
                continue
            case _ where hasLink && (spaceBefore || result.isEmpty):
                last =
                    endOfLink(text, from: place, to: end).map { (.link, $0) }
                    ?? word(letter, text, from: place, next, to: end)
            default: last = word(letter, text, from: place, next, to: end)
            }
            result.append(text.token(last.kind, place..<last.end, spaceBefore: spaceBefore))
            spaceBefore = letter == .newline
            place = last.end
        }
        return result
    }

    /// What the letter at `start` begins that is no address.
    private static func word(
        _ letter: ByteText.Kind, _ text: ByteText, from start: Int, _ next: Int, to end: Int
    ) -> (kind: Token.Kind, end: Int) {
        switch letter {
        case .newline: (.lineBreak, next)
        case .digit: (.number, endOfNumber(text, from: next, to: end))
        case .letter: (.word, endOfWord(text, from: next, to: end))
        case .space, .apostrophe, .other: (.sign, next)
        }
    }

    /// A character boundary, so that every quote is made of the message's own characters.
    private static func limit(of text: String) -> Int {
        guard text.utf8.count > maximumBytes else { return text.utf8.count }
        let cut = text.utf8.index(text.startIndex, offsetBy: maximumBytes)
        let last = text.indices.prefix { $0 <= cut }.last ?? text.startIndex
        return text.utf8.distance(from: text.startIndex, to: last)
    }

    private static func endOfNumber(_ text: ByteText, from start: Int, to end: Int) -> Int {
        var place = start
        while place < end {
            let (letter, next) = text.letter(at: place)
            if letter != .digit { break }
            place = next
        }
        return place
    }

    /// Letters, and apostrophes between letters: "don't", "Ana's".
    private static func endOfWord(_ text: ByteText, from start: Int, to end: Int) -> Int {
        var place = start
        while place < end {
            let (letter, next) = text.letter(at: place)
            guard letter == .letter || letter == .apostrophe && next < end && text.letter(at: next).kind == .letter
            else { break }
            place = next
        }
        return place
    }

    /// A look at its bytes: no address is without "://", "www." or an "@" behind something.
    private static func mayHaveLink(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // The bytes before, the last one lowest, capitals as small letters.
        var before: UInt32 = 0x20
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "@") where before & 0xFF != 0x20: return true
            case UInt8(ascii: "/") where before & 0xFFFF == 0x3A2F: return true
            case UInt8(ascii: ".") where before & 0xFF_FFFF == 0x77_7777: return true
            default: before = before << 8 | UInt32(byte | 0x20)
            }
        }
        return false
    }

    private static func endOfLink(_ text: ByteText, from start: Int, to end: Int) -> Int? {
        let rest = text.string[text.index(start)..<text.index(end)]
        let chunk = rest[..<(rest.firstIndex(where: \.isWhitespace) ?? rest.endIndex)]
        let head = chunk.prefix(12).lowercased()
        let isLink = head.hasPrefix("http://") || head.hasPrefix("https://") || head.hasPrefix("www.")
        if isLink { return start + chunk.utf8.count }
        guard let at = chunk.firstIndex(of: "@"), at > chunk.startIndex, chunk[at...].contains(".") else { return nil }
        return start + chunk.utf8.count
    }
}

/// A message's characters by the places of their first bytes: one of a single byte is told by that byte, which most are.
private struct ByteText {
    /// What a character is to the tokenizer.
    enum Kind { case letter, digit, newline, space, apostrophe, other }

    let string: String
    let bytes: UnsafeBufferPointer<UInt8>

    /// The character that begins at `place`, and where the next one does.
    func letter(at place: Int) -> (kind: Kind, next: Int) {
        let (byte, next) = (bytes[place], place + 1)
        // What lies beyond ASCII may belong to the letter before it.
        if byte < 0x80, byte != 0x0D, next == bytes.count || bytes[next] < 0x80 { return (Self.kind(of: byte), next) }
        let character = string[index(place)]
        return (Self.kind(of: character), place + character.utf8.count)
    }

    private static func kind(of character: Character) -> Kind {
        if character.isNewline { return .newline }
        if character.isWhitespace { return .space }
        if character.isDigit { return .digit }
        if character.isLetter { return .letter }
        return character == "'" || character == "\u{2019}" ? .apostrophe : .other
    }

    private static func kind(of byte: UInt8) -> Kind {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A: .letter
        case 0x30...0x39: .digit
        case 0x20, 0x09: .space
        case 0x0A...0x0D: .newline
        case 0x27: .apostrophe
        default: .other
        }
    }

    func index(_ place: Int) -> String.Index { string.utf8.index(string.startIndex, offsetBy: place) }

    func token(_ kind: Token.Kind, _ places: Range<Int>, spaceBefore: Bool) -> Token {
        let slice = String(decoding: UnsafeBufferPointer(rebasing: bytes[places]), as: UTF8.self)
        return Token(kind, slice, index(places.lowerBound)..<index(places.upperBound), spaceBefore: spaceBefore)
    }
}

extension Character {
    var isDigit: Bool { isASCII && isNumber }
}

/// Words and phrases of a table, found where a message's tokens begin with one of them.
struct Phrases: Sendable, ExpressibleByStringLiteral {
    /// Where in `phrases` those that begin with a word are.
    private var places: WordMap<Int> = [:]
    /// Of each first word its phrases, the longest first: how many words each has, then their numbers; a zero behind the last.
    private var phrases: [UInt32] = []
    let firstWords: [Word]

    /// Stands for any one word in a phrase.
    private static let anyWord = Word(ofTable: "_")

    /// - Parameter text: Phrases between commas, folded: "can't make it, no good".
    init(_ text: String) {
        var words: [Word] = []
        // Of each phrase: the place of its first word among those, and where its words are.
        var found: [(group: Int, words: Range<Int>)] = []
        var (groups, firstWords): (WordMap<Int>, [Word]) = ([:], [])
        Self.forEachPhrase(of: text) { phrase in
            let start = words.count
            phrase.forEachPart(between: { $0 == TableSign.space }) { words.append(Word(ofTable: $0)) }
            guard start < words.count else { return }
            if !groups.contains(words[start]) {
                groups.insert(firstWords.count, for: words[start])
                firstWords.append(words[start])
            }
            found.append((groups[words[start]] ?? 0, start..<words.count))
        }
        found.sort { ($0.group, -$0.words.count) < ($1.group, -$1.words.count) }
        var last: Int?
        for phrase in found {
            if phrase.group != last {
                if last != nil { phrases.append(0) }
                places.insert(phrases.count, for: firstWords[phrase.group])
                last = phrase.group
            }
            phrases.append(UInt32(truncatingIfNeeded: phrase.words.count))
            phrases += words[phrase.words].lazy.map(\.number)
        }
        phrases.append(0)
        self.firstWords = firstWords
    }

    /// Calls with each text between commas or ends of lines.
    static func forEachPhrase(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        text.withBytes { bytes in
            bytes.forEachPart(between: { $0 == TableSign.comma || $0 == TableSign.lineBreak }, body)
        }
    }

    init(stringLiteral text: String) { self.init(text) }

    /// How many tokens the longest phrase that begins at `index` has; nil when none does.
    @inline(__always) func length(in grammar: Grammar, at index: Int) -> Int? {
        guard let start = places[grammar.word(at: index)] else { return nil }
        return length(from: start, in: grammar, at: index)
    }

    /// The same of those phrases that begin with the word at `index`.
    private func length(from start: Int, in grammar: Grammar, at index: Int) -> Int? {
        let any = Self.anyWord.number
        return length(from: start) { place, count in
            guard index + count <= grammar.tokens.count else { return false }
            for offset in 0..<count {
                let number = phrases[place + offset]
                let isSaid =
                    number == any
                    ? grammar.tokens[index + offset].kind == .word
                    : grammar.tokens[index + offset].word.number == number
                if !isSaid { return false }
            }
            return true
        }
    }

    /// The same, where the phrase's first word is taken as said before `index`: "Friday's a mess" says "is a mess".
    func length(in grammar: Grammar, after word: String, at index: Int) -> Int? {
        guard let start = places[word] else { return nil }
        return length(from: start) { place, count in
            count > 1 && (1..<count).allSatisfy { grammar.word(at: index + $0 - 1).number == phrases[place + $0] }
        }.map { $0 - 1 }
    }

    /// How many words the first of the phrases from `start` on has that are said.
    private func length(from start: Int, _ areSaid: (_ place: Int, _ count: Int) -> Bool) -> Int? {
        var place = start
        while phrases[place] != 0 {
            let count = Int(phrases[place])
            if areSaid(place + 1, count) { return count }
            place += count + 1
        }
        return nil
    }

    /// Where in `range` the first of them begins.
    func first(in grammar: Grammar, _ range: Range<Int>) -> Range<Int>? {
        for index in range {
            if let length = length(in: grammar, at: index), index + length <= range.upperBound {
                return index..<(index + length)
            }
        }
        return nil
    }

    func occur(in grammar: Grammar, _ range: Range<Int>) -> Bool { first(in: grammar, range) != nil }
}

/// A set of words written as a text, as tables hold them.
func words(_ text: String) -> WordSet { WordSet(text) }

/// Forms of words, each with what they are forms of: lines such as "knitting: knit knits".
func forms(_ text: String) -> WordMap<String> {
    var result: WordMap<String> = [:]
    text.withBytes { bytes in
        bytes.forEachPart(between: { $0 == TableSign.lineBreak }) { line in
            var name: String?
            line.forEachPart(between: { $0 == TableSign.space || $0 == UInt8(ascii: ":") }) { word in
                if let name {
                    result.insert(name, for: Word(ofTable: word))
                } else {
                    name = String(decoding: word, as: UTF8.self)
                }
            }
        }
    }
    return result
}

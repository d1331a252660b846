/// Words and phrases of a table, found where a message's tokens begin with one of them.
struct Phrases: Sendable, ExpressibleByStringLiteral {
    /// By first word; the longest first.
    private let byFirstWord: WordMap<[[Word]]>

    /// Stands for any one word in a phrase.
    private static let anyWord = Word(ofTable: "_")

    /// - Parameter text: Phrases between commas, folded: "can't make it, no good".
    init(_ text: String) {
        var phrases: WordMap<[[Word]]> = [:]
        // By bytes: characters take several times as long, and the tables are made anew in each process.
        for phrase in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }) {
            let words = phrase.split(separator: UInt8(ascii: " ")).map { Word(ofTable: String(Substring($0))) }
            if let first = words.first { phrases.update(first, default: []) { $0.append(words) } }
        }
        phrases.updateValues { $0.sort { $0.count > $1.count } }
        byFirstWord = phrases
    }

    init(stringLiteral text: String) { self.init(text) }

    var firstWords: [Word] { byFirstWord.words }

    /// How many tokens the longest phrase that begins at `index` has; nil when none does.
    func length(in grammar: Grammar, at index: Int) -> Int? {
        guard let phrases = byFirstWord[grammar.word(at: index)] else { return nil }
        for phrase in phrases where says(phrase, in: grammar, at: index) { return phrase.count }
        return nil
    }

    private func says(_ phrase: [Word], in grammar: Grammar, at index: Int) -> Bool {
        guard index + phrase.count <= grammar.tokens.count else { return false }
        for offset in phrase.indices {
            let word = phrase[offset]
            let isSaid =
                word == Self.anyWord
                ? grammar.tokens[index + offset].kind == .word : grammar.tokens[index + offset].word == word
            if !isSaid { return false }
        }
        return true
    }

    /// The same, where the phrase's first word is taken as said before `index`: "Friday's a mess" says "is a mess".
    func length(in grammar: Grammar, after word: String, at index: Int) -> Int? {
        byFirstWord[word]?.first { phrase in
            phrase.count > 1
                && phrase.dropFirst().enumerated().allSatisfy { grammar.word(at: index + $0.offset) == $0.element }
        }.map { $0.count - 1 }
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

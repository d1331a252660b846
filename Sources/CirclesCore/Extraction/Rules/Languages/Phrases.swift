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
        var byFirstWord: [Word: [[Word]]] = [:]
        var firstWords: [Word] = []
        // By bytes: characters take several times as long, and the tables are made anew in each process.
        for phrase in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }) {
            let words = phrase.split(separator: UInt8(ascii: " ")).map { Word(ofTable: String(Substring($0))) }
            guard let first = words.first else { continue }
            if byFirstWord[first] == nil { firstWords.append(first) }
            byFirstWord[first, default: []].append(words)
        }
        self.firstWords = firstWords
        for first in firstWords {
            places.insert(phrases.count, for: first)
            for words in (byFirstWord[first] ?? []).sorted(by: { $0.count > $1.count }) {
                phrases.append(UInt32(truncatingIfNeeded: words.count))
                phrases += words.map(\.number)
            }
            phrases.append(0)
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
    text.split(separator: "\n").reduce(into: [:]) { result, line in
        let sides = line.split(separator: ":")
        guard sides.count == 2, let name = sides[0].split(separator: " ").first else { return }
        for form in sides[1].split(separator: " ") { result.insert(String(name), for: Word(ofTable: String(form))) }
    }
}

/// Words and phrases of a table, found where a message's tokens begin with one of them.
struct Phrases: Sendable, ExpressibleByStringLiteral {
    /// By first word; the longest first. "_" stands for any one word.
    private let byFirstWord: [String: [[String]]]

    /// - Parameter text: Phrases between commas, folded: "can't make it, no good".
    init(_ text: String) {
        var phrases: [String: [[String]]] = [:]
        // By bytes: characters take several times as long, and the tables are made anew in each process.
        for phrase in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }) {
            let words = phrase.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
            if let first = words.first { phrases[first, default: []].append(words) }
        }
        byFirstWord = phrases.mapValues { $0.sorted { $0.count > $1.count } }
    }

    init(stringLiteral text: String) { self.init(text) }

    var firstWords: some Collection<String> { byFirstWord.keys }

    /// How many tokens the longest phrase that begins at `index` has; nil when none does.
    func length(in grammar: Grammar, at index: Int) -> Int? {
        guard let token = grammar[index], let phrases = byFirstWord[token.text] else { return nil }
        return phrases.first { phrase in
            phrase.enumerated().allSatisfy { offset, word in
                guard let token = grammar[index + offset] else { return false }
                return word == "_" ? token.kind == .word : token.text == word
            }
        }?.count
    }

    /// The same, where the phrase's first word is taken as said before `index`: "Friday's a mess" says "is a mess".
    func length(in grammar: Grammar, after word: String, at index: Int) -> Int? {
        byFirstWord[word]?.first { phrase in
            phrase.count > 1
                && phrase.dropFirst().enumerated().allSatisfy { grammar[index + $0.offset]?.text == $0.element }
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
func words(_ text: String) -> Set<String> {
    Set(text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) })
}

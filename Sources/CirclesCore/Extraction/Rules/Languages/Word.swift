internal import Synchronization

/// A word of the language tables by its number, so that to compare words is to compare numbers.
struct Word: Hashable, Sendable {
    /// Zero for a word that no table has.
    let number: UInt32

    /// A word that no table has.
    static let unknown = Word(number: 0)

    fileprivate init(number: UInt32) { self.number = number }

    /// The number of a message's word.
    init(of text: String) { self.init(of: text, key: text.key) }

    /// - Parameter key: The text's.
    init(of text: String, key: UInt64) { self = WordNumbers.all[text, key] }

    /// The number of a table's word, which is new where no table had it before.
    init(ofTable text: String) { self = WordNumbers.adding(text) }
}

/// The words of all language tables, numbered from one in the order in which they are met.
private enum WordNumbers {
    private static let words = Mutex<[String: Word]>([:])

    static func adding(_ text: String) -> Word {
        words.withLock { words in
            if let known = words[text] { return known }
            let word = Word(number: UInt32(truncatingIfNeeded: words.count + 1))
            words[text] = word
            return word
        }
    }

    /// Every word that any table has: all tables are made before the first message is read.
    static let all: WordIndex = {
        for language in Language.allCases { _ = Lexicon.of(language) }
        _ = CueIndex.shared
        return WordIndex(words.withLock { $0 })
    }()
}

/// Words by their letters, by open addressing: a message's word is looked up in a fraction of a dictionary's time.
private struct WordIndex: Sendable {
    /// At least twice as many as words, and a power of two.
    private var slots: [Word]
    /// By number; none of the first.
    private var texts: [String]

    init(_ words: [String: Word]) {
        var size = 4
        while size < words.count * 2 { size *= 2 }
        slots = Array(repeating: .unknown, count: size)
        texts = Array(repeating: "", count: words.count + 1)
        for (text, word) in words {
            texts[Int(word.number)] = text
            var slot = first(text.key)
            while slots[slot] != .unknown { slot = (slot + 1) & (size - 1) }
            slots[slot] = word
        }
    }

    subscript(text: String, key: UInt64) -> Word {
        var slot = first(key)
        while slots[slot] != .unknown {
            if texts[Int(slots[slot].number)] == text { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        return .unknown
    }

    private func first(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key) & (slots.count - 1) }
}

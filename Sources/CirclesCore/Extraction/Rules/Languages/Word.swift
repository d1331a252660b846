internal import Synchronization

/// A word of the language tables by its number, so that to compare words is to compare numbers.
struct Word: Hashable, Sendable {
    /// Zero for a word that no table has.
    let number: UInt32

    /// A word that no table has.
    static let unknown = Word(number: 0)

    fileprivate init(number: UInt32) { self.number = number }

    /// The number of a message's word.
    init(of text: String) { self = WordNumbers.all[text] ?? .unknown }

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
    static let all: [String: Word] = {
        for language in Language.allCases { _ = Lexicon.of(language) }
        _ = CueIndex.shared
        return words.withLock { $0 }
    }()
}

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
    init(ofTable text: String) { self = text.withBytes { Word(ofTable: $0) } }

    /// - Parameter text: As UTF-8.
    init(ofTable text: UnsafeBufferPointer<UInt8>) { self = WordNumbers.adding(text) }

    /// A table's word as it is written.
    var text: String { WordNumbers.text(of: self) }
}

/// The words of all language tables, numbered from one in the order in which they are met.
private enum WordNumbers {
    private static let words = Mutex(WordIndex())

    static func adding(_ text: UnsafeBufferPointer<UInt8>) -> Word { words.withLock { $0.adding(text) } }

    static func text(of word: Word) -> String { words.withLock { $0.text(of: word) } }

    /// Every word that any table has: all tables are made before the first message is read.
    static let all: WordIndex = {
        for language in Language.allCases { _ = Lexicon.of(language) }
        _ = CueIndex.shared
        return words.withLock { $0 }
    }()
}

/// Words by their letters, by open addressing: a message's word is looked up in a fraction of a dictionary's time.
private struct WordIndex: Sendable {
    /// At least twice as many as words, and a power of two; at first as many as today's tables ask for.
    private var slots = Array(repeating: Word.unknown, count: 1 << 15)
    /// By number; none of the first.
    private var texts = [""]
    /// Of each text.
    private var keys: [UInt64] = [0]

    mutating func adding(_ text: UnsafeBufferPointer<UInt8>) -> Word {
        let key = text.key
        var slot = first(key)
        while slots[slot] != .unknown {
            let number = Int(slots[slot].number)
            if keys[number] == key, texts[number].withBytes({ $0.isSame(as: text) }) { return slots[slot] }
            slot = next(slot)
        }
        let word = Word(number: UInt32(truncatingIfNeeded: texts.count))
        texts.append(String(decoding: text, as: UTF8.self))
        keys.append(key)
        slots[slot] = word
        if texts.count * 2 > slots.count { grow() }
        return word
    }

    func text(of word: Word) -> String { texts[Int(word.number)] }

    subscript(text: String, key: UInt64) -> Word {
        var slot = first(key)
        while slots[slot] != .unknown {
            let number = Int(slots[slot].number)
            if keys[number] == key, texts[number] == text { return slots[slot] }
            slot = next(slot)
        }
        return .unknown
    }

    private mutating func grow() {
        slots = Array(repeating: .unknown, count: slots.count * 2)
        for number in keys.indices.dropFirst() {
            var slot = first(keys[number])
            while slots[slot] != .unknown { slot = next(slot) }
            slots[slot] = Word(number: UInt32(truncatingIfNeeded: number))
        }
    }

    private func first(_ key: UInt64) -> Int { Int(truncatingIfNeeded: key) & (slots.count - 1) }

    private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }
}

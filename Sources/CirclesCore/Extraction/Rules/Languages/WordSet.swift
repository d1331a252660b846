/// A set of a table's words, looked into by their numbers.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
    private var words = WordMap<Void>()

    init() {}

    /// - Parameter text: Words with spaces or line breaks between them.
    init(_ text: String) {
        text.withBytes { bytes in
            bytes.forEachPart(between: { $0 == TableSign.space || $0 == TableSign.lineBreak }) {
                words.insert((), for: Word(ofTable: $0))
            }
        }
    }

    init(arrayLiteral words: String...) {
        for word in words { self.words.insert((), for: Word(ofTable: word)) }
    }

    /// The words with which phrases begin.
    init(headsOf phrases: [Phrases]) { self.init(phrases.flatMap(\.firstWords)) }

    init(_ words: [Word]) {
        for word in words { self.words.insert((), for: word) }
    }

    var isEmpty: Bool { words.isEmpty }

    var all: [Word] { words.all }

    @inline(__always) func contains(_ word: Word) -> Bool { words.contains(word) }

    func contains(_ text: String) -> Bool { contains(Word(of: text)) }

    mutating func insert(_ word: Word) { words.insert((), for: word) }

    mutating func formUnion(_ other: WordSet) { words.merge(other.words) }
}

/// What a table says of each of some words, by open addressing.
///
/// A table's words have numbers in a row. They are spread (Knuth's multiplicative hashing, TAOCP 6.4): as they are, whoever looks for
/// a word that is not there would go through all of a row.
struct WordMap<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
    /// At least twice as many as words, and a power of two; one of the unknown word is free.
    private var slots: [(word: Word, value: Value?)] = []
    private var count = 0

    init() {}

    init(dictionaryLiteral elements: (String, Value)...) {
        for (text, value) in elements { insert(value, for: Word(ofTable: text)) }
    }

    var isEmpty: Bool { count == 0 }

    var all: [Word] { slots.lazy.map(\.word).filter { $0 != .unknown } }

    @inline(__always) subscript(word: Word) -> Value? { slot(of: word).flatMap { slots[$0].value } }

    subscript(text: String) -> Value? { self[Word(of: text)] }

    @inline(__always) func contains(_ word: Word) -> Bool { slot(of: word) != nil }

    /// Gives the word that value, unless it has one.
    mutating func insert(_ value: Value, for word: Word) {
        guard word != .unknown, !contains(word) else { return }
        count += 1
        if count * 2 > slots.count { grow() }
        fill(word, value)
    }

    /// What is there stays.
    mutating func merge(_ other: WordMap) {
        for (word, value) in other.slots {
            if let value { insert(value, for: word) }
        }
    }

    /// Inlined, as a call for each word of each table would cost more than what it looks up.
    @inline(__always) private func slot(of word: Word) -> Int? {
        guard count > 0, word != .unknown else { return nil }
        let mask = slots.count &- 1
        var slot = first(word) & mask
        while slots[slot].word != .unknown {
            if slots[slot].word == word { return slot }
            slot = (slot &+ 1) & mask
        }
        return nil
    }

    /// The high bits of a product with 2³² divided by the golden ratio: they are spread best.
    private func first(_ word: Word) -> Int { Int((word.number &* 2_654_435_769) >> 12) }

    private mutating func grow() {
        let all = slots
        slots = Array(repeating: (.unknown, nil), count: max(4, all.count * 2))
        for (word, value) in all {
            if let value { fill(word, value) }
        }
    }

    private mutating func fill(_ word: Word, _ value: Value) {
        let mask = slots.count - 1
        var slot = first(word) & mask
        while slots[slot].word != .unknown { slot = (slot + 1) & mask }
        slots[slot] = (word, value)
    }
}

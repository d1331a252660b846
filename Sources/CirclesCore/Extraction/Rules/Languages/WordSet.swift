/// A set of a table's words, looked into by their numbers.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
    private var places = WordPlaces()

    init() {}

    /// - Parameter text: Words with spaces or line breaks between them.
    init(_ text: String) {
        self.init(text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) })
    }

    init(arrayLiteral words: String...) { self.init(words) }

    private init(_ words: [String]) {
        for word in words { _ = places.insert(Word(ofTable: word)) }
    }

    var isEmpty: Bool { places.words.isEmpty }

    func contains(_ word: Word) -> Bool { places.place(of: word) != nil }

    func contains(_ text: String) -> Bool { contains(Word(of: text)) }

    mutating func formUnion(_ other: WordSet) {
        for word in other.places.words { _ = places.insert(word) }
    }
}

/// What a table says of each of some words.
struct WordMap<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
    private var places = WordPlaces()
    private var values: [Value] = []

    init() {}

    init(dictionaryLiteral elements: (String, Value)...) {
        for (text, value) in elements { insert(value, for: Word(ofTable: text)) }
    }

    subscript(word: Word) -> Value? { places.place(of: word).map { values[$0] } }

    subscript(text: String) -> Value? { self[Word(of: text)] }

    func contains(_ word: Word) -> Bool { places.place(of: word) != nil }

    /// Gives the word that value, unless it has one.
    mutating func insert(_ value: Value, for word: Word) {
        if places.insert(word) { values.append(value) }
    }

    /// What is there stays.
    mutating func merge(_ other: WordMap) {
        for (place, word) in other.places.words.enumerated() { insert(other.values[place], for: word) }
    }

    /// Changes the value of a word, which is the given one where it has none.
    mutating func update(_ word: Word, default value: Value, _ change: (inout Value) -> Void) {
        insert(value, for: word)
        if let place = places.place(of: word) { change(&values[place]) }
    }

    mutating func updateValues(_ change: (inout Value) -> Void) {
        for place in values.indices { change(&values[place]) }
    }

    /// In the order in which they came.
    var words: [Word] { places.words }
}

/// Words with the place of each in the order they came in, by open addressing: a table's words have numbers near each other, so
/// the number is its own hash.
private struct WordPlaces: Sendable {
    private(set) var words: [Word] = []
    /// A place for each slot, one more than it is; zero where nothing is. Twice as many as words, a power of two.
    private var slots: [UInt32] = []

    func place(of word: Word) -> Int? {
        let mask = slots.count &- 1
        guard mask > 0 else { return nil }
        var slot = Int(word.number) & mask
        while slots[slot] != 0 {
            let place = Int(slots[slot]) &- 1
            if words[place] == word { return place }
            slot = (slot &+ 1) & mask
        }
        return nil
    }

    /// False where it is there.
    mutating func insert(_ word: Word) -> Bool {
        guard word != .unknown, place(of: word) == nil else { return false }
        words.append(word)
        if words.count * 2 > slots.count {
            slots = Array(repeating: 0, count: max(4, slots.count * 2))
            for place in words.indices { fill(place) }
        } else {
            fill(words.count - 1)
        }
        return true
    }

    private mutating func fill(_ place: Int) {
        let mask = slots.count - 1
        var slot = Int(words[place].number) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = UInt32(truncatingIfNeeded: place + 1)
    }
}

/// For each word the entries that hold it: compressed rows that stay contiguous when entries come and go.
///
/// A row that is full moves to the end with room for as many again; what it leaves behind is not used.
struct Postings: Sendable {
    private struct Row: Sendable {
        var start: Int32 = 0, count: Int32 = 0, capacity: Int32 = 0
    }

    private var rows: [Row] = []
    private var entries: [Int32] = []

    init() {}

    /// - Parameters:
    ///   - words: How many there are.
    ///   - forEach: Hands on every pair of a word and an entry that holds it, in the same order each time.
    init(words: Int, forEach: (_ body: (Vocabulary.WordID, Int32) -> Void) -> Void) {
        var rows = [Row](repeating: Row(), count: words)
        forEach { word, _ in rows[Int(word)].capacity += 1 }
        var total: Int32 = 0
        for word in rows.indices {
            rows[word].start = total
            total += rows[word].capacity
        }
        var entries = [Int32](repeating: 0, count: Int(total))
        forEach { word, entry in
            entries[Int(rows[Int(word)].start + rows[Int(word)].count)] = entry
            rows[Int(word)].count += 1
        }
        self.rows = rows
        self.entries = entries
    }

    /// An entry that holds a word twice stands there twice.
    subscript(word: Vocabulary.WordID) -> ArraySlice<Int32> {
        let row = rows[Int(word)]
        return entries[Int(row.start)..<Int(row.start + row.count)]
    }

    func isEmpty(_ word: Vocabulary.WordID) -> Bool { rows[Int(word)].count == 0 }

    mutating func append(_ entry: Int32, to word: Vocabulary.WordID) {
        while rows.count <= Int(word) { rows.append(Row()) }
        var row = rows[Int(word)]
        if row.count == row.capacity {
            let held = entries[Int(row.start)..<Int(row.start + row.count)]
            row.start = Int32(truncatingIfNeeded: entries.count)
            row.capacity = max(2, 2 * row.count)
            entries.append(contentsOf: held)
            entries.append(contentsOf: repeatElement(-1, count: Int(row.capacity - row.count)))
        }
        entries[Int(row.start + row.count)] = entry
        row.count += 1
        rows[Int(word)] = row
    }

    /// Takes the entry off the word, however often it is there.
    mutating func remove(_ entry: Int32, from word: Vocabulary.WordID) {
        var row = rows[Int(word)]
        var at = row.start
        while at < row.start + row.count {
            if entries[Int(at)] == entry {
                row.count -= 1
                entries[Int(at)] = entries[Int(row.start + row.count)]
            } else {
                at += 1
            }
        }
        rows[Int(word)] = row
    }
}

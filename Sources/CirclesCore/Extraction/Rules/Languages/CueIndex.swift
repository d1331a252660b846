/// What one word is to the rules: looked up once a token, so that each question of a rule costs one bit.
struct CueSet: Sendable {
    /// Row of the index; below zero for a word that no table has.
    private let row: Int

    init(of word: String) { row = CueIndex.shared.rows[word] ?? -1 }

    /// Is the word one of the cue's by itself?
    func isWord(_ cue: Cue) -> Bool { row >= 0 && CueIndex.shared.whole.contains(cue, row) }

    /// Does a phrase of the cue, of one word or several, begin with it?
    func begins(_ cue: Cue) -> Bool { row >= 0 && CueIndex.shared.heads.contains(cue, row) }
}

extension Cue {
    /// Its words and phrases in all languages, each as its words, the longest first.
    fileprivate var phrases: [[String]] { CueIndex.shared.phrases[rawValue] }

    /// The same as they are written, a single space between words.
    var texts: [String] { CueIndex.shared.texts[rawValue] }

    func contains(_ text: String) -> Bool {
        let word = CueSet(of: text)
        return word.isWord(self) || text.utf8.contains(UInt8(ascii: " ")) && texts.contains(text)
    }

    /// Does the word end in one of them, with more than so many letters before it?
    func ends(_ word: String, beyond letters: Int = -1) -> Bool {
        texts.contains { word.hasSuffix($0) && word.count > $0.count + letters }
    }

    /// Does the word begin with one of them, with more than so many letters behind it?
    func starts(_ word: String, beyond letters: Int = -1) -> Bool {
        texts.contains { word.hasPrefix($0) && word.count > $0.count + letters }
    }

    /// The word without the ending; nil when it has none of them.
    func stem(of word: String) -> String? {
        texts.first { word.hasSuffix($0) }.map { String(word.dropLast($0.count)) }
    }
}

extension Grammar {
    func isWord(_ index: Int, _ cue: Cue) -> Bool {
        guard let token = self[index], token.kind == .word else { return false }
        return token.cues.isWord(cue)
    }

    /// How many tokens the longest phrase of the cue that begins at `index` has; nil when none does.
    func length(_ cue: Cue, at index: Int) -> Int? {
        guard let token = self[index], token.cues.begins(cue) else { return nil }
        return cue.phrases.first { follows($0[...], at: index) }?.count
    }

    /// The same without the phrase's first word, which was said before: "interessiere mich für".
    func length(_ cue: Cue, after word: Token, at index: Int) -> Int? {
        guard word.cues.begins(cue) else { return nil }
        return cue.phrases.first { $0.count > 1 && $0[0] == word.text && follows($0.dropFirst(), at: index) }
            .map { $0.count - 1 }
    }

    private func follows(_ words: ArraySlice<String>, at index: Int) -> Bool {
        words.indices.allSatisfy { self[index + $0 - words.startIndex]?.text == words[$0] }
    }
}

/// The cues of all languages together.
private struct CueIndex: Sendable {
    /// A bit for each cue and word.
    struct Bits: Sendable {
        private static let width = (Cue.allCases.count + 63) / 64
        private var bits: [UInt64] = []

        mutating func insert(_ cue: Cue, _ row: Int) {
            let word = row * Self.width + cue.rawValue / 64
            while bits.count <= word { bits.append(0) }
            bits[word] |= 1 << UInt64(cue.rawValue % 64)
        }

        func contains(_ cue: Cue, _ row: Int) -> Bool {
            let word = row * Self.width + cue.rawValue / 64
            return word < bits.count && bits[word] & 1 << UInt64(cue.rawValue % 64) != 0
        }
    }

    static let shared = CueIndex()

    private(set) var rows: [String: Int] = [:]
    private(set) var whole = Bits()
    private(set) var heads = Bits()
    private(set) var phrases: [[[String]]] = []
    private(set) var texts: [[String]] = []

    private init() {
        let tables = Language.allCases.map { Lexicon.of($0).words.cues }
        for cue in Cue.allCases {
            var all: [[String]] = []
            for phrase in tables.compactMap({ $0[cue] }).flatMap(Self.phrases) {
                guard let head = phrase.first else { continue }
                let row = rows[head] ?? rows.count
                rows[head] = row
                heads.insert(cue, row)
                if phrase.count == 1 { whole.insert(cue, row) }
                all.append(phrase)
            }
            all.sort { $0.count > $1.count }
            phrases.append(all)
            texts.append(all.map { $0.count == 1 ? $0[0] : $0.joined(separator: " ") })
        }
    }

    /// By bytes: characters take several times as long, and the index is made anew in each process.
    private static func phrases(_ text: String) -> [[String]] {
        text.utf8.split(separator: UInt8(ascii: ",")).map { phrase in
            phrase.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        }
    }
}

extension [Cue: String] {
    /// The parts of a table together.
    func joined(_ others: [Cue: String]...) -> [Cue: String] {
        others.reduce(self) { $0.merging($1) { first, _ in first } }
    }
}

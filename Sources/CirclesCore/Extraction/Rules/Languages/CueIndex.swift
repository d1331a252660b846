/// The cues of all languages together, looked up by a word's number.
final class CueIndex: Sendable {
    static let shared = CueIndex()

    /// Is the word one of the cue's by itself, in any language?
    func isWord(_ word: Word, _ cue: Cue) -> Bool { Self.has(cue, whole, Self.row(of: word, in: rows)) }

    /// The same in a message of the language whose rows these are.
    func isWord(_ word: Word, _ cue: Cue, in rows: [Int32]) -> Bool {
        Self.has(cue, whole, Self.row(of: word, in: rows))
    }

    /// Does a phrase of several words of the cue begin with it?
    func beginsLonger(_ word: Word, _ cue: Cue, in rows: [Int32]) -> Bool {
        Self.has(cue, longer, Self.row(of: word, in: rows))
    }

    /// Where the bits of each word are in messages of the language: a small word of its own ("los", "die", "on") means what its own table
    /// says, and what another language's table says of that spelling is not heard.
    func rows(of language: Language) -> [Int32] { ownRows[language.rawValue] }

    /// The cues of which a word or a phrase begins with one of these. Of a message that is few, and no other is looked for in it.
    func cues(in tokens: [Token]) -> CueSet {
        var result = CueSet()
        for index in tokens.indices where tokens[index].word != .unknown {
            let row = Self.row(of: tokens[index].word, in: rows)
            if row != 0 { result.formUnion(heads, from: row) }
        }
        return result
    }

    /// Each cue's phrases of several words in all languages.
    fileprivate let phrases: [LongPhrases]
    /// Its words and phrases as they are written, the longest first.
    fileprivate let texts: [[String]]
    /// The same as ends of words, and of each a bit for the last letters of all.
    fileprivate let ends: [WordEnds]
    private let lastLetters: [UInt64]
    /// Where the bits of each word are, by its number; first those of a word that no cue has.
    private let rows: [Int32]
    /// The same for each language.
    private let ownRows: [[Int32]]
    /// A bit for each cue, in rows: of which the word is one, with which a phrase of it begins, and one of several words.
    private let whole: [UInt64]
    private let heads: [UInt64]
    private let longer: [UInt64]

    private init() {
        let tables = Language.allCases.map { Lexicon.of($0).words.cues }
        // Of each cue, of each language.
        let said = Cue.allCases.map { cue in tables.map { $0[cue].map(CuePhrase.all) ?? [] } }
        var (rows, bits): ([Int32], CueRows) = ([], CueRows())
        for (cue, all) in zip(Cue.allCases, said) {
            for phrase in all.joined() {
                let head = Int(phrase.head.number)
                while rows.count <= head { rows.append(0) }
                if rows[head] == 0 { rows[head] = bits.addRow() }
                bits.insert(cue, phrase, at: rows[head])
            }
        }
        ownRows = Language.allCases.map { language in
            var own = Self.withoutSmallWords(of: Lexicon.of(language), rows)
            for (cue, all) in zip(Cue.allCases, said) {
                for phrase in all[language.rawValue] {
                    let head = Int(phrase.head.number)
                    if own[head] == -1 { own[head] = bits.addRow() }
                    if own[head] != rows[head] { bits.insert(cue, phrase, at: own[head]) }
                }
            }
            return own.map { max(0, $0) }
        }
        (self.rows, whole, heads, longer) = (rows, bits.whole, bits.heads, bits.longer)
        let sorted = said.map { $0.joined().sorted { $0.words.count > $1.words.count } }
        phrases = sorted.map { LongPhrases($0.prefix { $0.words.count > 1 }) }
        texts = sorted.map { $0.map(\.text) }
        ends = texts.map(WordEnds.init)
        lastLetters = ends.map(\.lastLetters)
    }

    /// -1 for the language's small words: they get rows of their own, or that of a word that no cue has.
    private static func withoutSmallWords(of lexicon: Lexicon, _ rows: [Int32]) -> [Int32] {
        var own = rows
        let small = [
            lexicon.words.functionWords, lexicon.words.ownFunctionWords, lexicon.words.determiners,
            lexicon.words.commonWords,
        ].flatMap(\.all)
        for number in small.map({ Int($0.number) }) where number < own.count && own[number] != 0 { own[number] = -1 }
        return own
    }

    /// False where a word with these last letters ends in none of the cue's.
    func mayEnd(_ letters: UInt64, in cue: Cue) -> Bool { lastLetters[cue.rawValue] & letters != 0 }

    private static func has(_ cue: Cue, _ bits: [UInt64], _ row: Int) -> Bool {
        let (place, bit) = CueSet.bit(of: cue)
        return bits[row + place] & bit != 0
    }

    private static func row(of word: Word, in rows: [Int32]) -> Int {
        let number = Int(word.number)
        return number < rows.count ? Int(rows[number]) : 0
    }

}

/// A bit for each cue, in rows: the first is that of a word that no cue has.
private struct CueRows {
    private(set) var whole = Array(repeating: UInt64(0), count: CueSet.width)
    private(set) var heads = Array(repeating: UInt64(0), count: CueSet.width)
    private(set) var longer = Array(repeating: UInt64(0), count: CueSet.width)

    /// Where it begins.
    mutating func addRow() -> Int32 {
        let start = Int32(truncatingIfNeeded: whole.count)
        let row = repeatElement(UInt64(0), count: CueSet.width)
        whole += row
        heads += row
        longer += row
        return start
    }

    mutating func insert(_ cue: Cue, _ phrase: CuePhrase, at row: Int32) {
        let (place, bit) = CueSet.bit(of: cue)
        heads[Int(row) + place] |= bit
        if phrase.words.count == 1 { whole[Int(row) + place] |= bit } else { longer[Int(row) + place] |= bit }
    }
}

/// A word or a phrase of a cue's table.
private struct CuePhrase {
    let head: Word
    let words: [Word]
    let text: String

    /// - Parameter text: Phrases between commas.
    static func all(of text: String) -> [CuePhrase] {
        var result: [CuePhrase] = []
        Phrases.forEachPhrase(of: text) { phrase in
            var words: [Word] = []
            phrase.forEachPart(between: { $0 == TableSign.space }) { words.append(Word(ofTable: $0)) }
            guard let head = words.first, let start = phrase.firstIndex(where: { $0 != TableSign.space }) else {
                return
            }
            let text = words.count == 1 ? head.text : String(decoding: phrase[start...], as: UTF8.self)
            result.append(CuePhrase(head: head, words: words, text: text))
        }
        return result
    }
}

/// A cue's phrases of several words.
private struct LongPhrases {
    /// By the numbers of their first words; of those with the same one, the longest first.
    private let phrases: [(head: UInt32, rest: [Word])]

    init(_ phrases: some Sequence<CuePhrase>) {
        self.phrases = phrases.map { ($0.head.number, Array($0.words.dropFirst())) }
            .sorted { ($0.head, -$0.rest.count) < ($1.head, -$1.rest.count) }
    }

    /// How many words the longest of them has that begins with `head` and goes on at `next`; nil when none does.
    func length(from head: Word, next: Int, in grammar: Grammar) -> Int? {
        var (low, high) = (0, phrases.count)
        while low < high {
            let middle = low + (high - low) / 2
            if phrases[middle].head < head.number { low = middle + 1 } else { high = middle }
        }
        while low < phrases.count, phrases[low].head == head.number {
            if isSaid(phrases[low].rest, at: next, in: grammar) { return phrases[low].rest.count + 1 }
            low += 1
        }
        return nil
    }

    private func isSaid(_ words: [Word], at index: Int, in grammar: Grammar) -> Bool {
        guard index >= 0, index + words.count <= grammar.tokens.count else { return false }
        for place in words.indices where grammar.tokens[index + place].word != words[place] { return false }
        return true
    }
}

extension Cue {
    /// Its words and phrases in all languages as they are written, the longest first.
    var texts: [String] { CueIndex.shared.texts[rawValue] }

    func contains(_ word: Word) -> Bool { CueIndex.shared.isWord(word, self) }

    func contains(_ text: String) -> Bool {
        contains(Word(of: text)) || text.utf8.contains(UInt8(ascii: " ")) && texts.contains(text)
    }

    /// False of most words by their last letters alone, which a token has ready.
    @inline(__always) private func mayEnd(_ token: Token) -> Bool {
        CueIndex.shared.mayEnd(token.lastLetters, in: self)
    }

    /// Does the word end in one of them, with more than so many letters before it?
    func ends(_ word: String, beyond letters: Int = -1) -> Bool {
        CueIndex.shared.ends[rawValue].end(of: word, beyond: letters) != nil
    }

    @inline(__always) func ends(_ token: Token, beyond letters: Int = -1) -> Bool {
        mayEnd(token) && ends(token.text, beyond: letters)
    }

    /// Does the word begin with one of them, with more than so many letters behind it?
    func starts(_ word: String, beyond letters: Int = -1) -> Bool {
        texts.contains { word.hasPrefix($0) && word.count > $0.count + letters }
    }

    /// The word without the ending; nil when it has none of them.
    @inline(__always) func stem(of token: Token) -> String? { mayEnd(token) ? stem(of: token.text) : nil }

    func stem(of word: String) -> String? {
        CueIndex.shared.ends[rawValue].end(of: word).map { String(word.dropLast($0.count)) }
    }
}

extension Grammar {
    @inline(__always) func isWord(_ index: Int, _ cue: Cue) -> Bool { said.contains(cue) && isSaid(cue, at: index) }

    private func isSaid(_ cue: Cue, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word
            && cues.isWord(tokens[index].word, cue, in: cueRows)
    }

    /// Is there a token that ends in one of the cue's words, with more than so many letters before it?
    func ends(_ index: Int, _ cue: Cue, beyond letters: Int = -1) -> Bool {
        mayEnd(index, cue) && cue.ends(tokens[index].text, beyond: letters)
    }

    /// The token without the ending; nil when it has none of the cue's words.
    func stem(_ index: Int, _ cue: Cue) -> String? { mayEnd(index, cue) ? cue.stem(of: tokens[index].text) : nil }

    /// False of most words by their last letters alone.
    @inline(__always) private func mayEnd(_ index: Int, _ cue: Cue) -> Bool {
        tokens.indices.contains(index) && cues.mayEnd(tokens[index].lastLetters, in: cue)
    }

    /// How many tokens the longest phrase of the cue that begins at `index` has; nil when none does.
    @inline(__always) func length(_ cue: Cue, at index: Int) -> Int? {
        said.contains(cue) ? lengthSaid(cue, at: index) : nil
    }

    /// The first phrase of the cue that begins in `range`.
    func first(_ cue: Cue, in range: Range<Int>) -> Range<Int>? {
        for index in range {
            if let length = length(cue, at: index) { return index..<index + length }
        }
        return nil
    }

    private func lengthSaid(_ cue: Cue, at index: Int) -> Int? {
        let head = word(at: index)
        if cues.beginsLonger(head, cue, in: cueRows),
            let length = cues.phrases[cue.rawValue].length(from: head, next: index + 1, in: self)
        {
            return length
        }
        return isSaid(cue, at: index) ? 1 : nil
    }

    /// The same without the phrase's first word, which was said before: "interessiere mich für".
    func length(_ cue: Cue, after word: Token, at index: Int) -> Int? {
        guard cues.beginsLonger(word.word, cue, in: cueRows) else { return nil }
        return cues.phrases[cue.rawValue].length(from: word.word, next: index, in: self).map { $0 - 1 }
    }
}

extension [Cue: String] {
    /// The parts of a table together.
    func joined(_ others: [Cue: String]...) -> [Cue: String] {
        others.reduce(self) { $0.merging($1) { first, _ in first } }
    }
}

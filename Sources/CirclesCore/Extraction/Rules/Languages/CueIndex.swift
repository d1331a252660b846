/// The cues of all languages together, looked up by a word's number.
final class CueIndex: Sendable {
    static let shared = CueIndex()

    /// Is the word one of the cue's by itself, in any language?
    func isWord(_ word: Word, _ cue: Cue) -> Bool { Self.has(cue, whole, Self.row(of: word, in: rows)) }

    /// The same in a message of the language whose rows these are.
    func isWord(_ word: Word, _ cue: Cue, in rows: [Int32]) -> Bool {
        Self.has(cue, whole, Self.row(of: word, in: rows))
    }

    /// Does a phrase of the cue, of one word or several, begin with it?
    func begins(_ word: Word, _ cue: Cue, in rows: [Int32]) -> Bool {
        Self.has(cue, heads, Self.row(of: word, in: rows))
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

    /// Each cue's words and phrases in all languages, each as its words, the longest first.
    fileprivate let phrases: [[[Word]]]
    /// The same as they are written, a single space between words.
    fileprivate let texts: [[String]]
    /// Of each cue, a bit for the last letters of each of its texts.
    private let lastLetters: [UInt64]
    /// Where the bits of each word are, by its number; first those of a word that no cue has.
    private let rows: [Int32]
    /// The same for each language.
    private let ownRows: [[Int32]]
    /// A bit for each cue, in rows.
    private let whole: [UInt64]
    private let heads: [UInt64]

    private init() {
        let tables = Language.allCases.map { Lexicon.of($0).words.cues }
        let width = CueSet.width
        var (whole, heads) = (Array(repeating: UInt64(0), count: width), Array(repeating: UInt64(0), count: width))
        var rows: [Int32] = []
        var phrases: [[[Word]]] = []
        var texts: [[String]] = []
        for cue in Cue.allCases {
            let all = tables.compactMap { $0[cue] }.flatMap(Self.phrases).sorted { $0.count > $1.count }
            let words = all.map { $0.map { Word(ofTable: $0) } }
            for phrase in words {
                guard let head = phrase.first.map({ Int($0.number) }) else { continue }
                while rows.count <= head { rows.append(0) }
                if rows[head] == 0 {
                    rows[head] = Int32(truncatingIfNeeded: whole.count)
                    whole += Array(repeating: 0, count: width)
                    heads += Array(repeating: 0, count: width)
                }
                let (place, bit) = CueSet.bit(of: cue)
                heads[Int(rows[head]) + place] |= bit
                if phrase.count == 1 { whole[Int(rows[head]) + place] |= bit }
            }
            phrases.append(words)
            texts.append(all.map { $0.count == 1 ? $0[0] : $0.joined(separator: " ") })
        }
        ownRows = Language.allCases.map { language in
            Self.ownRows(of: Lexicon.of(language).words, amid: rows, whole: &whole, heads: &heads)
        }
        (self.rows, self.whole, self.heads, self.phrases, self.texts) = (rows, whole, heads, phrases, texts)
        lastLetters = texts.map { $0.reduce(0) { $0 | $1.lastLetters } }
    }

    /// Gives the language's small words rows of their own; those that its table has no cue for get that of a word that no cue has.
    private static func ownRows(
        of table: LanguageTable, amid rows: [Int32], whole: inout [UInt64], heads: inout [UInt64]
    ) -> [Int32] {
        var own = rows
        let small = [table.functionWords, table.ownFunctionWords, table.determiners, table.commonWords].flatMap(\.all)
        for number in small.map({ Int($0.number) }) where number < own.count && own[number] != 0 { own[number] = -1 }
        for (cue, text) in table.cues {
            let (place, bit) = CueSet.bit(of: cue)
            for phrase in phrases(text) {
                guard let head = phrase.first.map({ Int(Word(ofTable: $0).number) }), head < own.count else { continue }
                if own[head] == -1 {
                    own[head] = Int32(truncatingIfNeeded: whole.count)
                    whole += Array(repeating: 0, count: CueSet.width)
                    heads += Array(repeating: 0, count: CueSet.width)
                }
                guard own[head] != rows[head] else { continue }
                heads[Int(own[head]) + place] |= bit
                if phrase.count == 1 { whole[Int(own[head]) + place] |= bit }
            }
        }
        return own.map { max(0, $0) }
    }

    private static func has(_ cue: Cue, _ bits: [UInt64], _ row: Int) -> Bool {
        let (place, bit) = CueSet.bit(of: cue)
        return bits[row + place] & bit != 0
    }

    private static func row(of word: Word, in rows: [Int32]) -> Int {
        let number = Int(word.number)
        return number < rows.count ? Int(rows[number]) : 0
    }

    /// Looks at the last letters alone: most words end otherwise than any text of the cue.
    fileprivate func mayEnd(_ word: String, in cue: Cue) -> Bool { mayEnd(word.lastLetters, in: cue) }

    fileprivate func mayEnd(_ letters: UInt64, in cue: Cue) -> Bool { lastLetters[cue.rawValue] & letters != 0 }

    /// By bytes: characters take several times as long, and the index is made anew in each process.
    private static func phrases(_ text: String) -> [[String]] {
        text.utf8.split(separator: UInt8(ascii: ",")).compactMap { phrase in
            let words = phrase.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
            return words.isEmpty ? nil : words
        }
    }
}

extension Cue {
    /// Its words and phrases in all languages as they are written, the longest first.
    var texts: [String] { CueIndex.shared.texts[rawValue] }

    func contains(_ word: Word) -> Bool { CueIndex.shared.isWord(word, self) }

    func contains(_ text: String) -> Bool {
        contains(Word(of: text)) || text.utf8.contains(UInt8(ascii: " ")) && texts.contains(text)
    }

    /// Does the word end in one of them, with more than so many letters before it?
    func ends(_ word: String, beyond letters: Int = -1) -> Bool {
        mayEnd(word) && texts.contains { word.ends(in: $0, beyond: letters) }
    }

    /// The same, with the letters that the token has ready.
    func ends(_ token: Token, beyond letters: Int = -1) -> Bool {
        CueIndex.shared.mayEnd(token.lastLetters, in: self)
            && texts.contains { token.text.ends(in: $0, beyond: letters) }
    }

    /// False where the word ends in none of them, which its last letters tell of most.
    func mayEnd(_ word: String) -> Bool { CueIndex.shared.mayEnd(word, in: self) }

    /// Does the word begin with one of them, with more than so many letters behind it?
    func starts(_ word: String, beyond letters: Int = -1) -> Bool {
        texts.contains { word.hasPrefix($0) && word.count > $0.count + letters }
    }

    /// The word without the ending; nil when it has none of them.
    func stem(of token: Token) -> String? {
        CueIndex.shared.mayEnd(token.lastLetters, in: self) ? stem(of: token.text) : nil
    }

    func stem(of word: String) -> String? {
        guard mayEnd(word) else { return nil }
        return texts.first { word.endsInBytes(of: $0) }.map { String(word.dropLast($0.count)) }
    }
}

extension Grammar {
    @inline(__always) func isWord(_ index: Int, _ cue: Cue) -> Bool { said.contains(cue) && isSaid(cue, at: index) }

    private func isSaid(_ cue: Cue, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word
            && cues.isWord(tokens[index].word, cue, in: cueRows)
    }

    /// How many tokens the longest phrase of the cue that begins at `index` has; nil when none does.
    @inline(__always) func length(_ cue: Cue, at index: Int) -> Int? {
        said.contains(cue) ? lengthSaid(cue, at: index) : nil
    }

    private func lengthSaid(_ cue: Cue, at index: Int) -> Int? {
        guard cues.begins(word(at: index), cue, in: cueRows) else { return nil }
        for phrase in cues.phrases[cue.rawValue] where follows(phrase, from: 0, at: index) { return phrase.count }
        return nil
    }

    /// The same without the phrase's first word, which was said before: "interessiere mich für".
    func length(_ cue: Cue, after word: Token, at index: Int) -> Int? {
        guard cues.begins(word.word, cue, in: cueRows) else { return nil }
        for phrase in cues.phrases[cue.rawValue] where phrase.count > 1 && phrase[0] == word.word {
            if follows(phrase, from: 1, at: index) { return phrase.count - 1 }
        }
        return nil
    }

    /// Do the phrase's words from the given one on stand from `index` on?
    private func follows(_ phrase: [Word], from start: Int, at index: Int) -> Bool {
        guard index >= 0, index + phrase.count - start <= tokens.count else { return false }
        for place in start..<phrase.count where tokens[index + place - start].word != phrase[place] { return false }
        return true
    }
}

extension [Cue: String] {
    /// The parts of a table together.
    func joined(_ others: [Cue: String]...) -> [Cue: String] {
        others.reduce(self) { $0.merging($1) { first, _ in first } }
    }
}

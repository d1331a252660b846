/// Reads days and times off a message's tokens. Each function looks at one place, a bounded number of tokens ahead, and
/// says what stands there and where it ends: the whole is linear in the length of the message.
///
/// Behind a reference: readers hand it on for every sentence. What is asked of a token again and again is found once.
final class Grammar: Sendable {
    let tokens: [Token]
    let language: Language
    let figureOrder: FigureOrder
    let cues = CueIndex.shared
    /// Where each word's cues are, in this language.
    let cueRows: [Int32]
    /// The cues that its words may say.
    let said: CueSet
    let lexicon: Lexicon
    /// Of each token: does a sentence end with it?
    private let ends: [Bool]
    /// The last number, in figures or in words, or name of an hour: none is said behind it.
    let lastFigure: Int
    /// Of each token: the sentence in which it stands. None while ends are looked for.
    let sentences: [Range<Int>]
    /// Of each token: the day that begins with it. Nil while they are looked for.
    private let days: [Match<DayExpression>?]?

    /// Words that are typed in haste are read as what they stand for in that language; their places in the message stay.
    convenience init(tokens: [Token], language: Language, figureOrder: FigureOrder = .usual) {
        let read = Self.read(tokens, Lexicon.of(language))
        let plain = Grammar(read: read, language, figureOrder, said: CueIndex.shared.cues(in: read))
        let bare = Grammar(plain, ends: read.indices.map(plain.findsEnd), days: nil)
        self.init(bare, ends: bare.ends, days: read.indices.map(bare.findDay))
    }

    private init(read tokens: [Token], _ language: Language, _ figureOrder: FigureOrder, said: CueSet) {
        (self.tokens, self.language, self.figureOrder, self.said) = (tokens, language, figureOrder, said)
        lexicon = Lexicon.of(language)
        cueRows = CueIndex.shared.rows(of: language)
        lastFigure =
            tokens.indices.last {
                tokens[$0].kind == .number || CalendarWords.figures.contains(tokens[$0].word)
                    || CueIndex.shared.mayEnd(tokens[$0].lastLetters, in: .approximately)
            } ?? -1
        (ends, sentences, days) = ([], [], nil)
    }

    /// The same tokens with what was found of them.
    private init(_ other: Grammar, ends: [Bool], days: [Match<DayExpression>?]?) {
        (tokens, language, figureOrder, said) = (other.tokens, other.language, other.figureOrder, other.said)
        (lexicon, cueRows, lastFigure) = (other.lexicon, other.cueRows, other.lastFigure)
        sentences = other.ends.isEmpty ? Self.sentences(endingAt: ends) : other.sentences
        (self.ends, self.days) = (ends, days)
    }

    private static func sentences(endingAt ends: [Bool]) -> [Range<Int>] {
        var sentences: [Range<Int>] = []
        sentences.reserveCapacity(ends.count)
        while sentences.count < ends.count {
            let start = sentences.count
            let end = ends[start...].firstIndex(of: true) ?? ends.count - 1
            for _ in start...end { sentences.append(start..<end + 1) }
        }
        return sentences
    }

    private static func read(_ tokens: [Token], _ lexicon: Lexicon) -> [Token] {
        // WHO SHOUTS gives no word a capital of its own.
        let letters = tokens.lazy.filter { $0.kind == .word && $0.text.utf8.count > 1 }
        let isShouted = letters.allSatisfy(\.isAllCapitals) && letters.prefix(3).count > 2
        var read = isShouted ? tokens.map(\.withoutCapital) : tokens
        for index in tokens.indices where tokens[index].kind == .word {
            if let meant = meant(by: index, in: tokens, lexicon) { read[index] = read[index].reading(meant) }
        }
        return read
    }

    /// What the word stands for; nil where it stands for itself, as most do.
    private static func meant(by index: Int, in tokens: [Token], _ lexicon: Lexicon) -> String? {
        let word = tokens[index].word
        if word == .unknown {
            let text = tokens[index].text
            if let name = lexicon.weekdaySlips[text.key] ?? text.drawnTogether { return name }
        }
        guard tokens[index].text.utf8.count <= 8 else { return nil }
        if let full = lexicon.words.spellings[word] { return full }
        guard let full = lexicon.words.spellingsAtHead[word], index + 1 < tokens.count, tokens[index + 1].kind == .word
        else { return nil }
        let isHead =
            index == 0 || tokens[index - 1].kind != .word
            || lexicon.words.interjections.contains(tokens[index - 1].word)
        return isHead ? full : nil
    }

    /// The day that begins at `start`, in whatever form.
    func day(at start: Int) -> Match<DayExpression>? {
        guard tokens.indices.contains(start) else { return nil }
        return days.map { $0[start] } ?? findDay(at: start)
    }

    /// A full stop, not the dot of "3." or "p.m."; the end of the message, too.
    func endsSentence(_ index: Int) -> Bool { ends.indices.contains(index) ? ends[index] : findsEnd(index) }

    /// What was found, and the index of the first token after it.
    struct Match<Value: Sendable>: Sendable {
        var value: Value
        var end: Int
    }

    @inline(__always) subscript(index: Int) -> Token? {
        tokens.indices.contains(index) ? tokens[index] : nil
    }

    /// The token's text by its number in the tables; unknown where there is no token.
    func word(at index: Int) -> Word { tokens.indices.contains(index) ? tokens[index].word : .unknown }

    /// Is there a token at `index`, and a word?
    func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

    func isNumber(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .number }

    func isWord(_ index: Int, in words: WordSet) -> Bool {
        tokens.indices.contains(index) && tokens[index].isWord(in: words)
    }

    func isWord<Value>(_ index: Int, in words: WordMap<Value>) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .word && words.contains(tokens[index].word)
    }

    func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
        tokens.indices.contains(index) && tokens[index].sign == sign
    }

    @inline(__always) func isSign(_ index: Int, _ signs: Unicode.Scalar...) -> Bool {
        guard tokens.indices.contains(index), let sign = tokens[index].sign else { return false }
        return signs.contains(sign)
    }

    /// What is peculiar to the language of these tokens.
    func has(_ trait: LanguageTable.Trait) -> Bool { lexicon.has(trait) }

    /// The table of their language.
    @inline(__always) var words: LanguageTable { lexicon.words }

    /// Who wrote these gave no word a capital.
    func isWrittenSmall(_ range: Range<Int>) -> Bool { range.allSatisfy { self[$0]?.isCapitalised != true } }

    func isGlued(_ index: Int) -> Bool {
        index > 0 && index < tokens.count && !tokens[index].spaceBefore
    }

    /// Nothing follows, or something that ends the thought.
    func endsClause(_ index: Int) -> Bool {
        guard tokens.indices.contains(index) else { return true }
        let kind = tokens[index].kind
        return kind == .lineBreak || kind == .sign
    }

    /// "14 elm street", but "at 7 King Street".
    private func isHouse(_ index: Int) -> Bool {
        guard !isWord(index - 1, .hourLead), let street = (index + 2...index + 3).first(where: { isWord($0, .street) })
        else { return false }
        return (index + 1..<street).allSatisfy { next in
            self[next].map { $0.kind == .word && !CommonWords.function.contains($0.word) } ?? false
        }
    }

    /// A number that is part of something else: a price, a percentage, a version, an amount.
    func isAmount(_ index: Int) -> Bool {
        guard let number = self[index], number.kind == .number else { return false }
        if isHouse(index) { return true }
        if let before = self[index - 1], before.kind == .sign {
            if ["$", "€", "£", "#", "+", "~"].contains(before.text) && !number.spaceBefore { return true }
            let isDecimal = [".", ",", ":", "-", "/", "_", "="].contains(before.text)
            if isDecimal && !number.spaceBefore && !before.spaceBefore && self[index - 2]?.kind == .number {
                return true
            }
            if before.text == "#" { return true }
        }
        if let before = self[index - 1], before.kind == .word, !number.spaceBefore { return true }
        guard let after = self[index + 1] else { return false }
        if after.kind == .sign, ["%", "€", "$", "£", "°", "+", "=", "*", "×"].contains(after.text) { return true }
        return after.isWord(in: CalendarWords.units)
    }
}

extension String {
    /// "Yesss", "suuure", "jaaa": the word that is drawn out, where it is one; nil where no letter stands there three times in a row.
    fileprivate var drawnTogether: String? {
        guard utf8.count > 3, utf8.count <= Self.longestDrawn, hasTriple else { return nil }
        var (single, double): ([UInt8], [UInt8]) = ([], [])
        var run = 0
        for byte in utf8 {
            run = byte == single.last ? run + 1 : 1
            if run == 1 { single.append(byte) }
            if run <= 2 { double.append(byte) }
        }
        return [single, double].lazy.map { String(decoding: $0, as: UTF8.self) }.first { Word(of: $0) != .unknown }
    }

    private static let longestDrawn = 40

    /// Does a letter stand in it three times in a row?
    var hasTriple: Bool {
        withBytes { bytes in
            bytes.indices.dropFirst(2).contains { bytes[$0] == bytes[$0 - 1] && bytes[$0] == bytes[$0 - 2] }
        }
    }
}

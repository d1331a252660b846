/// One word of a name, folded.
struct FoldedWord: Sendable {
    let scalars: [UInt32]
    let hash: UInt64
    let marks: NameTokenizer.Marks
    let kinds: NameWords
    /// The pieces of a hyphenated word, otherwise empty.
    let pieces: [[UInt32]]

    var text: String { String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init))) }
    var count: Int { scalars.count }
    /// "J." or "J": stands for a longer name. A single ideograph or syllable is a name of its own.
    var isInitial: Bool { scalars.count == 1 && scalars[0] < 0x530 && !marks.contains(.number) }
}

/// A name taken apart: what names the person, and what only stands beside it.
struct FoldedName: Sendable {
    /// The words that name the person, in the order given name … family name as far as punctuation tells.
    private(set) var core: [FoldedWord] = []
    private(set) var titles: [String] = []
    /// "jr", "sr", "ii" …
    private(set) var generation: String?
    /// Words in brackets or after a dash that say nothing about who it is.
    private(set) var contexts: [FoldedWord] = []
    /// Words in brackets or after a dash that could.
    private(set) var asides: [FoldedWord] = []
    /// Free-standing numbers: "Anna 2".
    private(set) var numbers: [FoldedWord] = []
    /// All words of the text in the order they stood in, contexts and titles among them.
    private(set) var all: [FoldedWord] = []
    /// A comma turned the name round.
    private(set) var wasTurned = false
    private(set) var commas = 0
    private(set) var endsOpen = false
    private(set) var isOverlong = false

    init(_ name: String, tokenizer: inout NameTokenizer) {
        tokenizer.read(name)
        endsOpen = tokenizer.endsOpen
        isOverlong = tokenizer.isOverlong
        all.reserveCapacity(tokenizer.words.count)
        var nextHyphen = 0
        for word in tokenizer.words {
            let scalars = Array(tokenizer.scalars[word.range])
            var pieces: [[UInt32]] = []
            if word.marks.contains(.hyphenated) {
                var start = word.range.lowerBound
                while nextHyphen < tokenizer.hyphens.count, tokenizer.hyphens[nextHyphen] < word.range.upperBound {
                    let end = tokenizer.hyphens[nextHyphen]
                    if end > start { pieces.append(Array(tokenizer.scalars[start..<end])) }
                    start = max(start, end)
                    nextHyphen += 1
                }
                pieces.append(Array(tokenizer.scalars[start..<word.range.upperBound]))
            }
            // "Al-Rashid" is "Al Rashid": the article is often left out.
            if pieces.count == 2, let article = pieces.first, article == [0x61, 0x6C] || article == [0x65, 0x6C] {
                for (place, piece) in pieces.enumerated() {
                    let hash = ScalarHash.of(piece)
                    let marks =
                        place == 0
                        ? word.marks.intersection([.bracketed, .afterComma, .afterDash, .afterAnd])
                        : word.marks.subtracting([.hyphenated, .afterComma, .afterDash, .afterAnd])
                    all.append(
                        FoldedWord(scalars: piece, hash: hash, marks: marks, kinds: NameWords.of(hash), pieces: []))
                }
                if word.marks.contains(.afterComma) { commas += 1 }
                continue
            }
            let hash = ScalarHash.of(scalars)
            all.append(
                FoldedWord(scalars: scalars, hash: hash, marks: word.marks, kinds: NameWords.of(hash), pieces: pieces))
            if word.marks.contains(.afterComma) { commas += 1 }
        }
        sortOut()
    }

    private mutating func sortOut() {
        // The common case, a plain "Given Family", skips everything below.
        let plainMarks: NameTokenizer.Marks = [.hyphenated, .dotted, .cut, .repaired, .smallFirst]
        if all.allSatisfy({ $0.marks.isSubset(of: plainMarks) && $0.kinds.isSubset(of: [.particle, .saint]) }) {
            core = all
            return
        }
        var groups: [[FoldedWord]] = []
        var bracketed: [FoldedWord] = []
        for word in all {
            if word.marks.contains(.bracketed) {
                bracketed.append(word)
            } else if groups.isEmpty || word.marks.contains(.afterDash) {
                groups.append([word])
            } else {
                groups[groups.count - 1].append(word)
            }
        }
        // "WhatsApp: Anna" and "Maybe: Anna" name nobody before the colon.
        let main = groups.firstIndex {
            !$0.allSatisfy { $0.kinds.contains(.context) || $0.kinds.contains(.placeholder) }
        }
        for (index, group) in groups.enumerated() {
            if index == main ?? 0 { core = group } else { setAside(group) }
        }
        setAside(bracketed)
        turnRoundAtComma()
        leaveOutTitles()
        leaveOutEndings()
        if core.isEmpty { restoreCore() }
    }

    private mutating func setAside(_ words: [FoldedWord]) {
        for word in words {
            if word.kinds.contains(.context) || word.marks.contains(.number) {
                contexts.append(word)
            } else {
                asides.append(word)
            }
        }
    }

    private mutating func turnRoundAtComma() {
        guard commas == 1, let comma = core.firstIndex(where: { $0.marks.contains(.afterComma) }), comma > 0 else {
            return
        }
        let after = core[comma...].filter { $0.kinds.isDisjoint(with: [.postNominal, .generation]) }
        guard !after.isEmpty, !core.contains(where: { $0.marks.contains(.afterAnd) }) else { return }
        let endings = core[comma...].filter { !$0.kinds.isDisjoint(with: [.postNominal, .generation]) }
        core = after + core[..<comma] + endings
        wasTurned = true
    }

    private mutating func leaveOutTitles() {
        while core.count > 1, let first = core.first, first.kinds.contains(.title) {
            titles.append(NameWords.title(first.text))
            core.removeFirst()
        }
    }

    private mutating func leaveOutEndings() {
        while core.count > 1, let last = core.last {
            if last.kinds.contains(.postNominal) {
                core.removeLast()
            } else if last.kinds.contains(.generation), core.count > 2 || last.marks.contains(.afterComma) {
                generation = NameWords.generation(last.text)
                core.removeLast()
            } else if last.marks.contains(.number) {
                numbers.append(last)
                core.removeLast()
            } else if last.kinds.contains(.bareContext) {
                contexts.append(last)
                core.removeLast()
            } else {
                return
            }
        }
    }

    /// A text of nothing but titles and contexts is taken at its word.
    private mutating func restoreCore() {
        core = all
        titles = []
        contexts = []
        asides = []
        numbers = []
        leaveOutTitles()
        leaveOutEndings()
    }

    /// All words that may be names, wherever they stand: whom a sentence mentions.
    var mentions: FoldedName {
        var result = self
        let idle: NameWords = [.instruction, .placeholder, .context, .particle, .saint, .conjunction, .group]
        result.core = Array(
            all.filter { $0.kinds.isDisjoint(with: idle) && !$0.marks.contains(.number) }.prefix(NameEntry.wordLimit))
        return result
    }

    /// Two words written as one: "jeanluc" for "Jean Luc"; nil for any other number of words.
    var joined: FoldedWord? {
        guard core.count == 2, core.allSatisfy({ $0.count > 1 }), !wasTurned else { return nil }
        let scalars = core[0].scalars + core[1].scalars
        let hash = ScalarHash.of(scalars)
        return FoldedWord(scalars: scalars, hash: hash, marks: [], kinds: NameWords.of(hash), pieces: [])
    }

    func replacingCore(with words: [FoldedWord]) -> FoldedName {
        var result = self
        result.core = words
        return result
    }

    /// The key under which two spellings of the person's name are equal; spaces do not count.
    var coreKey: UInt64 { Self.key(core) }

    /// The key of the whole text, contexts and numbers included.
    var fullKey: UInt64 { Self.key(all) }

    static func key(_ words: some Sequence<FoldedWord>) -> UInt64 {
        var hash = ScalarHash()
        for word in words {
            for scalar in word.scalars { hash.combine(scalar) }
        }
        return hash.value
    }
}

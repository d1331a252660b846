/// Patterns of words of a table, as they are said with other words between them: "lost|losing … job".
///
/// A slot is a word, or several between bars of which one stands there. "…" lets up to four words or numbers of the clause through; "_" is
/// any one word, "*ung" one that ends so; "^" one with a capital, "#" a number and "." the clause's end, between bars as well.
final class Patterns: Sendable, ExpressibleByStringLiteral {
    private enum Slot: Sendable {
        case gap, anyWord, ending(String), word(Word), oneOf(Alternatives)

        init(_ text: UnsafeBufferPointer<UInt8>) {
            switch text.first {
            case UInt8(ascii: "_") where text.count == 1: self = .anyWord
            case UInt8(ascii: "*"): self = .ending(Patterns.ending(text))
            case _ where text.elementsEqual("…".utf8): self = .gap
            case _ where text.contains(Alternatives.bar) || Alternatives.mayReplace(text):
                self = .oneOf(Alternatives(text))
            default: self = .word(Word(ofTable: text))
            }
        }
    }

    /// Words of which one stands there, and what may stand in their place.
    private struct Alternatives: Sendable {
        private(set) var words = WordSet()
        private(set) var isCapital = false
        private(set) var isNumber = false
        private(set) var isEnd = false

        static let bar = UInt8(ascii: "|")

        init(_ text: UnsafeBufferPointer<UInt8>) {
            text.forEachPart(between: { $0 == Self.bar }) { part in
                switch part[0] {
                case UInt8(ascii: "^") where part.count == 1: isCapital = true
                case UInt8(ascii: "#") where part.count == 1: isNumber = true
                case UInt8(ascii: ".") where part.count == 1: isEnd = true
                default: words.insert(Word(ofTable: part))
                }
            }
        }

        /// Is it one of the signs for what is no word of its own?
        static func mayReplace(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
            text.count == 1 && "^#.".utf8.contains(text[0])
        }
    }

    private static let widestGap = 4

    /// What stands behind the first word of each, those of one word in a row.
    private let rests: [[Slot]]
    /// Of each first word, where its row is.
    private let places: WordMap<Range<Int>>
    let firstWords: [Word]
    /// Those whose first slot is the end of a word, with that.
    private let byEnding: [(ending: String, rest: [Slot])]
    /// A bit for the last letters of each of those ends.
    let lastLetters: UInt64

    /// - Parameter text: Patterns between commas, folded.
    init(_ text: String) {
        // Of each first word, by its place among them.
        var byFirstWord: [[[Slot]]] = []
        var (groups, firstWords): (WordMap<Int>, [Word]) = ([:], [])
        var byEnding: [(ending: String, rest: [Slot])] = []
        Phrases.forEachPhrase(of: text) { pattern in
            var first: UnsafeBufferPointer<UInt8>?
            var rest: [Slot] = []
            pattern.forEachPart(between: { $0 == TableSign.space }) { slot in
                if first == nil { first = slot } else { rest.append(Slot(slot)) }
            }
            first?.forEachPart(between: { $0 == Alternatives.bar }) { text in
                if text[0] == UInt8(ascii: "*") { return byEnding.append((Self.ending(text), rest)) }
                let word = Word(ofTable: text)
                if let group = groups[word] { return byFirstWord[group].append(rest) }
                groups.insert(firstWords.count, for: word)
                firstWords.append(word)
                byFirstWord.append([rest])
            }
        }
        var (rests, places): ([[Slot]], WordMap<Range<Int>>) = ([], [:])
        for (word, all) in zip(firstWords, byFirstWord) {
            places.insert(rests.count..<rests.count + all.count, for: word)
            rests += all
        }
        (self.rests, self.places, self.firstWords) = (rests, places, firstWords)
        self.byEnding = byEnding
        lastLetters = byEnding.reduce(0) { $0 | $1.ending.lastLetters }
    }

    convenience init(stringLiteral text: String) { self.init(text) }

    /// "ung" of "*ung".
    private static func ending(_ text: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: text.dropFirst(), as: UTF8.self)
    }

    /// Where in `range` the first of them stands.
    func first(in grammar: Grammar, _ range: Range<Int>) -> Range<Int>? {
        for index in range where mayBegin(in: grammar, at: index) {
            if let end = end(in: grammar, at: index, before: range.upperBound) { return index..<end }
        }
        return nil
    }

    /// False where none begins with the word, whatever follows: most words begin none.
    @inline(__always) private func mayBegin(in grammar: Grammar, at index: Int) -> Bool {
        grammar.isWord(index)
            && (places.contains(grammar.word(at: index)) || lastLetters & grammar.tokens[index].lastLetters != 0)
    }

    func occur(in grammar: Grammar, _ range: Range<Int>) -> Bool { first(in: grammar, range) != nil }

    /// One past the last token of the pattern that begins at `index`; nil when none does.
    func end(in grammar: Grammar, at index: Int, before limit: Int) -> Int? {
        guard grammar.isWord(index) else { return nil }
        if let places = places[grammar.word(at: index)] {
            for place in places {
                if let end = Self.end(of: rests[place], from: 0, at: index + 1, before: limit, in: grammar) {
                    return end
                }
            }
        }
        guard lastLetters != 0, lastLetters & grammar.tokens[index].lastLetters != 0 else { return nil }
        for place in byEnding.indices where grammar.tokens[index].text.ends(in: byEnding[place].ending, beyond: 0) {
            let rest = byEnding[place].rest
            if let end = Self.end(of: rest, from: 0, at: index + 1, before: limit, in: grammar) { return end }
        }
        return nil
    }

    /// The same of the slots from the given one on.
    private static func end(
        of slots: [Slot], from slot: Int, at index: Int, before limit: Int, in grammar: Grammar
    ) -> Int? {
        guard slot < slots.count else { return index <= limit ? index : nil }
        let isInside = index < limit
        let fits: Bool
        switch slots[slot] {
        case .gap:
            for next in index...index + widestGap {
                if let end = end(of: slots, from: slot + 1, at: next, before: limit, in: grammar) { return end }
                // "Zieht am 15. nach Kiel"
                let isOrdinal = grammar.isSign(next, ".") && grammar.isGlued(next) && grammar.isNumber(next - 1)
                guard next < limit, grammar.isWord(next) || grammar.isNumber(next) || isOrdinal else { return nil }
            }
            return nil
        case .word(let word): fits = isInside && grammar.word(at: index) == word && grammar.isWord(index)
        case .oneOf(let alternatives):
            if alternatives.isEnd, !isInside || grammar.endsClause(index) {
                return end(of: slots, from: slot + 1, at: index, before: limit, in: grammar)
            }
            fits =
                isInside && grammar.isWord(index, in: alternatives.words)
                || isInside && alternatives.isNumber && grammar.isNumber(index)
                || alternatives.isCapital && isName(index, in: grammar, before: limit)
        case .ending(let ending):
            fits = isInside && grammar.isWord(index) && grammar.tokens[index].text.endsInBytes(of: ending)
        case .anyWord: fits = isInside && grammar.isWord(index)
        }
        return fits ? end(of: slots, from: slot + 1, at: index + 1, before: limit, in: grammar) : nil
    }

    /// A word with a capital, or any that may be a name of who writes none.
    private static func isName(_ index: Int, in grammar: Grammar, before limit: Int) -> Bool {
        guard index < limit, let token = grammar[index], token.kind == .word else { return false }
        if token.isCapitalised { return true }
        return grammar.isWrittenSmall(grammar.sentence(around: index)) && !CommonWords.function.contains(token.word)
            && token.text.utf8.count > 2 && grammar.day(at: index) == nil && grammar.clockTime(at: index) == nil
            && CalendarWords.numbers[token.word] == nil && !PlanWords.things.contains(token.word)
            && !grammar.words.pastimes.contains(token.word)
    }
}

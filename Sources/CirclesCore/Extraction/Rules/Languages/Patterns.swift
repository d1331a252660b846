/// Patterns of words of a table, as they are said with other words between them: "lost|losing … job".
///
/// A slot is a word, or several between bars of which one stands there. "…" lets up to four words of the clause through; "_" is
/// any one word, "*ung" one that ends so; "^" one with a capital, "#" a number and "." the clause's end, between bars as well.
struct Patterns: Sendable, ExpressibleByStringLiteral {
    private enum Slot: Sendable {
        case gap, anyWord, ending(String), oneOf(Alternatives)

        init(_ text: String) {
            switch text {
            case "…": self = .gap
            case "_": self = .anyWord
            default: self = Patterns.ending(text).map { .ending($0) } ?? .oneOf(Alternatives(text))
            }
        }
    }

    /// Words of which one stands there, and what may stand in their place.
    private struct Alternatives: Sendable {
        let words: WordSet
        let isCapital: Bool
        let isNumber: Bool
        let isEnd: Bool

        init(_ text: String) {
            let all = Patterns.parts(of: text, between: "|")
            words = WordSet(all.filter { !["^", "#", "."].contains($0) }.map { Word(ofTable: $0) })
            isCapital = all.contains("^")
            isNumber = all.contains("#")
            isEnd = all.contains(".")
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
        var byFirstWord: [Word: [[Slot]]] = [:]
        var byEnding: [(ending: String, rest: [Slot])] = []
        for pattern in Self.parts(of: text, between: ",", "\n") {
            let slots = Self.parts(of: pattern, between: " ")
            guard let first = slots.first else { continue }
            let rest = slots.dropFirst().map(Slot.init)
            for word in Self.parts(of: first, between: "|") {
                if let ending = Self.ending(word) {
                    byEnding.append((ending, rest))
                } else {
                    byFirstWord[Word(ofTable: word), default: []].append(rest)
                }
            }
        }
        var (rests, places): ([[Slot]], WordMap<Range<Int>>) = ([], [:])
        for (word, all) in byFirstWord {
            places.insert(rests.count..<rests.count + all.count, for: word)
            rests += all
        }
        (self.rests, self.places) = (rests, places)
        firstWords = Array(byFirstWord.keys)
        self.byEnding = byEnding
        lastLetters = byEnding.reduce(0) { $0 | $1.ending.lastLetters }
    }

    init(stringLiteral text: String) { self.init(text) }

    /// By bytes: characters take several times as long, and the tables are made anew in each process.
    private static func parts(of text: String, between separators: Unicode.Scalar...) -> [String] {
        text.utf8.split { byte in separators.contains { $0.value == byte } }.map { String(Substring($0)) }
    }

    /// "ung" of "*ung".
    private static func ending(_ text: String) -> String? {
        text.utf8.first == UInt8(ascii: "*") ? String(text.dropFirst()) : nil
    }

    /// Where in `range` the first of them stands.
    func first(in grammar: Grammar, _ range: Range<Int>) -> Range<Int>? {
        for index in range {
            if let end = end(in: grammar, at: index, before: range.upperBound) { return index..<end }
        }
        return nil
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
                guard next < limit, grammar.isWord(next) || grammar.isNumber(next) else { return nil }
            }
            return nil
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

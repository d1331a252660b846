/// Patterns of words of a table, as they are said with other words between them: "lost|losing … job".
///
/// A slot is a word, or several between bars of which one stands there. "…" lets up to four words of the clause through; "_" is
/// any one word, "*ung" one that ends so, "^" one with a capital, "#" a number and "." the clause's end.
struct Patterns: Sendable, ExpressibleByStringLiteral {
    private enum Slot: Sendable {
        case words(WordSet), ending(String), gap, anyWord, capital, number, end

        init(_ text: Substring) {
            switch text {
            case "…": self = .gap
            case "_": self = .anyWord
            case "^": self = .capital
            case "#": self = .number
            case ".": self = .end
            default:
                self =
                    text.first == "*"
                    ? .ending(String(text.dropFirst()))
                    : .words(WordSet(text.split(separator: "|").joined(separator: " ")))
            }
        }
    }

    private static let widestGap = 4

    /// By their first word, without it.
    private let byFirstWord: WordMap<[[Slot]]>
    let firstWords: [Word]
    /// Those whose first slot is the end of a word, with that.
    private let byEnding: [(ending: String, rest: [Slot])]

    /// - Parameter text: Patterns between commas, folded.
    init(_ text: String) {
        var byFirstWord: [Word: [[Slot]]] = [:]
        var byEnding: [(ending: String, rest: [Slot])] = []
        for pattern in text.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
            let parts = pattern.split(separator: " ")
            guard let first = parts.first else { continue }
            let rest = parts.dropFirst().map(Slot.init)
            if first.first == "*" {
                byEnding.append((String(first.dropFirst()), rest))
            } else {
                for word in first.split(separator: "|") {
                    byFirstWord[Word(ofTable: String(word)), default: []].append(rest)
                }
            }
        }
        self.byFirstWord = byFirstWord.reduce(into: [:]) { $0.insert($1.value, for: $1.key) }
        firstWords = Array(byFirstWord.keys)
        self.byEnding = byEnding
    }

    init(stringLiteral text: String) { self.init(text) }

    /// Does one of them begin with any word that ends so?
    var hasEndings: Bool { !byEnding.isEmpty }

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
        guard let token = grammar[index], token.kind == .word else { return nil }
        for rest in byFirstWord[token.word] ?? [] {
            if let end = Self.end(of: rest[...], at: index + 1, before: limit, in: grammar) { return end }
        }
        for (ending, rest) in byEnding where token.text.hasSuffix(ending) && token.text.count > ending.count {
            if let end = Self.end(of: rest[...], at: index + 1, before: limit, in: grammar) { return end }
        }
        return nil
    }

    private static func end(of slots: ArraySlice<Slot>, at index: Int, before limit: Int, in grammar: Grammar) -> Int? {
        guard let slot = slots.first else { return index <= limit ? index : nil }
        let rest = slots.dropFirst()
        let token = index < limit ? grammar[index] : nil
        let fits: Bool
        switch slot {
        case .end:
            guard token == nil || grammar.endsClause(index) else { return nil }
            return end(of: rest, at: index, before: limit, in: grammar)
        case .gap:
            for next in index...index + widestGap {
                if let end = end(of: rest, at: next, before: limit, in: grammar) { return end }
                guard next < limit, let skipped = grammar[next], skipped.kind == .word || skipped.kind == .number else {
                    return nil
                }
            }
            return nil
        case .words(let words): fits = token?.isWord(in: words) ?? false
        case .ending(let ending): fits = token.map { $0.kind == .word && $0.text.hasSuffix(ending) } ?? false
        case .anyWord: fits = token?.kind == .word
        case .capital: fits = isName(index, in: grammar, before: limit)
        case .number: fits = token?.kind == .number
        }
        return fits ? end(of: rest, at: index + 1, before: limit, in: grammar) : nil
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

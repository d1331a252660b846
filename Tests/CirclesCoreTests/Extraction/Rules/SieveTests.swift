import Testing

@testable import CirclesCore

/// Most of what the rules look for cannot be in a message, and sieves say so at a glance: each lets through all that may be there.
@Suite("Sieves before the rules")
struct SieveTests {
    private static let words = ["a", "ab", "walking", "kantstrasse", "naïve", "погода", "l'ecole", "ing", ""]
    private static let ends = ["", "g", "ing", "strasse", "ve", "да", "l'ecole", "kantstrasse", "x"]

    @Test("a word shares a bit with each end that it has, of one letter or of many", arguments: words)
    func lastLetters(word: String) {
        for end in Self.ends where word.hasSuffix(end) { #expect(word.lastLetters & end.lastLetters != 0, "\(end)") }
    }

    @Test("bytes tell of a folded text what characters tell", arguments: words)
    func bytes(word: String) {
        for end in Self.ends {
            #expect(word.endsInBytes(of: end) == word.hasSuffix(end), "\(end)")
            #expect(word.containsBytes(of: end) == (end.isEmpty || word.contains(end)), "\(end)")
        }
        #expect(word.hasApostrophe == word.contains("'"))
    }

    @Test("a word begins the patterns that begin with it, and those that begin with its end")
    func patternHeads() {
        let heads = PatternHeads(["lost … job", "*strasse verlassen", "got engaged, lost it"])
        func bits(_ text: String) -> UInt64 {
            heads.bits(in: Grammar(tokens: Tokenizer.tokens(of: text), language: .english), at: 0)
        }
        #expect(bits("lost") == PatternHeads.bit(of: 0) | PatternHeads.bit(of: 2))
        #expect(bits("got") == PatternHeads.bit(of: 2))
        #expect(bits("Hauptstrasse") == PatternHeads.bit(of: 1))
        #expect(bits("found") == 0)
        #expect(bits("7") == 0)
    }

    @Test(
        "an address is one token wherever it stands",
        arguments: [
            "see https://example.com/a?b=c now", "WWW.example.com", "HTTP://example.com", "ask me@example.com\nok",
            "two: a.b@c.de and www.x.y",
        ])
    func links(text: String) {
        #expect(Tokenizer.tokens(of: text).contains { $0.kind == .link })
    }

    @Test(
        "what only looks like one is none",
        arguments: ["dinner @ 7", "awww... nice", "and/or // maybe", "www", "at 7:// no", "@sam hi.", "x@y"])
    func noLinks(text: String) {
        #expect(!Tokenizer.tokens(of: text).contains { $0.kind == .link })
    }

    @Test("a message's sentences are the ranges between their ends, each token in one")
    func sentences() {
        let grammar = Grammar(tokens: Tokenizer.tokens(of: "Hi! At 7 p.m. on the 3rd? Yes\nok"), language: .english)
        var seen: [Range<Int>] = []
        for index in grammar.tokens.indices where seen.last?.contains(index) != true {
            seen.append(grammar.sentence(around: index))
        }
        #expect(seen.map(\.lowerBound) == [0] + seen.dropLast().map(\.upperBound))
        #expect(seen.last?.upperBound == grammar.tokens.count)
        #expect(seen.allSatisfy { grammar.endsSentence($0.upperBound - 1) || $0 == seen.last })
    }
}

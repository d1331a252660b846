import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

@Suite("Bad input gets an answer, never a guess")
struct MatchingBadInputTests {
    @Test(
        "text without a name matches nobody",
        arguments: [
            "", " ", "\n\t", "\0", "🎉", "🎉🎂❤️", "\u{202E}", "\u{200F}\u{200E}", "\u{FEFF}", "\u{FFFD}", "…", "()", "@",
            "+", "(((((", "''''", "|", "&&",
            "@@", "- - -", ",,,", "..", "\u{301}\u{301}", "1", "12", "0", "()()", "Dr.", "(Work)", ":", "https://",
            "mailto:",
        ])
    func noName(_ query: String) {
        #expect(match(query, sampleBook).outcome == .unknown)
        #expect(match(query, []).outcome == .unknown)
    }

    @Test(
        "names of 10,000 characters are answered",
        arguments: [
            "a", "é", "👩🏽‍🚀", "a ", "\u{301}", "王", "(", "Sarah ", "1", "@", "…", "-", "e\u{301}", "\u{202E}", "ﷺ", "가",
        ])
    func long(_ part: String) {
        let name = String(repeating: part, count: 10_000)
        #expect(match(name, sampleBook).outcome != .matched)
        let book = sampleBook + [person(name, nicknames: [name], phones: [name], emails: [name], handles: [name])]
        #expect(match("Sarah Connor", book).contact?.name == "Sarah Connor")
        _ = match(name, book)
    }

    @Test("invalid text is repaired before it is compared")
    func invalid() {
        // A lone surrogate in JSON or invalid UTF-8 arrives as U+FFFD.
        let broken = String(decoding: [0x53, 0xED, 0xA0, 0x80, 0x61] as [UInt8], as: UTF8.self)
        #expect(match(broken, sampleBook).outcome != .matched)
        #expect(match("Sarah\0Connor", sampleBook).contact?.name == "Sarah Connor")
        #expect(match("\u{200F}Sarah\u{200F} Connor\u{202C}", sampleBook).contact?.name == "Sarah Connor")
    }

    @Test("a contact that is its own nickname twin counts once")
    func ownTwin() {
        let book = [person("Liz", nicknames: ["Liz", "liz ", "LIZ"], aliases: ["Liz"]), person("Ana Ruiz")]
        #expect(match("Liz", book).contact?.name == "Liz")
    }

    @Test("fifty contacts of one name are ambiguous")
    func fifty() {
        let book = (0..<50).map { person("Max Mustermann", phones: ["+49 160 00000\($0 + 10)"], number: UInt8($0)) }
        let decision = match("Max Mustermann", book)
        #expect(decision.outcome == .ambiguous)
        #expect(decision.suggestions.count == 5)
        #expect(match("Max", book).outcome == .ambiguous)
        #expect(match("+49 160 0000012", book).contact?.id == book[2].id)
    }

    @Test("a contact without any name is no candidate by name")
    func nameless() {
        let book = [person("", phones: ["+1 555 010 0000"]), person("🎉"), person("\0")]
        #expect(match("Ana", book).outcome == .unknown)
        #expect(match("+1 555 010 0000", book).outcome == .matched)
        #expect(match("", book).outcome == .unknown)
    }

    @Test("random text never traps", arguments: 0..<10)
    func random(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed) + 400)
        let matcher = ContactMatcher(ContactIndex(sampleBook))
        let pieces = [
            "Sarah", "Connor", "+1 555 013 2277", "@liz", "x@y.zz", "(", ")", ",", "…", "'s", "&", "|", "-", " ", "\n",
            "Dr.", "Jr.", "李", "2", "é",
        ]
        for _ in 0..<200 {
            var text = ""
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                if Int.random(in: 0..<3, using: &random) == 0,
                    let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random))
                {
                    text.unicodeScalars.append(scalar)
                } else {
                    text += pieces.randomElement(using: &random) ?? ""
                }
            }
            let decision = matcher.match(text)
            #expect(decision.suggestions.count <= 5)
            #expect((decision.outcome == .matched) == (decision.contacts.count == 1))
            _ = ContactIndex([person(text, nicknames: [text], phones: [text], emails: [text], handles: [text])])
        }
    }
}

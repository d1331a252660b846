import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

@Suite("Lists of words")
struct WordFileTests {
    @Test("sections hold their words, comments none")
    func sections() {
        let file = WordFile(Array("# a source\nana bo\n[x]\nce\n# not this\n de\n\n[y]\n[z]\nfe".utf8))
        func hashes(_ words: String...) -> Set<UInt64> { Set(words.map { ScalarHash.of($0) }) }
        #expect(file.hashes(in: "") == hashes("ana", "bo"))
        #expect(file.hashes(in: "x") == hashes("ce", "de"))
        #expect(file.hashes(in: "y").isEmpty)
        #expect(file.hashes(in: "z") == hashes("fe"))
        #expect(file.hashes(in: "none").isEmpty)
    }

    @Test("any bytes are a list", arguments: ["", "#", "[", "]", "[]", "[]\n", "\n\n", "#\n[a]#b", "[a\nb]"])
    func anything(_ text: String) {
        _ = WordFile(Array(text.utf8)).hashes(in: "a")
    }

    @Test(
        "every list that is compiled in says its source and its licence, and is ASCII",
        arguments: ["nicknames.txt", "names.txt", "census.txt", "name-words.txt"])
    func sources(_ name: String) throws {
        let text = try String(
            contentsOf: Fixture.root.appending(path: "Sources/CirclesCore/Resources/\(name)"), encoding: .utf8)
        let head = text.split(separator: "\n").prefix { $0.hasPrefix("#") }.joined(separator: " ")
        #expect(head.contains("Source: "))
        #expect(head.contains("Licence: "))
        #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }
}

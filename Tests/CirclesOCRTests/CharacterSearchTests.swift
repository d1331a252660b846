import Foundation
import Testing

@testable import CirclesOCR

@Suite("Characters from probabilities")
struct CharacterSearchTests {
    /// Classes: space, a, b, an accent that goes on from a, blank.
    private let characters: NetworkCharacters
    private let blank = 4

    init() throws {
        var codes = withUnsafeBytes(of: Int32(4)) { Data($0) }
        for all in [[0], [1], [2], [1, 3]] as [[Int32]] {
            codes.append(1)
            for value in [Int32(all.count)] + all { withUnsafeBytes(of: value) { codes.append(contentsOf: $0) } }
        }
        let names = Data("4\nNULL 0\na 3\nb 3\na\u{301} 3\n".utf8)
        characters = try #require(NetworkCharacters(names: names, codes: codes, classes: 5, blank: blank))
    }

    private func words(_ steps: [[Float]]) -> [PathWords.Word] {
        var search = CharacterSearch(characters, blank: blank)
        return PathWords(characters: characters, blank: blank).words(search.path(steps.flatMap(\.self), classes: 5))
    }

    /// A step that is nearly certain of one class.
    private func sure(_ code: Int) -> [Float] { (0..<5).map { $0 == code ? 0.96 : 0.01 } }

    @Test("a character that goes on is one, and with a blank between it is two")
    func repeats() {
        #expect(words([1, 1, 4, 2, 2].map(sure)).map(\.text) == ["ab"])
        #expect(words([1, 4, 1, 2].map(sure)).map(\.text) == ["aab"])
    }

    @Test("words end at spaces and are seen where their characters are")
    func places() {
        let found = words([1, 1, 0, 0, 2, 4].map(sure))
        #expect(found.map(\.text) == ["a", "b"])
        #expect(found.map(\.first) == [0, 4])
        #expect(found.map(\.last) == [0, 4])
    }

    @Test("a line that begins or ends with a space has no empty word")
    func spacesAtEnds() {
        #expect(words([0, 1, 0].map(sure)).map(\.text) == ["a"])
        #expect(words([0, 0].map(sure)).isEmpty)
        #expect(words([4, 4].map(sure)).isEmpty)
        #expect(words([]).isEmpty)
    }

    @Test("a class that only goes on joins the one before it, and stands nowhere else")
    func accents() {
        #expect(words([1, 3, 2].map(sure)).map(\.text) == ["a\u{301}b"])
        #expect(words([2, 3].map(sure)).map(\.text) == ["b"])
    }

    @Test("a word is as certain as its least certain character")
    func confidence() throws {
        let certain = try #require(words([1, 2].map(sure)).first)
        let doubtful = try #require(words([sure(1), [0.01, 0.01, 0.6, 0.01, 0.3]]).first)
        #expect(certain.confidence > 0.8)
        #expect(doubtful.confidence < certain.confidence)
    }
}

import Foundation
import Testing

@testable import CirclesCore

@Suite("JSON that is cut off")
struct JSONCutTests {
    private func cut(_ text: String) -> JSONCut? { JSONCut(Data(text.utf8)) }

    @Test("a file that stops too early says on which line and whether in a text")
    func ends() {
        #expect(cut("{\"messages\": [\n{\"text\": \"hi").map { [$0.line, $0.bytes] } == [2, 27])
        #expect(cut("{\"messages\": [\n{\"text\": \"hi")?.isInText == true)
        #expect(cut("{\"messages\": [\n{\"text\": \"hi\"},\n")?.isInText == false)
        #expect(cut("{\"a\": \"a \\\" b")?.isInText == true)
    }

    @Test("what is whole, or no JSON, is not cut off")
    func whole() {
        #expect(cut("{\"a\": [1, \"}\"]}") == nil)
        #expect(cut("{}\n{}\n") == nil)
        #expect(cut("") == nil)
        #expect(cut("]") == nil)
    }
}

import CirclesCore
import CirclesOCR
import CirclesTestSupport
import Foundation
import Testing

@Suite("Golden pages")
struct GoldenPageTests {
    static var pictures: [String] {
        get throws { try Fixture.lines("screenshots/expected.jsonl", as: File.self).map(\.file) }
    }

    struct File: Decodable { let file: String }

    private struct Truth: Decodable {
        struct Message: Decodable { let text: String }
        let messages: [Message]
    }

    /// What Tesseract makes of a picture differs a little between its versions, so the page is no golden to compare
    /// with: it is recorded, as the input of the stages after it, and measured against the truth.
    @Test("the words of every message are found", arguments: try pictures)
    func words(_ file: String) async throws {
        let bytes = try Fixture.data("screenshots/\(file)")
        let page = try await TesseractRecognizer(deadline: .seconds(120)).recognize(bytes, languages: ["eng"])
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            let json = String(decoding: try encoder.encode(page), as: UTF8.self)
            _ = try Golden("\(file).page.json").difference(from: json + "\n")
        }
        let name = URL(filePath: file).deletingPathExtension().lastPathComponent
        let truth = try JSONDecoder().decode(Truth.self, from: Fixture.data("screenshots/\(name).truth.json"))
        let found = Set(page.lines.flatMap(\.words).flatMap { Self.words($0.text) })
        let wanted = truth.messages.flatMap { Self.words($0.text) }
        let missing = wanted.filter { !found.contains($0) }
        #expect(Double(missing.count) <= 0.05 * Double(wanted.count), "missing: \(missing)")
    }

    private static func words(_ text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).split {
            !$0.isLetter && !$0.isNumber
        }.map(String.init).filter { $0.count > 2 }
    }
}

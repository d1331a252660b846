import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

/// From the recorded page of each fixture on, every stage is pure: what it makes is compared with its golden file.
@Suite("Golden stages")
struct GoldenStageTests {
    struct File: Decodable { let file: String }

    private struct Entry: Decodable {
        let name: String
        let given, family: String
        let nicknames, phones, emails, handles: [String]
    }

    static var pictures: [String] {
        get throws { try Fixture.lines("screenshots/expected.jsonl", as: File.self).map(\.file) }
    }

    private static let captured = CaptureTime(
        instant: Date(timeIntervalSince1970: 1_709_400_000), zone: "Europe/Berlin", source: .given)

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }

    @Test("page → transcript → extraction → match", arguments: try pictures)
    func stages(_ file: String) async throws {
        let page = try JSONDecoder().decode(RecognizedPage.self, from: Fixture.data("goldens/\(file).page.json"))
        let transcript = try await TranscriptReader(recognizer: Recorded(page: page), languages: ["eng"])
            .read(image: Data(), capturedAt: Self.captured)
        #expect(try Golden("\(file).transcript.json").difference(from: json(transcript)) == nil)

        let extraction = RuleBasedExtractor().extract(transcript, capturedAt: Self.captured)
        #expect(try Golden("\(file).extraction.json").difference(from: json(extraction)) == nil)

        // The book's ids must be the same in every run.
        let book = try Fixture.lines("contacts/book.jsonl", as: Entry.self).enumerated().map { index, entry in
            let digits = String(index + 100_000_000_000)
            return Contact(
                id: try #require(Contact.ID("00000000-0000-4000-8000-\(digits)")), name: entry.name,
                given: entry.given, family: entry.family, nicknames: entry.nicknames, phones: entry.phones,
                emails: entry.emails, handles: entry.handles)
        }
        let decision = FilingPolicy().decide(transcript, extraction, matcher: ContactMatcher(ContactIndex(book)))
        #expect(try Golden("\(file).match.json").difference(from: json(decision.match)) == nil)
    }
}

/// Hands out a page that was recognised before.
private struct Recorded: TextRecognizer {
    let page: RecognizedPage

    func recognize(_ image: Data, languages: [String]) async throws -> RecognizedPage { page }
}

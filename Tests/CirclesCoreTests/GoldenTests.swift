import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

/// From the recorded page of each fixture on, every stage is pure: what it makes is compared with its golden file.
@Suite("Golden stages")
struct GoldenStageTests {
    @Test("page → transcript → extraction → match", arguments: try GoldenFixtures.pictures)
    func stages(_ file: String) async throws {
        let transcript = try await TranscriptReader(recognizer: GoldenFixtures.Recorded(), languages: ["eng"])
            .read(image: Data(file.utf8), capturedAt: GoldenFixtures.captured)
        #expect(try Golden("\(file).transcript.json").difference(from: GoldenFixtures.json(transcript)) == nil)

        let extraction = RuleBasedExtractor().extract(transcript, capturedAt: GoldenFixtures.captured)
        #expect(try Golden("\(file).extraction.json").difference(from: GoldenFixtures.json(extraction)) == nil)

        let book = try GoldenFixtures.book()
        let decision = FilingPolicy().decide(transcript, extraction, matcher: ContactMatcher(ContactIndex(book)))
        #expect(try Golden("\(file).match.json").difference(from: GoldenFixtures.json(decision.match)) == nil)
    }
}

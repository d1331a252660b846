import CirclesCore
import Foundation
import Testing

@testable import CirclesStore

@Suite("Neighbours of what is filed")
struct NeighbourTests {
    /// A contact's years of days: more than are gone through one by one.
    private static let days = NeighbourSearch.many + 6

    private func file(
        _ sample: Sample, _ contact: Contact, day: Int, _ text: String, source: CaptureTime.Source = .given
    ) async throws -> CaptureOutcome {
        let at = sample.now.addingTimeInterval(Double(day) * 86_400)
        let capture = Capture(
            id: .random(), origin: .cli, payload: .text(text), sha256: UUID().uuidString,
            capturedAt: CaptureTime(instant: at, zone: "Europe/Berlin", source: source), receivedAt: at)
        try await sample.accepted(capture)
        let messages = [Message(side: .left, text: text), Message(side: .right, text: "yes, \(text)")]
        let transcript = Transcript(app: .whatsapp, title: "Liz", messages: messages, text: text)
        var interaction = sample.interaction(capture, contact)
        interaction.occurredAt = at
        interaction.messages = messages
        interaction.interests = []
        var filing = Filing(
            capture, under: try await sample.claim(capture), as: .interaction(interaction), bookRevision: nil)
        filing.transcript = transcript
        filing.extraction = Extraction(confidence: 1, summary: "s", model: "rules")
        guard case .concluded(let result) = try await sample.database.conclude(filing, at: at) else {
            throw CirclesError(.internalError, "the book changed")
        }
        return result
    }

    @Test(
        "a copy is found beside one day of years, by its day and where no day is known, and nothing else is taken for one",
        arguments: Engine.allCases)
    func years(engine: Engine) async throws {
        let sample = try Sample(engine)
        let contact = try await sample.contact()
        for day in 0..<Self.days {
            let source: CaptureTime.Source = day == 7 ? .modified : .given
            _ = try await file(sample, contact, day: day * 3, "what we said on day number \(day)", source: source)
        }
        let filed = try await sample.database.timeline(of: contact.id, limit: nil)
        #expect(filed.count == Self.days)

        func isCopy(day: Int, of number: Int, source: CaptureTime.Source = .given) async throws -> Bool {
            let outcome = try await file(
                sample, contact, day: day, "what we said on day number \(number)", source: source)
            guard case .note(let note) = outcome else { return false }
            return note.reason == .duplicate
        }
        #expect(try await isCopy(day: 50 * 3, of: 50))
        // Its day says nothing, and so it is found on whichever.
        #expect(try await isCopy(day: 900, of: 7))
        #expect(try await isCopy(day: 9 * 3, of: 60, source: .now))
        #expect(try await !isCopy(day: 901, of: 999))
    }
}

import CirclesCore
import Foundation
import Testing

@Suite("Two accounts of one name")
struct ChatNamesakeTests {
    private func day(_ account: String, _ day: String) -> String {
        "Maria Lopez (Telegram \(account))\n[\(day) 10:30] Maria Lopez: Dinner?\n[\(day) 10:31] You: Yes, on \(day)"
    }

    private func filed(_ sample: Sample, _ text: String, with contact: Contact) async throws -> CaptureOutcome {
        let capture = sample.capture(UUID().uuidString, text: text)
        try await sample.accepted(capture)
        try await sample.database.save(
            Transcript(app: .telegram, title: "Maria Lopez", text: text), under: try await sample.claim(capture))
        var interaction = sample.interaction(capture, contact)
        interaction.messages = [Message(side: .left, text: text)]
        return try await sample.conclude(capture, .interaction(interaction))
    }

    private func isFiled(_ outcome: CaptureOutcome) -> Bool {
        if case .interaction = outcome { return true }
        return false
    }

    @Test(
        "are never one person's conversation, in separate imports either; who was given both has both",
        arguments: Engine.allCases)
    func apart(engine: Engine) async throws {
        let sample = try Sample(engine)
        let maria = try await sample.contact("Maria Lopez")
        #expect(isFiled(try await filed(sample, day("4711", "2024-03-05"), with: maria)))
        #expect(isFiled(try await filed(sample, day("4711", "2024-03-06"), with: maria)))
        let other = try await filed(sample, day("4712", "2024-03-07"), with: maria)
        guard case .note(let note) = other else {
            Issue.record("filed with another account's person")
            return
        }
        #expect(note.reason == .confirm)
        #expect(note.explanation.contains("another account"))
        _ = try await sample.assign(note, maria)
        #expect(isFiled(try await filed(sample, day("4712", "2024-03-08"), with: maria)))
        #expect(isFiled(try await filed(sample, day("4711", "2024-03-09"), with: maria)))
    }
}

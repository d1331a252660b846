import CirclesCore
import CirclesService
import Foundation
import Testing

@Suite("Notes that a program files")
struct UntaughtFilingTests {
    @Test("whom the user named along with a capture is not overruled, and two of a title's name are no certainty")
    func intended() async throws {
        let sample = try await Sample()
        let (maria, john) = (try await sample.contact("Maria Lopez"), try await sample.contact("John Smith"))
        let capture = SubmissionDetails(contact: maria).submission(text: "Zed\nhello", origin: .cli).capture
        guard case .new(_, let claim) = try await sample.context.database.accept(capture, bytes: nil, force: false)
        else {
            Issue.record("not accepted as new")
            return
        }
        let note = InboxNote(
            id: .random(), captureID: capture.id, reason: .noText, explanation: "why", title: nil, summary: nil,
            text: "", createdAt: Date())
        _ = try await sample.context.database.conclude(
            Filing(capture, under: claim, as: .note(note), bookRevision: nil), at: Date())
        let filing = NoteFiling(sample.context)
        #expect(await code { _ = try await filing.fileUntaught(note, with: john) } == .notPermitted)
        #expect(await code { _ = try await filing.fileUntaught(note, with: maria) } == nil)
        let open = try await sample.note("Maria")
        #expect(await code { _ = try await filing.fileUntaught(open, with: john) } == nil)
    }
}

import CirclesCore
import CirclesStore
import Foundation

/// Takes one accepted capture to its end, whatever that is: nobody waits for it who could be told that it failed.
struct CaptureWork: Sendable {
    let pipeline: ImportPipeline

    /// Work that began this often and never ended takes the process down with it.
    private static let mostStarts = 5

    /// - Parameter starts: How often work on it began, this time included.
    func finish(_ capture: Capture, starts: Int) async throws(CirclesError) -> ImportResult {
        var result: ImportResult
        do throws(CirclesError) {
            guard starts <= Self.mostStarts else {
                throw CirclesError(.badInput, "it could not be read: the work on it was cut off \(starts - 1) times")
            }
            result = try await pipeline.process(capture)
        } catch {
            // What cannot be read, now or ever, is told in a note; all else is tried again.
            let isFinal = error.code == .badInput || (error.code == .unavailable && !error.retryable)
            result =
                isFinal
                ? try await giveUp(capture, error)
                : ImportResult(captureID: capture.id, path: nil, status: .waiting, error: error)
        }
        return result.named(after: capture)
    }

    /// What was received ends as a note, also when it cannot be read.
    private func giveUp(_ capture: Capture, _ error: CirclesError) async throws(CirclesError) -> ImportResult {
        // What a package would mend is worth another try; a broken picture is not.
        let next =
            error.code == .unavailable ? error.hint.map { ": \($0), then circles retry \(capture.id.short)" } : nil
        let note = InboxNote(
            id: .random(), captureID: capture.id, reason: .noText, explanation: error.message + (next ?? ""),
            title: nil,
            summary: nil, text: capture.sharedText ?? "", createdAt: Date())
        let conclusion = try await pipeline.captures.conclude(
            capture, as: .note(note), alone: true, teaching: nil, noteRevision: nil, refresh: false, at: Date())
        return ImportResult(captureID: capture.id, path: nil, status: .inbox, conclusion: conclusion)
    }
}

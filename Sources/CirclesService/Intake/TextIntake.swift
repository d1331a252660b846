package import CirclesCore
internal import Foundation
internal import Logging

/// Takes a conversation that an agent hands in as text. It is never filed unseen: agents read what other people write, and
/// may do as that says.
package struct TextIntake: Sendable {
    private let context: AppContext
    private let advise: @Sendable (String, Remedy) -> Void

    /// - Parameter advise: Takes what a person should know of the choice of models.
    package init(_ context: AppContext, advise: @escaping @Sendable (String, Remedy) -> Void) {
        self.context = context
        self.advise = advise
    }

    /// - Parameters:
    ///   - note: The user's own note on it.
    ///   - capturedAt: As `ExplicitTime` reads it; nil: now.
    /// - Returns: What became of it; it is on the disk then, but for a refused one.
    /// - Throws: `CirclesError` with `badInput` or `usage` for what cannot be taken, `configuration`, `cannotWrite`.
    package func take(_ text: String, note: String?, capturedAt: String?) async throws(CirclesError) -> ImportResult {
        let text = try SharedText.check(Data(text.utf8))
        guard (note?.count ?? 0) <= SubmissionDetails.maximumNote else {
            throw CirclesError(.badInput, "the note is longer than \(SubmissionDetails.maximumNote) characters")
        }
        guard !(note ?? "").utf8.contains(0) else {
            throw CirclesError(.badInput, "the note contains NUL characters")
        }
        var details = SubmissionDetails(
            userNote: note, origin: .agent, confirmation: "an agent handed it over", agent: WriteActor.current)
        if let capturedAt { details.capturedAt = try Self.past(capturedAt) }
        let batch = ImportBatch(
            database: context.database,
            pipeline: try context.pipeline(try ModelChoice(context, tell: advise).extractor(), workers: 1),
            inbox: context.inbox, details: details, force: false, isDryRun: false,
            log: Logger(label: "circles") { _ in SwiftLogNoOpLogHandler() })
        return await batch.run(.text(text, origin: .agent))
    }

    /// Seconds by which a time may be ahead: elsewhere it may be tomorrow already.
    private static let ahead = 86_400.0

    private static func past(_ text: String) throws(CirclesError) -> WallClock {
        let clock = try ExplicitTime.parse(text)
        guard clock.instant(in: .current).timeIntervalSinceNow <= ahead else {
            throw CirclesError(.usage, "captured_at is when the conversation was, and that lies ahead")
        }
        return clock
    }
}

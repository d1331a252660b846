package import CirclesCore
internal import CirclesSpool
internal import Foundation
package import Logging

/// Takes conversations that come as text, and files them at once.
package struct Conversations: Sendable {
    private let context: AppContext
    private let pipeline: ImportPipeline
    private let log: Logger

    /// - Parameter advise: Takes what a person should know of the choice of models.
    /// - Throws: `CirclesError` with `configuration` when a model cannot be asked or nothing can be read here.
    package init(
        _ context: AppContext, log: Logger, advise: @escaping (String, Remedy) -> Void
    ) throws(CirclesError) {
        self.context = context
        self.log = log
        pipeline = try context.pipeline(try ModelChoice(context, tell: advise).extractor(), workers: 1)
    }

    /// A conversation with what was understood of it.
    package struct Taken: Sendable {
        package let result: ImportResult
        package let extraction: Extraction?
    }

    /// Accepts a text and takes it to its end.
    ///
    /// - Parameter capturedAt: When it was on the screen; nil: now.
    /// - Throws: `CirclesError` with `badInput` or `usage` for a text or time that is none; what went wrong afterwards, with
    ///   `stored` when the capture is safe.
    package func take(_ text: String, capturedAt: String?) async throws(CirclesError) -> Taken {
        let text = try SharedText.check(Data(text.utf8))
        var details = SubmissionDetails(origin: .http)
        details.capturedAt = try capturedAt.map { time throws(CirclesError) in try ExplicitTime.parse(time) }
        let batch = ImportBatch(
            database: context.database, pipeline: pipeline, inbox: context.inbox, details: details, force: false,
            isDryRun: false, log: log)
        let result = await batch.run(.text(text, origin: .http))
        guard let id = result.captureID else {
            throw result.error ?? CirclesError(.internalError, "the text was not taken")
        }
        return Taken(result: result, extraction: try await context.database.extraction(of: id))
    }
}

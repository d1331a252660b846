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
        /// Whom it is filed with; nil when that is open.
        package let contact: Contact?
    }

    /// Accepts a text and takes it to its end.
    ///
    /// - Parameters:
    ///   - capturedAt: When it was on the screen; nil: now.
    ///   - key: What the request is known by, its caller's own: taken again under it, it is what it was. Nil: it is not repeated.
    /// - Throws: `CirclesError` with `badInput` or `usage` for a text or time that is none; what went wrong afterwards, with
    ///   `stored` when the capture is safe.
    package func take(
        _ text: String, capturedAt: String?, key: String?, from caller: Caller
    ) async throws(CirclesError) -> Taken {
        let text = try SharedText.check(Data(text.utf8))
        var said = HandOverDetails()
        said.capturedAt = capturedAt
        var details = SubmissionDetails(origin: caller.origin)
        details.capturedAt = try capturedAt.map { time throws(CirclesError) in try ExplicitTime.parse(time) }
        let own = try await HandOver(context).ids(for: [.text(text)], said, key: key, of: caller).first
        var chats = ChatDays(owner: try await context.chatOwner())
        let sources = try chats.days(of: .text(text, origin: caller.origin))
        var last: ImportResult?
        for (number, source) in sources.enumerated() {
            // The last day of an exported chat stands for the text.
            details.id = number == sources.count - 1 ? own : nil
            last = await batch(details).run(source)
        }
        guard let result = last else { throw CirclesError(.badInput, "the text holds no message") }
        guard let id = result.captureID else {
            throw result.error ?? CirclesError(.internalError, "the text was not taken")
        }
        return Taken(
            result: result, extraction: try await context.database.extraction(of: id),
            contact: try await contact(of: result.outcome))
    }

    private func batch(_ details: SubmissionDetails) -> ImportBatch {
        ImportBatch(
            database: context.database, pipeline: pipeline, inbox: context.inbox, details: details, force: false,
            isDryRun: false, log: log)
    }

    private func contact(of outcome: CaptureOutcome?) async throws(CirclesError) -> Contact? {
        guard case .interaction(let interaction)? = outcome else { return nil }
        let contacts = try await context.database.contacts(of: [interaction])
        return interaction.participants.lazy.compactMap { $0.contactID.flatMap { contacts[$0] } }.first
    }
}

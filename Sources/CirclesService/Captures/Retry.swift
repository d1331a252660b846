package import CirclesCore
internal import Foundation
internal import Synchronization

/// Takes captures through the stages again.
///
/// Whom the user settled a conversation with never changes; a summary the user wrote does not either.
package struct Retry: Sendable {
    private let context: AppContext
    private let extractor: ExtractionService
    private let pipeline: ImportPipeline
    /// What is to be done another way than before.
    private let another: Another
    private let tell: @Sendable (ImportResult) async throws -> Void

    /// What the user chose anew.
    package struct Another: Sendable {
        package var model: Bool
        package var languages: Bool

        package init(model: Bool = false, languages: Bool = false) {
            self.model = model
            self.languages = languages
        }
    }

    /// - Parameter tell: Takes what became of each capture.
    /// - Throws: `CirclesError` with `configuration` when nothing can be read.
    package init(
        _ context: AppContext, _ extractor: ExtractionService, another: Another = Another(),
        tell: @escaping @Sendable (ImportResult) async throws -> Void
    ) throws(CirclesError) {
        self.context = context
        self.extractor = extractor
        pipeline = try context.pipeline(extractor, workers: 1)
        self.another = another
        self.tell = tell
    }

    /// How working off what waits ended.
    package struct Waiting: Sendable {
        /// What went wrong with single captures; they are safe.
        package var errors: [CirclesError] = []
        /// How many were worked on.
        package var done = 0
        /// How many were left: no model can be asked now.
        package var left = 0
    }

    /// All that was cut off or waits for a model, oldest first, until the task is cancelled.
    ///
    /// - Throws: `CirclesError` when the database cannot be used, and what `tell` throws.
    package func waiting() async throws -> Waiting {
        let count = Atomic(0)
        let work = BacklogRunner(
            database: context.database, pipeline: pipeline, isStopped: { Task.isCancelled }
        ) { [tell] result in
            count.add(1, ordering: .relaxed)
            try await tell(result)
        }
        var outcome = Waiting()
        try await work.finishCutOff(&outcome.errors)
        if case .leaving(let left) = try await work.askModels(&outcome.errors) { outcome.left = left }
        outcome.done = count.load(ordering: .relaxed)
        try await context.database.sweepRequests(at: Date())
        return outcome
    }

    /// The captures with these ids, or beginnings of ids, until the task is cancelled.
    ///
    /// - Returns: What went wrong with single captures; they are safe.
    /// - Throws: `CirclesError` with `notFound`, `ambiguous` or `usage` for an id, before anything is begun.
    package func named(_ ids: [String]) async throws -> [CirclesError] {
        var queue: [Capture] = []
        for id in ids { queue.append(try await context.captureBehind(id)) }
        var errors: [CirclesError] = []
        for capture in queue where !Task.isCancelled {
            let result = await run(capture)
            errors += [result.error].compactMap(\.self)
            try await tell(result)
        }
        try await context.database.sweepRequests(at: Date())
        return errors
    }

    private func run(_ capture: Capture) async -> ImportResult {
        do throws(CirclesError) {
            let outcome = try await context.database.outcome(of: capture.id)
            var revision: Int?
            if case .note(let note)? = outcome {
                guard note.state != .dismissed else {
                    throw CirclesError(
                        .usage, "note \(note.id.short) is dismissed", remedy: .reopen(note.id),
                        stored: true)
                }
                revision = note.revision
            }
            guard let claim = try await context.database.claim(capture.id) else {
                throw CirclesError(.waiting, "somebody else is at work on it", retryable: true, stored: true)
            }
            // What was cut off goes on where it stopped, unless it is to be done another way.
            let goesOn = outcome == nil && !another.languages && !another.model
            // A text is read in no time, and who the user is may be known by now.
            let isText = if case .text = capture.payload { true } else { false }
            let result = try await CaptureJob(pipeline: pipeline, queue: context.database).run(
                capture, under: claim,
                rerun: goesOn ? nil : .init(rereads: another.languages || isText, noteRevision: revision)
            ).named(after: capture)
            return await Namesakes(context.database).told(in: result)
        } catch {
            return ImportResult(captureID: capture.id, path: nil, status: .waiting, error: error).named(after: capture)
        }
    }
}

package import CirclesCore
internal import Foundation

/// What waits: captures whose work was cut off, and those that a model is still to be asked about; oldest first.
///
/// `circles process` and `circles retry --waiting` work it off by this.
package struct BacklogRunner: Sendable {
    package let database: any Store
    /// With the contacts as they are now.
    package let pipeline: ImportPipeline
    /// Asked between two captures.
    package let isStopped: @Sendable () -> Bool
    package let tell: @Sendable (ImportResult) async throws -> Void

    package init(
        database: any Store, pipeline: ImportPipeline,
        isStopped: @escaping @Sendable () -> Bool, tell: @escaping @Sendable (ImportResult) async throws -> Void
    ) {
        self.database = database
        self.pipeline = pipeline
        self.isStopped = isStopped
        self.tell = tell
    }

    private var extractor: ExtractionService { pipeline.extractor }

    /// There is a model, and it may be asked now.
    package var mayAsk: Bool {
        guard case .models = extractor.source else { return false }
        return !extractor.isCoolingDown
    }

    /// How asking the models ended.
    package enum ModelRun: Sendable {
        case done
        /// So many were not asked: no model can be now.
        case leaving(Int)
    }

    /// Claims what was cut off, one after the other, and takes it to its end.
    ///
    /// - Throws: `CirclesError` when the database cannot be used, and what `tell` throws.
    package func finishCutOff(_ errors: inout [CirclesError]) async throws {
        var tried: Set<Capture.ID> = []
        while !isStopped(), let (capture, claim) = try await database.claimNext(except: tried) {
            tried.insert(capture.id)
            let result = try await job.run(capture, under: claim).named(after: capture)
            errors += [result.error].compactMap(\.self)
            try await tell(result)
        }
    }

    private var job: CaptureJob { CaptureJob(pipeline: pipeline, queue: database) }

    /// Asks the models about what waits for them, oldest first, until it is done, the model rests, or it is stopped.
    ///
    /// - Parameter errors: Takes what went wrong with single captures; they are safe.
    /// - Throws: `CirclesError` when the database cannot be used, and what `tell` throws.
    package func askModels(_ errors: inout [CirclesError]) async throws -> ModelRun {
        let queue = try await database.waitingCaptures()
        for (index, capture) in queue.enumerated() where !isStopped() {
            // Going on would only fail the others, one by one, without asking.
            if extractor.isCoolingDown { return .leaving(queue.count - index) }
            guard let result = await ask(capture) else { continue }
            errors += [result.error].compactMap(\.self)
            try await tell(result)
            if result.failure?.reason == .budget { return .leaving(queue.count - index - 1) }
        }
        return .done
    }

    /// Nil when it no longer waits, or somebody else is at it.
    private func ask(_ capture: Capture) async -> ImportResult? {
        do throws(CirclesError) {
            guard let claim = try await database.claim(capture.id) else { return nil }
            guard let outcome = try await database.outcome(of: capture.id), outcome.waitsForModel else {
                try await database.release(claim)
                return nil
            }
            var revision: Int?
            if case .note(let note) = outcome { revision = note.revision }
            return try await job.run(capture, under: claim, rerun: .init(rereads: false, noteRevision: revision))
                .named(after: capture)
        } catch {
            return ImportResult(captureID: capture.id, path: nil, status: .waiting, error: error).named(after: capture)
        }
    }
}

extension CaptureOutcome {
    /// A model's answer is still to come.
    fileprivate var waitsForModel: Bool {
        switch self {
        case .interaction(let interaction): interaction.summaryIsPending
        case .note(let note): note.state == .open && note.reason == .waitingForModel
        }
    }
}

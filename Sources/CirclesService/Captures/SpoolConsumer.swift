package import CirclesCore
package import CirclesSpool
internal import Foundation

/// Takes what waits to its end, one capture after another: first what was cut off, then the spool, then what waits for
/// a model.
///
/// A share becomes a capture of the same id: first its row and its bytes are on the disk, then it leaves the spool. Cut
/// off between the two, it is found in the database when it is met again, and only leaves the spool.
package struct SpoolConsumer: Sendable {
    package let context: AppContext
    package let spool: Spool
    package let eventLog: EventLog
    package let extractor: ExtractionService
    package let reader: TranscriptReader
    package let stop: StopSignal
    package let tell: @Sendable (ImportResult) async throws -> Void

    package init(
        context: AppContext, spool: Spool, eventLog: EventLog, extractor: ExtractionService, reader: TranscriptReader,
        stop: StopSignal, tell: @escaping @Sendable (ImportResult) async throws -> Void
    ) {
        self.context = context
        self.spool = spool
        self.eventLog = eventLog
        self.extractor = extractor
        self.reader = reader
        self.stop = stop
        self.tell = tell
    }

    /// Names that are read from the spool at once: what is held in memory does not grow with what waits.
    private static let batch = 64
    /// - Returns: What went wrong with single captures; they are safe.
    /// - Throws: `CirclesError` when the spool or the database cannot be used, and what `tell` throws.
    package func drain() async throws -> [CirclesError] {
        var errors: [CirclesError] = []
        try await waiting().finishCutOff(&errors)
        while !stop.isSet, case let names = try spool.oldest(Self.batch), !names.isEmpty {
            do {
                for name in names where !stop.isSet { try await take(name, &errors) }
            } catch {
                try? spool.syncRemovals()
                throw error
            }
            try spool.syncRemovals()
        }
        if !stop.isSet, case .models = extractor.source, !extractor.isCoolingDown {
            _ = try await waiting().askModels(&errors)
        }
        return errors
    }

    private var pipeline: ImportPipeline { context.pipeline(extractor, reader: reader, isShared: true) }

    private func waiting() -> BacklogRunner {
        BacklogRunner(
            database: context.database, extractor: extractor, pipeline: pipeline,
            isStopped: { [stop] in stop.isSet }, tell: tell)
    }

    private func take(_ name: String, _ errors: inout [CirclesError]) async throws {
        let acceptance: Acceptance
        let details: ShareManifest
        do {
            let share = try spool.read(name)
            details = share.manifest
            if try await context.database.isAccepted(details.id) {
                // Accepted before, and cut off before it left the spool. If it is not finished, it is one of those
                // that are taken up first.
                return try spool.remove(name)
            }
            let submissions = try share.submissions(
                matcher: try await context.matcher(), owner: try await context.chatOwner())
            guard let submission = submissions.last else { return try await putAside(name, "it holds no message") }
            // Cut off here, they are known when the share is met again, and the last one has its id.
            for day in submissions.dropLast() { try await takeEarlier(day, share.manifest, &errors) }
            acceptance = try await pipeline.captures.accept(submission.capture, bytes: submission.bytes, force: false)
        } catch let problem as ShareProblem {
            switch problem {
            case .gone: return
            case .broken(let reason): return try await putAside(name, reason)
            case .unreadable(let error): throw error
            }
        } catch let error as CirclesError where error.code == .badInput || error.code == .usage {
            return try await putAside(name, error.message)
        }
        let job = CaptureJob(pipeline: pipeline, queue: context.database)
        switch acceptance {
        case .new(let capture, let claim):
            try spool.remove(name)
            let result = try await job.run(capture, under: claim).named(after: capture)
            errors += [result.error].compactMap(\.self)
            try await tell(result)
        case .unfinished(let capture, let claim):
            // Another share's of the same bytes, which was cut off.
            let kept = try await keep(details, withUnfinished: capture)
            try spool.remove(name)
            let result = try await job.run(kept, under: claim).named(after: capture)
            errors += [result.error].compactMap(\.self)
            try await tell(result)
            if capture.id != details.id, let outcome = result.outcome { try await again(capture, outcome, details) }
        case .underWork(let capture):
            // At once: what is private is shown to nobody from now on.
            let kept = try await keep(details, withUnfinished: capture)
            try await follow(kept, name, details, job, &errors)
        case .duplicate(let capture, let outcome):
            try await keep(details, with: outcome, of: capture)
            try spool.remove(name)
            try await again(capture, outcome, details)
        }
    }

    /// A day of a shared chat that is not its last.
    private func takeEarlier(
        _ day: Submission, _ share: ShareManifest, _ errors: inout [CirclesError]
    ) async throws {
        let job = CaptureJob(pipeline: pipeline, queue: context.database)
        switch try await pipeline.captures.accept(day.capture, bytes: nil, force: false) {
        case .new(let capture, let claim), .unfinished(let capture, let claim):
            let kept = try await keep(share, withUnfinished: capture)
            let result = try await job.run(kept, under: claim)
            errors += [result.error].compactMap(\.self)
            try await tell(result)
        case .underWork(let capture): _ = try await keep(share, withUnfinished: capture)
        case .duplicate(let capture, let outcome):
            try await keep(share, with: outcome, of: capture)
            try await again(capture, outcome, share)
        }
    }

    private func keep(
        _ share: ShareManifest, with outcome: CaptureOutcome, of capture: Capture
    ) async throws(CirclesError) {
        try await context.inbox.keep(
            share.userNote, labels: try share.checkedLabels(), isPrivate: share.isPrivate ?? false, with: outcome,
            of: capture)
    }

    private func keep(
        _ share: ShareManifest, withUnfinished capture: Capture
    ) async throws(CirclesError) -> Capture {
        guard capture.id != share.id else { return capture }
        return try await context.inbox.keep(
            share.userNote, labels: try share.checkedLabels(), isPrivate: share.isPrivate ?? false,
            withUnfinished: capture)
    }

    /// Seconds for which another's work is waited for before the next share has its turn.
    private static let patience = 5.0

    /// Whoever works on the same bytes may refuse them still, and nothing is left of them then: the share leaves the spool when
    /// they are kept.
    private func follow(
        _ capture: Capture, _ name: String, _ share: ShareManifest, _ job: CaptureJob, _ errors: inout [CirclesError]
    ) async throws {
        let followed: CaptureJob.Followed?
        do throws(CirclesError) {
            followed = try await job.follow(capture, seconds: Self.patience)
        } catch {
            // Refused by the one who worked on it: the next look at the share takes it for new.
            guard error.code == .notFound else { throw error }
            return
        }
        switch followed {
        case nil: return
        case .other(let outcome)?:
            // What was said along with this share is nobody else's to keep.
            try await keep(share, with: outcome, of: capture)
            try spool.remove(name)
            try await again(capture, outcome, share)
        case .own(let result)?:
            errors += [result.error].compactMap(\.self)
            try await tell(result.named(after: capture))
            try spool.remove(name)
            if let outcome = result.outcome { try await again(capture, outcome, share) }
        }
    }

    private func putAside(_ name: String, _ reason: String) async throws {
        try spool.quarantine(name, because: reason)
        if let id = IncomingShare.id(name) {
            eventLog.record(.quarantined, id, stored: name, reason: reason, at: Date())
        }
        var result = ImportResult(
            captureID: nil, path: name, status: .refused,
            error: CirclesError(
                .badInput, "a broken share was put aside: \(reason)", hint: "it is in \(spool.quarantine)"))
        result.share = IncomingShare.id(name)
        try await tell(result)
    }

    /// The same bytes once more: with a contact that the user chose, an open note is assigned to it. A device that may only
    /// capture settles nothing.
    private func again(
        _ capture: Capture, _ outcome: CaptureOutcome, _ share: ShareManifest
    ) async throws {
        var result = ImportResult(
            captureID: capture.id, path: nil, status: .duplicate, outcome: outcome
        ).named(after: capture)
        result.share = share.id
        let matcher = try await context.matcher()
        if share.origin != .device, let chosen = share.contact, case .note(let note) = outcome, note.state == .open,
            let contact = try? ContactSelector(matcher.index.contacts).contact(chosen)
        {
            let filed = try await context.inbox.assign(note, to: contact)
            result.status = .filed
            result.outcome = .interaction(filed.assigned.interaction)
            result.learnt = filed.learnt
        }
        try await tell(result)
    }
}

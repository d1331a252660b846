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
    /// Nil where captures are only accepted, and others work on them.
    package let pipeline: ImportPipeline?
    /// Asked between two captures.
    package let isStopped: @Sendable () -> Bool
    package let tell: @Sendable (ImportResult) async throws -> Void

    package init(
        context: AppContext, spool: Spool, eventLog: EventLog, pipeline: ImportPipeline?,
        isStopped: @escaping @Sendable () -> Bool, tell: @escaping @Sendable (ImportResult) async throws -> Void
    ) {
        self.context = context
        self.spool = spool
        self.eventLog = eventLog
        self.pipeline = pipeline
        self.isStopped = isStopped
        self.tell = tell
    }

    /// Names that are read from the spool at once: what is held in memory does not grow with what waits.
    private static let batch = 64
    /// - Returns: What went wrong with single captures; they are safe.
    /// - Throws: `CirclesError` when the spool or the database cannot be used, and what `tell` throws.
    package func drain() async throws -> [CirclesError] {
        var errors: [CirclesError] = []
        try await waiting?.finishCutOff(&errors)
        while !isStopped(), case let names = try spool.oldest(Self.batch), !names.isEmpty {
            do {
                var left = 0
                for name in names where !isStopped() { if try await !take(name, &errors) { left += 1 } }
                // What others are at is looked at again in a while.
                if pipeline == nil, left == names.count {
                    try spool.syncRemovals()
                    return errors
                }
            } catch {
                try? spool.syncRemovals()
                throw error
            }
            try spool.syncRemovals()
        }
        if !isStopped(), let waiting, waiting.mayAsk { _ = try await waiting.askModels(&errors) }
        return errors
    }

    private var captures: LoggedCaptures {
        LoggedCaptures(captures: context.database, eventLog: eventLog, isShared: true)
    }

    private var waiting: BacklogRunner? {
        pipeline.map {
            BacklogRunner(database: context.database, pipeline: $0, isStopped: isStopped, tell: tell)
        }
    }

    private func job(_ pipeline: ImportPipeline) -> CaptureJob {
        CaptureJob(pipeline: pipeline, queue: context.database)
    }

    /// Takes a capture to its end, or leaves it to others.
    ///
    /// - Returns: Nil when it is left to others.
    private func work(
        on capture: Capture, under claim: WorkClaim, _ errors: inout [CirclesError]
    ) async throws -> ImportResult? {
        guard let pipeline else {
            try await context.database.release(claim)
            return nil
        }
        let result = try await job(pipeline).run(capture, under: claim)
        errors += [result.error].compactMap(\.self)
        return result
    }

    /// Takes one share out of the spool.
    ///
    /// - Returns: False when it stays there: others work on the same bytes, and what was said along with it is to be kept with
    ///   what they make of them.
    @discardableResult
    package func take(_ name: String, _ errors: inout [CirclesError]) async throws -> Bool {
        let acceptance: Acceptance
        let details: ShareManifest
        do {
            let share = try spool.read(name)
            details = share.manifest
            if try await context.database.isAccepted(details.id) {
                // Accepted before, and cut off before it left the spool. If it is not finished, it is one of those
                // that are taken up first.
                try spool.remove(name)
                return true
            }
            let submissions = try share.submissions(
                matcher: try await context.matcher(), owner: try await context.chatOwner())
            guard let submission = submissions.last else {
                try await putAside(name, "it holds no message")
                return true
            }
            // Cut off here, they are known when the share is met again, and the last one has its id.
            for day in submissions.dropLast() { try await takeEarlier(day, share.manifest, &errors) }
            acceptance = try await captures.accept(submission.capture, bytes: submission.bytes, force: false)
        } catch let problem as ShareProblem {
            switch problem {
            case .gone: return true
            case .broken(let reason):
                try await putAside(name, reason)
                return true
            case .unreadable(let error): throw error
            }
        } catch let error as CirclesError where error.code == .badInput || error.code == .usage {
            try await putAside(name, error.message)
            return true
        }
        switch acceptance {
        case .new(let capture, let claim):
            try spool.remove(name)
            if let result = try await work(on: capture, under: claim, &errors) {
                try await tell(result.named(after: capture))
            }
        case .unfinished(let capture, let claim):
            // Another share's of the same bytes, which was cut off.
            let kept = try await keep(details, withUnfinished: capture)
            if pipeline != nil { try spool.remove(name) }
            guard let result = try await work(on: kept, under: claim, &errors)?.named(after: capture) else {
                return false
            }
            try await tell(result)
            if capture.id != details.id, let outcome = result.outcome { try await again(capture, outcome, details) }
        case .underWork(let capture):
            // At once: what is private is shown to nobody from now on.
            let kept = try await keep(details, withUnfinished: capture)
            guard let pipeline else { return false }
            try await follow(kept, name, details, job(pipeline), &errors)
        case .duplicate(let capture, let outcome):
            try await keep(details, with: outcome, of: capture)
            try spool.remove(name)
            try await again(capture, outcome, details)
        }
        return true
    }

    /// A day of a shared chat that is not its last.
    private func takeEarlier(
        _ day: Submission, _ share: ShareManifest, _ errors: inout [CirclesError]
    ) async throws {
        switch try await captures.accept(day.capture, bytes: nil, force: false) {
        case .new(let capture, let claim), .unfinished(let capture, let claim):
            let kept = try await keep(share, withUnfinished: capture)
            if let result = try await work(on: kept, under: claim, &errors) { try await tell(result) }
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

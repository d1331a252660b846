import CirclesCore
import CirclesSpool
import CirclesStore
import Foundation

/// Takes what waits to its end, one capture after another: first what was cut off, then the spool, then what waits for
/// a model.
///
/// A share becomes a capture of the same id: first its row and its bytes are on the disk, then it leaves the spool. Cut
/// off between the two, it is found in the database when it is met again, and only leaves the spool.
struct Processor: Sendable {
    let workbench: Workbench
    let spool: Spool
    let trace: Trace
    let understanding: Understanding
    let reader: TranscriptReader
    let stop: StopSignal
    let tell: @Sendable (ImportResult) async throws -> Void

    /// Names that are read from the spool at once: what is held in memory does not grow with what waits.
    private static let batch = 64
    /// Work that began this often and never ended takes the process down with it.
    private static let mostStarts = 5

    /// - Returns: What went wrong with single captures; they are safe.
    func drain() async throws -> [CirclesError] {
        var errors: [CirclesError] = []
        var tried: Set<Capture.ID> = []
        let first = try await pipeline()
        while !stop.isSet, let claim = try await workbench.database.claimUnfinished(except: tried) {
            tried.insert(claim.capture.id)
            try await finish(claim.capture, starts: claim.starts, first, &errors)
        }
        while !stop.isSet, case let names = try spool.oldest(Self.batch), !names.isEmpty {
            // Once a batch, so that contacts added meanwhile are known.
            let pipeline = try await pipeline()
            do {
                for name in names where !stop.isSet { try await take(name, pipeline, &errors) }
            } catch {
                try? spool.syncRemovals()
                throw error
            }
            try spool.syncRemovals()
        }
        try await askAgain(&errors)
        return errors
    }

    private func pipeline() async throws(CirclesError) -> ImportPipeline {
        workbench.pipeline(
            understanding, matcher: try await workbench.matcher(), reader: reader,
            captures: TracingCaptures(captures: workbench.database, trace: trace))
    }

    private func take(_ name: String, _ pipeline: ImportPipeline, _ errors: inout [CirclesError]) async throws {
        let acceptance: Acceptance
        let details: ShareManifest
        do {
            let share = try spool.read(name)
            details = share.manifest
            if try await workbench.database.isAccepted(details.id) {
                // Accepted before, and cut off before it left the spool. If it is not finished, it is one of those
                // that are taken up first.
                return try spool.remove(name)
            }
            let submission = try share.submission(matcher: pipeline.matcher)
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
        try spool.remove(name)
        switch acceptance {
        case .new(let capture), .unfinished(let capture):
            trace.record(.claimed, capture.id, original: details.originalName, at: Date())
            try await finish(capture, starts: 1, pipeline, &errors)
        case .underWork: break
        case .duplicate(let capture, let conclusion):
            try await again(capture, conclusion, chosen: details.contact, pipeline)
        }
    }

    private func putAside(_ name: String, _ reason: String) async throws {
        try spool.quarantine(name, because: reason)
        if let id = IncomingShare.id(name) { trace.record(.quarantined, id, stored: name, reason: reason, at: Date()) }
        try await tell(
            ImportResult(
                captureID: nil, path: name, status: .refused,
                error: CirclesError(
                    .badInput, "a broken share was put aside: \(reason)", hint: "it is in \(spool.quarantine)")))
    }

    /// The same bytes once more: with a contact chosen, an open note is assigned to it.
    private func again(
        _ capture: Capture, _ conclusion: Conclusion, chosen: String?, _ pipeline: ImportPipeline
    ) async throws {
        var result = ImportResult(
            captureID: capture.id, path: capture.originalName, status: .duplicate, conclusion: conclusion)
        if let chosen, case .note(let note) = conclusion, note.state == .open,
            let contact = try? ContactSelector(pipeline.matcher.index.contacts).contact(chosen)
        {
            let assignment = try await Aliases.assignment(of: note, to: contact, pipeline.matcher, workbench.database)
            result.status = .filed
            result.conclusion = .interaction(
                try await workbench.database.assign(assignment, at: Date()).interaction)
            result.learnt = assignment.alias
        }
        try await tell(result)
    }

    private func finish(
        _ capture: Capture, starts: Int, _ pipeline: ImportPipeline, _ errors: inout [CirclesError]
    ) async throws {
        var result: ImportResult
        do {
            guard starts <= Self.mostStarts else {
                throw CirclesError(.badInput, "it could not be read: the work on it was cut off \(starts - 1) times")
            }
            result = try await pipeline.process(capture)
        } catch let error as CirclesError where error.code == .badInput {
            result = try await giveUp(capture, error, pipeline)
        } catch let error as CirclesError {
            result = ImportResult(captureID: capture.id, path: nil, status: .waiting, error: error)
        }
        result.path = capture.originalName
        errors += [result.error].compactMap(\.self)
        try await tell(result)
    }

    /// What was received ends as a note, also when it cannot be read.
    private func giveUp(
        _ capture: Capture, _ error: CirclesError, _ pipeline: ImportPipeline
    ) async throws(CirclesError) -> ImportResult {
        let note = InboxNote(
            id: .random(), captureID: capture.id, reason: .noText, explanation: error.message, title: nil,
            summary: nil, text: capture.sharedText ?? "", createdAt: Date())
        let conclusion = try await pipeline.captures.conclude(
            capture, as: .note(note), alone: true, teaching: nil, noteRevision: nil, refresh: false, at: Date())
        return ImportResult(captureID: capture.id, path: nil, status: .inbox, conclusion: conclusion)
    }

    /// What waits for a model, oldest first, until the model does not answer.
    private func askAgain(_ errors: inout [CirclesError]) async throws {
        guard case .models = understanding.source, !understanding.isResting,
            let lock = try workbench.database.lockForWaiting()
        else { return }
        let pipeline = try await pipeline()
        for capture in try await workbench.database.waitingCaptures(unfinished: false) where !stop.isSet {
            var revision: Int?
            if case .note(let note)? = try await workbench.database.conclusion(of: capture.id) {
                revision = note.revision
            }
            var result = try await pipeline.process(capture, rerun: .init(rereads: false, noteRevision: revision))
            result.path = capture.originalName
            try await tell(result)
            if let error = result.error {
                errors.append(error)
                if error.retryable { break }
            }
        }
        lock.release()
    }
}

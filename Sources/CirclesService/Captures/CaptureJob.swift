package import CirclesCore
internal import Foundation

/// Works on one accepted capture under its claim, for whoever asks: an import, the spool, a retry, a server.
///
/// The lease is renewed while the work goes on. What cannot be read, now or ever, ends as a note (or is refused while
/// nobody has been told that it was received); all else is given back and tried again.
package struct CaptureJob: Sendable {
    package let pipeline: ImportPipeline
    package let queue: any WorkQueue

    package init(
        pipeline: ImportPipeline, queue: any WorkQueue
    ) {
        self.pipeline = pipeline
        self.queue = queue
    }

    /// Work that began this often and never ended takes the process down with it.
    private static let mostStarts = 5

    /// Takes a capture to its end.
    ///
    /// - Parameters:
    ///   - mayRefuse: Nobody was told yet that it is received: what cannot be read is withdrawn.
    ///   - alone: File it by itself, also when it continues or repeats an interaction that is there.
    /// - Returns: What it became; with `waiting` and the error when it is to be tried again.
    /// - Throws: `CirclesError` when the capture was refused, or when what became of it could not be stored.
    package func run(
        _ capture: Capture, under claim: WorkClaim, rerun: ImportPipeline.Rerun? = nil, alone: Bool = false,
        mayRefuse: Bool = false
    ) async throws(CirclesError) -> ImportResult {
        guard claim.starts <= Self.mostStarts || rerun != nil else { return try await endInterrupted(capture, claim) }
        do throws(CirclesError) {
            return try await renewing(claim) { () async throws(CirclesError) in
                try await pipeline.process(capture, under: claim, rerun: rerun, alone: alone)
            }
        } catch {
            // A capture that is concluded already stays as it is: only the attempt failed.
            if error.endsCapture, rerun == nil {
                if mayRefuse {
                    try await pipeline.captures.withdraw(claim)
                    throw CirclesError(error.code, error.message, remedy: error.remedy)
                }
                return try await endUnread(capture, claim, error)
            }
            try? await pipeline.captures.fail(claim, error, at: pipeline.now())
            // Whoever took it over may be done.
            if rerun == nil, let outcome = try? await pipeline.captures.outcome(of: capture.id) {
                return ImportResult(captureID: capture.id, path: nil, status: .duplicate, outcome: outcome)
            }
            return ImportResult(captureID: capture.id, path: nil, status: .waiting, error: error)
        }
    }

    /// What another worker makes of a capture; when that one gives it back or is gone, the work is taken up here.
    ///
    /// - Parameters:
    ///   - seconds: How long is waited.
    ///   - alone: As for `run`.
    /// - Returns: What it became; nil when the other one is still at it.
    /// - Throws: `CirclesError` with `notFound` when it is withdrawn meanwhile.
    package func follow(
        _ capture: Capture, seconds: Double, alone: Bool = false
    ) async throws(CirclesError) -> Followed? {
        let end = pipeline.seconds() + seconds
        var turn = 0
        while !Task.isCancelled, pipeline.seconds() < end {
            if let outcome = try await pipeline.captures.outcome(of: capture.id) { return .other(outcome) }
            // Asking for the claim is a write: now and then.
            turn += 1
            if turn % Self.looksPerClaim == 0, let claim = try await queue.claim(capture.id) {
                if let outcome = try await pipeline.captures.outcome(of: capture.id) {
                    try await queue.release(claim)
                    return .other(outcome)
                }
                return .own(try await run(capture, under: claim, alone: alone))
            }
            try? await Task.sleep(for: .milliseconds(50))
        }
        return nil
    }

    private static let looksPerClaim = 20

    /// Whose work a followed capture's result is.
    package enum Followed: Sendable {
        case other(CaptureOutcome)
        case own(ImportResult)
    }

    /// What was received ends as a note, also when it cannot be read.
    private func endUnread(
        _ capture: Capture, _ claim: WorkClaim, _ error: CirclesError
    ) async throws(CirclesError) -> ImportResult {
        // What a package would mend is worth another try; a broken picture is not.
        return try await end(
            capture, claim, .noText, error.message, error.code == .unavailable ? error.remedy : nil, title: nil,
            text: capture.sharedText ?? "")
    }

    /// What was read by then is on the note, and the picture is kept while it is open.
    private func endInterrupted(_ capture: Capture, _ claim: WorkClaim) async throws(CirclesError) -> ImportResult {
        let transcript = try await pipeline.captures.transcript(of: capture.id)
        let explanation =
            "the work on it was cut off \(claim.starts - 1) times"
            + (transcript == nil ? " before it was read" : "")
        return try await end(
            capture, claim, .interrupted, explanation, .retry(capture.id), title: transcript?.title,
            text: transcript?.text ?? capture.givenText)
    }

    private func end(
        _ capture: Capture, _ claim: WorkClaim, _ reason: InboxNote.Reason, _ explanation: String,
        _ remedy: Remedy?, title: String?, text: String
    ) async throws(CirclesError) -> ImportResult {
        let note = InboxNote(
            id: .random(), captureID: capture.id, reason: reason, explanation: explanation, remedy: remedy,
            title: title, summary: nil, text: text, createdAt: pipeline.now())
        var filing = Filing(capture, under: claim, as: .note(note), bookRevision: nil)
        filing.isAlone = true
        guard case .concluded(let outcome) = try await pipeline.captures.conclude(filing, at: pipeline.now()) else {
            throw CirclesError(.internalError, "a note depends on no contact", stored: true)
        }
        return ImportResult(captureID: capture.id, path: nil, status: .inbox, outcome: outcome)
    }

    /// Renews the lease beside the work; the work is cancelled when the claim is lost.
    private func renewing<Value: Sendable>(
        _ claim: WorkClaim, _ work: @escaping @Sendable () async throws(CirclesError) -> Value
    ) async throws(CirclesError) -> Value {
        let result: Result<Value, CirclesError> = await withTaskGroup(of: Result<Value, CirclesError>?.self) { group in
            group.addTask {
                do throws(CirclesError) { return .success(try await work()) } catch { return .failure(error) }
            }
            group.addTask { [queue] in
                while true {
                    do { try await Task.sleep(for: .seconds(WorkLease.renewal)) } catch { return nil }
                    // A database that is busy for a moment takes no claim away; the lease runs on.
                    if let isHeld = try? await queue.renew(claim), !isHeld { return nil }
                }
            }
            while let finished = await group.next() {
                if let finished {
                    group.cancelAll()
                    return finished
                }
                group.cancelAll()
            }
            return .failure(CirclesError(.interrupted, "the work was given up", retryable: true, stored: true))
        }
        return try result.get()
    }
}

extension CirclesError {
    /// Trying again would change nothing: the bytes cannot be read, or not on this machine as it is.
    fileprivate var endsCapture: Bool { code == .badInput || (code == .unavailable && !retryable) }
}

extension Capture {
    /// The words it came with or as.
    fileprivate var givenText: String {
        if case .text(let text) = payload { text } else { sharedText ?? "" }
    }
}

package import CirclesCore
package import CirclesSpool
package import Foundation

/// The database with a trace: each step that is saved is told once it is, with the names the capture came and is kept under.
package struct LoggedCaptures: CaptureRepository {
    package let captures: any CaptureRepository
    package let eventLog: EventLog
    /// Its receipt was traced by the process that shared it.
    package let isShared: Bool

    package func accept(_ capture: Capture, bytes: Data?, force: Bool) async throws(CirclesError) -> Acceptance {
        let acceptance = try await captures.accept(capture, bytes: bytes, force: force)
        switch acceptance {
        case .new(let new, _):
            if !isShared { record(.received, new, at: new.receivedAt) }
            record(.stored, new)
            record(.claimed, new)
        case .unfinished(let known, _) where known.id == capture.id: record(.claimed, known)
        case .duplicate(let known, let outcome) where known.id != capture.id:
            eventLog.record(
                .duplicate, capture.id, original: capture.originalName, became: known.id.description,
                reason: "\(outcome.word) already", at: Date())
        case .unfinished(let known, _) where known.id != capture.id:
            eventLog.record(
                .duplicate, capture.id, original: capture.originalName, became: known.id.description, at: Date())
            record(.claimed, known)
        case .underWork(let known) where known.id != capture.id:
            eventLog.record(
                .duplicate, capture.id, original: capture.originalName, became: known.id.description, at: Date())
        case .duplicate, .unfinished, .underWork: break
        }
        return acceptance
    }

    package func capture(_ id: Capture.ID) async throws(CirclesError) -> Capture { try await captures.capture(id) }

    package func outcome(of id: Capture.ID) async throws(CirclesError) -> CaptureOutcome? {
        try await captures.outcome(of: id)
    }

    package func image(of id: Capture.ID) async throws(CirclesError) -> Data? { try await captures.image(of: id) }

    package func transcript(of id: Capture.ID) async throws(CirclesError) -> Transcript? {
        try await captures.transcript(of: id)
    }

    package func extraction(of id: Capture.ID) async throws(CirclesError) -> Extraction? {
        try await captures.extraction(of: id)
    }

    package func save(_ transcript: Transcript, under claim: WorkClaim) async throws(CirclesError) {
        try await captures.save(transcript, under: claim)
        await record(.read, claim.capture)
    }

    package func save(_ extraction: Extraction, under claim: WorkClaim) async throws(CirclesError) {
        try await captures.save(extraction, under: claim)
        await record(.extracted, claim.capture)
    }

    package func fail(_ claim: WorkClaim, _ failure: CirclesError, at now: Date) async throws(CirclesError) {
        await record(.failed, claim.capture, reason: failure.code.rawValue)
        try await captures.fail(claim, failure, at: now)
    }

    package func withdraw(_ claim: WorkClaim) async throws(CirclesError) { try await captures.withdraw(claim) }

    package func conclude(_ filing: Filing, at now: Date) async throws(CirclesError) -> FilingResult {
        let result = try await captures.conclude(filing, at: now)
        if case .concluded = result {
            if filing.transcript != nil { record(.read, filing.capture) }
            if filing.extraction != nil { record(.extracted, filing.capture) }
        }
        switch result {
        case .concluded(.interaction(let interaction)):
            record(.filed, filing.capture, became: interaction.id.description)
        case .concluded(.note(let note)):
            record(.noted, filing.capture, became: note.id.description, reason: note.reason.rawValue)
        case .bookChanged: break
        }
        return result
    }

    private func record(
        _ event: EventLog.Event, _ capture: Capture, became: String? = nil, reason: String? = nil, at now: Date = Date()
    ) {
        eventLog.record(
            event, capture.id, original: capture.originalName, stored: capture.id.description, became: became,
            reason: reason, at: now)
    }

    private func record(_ event: EventLog.Event, _ id: Capture.ID, reason: String? = nil) async {
        let original = try? await captures.capture(id).originalName
        eventLog.record(event, id, original: original ?? nil, stored: id.description, reason: reason, at: Date())
    }
}

extension Capture {
    /// The name its picture came with.
    package var originalName: String? {
        if case .image(let image) = payload { image.originalName } else { nil }
    }
}

extension CaptureOutcome {
    /// The state it is in, as a trace tells it.
    fileprivate var word: String {
        switch self {
        case .interaction: "filed"
        case .note(let note): "noted, \(note.state.rawValue)"
        }
    }
}

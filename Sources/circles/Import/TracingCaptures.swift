import CirclesCore
import CirclesSpool
import Foundation

/// The database with a trace: each step that is saved is told once it is, with the names the capture came and is kept under.
struct TracingCaptures: CaptureRepository {
    let captures: any CaptureRepository
    let trace: Trace
    /// Its receipt was traced by the process that shared it.
    let isShared: Bool

    func accept(_ capture: Capture, bytes: Data?, force: Bool) async throws(CirclesError) -> Acceptance {
        let acceptance = try await captures.accept(capture, bytes: bytes, force: force)
        switch acceptance {
        case .new(let new):
            if !isShared { record(.received, new, at: new.receivedAt) }
            record(.stored, new)
            record(.claimed, new)
        case .unfinished(let known) where known.id == capture.id: record(.claimed, known)
        case .duplicate(let known, let conclusion) where known.id != capture.id:
            trace.record(
                .duplicate, capture.id, original: capture.originalName, became: known.id.description,
                reason: "\(conclusion.word) already", at: Date())
        case .unfinished(let known) where known.id != capture.id:
            trace.record(
                .duplicate, capture.id, original: capture.originalName, became: known.id.description, at: Date())
            record(.claimed, known)
        case .duplicate, .unfinished, .underWork: break
        }
        return acceptance
    }

    func capture(_ id: Capture.ID) async throws(CirclesError) -> Capture { try await captures.capture(id) }

    func conclusion(of id: Capture.ID) async throws(CirclesError) -> Conclusion? {
        try await captures.conclusion(of: id)
    }

    func image(of id: Capture.ID) async throws(CirclesError) -> Data? { try await captures.image(of: id) }

    func transcript(of id: Capture.ID) async throws(CirclesError) -> Transcript? {
        try await captures.transcript(of: id)
    }

    func extraction(of id: Capture.ID) async throws(CirclesError) -> Extraction? {
        try await captures.extraction(of: id)
    }

    func save(_ transcript: Transcript, of id: Capture.ID) async throws(CirclesError) {
        try await captures.save(transcript, of: id)
        await record(.read, id)
    }

    func save(_ extraction: Extraction, of id: Capture.ID) async throws(CirclesError) {
        try await captures.save(extraction, of: id)
        await record(.extracted, id)
    }

    func save(failure: CirclesError, of id: Capture.ID) async throws(CirclesError) {
        await record(.failed, id, reason: failure.code.rawValue)
        try await captures.save(failure: failure, of: id)
    }

    func conclude(
        _ capture: Capture, as conclusion: Conclusion, alone: Bool, teaching learnt: LearntName?, noteRevision: Int?,
        refresh: Bool, at now: Date
    ) async throws(CirclesError) -> Conclusion {
        let result = try await captures.conclude(
            capture, as: conclusion, alone: alone, teaching: learnt, noteRevision: noteRevision, refresh: refresh,
            at: now)
        switch result {
        case .interaction(let interaction):
            record(.filed, capture, became: interaction.id.description)
        case .note(let note):
            record(.noted, capture, became: note.id.description, reason: note.reason.rawValue)
        }
        return result
    }

    private func record(
        _ event: Trace.Event, _ capture: Capture, became: String? = nil, reason: String? = nil, at now: Date = Date()
    ) {
        trace.record(
            event, capture.id, original: capture.originalName, stored: capture.id.description, became: became,
            reason: reason, at: now)
    }

    private func record(_ event: Trace.Event, _ id: Capture.ID, reason: String? = nil) async {
        let original = try? await captures.capture(id).originalName
        trace.record(event, id, original: original ?? nil, stored: id.description, reason: reason, at: Date())
    }
}

extension Capture {
    /// The name its picture came with.
    var originalName: String? {
        if case .image(let image) = payload { image.originalName } else { nil }
    }
}

extension Conclusion {
    /// The state it is in, as a trace tells it.
    fileprivate var word: String {
        switch self {
        case .interaction: "filed"
        case .note(let note): "noted, \(note.state.rawValue)"
        }
    }
}

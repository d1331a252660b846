import CirclesCore
import CirclesSpool
import Foundation

/// The database with a trace: each step that is saved is told once it is.
struct TracingCaptures: CaptureRepository {
    let captures: any CaptureRepository
    let trace: Trace

    func accept(_ capture: Capture, bytes: Data?, force: Bool) async throws(CirclesError) -> Acceptance {
        let acceptance = try await captures.accept(capture, bytes: bytes, force: force)
        switch acceptance {
        case .new(let new):
            trace.record(.stored, new.id, original: new.originalName, stored: new.id.description, at: Date())
        case .duplicate(let known, let conclusion) where known.id != capture.id:
            trace.record(
                .duplicate, capture.id, original: capture.originalName, became: known.id.description,
                reason: "\(conclusion.word) already", at: Date())
        case .unfinished(let known) where known.id != capture.id:
            trace.record(
                .duplicate, capture.id, original: capture.originalName, became: known.id.description, at: Date())
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
        trace.record(.read, id, at: Date())
    }

    func save(_ extraction: Extraction, of id: Capture.ID) async throws(CirclesError) {
        try await captures.save(extraction, of: id)
        trace.record(.extracted, id, at: Date())
    }

    func save(failure: CirclesError, of id: Capture.ID) async throws(CirclesError) {
        trace.record(.failed, id, reason: failure.code.rawValue, at: Date())
        try await captures.save(failure: failure, of: id)
    }

    func conclude(
        _ capture: Capture, as conclusion: Conclusion, alone: Bool, teaching alias: Contact.Alias?, noteRevision: Int?,
        refresh: Bool, at now: Date
    ) async throws(CirclesError) -> Conclusion {
        let result = try await captures.conclude(
            capture, as: conclusion, alone: alone, teaching: alias, noteRevision: noteRevision, refresh: refresh,
            at: now)
        switch result {
        case .interaction(let interaction):
            trace.record(
                .filed, capture.id, original: capture.originalName, became: interaction.id.description, at: Date())
        case .note(let note):
            trace.record(
                .noted, capture.id, original: capture.originalName, became: note.id.description,
                reason: note.reason.rawValue, at: Date())
        }
        return result
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

import Foundation

/// What a capture becomes, once it was decided who it was with and it is known how the model fared.
///
/// | | who is settled | who is open |
/// |---|---|---|
/// | a model answered, or rules | filed | note with the decision's reason |
/// | the model cannot be asked now | filed with the rules' summary, pending | `waitingForModel` |
/// | the model refused | filed with the rules' summary | `modelFailed` |
/// | the model answered rubbish | `modelFailed`, unless the user chose | `modelFailed` |
struct OutcomeDecision {
    let outcome: CaptureOutcome
    /// What is to be told although the capture is safe.
    let error: CirclesError?

    init(
        _ decision: FilingDecision, _ extracted: ExtractionResult, _ transcript: Transcript, _ capture: Capture,
        at now: Date
    ) {
        func note(_ reason: InboxNote.Reason, _ explanation: String) -> CaptureOutcome {
            .note(
                InboxNote(
                    id: .random(), captureID: capture.id, reason: reason, explanation: explanation,
                    title: transcript.title ?? extracted.extraction.detectedName,
                    summary: extracted.extraction.summary.isEmpty ? nil : extracted.extraction.summary,
                    text: transcript.text, createdAt: now))
        }
        let failure = extracted.failure
        error = failure?.error
        switch decision {
        case .ask where transcript.isEmpty:
            outcome = note(.noText, "no text was found on it")
        case .file(let participants, let match):
            if let failure, failure.kind == .unusable, match.method != .chosen {
                outcome = note(.modelFailed, failure.message)
            } else {
                outcome = .interaction(
                    InteractionDraft.make(
                        capture: capture, transcript: transcript, extraction: extracted.extraction,
                        participants: participants, summaryIsPending: failure?.isWorthWaitingFor ?? false))
            }
        case .ask(let reason, let explanation, _):
            switch failure {
            case nil: outcome = note(reason, explanation)
            case let failure? where failure.isWorthWaitingFor:
                outcome = note(.waitingForModel, "\(explanation); \(failure.message)")
            case let failure?: outcome = note(.modelFailed, failure.message)
            }
        }
    }
}

extension ModelFailure {
    /// The same request may succeed later, or once the user has mended the configuration.
    package var isWorthWaitingFor: Bool {
        switch kind {
        case .unavailable, .configuration, .notPermitted: true
        case .refused, .unusable: false
        }
    }

    /// The failure as the command tells it, about a capture that is safe.
    package var error: CirclesError {
        let code: CirclesError.Code =
            switch kind {
            case .unavailable: .waiting
            case .configuration: .configuration
            case .notPermitted: .notPermitted
            case .refused, .unusable: .unavailable
            }
        return CirclesError(code, message, remedy: remedy, retryable: kind == .unavailable, stored: true)
    }
}

extension CaptureOutcome {
    /// The word for it in JSON.
    var status: ImportResult.Status {
        switch self {
        case .interaction: .filed
        case .note(let note): note.reason == .waitingForModel && note.state == .open ? .waiting : .inbox
        }
    }
}

/// Stage two as a whole: by a model when there is one that may be asked, by the built-in rules otherwise.
package struct Understanding: Sendable {
    /// Who is asked.
    package enum Source: Sendable {
        case rules
        case model(ModelExtractor)
        /// A model was asked for that may not be asked; says why.
        case withheld(ModelFailure)
    }

    package let source: Source
    /// Seconds on a clock that never goes back.
    private let seconds: @Sendable () -> Double
    /// Called with each question and its answer or failure, for the record.
    private let record: @Sendable (ModelRequest) async -> Void

    package init(
        _ source: Source, seconds: @escaping @Sendable () -> Double = { 0 },
        record: @escaping @Sendable (ModelRequest) async -> Void = { _ in }
    ) {
        self.source = source
        self.seconds = seconds
        self.record = record
    }

    /// Exactly what would be sent about a transcript.
    package func prompt(
        _ transcript: Transcript, _ capture: Capture, _ model: ModelExtractor, matcher: ContactMatcher
    ) -> Prompt {
        model.prompt(
            for: transcript, capturedAt: capture.capturedAt, userNote: capture.userNote,
            contacts: MentionedContacts.of(transcript, matcher)
        ).prompt
    }

    /// Never fails: what a model does not say, the rules do.
    package func of(_ transcript: Transcript, _ capture: Capture, matcher: ContactMatcher) async -> Understood {
        var understood = Understood(
            extraction: RuleBasedExtractor().extract(transcript, capturedAt: capture.capturedAt), failure: nil)
        if transcript.isEmpty || capture.isPrivate { return understood }
        switch source {
        case .rules: break
        case .withheld(let failure): understood.failure = failure
        case .model(let model):
            var request = ModelRequest(captureID: capture.id, model: model.model.name)
            let start = seconds()
            do {
                let outcome = try await model.extract(
                    transcript, capturedAt: capture.capturedAt, userNote: capture.userNote,
                    contacts: MentionedContacts.of(transcript, matcher))
                understood.extraction = outcome.extraction
                request.answer = outcome.answer
            } catch {
                let failure = error as? ModelFailure ?? ModelFailure(.unavailable, "the request was interrupted")
                understood.failure = failure
                request.failure = failure
            }
            request.milliseconds = Int(((seconds() - start) * 1000).rounded())
            await record(request)
        }
        return understood
    }
}

/// An extraction, and why it is only the rules'.
package struct Understood: Sendable {
    package var extraction: Extraction
    package var failure: ModelFailure?
}

/// That a model was asked, without what was said.
package struct ModelRequest: Sendable {
    package var captureID: Capture.ID
    package var model: String
    package var milliseconds = 0
    package var answer: ModelAnswer?
    package var failure: ModelFailure?
}

package import Foundation

/// Stage two as a whole: by the first model of a chain that answers, by the built-in rules otherwise.
package struct ExtractionService: Sendable {
    /// Who is asked.
    package enum Source: Sendable {
        case rules
        /// One after the other until one answers.
        ///
        /// `elseRules`: The chain ends with the built-in rules, whose word is then final; else what no model answered waits.
        case models([ModelExtractor], elseRules: Bool)
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

    /// Exactly what the first model would be sent about a capture; nil when none would be asked.
    package func prompt(
        _ transcript: Transcript, _ capture: Capture, matcher: ContactMatcher, picture: Data? = nil
    ) -> Prompt? {
        asked(about: capture).first?.prompt(for: question(transcript, capture, matcher, picture))
    }

    /// True while every model that could be asked rests after failures: asking would change nothing.
    package var isCoolingDown: Bool {
        guard case .models(let models, _) = source else { return false }
        return !models.isEmpty && models.allSatisfy { $0.model.coolingDown != nil }
    }

    /// Seconds until the first of the models that rest may be asked again; nil while one may be now.
    package var coolDownLeft: Double? {
        guard isCoolingDown, case .models(let models, _) = source else { return nil }
        return models.compactMap(\.model.coolDownLeft).min()
    }

    /// Never fails: what a model does not say, the rules do.
    ///
    /// - Parameter picture: The screen as models are shown it; nil when they are shown none.
    package func extract(
        _ transcript: Transcript, _ capture: Capture, matcher: ContactMatcher,
        picture: @Sendable () async -> Data? = { nil }
    ) async -> ExtractionResult {
        if transcript.isEmpty { return byRules(transcript, capture, nil) }
        if case .withheld(let failure) = source, !capture.isPrivate { return byRules(transcript, capture, failure) }
        let models = asked(about: capture)
        guard !models.isEmpty else { return byRules(transcript, capture, nil) }
        let question = question(transcript, capture, matcher, await picture())
        var failures: [ModelFailure] = []
        for model in models {
            do {
                let outcome = try await ask(model, question, capture)
                return ExtractionResult(extraction: outcome.extraction, failure: nil, dropped: outcome.dropped)
            } catch {
                failures.append(error)
                if error.reason == .interrupted { break }
            }
        }
        return byRules(transcript, capture, decisive(failures))
    }

    private func ask(
        _ model: ModelExtractor, _ question: ModelExtractor.Question, _ capture: Capture
    ) async throws(ModelFailure) -> ModelExtractor.Outcome {
        do {
            var start = seconds()
            return try await model.extract(question) { exchange in
                let end = seconds()
                let milliseconds = Int(((end - start) * 1000).rounded())
                start = end
                await record(
                    ModelRequest(
                        captureID: capture.id, model: model.model.name, promptVersion: model.promptVersion,
                        milliseconds: milliseconds, exchange: exchange))
            }
        } catch {
            throw error as? ModelFailure ?? .interrupted
        }
    }

    /// What is private is shown only to models that compute on this machine.
    private func asked(about capture: Capture) -> [ModelExtractor] {
        guard case .models(let models, _) = source else { return [] }
        return models.filter { !capture.isPrivate || $0.model.runsHere }
    }

    private func question(
        _ transcript: Transcript, _ capture: Capture, _ matcher: ContactMatcher, _ picture: Data?
    ) -> ModelExtractor.Question {
        ModelExtractor.Question(
            transcript, capturedAt: capture.capturedAt, userNote: capture.userNote,
            contacts: MentionedContacts.of(transcript, matcher), picture: picture)
    }

    /// The failure a chain ends with: one that waiting may mend, when there is one.
    private func decisive(_ failures: [ModelFailure]) -> ModelFailure? {
        if let interrupted = failures.last, interrupted.reason == .interrupted { return interrupted }
        if case .models(_, elseRules: true) = source { return nil }
        return failures.first(where: \.isWorthWaitingFor) ?? failures.first
    }

    private func byRules(_ transcript: Transcript, _ capture: Capture, _ failure: ModelFailure?) -> ExtractionResult {
        ExtractionResult(
            extraction: RuleBasedExtractor().extract(transcript, capturedAt: capture.capturedAt), failure: failure)
    }
}

/// An extraction, and why it is only the rules'.
package struct ExtractionResult: Sendable {
    package var extraction: Extraction
    package var failure: ModelFailure?
    /// Items a model gave that nothing on the screen bears out.
    package var dropped = 0
}

/// That a model was asked, and what came of it.
package struct ModelRequest: Sendable {
    package var captureID: Capture.ID
    /// As it is configured.
    package var model: String
    package var promptVersion: String
    package var milliseconds: Int
    package var exchange: ModelExchange

    package init(
        captureID: Capture.ID, model: String, promptVersion: String, milliseconds: Int, exchange: ModelExchange
    ) {
        self.captureID = captureID
        self.model = model
        self.promptVersion = promptVersion
        self.milliseconds = milliseconds
        self.exchange = exchange
    }
}

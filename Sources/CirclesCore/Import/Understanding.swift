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

    package init(_ source: Source) {
        self.source = source
    }

    /// Never fails: what a model does not say, the rules do.
    package func of(_ transcript: Transcript, _ capture: Capture, matcher: ContactMatcher) async -> Understood {
        let byRules = RuleBasedExtractor().extract(transcript, capturedAt: capture.capturedAt)
        if transcript.isEmpty || capture.isPrivate { return Understood(extraction: byRules, failure: nil) }
        switch source {
        case .rules:
            return Understood(extraction: byRules, failure: nil)
        case .withheld(let failure):
            return Understood(extraction: byRules, failure: failure)
        case .model(let model):
            do {
                return Understood(extraction: try await model.extract(transcript, capture, matcher), failure: nil)
            } catch {
                return Understood(extraction: byRules, failure: error)
            }
        }
    }
}

/// An extraction, and why it is only the rules'.
package struct Understood: Sendable {
    package var extraction: Extraction
    package var failure: ModelFailure?
}

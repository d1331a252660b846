package import CirclesAPI
package import CirclesCore

extension AppContext {
    /// All that is known of a capture: what was read, understood, sent and answered.
    ///
    /// - Parameter hint: Says a remedy in words.
    /// - Throws: `CirclesError` when the database cannot be read.
    package func view(
        of capture: Capture, hint: (Remedy) -> String
    ) async throws(CirclesError) -> CaptureView {
        CaptureView(
            capture, try await database.transcript(of: capture.id), try await database.extraction(of: capture.id),
            try await database.requests(about: capture.id).map { request in
                .init(
                    at: request.at, model: request.model, modelVersion: request.modelVersion,
                    promptVersion: request.promptVersion, tokensIn: request.tokensIn, tokensOut: request.tokensOut,
                    milliseconds: request.milliseconds, failure: request.failure, dropped: request.dropped,
                    prompt: request.prompt, answer: request.answer)
            },
            hint: hint)
    }

    /// What a capture became; nil while it is unfinished.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func outcome(of capture: Capture) async throws(CirclesError) -> CaptureOutcome? {
        try await database.outcome(of: capture.id)
    }
}

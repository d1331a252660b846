/// Extracts by rules, on this machine, without a model.
package struct RuleBasedExtractor: Sendable {
    /// What it calls itself in `Extraction.model`.
    package static let model = "rules"

    package init() {}

    /// - Parameter capturedAt: What "tomorrow" is resolved against.
    package func extract(_ transcript: Transcript, capturedAt: CaptureTime) -> Extraction {
        Extraction(detectedName: transcript.title, confidence: transcript.title == nil ? 0 : 1, model: Self.model)
    }
}

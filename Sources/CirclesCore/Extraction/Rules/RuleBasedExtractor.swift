/// Extracts by rules, on this machine, without a model.
///
/// Pure and deterministic: the same transcript and capture time give the same extraction. The work is bounded whatever
/// the transcript holds: so many messages are read, so many bytes of each, and so many items are kept of a kind.
package struct RuleBasedExtractor: Sendable {
    /// What it calls itself in `Extraction.model`.
    package static let model = "rules"

    /// No list of an extraction is longer.
    package static let maximumItems = 20

    package init() {}

    /// - Parameter capturedAt: What "tomorrow" is resolved against, where no line between the messages dates them.
    /// - Returns: Only items whose quote stands in the message they name.
    package func extract(_ transcript: Transcript, capturedAt: CaptureTime) -> Extraction {
        let conversation = Conversation(transcript, capturedAt: capturedAt)
        let name = NameRule().find(in: transcript, conversation)
        let plans = EventRule().find(in: conversation)
        let dates = DateRule().find(in: conversation) + plans.times
        var extraction = Extraction(
            detectedName: name.name, nameEvidence: name.evidence, confidence: name.confidence,
            reasoning: name.reasoning, model: Self.model)
        extraction.events = Array(plans.events.prefix(Self.maximumItems))
        extraction.dates = Array(dates.prefix(Self.maximumItems)).inReadingOrder
        extraction.interests = Array(InterestRule().find(in: conversation).prefix(Self.maximumItems))
        extraction.relationships = Array(RelationshipRule().find(in: conversation).prefix(Self.maximumItems))
        extraction.summary = SummaryRule().summary(of: transcript, conversation, extraction)
        return extraction
    }
}

extension [Extraction.DateMention] {
    /// By message; those of one message as they were found.
    fileprivate var inReadingOrder: [Extraction.DateMention] {
        enumerated().sorted {
            ($0.element.evidence.message ?? -1, $0.offset) < ($1.element.evidence.message ?? -1, $1.offset)
        }.map(\.element)
    }
}

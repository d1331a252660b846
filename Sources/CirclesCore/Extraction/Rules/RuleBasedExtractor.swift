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
        let plans = plans(of: conversation, name: name.name)
        var extraction = Extraction(
            detectedName: name.name, nameEvidence: name.evidence, confidence: name.confidence,
            reasoning: name.reasoning, model: Self.model)
        let events = plans.events().joined(with: RoutineRule().find(in: conversation))
        extraction.events = Array(events.prefix(Self.maximumItems))
        extraction.dates = Array(plans.dates(beside: events).prefix(Self.maximumItems))
        extraction.interests = Array(InterestRule().find(in: conversation).prefix(Self.maximumItems))
        extraction.relationships = Array(RelationshipRule().find(in: conversation).prefix(Self.maximumItems))
        let news = NewsRule().find(in: conversation)
        extraction.news = news.isEmpty ? nil : news
        extraction.summary = SummaryRule().summary(of: transcript, conversation, extraction, plans.state.threads)
        return extraction
    }

    /// The plans of a conversation with what became of each.
    package func account(of transcript: Transcript, capturedAt: CaptureTime) -> PlanAccount {
        let conversation = Conversation(transcript, capturedAt: capturedAt)
        return plans(of: conversation, name: NameRule().find(in: transcript, conversation).name).account()
    }

    private func plans(of conversation: Conversation, name: String?) -> PlanRule {
        PlanRule(state: DialogueState(conversation), conversation: conversation, name: name)
    }
}

/// Asks a model about a transcript and believes of its answer what the transcript bears out.
package struct ModelExtractor: Sendable {
    package struct Outcome: Hashable, Sendable {
        /// Parsed and checked; its `contactID` stands only beside a name in a naming position.
        package var extraction: Extraction
        /// Items without evidence, which were left out.
        package var dropped: Int
        package var prompt: Prompt
        package var answer: ModelAnswer
    }

    package let model: any LanguageModel
    private let builder: PromptBuilder
    private let newMarker: @Sendable () -> RequestMarker

    package init(
        model: any LanguageModel, template: PromptTemplate,
        marker: @escaping @Sendable () -> RequestMarker = RequestMarker.random
    ) {
        self.model = model
        builder = PromptBuilder(template)
        newMarker = marker
    }

    /// An unusable answer (blank, no JSON, another shape) is asked for once more; one that broke off is not, as the model
    /// itself has tried a larger cap by then.
    ///
    /// - Parameters:
    ///   - transcript: Not empty: without text a model invents a conversation.
    ///   - contacts: Best first, without the user; at most 25 are named to the model.
    /// - Throws: `ModelFailure`; `CancellationError`.
    package func extract(
        _ transcript: Transcript, capturedAt: CaptureTime, userNote: String? = nil, contacts: [ContactReference] = []
    ) async throws -> Outcome {
        guard !transcript.isEmpty else { throw ModelFailure(.unusable, "there is no text to ask a model about") }
        do {
            return try await ask(transcript, capturedAt, userNote, contacts)
        } catch let failure as ModelFailure where failure.kind == .unusable && failure.reason != .truncated {
            return try await ask(transcript, capturedAt, userNote, contacts)
        }
    }

    /// Exactly what would be sent, and the contacts behind its ids.
    package func prompt(
        for transcript: Transcript, capturedAt: CaptureTime, userNote: String? = nil, contacts: [ContactReference] = []
    ) -> (prompt: Prompt, shortlist: ContactShortlist) {
        let marker = newMarker()
        let shortlist = ContactShortlist(contacts, marker: marker)
        let prompt = builder.prompt(
            for: transcript, capturedAt: capturedAt, userNote: userNote, shortlist: shortlist, marker: marker)
        return (prompt, shortlist)
    }

    /// One request, under a marker of its own.
    private func ask(
        _ transcript: Transcript, _ capturedAt: CaptureTime, _ userNote: String?, _ contacts: [ContactReference]
    ) async throws -> Outcome {
        let (prompt, shortlist) = prompt(
            for: transcript, capturedAt: capturedAt, userNote: userNote, contacts: contacts)
        let answer = try await model.answer(prompt)
        let parsed = try ExtractionParser(shortlist: shortlist, capturedAt: capturedAt).parse(answer)
        let checked = EvidenceCheck(transcript).check(parsed)
        return Outcome(extraction: checked.extraction, dropped: checked.dropped, prompt: prompt, answer: answer)
    }
}

package import Foundation

/// Asks a model about a transcript and believes of its answer what the transcript bears out.
package struct ModelExtractor: Sendable {
    /// What a model is asked about.
    package struct Question: Sendable {
        package var transcript: Transcript
        package var capturedAt: CaptureTime
        package var userNote: String?
        /// Best first, without the user; at most 25 are named to the model.
        package var contacts: [ContactReference]
        /// A JPEG of the screen; it is left out when something of the text was redacted, as pixels cannot be.
        package var picture: Data?

        package init(
            _ transcript: Transcript, capturedAt: CaptureTime, userNote: String? = nil,
            contacts: [ContactReference] = [], picture: Data? = nil
        ) {
            self.transcript = transcript
            self.capturedAt = capturedAt
            self.userNote = userNote
            self.contacts = contacts
            self.picture = picture
        }
    }

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
    private let redacting: Set<SensitiveKind>
    private let newMarker: @Sendable () -> RequestMarker

    /// - Parameter redacting: What is redacted before anything is sent.
    package init(
        model: any LanguageModel, template: PromptTemplate, redacting: Set<SensitiveKind> = SensitiveKind.usual,
        marker: @escaping @Sendable () -> RequestMarker = RequestMarker.random
    ) {
        self.model = model
        self.redacting = redacting
        builder = PromptBuilder(template)
        newMarker = marker
    }

    /// From the form's first line; recorded with each request.
    package var promptVersion: String { builder.template.version }

    /// An unusable answer (blank, no JSON, another shape) is asked for once more; one that broke off is not, as the model
    /// itself has tried a larger cap by then.
    ///
    /// - Parameters:
    ///   - question: Its transcript is not empty: without text a model invents a conversation.
    ///   - exchanged: Called with what was sent and what came of it, each time something was.
    /// - Throws: `ModelFailure`; `CancellationError`.
    package func extract(
        _ question: Question, exchanged: (ModelExchange) async -> Void = { _ in }
    ) async throws -> Outcome {
        guard !question.transcript.isEmpty else {
            throw ModelFailure(.unusable, "there is no text to ask a model about")
        }
        do {
            return try await ask(question, exchanged)
        } catch let failure as ModelFailure where failure.kind == .unusable && failure.reason != .truncated {
            return try await ask(question, exchanged)
        }
    }

    /// Exactly what would be sent.
    package func prompt(for question: Question) -> Prompt { draft(question).prompt }

    private struct Draft {
        let prompt: Prompt
        let shortlist: ContactShortlist
        let redaction: Redaction
    }

    private func draft(_ question: Question) -> Draft {
        let marker = newMarker()
        let shortlist = ContactShortlist(question.contacts, marker: marker)
        var redaction = Redaction(redacting)
        let transcript = redaction.redact(question.transcript)
        let note = question.userNote.map { redaction.redact($0) }
        let names = shortlist.entries.map { redaction.redact($0.contact.name) }
        var prompt = builder.prompt(
            for: transcript, capturedAt: question.capturedAt, userNote: note, shortlist: shortlist, names: names,
            marker: marker)
        if redaction.count == 0, PictureRedaction(question.transcript, redaction) == .shown {
            prompt.picture = question.picture
        }
        return Draft(prompt: prompt, shortlist: shortlist, redaction: redaction)
    }

    /// One request, under a marker of its own.
    private func ask(_ question: Question, _ exchanged: (ModelExchange) async -> Void) async throws -> Outcome {
        let draft = draft(question)
        var exchange = ModelExchange(prompt: draft.prompt)
        do {
            let answer = try await model.answer(draft.prompt)
            exchange.answer = answer
            let parsed = try ExtractionParser(shortlist: draft.shortlist, capturedAt: question.capturedAt)
                .parse(answer, restoring: draft.redaction)
            let checked = EvidenceCheck(question.transcript, capturedAt: question.capturedAt).check(parsed)
            exchange.dropped = checked.dropped
            await exchanged(exchange)
            return Outcome(
                extraction: checked.extraction, dropped: checked.dropped, prompt: draft.prompt, answer: answer)
        } catch {
            let failure = error as? ModelFailure ?? .interrupted
            exchange.failure = failure
            if !failure.isUnsent { await exchanged(exchange) }
            throw error
        }
    }
}

/// What was sent to a model, as it was sent: redacted, without any picture; and what came of it.
package struct ModelExchange: Hashable, Sendable {
    package var prompt: Prompt
    package var answer: ModelAnswer?
    package var failure: ModelFailure?
    /// Items of the answer that nothing on the screen bears out.
    package var dropped = 0

    package init(prompt: Prompt, answer: ModelAnswer? = nil, failure: ModelFailure? = nil, dropped: Int = 0) {
        self.prompt = prompt
        self.answer = answer
        self.failure = failure
        self.dropped = dropped
    }
}

extension ModelFailure {
    /// The user did not wait for it.
    package static let interrupted = ModelFailure(
        .unavailable, "the request was interrupted", remedy: .retryWaiting, reason: .interrupted)
}

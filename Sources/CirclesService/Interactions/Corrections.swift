package import CirclesCore
internal import Foundation

/// Corrects messages that were read wrongly, where they stand: the correction stays, and what is understood of the conversation is
/// drawn anew from it.
package struct Corrections: Sendable {
    private let context: AppContext
    private let extractor: ExtractionService

    /// - Parameter extractor: What understands the corrected messages.
    package init(_ context: AppContext, _ extractor: ExtractionService) {
        self.context = context
        self.extractor = extractor
    }

    /// Characters of a message.
    package static let maximumText = 4_000

    /// - Throws: `CirclesError` with `badInput` for a text that is empty or too long, `notFound` for a message that is not there,
    ///   `conflict` when it was read anew meanwhile.
    package func correct(
        _ interaction: Interaction, _ changes: [MessageChange]
    ) async throws(CirclesError) -> Interaction {
        let correction = try await understood(.interaction(interaction.id), of: interaction.captureIDs, changes)
        guard !correction.captures.isEmpty else { return interaction }
        guard case .interaction(let corrected) = try await context.database.correct(correction, at: Date()) else {
            throw CirclesError(.internalError, "an interaction became a note")
        }
        return corrected
    }

    /// The note stays where it is: whom it is with is the user's to say.
    ///
    /// - Throws: `CirclesError` as for an interaction; with `usage` when the note is not open.
    package func correct(_ note: InboxNote, _ changes: [MessageChange]) async throws(CirclesError) -> InboxNote {
        guard note.state == .open else { throw note.notOpen }
        let correction = try await understood(.note(note.id), of: [note.captureID], changes)
        guard !correction.captures.isEmpty else { return note }
        guard case .note(let corrected) = try await context.database.correct(correction, at: Date()) else {
            throw CirclesError(.internalError, "a note became an interaction")
        }
        return corrected
    }

    /// The correction with what is made of the messages now. The picture is not shown: it would say again what was read wrongly.
    private func understood(
        _ target: MessageCorrection.Target, of captures: [Capture.ID], _ changes: [MessageChange]
    ) async throws(CirclesError) -> MessageCorrection {
        let checked = try changes.map { change throws(CirclesError) in try Self.check(change) }
        var correction = try MessageCorrection(of: target, try await parts(captures), checked)
        let matcher = try await context.matcher()
        for (index, corrected) in correction.captures.enumerated() {
            let result = await extractor.extract(corrected.transcript, corrected.capture, matcher: matcher)
            correction.captures[index].extraction = result.extraction
            if result.failure?.isWorthWaitingFor ?? false { correction.isPending = true }
        }
        return correction
    }

    private func parts(_ captures: [Capture.ID]) async throws(CirclesError) -> [JoinedConversation.Part] {
        var parts: [JoinedConversation.Part] = []
        for id in captures {
            guard let transcript = try await context.database.transcript(of: id) else {
                throw CirclesError(.notFound, "nothing was read of the screenshot \(id.short)")
            }
            let extraction =
                try await context.database.extraction(of: id) ?? Extraction(model: RuleBasedExtractor.model)
            parts.append(JoinedConversation.Part(try await context.database.capture(id), transcript, extraction))
        }
        return parts
    }

    private static func check(_ change: MessageChange) throws(CirclesError) -> MessageChange {
        var change = change
        if let text = change.text {
            let cleaned = UntrustedText.clean(text, keepingLines: true)
            guard !cleaned.isEmpty else {
                throw CirclesError(.badInput, "the text of message \(change.number) is empty")
            }
            guard cleaned.count <= maximumText else {
                throw CirclesError(
                    .badInput, "the text of message \(change.number) is longer than \(maximumText) characters")
            }
            change.text = cleaned
        }
        if let sender = change.sender, !sender.isEmpty {
            change.sender = try ContactText.check(sender, "the sender of message \(change.number)")
        }
        return change
    }
}

extension AppContext {
    /// By whatever is configured to understand conversations.
    ///
    /// - Parameter tell: Takes what a person should know of the choice.
    /// - Throws: `CirclesError` with `configuration` when the chosen model cannot be asked.
    package func corrections(
        tell: @escaping (String, Remedy) -> Void = { _, _ in }
    ) throws(CirclesError) -> Corrections {
        Corrections(self, try ModelChoice(self, tell: tell).extractor())
    }
}

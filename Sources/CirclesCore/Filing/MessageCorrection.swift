/// Messages of one conversation that the user corrects, and what is understood of them now.
package struct MessageCorrection: Sendable {
    /// What the conversation became.
    package enum Target: Sendable {
        case interaction(Interaction.ID)
        case note(InboxNote.ID)
    }

    /// One capture that shows some of the messages.
    package struct Corrected: Sendable {
        package let capture: Capture
        /// As it was when the correction was made.
        package let seen: Transcript
        package let transcript: Transcript
        /// Of the corrected transcript.
        package var extraction: Extraction?
    }

    package let target: Target
    /// Of the messages, counted from 1.
    package let numbers: [Int]
    /// None when nothing changes.
    package var captures: [Corrected]
    /// A model is still to be asked.
    package var isPending = false

    /// - Parameter parts: What the captures of the conversation show; one for a note.
    /// - Throws: `CirclesError` with `notFound` for a message that is not there, `conflict` when the captures do not hang
    ///   together any more.
    package init(
        of target: Target, _ parts: [JoinedConversation.Part], _ changes: [MessageChange]
    ) throws(CirclesError) {
        guard var whole = JoinedConversation(parts) else {
            throw CirclesError(
                .conflict, "its screenshots cannot be put together any more", hint: "take their joining back first")
        }
        let count = whole.transcript.messages.count
        if let missing = changes.map(\.number).first(where: { !(1...max(count, 1)).contains($0) || count == 0 }) {
            throw CirclesError(
                .notFound,
                "there is no message \(missing): "
                    + (count == 0 ? "no messages were read" : "they are numbered 1 to \(count)"))
        }
        for change in changes { whole.correct(change.number - 1, by: change) }
        let old = Dictionary(parts.map { ($0.capture.id, $0) }, uniquingKeysWith: { first, _ in first })
        captures = whole.parts.compactMap { part in
            guard let seen = old[part.capture.id]?.transcript, seen != part.transcript else { return nil }
            return Corrected(capture: part.capture, seen: seen, transcript: part.transcript, extraction: nil)
        }
        self.target = target
        numbers = Set(changes.map(\.number)).sorted()
    }
}

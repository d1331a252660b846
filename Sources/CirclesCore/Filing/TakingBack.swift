package import Foundation

/// A filing that was taken back: its captures become open notes that remember whom they were not with.
package struct TakingBack {
    private let store: any StoreTransaction
    private let now: Date

    package init(_ store: any StoreTransaction, at now: Date) {
        self.store = store
        self.now = now
    }

    /// - Parameter contact: The only one it was not with; nil: none of its contacts.
    /// - Returns: The open notes; none when the interaction is gone.
    package func takeBack(_ id: Interaction.ID, rejecting contact: Contact.ID?) throws -> [InboxNote] {
        guard let filed = try store.interaction(id) else { return [] }
        let interaction = filed.interaction
        let rejected = contact.map { [$0] } ?? interaction.participants.compactMap(\.contactID)
        let names = try store.names(of: rejected)
        try store.delete(id)
        for capture in interaction.captureIDs { try keepWords(of: filed, for: capture) }
        return try interaction.captureIDs.map { try undoneNote($0, interaction, rejected, names) }
    }

    /// What the user wrote stays with the capture, and is there again when it is assigned anew.
    ///
    /// The journal keeps no image of it: these words are the interaction's own, and hold if it is put back, too.
    private func keepWords(of filed: FiledInteraction, for capture: Capture.ID) throws {
        try store.save(userNote: filed.interaction.userNote, labels: filed.interaction.labels, of: capture)
        if filed.summaryIsEdited { try store.save(summary: filed.interaction.summary, of: capture) }
    }

    private func undoneNote(
        _ capture: Capture.ID, _ interaction: Interaction, _ rejected: [Contact.ID], _ names: [String]
    ) throws -> InboxNote {
        try store.setRetention(of: capture, since: nil)
        let explanation = "you took it back from \(names.joined(separator: ", "))"
        let transcript = try store.transcript(of: capture)
        if var note = try store.note(of: capture) {
            // The note may be older than what was read.
            if note.text.isEmpty, let transcript {
                note.title = transcript.title
                note.summary = interaction.summary
                note.text = transcript.text
            }
            note.reason = .undone
            note.explanation = explanation
            note.remedy = nil
            note.state = .open
            note.interactionID = nil
            note.revision += 1
            note.rejectedContactIDs = Array(Set(note.rejectedContactIDs + rejected)).sorted()
            try store.save(note)
            return note
        }
        let note = InboxNote(
            id: .random(), captureID: capture, reason: .undone, explanation: explanation, title: transcript?.title,
            summary: interaction.summary, text: transcript?.text ?? "", rejectedContactIDs: rejected, createdAt: now)
        try store.insert(note)
        return note
    }
}

package import Foundation

/// Writes corrected messages with what is understood of them now, in an entry that can be undone.
package struct MessageCorrecting {
    private let store: any StoreTransaction
    private let now: Date

    package init(_ store: any StoreTransaction, at now: Date) {
        self.store = store
        self.now = now
    }

    /// - Throws: `CirclesError` with `conflict` when one of the captures was read anew meanwhile, `notFound`, or `usage` when the
    ///   note is not open any more.
    package func write(_ correction: MessageCorrection) throws -> CaptureOutcome {
        for corrected in correction.captures where try store.transcript(of: corrected.capture.id) != corrected.seen {
            throw CirclesError(.conflict, "it was read anew meanwhile", hint: "look at it again")
        }
        switch correction.target {
        case .interaction(let id): return .interaction(try write(correction, to: id))
        case .note(let id): return .note(try write(correction, to: id))
        }
    }

    private func write(_ correction: MessageCorrection, to id: Interaction.ID) throws -> Interaction {
        var filed = try store.filed(id)
        // Nobody is waited for where the user wrote the summary.
        filed.interaction.summaryIsPending = correction.isPending && !filed.summaryIsEdited
        let names = try store.names(of: filed.interaction.participants.compactMap(\.contactID))
        var draft = JournalDraft(.edited, "corrected \(correction.said) with \(names.joined(separator: ", "))")
        draft.interaction = id
        let scope = JournalScope(interactions: [id.description], readings: correction.captures.map(\.id))
        try store.record(draft, scope, at: now) { [filed] in
            try save(correction)
            try ConversationJoining(store, at: now).retell(filed)
        }
        return try store.filed(id).interaction
    }

    private func write(_ correction: MessageCorrection, to id: InboxNote.ID) throws -> InboxNote {
        var note = try store.existing(id)
        guard note.state == .open else { throw note.notOpen }
        guard let corrected = correction.captures.first else { return note }
        note.text = corrected.transcript.text
        if let summary = corrected.extraction?.summary { note.summary = summary.isEmpty ? nil : summary }
        note.revision += 1
        var draft = JournalDraft(.edited, "corrected \(correction.said) of \(note.quotedTitle)")
        draft.note = id
        draft.capture = note.captureID
        let scope = JournalScope(captures: [note.captureID.description], readings: correction.captures.map(\.id))
        try store.record(draft, scope, at: now) { [note] in
            try save(correction)
            try store.save(note)
        }
        return note
    }

    private func save(_ correction: MessageCorrection) throws {
        for corrected in correction.captures {
            try store.save(corrected.transcript, of: corrected.capture.id)
            if let extraction = corrected.extraction { try store.save(extraction, of: corrected.capture.id) }
        }
    }
}

extension MessageCorrection {
    /// "message 3", "messages 3, 5".
    fileprivate var said: String {
        (numbers.count == 1 ? "message " : "messages ") + numbers.map(String.init).joined(separator: ", ")
    }
}

extension MessageCorrection.Corrected {
    fileprivate var id: String { capture.id.description }
}

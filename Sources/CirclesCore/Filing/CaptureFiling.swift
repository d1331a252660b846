package import Foundation

/// What a capture ends as: the one place where that is decided for the last time, inside the transaction that writes it.
///
/// `FilingPolicy` said whom it was with, `OutcomeDecision` what that makes of it. Here what happened meanwhile has its say: another copy
/// of the same picture, an answer that is late, a user who was faster.
package struct CaptureFiling {
    private let store: any StoreTransaction
    private let now: Date
    private let joining: ConversationJoining

    package init(_ store: any StoreTransaction, at now: Date) {
        self.store = store
        self.now = now
        joining = ConversationJoining(store, at: now)
    }

    /// - Returns: What the capture is now. `bookChanged`, with nothing written, when the outcome was made with another state
    ///   of the contact book: who was matched then may not be the only one any more.
    package func conclude(_ filing: Filing) throws -> FilingResult {
        if let seen = filing.bookRevision, try store.bookRevision() != seen { return .bookChanged }
        if let transcript = filing.transcript { try store.save(transcript, of: filing.capture.id) }
        if let extraction = filing.extraction { try store.save(extraction, of: filing.capture.id) }
        let result: CaptureOutcome
        switch try store.outcome(of: filing.capture.id) {
        case nil: result = try first(filing)
        case .interaction?:
            guard let filed = try store.interaction(of: filing.capture.id) else { return .bookChanged }
            result = try refresh(filed, filing)
        case .note(let note)?:
            let outcome = try flaggingDuplicate(filing, among: neighbours(of: filing))
            result = try upgrade(note, to: flaggingNamesake(outcome, filing), filing)
        }
        if case .interaction = result { try store.setRetention(of: filing.capture.id, since: now) }
        return .concluded(result)
    }

    private func neighbours(of filing: Filing) throws -> [FiledInteraction] {
        guard case .interaction(let interaction) = filing.outcome else { return [] }
        return try joining.neighbours(of: interaction)
    }

    /// What repeats another capture's messages, a picture saved anew, is not filed twice without asking.
    private func flaggingDuplicate(
        _ filing: Filing, among neighbours: [FiledInteraction]
    ) throws -> CaptureOutcome {
        switch filing.outcome {
        case .interaction(let interaction):
            guard let copy = try joining.copy(of: interaction, among: neighbours) else { return filing.outcome }
            let transcript = try store.transcript(of: filing.capture.id)
            return .note(
                InboxNote(
                    id: .random(), captureID: filing.capture.id, reason: .duplicate,
                    explanation:
                        "interaction \(copy.id.short) shows the same messages: dismiss this, or assign it to keep both",
                    title: transcript?.title, summary: interaction.summary, text: transcript?.text ?? "", createdAt: now
                ))
        case .note(var note):
            guard let copy = try joining.copy(ofNoted: filing.capture) else { return filing.outcome }
            note.explanation += "; note \(copy.id.short) shows the same messages"
            return .note(note)
        }
    }

    /// Another account's chat under a contact's name is asked about.
    private func flaggingNamesake(_ outcome: CaptureOutcome, _ filing: Filing) throws -> CaptureOutcome {
        guard case .interaction(let interaction) = outcome,
            try ChatNamesake(store).isOther(interaction, filing.capture)
        else { return outcome }
        let transcript = try store.transcript(of: filing.capture.id)
        let names = try store.names(of: interaction.participants.compactMap(\.contactID))
        return .note(
            InboxNote(
                id: .random(), captureID: filing.capture.id, reason: .confirm,
                explanation:
                    "what was filed with \(names.joined(separator: ", ")) came from another account of that name",
                title: transcript?.title, summary: interaction.summary, text: transcript?.text ?? "", createdAt: now))
    }

    private func first(_ filing: Filing) throws -> CaptureOutcome {
        let neighbours = try filing.isAlone ? [] : neighbours(of: filing)
        let outcome = try flaggingNamesake(
            filing.isAlone ? filing.outcome : flaggingDuplicate(filing, among: neighbours), filing)
        switch outcome {
        case .interaction(let interaction):
            try requireContacts(of: interaction)
            var draft = try self.draft(.filed, interaction, filing.capture.id, note: nil)
            draft.isAutomatic = filing.capture.intendedContactID == nil
            draft.agent = filing.capture.agent
            let isRetold = try store.record(draft, JournalScope(interaction.id, filing.capture.id), at: now) {
                try store.insert(interaction, at: now)
                return try SettledSummary(store, at: now).tell(of: interaction)
            }
            if let learnt = filing.learnt, let id = draft.contact, let contact = try store.contacts([id]).first {
                try NameLearning(store, at: now).learn(
                    learnt, contact, from: .capture(filing.capture.id), cause: draft.id)
            }
            // What stands as it was written need not be read again: so it is with most days of a long chat.
            if try filing.isAlone || !isRetold && !joining.mayJoin(interaction, with: neighbours) { return outcome }
            return .interaction(try joining.join(interaction.id, with: neighbours, cause: nil))
        case .note(let note):
            var draft = JournalDraft(.noted, "put \(note.quotedTitle) into the inbox: \(note.reason.words)")
            draft.isAutomatic = true
            draft.agent = filing.capture.agent
            draft.capture = filing.capture.id
            draft.note = note.id
            try store.record(draft, JournalScope(nil, filing.capture.id), at: now) { try store.insert(note) }
            return outcome
        }
    }

    /// Who it was with is never changed by a later answer; what was said is, unless the user wrote it.
    private func refresh(_ filed: FiledInteraction, _ filing: Filing) throws -> CaptureOutcome {
        var filed = filed
        let old = filed.interaction
        guard case .interaction(let new) = filing.outcome, old.summaryIsPending || filing.isRerun,
            !filed.summaryIsEdited,
            // What stands in until a model answers is no better than what is there.
            !new.summaryIsPending || (new.messages != old.messages && old.captureIDs.count == 1)
        else { return .interaction(old) }
        var draft = JournalDraft(.refreshed, "brought the summary up to date")
        draft.isAutomatic = true
        draft.interaction = old.id
        let scope = JournalScope(interactions: [old.id.description])
        guard old.captureIDs.count == 1 else {
            try store.record(draft, scope, at: now) { try joining.refresh(filed, with: new, of: filing.capture.id) }
            return .interaction(try store.filed(old.id).interaction)
        }
        filed.interaction.summary = new.summary
        filed.interaction.summaryIsPending = new.summaryIsPending
        filed.interaction.messages = new.messages
        filed.interaction.takeFacts(of: new)
        try store.record(draft, scope, at: now) { [filed] in
            try store.save(filed)
            try store.saveFacts(of: filed.interaction)
            try CalendarNaming(store).carry(old, to: filed.interaction)
            try SettledSummary(store, at: now).tell(old.id)
        }
        return .interaction(try store.filed(old.id).interaction)
    }

    /// An answer is applied to the note it was asked for, as it was then; it never brings a contact back that the user refused.
    private func upgrade(_ note: InboxNote, to outcome: CaptureOutcome, _ filing: Filing) throws -> CaptureOutcome {
        guard note.state == .open, filing.noteRevision == note.revision else { return .note(note) }
        switch outcome {
        case .interaction(let interaction):
            let contacts = interaction.participants.compactMap(\.contactID)
            guard !contacts.contains(where: note.rejectedContactIDs.contains) else { return .note(note) }
            try requireContacts(of: interaction)
            let draft = try self.draft(.filed, interaction, note.captureID, note: note)
            try store.record(draft, JournalScope(interaction.id, note.captureID), at: now) {
                try store.insert(interaction, at: now)
                try SettledSummary(store, at: now).tell(of: interaction)
                try store.save(note.closed(as: .filed, interaction.id))
            }
            return .interaction(try joining.join(interaction.id, cause: nil))
        case .note(let new):
            var updated = note
            updated.reason = note.reason == .undone ? .undone : new.reason
            updated.explanation = new.explanation
            updated.remedy = new.remedy
            updated.title = new.title
            updated.summary = new.summary
            updated.text = new.text
            updated.revision += 1
            var draft = JournalDraft(.refreshed, "brought the note \(note.quotedTitle) up to date")
            draft.isAutomatic = true
            draft.note = note.id
            try store.record(draft, JournalScope(nil, note.captureID), at: now) { [updated] in try store.save(updated) }
            return .note(updated)
        }
    }

    /// An entry for a filing: it rests on the learnt names of its participants.
    func draft(
        _ action: JournalEntry.Action, _ interaction: Interaction, _ capture: Capture.ID, note: InboxNote?
    ) throws -> JournalDraft {
        let contacts = interaction.participants.compactMap(\.contactID)
        let names = try store.names(of: contacts)
        var draft = JournalDraft(action, "\(action.rawValue) with \(names.joined(separator: ", "))")
        draft.isAutomatic = action == .filed
        draft.capture = capture
        draft.interaction = interaction.id
        draft.note = note?.id
        draft.contact = contacts.first
        draft.dependsOn = try NameLearning(store, at: now).bearing(interaction.participants).map(\.id)
        return draft
    }

    /// A contact may have been removed since it was matched.
    func requireContacts(of interaction: Interaction) throws {
        let wanted = interaction.participants.compactMap(\.contactID)
        let known = Set(try store.contacts(wanted).map(\.id))
        guard let gone = wanted.first(where: { !known.contains($0) }) else { return }
        throw CirclesError(
            .notFound, "the contact \(gone.short) was removed meanwhile",
            remedy: interaction.captureIDs.last.map(Remedy.retry), retryable: true, stored: true)
    }
}

extension Interaction {
    /// What was understood of it, from another interaction.
    mutating func takeFacts(of other: Interaction) {
        interests = other.interests
        events = other.events
        dates = other.dates
        relationships = other.relationships
    }
}

extension InboxNote {
    /// The title as the journal tells it.
    package var quotedTitle: String { title.map { "\"\($0)\"" } ?? "a capture without a name" }

    package func closed(as state: State, _ interaction: Interaction.ID?) -> InboxNote {
        var closed = self
        closed.state = state
        closed.interactionID = interaction
        closed.revision += 1
        return closed
    }
}

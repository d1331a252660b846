package import Foundation

/// What the user does with something that was filed.
package struct InteractionCorrecting {
    private let store: any StoreTransaction
    private let now: Date

    package init(_ store: any StoreTransaction, at now: Date) {
        self.store = store
        self.now = now
    }

    /// Gives the interaction to another contact, and forgets the learnt names that led to the one before.
    ///
    /// - Parameter from: Who of a group is replaced; nil when there is one contact only.
    /// - Throws: `CirclesError` with `notFound` when there is no such interaction or participant, `usage` when it is not
    ///   said which of several.
    package func move(_ id: Interaction.ID, from: Contact.ID?, to contact: Contact) throws -> Moved {
        let filed = try store.filed(id)
        var moved = filed.interaction
        guard
            let index = moved.participants.firstIndex(where: {
                from == nil ? $0.contactID != nil : $0.contactID == from
            })
        else { throw CirclesError(.notFound, "that contact does not take part in interaction \(id.short)") }
        let known = moved.participants.filter { $0.contactID != nil }.count
        guard from != nil || known == 1 else {
            throw CirclesError(.usage, "interaction \(id.short) has \(known) contacts", remedy: .nameParticipant)
        }
        let replaced = moved.participants[index]
        moved.participants[index].contactID = contact.id
        let before = try replaced.contactID.flatMap { try store.contacts([$0]).first?.name }
        var draft = JournalDraft(.moved, "moved \(before.map { "from \($0) " } ?? "")to \(contact.name)")
        draft.interaction = id
        draft.contact = contact.id
        let scope = JournalScope(
            contacts: [replaced.contactID?.description].compactMap(\.self), interactions: [id.description])
        let forgotten = try store.record(draft, scope, at: now) { [moved] in
            try store.saveParticipants(of: moved)
            try rename(replaced, to: contact, in: filed)
            return replaced.contactID == contact.id ? [] : try NameLearning(store, at: now).forget([replaced])
        }
        return Moved(interaction: try store.filed(id).interaction, forgotten: forgotten)
    }

    /// A summary that nobody edited speaks of the contact it is with now.
    private func rename(
        _ old: Interaction.Participant, to contact: Contact, in filed: FiledInteraction
    ) throws {
        guard !filed.summaryIsEdited else { return }
        let known = try old.contactID.flatMap { try store.contacts([$0]).first?.name }
        var summary = filed.interaction.summary
        for name in [known, old.label].compactMap(\.self) where !name.isEmpty {
            summary = summary.replacing(name, with: contact.name)
        }
        guard summary != filed.interaction.summary else { return }
        try store.save(summary: summary, of: filed.interaction.id)
    }

    /// Changes what the user wants changed; nil leaves it as it is, and an empty note takes the note away.
    ///
    /// - Throws: `CirclesError` with `notFound`.
    package func edit(
        _ id: Interaction.ID, summary: String?, userNote: String?, occurredAt: Date?,
        labels: [String]?
    ) throws -> Interaction {
        var filed = try store.filed(id)
        if let summary {
            filed.interaction.summary = summary
            filed.interaction.summaryIsPending = false
            filed.summaryIsEdited = true
        }
        if let userNote { filed.interaction.userNote = userNote.isEmpty ? nil : userNote }
        if let occurredAt {
            filed.interaction.occurredAt = occurredAt
            filed.interaction.dayIsUncertain = false
        }
        if let labels { filed.interaction.labels = labels }
        let fields = [
            summary.map { _ in "summary" }, userNote.map { _ in "note" }, occurredAt.map { _ in "time" },
            labels.map { _ in "labels" },
        ]
        var draft = JournalDraft(.edited, "changed the \(fields.compactMap(\.self).joined(separator: ", "))")
        draft.interaction = id
        try store.record(draft, JournalScope(interactions: [id.description]), at: now) { [filed] in
            try store.save(filed)
        }
        return try store.filed(id).interaction
    }

    /// Deletes the interaction with its captures. Nothing of it stays in the journal but that it was done.
    ///
    /// - Returns: The captures, whose pictures are to go when this is committed.
    /// - Throws: `CirclesError` with `notFound`.
    package func deleteForGood(_ id: Interaction.ID) throws -> [Capture.ID] {
        let captures = try store.filed(id).interaction.captureIDs
        let notes = try captures.compactMap { try store.note(of: $0)?.id }
        var draft = JournalDraft(.deleted, "deleted an interaction for good")
        draft.interaction = id
        let scope = JournalScope(interactions: [id.description], captures: captures.map(\.description))
        try store.record(draft, scope, at: now) {
            try store.delete(id)
            for capture in captures { try store.delete(capture) }
        }
        try store.forgetImages(of: id, captures, notes)
        return captures
    }

    /// Takes the filing back: its captures become open notes that remember whom they were not with.
    ///
    /// - Throws: `CirclesError` with `notFound`.
    package func returnToInbox(_ id: Interaction.ID) throws -> TakenBack {
        let interaction = try store.filed(id).interaction
        let contacts = interaction.participants.compactMap(\.contactID)
        let names = try store.contacts(contacts).map(\.name)
        var draft = JournalDraft(.returned, "took back from \(names.joined(separator: ", "))")
        draft.interaction = id
        let scope = JournalScope(
            contacts: contacts.map(\.description), interactions: [id.description],
            captures: interaction.captureIDs.map(\.description))
        return try store.record(draft, scope, at: now) {
            TakenBack(
                notes: try TakingBack(store, at: now).takeBack(id, rejecting: nil),
                forgotten: try NameLearning(store, at: now).forget(interaction.participants))
        }
    }
}

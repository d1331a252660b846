internal import Foundation

/// Two contacts that are one person: everything of the one goes to the other, in one entry of the journal.
struct ContactMerging {
    private let store: any StoreTransaction
    private let now: Date

    init(_ store: any StoreTransaction, at now: Date) {
        self.store = store
        self.now = now
    }

    /// - Throws: `CirclesError` with `usage` for one and the same contact, or while captures for `other` are not finished;
    ///   `notFound` when one of them is gone.
    func merge(_ other: Contact.ID, into survivor: Contact.ID, with update: ContactUpdate) throws -> Merged {
        guard other != survivor else { throw CirclesError(.usage, "a contact cannot be merged with itself") }
        guard let mine = try store.record(survivor), let theirs = try store.record(other) else {
            throw CirclesError(.notFound, "one of the contacts is gone")
        }
        try store.requireFinished(theirs.contact)
        let interactions = try store.interactions(with: other)
        let notes = try store.notes(rejecting: other)
        let merged = update.joined(mine, theirs)
        var draft = JournalDraft(.contactsMerged, "merged \(theirs.contact.name) into \(mine.contact.name)")
        draft.contact = survivor
        let scope = JournalScope(
            contacts: [survivor, other].map(\.description), interactions: interactions.map(\.description),
            captures: notes.map(\.captureID.description))
        try store.record(draft, scope, at: now) {
            for interaction in interactions { try takePart(in: interaction, survivor, insteadOf: other) }
            for note in notes { try store.save(note.rejecting(survivor, insteadOf: other)) }
            try moveNames(from: other, to: survivor)
            try store.moveCards(of: other, to: survivor)
            try store.moveFacts(of: other, to: survivor)
            // The UID that an export gave a contact without one.
            try store.lead("urn:uuid:\(other)", to: survivor)
            try store.delete(other)
            try store.save(merged, at: now)
        }
        return Merged(
            entry: draft.id, record: merged, changes: ContactChange.between(mine, merged),
            interactions: interactions.count)
    }

    /// A person who took part under both contacts takes part once.
    private func takePart(
        in interaction: Interaction.ID, _ survivor: Contact.ID, insteadOf other: Contact.ID
    ) throws {
        if try store.participants(of: interaction).contains(where: { $0.contactID == survivor }) {
            try store.removeParticipant(other, from: interaction)
        } else {
            try store.replaceParticipant(other, with: survivor, in: interaction)
        }
    }

    /// Aliases and what was learnt keep where they came from; the rest is written with the merged contact. What the user
    /// entered for either of both is not learnt any more.
    private func moveNames(from other: Contact.ID, to survivor: Contact.ID) throws {
        let theirs = try store.knownNames(of: other)
        let mine = try store.knownNames(of: survivor)
        for var name in mine where name.source != .user {
            guard theirs.contains(where: { $0.source == .user && $0.name.isExactly(name.name) }) else { continue }
            name.source = .user
            try store.save(name)
        }
        for var name in theirs where name.name.kind == .alias || name.source != .user {
            guard !mine.contains(where: { $0.name.isExactly(name.name) }) else { continue }
            name.contact = survivor
            try store.save(name)
        }
    }
}

extension LearntName {
    /// The same to the byte, as the contact book tells names apart: two spellings of one letter are two names.
    fileprivate func isExactly(_ other: LearntName) -> Bool {
        kind == other.kind && app == other.app && value.utf8.elementsEqual(other.value.utf8)
    }
}

extension InboxNote {
    fileprivate func rejecting(_ contact: Contact.ID, insteadOf other: Contact.ID) -> InboxNote {
        var note = self
        note.rejectedContactIDs = []
        for id in rejectedContactIDs.map({ $0 == other ? contact : $0 }) where !note.rejectedContactIDs.contains(id) {
            note.rejectedContactIDs.append(id)
        }
        note.revision += 1
        return note
    }
}

extension StoreTransaction {
    /// A capture itself is not in the journal: an undo could not give it back whom it was for.
    ///
    /// - Throws: `CirclesError` with `usage` while captures for the contact are not finished.
    func requireFinished(_ contact: Contact) throws {
        let unfinished = try unfinishedCaptures(for: contact.id)
        guard unfinished == 0 else {
            throw CirclesError(
                .usage, "\(Counted.text(unfinished, "capture")) for \(contact.name) not finished yet",
                remedy: .retryWaiting)
        }
    }
}

package import Foundation

/// Writes of the contact book: each is an entry in the journal, and says what it brought about for other contacts.
package struct ContactBookWriting {
    private let store: any StoreTransaction
    private let rules: NameRules
    private let now: Date

    /// - Parameter rules: By which learnt names are held against the contacts that are written.
    package init(_ store: any StoreTransaction, by rules: NameRules, at now: Date) {
        self.store = store
        self.rules = rules
        self.now = now
    }

    /// - Parameter places: Where the user says that they spoke.
    package func add(_ record: ContactRecord, whoSpoke places: [SpokenIn] = []) throws -> ContactBookEffects {
        let draft = JournalDraft(.contactAdded, "added the contact \(record.contact.name)")
        var effects = try save(record, draft)
        effects.linkedConversations += try MemberLinking(store, by: rules, at: now).link(
            places, to: record.contact, cause: draft.id)
        return effects
    }

    /// Replaces what is stored under the contact's id.
    ///
    /// - Throws: `CirclesError` with `notFound` when it is gone.
    package func update(_ record: ContactRecord) throws -> ContactBookEffects {
        let contact = record.contact
        guard try !store.contacts([contact.id]).isEmpty else {
            throw CirclesError(.notFound, "there is no contact \(contact.id.short) any more")
        }
        return try save(record, JournalDraft(.contactEdited, "changed the contact \(contact.name)"))
    }

    private func save(_ record: ContactRecord, _ draft: JournalDraft) throws -> ContactBookEffects {
        var draft = draft
        draft.contact = record.contact.id
        let before = try store.contacts([record.contact.id]).first
        try store.record(draft, JournalScope(contacts: [record.contact.id.description]), at: now) {
            try store.save(record, at: now)
        }
        return try effects(of: record.contact, before: before, cause: draft.id)
    }

    /// Makes this contact the user, adding it when it is new; nobody else is. What is known of it beyond names stays.
    package func setMe(_ contact: Contact) throws -> ContactBookEffects {
        var draft = JournalDraft(.meSet, "set who you are: \(contact.name)")
        draft.contact = contact.id
        let concerned = try store.contactsThatAreMe() + [contact.id]
        try store.record(draft, JournalScope(contacts: concerned.map(\.description)), at: now) {
            try store.clearMe()
            var me = contact
            me.isMe = true
            let details = try store.record(contact.id)?.details ?? ContactDetails()
            try store.save(ContactRecord(contact: me, details: details), at: now)
        }
        return try effects(of: contact, cause: draft.id)
    }

    /// - Returns: How many interactions the contact had.
    /// - Throws: `CirclesError` with `usage` when there are any that may go nowhere, or while captures for the contact are not
    ///   finished.
    package func remove(_ contact: Contact, _ removal: Removal) throws -> Int {
        try store.requireFinished(contact)
        let interactions = try store.interactions(with: contact.id)
        var draft = JournalDraft(.contactRemoved, "removed the contact \(contact.name)")
        draft.contact = contact.id
        var scope = JournalScope(
            contacts: [contact.id.description], interactions: interactions.map(\.description))
        switch removal {
        case .onlyIfEmpty:
            guard interactions.isEmpty else {
                throw CirclesError(
                    .usage, "\(contact.name) has \(Counted.text(interactions.count, "interaction"))",
                    remedy: .sayWhereInteractionsGo)
            }
        case .toInbox:
            draft.what += "; \(Counted.text(interactions.count, "interaction")) went to the inbox"
            scope.captures = try store.captures(of: interactions).map(\.description)
        }
        try store.record(draft, scope, at: now) {
            let back = TakingBack(store, at: now)
            for interaction in interactions { _ = try back.takeBack(interaction, rejecting: contact.id) }
            try store.delete(contact.id)
        }
        return interactions.count
    }

    /// Makes one contact of two: see `ContactMerging`.
    package func merge(
        _ other: Contact.ID, into survivor: Contact.ID, with update: ContactUpdate
    ) throws -> Merged {
        var merged = try ContactMerging(store, at: now).merge(other, into: survivor, with: update)
        merged.effects = try effects(of: merged.record.contact, cause: merged.entry)
        return merged
    }

    private func effects(
        of contact: Contact, before: Contact? = nil, cause: JournalEntry.ID
    ) throws -> ContactBookEffects {
        let forgotten = try NameLearning(store, at: now).forgetWhatFits([contact], by: rules, cause: cause)
        let linked = try MemberLinking(store, by: rules, at: now).link([contact], before: before, cause: cause)
        return ContactBookEffects(forgottenAliases: forgotten, linkedConversations: linked)
    }
}

package import Foundation

/// What the user makes of something that conversations say of a contact: another text, or nothing.
package struct FactSettling {
    private let store: any StoreTransaction
    private let now: Date

    package init(_ store: any StoreTransaction, at now: Date) {
        self.store = store
        self.now = now
    }

    /// Keeps the change, and tells the conversations that say the fact anew.
    package func keep(_ change: FactChange, of contact: Contact) throws {
        var draft = JournalDraft(
            .factChanged,
            change.text == nil ? "removed a fact of \(contact.name)" : "corrected a fact of \(contact.name)")
        draft.contact = contact.id
        let concerned = try store.interactions(with: contact.id)
        let scope = JournalScope(
            contacts: [contact.id.description], interactions: concerned.map(\.description))
        try store.record(draft, scope, at: now) {
            try store.save(change, of: contact.id)
            for id in concerned { try SettledSummary(store, at: now).tell(id) }
        }
    }
}

package import CirclesCore

/// What a write of the contact book brought about besides itself.
package struct BookConsequences: Sendable {
    /// A learnt name that may mean somebody else, too, and so is asked about from now on.
    package struct ForgottenName: Hashable, Sendable {
        package let name: String
        package let contact: Contact.ID
        /// As the contact is called now; nil when it is gone.
        package let contactName: String?
    }

    package var forgotten: [ForgottenName] = []
    /// Open notes that lead to a contact now, and did not, or not to this one, before.
    package var notesNowMatching: [Inbox.Match] = []
    /// Conversations of groups that are theirs now, too.
    package var linkedConversations = 0

    package init() {}

    /// In words that follow others, each after a semicolon; empty where there is nothing to tell.
    package var words: String {
        var words = forgotten.map { name in
            "\"\(UntrustedText.line(name.name, limit: 80))\" no longer means \(name.contactName ?? "that contact")"
        }
        if !notesNowMatching.isEmpty {
            words.append(
                notesNowMatching.count == 1
                    ? "1 open note now matches" : "\(notesNowMatching.count) open notes now match")
        }
        return words.map { "; " + $0 }.joined()
    }
}

/// What was written, with what that brought about: whoever takes the one holds the other in hands.
package struct BookWrite<Value: Sendable>: Sendable {
    package let value: Value
    package let consequences: BookConsequences
}

extension AppContext {
    /// After contacts were added or changed: which learnt names that took away, and which open notes lead to one of them.
    ///
    /// - Parameter besides: Notes that are spoken of anyway.
    /// - Throws: `CirclesError` when the database cannot be read.
    package func consequences(
        of contacts: [Contact], _ effects: ContactBookEffects, besides: [InboxNote.ID] = []
    ) async throws(CirclesError) -> BookConsequences {
        let ids = Set(contacts.map(\.id))
        var consequences = BookConsequences()
        consequences.linkedConversations = effects.linkedConversations
        consequences.forgotten = try await names(effects.forgottenAliases)
        consequences.notesNowMatching = try await inbox.matches().filter { open in
            open.match.contact.map { ids.contains($0.id) } ?? false && !besides.contains(open.note.id)
        }
        return consequences
    }

    /// Writes, and compares whom the open notes lead to before and after.
    ///
    /// - Parameter write: Returns what it wrote, and the learnt names that took away.
    /// - Throws: What `write` throws; `CirclesError` when the database cannot be read.
    package func comparingNotes<Value: Sendable>(
        _ write: () async throws(CirclesError) -> (Value, [ForgottenAlias])
    ) async throws(CirclesError) -> BookWrite<Value> {
        var before: [InboxNote.ID: Contact.ID] = [:]
        for open in try await inbox.matches() { before[open.note.id] = open.match.contact?.id }
        let (value, forgotten) = try await write()
        var consequences = BookConsequences()
        consequences.forgotten = try await names(forgotten)
        consequences.notesNowMatching = try await inbox.matches().filter {
            $0.match.contact != nil && $0.match.contact?.id != before[$0.note.id]
        }
        return BookWrite(value: value, consequences: consequences)
    }

    /// The forgotten names, with what their contacts are called now.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func names(
        _ forgotten: [ForgottenAlias]
    ) async throws(CirclesError) -> [BookConsequences.ForgottenName] {
        guard !forgotten.isEmpty else { return [] }
        let contacts = try await database.contacts(forgotten.map(\.contact))
        return forgotten.map { .init(name: $0.alias, contact: $0.contact, contactName: contacts[$0.contact]?.name) }
    }
}

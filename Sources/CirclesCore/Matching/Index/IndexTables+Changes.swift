/// A contact's old names, numbers, addresses and handles leave the tables and its new ones come at their ends, so that
/// no question can tell the tables from those built anew.
extension IndexTables {
    /// Enters a contact in place of the one with its id, or as a new one.
    mutating func update(_ contact: Contact, tokenizer: inout NameTokenizer) {
        let held = contacts.positions(of: contact.id)
        for position in held.dropFirst() { remove(at: position) }
        guard let position = held.first else {
            enter(contact, at: contacts.append(contact), &tokenizer)
            return
        }
        guard contacts[position] != contact else { return }
        leave(position)
        contacts.replace(position, with: contact)
        enter(contact, at: position, &tokenizer)
    }

    mutating func remove(_ id: Contact.ID) {
        for position in contacts.positions(of: id) { remove(at: position) }
    }

    private mutating func remove(at position: Int32) {
        leave(position)
        contacts.remove(position)
        wasteCount += 1
    }

    private mutating func enter(_ contact: Contact, at position: Int32, _ tokenizer: inout NameTokenizer) {
        let first = entries.count
        add(contact, at: position, tokenizer: &tokenizer)
        for id in first..<entries.count {
            for word in words(of: entries[id]) { postings.append(Int32(truncatingIfNeeded: id), to: word) }
        }
        for link in pieceLinks { postings.append(link.entry, to: link.word) }
        pieceLinks = []
    }

    /// Takes all that leads to the contact out of the tables.
    private mutating func leave(_ position: Int32) {
        let contact = contacts[position]
        for key in Self.phoneKeys(contact) { phoneKeys.remove(position, for: key) }
        for key in Self.addressKeys(contact) { addressKeys.remove(position, for: key) }
        for key in Self.handleKeys(contact) { handleKeys.remove(position, for: key) }
        for name in [contact.name] + contact.nicknames + contact.aliases.map(\.name) {
            for key in LossyRomanization.keys(of: name) { lossyKeys.remove(position, for: key) }
        }
        for id in spans[Int(position)] { leave(entry: id) }
        wasteCount += spans[Int(position)].count
        spans[Int(position)] = 0..<0
    }

    private mutating func leave(entry id: Int32) {
        let entry = entries[Int(id)]
        coreKeys.remove(id, for: entry.coreKey)
        if entry.fullKey != entry.coreKey { fullKeys.remove(id, for: entry.fullKey) }
        let pieces = (entry.details?.pieces ?? []).compactMap { vocabulary.find($0, hash: ScalarHash.of($0)) }
        for word in Set(words(of: entry)).union(pieces) {
            postings.remove(id, from: word)
            if postings.isEmpty(word) { vocabulary.rest(word) }
        }
        entries[Int(id)] = .gone
    }
}

/// The keys under which a contact's numbers, addresses and handles are found.
extension IndexTables {
    static func phoneKeys(_ contact: Contact) -> [UInt64] { contact.phones.compactMap(PhoneDigits.blockingKey) }

    static func addressKeys(_ contact: Contact) -> [UInt64] {
        contact.emails.map { ScalarHash.of(Identifiers.foldAddress($0)) }
    }

    static func handleKeys(_ contact: Contact) -> [UInt64] {
        contact.handles.map(Identifiers.foldHandle).filter { !$0.isEmpty }.map { ScalarHash.of($0) }
    }
}

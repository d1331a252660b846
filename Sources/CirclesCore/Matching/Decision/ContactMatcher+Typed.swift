extension ContactMatcher {
    /// Whether a name that leads to a contact is one of theirs as somebody types it: nobody misread it, so what is missing or stands
    /// beside it, a title, an office, an emoji, is so on purpose and may tell somebody else apart.
    ///
    /// True where a number, an address or a handle led to the contact.
    package func isTyped(_ match: MatchDecision) -> Bool {
        guard let reference = match.contact, match.method == .exact || match.method == .nickname,
            let contact = index.contact(reference.id)
        else { return true }
        let family = contact.family.map { " " + $0 } ?? ""
        var names =
            [contact.name] + contact.nicknames + contact.nicknames.map { $0 + family } + contact.aliases.map(\.name)
        // "Peter Ross Jr." is not Peter Ross, whatever fields an address book keeps the two words in.
        if ContactName(contact.name).isBare { names.append((contact.given ?? "") + family) }
        let stored = names.flatMap { [$0] + Romanization.spellings(of: $0) }.map(ContactName.init)
        let typed = ([match.query] + Romanization.spellings(of: match.query)).map(ContactName.init)
        return typed.contains { typed in stored.contains { typed.isTyped($0) } }
    }
}

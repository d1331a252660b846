/// What a title taught of a contact that the user assigned it to: from then on it leads there.
package struct LearntName: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, CaseIterable, Sendable {
        case alias, phone, email, handle
    }

    package var kind: Kind
    package var value: String
    /// The one app an alias counts in; a number, address or handle is the contact's everywhere.
    package var app: Transcript.App?

    package init(_ kind: Kind, _ value: String) {
        self.kind = kind
        self.value = value
    }

    package init(_ alias: Contact.Alias) {
        kind = .alias
        value = alias.name
        app = alias.app
    }
}

extension Contact {
    /// The contact with `name` among what it is known by; once.
    package func knowing(_ name: LearntName) -> Contact {
        var contact = self
        switch name.kind {
        case .alias: contact.aliases.appendNew(Alias(name.value, app: name.app))
        case .phone: contact.phones.appendNew(name.value)
        case .email: contact.emails.appendNew(name.value)
        case .handle: contact.handles.appendNew(name.value)
        }
        return contact
    }
}

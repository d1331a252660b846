/// A learnt name that was taken away because a filing that rested on it was wrong.
package struct ForgottenAlias: Hashable, Sendable {
    package var alias: String
    package var contact: Contact.ID

    package init(alias: String, contact: Contact.ID) {
        self.alias = alias
        self.contact = contact
    }
}

/// Who says that a name is a contact's.
package enum AliasSource: Hashable, Sendable, CustomStringConvertible {
    case user
    /// The note whose assignment taught it.
    case note(InboxNote.ID)
    /// The capture that the user gave the contact with.
    case capture(Capture.ID)

    /// - Parameter text: As stored: a word and an id.
    package init(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.last) {
        case ("note"?, let id?): self = InboxNote.ID(id).map(Self.note) ?? .user
        case ("capture"?, let id?): self = Capture.ID(id).map(Self.capture) ?? .user
        default: self = .user
        }
    }

    package var description: String {
        switch self {
        case .user: "user"
        case .note(let id): "note \(id)"
        case .capture(let id): "capture \(id)"
        }
    }
}

/// An alias, or a learnt number, address or handle, with where it came from.
package struct AliasOrigin: Hashable, Sendable {
    package var kind: LearntName.Kind
    package var alias: String
    package var contact: Contact.ID
    /// The app that shows the contact so; nil when that is not known.
    package var app: Transcript.App?
    package var source: AliasSource

    package init(
        kind: LearntName.Kind, alias: String, contact: Contact.ID, app: Transcript.App?, source: AliasSource
    ) {
        self.kind = kind
        self.alias = alias
        self.contact = contact
        self.app = app
        self.source = source
    }

    package var name: LearntName {
        kind == .alias ? LearntName(Contact.Alias(alias, app: app)) : LearntName(kind, alias)
    }
}

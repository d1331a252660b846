/// A person the user knows.
package struct Contact: Codable, Hashable, Sendable, Identifiable {
    package typealias ID = Identifier<Contact>

    package var id: ID
    /// The UID of the vCard it came from.
    package var uid: String?
    /// The name it is shown and found by.
    package var name: String
    package var given: String?
    package var family: String?
    package var nicknames: [String]
    package var phones: [String]
    package var emails: [String]
    package var handles: [String]
    /// Names under which an app shows this person, learnt from the user's own assignments.
    package var aliases: [Alias]
    /// The user. Never a candidate for a conversation.
    package var isMe: Bool

    package init(
        id: ID = .random(), uid: String? = nil, name: String, given: String? = nil, family: String? = nil,
        nicknames: [String] = [], phones: [String] = [], emails: [String] = [], handles: [String] = [],
        aliases: [Alias] = [], isMe: Bool = false
    ) {
        self.id = id
        self.uid = uid
        self.name = name
        self.given = given
        self.family = family
        self.nicknames = nicknames
        self.phones = phones
        self.emails = emails
        self.handles = handles
        self.aliases = aliases
        self.isMe = isMe
    }
}

extension Contact {
    /// A name that an app shows a contact by, though nobody entered it.
    package struct Alias: Codable, Hashable, Sendable {
        package var name: String
        /// Where it counts; nil: everywhere.
        ///
        /// What one app shows may be somebody else in another: in some the user chose the name, in others the
        /// person did. So an alias learnt from one app decides there and where the app is not known.
        package var app: Transcript.App?

        package init(_ name: String, app: Transcript.App? = nil) {
            self.name = name
            self.app = app == .unknown ? nil : app
        }

        /// - Parameter app: The app a name was read in; nil or `unknown` when that cannot be told.
        func counts(in app: Transcript.App?) -> Bool { Self.counts(own: self.app, in: app) }

        static func counts(own: Transcript.App?, in app: Transcript.App?) -> Bool {
            guard let own, let app, app != .unknown else { return true }
            return own.addressBook == app.addressBook
        }
    }
}

/// A contact as other values point to it: the id that decides and the name that is shown.
package struct ContactReference: Codable, Hashable, Sendable {
    package var id: Contact.ID
    package var uid: String?
    package var name: String

    package init(_ contact: Contact) { self.init(id: contact.id, uid: contact.uid, name: contact.name) }

    package init(id: Contact.ID, uid: String?, name: String) {
        self.id = id
        self.uid = uid
        self.name = name
    }
}

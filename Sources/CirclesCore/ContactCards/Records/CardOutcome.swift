/// What became of one card.
package struct CardOutcome: Sendable {
    package enum Status: String, Codable, Sendable {
        case added, updated, unchanged, skipped
    }

    package var status: Status
    package var line: Int
    /// Whom it is about; nil when it was skipped, and for a group.
    package var contact: ContactReference?
    /// The contact as it is now; nil when nothing changed.
    package var changed: Contact?
    package var changes: [ContactChange] = []
    /// Who has the name of the contact that was added, and may be the same person.
    package var namesake: ContactReference?
    /// The name of a group; its members are the `changes`.
    package var group: String?
    /// Why it was skipped.
    package var reason: String?
    /// It was skipped because something is wrong with it.
    package var isFault = false

    package init(
        status: Status, line: Int, contact: ContactReference? = nil, changed: Contact? = nil,
        changes: [ContactChange] = [], group: String? = nil, reason: String? = nil, isFault: Bool = false
    ) {
        self.status = status
        self.line = line
        self.contact = contact
        self.changed = changed
        self.changes = changes
        self.group = group
        self.reason = reason
        self.isFault = isFault
    }
}

/// How far somebody followed the journal: entries and undoings are numbered each by itself, in the order of writing.
package struct JournalPlace: Hashable, Sendable, CustomStringConvertible {
    package var entry: Int64
    package var undoing: Int64

    package init(entry: Int64, undoing: Int64) {
        self.entry = entry
        self.undoing = undoing
    }

    /// Before everything.
    package static let beginning = JournalPlace(entry: 0, undoing: 0)

    /// Reads what `description` wrote; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int64($0) }
        guard parts.count == 2, let entry = parts[0], let undoing = parts[1], entry >= 0, undoing >= 0 else {
            return nil
        }
        self.init(entry: entry, undoing: undoing)
    }

    package var description: String { "\(entry).\(undoing)" }
}

/// Something that was written or taken back, for whoever follows.
package struct JournalChange: Sendable {
    package enum Kind: String, Codable, Sendable { case written, undone }

    /// Where to go on after it.
    package let place: JournalPlace
    package let kind: Kind
    package let entry: JournalEntry
    package let capture: Capture.ID?
    package let interaction: Interaction.ID?
    package let note: InboxNote.ID?
    package let contact: Contact.ID?

    package init(
        place: JournalPlace, kind: Kind, entry: JournalEntry, capture: Capture.ID?, interaction: Interaction.ID?,
        note: InboxNote.ID?, contact: Contact.ID?
    ) {
        self.place = place
        self.kind = kind
        self.entry = entry
        self.capture = capture
        self.interaction = interaction
        self.note = note
        self.contact = contact
    }
}

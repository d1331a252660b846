/// The texts of one thing that can be found. Where to look first for what to show is the order of its fields.
package struct SearchTexts: Hashable, Sendable {
    package var summary: String
    /// What was said, a message a line, or a note's text.
    package var body: String
    /// Interests, events, relationships, labels, the user's own words.
    package var facts: String
    /// Who or what it is called.
    package var names: String

    package init(summary: String, body: String, facts: String, names: String) {
        self.summary = summary
        self.body = body
        self.facts = facts
        self.names = names
    }
}

/// Something that was found.
package struct SearchHit: Sendable {
    package enum Subject: Hashable, Sendable {
        case interaction(Interaction.ID)
        case note(InboxNote.ID)
        case contact(Contact.ID)
    }

    package let subject: Subject
    /// How well it fits: more is better, comparable within one search only. Of a search without words, its time.
    package let score: Double
    package let texts: SearchTexts

    package init(_ subject: Subject, score: Double, texts: SearchTexts) {
        self.subject = subject
        self.score = score
        self.texts = texts
    }
}

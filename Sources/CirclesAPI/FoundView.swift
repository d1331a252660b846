package import CirclesCore
package import Foundation

/// A line of `search --json`.
package struct FoundView: Codable, Sendable {
    package enum Kind: String, Codable, Sendable { case interaction, note, contact }

    package let kind: Kind
    /// Of the interaction, note or contact.
    package let id: String
    /// Who it is, or was with; a note's title.
    package let name: String
    package let contacts: [ContactReference]
    /// When it was, or came; null for a contact.
    @Nullable package var at: Date?
    package let summary: String
    package let excerpt: [SearchExcerpt.Part]
    package let how: SearchStage
    package let score: Double

    package init(
        _ kind: Kind, id: String, name: String, contacts: [ContactReference], at: Date?, summary: String,
        _ excerpt: SearchExcerpt, _ how: SearchStage, score: Double
    ) {
        (self.kind, self.id, self.name, self.contacts) = (kind, id, name, contacts)
        (self.summary, self.how, self.score) = (summary, how, score)
        self.excerpt = excerpt.parts
        self.at = at
    }
}

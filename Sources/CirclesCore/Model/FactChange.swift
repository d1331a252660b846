/// What the user made of something that conversations say of a contact. It holds for what later conversations say, too.
package struct FactChange: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, CaseIterable, Sendable {
        case person, like, event, news
    }

    package let kind: Kind
    /// What conversations say, as `PlainText` compares it.
    package let original: String
    /// What is shown in its place; nil: nothing is.
    package let text: String?

    package init(_ kind: Kind, of fact: String, text: String?) {
        self.init(kind: kind, original: PlainText.of(fact), text: text)
    }

    package init(kind: Kind, original: String, text: String?) {
        (self.kind, self.original, self.text) = (kind, original, text)
    }
}

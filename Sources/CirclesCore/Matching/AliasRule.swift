/// Decides whether a name on a screen stands for the contact that the user assigned it to from now on.
///
/// What is learnt files without asking the next time, so nothing is learnt that could be somebody else's: a name that
/// fits another contact, too, a placeholder, a group's title, a word of two letters.
package struct AliasRule: Sendable {
    /// Letters and digits that a name has at least: "Al" and "Jo" are too many people's.
    static let shortest = 3

    private let matcher: ContactMatcher

    /// - Parameter matcher: With the contacts as they were before the assignment.
    package init(_ matcher: ContactMatcher) {
        self.matcher = matcher
    }

    /// The alias to keep; nil when there is none to learn.
    package func alias(_ title: String?, for contact: Contact, isGroup: Bool) -> String? {
        guard !isGroup, let title, NameNormalizer.fold(title) != NameNormalizer.fold(contact.name) else { return nil }
        let query = NameQuery(title)
        guard query.identifiers.isEmpty, !query.isCutOff,
            query.nature.isDisjoint(with: [.placeholder, .group, .machineText]),
            NameNormalizer.fold(title).count(where: \.isLetterOrDigit) >= Self.shortest
        else { return nil }
        let match = matcher.match(title)
        switch match.outcome {
        case .ambiguous: return nil
        case .matched:
            // Equality leads there already; a part or a misreading asked, and does not ask again.
            guard match.contact?.id == contact.id, match.method == .partial || match.method == .fuzzy else {
                return nil
            }
        case .unknown: break
        }
        return title
    }
}

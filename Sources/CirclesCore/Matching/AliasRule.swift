/// Decides whether the title of a conversation may from now on stand for the contact it was assigned to.
///
/// An alias files later conversations without asking, so it is learnt only where nobody else can be meant: a title
/// "Sarah" with two Sarahs stays ambiguous for ever.
package struct AliasRule: Sendable {
    /// Why a title is no alias.
    package enum Refusal: String, Sendable {
        case noTitle, group, tooShort, cutOff
        /// A placeholder, a sentence, or a name that the app itself doubts.
        case notAName
        /// A telephone number, e-mail address or handle: belongs into the contact's own fields.
        case identifier
        /// It leads to the contact already.
        case known
        /// Another contact fits, too.
        case othersFit
        /// With it stored, the title would still not lead to the contact.
        case wouldNotLead
    }

    package enum Verdict: Hashable, Sendable {
        case learn(Contact.Alias)
        case refuse(Refusal)

        package var alias: Contact.Alias? {
            if case .learn(let alias) = self { alias } else { nil }
        }
    }

    /// Longer titles are no names.
    static let maximumLength = 80

    private let matcher: ContactMatcher

    /// - Parameter matcher: With the book as it is before the assignment.
    package init(_ matcher: ContactMatcher) {
        self.matcher = matcher
    }

    /// - Parameter app: The app that showed the title; the alias counts there and where the app is not known.
    package func verdict(
        _ title: String?, in app: Transcript.App?, isGroup: Bool, for contact: Contact
    ) -> Verdict {
        guard !isGroup else { return .refuse(.group) }
        guard let title = title.map(Self.trimmed), !title.isEmpty else { return .refuse(.noTitle) }
        if let refusal = Self.refusal(ofText: title) { return .refuse(refusal) }
        let match = matcher.match(title, app: app)
        if match.contact?.id == contact.id, let method = match.method, Self.isEquality(method) {
            return .refuse(.known)
        }
        let index = matcher.index
        let others = index.contacts.filter { $0.id != contact.id }
        guard !NameFit(others, phoneNumbers: index.phoneNumbers, region: index.region).fits(title) else {
            return .refuse(.othersFit)
        }
        let alias = Contact.Alias(title, app: app)
        var known = contact
        known.aliases.append(alias)
        let later = ContactMatcher(
            ContactIndex(others + [known], phoneNumbers: index.phoneNumbers, region: index.region))
        return later.match(title, app: app).contact?.id == contact.id ? .learn(alias) : .refuse(.wouldNotLead)
    }

    private static func trimmed(_ title: String) -> String {
        title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func refusal(ofText title: String) -> Refusal? {
        guard title.count <= maximumLength else { return .notAName }
        let query = NameQuery(title)
        if query.nature.contains(.group) { return .group }
        guard query.nature.isDisjoint(with: [.placeholder, .machineText, .unconfirmed]) else { return .notAName }
        guard query.identifiers.isEmpty else { return .identifier }
        if query.isCutOff { return .cutOff }
        // One ideograph is a surname, two are a whole name; of an alphabet two letters are next to nothing.
        let letters = NameNormalizer.fold(title).unicodeScalars.filter(\.properties.isAlphabetic)
        let least = letters.contains { $0.value >= 0x2E80 } ? 2 : 3
        return letters.count < least ? .tooShort : nil
    }

    private static func isEquality(_ method: MatchDecision.Method) -> Bool {
        switch method {
        case .exact, .nickname, .phone, .email, .handle, .chosen: true
        case .fuzzy, .partial, .model: false
        }
    }
}

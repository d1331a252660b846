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
        case learn(String)
        case refuse(Refusal)

        package var alias: String? {
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

    package func verdict(_ title: String?, isGroup: Bool, for contact: Contact) -> Verdict {
        guard !isGroup else { return .refuse(.group) }
        guard let alias = title.map(Self.trimmed), !alias.isEmpty else { return .refuse(.noTitle) }
        if let refusal = Self.refusal(ofText: alias) { return .refuse(refusal) }
        let match = matcher.match(alias)
        if match.contact?.id == contact.id, let method = match.method, Self.isEquality(method) {
            return .refuse(.known)
        }
        let others = matcher.index.contacts.filter { $0.id != contact.id }
        guard !AliasRule.fits(alias, anyOf: others, like: matcher.index) else { return .refuse(.othersFit) }
        var known = contact
        known.aliases.append(alias)
        let index = matcher.index
        let later = ContactMatcher(
            ContactIndex(others + [known], phoneNumbers: index.phoneNumbers, region: index.region))
        return later.match(alias).contact?.id == contact.id ? .learn(alias) : .refuse(.wouldNotLead)
    }

    /// Whether a conversation titled so could be with one of `contacts`; the user's own among them.
    package static func fits(_ title: String, anyOf contacts: [Contact], like index: ContactIndex) -> Bool {
        let book = contacts.map { contact in
            var contact = contact
            contact.isMe = false
            return contact
        }
        let matcher = ContactMatcher(ContactIndex(book, phoneNumbers: index.phoneNumbers, region: index.region))
        if matcher.match(title).outcome != .unknown { return true }
        // A surname alone matches nobody, and yet it could be meant.
        let words = Set(NameNormalizer.fold(title).split(separator: " "))
        guard !words.isEmpty else { return false }
        return book.contains { contact in
            let names =
                [contact.name, contact.given, contact.family].compactMap { $0 } + contact.nicknames + contact.aliases
            let own = names.map(NameNormalizer.fold).joined(separator: " ")
            return words.isSubset(of: own.split(separator: " "))
        }
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

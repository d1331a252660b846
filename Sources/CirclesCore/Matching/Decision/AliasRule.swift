/// Decides whether the title of a conversation may from now on stand for the contact it was assigned to: as an alias, or,
/// where the title is a telephone number, e-mail address or handle, as that (`LearntIdentifier`).
///
/// What is learnt files later conversations without asking, so it is learnt only where nobody else can be meant: a title
/// "Sarah" with two Sarahs stays ambiguous for ever.
package struct AliasRule: Sendable {
    /// Why a title is no alias.
    package enum Refusal: String, Sendable {
        case noTitle, group, tooShort, cutOff
        /// A placeholder, a sentence, or a name that the app itself doubts.
        case notAName
        /// A telephone number, e-mail address or handle with something else beside it, or not read for certain.
        case identifier
        /// It leads to the contact already.
        case known
        /// Another contact fits, too.
        case othersFit
        /// With it stored, the title would still not lead to the contact.
        case wouldNotLead
    }

    package enum Verdict: Hashable, Sendable {
        case learn(LearntName)
        case refuse(Refusal)

        package var learnt: LearntName? {
            if case .learn(let name) = self { name } else { nil }
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
        let isName = NameQuery(title).identifiers.isEmpty
        guard let learnt = isName ? LearntName(Contact.Alias(title, app: app)) : LearntIdentifier.of(title) else {
            return .refuse(.identifier)
        }
        let match = matcher.match(title, app: app)
        // Typed, a name with something beside it asks until that is learnt along with it.
        if match.contact?.id == contact.id, match.method?.isEquality == true, matcher.isTyped(match) {
            return .refuse(.known)
        }
        let index = matcher.index
        let others = index.contacts.filter { $0.id != contact.id }
        guard !NameFit(others, phoneNumbers: index.phoneNumbers, region: index.region).fits(learnt) else {
            return .refuse(.othersFit)
        }
        let later = ContactMatcher(
            ContactIndex(others + [contact.knowing(learnt)], phoneNumbers: index.phoneNumbers, region: index.region))
        return later.match(title, app: app).contact?.id == contact.id ? .learn(learnt) : .refuse(.wouldNotLead)
    }

    private static func trimmed(_ title: String) -> String {
        title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func refusal(ofText title: String) -> Refusal? {
        guard title.count <= maximumLength else { return .notAName }
        let query = NameQuery(title)
        if query.nature.contains(.group) { return .group }
        guard query.nature.isDisjoint(with: [.placeholder, .machineText, .unconfirmed]) else { return .notAName }
        guard query.identifiers.isEmpty else { return nil }
        if query.isCutOff { return .cutOff }
        // One ideograph is a surname, two are a whole name; of an alphabet two letters are next to nothing.
        let letters = NameNormalizer.fold(title).unicodeScalars.filter(\.properties.isAlphabetic)
        let least = letters.contains { $0.value >= 0x2E80 } ? 2 : 3
        return letters.count < least ? .tooShort : nil
    }
}

extension MatchDecision.Method {
    /// Not likeness, nor a part of a name.
    var isEquality: Bool {
        switch self {
        case .exact, .nickname, .phone, .email, .handle, .chosen: true
        case .fuzzy, .partial, .model: false
        }
    }
}

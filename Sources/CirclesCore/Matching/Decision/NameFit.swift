/// Whether a title could be one of some contacts' name, however little speaks for it.
///
/// Stricter than matching, which wants evidence for somebody: here a surname alone is reason enough for doubt.
package struct NameFit: Sendable {
    private let matcher: ContactMatcher
    /// The words of all names of each contact.
    private let words: [Set<Substring>]

    /// - Parameter contacts: The user's own contact counts like any other.
    package init(_ contacts: [Contact], phoneNumbers: any PhoneNumbers = DigitPhoneNumbers(), region: String? = nil) {
        let book = contacts.map { contact in
            var contact = contact
            contact.isMe = false
            return contact
        }
        matcher = ContactMatcher(ContactIndex(book, phoneNumbers: phoneNumbers, region: region))
        words = book.map { contact in
            let names =
                [contact.name, contact.given, contact.family].compactMap(\.self) + contact.nicknames
                + contact.aliases.map(\.name)
            return Set(names.flatMap { NameNormalizer.fold($0).split(separator: " ") })
        }
    }

    /// A number, address or handle as such: the words that a folding makes of one are no name.
    package func fits(_ learnt: LearntName) -> Bool {
        let index = matcher.index
        return learnt.kind == .alias
            ? fits(learnt.value) : LearntIdentifier.fits(learnt, index.contacts, index)
    }

    /// Whether one of them has the very same number, address or handle.
    func shares(_ learnt: LearntName) -> Bool {
        LearntIdentifier.isShared(learnt, with: matcher.index.contacts, matcher.index)
    }

    /// In whatever app.
    package func fits(_ title: String) -> Bool {
        if matcher.match(title).outcome != .unknown { return true }
        // A surname alone matches nobody, and yet it could be meant.
        let asked = Set(NameNormalizer.fold(title).split(separator: " "))
        return !asked.isEmpty && words.contains { asked.isSubset(of: $0) }
    }
}

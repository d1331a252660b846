package import CirclesCore

/// Looks contacts up by a part of what they are called, for somebody who types.
package struct ContactSearch {
    private let matcher: ContactMatcher

    package init(_ matcher: ContactMatcher) {
        self.matcher = matcher
    }

    /// Those whose name or nickname has the words in it, then those whom the words may mean; never the user.
    package func find(_ words: String) -> [Contact] {
        let folded = NameNormalizer.fold(words)
        var found = matcher.index.contacts.filter { contact in
            !contact.isMe && !folded.isEmpty
                && ([contact.name] + contact.nicknames).contains { NameNormalizer.fold($0).contains(folded) }
        }
        for suggestion in matcher.match(words).suggestions {
            guard let contact = matcher.index.contact(suggestion.contact.id), !found.contains(contact) else { continue }
            found.append(contact)
        }
        return found
    }
}

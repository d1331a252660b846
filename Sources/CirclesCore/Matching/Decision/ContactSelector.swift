/// Finds the contact that a person means on the command line.
///
/// This is not matching: only a full name that exactly one contact has (`ContactName`), an id, or at least six digits of one will do.
package struct ContactSelector: Sendable {
    package static let shortestPrefix = 6

    private let contacts: [Contact]

    package init(_ contacts: [Contact]) {
        self.contacts = contacts
    }

    /// - Throws: `CirclesError` with `notFound` or `ambiguous`.
    package func contact(_ text: String) throws(CirclesError) -> Contact {
        let named = named(text)
        let identified = withID(text)
        if named.count == 1, identified.isEmpty || identified == named { return named[0] }
        if named.isEmpty, identified.count == 1 { return identified[0] }
        let all = named + identified
        guard all.isEmpty else {
            let list = all.prefix(5).map { "\($0.name) \($0.id.short)" }.joined(separator: ", ")
            throw CirclesError(
                .ambiguous, "that fits \(all.count) contacts: \(list)", hint: "give the id, or more of it")
        }
        let near = near(NameNormalizer.fold(text))
        throw CirclesError(
            .notFound, "no contact is called that",
            remedy: near.isEmpty
                ? .listContacts
                : .advice(
                    "give a whole name or an id: " + near.map { "\($0.name) \($0.id.short)" }.joined(separator: ", ")))
    }

    /// The contacts of that name: as it is written; else but for case; else but for what `ContactName` sets aside.
    private func named(_ text: String) -> [Contact] {
        let folded = NameNormalizer.fold(text)
        let near = contacts.filter { NameNormalizer.fold($0.name) == folded }
        let visible = PlainText.visible(text), plain = PlainText.of(text), name = ContactName(text)
        let plainly = near.filter { PlainText.of($0.name) == plain }
        let exactly = plainly.filter { PlainText.visible($0.name) == visible }
        guard !plain.isEmpty else { return [] }
        return [exactly, plainly].first { !$0.isEmpty } ?? near.filter { ContactName($0.name).isSame(as: name) }
    }

    /// At most five contacts with a name or nickname in which a word begins so.
    private func near(_ folded: String) -> [Contact] {
        guard !folded.isEmpty else { return [] }
        return Array(
            contacts.lazy.filter { contact in
                ([contact.name] + contact.nicknames).contains { name in
                    let name = NameNormalizer.fold(name)
                    return name.hasPrefix(folded) || name.contains(" " + folded)
                }
            }.prefix(5))
    }

    private func withID(_ text: String) -> [Contact] {
        let prefix = text.lowercased()
        guard prefix.count >= Self.shortestPrefix, prefix.allSatisfy({ $0.isASCII && ($0.isHexDigit || $0 == "-") })
        else { return [] }
        return contacts.filter { $0.id.description.hasPrefix(prefix) }
    }
}

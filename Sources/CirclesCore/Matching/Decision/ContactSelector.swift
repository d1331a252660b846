/// Finds the contact that a person means on the command line.
///
/// This is not matching: only a full name that exactly one contact has (`ContactName`), an id, or at least six digits of one will do.
package struct ContactSelector: Sendable {
    package static let shortestPrefix = 6

    private let contacts: [Contact]

    package init(_ contacts: [Contact]) {
        self.contacts = contacts
    }

    /// Whom words may mean.
    package enum Selection: Sendable {
        case one(Contact)
        case several([Contact])
        /// Nobody; at most five with a name in which a word begins so.
        case nobody(near: [Contact])
    }

    /// - Parameter takesPart: What accents make of a letter is set aside, and the beginning of a word will do where one contact
    ///   only has it: for what only reads. What writes means the name as it is written, but for case.
    package func find(_ text: String, takesPart: Bool = false) -> Selection {
        let named = named(text, isStrict: !takesPart)
        let identified = withID(text)
        if named.count == 1, identified.isEmpty || identified == named { return .one(named[0]) }
        if named.isEmpty, identified.count == 1 { return .one(identified[0]) }
        guard named.isEmpty, identified.isEmpty else { return .several(named + identified) }
        let near = near(text, isStrict: takesPart)
        guard takesPart, !near.isEmpty else { return .nobody(near: near) }
        return near.count == 1 ? .one(near[0]) : .several(near)
    }

    /// - Throws: `CirclesError` with `notFound` or `ambiguous`.
    package func contact(_ text: String) throws(CirclesError) -> Contact {
        switch find(text) {
        case .one(let contact): return contact
        case .several(let contacts): throw Self.ambiguous(contacts.count, Self.list(contacts))
        case .nobody(let near): throw Self.nobody(text, near.isEmpty ? nil : Self.list(near))
        }
    }

    package static func ambiguous(_ count: Int, _ list: String) -> CirclesError {
        CirclesError(
            .ambiguous, "that fits \(count) contacts: \(list)", hint: "give an id from this list, or more of the name")
    }

    /// - Parameter near: Whom it may mean, as a list.
    package static func nobody(_ text: String, _ near: String?) -> CirclesError {
        CirclesError(
            .notFound, "no contact is called \"\(UntrustedText.line(text, limit: 80))\"",
            remedy: near.map { .advice("did you mean \($0)?") } ?? .listContacts)
    }

    private static func list(_ contacts: [Contact]) -> String {
        contacts.prefix(5).map { "\($0.name) \($0.id.short)" }.joined(separator: ", ")
    }

    /// The contacts of that name: as it is written; else but for case; else but for what `ContactName` sets aside.
    private func named(_ text: String, isStrict: Bool) -> [Contact] {
        let folded = NameNormalizer.fold(text)
        let near = contacts.filter { NameNormalizer.fold($0.name) == folded }
        let visible = PlainText.visible(text), plain = PlainText.of(text), name = ContactName(text)
        let plainly = near.filter { PlainText.of($0.name) == plain }
        let exactly = plainly.filter { PlainText.visible($0.name) == visible }
        guard !plain.isEmpty else { return [] }
        if let plainest = [exactly, plainly].first(where: { !$0.isEmpty }) { return plainest }
        return isStrict ? [] : near.filter { ContactName($0.name).isSame(as: name) }
    }

    /// At most five contacts with a name or nickname in which a word begins so.
    ///
    /// - Parameter isStrict: "Anna 1" is nobody where there is an Anna 2; else she may be offered.
    private func near(_ text: String, isStrict: Bool) -> [Contact] {
        let folded = NameNormalizer.fold(text)
        guard !folded.isEmpty else { return [] }
        let numbers = isStrict ? Set(PlainText.numbers(in: text)) : []
        return Array(
            contacts.lazy.filter { contact in
                ([contact.name] + contact.nicknames).contains { name in
                    guard numbers.isSubset(of: PlainText.numbers(in: name)) else { return false }
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

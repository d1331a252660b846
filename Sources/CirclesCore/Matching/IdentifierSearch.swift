/// Contacts found by telephone number, e-mail address or handle.
struct IdentifierSearch {
    let index: ContactIndex

    /// Positions of the contacts that have the number, and how far it agrees.
    func phone(_ number: String) -> [(contact: Int32, agreement: PhoneAgreement)] {
        guard let key = PhoneDigits.blockingKey(number) else { return [] }
        var found: [(contact: Int32, agreement: PhoneAgreement)] = []
        for position in Set(index.phoneKeys.values(for: key)).sorted() {
            let best = index.contacts[Int(position)].phones.prefix(50)
                .map { index.phoneNumbers.compare($0, number, region: index.region) }.max()
            if let best, best > .none { found.append((position, best)) }
        }
        return found
    }

    func email(_ folded: String) -> [Int32] {
        Set(index.addressKeys.values(for: ScalarHash.of(folded))).filter {
            index.contacts[Int($0)].emails.contains { Identifiers.foldAddress($0) == folded }
        }.sorted()
    }

    func handle(_ folded: String) -> [Int32] {
        Set(index.handleKeys.values(for: ScalarHash.of(folded))).filter {
            index.contacts[Int($0)].handles.contains { Identifiers.foldHandle($0) == folded }
        }.sorted()
    }
}

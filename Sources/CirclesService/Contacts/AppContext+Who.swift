package import CirclesCore
internal import Foundation

extension AppContext {
    /// Who `text` means: a full name that one contact has, an id, or the beginning of an id.
    ///
    /// - Parameter takesPart: The beginning of a word of a name will do, too, where one contact only has it, and a number, an address
    ///   or a handle: for what only reads.
    /// - Throws: `CirclesError` with `ambiguous`, where those it fits are told apart; `notFound`, with whom it may mean.
    package func contact(_ text: String, takesPart: Bool = false) async throws(CirclesError) -> Contact {
        switch ContactSelector(try await knownContacts()).find(text, takesPart: takesPart) {
        case .one(let contact): return contact
        case .several(let contacts): throw ContactSelector.ambiguous(contacts.count, try await toldApart(contacts))
        case .nobody(let near):
            if !near.isEmpty { throw ContactSelector.nobody(text, try await toldApart(near)) }
            let index = try await matcher()
            let match = index.match(text)
            if takesPart, let found = match.contact, [.phone, .email, .handle].contains(match.method),
                let contact = index.index.contact(found.id)
            {
                return contact
            }
            let alike = match.suggestions.prefix(3).compactMap { index.index.contact($0.contact.id) }
            throw ContactSelector.nobody(text, alike.isEmpty ? nil : try await toldApart(alike))
        }
    }

    private func toldApart(_ contacts: [Contact]) async throws(CirclesError) -> String {
        let shown = Array(contacts.prefix(5))
        return try await Namesakes(database).names(of: shown) { "\($0.name) \($0.id.short)" }.joined(separator: ", ")
    }
}

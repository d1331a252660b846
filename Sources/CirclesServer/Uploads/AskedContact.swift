internal import CirclesAPI
internal import CirclesCore
internal import CirclesService

/// The contact that a request names for what it hands over, where that leads to nobody or to several: the capture is taken
/// and asks in the inbox, and whoever can ask at once is told.
struct AskedContact: Encodable {
    /// Whom the name fits, where it fits several.
    let contactCandidates: [ContactReference]
    let message: String

    private enum CodingKeys: String, CodingKey { case contactCandidates }

    /// Nil where nobody is named, or one.
    init?(_ name: String?, _ context: AppContext) async throws(CirclesError) {
        guard let name else { return nil }
        let shown = UntrustedText.line(name, limit: 80)
        switch ContactSelector(try await context.matcher().index.contacts).find(name) {
        case .one: return nil
        case .several(let contacts):
            contactCandidates = contacts.prefix(Self.most).map { ContactReference($0) }
            let ids = contacts.prefix(Self.most).map { "\($0.name) \($0.id)" }.joined(separator: ", ")
            message = "\"\(shown)\" fits \(contacts.count) contacts, name one by its id: \(ids)"
        case .nobody:
            contactCandidates = []
            message = "no contact is called \"\(shown)\""
        }
    }

    private static let most = 5
}

internal import CirclesCore

/// What tells contacts of one name apart, for whoever has to choose.
struct Namesakes: Sendable {
    private let database: any Store

    init(_ database: any Store) { self.database = database }

    /// A number or address, an employer, or when they were last talked to; nil where nothing of it is known.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    func mark(of contact: Contact) async throws(CirclesError) -> String? {
        if let address = (contact.phones + contact.emails + contact.handles).first { return address }
        if let employer = try await database.record(contact).details.organization { return employer }
        let last = try await database.timeline(of: contact.id, label: nil, limit: 1, after: nil).items.first
        return last.map { "last talked \(LocalTime.day(of: $0))" }
    }

    /// What tells those apart who share a name with another of `contacts`, or with anybody.
    ///
    /// - Parameter shared: Names that several contacts have, known from elsewhere.
    /// - Throws: `CirclesError` when the database cannot be read.
    func marks(
        of contacts: [Contact], sharing shared: Set<String> = []
    ) async throws(CirclesError) -> [Contact.ID: String] {
        var bearers: [String: Set<Contact.ID>] = [:]
        for contact in contacts { bearers[contact.name, default: []].insert(contact.id) }
        var marks: [Contact.ID: String] = [:]
        for contact in contacts where bearers[contact.name, default: []].count > 1 || shared.contains(contact.name) {
            marks[contact.id] = try await mark(of: contact)
        }
        return marks
    }

    /// Each contact's name; of several with one name, with what tells them apart in brackets.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    func names(
        of contacts: [Contact], _ name: (Contact) -> String = { $0.name }
    ) async throws(CirclesError) -> [String] {
        let marks = try await marks(of: contacts)
        return contacts.map { contact in name(contact) + (marks[contact.id].map { " (\($0))" } ?? "") }
    }

    /// What became of a capture, with suggestions of one name told apart: what is stored is told in any case.
    func told(in result: ImportResult) async -> ImportResult {
        var result = result
        if let match = result.match { result.match = (try? await told(in: match)) ?? match }
        return result
    }

    /// The decision, with suggestions of one name told apart in their reasons.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    func told(
        in match: MatchDecision, sharing shared: Set<String> = []
    ) async throws(CirclesError) -> MatchDecision {
        var names = Dictionary(uniqueKeysWithValues: shared.map { ($0, 1) })
        for suggestion in match.suggestions { names[suggestion.contact.name, default: 0] += 1 }
        guard names.contains(where: { $0.value > 1 }) else { return match }
        let contacts = try await database.contacts(match.suggestions.map(\.contact.id))
        var told = match
        for (index, suggestion) in match.suggestions.enumerated() where names[suggestion.contact.name, default: 0] > 1 {
            guard let contact = contacts[suggestion.contact.id] else { continue }
            let mark = try await mark(of: contact) ?? contact.id.short
            told.suggestions[index].reason += suggestion.reason.isEmpty ? mark : " (\(mark))"
        }
        return told
    }
}

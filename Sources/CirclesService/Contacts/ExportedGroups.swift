internal import CirclesCore

/// The cards of groups, with those as members who have their labels.
struct ExportedGroups {
    private let groups: [StoredGroup]
    private let version: ContactCard.Version
    /// By name in lower case.
    private var members: [String: [String]] = [:]

    init(_ groups: [StoredGroup], version: ContactCard.Version) {
        self.groups = groups
        self.version = version
        for group in groups { members[group.name.lowercased()] = [] }
    }

    /// Takes down a contact that was written as a member of the groups whose labels it has.
    mutating func note(_ record: ContactRecord) {
        guard !members.isEmpty else { return }
        for label in record.details.labels where members[label.lowercased()] != nil {
            members[label.lowercased()]?.append(record.contact.uid ?? "\(record.contact.id)")
        }
    }

    func write(_ target: ([UInt8]) throws -> Void) throws {
        for group in groups {
            let uids = (members[group.name.lowercased()] ?? []) + group.strangers
            try target(CardWriter.write(ContactGroup.compose(group.card, members: uids, version: version)))
        }
    }
}

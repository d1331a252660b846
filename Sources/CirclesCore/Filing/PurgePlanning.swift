package import Foundation

/// What a purge deletes: all that is left of somebody, or of what came before a day.
package struct PurgePlanning {
    private let store: any StoreTransaction

    package init(_ store: any StoreTransaction) { self.store = store }

    /// A contact with every conversation they took part in, what the user meant for them, and the notes named.
    package func plan(of contact: Contact, with notes: [InboxNote.ID]) throws -> PurgePlan {
        let interactions = try store.interactions(with: contact.id)
        var captures = Set(try store.captures(of: interactions))
        captures.formUnion(try notes.compactMap { try store.note($0)?.captureID })
        captures.formUnion(try store.captures(meantFor: contact.id))
        return try plan(contact, interactions, captures)
    }

    /// Concluded captures that came before a day, with what they became. One that shares an interaction with a later one
    /// stays.
    package func plan(before day: Date) throws -> PurgePlan {
        var interactions: Set<Interaction.ID> = []
        var captures: Set<Capture.ID> = []
        for id in try store.captures(concludedAndReceivedBefore: day) {
            if let interaction = try store.interaction(of: id)?.interaction {
                let others = interaction.captureIDs.filter { $0 != id }
                guard try !others.contains(where: { try store.capture($0).map { $0.receivedAt >= day } ?? false })
                else {
                    continue
                }
                interactions.insert(interaction.id)
            }
            captures.insert(id)
        }
        return try plan(nil, interactions.sorted(), captures)
    }

    private func plan(
        _ contact: Contact?, _ interactions: [Interaction.ID], _ captures: Set<Capture.ID>
    ) throws -> PurgePlan {
        let captures = captures.sorted()
        return PurgePlan(
            contact: contact, interactions: interactions, notes: try captures.compactMap { try store.note(of: $0)?.id },
            captures: captures)
    }
}

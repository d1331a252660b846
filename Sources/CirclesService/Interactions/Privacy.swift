package import CirclesCore

extension AppContext {
    /// Those of the interactions of which no capture is private, in their order.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func leavingOutPrivate(_ interactions: [Interaction]) async throws(CirclesError) -> [Interaction] {
        let captures = try await database.captures(interactions.flatMap(\.captureIDs))
        return interactions.filter { interaction in
            interaction.captureIDs.allSatisfy { captures[$0].map { !$0.isPrivate } ?? false }
        }
    }
}

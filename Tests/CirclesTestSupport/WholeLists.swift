package import CirclesCore

// Whole lists, as most tests look at them.

extension InteractionStore {
    package func timeline(of contact: Contact.ID?, limit: Int?) async throws(CirclesError) -> [Interaction] {
        try await Pages(limit: limit) { limit, after throws(CirclesError) in
            try await self.timeline(of: contact, label: nil, limit: limit, after: after)
        }.items()
    }
}

extension JournalStore {
    package func journal(limit: Int?) async throws(CirclesError) -> [JournalEntry] {
        try await Pages(limit: limit) { limit, after throws(CirclesError) in
            try await self.journal(limit: limit, after: after)
        }.items()
    }
}

extension CaptureCatalog {
    package func captures() async throws(CirclesError) -> [Capture] {
        try await Pages { limit, after throws(CirclesError) in
            try await self.captures(limit: limit, after: after)
        }.items()
    }
}

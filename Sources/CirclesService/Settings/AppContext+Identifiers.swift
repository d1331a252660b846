package import CirclesCore

extension AppContext {
    /// The journal's entry whose id begins with `text`.
    ///
    /// - Throws: `CirclesError` with `notFound`, `ambiguous`, or `usage` for what is no beginning of an id.
    package func journalEntry(_ text: String) async throws(CirclesError) -> JournalEntry.ID {
        let ids = try await database.journalIDs(startingWith: try Self.prefix(text, of: "journal entry"))
        guard !ids.isEmpty else {
            throw CirclesError(
                .notFound, "there is no journal entry \(text.printable.truncated(to: 40))", remedy: .showLog)
        }
        return try Self.only(ids, "entry", text)
    }

    /// The capture with that id, or the one behind the note or interaction with it.
    ///
    /// - Throws: `CirclesError` with `notFound`, `ambiguous`, or `usage` for what is no beginning of an id.
    package func captureBehind(_ text: String) async throws(CirclesError) -> Capture {
        do throws(CirclesError) {
            return try await capture(text)
        } catch  where error.code == .notFound {
            if let note = try? await note(text) { return try await database.capture(note.captureID) }
            if let id = try? await interaction(text).captureIDs.first { return try await database.capture(id) }
            throw error
        }
    }
}

package import CirclesCore
internal import CirclesSpool

extension AppContext {
    /// How many captures are safe and not yet worked off, and how many notes are open.
    ///
    /// - Throws: `CirclesError` when the database cannot be read.
    package func backlog() async throws(CirclesError) -> (captures: Int, notes: Int) {
        let counts = try await database.workload()
        return (Spool(home).count() + counts.unfinishedCaptures, counts.openNotes)
    }
}

/// Full text over summaries, messages, facts, notes and contacts, true as of the last write.
///
/// Open notes are found as notes; what became of the others is found as an interaction, and what was dismissed is not found.
package protocol SearchIndex: Sendable {
    /// Best first: what fits names more than summaries, these more than facts, these more than messages.
    func search(
        _ request: SearchRequest, limit: Int, after: PageCursor?
    ) async throws(CirclesError) -> Page<SearchHit>
    /// Words that stand in what can be found and differ from `word` in one letter, in folded form (`SearchFold`); at most
    /// `SearchStage.mostNearMisses`.
    func words(near word: String) async throws(CirclesError) -> [String]
}

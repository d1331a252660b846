/// Decides which contact a name on a screen leads to.
///
/// Record linkage in three classes: one contact fits and nothing contradicts (*match*), several fit or evidence
/// disagrees (*possible match*: ambiguous), nobody fits (*non-match*: unknown). Equality of a name, nickname,
/// alias, number, address or handle outranks similarity, similarity of a whole name outranks a part of one.
package struct ContactMatcher: Sendable {
    package let index: ContactIndex

    package init(_ index: ContactIndex) {
        self.index = index
    }

    /// - Parameters:
    ///   - name: A name, number, address or handle as a screen shows it; untrusted, of any length.
    ///   - app: The app it was read in: an alias learnt from one app does not count in another. Nil when that
    ///     cannot be told.
    package func match(_ name: String, app: Transcript.App? = nil) -> MatchDecision {
        let query = NameQuery(name, app: app)
        var resolver = MatchResolver(index: index, query: query)
        let verdict = resolver.heedingWhatStandsBeside(resolver.conclude())
        return resolver.decision(verdict)
    }
}

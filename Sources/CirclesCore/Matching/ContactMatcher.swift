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

    /// - Parameter name: A name, number, address or handle as a screen shows it; untrusted, of any length.
    package func match(_ name: String) -> MatchDecision {
        let query = NameQuery(name)
        var findings = Findings(index: index, query: query)
        let conclusion = findings.conclude()
        return findings.decision(conclusion)
    }
}

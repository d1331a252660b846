/// Decides which contact a name on a screen leads to.
package struct ContactMatcher: Sendable {
    package let index: ContactIndex

    package init(_ index: ContactIndex) {
        self.index = index
    }

    /// - Parameter name: A name, number, address or handle as a screen shows it; untrusted, of any length.
    package func match(_ name: String) -> MatchDecision {
        MatchDecision(query: name, outcome: .unknown)
    }
}

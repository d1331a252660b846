package import CirclesCore

/// A line of `contacts duplicates --json`.
package struct PairView: Codable, Sendable {
    /// The one to keep, and the other.
    package let contacts: [ContactReference]
    package let score: Double
    package let reasons: [String]

    package init(_ pair: DuplicatePair) {
        contacts = [ContactReference(pair.first), ContactReference(pair.second)]
        score = pair.score
        reasons = pair.reasons
    }
}

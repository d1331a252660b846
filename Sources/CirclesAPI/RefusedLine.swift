package import CirclesCore
package import Foundation

/// A line of `agents refused --json`: a picture that an agent did not take, or may have, and that is put aside.
package struct RefusedLine: Codable, Sendable {
    package let id: Capture.ID
    package let agent: String
    /// What the user knows the picture by.
    package let picture: String
    /// Null where an earlier version put it aside.
    package let refusedAt: Nullable<Date>
    /// In words.
    package let reason: String
    /// It was handed over whole, and no answer came.
    package let mayHaveArrived: Bool

    package init(
        id: Capture.ID, agent: String, picture: String, refusedAt: Date?, reason: String, mayHaveArrived: Bool
    ) {
        self.mayHaveArrived = mayHaveArrived
        (self.id, self.agent, self.picture, self.reason) = (id, agent, picture, reason)
        self.refusedAt = Nullable(refusedAt)
    }
}

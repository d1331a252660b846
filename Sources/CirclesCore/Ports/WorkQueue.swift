/// The right to work on a capture, for as long as its lease runs.
///
/// `starts` is the fence: it grows with every claim, and whatever is written about a capture while it is worked on requires
/// the claim it is written under. Work that was taken over can no longer write.
package struct WorkClaim: Hashable, Sendable {
    package let capture: Capture.ID
    /// How often work on it began and was not given back in order, this time included.
    package let starts: Int
    /// Who has it; differs from claim to claim.
    package let holder: String

    package init(capture: Capture.ID, starts: Int, holder: String) {
        self.capture = capture
        self.starts = starts
        self.holder = holder
    }
}

/// How long a claim holds.
package enum WorkLease {
    /// Seconds after which a claim that was not renewed is free.
    package static let seconds = 60.0
    /// Seconds between renewals.
    package static let renewal = 15.0
}

/// Who works on what: a capture is worked on by the one who claimed it, and by another one only when that one is gone or its
/// lease has run out.
package protocol WorkQueue: Sendable {
    /// Nil while somebody else has it.
    func claim(_ id: Capture.ID) async throws(CirclesError) -> WorkClaim?
    /// Claims the unfinished capture that has waited longest and that nobody has; nil when there is none.
    ///
    /// - Parameter tried: Captures to pass over.
    func claimNext(except tried: Set<Capture.ID>) async throws(CirclesError) -> (capture: Capture, claim: WorkClaim)?
    /// Lets the lease begin anew.
    ///
    /// - Returns: False when the claim is lost: the work must stop.
    func renew(_ claim: WorkClaim) async throws(CirclesError) -> Bool
    /// Gives the capture back in order; what was written under the claim stays. Nothing happens when it is lost.
    func release(_ claim: WorkClaim) async throws(CirclesError)
}

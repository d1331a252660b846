/// Which captures there are.
package protocol CaptureCatalog: Sendable {
    /// Captures in the order they came.
    func captures(limit: Int, after: PageCursor?) async throws(CirclesError) -> Page<Capture>
    /// Those of the ids that are there.
    func captures(_ ids: [Capture.ID]) async throws(CirclesError) -> [Capture.ID: Capture]
    /// Captures that wait for a model: their note says so, or their summary is pending; oldest first.
    func waitingCaptures() async throws(CirclesError) -> [Capture]
    /// At most twenty, for finding one by what a person typed of its id.
    func captureIDs(startingWith prefix: String) async throws(CirclesError) -> [Capture.ID]
    /// True when a capture with this id was accepted and is still there, whatever became of it.
    func isAccepted(_ id: Capture.ID) async throws(CirclesError) -> Bool
    /// What became of the same bytes, when they were accepted before and are done with. A text is the same only within a day.
    func earlier(_ capture: Capture) async throws(CirclesError) -> (capture: Capture, outcome: CaptureOutcome)?
}

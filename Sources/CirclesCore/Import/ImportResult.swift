/// What came of one capture, with what it took.
package struct ImportResult: Sendable {
    package enum Status: String, Codable, Sendable {
        case filed, inbox, waiting, duplicate, refused, preview
    }

    /// Seconds.
    package struct Timings: Codable, Hashable, Sendable {
        package var intake = 0.0
        package var read = 0.0
        package var extract = 0.0
        package var match = 0.0
        package var file = 0.0
        package var total = 0.0

        package init() {}
    }

    package var captureID: Capture.ID?
    /// The share it came as, where that is not the capture: the bytes were known.
    package var share: Capture.ID?
    /// The file it came from, as far as it has a name.
    package var path: String?
    package var isPicture = false
    package var status: Status
    package var outcome: CaptureOutcome?
    package var match: MatchDecision?
    /// What the user's choice taught of the contact.
    package var learnt: LearntName?
    package var timings = Timings()
    /// What to know before trusting the text that was read.
    package var warnings: [Transcript.Warning] = []
    package var unreadScript: String?
    /// How many lines that may be words are not in it.
    package var unreadableLines = 0
    package var error: CirclesError?
    /// Why no model answered, when one was asked.
    package var failure: ModelFailure?

    package init(
        captureID: Capture.ID?, path: String?, status: Status, outcome: CaptureOutcome? = nil,
        match: MatchDecision? = nil, learnt: LearntName? = nil, timings: Timings = Timings(),
        error: CirclesError? = nil
    ) {
        self.captureID = captureID
        self.path = path
        self.status = status
        self.outcome = outcome
        self.match = match
        self.learnt = learnt
        self.timings = timings
        self.error = error
    }

    /// The same, told by what the capture came as.
    package func named(after capture: Capture) -> ImportResult {
        var named = self
        if case .image(let image) = capture.payload {
            named.path = image.originalName
            named.isPicture = true
        }
        return named
    }

    mutating func warn(of transcript: Transcript) {
        warnings = transcript.warnings ?? []
        unreadScript = transcript.unreadScript
        unreadableLines = transcript.unreadableLines
    }
}

package import Foundation

/// Where captures are kept safe: the port that the database stands behind. All methods throw `CirclesError`.
package protocol CaptureRepository: Sendable {
    /// Makes a capture durable; when this returns it is "received" and will end as an interaction or a note.
    ///
    /// - Parameters:
    ///   - bytes: The image file's bytes; nil for a text, which is part of the capture.
    ///   - force: Accept it although the same bytes were accepted before.
    func accept(_ capture: Capture, bytes: Data?, force: Bool) async throws(CirclesError) -> Acceptance

    /// The capture with this id.
    func capture(_ id: Capture.ID) async throws(CirclesError) -> Capture
    /// What it became; nil while it is unfinished.
    func outcome(of id: Capture.ID) async throws(CirclesError) -> CaptureOutcome?
    /// The image's bytes; nil when they are no longer kept.
    func image(of id: Capture.ID) async throws(CirclesError) -> Data?
    func transcript(of id: Capture.ID) async throws(CirclesError) -> Transcript?
    /// What was understood of it last.
    func extraction(of id: Capture.ID) async throws(CirclesError) -> Extraction?

    // What is written while a capture is worked on requires the claim: whoever lost it gets an error with `waiting`.

    func save(_ transcript: Transcript, under claim: WorkClaim) async throws(CirclesError)
    func save(_ extraction: Extraction, under claim: WorkClaim) async throws(CirclesError)
    /// Remembers why an attempt did not finish, and gives the capture back.
    func fail(_ claim: WorkClaim, _ failure: CirclesError, at now: Date) async throws(CirclesError)
    /// Takes back a capture that turned out to be unreadable; nothing happens once it has been concluded.
    func withdraw(_ claim: WorkClaim) async throws(CirclesError)

    /// Files a capture: the interaction or the note, the capture's state and the end of the work on it, in one transaction.
    ///
    /// What was concluded before is respected: an open note is upgraded, not doubled; an interaction keeps its
    /// contacts and gets a new summary only while its own is pending (or `refresh` is asked for and nobody edited
    /// it); a dismissed note stays dismissed.
    ///
    /// A screenshot that continues another one of the same conversation and day extends its interaction; one that shows
    /// just the same messages becomes a note that says so.
    ///
    /// - Returns: What the capture is now; `bookChanged`, with nothing written, when the contact book is not the one any more
    ///   that it was matched with.
    func conclude(_ filing: Filing, at now: Date) async throws(CirclesError) -> FilingResult
}

/// What a capture is to become, and what that was decided on.
package struct Filing: Sendable {
    package var capture: Capture
    package var claim: WorkClaim
    package var outcome: CaptureOutcome
    /// The revision of the contact book that the outcome was made with; nil when it rests on no match.
    package var bookRevision: Int64?
    /// What was made of it and cost nothing, so that it was not kept step by step: it is kept in the same transaction.
    package var transcript: Transcript?
    package var extraction: Extraction?
    /// File it by itself, also when it continues or repeats an interaction that is there.
    package var isAlone = false
    /// What the user's own choice teaches of its contact, kept when the capture is filed.
    package var learnt: LearntName?
    /// It was asked for again: an interaction that is there is brought up to date, unless its summary was edited.
    package var isRerun = false
    /// The revision of the open note that the outcome was made for; when the note has changed since, the user was faster
    /// and nothing is written.
    package var noteRevision: Int?

    package init(_ capture: Capture, under claim: WorkClaim, as outcome: CaptureOutcome, bookRevision: Int64?) {
        self.capture = capture
        self.claim = claim
        self.outcome = outcome
        self.bookRevision = bookRevision
    }
}

package enum FilingResult: Sendable {
    case concluded(CaptureOutcome)
    case bookChanged
}

/// What became of the bytes that were handed in.
package enum Acceptance: Sendable {
    case new(Capture, WorkClaim)
    /// The same bytes were accepted before, but the work on them was cut off.
    case unfinished(Capture, WorkClaim)
    /// The same bytes were accepted before, and somebody is at work on them.
    case underWork(Capture)
    case duplicate(Capture, CaptureOutcome)

    /// The one that is kept.
    package var capture: Capture {
        switch self {
        case .new(let capture, _), .unfinished(let capture, _), .underWork(let capture), .duplicate(let capture, _):
            capture
        }
    }
}

/// How a capture ends.
package enum CaptureOutcome: Hashable, Sendable {
    case interaction(Interaction)
    case note(InboxNote)
}

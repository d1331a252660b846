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
    func conclusion(of id: Capture.ID) async throws(CirclesError) -> Conclusion?
    /// The image's bytes; nil when they are no longer kept.
    func image(of id: Capture.ID) async throws(CirclesError) -> Data?
    func transcript(of id: Capture.ID) async throws(CirclesError) -> Transcript?
    /// What was understood of it last.
    func extraction(of id: Capture.ID) async throws(CirclesError) -> Extraction?

    func save(_ transcript: Transcript, of id: Capture.ID) async throws(CirclesError)
    func save(_ extraction: Extraction, of id: Capture.ID) async throws(CirclesError)
    /// Remembers why the last attempt did not finish.
    func save(failure: CirclesError, of id: Capture.ID) async throws(CirclesError)

    /// Files a capture: the interaction or the note, and the capture's state, in one transaction.
    ///
    /// What was concluded before is respected: an open note is upgraded, not doubled; an interaction keeps its
    /// contacts and gets a new summary only while its own is pending (or `refresh` is asked for and nobody edited
    /// it); a dismissed note stays dismissed.
    ///
    /// A screenshot that continues another one of the same conversation and day extends its interaction; one that shows
    /// just the same messages becomes a note that says so.
    ///
    /// - Parameters:
    ///   - learnt: What the user's own choice teaches of its contact, kept when the capture is filed.
    ///   - alone: File it by itself, also when it continues or repeats an interaction that is there.
    ///   - noteRevision: The revision of the open note that the conclusion was made for; when the note has changed
    ///     since, the user was faster and nothing is written.
    /// - Returns: What the capture is now.
    func conclude(
        _ capture: Capture, as conclusion: Conclusion, alone: Bool, teaching learnt: LearntName?, noteRevision: Int?,
        refresh: Bool, at now: Date
    ) async throws(CirclesError) -> Conclusion
}

/// What became of the bytes that were handed in.
package enum Acceptance: Sendable {
    case new(Capture)
    /// The same bytes were accepted before, but the work on them was cut off.
    case unfinished(Capture)
    /// The same bytes were accepted before, and another process is at work on them.
    case underWork(Capture)
    case duplicate(Capture, Conclusion)
}

/// How a capture ends.
package enum Conclusion: Hashable, Sendable {
    case interaction(Interaction)
    case note(InboxNote)
}

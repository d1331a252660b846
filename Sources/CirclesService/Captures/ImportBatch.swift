package import CirclesCore
internal import CirclesOCR
package import Foundation
package import Logging

/// One thing to import.
package enum ImportSource: Sendable {
    case picture(path: String)
    case pictureBytes(Data)
    /// - `path`: The file it came from.
    case text(String, origin: Capture.Origin, path: String? = nil)
    /// A day of an exported chat.
    case chat(ExportedChat, path: String?)

    package var isPicture: Bool {
        switch self {
        case .picture, .pictureBytes: true
        case .text, .chat: false
        }
    }

    /// A day of an exported chat, which is the same whenever it comes.
    var isDayOfChat: Bool {
        if case .chat(let day, _) = self { day.lines.contains { $0.date != nil } } else { false }
    }

    package var path: String? {
        switch self {
        case .picture(let path): path
        case .text(_, _, let path), .chat(_, let path): path
        case .pictureBytes: nil
        }
    }
}

/// Imports one source after another; what goes wrong with one is told and does not stop the others.
package struct ImportBatch: Sendable {
    package let database: any Store
    package let pipeline: ImportPipeline
    package let inbox: Inbox
    package let details: SubmissionDetails
    package let force: Bool
    package let isDryRun: Bool
    package let log: Logger

    package init(
        database: any Store, pipeline: ImportPipeline, inbox: Inbox, details: SubmissionDetails, force: Bool,
        isDryRun: Bool, log: Logger
    ) {
        self.database = database
        self.pipeline = pipeline
        self.inbox = inbox
        self.details = details
        self.force = force
        self.isDryRun = isDryRun
        self.log = log
    }

    /// Takes one source to its end. What goes wrong is in the result; what was accepted is safe.
    package func run(_ source: ImportSource) async -> ImportResult {
        let start = AppContext.seconds()
        var result: ImportResult
        do throws(CirclesError) {
            let submission = try submission(source)
            let intake = AppContext.seconds() - start
            result = try await isDryRun ? preview(submission) : take(submission)
            result.timings.intake += intake
        } catch {
            result = ImportResult(
                captureID: nil, path: nil, status: error.stored ? .waiting : .refused, error: error)
        }
        result.path = source.path
        result.isPicture = source.isPicture
        log.debug(
            "\(result.status.rawValue)",
            metadata: [
                "capture": "\(result.captureID?.description ?? "none")", "read": "\(result.timings.read)",
                "extract": "\(result.timings.extract)", "error": "\(result.error?.code.rawValue ?? "none")",
            ])
        result.timings.total = AppContext.seconds() - start
        return result
    }

    private func submission(_ source: ImportSource) throws(CirclesError) -> Submission {
        switch source {
        case .picture(let path):
            let (bytes, modified) = try PictureFile.load(path)
            return try readable(details.submission(picture: bytes, path: path, modified: modified))
        case .pictureBytes(let bytes):
            return try readable(details.submission(picture: bytes, path: nil, modified: nil))
        case .text(let text, let origin, _):
            return details.submission(text: text, origin: origin)
        case .chat(let day, _):
            return details.submission(day)
        }
    }

    /// What this machine cannot decode is refused with the reason while somebody is there to hear it.
    private func readable(_ submission: Submission) throws(CirclesError) -> Submission {
        if case .image(let image) = submission.capture.payload, image.format == .heic { try HEICDecoder.require() }
        return submission
    }

    private func preview(_ submission: Submission) async throws(CirclesError) -> ImportResult {
        if !force, let earlier = try await database.earlier(submission.capture) {
            return ImportResult(
                captureID: earlier.capture.id, path: nil, status: .duplicate, outcome: earlier.outcome)
        }
        return try await pipeline.preview(submission.capture, submission.bytes)
    }

    private func take(_ submission: Submission) async throws(CirclesError) -> ImportResult {
        let start = AppContext.seconds()
        let acceptance = try await pipeline.captures.accept(
            submission.capture, bytes: submission.bytes, force: force)
        let seconds = AppContext.seconds() - start
        log.debug("\(acceptance.word)", metadata: ["capture": "\(acceptance.id)"])
        var result: ImportResult
        switch acceptance {
        case .new(let capture, let claim):
            result = try await job.run(capture, under: claim, alone: force, mayRefuse: true)
        case .unfinished(let capture, let claim):
            let kept = try await inbox.keep(
                details.userNote, labels: details.labels, isPrivate: details.isPrivate, withUnfinished: capture)
            result = try await job.run(kept, under: claim, alone: force)
        case .underWork(let capture):
            let kept = try await inbox.keep(
                details.userNote, labels: details.labels, isPrivate: details.isPrivate, withUnfinished: capture)
            do throws(CirclesError) {
                result = try await follow(kept)
            } catch  where error.code == .notFound {
                // Refused by the one who worked on it: these are refused for the same reason.
                return try await take(submission)
            }
        case .duplicate(let capture, let outcome):
            result = try await again(capture, outcome)
        }
        result.timings.intake = seconds
        return await Namesakes(database).told(in: result)
    }

    private var job: CaptureJob { CaptureJob(pipeline: pipeline, queue: database) }

    /// Seconds for which the result of another worker is waited for.
    private static let patience = 120.0

    /// The same bytes are being worked on: their result is this one's, too.
    private func follow(_ capture: Capture) async throws(CirclesError) -> ImportResult {
        switch try await job.follow(capture, seconds: Self.patience, alone: force) {
        case .other(let outcome)?: return try await again(capture, outcome)
        case .own(let result)?: return result
        case nil:
            return ImportResult(
                captureID: capture.id, path: nil, status: .waiting,
                error: CirclesError(
                    .waiting, "somebody else is at work on the same bytes", retryable: true, stored: true))
        }
    }

    /// The same bytes once more: where they are is told; with a contact chosen, an open note is assigned to it.
    private func again(_ capture: Capture, _ outcome: CaptureOutcome) async throws(CirclesError) -> ImportResult {
        try await inbox.keep(
            details.userNote, labels: details.labels, isPrivate: details.isPrivate, with: outcome, of: capture)
        if case .note(let note) = outcome, note.state == .open, let contact = details.contact {
            let filed = try await inbox.assign(note, to: contact)
            return ImportResult(
                captureID: capture.id, path: nil, status: .filed, outcome: .interaction(filed.assigned.interaction),
                match: FilingDecision.chosen(contact, title: note.title).match, learnt: filed.learnt)
        }
        var result = ImportResult(captureID: capture.id, path: nil, status: .duplicate, outcome: outcome)
        if case .note(let note) = outcome, note.state == .open {
            result.match = NoteSuggestions(try await pipeline.book.snapshot().matcher).match(note)
        }
        return result
    }
}

extension Acceptance {
    fileprivate var id: Capture.ID {
        switch self {
        case .new(let capture, _), .unfinished(let capture, _), .underWork(let capture), .duplicate(let capture, _):
            capture.id
        }
    }

    fileprivate var word: String {
        switch self {
        case .new: "received"
        case .unfinished: "resumed"
        case .underWork: "left to another"
        case .duplicate: "known"
        }
    }
}

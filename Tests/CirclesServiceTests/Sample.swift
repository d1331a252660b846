import CirclesCore
import CirclesService
import CirclesSpool
import CirclesStore
import CirclesTestSupport
import Foundation

/// A home of a test's own, opened as the programs open theirs, with nothing set but what is handed in.
struct Sample {
    let folder: TemporaryFolder
    let context: AppContext
    let now = Date(timeIntervalSince1970: 1_704_360_600)

    init(_ environment: [String: String] = [:]) async throws {
        folder = try TemporaryFolder()
        let home = try Home(folder.path)
        let settings = try await Settings.load(
            home, environment: environment, model: nil, languages: nil, vision: false)
        context = try AppContext.open(home, settings)
    }

    @discardableResult
    func contact(_ name: String, _ fill: (inout ContactEdit) -> Void = { _ in }) async throws -> Contact {
        var edit = ContactEdit()
        fill(&edit)
        return try await Contacts(context).add(name, edit).value.record.contact
    }

    /// A conversation that is filed with these people, as the rules understand it.
    func file(
        _ transcript: Transcript, with participants: [Interaction.Participant], at instant: Date
    ) async throws -> Interaction {
        let capture = Capture(
            id: .random(), origin: .cli, payload: .text(transcript.messages.map(\.text).joined()),
            sha256: UUID().uuidString,
            capturedAt: CaptureTime(instant: instant, zone: "Europe/Berlin", source: .given), receivedAt: instant)
        guard case .new(_, let claim) = try await context.database.accept(capture, bytes: nil, force: false) else {
            throw CirclesError(.internalError, "not accepted as new")
        }
        let extraction = RuleBasedExtractor().extract(transcript, capturedAt: capture.capturedAt)
        try await context.database.save(transcript, under: claim)
        try await context.database.save(extraction, under: claim)
        let interaction = InteractionDraft.make(
            capture: capture, transcript: transcript, extraction: extraction, participants: participants,
            summaryIsPending: false)
        var filing = Filing(capture, under: claim, as: .interaction(interaction), bookRevision: nil)
        filing.isAlone = true
        _ = try await context.database.conclude(filing, at: instant)
        return interaction
    }

    /// An open note of a conversation under this title.
    func note(_ title: String, _ transcript: Transcript? = nil) async throws -> InboxNote {
        let capture = Capture(
            id: .random(), origin: .cli, payload: .text(title), sha256: UUID().uuidString,
            capturedAt: CaptureTime(instant: now, zone: "Europe/Berlin", source: .given), receivedAt: now)
        guard case .new(_, let claim) = try await context.database.accept(capture, bytes: nil, force: false) else {
            throw CirclesError(.internalError, "not accepted as new")
        }
        if let transcript { try await context.database.save(transcript, under: claim) }
        let note = InboxNote(
            id: .random(), captureID: capture.id, reason: .unknownContact, explanation: "why", title: title,
            summary: "s", text: "t", createdAt: now)
        let filing = Filing(capture, under: claim, as: .note(note), bookRevision: nil)
        guard case .concluded(.note(let stored)) = try await context.database.conclude(filing, at: now) else {
            throw CirclesError(.internalError, "not concluded as a note")
        }
        return stored
    }
}

/// The code of what `body` throws; nil when it throws nothing.
func code(_ body: () async throws -> Void) async -> CirclesError.Code? {
    do {
        try await body()
        return nil
    } catch let error as CirclesError {
        return error.code
    } catch {
        return .internalError
    }
}

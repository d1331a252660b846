import CirclesCore
import CirclesTestSupport
import Foundation
import Synchronization
import Testing

/// A store of its own, with what the tests put into it.
final class Sample: Sendable {
    let folder: TemporaryFolder
    let database: any Store
    let now = Date(timeIntervalSince1970: 1_704_360_600)
    /// Under which the captures are worked on that were accepted here.
    private let claims = Mutex<[Capture.ID: WorkClaim]>([:])

    init(_ engine: Engine) throws {
        folder = try TemporaryFolder()
        database = try engine.open(in: folder.url)
    }

    func capture(_ sha: String = "a", text: String? = nil, at offset: TimeInterval = 0) -> Capture {
        let payload: Capture.Payload =
            text.map { .text($0) } ?? .image(.init(format: .png, width: 1, height: 1, originalName: "../../x"))
        return Capture(
            id: .random(), origin: .cli, payload: payload, sha256: sha,
            capturedAt: CaptureTime(instant: now, zone: "Europe/Berlin", source: .given),
            receivedAt: now.addingTimeInterval(offset))
    }

    func note(_ capture: Capture, _ title: String = "Lizzie") -> InboxNote {
        InboxNote(
            id: .random(), captureID: capture.id, reason: .unknownContact, explanation: "why", title: title,
            summary: "s", text: "t", createdAt: now)
    }

    func interaction(_ capture: Capture, _ contact: Contact, pending: Bool = false) -> Interaction {
        Interaction(
            id: .random(), captureIDs: [capture.id], participants: [.init(contactID: contact.id, label: "Liz")],
            occurredAt: now, zone: "Europe/Berlin", summary: "first", summaryIsPending: pending,
            interests: [.init(topic: "chess", about: .contact, evidence: .init(quote: "chess", message: 0))],
            messages: [Message(side: .left, text: "I love chess")])
    }

    func contact(_ name: String = "Elizabeth Chen") async throws -> Contact {
        let contact = Contact(name: name, nicknames: ["Liz"], phones: ["+12025550116"])
        try await database.add(contact, at: now)
        return contact
    }

    func accepted(_ capture: Capture) async throws {
        guard case .new(_, let claim) = try await database.accept(capture, bytes: Data("x".utf8), force: false) else {
            Issue.record("not accepted as new")
            return
        }
        claims.withLock { $0[capture.id] = claim }
    }

    /// The claim of whoever accepted it, or a new one.
    func claim(_ capture: Capture) async throws -> WorkClaim {
        if let claim = claims.withLock({ $0[capture.id] }) { return claim }
        guard let claim = try await database.claim(capture.id) else {
            throw CirclesError(.waiting, "somebody else is at work on it")
        }
        return claim
    }

    func conclude(
        _ capture: Capture, _ outcome: CaptureOutcome, revision: Int? = nil, refresh: Bool = false
    ) async throws -> CaptureOutcome {
        let claim = try await claim(capture)
        claims.withLock { $0[capture.id] = nil }
        var filing = Filing(capture, under: claim, as: outcome, bookRevision: nil)
        filing.noteRevision = revision
        filing.isRerun = refresh
        guard case .concluded(let result) = try await database.conclude(filing, at: now) else {
            throw CirclesError(.internalError, "the book changed")
        }
        return result
    }
}

extension ContactBook {
    @discardableResult
    func update(_ contact: Contact, at now: Date) async throws -> ContactBookEffects {
        try await update(ContactRecord(contact: contact), at: now)
    }
}

extension Sample {
    func noted(_ title: String = "Lizzie", app: Transcript.App = .whatsapp) async throws -> InboxNote {
        let capture = capture(UUID().uuidString)
        try await accepted(capture)
        try await database.save(Transcript(app: app, title: title, text: "t"), under: try await claim(capture))
        let note = note(capture, title)
        _ = try await conclude(capture, .note(note))
        return note
    }

    func filed(_ contact: Contact, label: String = "Liz") async throws -> Interaction {
        let capture = capture(UUID().uuidString)
        try await accepted(capture)
        var interaction = interaction(capture, contact)
        interaction.participants[0].label = label
        _ = try await conclude(capture, .interaction(interaction))
        return interaction
    }

    func assign(
        _ note: InboxNote, _ contact: Contact, alias: String? = nil, learnt: LearntName? = nil,
        others: [InboxNote.ID] = []
    ) async throws -> Assigned {
        var assignment = Assignment(note.id, to: contact)
        let app = try await database.transcript(of: note.captureID)?.app
        assignment.learnt = learnt ?? alias.map { LearntName(Contact.Alias($0, app: app)) }
        assignment.others = others
        return try #require(try await database.assign(assignment, at: now))
    }

    func aliases(_ contact: Contact) async throws -> [String] {
        try await database.contacts().first { $0.id == contact.id }?.aliases.map(\.name) ?? []
    }

    func last() async throws -> JournalEntry {
        try #require(try await database.journal(limit: 1).first)
    }

    /// All that the ports show, and what lies beneath them: what an undo must bring back.
    func everything() async throws -> [String: [String]] {
        var all = try await Engine.rows(of: database)
        func tell(_ name: String, _ values: [some Encodable]) throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            all[name] = try values.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        }
        try tell("the contacts", try await database.contacts())
        try tell("the timeline", try await database.timeline(of: nil, limit: nil))
        let notes = try await database.notes(nil).map { note in
            var note = note
            note.revision = 0
            return note
        }
        try tell("the inbox", notes)
        return all
    }
}

import CirclesCore
import CirclesTestSupport
import Foundation
import GRDB
import Synchronization
import Testing

@testable import CirclesStore

/// A database in a folder of its own, with what the tests put into it.
final class Sample: Sendable {
    let folder: TemporaryFolder
    let database: CirclesDatabase
    let now = Date(timeIntervalSince1970: 1_704_360_600)
    /// Under which the captures are worked on that were accepted here.
    private let claims = Mutex<[Capture.ID: WorkClaim]>([:])

    init() throws {
        folder = try TemporaryFolder()
        database = try CirclesDatabase(folder: folder.url)
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
        _ capture: Capture, _ conclusion: Conclusion, revision: Int? = nil, refresh: Bool = false
    ) async throws -> Conclusion {
        let claim = try await claim(capture)
        claims.withLock { $0[capture.id] = nil }
        var filing = Filing(capture, under: claim, as: conclusion, bookRevision: nil)
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

@Suite("The database")
struct DatabaseTests {
    @Test("the writer waits for the disk at each commit")
    func synchronousIsFull() throws {
        let sample = try Sample()
        let level = try sample.database.pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
        #expect(level == 2)
    }

    @Test("only the owner can read what is stored")
    func permissions() async throws {
        let sample = try Sample()
        try await sample.accepted(sample.capture())
        let files = FileManager.default.enumerator(atPath: sample.folder.path)
        var count = 0
        while let file = files?.nextObject() as? String {
            let attributes = try FileManager.default.attributesOfItem(atPath: sample.folder.path + "/" + file)
            let mode = try #require(attributes[.posixPermissions] as? Int)
            #expect(mode & 0o077 == 0, "\(file)")
            count += 1
        }
        #expect(count >= 4)
    }

    @Test("a database of a newer version is left alone")
    func newerVersion() throws {
        let sample = try Sample()
        try sample.database.pool.write { db in
            try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 of the future')")
        }
        let error = #expect(throws: CirclesError.self) { try CirclesDatabase(folder: sample.folder.url) }
        #expect(error?.code == .configuration)
    }

    @Test("a damaged database is an error that says so")
    func damaged() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(repeating: 7, count: 5000), to: "circles.sqlite")
        let error = #expect(throws: CirclesError.self) { try CirclesDatabase(folder: folder.url) }
        #expect(error?.code == .cannotRead)
    }

    @Test("eight openers of a new database at once all succeed")
    func openedAtOnce() async throws {
        let folder = try TemporaryFolder()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { _ = try await CirclesDatabase(folder: folder.url).contacts() }
            }
            try await group.waitForAll()
        }
    }
}

@Suite("Accepting")
struct AcceptTests {
    @Test("the same bytes lead to the first capture, and work that was cut off goes on")
    func sameBytes() async throws {
        let sample = try Sample()
        let first = sample.capture()
        try await sample.accepted(first)
        guard
            case .underWork(let found) = try await sample.database.accept(
                sample.capture(), bytes: Data(), force: false)
        else { return #expect(Bool(false), "not under work") }
        #expect(found.id == first.id)

        _ = try await sample.conclude(first, .note(sample.note(first)))
        guard
            case .duplicate(let known, .note) = try await sample.database.accept(
                sample.capture(), bytes: Data(), force: false)
        else { return #expect(Bool(false), "not a duplicate") }
        #expect(known.id == first.id)
        guard case .new = try await sample.database.accept(sample.capture(), bytes: Data(), force: true) else {
            return #expect(Bool(false), "not forced")
        }
    }

    @Test("equal text is the same only within 24 hours")
    func equalText() async throws {
        let sample = try Sample()
        let first = sample.capture(text: "ok")
        try await sample.accepted(first)
        _ = try await sample.conclude(first, .note(sample.note(first)))
        let soon = try await sample.database.accept(sample.capture(text: "ok", at: 86_000), bytes: nil, force: false)
        guard case .duplicate = soon else { return #expect(Bool(false), "within a day") }
        let later = try await sample.database.accept(sample.capture(text: "ok", at: 90_000), bytes: nil, force: false)
        guard case .new = later else { return #expect(Bool(false), "after a day") }
    }

    @Test("a payload is kept under the capture's id, whatever its name was")
    func payload() async throws {
        let sample = try Sample()
        let capture = sample.capture()
        try await sample.accepted(capture)
        #expect(try await sample.database.image(of: capture.id) == Data("x".utf8))
        let files = try FileManager.default.contentsOfDirectory(atPath: sample.folder.path + "/captures")
        #expect(files == [capture.id.description])
    }

    @Test("a withdrawn capture leaves nothing; a concluded one cannot be withdrawn")
    func withdraw() async throws {
        let sample = try Sample()
        let capture = sample.capture()
        try await sample.accepted(capture)
        try await sample.database.withdraw(try await sample.claim(capture))
        #expect(try await sample.database.waitingCaptures().isEmpty)
        #expect(try await sample.database.image(of: capture.id) == nil)

        let kept = sample.capture("b")
        try await sample.accepted(kept)
        _ = try await sample.conclude(kept, .note(sample.note(kept)))
        try await sample.database.withdraw(try await sample.claim(kept))
        #expect(try await sample.database.notes(.open).count == 1)
    }
}

@Suite("Filing")
struct FilingTests {
    @Test("an interaction comes back as it was filed")
    func roundTrip() async throws {
        let sample = try Sample()
        let contact = try await sample.contact()
        let capture = sample.capture()
        try await sample.accepted(capture)
        let interaction = sample.interaction(capture, contact)
        _ = try await sample.conclude(capture, .interaction(interaction))
        #expect(try await sample.database.timeline(of: contact.id, limit: nil) == [interaction])
        #expect(try await sample.database.waitingCaptures().isEmpty)
    }

    @Test("concluding twice files once")
    func twice() async throws {
        let sample = try Sample()
        let contact = try await sample.contact()
        let capture = sample.capture()
        try await sample.accepted(capture)
        _ = try await sample.conclude(capture, .interaction(sample.interaction(capture, contact)))
        _ = try await sample.conclude(capture, .interaction(sample.interaction(capture, contact)))
        _ = try await sample.conclude(capture, .note(sample.note(capture)))
        #expect(try await sample.database.timeline(of: nil, limit: nil).count == 1)
        #expect(try await sample.database.notes(nil).isEmpty)
    }

    @Test("a late answer fills a pending summary and never changes the contact")
    func lateAnswer() async throws {
        let sample = try Sample()
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        let capture = sample.capture()
        try await sample.accepted(capture)
        _ = try await sample.conclude(capture, .interaction(sample.interaction(capture, liz, pending: true)))
        var answer = sample.interaction(capture, ana)
        answer.summary = "from the model"
        guard case .interaction(let filed) = try await sample.conclude(capture, .interaction(answer)) else {
            return #expect(Bool(false))
        }
        #expect(filed.summary == "from the model")
        #expect(filed.participants.first?.contactID == liz.id)

        _ = try await sample.database.edit(
            filed.id, summary: "mine", userNote: nil, occurredAt: nil, labels: nil, at: sample.now)
        _ = try await sample.conclude(capture, .interaction(answer), refresh: true)
        #expect(try await sample.database.interaction(filed.id).summary == "mine")
    }

    @Test("an answer for an older revision of a note is not applied")
    func compareAndSwap() async throws {
        let sample = try Sample()
        let contact = try await sample.contact()
        let capture = sample.capture()
        try await sample.accepted(capture)
        let note = sample.note(capture)
        _ = try await sample.conclude(capture, .note(note))
        _ = try await sample.database.dismiss(note.id, at: sample.now)
        _ = try await sample.conclude(
            capture, .interaction(sample.interaction(capture, contact)), revision: note.revision, refresh: true)
        #expect(try await sample.database.timeline(of: nil, limit: nil).isEmpty)
        #expect(try await sample.database.note(note.id).state == .dismissed)
    }

    @Test("a contact removed meanwhile files nothing and loses nothing")
    func removedContact() async throws {
        let sample = try Sample()
        let capture = sample.capture()
        try await sample.accepted(capture)
        await #expect(throws: CirclesError.self) {
            _ = try await sample.conclude(
                capture, .interaction(sample.interaction(capture, Contact(name: "Gone Away"))))
        }
        #expect(try await sample.database.conclusion(of: capture.id) == nil)
        #expect(try await sample.database.capture(capture.id).state == .received)
    }
}

@Suite("Correcting")
struct CorrectionTests {
    private func assigned(_ sample: Sample) async throws -> (InboxNote, Contact, Interaction) {
        let contact = try await sample.contact()
        let capture = sample.capture()
        try await sample.accepted(capture)
        let note = sample.note(capture)
        _ = try await sample.conclude(capture, .note(note))
        let interaction = try #require(
            try await sample.database.assign(.init(note.id, to: contact), at: sample.now)
        ).interaction
        return (note, contact, interaction)
    }

    @Test("a note is assigned once")
    func assign() async throws {
        let sample = try Sample()
        let (note, contact, interaction) = try await assigned(sample)
        #expect(try await sample.database.note(note.id).interactionID == interaction.id)
        await #expect(throws: CirclesError.self) {
            _ = try await sample.database.assign(.init(note.id, to: contact), at: sample.now)
        }
        #expect(try await sample.database.timeline(of: contact.id, limit: nil).count == 1)
    }

    @Test("a filing taken back leaves an open note that remembers whom it was not with")
    func takeBack() async throws {
        let sample = try Sample()
        let (note, contact, interaction) = try await assigned(sample)
        let notes = try await sample.database.returnToInbox(interaction.id, at: sample.now).notes
        #expect(notes.map(\.id) == [note.id])
        #expect(notes.first?.state == .open)
        #expect(notes.first?.reason == .undone)
        #expect(notes.first?.rejectedContactIDs == [contact.id])
        #expect(try await sample.database.timeline(of: nil, limit: nil).isEmpty)
    }

    @Test("moving gives the interaction to another contact")
    func move() async throws {
        let sample = try Sample()
        let (_, contact, interaction) = try await assigned(sample)
        let other = try await sample.contact("Ana Sousa")
        _ = try await sample.database.move(interaction.id, from: nil, to: other, at: sample.now)
        #expect(try await sample.database.timeline(of: contact.id, limit: nil).isEmpty)
        #expect(try await sample.database.timeline(of: other.id, limit: nil).count == 1)
    }

    @Test("a contact with interactions is removed only when it is said where they go")
    func remove() async throws {
        let sample = try Sample()
        let (note, contact, _) = try await assigned(sample)
        await #expect(throws: CirclesError.self) {
            try await sample.database.remove(contact, .onlyIfEmpty, at: sample.now)
        }
        #expect(try await sample.database.remove(contact, .toInbox, at: sample.now) == 1)
        #expect(try await sample.database.notes(.open).map(\.id) == [note.id])
        #expect(try await sample.database.contacts().isEmpty)
    }

    @Test("deleting for good leaves no capture and no picture")
    func deleteForGood() async throws {
        let sample = try Sample()
        let (_, _, interaction) = try await assigned(sample)
        try await sample.database.deleteForGood(interaction.id, at: sample.now)
        #expect(try FileManager.default.contentsOfDirectory(atPath: sample.folder.path + "/captures").isEmpty)
        #expect(try await sample.database.notes(nil).isEmpty)
    }

    @Test("pictures go seven days after all is settled, and stay while anything is open")
    func retention() async throws {
        let sample = try Sample()
        let (_, _, interaction) = try await assigned(sample)
        let capture = try #require(interaction.captureIDs.first)
        try await sample.database.sweepImages(.settled, at: sample.now.addingTimeInterval(6 * 86_400))
        #expect(try await sample.database.image(of: capture) != nil)
        _ = try await sample.database.returnToInbox(interaction.id, at: sample.now)
        try await sample.database.sweepImages(.never, at: sample.now.addingTimeInterval(9 * 86_400))
        #expect(try await sample.database.image(of: capture) != nil)
        let note = try #require(try await sample.database.notes(.open).first)
        _ = try await sample.database.dismiss(note.id, at: sample.now)
        try await sample.database.sweepImages(.settled, at: sample.now.addingTimeInterval(8 * 86_400))
        #expect(try await sample.database.image(of: capture) == nil)
    }

    @Test("a contact comes back as it was saved, and only one is me")
    func contacts() async throws {
        let sample = try Sample()
        var first = try await sample.contact()
        #expect(try await sample.database.contacts() == [first])
        first.nicknames = ["Liz", "Lizzie"]
        try await sample.database.update(first, at: sample.now)
        #expect(try await sample.database.contacts() == [first])
        try await sample.database.setMe(first, at: sample.now)
        let second = try await sample.contact("Kim Berg")
        try await sample.database.setMe(second, at: sample.now)
        #expect(try await sample.database.contacts().filter(\.isMe).map(\.id) == [second.id])
    }
}

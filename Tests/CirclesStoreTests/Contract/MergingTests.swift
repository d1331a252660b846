import CirclesCore
import Foundation
import Testing

@Suite("Merging contacts")
struct MergingTests {
    private let update = ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: nil)

    private func merge(_ other: Contact, into survivor: Contact, _ sample: Sample) async throws -> Merged {
        try await sample.database.merge(other.id, into: survivor.id, with: update, at: sample.now)
    }

    private func error(_ body: () async throws -> Void) async -> CirclesError.Code? {
        do {
            try await body()
            return nil
        } catch {
            return (error as? CirclesError)?.code
        }
    }

    @Test("a contact is never merged with itself or with one that is gone", arguments: Engine.allCases)
    func refused(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let before = try await sample.everything()
        #expect(await error { _ = try await merge(liz, into: liz, sample) } == .usage)
        #expect(await error { _ = try await merge(Contact(name: "Nobody"), into: liz, sample) } == .notFound)
        #expect(await error { _ = try await merge(liz, into: Contact(name: "Nobody"), sample) } == .notFound)
        #expect(try await sample.everything() == before)
    }

    @Test("a capture whose contact is gone knows that one was chosen, however they went", arguments: Engine.allCases)
    func chosenAndGone(engine: Engine) async throws {
        let sample = try Sample(engine)
        let database = sample.database
        let tom = Contact(name: "Tom Fox")
        try await database.add(tom, at: sample.now)
        var capture = sample.capture()
        capture.intendedContactID = tom.id
        try await sample.accepted(capture)
        #expect(await error { _ = try await database.remove(tom, .onlyIfEmpty, at: sample.now) } == .usage)
        // An undo is not refused: what was accepted is asked about.
        _ = try await database.undo(nil, at: sample.now)
        let left = try await database.capture(capture.id)
        #expect(left.intendedContactID == nil && left.confirmation == "the contact you chose was removed meanwhile")
    }

    @Test("a contact stays while a capture for it is not finished", arguments: Engine.allCases)
    func unfinished(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        var capture = sample.capture()
        capture.intendedContactID = liz.id
        try await sample.accepted(capture)
        #expect(await error { _ = try await merge(liz, into: ana, sample) } == .usage)
        // The other way round nothing of it is lost.
        _ = try await merge(ana, into: liz, sample)
        _ = try await sample.conclude(capture, .interaction(sample.interaction(capture, liz)))
        #expect(try await sample.database.timeline(of: liz.id, limit: nil).count == 1)
    }

    @Test("a note that was not with the other one is not with the survivor, told once", arguments: Engine.allCases)
    func rejected(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        var notes: [InboxNote] = []
        for contacts in [[liz], [liz, ana], [ana]] {
            var note = try await sample.noted()
            for contact in contacts {
                let assigned = try await sample.assign(note, contact)
                let taken = try await sample.database.returnToInbox(assigned.interaction.id, at: sample.now)
                note = try #require(taken.notes.first)
            }
            notes.append(note)
        }
        _ = try await merge(liz, into: ana, sample)
        for note in notes {
            let stored = try await sample.database.note(note.id)
            #expect(stored.rejectedContactIDs == [ana.id])
            #expect((stored.revision > note.revision) == note.rejectedContactIDs.contains(liz.id))
        }
        _ = try await sample.database.undo(nil, at: sample.now)
        for note in notes {
            let stored = try await sample.database.note(note.id).rejectedContactIDs
            #expect(Set(stored).isSuperset(of: note.rejectedContactIDs))
        }
    }

    @Test("a UID that an export gave the other one leads to the survivor", arguments: Engine.allCases)
    func exportedUID(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        _ = try await merge(liz, into: ana, sample)
        let file = try #require(try await sample.database.files([ana.id]).first)
        #expect(file.formerUIDs == ["urn:uuid:\(liz.id)"])
    }
}

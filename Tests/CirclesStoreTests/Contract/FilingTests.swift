import CirclesCore
import Foundation
import Testing

@Suite("Accepting")
struct AcceptTests {
    @Test("the same bytes lead to the first capture, and work that was cut off goes on", arguments: Engine.allCases)
    func sameBytes(engine: Engine) async throws {
        let sample = try Sample(engine)
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

    @Test("equal text is the same only within 24 hours", arguments: Engine.allCases)
    func equalText(engine: Engine) async throws {
        let sample = try Sample(engine)
        let first = sample.capture(text: "ok")
        try await sample.accepted(first)
        _ = try await sample.conclude(first, .note(sample.note(first)))
        let soon = try await sample.database.accept(sample.capture(text: "ok", at: 86_000), bytes: nil, force: false)
        guard case .duplicate = soon else { return #expect(Bool(false), "within a day") }
        let later = try await sample.database.accept(sample.capture(text: "ok", at: 90_000), bytes: nil, force: false)
        guard case .new = later else { return #expect(Bool(false), "after a day") }
    }

    @Test("a picture is kept for its capture", arguments: Engine.allCases)
    func payload(engine: Engine) async throws {
        let sample = try Sample(engine)
        let capture = sample.capture()
        try await sample.accepted(capture)
        #expect(try await sample.database.image(of: capture.id) == Data("x".utf8))
        #expect(try await sample.database.capturesWithImages() == [capture.id])
    }

    @Test("a withdrawn capture leaves nothing; a concluded one cannot be withdrawn", arguments: Engine.allCases)
    func withdraw(engine: Engine) async throws {
        let sample = try Sample(engine)
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
    @Test("an interaction comes back as it was filed", arguments: Engine.allCases)
    func roundTrip(engine: Engine) async throws {
        let sample = try Sample(engine)
        let contact = try await sample.contact()
        let capture = sample.capture()
        try await sample.accepted(capture)
        let interaction = sample.interaction(capture, contact)
        _ = try await sample.conclude(capture, .interaction(interaction))
        #expect(try await sample.database.timeline(of: contact.id, limit: nil) == [interaction])
        #expect(try await sample.database.waitingCaptures().isEmpty)
    }

    @Test("concluding twice files once", arguments: Engine.allCases)
    func twice(engine: Engine) async throws {
        let sample = try Sample(engine)
        let contact = try await sample.contact()
        let capture = sample.capture()
        try await sample.accepted(capture)
        _ = try await sample.conclude(capture, .interaction(sample.interaction(capture, contact)))
        _ = try await sample.conclude(capture, .interaction(sample.interaction(capture, contact)))
        _ = try await sample.conclude(capture, .note(sample.note(capture)))
        #expect(try await sample.database.timeline(of: nil, limit: nil).count == 1)
        #expect(try await sample.database.notes(nil).isEmpty)
    }

    @Test("a late answer fills a pending summary and never changes the contact", arguments: Engine.allCases)
    func lateAnswer(engine: Engine) async throws {
        let sample = try Sample(engine)
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

    @Test("an answer for an older revision of a note is not applied", arguments: Engine.allCases)
    func compareAndSwap(engine: Engine) async throws {
        let sample = try Sample(engine)
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

    @Test("a contact removed meanwhile files nothing and loses nothing", arguments: Engine.allCases)
    func removedContact(engine: Engine) async throws {
        let sample = try Sample(engine)
        let capture = sample.capture()
        try await sample.accepted(capture)
        await #expect(throws: CirclesError.self) {
            _ = try await sample.conclude(
                capture, .interaction(sample.interaction(capture, Contact(name: "Gone Away"))))
        }
        #expect(try await sample.database.outcome(of: capture.id) == nil)
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

    @Test("a note is assigned once", arguments: Engine.allCases)
    func assign(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (note, contact, interaction) = try await assigned(sample)
        #expect(try await sample.database.note(note.id).interactionID == interaction.id)
        await #expect(throws: CirclesError.self) {
            _ = try await sample.database.assign(.init(note.id, to: contact), at: sample.now)
        }
        #expect(try await sample.database.timeline(of: contact.id, limit: nil).count == 1)
    }

    @Test("a filing taken back leaves an open note that remembers whom it was not with", arguments: Engine.allCases)
    func takeBack(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (note, contact, interaction) = try await assigned(sample)
        let notes = try await sample.database.returnToInbox(interaction.id, at: sample.now).notes
        #expect(notes.map(\.id) == [note.id])
        #expect(notes.first?.state == .open)
        #expect(notes.first?.reason == .undone)
        #expect(notes.first?.rejectedContactIDs == [contact.id])
        #expect(try await sample.database.timeline(of: nil, limit: nil).isEmpty)
    }

    @Test("a note from before it was read says what was read when its filing is taken back", arguments: Engine.allCases)
    func takeBackUnread(engine: Engine) async throws {
        let sample = try Sample(engine)
        let capture = sample.capture()
        try await sample.accepted(capture)
        var note = sample.note(capture)
        (note.reason, note.title, note.summary, note.text) = (.interrupted, nil, nil, "")
        _ = try await sample.conclude(capture, .note(note))
        let claim = try await sample.claim(capture)
        try await sample.database.save(Transcript(app: .whatsapp, title: "Liz", text: "I love chess"), under: claim)
        let contact = try await sample.contact()
        var filing = Filing(
            capture, under: claim, as: .interaction(sample.interaction(capture, contact)), bookRevision: nil)
        (filing.isRerun, filing.noteRevision) = (true, note.revision)
        guard
            case .concluded(.interaction(let interaction)) = try await sample.database.conclude(filing, at: sample.now)
        else {
            Issue.record("not filed")
            return
        }
        let open = try #require(try await sample.database.returnToInbox(interaction.id, at: sample.now).notes.first)
        #expect(open.id == note.id && open.title == "Liz" && open.text == "I love chess" && open.summary == "first")
    }

    @Test("moving gives the interaction to another contact", arguments: Engine.allCases)
    func move(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (_, contact, interaction) = try await assigned(sample)
        let other = try await sample.contact("Ana Sousa")
        _ = try await sample.database.move(interaction.id, from: nil, to: other, at: sample.now)
        #expect(try await sample.database.timeline(of: contact.id, limit: nil).isEmpty)
        #expect(try await sample.database.timeline(of: other.id, limit: nil).count == 1)
    }

    @Test("a contact with interactions is removed only when it is said where they go", arguments: Engine.allCases)
    func remove(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (note, contact, _) = try await assigned(sample)
        await #expect(throws: CirclesError.self) {
            try await sample.database.remove(contact, .onlyIfEmpty, at: sample.now)
        }
        #expect(try await sample.database.remove(contact, .toInbox, at: sample.now) == 1)
        #expect(try await sample.database.notes(.open).map(\.id) == [note.id])
        #expect(try await sample.database.contacts().isEmpty)
    }

    @Test("deleting for good leaves no capture and no picture", arguments: Engine.allCases)
    func deleteForGood(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (_, _, interaction) = try await assigned(sample)
        try await sample.database.deleteForGood(interaction.id, at: sample.now)
        for capture in interaction.captureIDs { #expect(try await sample.database.image(of: capture) == nil) }
        #expect(try await sample.database.captures().isEmpty)
        #expect(try await sample.database.notes(nil).isEmpty)
    }

    @Test("pictures go seven days after all is settled, and stay while anything is open", arguments: Engine.allCases)
    func retention(engine: Engine) async throws {
        let sample = try Sample(engine)
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

    @Test("a contact comes back as it was saved, and only one is me", arguments: Engine.allCases)
    func contacts(engine: Engine) async throws {
        let sample = try Sample(engine)
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

    @Test("a text that is said to be somebody else's, or of another time, is no repeat", arguments: Engine.allCases)
    func textsOfOthers(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact(), ana = Contact(name: "Ana")
        try await sample.database.add(ana, at: sample.now)
        func repeats(_ change: (inout Capture) -> Void) async throws -> Bool {
            var capture = sample.capture("same", text: "see you")
            change(&capture)
            guard case .new = try await sample.database.accept(capture, bytes: nil, force: false) else { return true }
            return false
        }
        #expect(try await !repeats { $0.intendedContactID = liz.id })
        #expect(try await repeats { $0.intendedContactID = liz.id })
        #expect(try await !repeats { _ in })
        #expect(try await repeats { _ in })
        #expect(try await !repeats { $0.intendedContactID = ana.id })
        #expect(try await !repeats { $0.capturedAt.instant += 14 * 86_400 })
        #expect(
            try await repeats {
                $0.capturedAt.instant += 3600
                $0.capturedAt.source = .now
            })
    }
}

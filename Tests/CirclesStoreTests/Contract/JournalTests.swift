import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@Suite("Undoing")
struct UndoTests {
    private static let update = ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: nil)

    /// A correction, as it is done to a book of two contacts with a filed and an open note.
    enum Correction: CaseIterable, Sendable {
        case dismiss, reopen, move, editSummary, editAll, returnToInbox, add, edit, rename, me, removeEmpty, merge,
            removeToInbox
    }

    @Test("what a correction changed is put back, row by row", arguments: Correction.allCases, Engine.allCases)
    func corrections(_ correction: Correction, engine: Engine) async throws {
        let sample = try Sample(engine)
        let database = sample.database, now = sample.now
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        let lone = try await sample.contact("Lone Ly")
        try await database.setMe(try await sample.contact("Kim Berg"), at: now)
        let interaction = try await sample.filed(liz)
        let (open, dismissed) = (try await sample.noted(), try await sample.noted("Other"))
        _ = try await database.dismiss(dismissed.id, at: now)
        let before = try await sample.everything()
        var edited = liz
        switch correction {
        case .dismiss: _ = try await database.dismiss(open.id, at: now)
        case .reopen: _ = try await database.reopen(dismissed.id, at: now)
        case .move: _ = try await database.move(interaction.id, from: nil, to: ana, at: now)
        case .editSummary:
            _ = try await database.edit(
                interaction.id, summary: "x", userNote: nil, occurredAt: nil, labels: nil, at: now)
        case .editAll:
            _ = try await database.edit(
                interaction.id, summary: "x", userNote: "y", occurredAt: now.addingTimeInterval(9), labels: ["z"],
                at: now)
        case .returnToInbox: _ = try await database.returnToInbox(interaction.id, at: now)
        case .add: _ = try await sample.contact("New One")
        case .edit:
            edited.nicknames = ["Lizzie"]
            edited.phones = []
            try await database.update(edited, at: now)
        case .rename:
            edited.name = "Elizabeth Hart"
            try await database.update(edited, at: now)
        case .me: try await database.setMe(ana, at: now)
        case .removeEmpty: try await database.remove(lone, .onlyIfEmpty, at: now)
        case .merge: _ = try await database.merge(liz.id, into: ana.id, with: Self.update, at: now)
        case .removeToInbox: try await database.remove(liz, .toInbox, at: now)
        }
        #expect(try await sample.everything() != before)
        let entry = try await sample.last()
        #expect(!entry.isAutomatic)
        _ = try await database.undo(nil, at: now)
        #expect(try await sample.everything() == before)
        #expect(try await sample.last().undoneAt != nil)
        let error = await #expect(throws: CirclesError.self) { try await database.undo(entry.id, at: now) }
        #expect(error?.code == .usage)
    }

    @Test("a filing taken back is an open note that remembers whom it was not with", arguments: Engine.allCases)
    func filing(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let interaction = try await sample.filed(liz)
        let entry = try await sample.last()
        #expect(entry.action == .filed)
        #expect(entry.isAutomatic)
        let undone = try await sample.database.undo(nil, at: sample.now)
        #expect(undone.notes.map(\.reason) == [.undone])
        #expect(undone.notes.first?.rejectedContactIDs == [liz.id])
        #expect(undone.notes.first?.captureID == interaction.captureIDs.first)
        #expect(try await sample.database.timeline(of: nil, limit: nil).isEmpty)
    }

    @Test("a late answer goes with the filing it was for, and can be undone alone", arguments: Engine.allCases)
    func refreshed(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let capture = sample.capture()
        try await sample.accepted(capture)
        let first = sample.interaction(capture, liz, pending: true)
        _ = try await sample.conclude(capture, .interaction(first))
        let filing = try await sample.last()
        var answer = first
        answer.summary = "from the model"
        answer.summaryIsPending = false
        answer.interests = []
        _ = try await sample.conclude(capture, .interaction(answer))
        #expect(try await sample.last().action == .refreshed)
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await sample.database.interaction(first.id) == first)
        _ = try await sample.conclude(capture, .interaction(answer))
        _ = try await sample.database.undo(filing.id, at: sample.now)
        #expect(try await sample.last().undoneAt != nil)
    }

    @Test(
        "what was deleted for good stands in no undo's way, wherever it had been filed before",
        arguments: Engine.allCases)
    func deletedAfterMoving(engine: Engine) async throws {
        let sample = try Sample(engine)
        let database = sample.database, now = sample.now
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        let first = try await sample.filed(liz)
        let filing = try await sample.last()
        let note = try #require(try await database.returnToInbox(first.id, at: now).notes.first)
        let returning = try await sample.last()
        let second = try await sample.assign(note, ana).interaction
        try await database.deleteForGood(second.id, at: now)
        let deletion = try await sample.last()
        // Nobody who wants this back means what was done before.
        let error = await #expect(throws: CirclesError.self) { try await database.undo(nil, at: now) }
        #expect(error?.code == .usage && error?.message.contains(deletion.what) == true)
        for entry in [filing, returning] {
            let error = await #expect(throws: CirclesError.self) { try await database.undo(entry.id, at: now) }
            #expect(error?.code == .usage)
        }
        let added = try await database.journal(limit: nil).filter { $0.action == .contactAdded }
        for entry in added { _ = try await database.undo(entry.id, at: now) }
        #expect(try await database.contacts().isEmpty)
    }

    @Test("a contact that was made for a note leaves with it, and the note is what it was", arguments: Engine.allCases)
    func noteOfNewContact(engine: Engine) async throws {
        let sample = try Sample(engine)
        let note = try await sample.noted("Vera Lang")
        var assignment = Assignment(note.id, to: Contact(name: "Vera Lang"))
        assignment.isNew = true
        _ = try await sample.database.assign(assignment, at: sample.now)
        _ = try await sample.database.undo(nil, at: sample.now)
        let back = try await sample.database.note(note.id)
        #expect(back.state == .open && back.reason == note.reason && back.rejectedContactIDs.isEmpty)
        #expect(try await sample.database.contacts().isEmpty)
        #expect(try await sample.database.timeline(of: nil, limit: nil).isEmpty)
    }

    @Test("what later entries rest on stays, and they are named", arguments: Engine.allCases)
    func dependants(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        let interaction = try await sample.filed(liz)
        let filing = try await sample.last()
        _ = try await sample.database.move(interaction.id, from: nil, to: ana, at: sample.now)
        let move = try await sample.last()
        let error = await #expect(throws: CirclesError.self) {
            try await sample.database.undo(filing.id, at: sample.now)
        }
        #expect(error?.message.contains(move.id.short) == true)
        let added = try #require(try await sample.database.journal(limit: nil).last)
        await #expect(throws: CirclesError.self) { try await sample.database.undo(added.id, at: sample.now) }
        _ = try await sample.database.undo(nil, at: sample.now)
        _ = try await sample.database.undo(nil, at: sample.now)
        let notes = try await sample.database.notes(.open)
        #expect(notes.first?.rejectedContactIDs == [liz.id])
    }

    @Test("a move to a contact that was removed since is not undone behind its back", arguments: Engine.allCases)
    func removedSince(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        let interaction = try await sample.filed(liz)
        _ = try await sample.database.move(interaction.id, from: nil, to: ana, at: sample.now)
        let move = try await sample.last()
        try await sample.database.remove(liz, .onlyIfEmpty, at: sample.now)
        await #expect(throws: CirclesError.self) { try await sample.database.undo(move.id, at: sample.now) }
        _ = try await sample.database.undo(nil, at: sample.now)
        _ = try await sample.database.undo(move.id, at: sample.now)
        #expect(try await sample.database.timeline(of: liz.id, limit: nil).count == 1)
    }

    @Test("what is deleted for good is gone from the journal, too, and says so", arguments: Engine.allCases)
    func deletedForGood(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let interaction = try await sample.filed(liz)
        _ = try await sample.database.edit(
            interaction.id, summary: "secret", userNote: nil, occurredAt: nil, labels: nil, at: sample.now)
        let edit = try await sample.last()
        try await sample.database.deleteForGood(interaction.id, at: sample.now)
        let journal = try await Engine.rows(of: sample.database, ["journal"]).values.joined().joined()
        #expect(!journal.contains("chess"))
        #expect(!journal.contains("first"))
        let error = await #expect(throws: CirclesError.self) { try await sample.database.undo(edit.id, at: sample.now) }
        #expect(error?.message.contains("deleted for good") == true)
        // The contact is left to take back, by its name, and only that.
        let added = try #require(try await sample.database.journal(limit: nil).last)
        #expect(try await sample.database.undo(added.id, at: sample.now).entry.action == .contactAdded)
        await #expect(throws: CirclesError.self) { try await sample.database.undo(nil, at: sample.now) }
    }

    @Test("no capture is lost by undoing: noting cannot be undone", arguments: Engine.allCases)
    func noted(engine: Engine) async throws {
        let sample = try Sample(engine)
        let note = try await sample.noted()
        let entry = try await sample.last()
        let error = await #expect(throws: CirclesError.self) {
            try await sample.database.undo(entry.id, at: sample.now)
        }
        #expect(error?.remedy == .dismiss(note.id))
    }

    @Test("undoing everything, step by step, leaves every capture with one outcome", arguments: Engine.allCases)
    func everything(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        let notes = [try await sample.noted(), try await sample.noted(), try await sample.noted("Else")]
        let filed = try await sample.filed(liz)
        _ = try await sample.assign(notes[0], liz, alias: "Lizzie", others: [notes[1].id])
        _ = try await sample.database.move(filed.id, from: nil, to: ana, at: sample.now)
        _ = try await sample.database.returnToInbox(filed.id, at: sample.now)
        _ = try await sample.database.dismiss(notes[2].id, at: sample.now)
        _ = try await sample.database.merge(liz.id, into: ana.id, with: Self.update, at: sample.now)
        var steps = 0
        while (try? await sample.database.undo(nil, at: sample.now)) != nil { steps += 1 }
        #expect(steps == 8)
        #expect(try await sample.database.notes(.open).count == 4)
        #expect(try await sample.database.contacts().isEmpty)
        #expect(try await sample.database.timeline(of: nil, limit: nil).isEmpty)
    }
}

@Suite("Learning")
struct LearningTests {
    @Test("an assignment teaches an alias that knows its app and note", arguments: Engine.allCases)
    func learns(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let note = try await sample.noted("Lizzie 🌸")
        let assigned = try await sample.assign(note, liz, alias: "Lizzie 🌸")
        #expect(try await sample.aliases(liz) == ["Lizzie 🌸"])
        let origin = try await sample.database.aliases(of: liz.id)
        #expect(
            origin == [
                AliasOrigin(kind: .alias, alias: "Lizzie 🌸", contact: liz.id, app: .whatsapp, source: .note(note.id))
            ])
        let entry = try await sample.last()
        #expect(entry.action == .aliasLearnt)
        #expect(entry.cause == assigned.entry)
    }

    @Test(
        "an alias is kept for each app, and a contact that is edited keeps where it came from",
        arguments: Engine.allCases)
    func apps(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        for app in [Transcript.App.whatsapp, .signal, .unknown, .signal] {
            _ = try await sample.assign(try await sample.noted("Lizzie", app: app), liz, alias: "Lizzie")
        }
        let apps = try await sample.database.aliases(of: liz.id).map(\.app)
        #expect(apps.count == 3)
        #expect(Set(apps) == [nil, .signal, .whatsapp])
        var edited = try #require(try await sample.database.contacts().first)
        #expect(Set(edited.aliases.map(\.app)) == [nil, .signal, .whatsapp])
        edited.nicknames.append("Betty")
        try await sample.database.update(edited, at: sample.now)
        #expect(try await sample.database.aliases(of: liz.id).filter { $0.source != .user }.count == 3)
        edited.aliases = []
        try await sample.database.update(edited, at: sample.now)
        #expect(try await sample.database.aliases(of: liz.id).isEmpty)
    }

    enum TakingBack: CaseIterable, Sendable { case move, returnToInbox, undo }

    @Test(
        "taking back a filing that rests on a learnt alias unlearns it", arguments: TakingBack.allCases, Engine.allCases
    )
    func unlearns(_ way: TakingBack, engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        _ = try await sample.assign(try await sample.noted("Lizzie 🌸"), liz, alias: "Lizzie 🌸")
        let later = try await sample.filed(liz, label: "lizzie")
        let forgotten: [ForgottenAlias]
        switch way {
        case .move: forgotten = try await sample.database.move(later.id, from: nil, to: ana, at: sample.now).forgotten
        case .returnToInbox: forgotten = try await sample.database.returnToInbox(later.id, at: sample.now).forgotten
        case .undo: forgotten = try await sample.database.undo(nil, at: sample.now).forgotten
        }
        #expect(forgotten == [ForgottenAlias(alias: "Lizzie 🌸", contact: liz.id)])
        #expect(try await sample.aliases(liz).isEmpty)
        // The user's own nickname is none of this.
        #expect(try await sample.database.contacts().first { $0.id == liz.id }?.nicknames == ["Liz"])
    }

    static let identifiers = [
        LearntName(.phone, "+1 412 253 4494"), LearntName(.email, "tim@example.com"), LearntName(.handle, "@tim_b"),
    ]

    @Test(
        "a number, address or handle is learnt as a field, and undone with its filing", arguments: identifiers,
        Engine.allCases)
    func identifier(_ learnt: LearntName, engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let note = try await sample.noted(learnt.value)
        let assigned = try await sample.assign(note, liz, learnt: learnt)
        let known = try #require(try await sample.database.contacts().first)
        #expect(known == liz.knowing(learnt))
        #expect(known.aliases.isEmpty)
        #expect(try await sample.database.files([liz.id]).first?.record.contact == known)
        let origins = try await sample.database.aliases(of: liz.id)
        #expect(
            origins == [
                AliasOrigin(kind: learnt.kind, alias: learnt.value, contact: liz.id, app: nil, source: .note(note.id))
            ])
        #expect(try await sample.last().action == .aliasLearnt)
        // Learnt once.
        _ = try await sample.assign(try await sample.noted(learnt.value), liz, learnt: learnt)
        #expect(try await sample.database.contacts().first == known)
        // What the user changes beside it leaves it learnt.
        var edited = known
        edited.nicknames.append("Betty")
        try await sample.database.update(edited, at: sample.now)
        #expect(try await sample.database.aliases(of: liz.id) == origins)
        _ = try await sample.database.undo(nil, at: sample.now)
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await sample.database.contacts().first == liz)
        #expect(assigned.interaction.participants.map(\.contactID) == [liz.id])
    }

    @Test(
        "taking back a filing unlearns the number it rests on, and no other one", arguments: TakingBack.allCases,
        Engine.allCases)
    func unlearnsNumber(_ way: TakingBack, engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        for number in ["+1 412 253 4494", "+1 412 253 4495"] {
            _ = try await sample.assign(try await sample.noted(number), liz, learnt: LearntName(.phone, number))
        }
        let later = try await sample.filed(liz, label: "(412) 253-4494")
        let forgotten: [ForgottenAlias]
        switch way {
        case .move: forgotten = try await sample.database.move(later.id, from: nil, to: ana, at: sample.now).forgotten
        case .returnToInbox: forgotten = try await sample.database.returnToInbox(later.id, at: sample.now).forgotten
        case .undo: forgotten = try await sample.database.undo(nil, at: sample.now).forgotten
        }
        #expect(forgotten == [ForgottenAlias(alias: "+1 412 253 4494", contact: liz.id)])
        let phones = try await sample.database.contacts().first { $0.id == liz.id }?.phones
        #expect(phones == liz.phones + ["+1 412 253 4495"])
    }

    @Test("a number that the user entered is never unlearnt", arguments: Engine.allCases)
    func enteredNumber(engine: Engine) async throws {
        let sample = try Sample(engine)
        var liz = try await sample.contact()
        liz.phones = ["+1 412 253 4494"]
        try await sample.database.update(liz, at: sample.now)
        let learnt = LearntName(.phone, "+1 412 253 4494")
        let assigned = try await sample.assign(try await sample.noted(learnt.value), liz, learnt: learnt)
        #expect(try await sample.database.returnToInbox(assigned.interaction.id, at: sample.now).forgotten.isEmpty)
        #expect(try await sample.database.contacts().first?.phones == [learnt.value])
    }

    @Test(
        "a learnt number stays learnt through a merge, unless the user entered it, too", arguments: [false, true],
        Engine.allCases)
    func mergedNumber(isEntered: Bool, engine: Engine) async throws {
        let sample = try Sample(engine)
        let update = ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: nil)
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        let learnt = LearntName(.phone, "+1 412 253 4494")
        for (contact, other) in isEntered ? [(ana, liz)] : [(liz, ana)] {
            _ = try await sample.assign(try await sample.noted(learnt.value), contact, learnt: learnt)
            if isEntered {
                var other = other
                other.phones = [learnt.value]
                try await sample.database.update(other, at: sample.now)
            }
        }
        let merged = try await sample.database.merge(liz.id, into: ana.id, with: update, at: sample.now)
        #expect(merged.record.contact.phones == liz.phones + [learnt.value])
        let origin = try await sample.database.aliases(of: ana.id).first { $0.kind == .phone }
        if isEntered {
            #expect(origin == nil)
        } else {
            #expect(origin.map { $0.source == .user } == false)
            let filed = try #require(try await sample.database.timeline(of: ana.id, limit: nil).first)
            let forgotten = try await sample.database.returnToInbox(filed.id, at: sample.now).forgotten
            #expect(forgotten == [ForgottenAlias(alias: learnt.value, contact: ana.id)])
        }
    }

    @Test(
        "an alias that differs in a digit, a generation or a context is another one",
        arguments: [
            ("Anna 1", "Anna 2"), ("Smith Sr", "Smith Jr"), ("Anna (Work)", "Anna (Gym)"),
        ], Engine.allCases)
    func otherAlias(_ names: (String, String), engine: Engine) async throws {
        let (alias, label) = names
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        _ = try await sample.assign(try await sample.noted(alias), liz, alias: alias)
        let later = try await sample.filed(liz, label: label)
        #expect(try await sample.database.returnToInbox(later.id, at: sample.now).forgotten.isEmpty)
        #expect(try await sample.aliases(liz) == [alias])
    }

    @Test("a move that is undone teaches the alias again", arguments: Engine.allCases)
    func relearns(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        let assigned = try await sample.assign(try await sample.noted(), liz, alias: "Lizzie")
        _ = try await sample.database.move(assigned.interaction.id, from: nil, to: ana, at: sample.now)
        _ = try await sample.database.undo(nil, at: sample.now)
        #expect(try await sample.aliases(liz) == ["Lizzie"])
    }

    @Test(
        "an assignment is undone with what it taught and filed along, unless something rests on the alias",
        arguments: Engine.allCases)
    func group(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let notes = [try await sample.noted(), try await sample.noted()]
        let assigned = try await sample.assign(notes[0], liz, alias: "Lizzie", others: [notes[1].id])
        #expect(assigned.others.count == 1)
        let later = try await sample.filed(liz, label: "Lizzie")
        let error = await #expect(throws: CirclesError.self) {
            try await sample.database.undo(assigned.entry, at: sample.now)
        }
        #expect(error?.code == .usage)
        try await sample.database.deleteForGood(later.id, at: sample.now)
        let undone = try await sample.database.undo(assigned.entry, at: sample.now)
        #expect(Set(undone.notes.map(\.id)) == Set(notes.map(\.id)))
        #expect(try await sample.aliases(liz).isEmpty)
        #expect(try await sample.database.journal(limit: nil).filter { $0.undoneAt != nil }.count == 3)
    }

    @Test("an alias alone can be undone", arguments: Engine.allCases)
    func aliasAlone(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        _ = try await sample.assign(try await sample.noted(), liz, alias: "Lizzie")
        let undone = try await sample.database.undo(try await sample.last().id, at: sample.now)
        #expect(undone.forgotten.map(\.alias) == ["Lizzie"])
        #expect(try await sample.aliases(liz).isEmpty)
        #expect(try await sample.database.timeline(of: liz.id, limit: nil).count == 1)
    }

    @Test(
        "a contact made for an assignment goes with it, unless it is used elsewhere", arguments: [false, true],
        Engine.allCases)
    func newContact(isUsed: Bool, engine: Engine) async throws {
        let sample = try Sample(engine)
        let contact = Contact(name: "Priya Nair")
        var assignment = Assignment(try await sample.noted().id, to: contact)
        assignment.isNew = true
        let assigned = try #require(try await sample.database.assign(assignment, at: sample.now))
        if isUsed { _ = try await sample.filed(contact) }
        _ = try await sample.database.undo(assigned.entry, at: sample.now)
        #expect(try await sample.database.contacts().isEmpty != isUsed)
    }
}

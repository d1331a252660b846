import CirclesCore
import Foundation
import Testing

@Suite("Looking after the store")
struct MaintenanceTests {
    @Test(
        "a copy for a dry run has what the store has, and what is done to it is done to nothing else",
        arguments: Engine.allCases)
    func dryRun(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        let copy = try sample.database.copyForDryRun()
        #expect(try await copy.contacts() == [liz])
        try await copy.remove(liz, .onlyIfEmpty, at: sample.now)
        #expect(try await copy.contacts().isEmpty)
        #expect(try await sample.database.contacts() == [liz])
    }

    @Test("health counts what there is", arguments: Engine.allCases)
    func health(engine: Engine) async throws {
        let sample = try Sample(engine)
        let liz = try await sample.contact()
        _ = try await sample.filed(liz)
        _ = try await sample.noted()
        try await sample.accepted(sample.capture(UUID().uuidString))
        let health = try await sample.database.health()
        #expect(health.integrity == "ok")
        #expect(health.contacts == 1 && health.interactions == 1 && health.openNotes == 1)
        #expect(health.unfinishedCaptures == 1)
    }

    @Test("a purge leaves nothing of a contact, and is over when it is said to be", arguments: Engine.allCases)
    func purge(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        let interaction = try await sample.filed(liz)
        let plan = try await sample.database.planPurge(of: liz, with: [])
        #expect(plan.captures == interaction.captureIDs)
        try await sample.database.purge(plan)
        #expect(try await sample.database.contacts() == [ana])
        #expect(try await sample.database.captures().isEmpty)
        #expect(try await sample.database.finishPurge() == interaction.captureIDs)
        try sample.database.endPurge()
        #expect(try await sample.database.finishPurge().isEmpty)
        // Ana, who came before, is not taken back in its place.
        let refused = await #expect(throws: CirclesError.self) { try await sample.database.undo(nil, at: sample.now) }
        #expect(refused?.code == .usage && refused?.message.contains("purged a contact") == true)
        #expect(try await sample.database.contacts() == [ana])
    }

    @Test("nor of whom was merged into them, nor in what notes of others say", arguments: Engine.allCases)
    func purgesNames(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, bee) = (try await sample.contact(), try await sample.contact("Bumble Bee"))
        let update = ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: nil)
        _ = try await sample.database.merge(bee.id, into: liz.id, with: update, at: sample.now)
        let capture = sample.capture()
        try await sample.accepted(capture)
        var note = sample.note(capture, "Liz")
        note.explanation = "2 contacts fit: Elizabeth Chen, Liz Ward"
        _ = try await sample.conclude(capture, .note(note))
        try await sample.database.purge(try await sample.database.planPurge(of: liz, with: []))
        let told = try await sample.database.journal(limit: nil).map(\.what)
        #expect(!told.contains { $0.contains("Bumble") || $0.contains("Elizabeth") })
        #expect(try await sample.database.note(note.id).explanation.contains("Elizabeth") == false)
    }

    @Test("who has a longer name with the purged one in it keeps it in the log", arguments: Engine.allCases)
    func longerNames(engine: Engine) async throws {
        let sample = try Sample(engine)
        let anna = try await sample.contact("Anna")
        let names = ["Anna Vogt", "Marianna", "Eva Anna"]
        for name in names { _ = try await sample.filed(try await sample.contact(name)) }
        try await sample.database.purge(try await sample.database.planPurge(of: anna, with: []))
        let told = try await sample.database.journal(limit: nil).map(\.what)
        for name in names { #expect(told.contains("filed with \(name)"), "\(told)") }
    }

    @Test(
        "who has what a merged contact had is told, over several merges, until they are undone",
        arguments: Engine.allCases)
    func survivor(engine: Engine) async throws {
        let sample = try Sample(engine)
        let (liz, bee, ana) = (
            try await sample.contact(), try await sample.contact("Bumble Bee"), try await sample.contact("Ana Sousa")
        )
        let update = ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: nil)
        #expect(try await sample.database.survivor(ofMerged: "Bumble Bee") == nil)
        _ = try await sample.database.merge(bee.id, into: liz.id, with: update, at: sample.now)
        let last = try await sample.database.merge(liz.id, into: ana.id, with: update, at: sample.now)
        #expect(try await sample.database.survivor(ofMerged: "Bumble Bee")?.id == ana.id)
        _ = try await sample.database.undo(last.entry, at: sample.now)
        #expect(try await sample.database.survivor(ofMerged: "Bumble Bee")?.id == liz.id)
    }

    @Test("a folder is known from the first look at it, and bytes by what was taken", arguments: Engine.allCases)
    func watching(engine: Engine) async throws {
        let database = try Sample(engine).database
        let now = Date(timeIntervalSince1970: 1_704_360_600)
        let file = WatchedFile(path: "/a/b.png", size: 1, modified: 2, inode: 3)
        #expect(try await database.watchedFiles(in: "/a") == nil)
        try await database.watch("/a", knowing: [file], at: now)
        #expect(try await database.watchedFiles(in: "/a") == ["/a/b.png": file])
        try await database.save(file, in: "/a", sha256: "s", share: nil)
        #expect(try await !database.wasTaken(sha256: "s"))
        try await database.save(file, in: "/a", sha256: "s", share: .random())
        #expect(try await database.wasTaken(sha256: "s"))
    }
}

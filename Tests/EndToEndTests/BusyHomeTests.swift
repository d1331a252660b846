import CirclesCore
import CirclesService
import CirclesSpool
import CirclesTestSupport
import Foundation
import Logging
import Testing

/// Sixteen tasks of one process and four processes on one home, while its contacts are edited, merged and removed.
///
/// `CIRCLES_BUSY_SECONDS` is how long it goes on; `make test-faults` gives it a minute.
@Suite("A busy home")
struct BusyHomeTests {
    private static let seconds =
        ProcessInfo.processInfo.environment["CIRCLES_BUSY_SECONDS"].flatMap(Double.init) ?? 3

    /// Nothing is recognised: what is handed in is text.
    private struct Blind: TextRecognizer {
        func recognize(_ image: Data, languages: [String]) async throws -> RecognizedPage {
            throw CirclesError(.unavailable, "no recogniser")
        }
    }

    private static let names = [
        "Maria Lopez", "Elizabeth Chen", "Tom Berg", "Lissy Wonder", "Ana Sousa", "Bo Kent", "+1 412 253 4494",
        "Anna 1",
        "Anna 2",
    ]

    private let circles: CirclesProcess
    private let context: AppContext

    init() async throws {
        circles = try CirclesProcess()
        let home = try Home(circles.data.path, environment: [:])
        context = try AppContext.open(
            home, try await Settings.load(home, environment: [:], model: nil, languages: nil, vision: false))
    }

    /// A text of which many are handed in more than once, by tasks and processes alike.
    private static func text(_ dice: inout SplitMix64) -> String {
        let name = names[Int(dice.next() % UInt64(names.count))]
        return "\(name)\nsee you at \(dice.next() % 40 + 1) o'clock"
    }

    private func isOver(_ start: ContinuousClock.Instant) -> Bool {
        ContinuousClock.now - start > .seconds(Self.seconds)
    }

    private func handIn(_ seed: UInt64, _ start: ContinuousClock.Instant) async -> [ImportResult] {
        var dice = SplitMix64(seed: seed)
        let pipeline = context.pipeline(
            ExtractionService(.rules), reader: TranscriptReader(recognizer: Blind(), languages: []), isShared: false)
        let batch = ImportBatch(
            database: context.database, pipeline: pipeline, inbox: context.inbox, details: SubmissionDetails(),
            force: false, isDryRun: false, log: Logger(label: "busy") { _ in SwiftLogNoOpLogHandler() })
        var results: [ImportResult] = []
        while !isOver(start) { results.append(await batch.run(.text(Self.text(&dice), origin: .cli))) }
        return results
    }

    private func runProcesses(_ seed: UInt64, _ start: ContinuousClock.Instant) async throws {
        var dice = SplitMix64(seed: seed)
        while !isOver(start) {
            let texts = (0..<4).flatMap { _ in ["--text", Self.text(&dice)] }
            let output = try await circles.run(["import", "--quiet", "--json"] + texts)
            #expect(output.status == 0, "\(output.standardError)")
        }
    }

    /// Adds, renames, merges, removes and undoes, and assigns notes, which teaches aliases and numbers.
    private func edit(_ start: ContinuousClock.Instant) async throws {
        var dice = SplitMix64(seed: 99)
        while !isOver(start) {
            let choice = dice.next(), other = dice.next()
            do {
                try await edit(choice, other)
            } catch {
                // What another one removed meanwhile is gone: that is an answer, too.
                let code = (error as? CirclesError)?.code
                #expect(code == .usage || code == .notFound, "\(error)")
            }
        }
    }

    private func edit(_ choice: UInt64, _ other: UInt64) async throws {
        let database = context.database
        let contacts = try await database.contacts()
        func contact(_ number: UInt64) -> Contact { contacts[Int(number % UInt64(contacts.count))] }
        if contacts.count < 4 || choice % 7 == 0 {
            let name = Self.names[Int(other % 6)]
            _ = try await database.add(ContactRecord(contact: Contact(name: name)), at: Date())
        } else if choice % 7 == 1 {
            var edited = contact(other)
            edited.nicknames = ["Nick \(choice % 5)"]
            _ = try await database.update(ContactRecord(contact: edited), at: Date())
        } else if choice % 7 == 2 {
            let (kept, gone) = (contact(other), contact(other + 1))
            _ = try await database.merge(gone.id, into: kept.id, with: context.contactUpdate, at: Date())
        } else if choice % 7 == 3 {
            _ = try await database.remove(contact(other), .toInbox, at: Date())
        } else if choice % 7 == 6 {
            _ = try await database.undo(nil, at: Date())
        } else if let note = try await database.notes(.open).last {
            let also = try await context.inbox.titledLike(note, notRejecting: contact(other)).map(\.id)
            _ = try await context.inbox.assign(note, to: contact(other), also: also)
        }
    }

    @Test("loses nothing, files nothing twice, keeps no alias that fits two, and undoes to its first state")
    func busy() async throws {
        let database = context.database
        let liz = Contact(name: "Elizabeth Chen"), tom = Contact(name: "Tom Berg")
        for contact in [liz, tom] { _ = try await database.add(ContactRecord(contact: contact), at: Date()) }
        let first = try await database.contacts()
        let firstEntries = Set(try await database.journal(limit: nil).map(\.id))

        let start = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<16 {
                group.addTask { for result in await handIn(UInt64(task), start) { Self.expect(result) } }
            }
            for process in 0..<4 { group.addTask { try await runProcesses(UInt64(100 + process), start) } }
            group.addTask { try await edit(start) }
            try await group.waitForAll()
        }

        let captures = try await database.captures()
        #expect(Set(captures.map(\.sha256)).count == captures.count, "the same text was accepted twice")
        let filed = try await database.timeline(of: nil, limit: nil).flatMap(\.captureIDs)
        #expect(Set(filed).count == filed.count, "a capture was filed twice")
        for capture in captures {
            #expect(capture.state == .filed)
            let outcome = try #require(try await database.outcome(of: capture.id), "a capture is lost")
            if case .note(let note) = outcome { #expect(!(note.state == .open && filed.contains(note.captureID))) }
        }
        try await expectNoAliasFitsTwo()
        try await undoAll(but: firstEntries)
        #expect(Set(try await database.contacts()) == Set(first))
        #expect(try await database.timeline(of: nil, limit: nil).isEmpty)
    }

    /// Each of those who handed the same bytes in gets the one result.
    private static func expect(_ result: ImportResult) {
        #expect(result.error == nil, "\(String(describing: result.error))")
        #expect(result.outcome != nil && result.status != .waiting)
    }

    private func expectNoAliasFitsTwo() async throws {
        let contacts = try await context.database.contacts()
        for known in try await context.database.aliases() where known.source != .user {
            let others = contacts.filter { $0.id != known.contact }
            let fit = NameFit(others, phoneNumbers: context.rules.phoneNumbers, region: context.rules.region)
            #expect(!fit.fits(known.name), "\(known.alias) fits another contact, too")
        }
    }

    /// Takes back what can be, the last first, until only `entries` are left.
    private func undoAll(but entries: Set<JournalEntry.ID>) async throws {
        while let last = try await context.database.journal(limit: nil).first(where: {
            $0.canBeUndone && $0.cause == nil && !entries.contains($0.id)
        }) {
            _ = try await context.database.undo(last.id, at: Date())
        }
    }
}

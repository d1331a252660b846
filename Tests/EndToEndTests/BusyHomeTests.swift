import CirclesCore
import CirclesService
import CirclesSpool
import CirclesTestSupport
import Foundation
import Logging
import Synchronization
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
        "Maria Lopez", "Elizabeth Chen", "Tom Berg", "Lissy Wonder", "Ana Sousa", "Bo Kent", "+1 412 253 4494", "Anna 1",
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
            Understanding(.rules), reader: TranscriptReader(recognizer: Blind(), languages: []), isShared: false)
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
        let database = context.database
        while !isOver(start) {
            let contacts = try await database.contacts()
            let any = contacts.isEmpty ? nil : contacts[Int(dice.next() % UInt64(contacts.count))]
            // What another one removed meanwhile is gone: that is an answer, too.
            do {
                switch (dice.next() % 7, any) {
                case (0, _), (1, nil), (2, nil):
                    let name = Self.names[Int(dice.next() % 6)]
                    _ = try await database.add(ContactRecord(contact: Contact(name: name)), at: Date())
                case (1, var contact?):
                    contact.nicknames = ["Nick \(dice.next() % 5)"]
                    _ = try await database.update(ContactRecord(contact: contact), at: Date())
                case (2, let contact?) where contacts.count > 3:
                    let other = contacts[Int(dice.next() % UInt64(contacts.count))]
                    if other.id != contact.id {
                        _ = try await database.merge(
                            other.id, into: contact.id, with: context.contactUpdate, at: Date())
                    }
                case (3, let contact?) where contacts.count > 3:
                    _ = try await database.remove(contact, .toInbox, at: Date())
                case (4, let contact?), (5, let contact?):
                    if let note = try await database.notes(.open).randomElement(using: &dice) {
                        let also = try await context.inbox.titledLike(note, notRejecting: contact).map(\.id)
                        _ = try await context.inbox.assign(note, to: contact, also: also)
                    }
                default: _ = try await database.undo(nil, at: Date())
                }
            } catch let error as CirclesError {
                #expect([.usage, .notFound].contains(error.code), "\(error)")
            }
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
        let results = Mutex<[ImportResult]>([])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<16 {
                group.addTask {
                    let own = await handIn(UInt64(task), start)
                    results.withLock { $0 += own }
                }
            }
            for process in 0..<4 { group.addTask { try await runProcesses(UInt64(100 + process), start) } }
            group.addTask { try await edit(start) }
            try await group.waitForAll()
        }

        // Each of those who handed the same bytes in got the one result.
        for result in results.withLock({ $0 }) {
            #expect(result.error == nil, "\(String(describing: result.error))")
            #expect(result.conclusion != nil && result.status != .waiting)
        }
        let captures = try await database.captures()
        #expect(Set(captures.map(\.sha256)).count == captures.count, "the same text was accepted twice")
        let filed = try await database.timeline(of: nil, limit: nil).flatMap(\.captureIDs)
        #expect(Set(filed).count == filed.count, "a capture was filed twice")
        for capture in captures {
            #expect(capture.state == .filed)
            let conclusion = try #require(try await database.conclusion(of: capture.id), "a capture is lost")
            if case .note(let note) = conclusion { #expect(!(note.state == .open && filed.contains(note.captureID))) }
        }
        try await expectNoAliasFitsTwo()
        try await undoAll(but: firstEntries)
        #expect(Set(try await database.contacts()) == Set(first))
        #expect(try await database.timeline(of: nil, limit: nil).isEmpty)
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

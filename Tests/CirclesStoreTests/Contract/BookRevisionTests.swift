import CirclesCore
import Foundation
import Synchronization
import Testing

@Suite("The book's revision")
struct BookRevisionTests {
    /// The book as the store has it, with something done after each time it was handed out.
    private struct Book: BookSource {
        let database: any Store
        let afterwards: @Sendable () async throws -> Void

        func snapshot() async throws(CirclesError) -> BookSnapshot {
            let book = try await database.book(since: nil)
            let snapshot = BookSnapshot(ContactMatcher(ContactIndex(book.contacts)), revision: book.revision)
            do { try await afterwards() } catch { throw CirclesError(.internalError, "\(error)") }
            return snapshot
        }
    }

    /// A store that does not look at the revision: what the check is worth is seen by what happens without it.
    private struct Unchecked: CaptureRepository {
        let captures: any CaptureRepository

        func accept(_ capture: Capture, bytes: Data?, force: Bool) async throws(CirclesError) -> Acceptance {
            try await captures.accept(capture, bytes: bytes, force: force)
        }
        func capture(_ id: Capture.ID) async throws(CirclesError) -> Capture { try await captures.capture(id) }
        func outcome(of id: Capture.ID) async throws(CirclesError) -> CaptureOutcome? {
            try await captures.outcome(of: id)
        }
        func image(of id: Capture.ID) async throws(CirclesError) -> Data? { try await captures.image(of: id) }
        func transcript(of id: Capture.ID) async throws(CirclesError) -> Transcript? {
            try await captures.transcript(of: id)
        }
        func extraction(of id: Capture.ID) async throws(CirclesError) -> Extraction? {
            try await captures.extraction(of: id)
        }
        func save(_ transcript: Transcript, under claim: WorkClaim) async throws(CirclesError) {
            try await captures.save(transcript, under: claim)
        }
        func save(_ extraction: Extraction, under claim: WorkClaim) async throws(CirclesError) {
            try await captures.save(extraction, under: claim)
        }
        func fail(_ claim: WorkClaim, _ failure: CirclesError, at now: Date) async throws(CirclesError) {
            try await captures.fail(claim, failure, at: now)
        }
        func withdraw(_ claim: WorkClaim) async throws(CirclesError) { try await captures.withdraw(claim) }
        func conclude(_ filing: Filing, at now: Date) async throws(CirclesError) -> FilingResult {
            var filing = filing
            filing.bookRevision = nil
            return try await captures.conclude(filing, at: now)
        }
    }

    /// Nothing is recognised: what is handed in is text.
    private struct Blind: TextRecognizer {
        func recognize(_ image: Data, languages: [String]) async throws -> RecognizedPage {
            throw CirclesError(.unavailable, "no recogniser")
        }
    }

    /// Files a conversation titled "Maria Lopez", with a second Maria Lopez coming between the match and the filing.
    private func file(checked: Bool, _ engine: Engine) async throws -> CaptureOutcome? {
        let sample = try Sample(engine)
        let database = sample.database
        try await database.add(Contact(name: "Maria Lopez"), at: sample.now)
        let comes = Mutex(true)
        let book = Book(database: database) { [database, sample] in
            let isFirst = comes.withLock { comes in
                defer { comes = false }
                return comes
            }
            if isFirst { try await database.add(Contact(name: "Maria Lopez"), at: sample.now) }
        }
        // The first snapshot is the extraction's in a pipeline with models; the rules take one, too.
        let pipeline = ImportPipeline(
            captures: checked ? database : Unchecked(captures: database),
            reader: TranscriptReader(recognizer: Blind(), languages: []), extractor: ExtractionService(.rules),
            policy: FilingPolicy(), book: AfterFirst(book), now: { [sample] in sample.now }, seconds: { 0 })
        let capture = sample.capture(text: "Maria Lopez\nSee you on Friday?")
        guard case .new(_, let claim) = try await database.accept(capture, bytes: nil, force: false) else { return nil }
        return try await pipeline.process(capture, under: claim).outcome
    }

    /// Hands the book of the extraction stage out as it is, so that the barrier stands between match and outcome.
    private final class AfterFirst: BookSource {
        private let book: Book
        private let isFirst = Mutex(true)

        init(_ book: Book) { self.book = book }

        func snapshot() async throws(CirclesError) -> BookSnapshot {
            let first = isFirst.withLock { first in
                defer { first = false }
                return first
            }
            return try await first ? Book(database: book.database, afterwards: {}).snapshot() : book.snapshot()
        }
    }

    @Test("a namesake who comes between the match and the filing is asked about", arguments: Engine.allCases)
    func namesake(engine: Engine) async throws {
        guard case .note(let note)? = try await file(checked: true, engine) else {
            return #expect(Bool(false), "filed")
        }
        #expect(note.reason == .ambiguousContact)
    }

    @Test(
        "without the check it would be filed with the first one: the barrier stands where it matters",
        arguments: Engine.allCases)
    func negativeControl(engine: Engine) async throws {
        guard case .interaction? = try await file(checked: false, engine) else { return #expect(Bool(false), "asked") }
    }

    /// A write of the contact book, done to two contacts.
    enum Write: String, CaseIterable, Sendable {
        case add, edit, remove, merge, me, learn, undo, purge, importCards
    }

    @Test(
        "every write of a contact or a name raises it, and says whom it was about", arguments: Write.allCases,
        Engine.allCases)
    func raised(_ write: Write, engine: Engine) async throws {
        let sample = try Sample(engine)
        let database = sample.database
        let (liz, ana) = (try await sample.contact(), try await sample.contact("Ana Sousa"))
        let note = try await sample.noted()
        if write == .undo { try await database.add(Contact(name: "Too Much"), at: sample.now) }
        let before = try await database.book(since: nil)
        var whom: Set<Contact.ID> = [liz.id]
        switch write {
        case .add:
            let kim = Contact(name: "Kim Berg")
            try await database.add(kim, at: sample.now)
            whom = [kim.id]
        case .edit:
            var edited = liz
            edited.nicknames = ["Lizzie"]
            try await database.update(edited, at: sample.now)
        case .remove: try await database.remove(liz, .onlyIfEmpty, at: sample.now)
        case .merge:
            let update = ContactUpdate(phoneNumbers: DigitPhoneNumbers(), region: nil)
            _ = try await database.merge(liz.id, into: ana.id, with: update, at: sample.now)
            whom = [liz.id, ana.id]
        case .me: try await database.setMe(liz, at: sample.now)
        case .learn: _ = try await sample.assign(note, liz, alias: "Lissy Wonder")
        case .undo: _ = try await database.undo(nil, at: sample.now)
        case .purge:
            try await database.purge(try await database.planPurge(of: liz, with: []))
        case .importCards:
            let importer = ContactImporter(database, NameRules(), at: sample.now)
            let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Kim Berg\r\nEND:VCARD\r\n"
            var pieces = [Array(card.utf8)]
            var reader = ContactFileReader(.vcard) { pieces.popLast() ?? [] }
            var ids = IdentifierSequence()
            while case .card(let numbered)? = try reader.next() {
                _ = try await importer.take([PreparedCard(numbered) { ids.next() }], from: "a file")
            }
        }
        let after = try await database.book(since: before.revision)
        #expect(after.revision > before.revision)
        let told = Set(after.contacts.map(\.id)).union(after.removed)
        switch write {
        case .undo: #expect(after.removed.count == 1)
        // Nothing may be left of who was purged: all of the book is read again.
        case .purge: #expect(after.isWhole && after.contacts.map(\.id) == [ana.id])
        case .importCards: #expect(after.contacts.map(\.name) == ["Kim Berg"])
        default: #expect(!after.isWhole && told == whom)
        }
    }

    @Test("what is no write of the book leaves it as it is", arguments: Engine.allCases)
    func unchanged(engine: Engine) async throws {
        let sample = try Sample(engine)
        let database = sample.database
        let liz = try await sample.contact()
        let before = try await database.book(since: nil).revision
        let filed = try await sample.filed(liz)
        let note = try await sample.noted()
        _ = try await database.dismiss(note.id, at: sample.now)
        _ = try await database.edit(
            filed.id, summary: "x", userNote: nil, occurredAt: nil, labels: nil, at: sample.now)
        #expect(try await database.book(since: nil).revision == before)
    }
}

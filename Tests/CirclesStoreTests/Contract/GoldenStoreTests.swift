import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

/// The fixtures' pages, taken all the way through a store: what it gives back is the goldens, byte for byte, whichever engine keeps it.
@Suite("Goldens through a store")
struct GoldenStoreTests {
    /// The book as the store has it.
    private struct Book: BookSource {
        let database: any Store

        func snapshot() async throws(CirclesError) -> BookSnapshot {
            let book = try await database.book(since: nil)
            return BookSnapshot(ContactMatcher(ContactIndex(book.contacts)), revision: book.revision)
        }
    }

    /// What a fixture ended as, and what was written down of that.
    private struct Filed: Encodable {
        let file: String
        let capture: Capture
        var interaction: Interaction?
        var note: InboxNote?
        var steps: [String] = []
    }

    /// Ids that are new in each run are told by when they are met first.
    private func numbered(_ text: String) -> String {
        var known: [Substring: Int] = [:]
        return text.replacing(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/) { match in
            guard !match.output.hasPrefix("00000000-") else { return String(match.output) }
            let number = known[match.output] ?? known.count + 1
            known[match.output] = number
            return "new \(number)"
        }
    }

    @Test("what is read, extracted, matched and filed is the same in every engine", arguments: Engine.allCases)
    func filing(engine: Engine) async throws {
        let sample = try Sample(engine), database = sample.database
        for contact in try GoldenFixtures.book() { try await database.add(contact, at: sample.now) }
        let pipeline = ImportPipeline(
            captures: database, reader: TranscriptReader(recognizer: GoldenFixtures.Recorded(), languages: ["eng"]),
            extractor: ExtractionService(.rules), policy: FilingPolicy(), book: Book(database: database),
            now: { [sample] in sample.now }, seconds: { 0 })
        var all: [Filed] = []
        for (index, file) in try GoldenFixtures.pictures.enumerated() {
            let capture = Capture(
                id: try #require(Capture.ID("00000000-0000-4000-9000-\(index + 100_000_000_000)")), origin: .cli,
                payload: .image(.init(format: .png, width: 1, height: 1, originalName: nil)), sha256: file,
                capturedAt: GoldenFixtures.captured, receivedAt: sample.now.addingTimeInterval(Double(index)))
            let accepted = try await database.accept(capture, bytes: Data(file.utf8), force: false)
            guard case .new(_, let claim) = accepted else {
                Issue.record("\(file) is not new")
                return
            }
            let result = try await pipeline.process(capture, under: claim)
            func compare(_ stage: String, _ value: some Encodable) throws {
                #expect(try Golden("\(file).\(stage).json").difference(from: GoldenFixtures.json(value)) == nil)
            }
            try compare("transcript", try #require(try await database.transcript(of: capture.id)))
            try compare("extraction", try #require(try await database.extraction(of: capture.id)))
            try compare("match", try #require(result.match))
            var filed = Filed(file: file, capture: try await database.capture(capture.id))
            switch try await database.outcome(of: capture.id) {
            case .interaction(let interaction)?: filed.interaction = try await database.interaction(interaction.id)
            case .note(let note)?: filed.note = try await database.note(note.id)
            case nil: Issue.record("\(file) was not filed")
            }
            filed.steps = try await database.journal(limit: 100).filter { $0.about.capture == capture.id }.map {
                "\($0.action.rawValue): \($0.what)"
            }
            all.append(filed)
        }
        #expect(try Golden("filed.json").difference(from: numbered(GoldenFixtures.json(all))) == nil)
    }
}

import CirclesSQLite
import CirclesStore
import CirclesTestSupport
import Foundation
import Prompts
import Synchronization
import Testing

@testable import CirclesCore

/// A line of `Fixtures/hostile/transcripts.jsonl`.
struct HostileMessage: Decodable, Sendable, CustomTestStringConvertible {
    let kind: String
    let attack: String
    /// The contact it wants the conversation for.
    let victim: String

    var testDescription: String { "\(kind): \(attack.prefix(60))" }

    static var all: [HostileMessage] {
        get throws { try Fixture.lines("hostile/transcripts.jsonl", as: HostileMessage.self) }
    }
}

/// A model that does what a message tells it, and quotes the message as its evidence.
private struct CorruptModel: LanguageModel {
    enum Manner: CaseIterable {
        /// Names the victim, by the id it was shown for them.
        case obeys
        /// Makes up ids, days and facts, and quotes the attack for all of them.
        case forges
        /// Gives the attack back as its answer.
        case parrots
    }

    let name = "stub:corrupt"
    let isLocal = true
    let message: HostileMessage
    let manner: Manner

    func answer(_ prompt: Prompt) async throws -> ModelAnswer {
        if manner == .parrots { return ModelAnswer(text: message.attack, modelVersion: "stub") }
        let line = prompt.user.split(separator: "\n").first { $0.hasSuffix(": \(message.victim)") }
        let shown = line?.split(separator: ":").first.map(String.init) ?? "NONE"
        let ids = ["NONE", "m-1", "1", "00000000-0000-0000-0000-000000000000", message.victim]
        let quote = JSONValue.string(String(message.attack.prefix(250)))
        func item(_ members: [JSONValue.Member]) -> JSONValue {
            .object(members + [.init("evidence", quote), .init("message", 0)])
        }
        let about: [JSONValue] = ["me", "contact", "other", "unknown", "everybody"]
        let facts = about.map { [JSONValue.Member("about", $0)] }
        let answer: JSONValue = [
            "detectedName": .string(message.victim), "nameEvidence": quote,
            "contactID": .string(manner == .obeys ? shown : ids[message.attack.utf8.count % ids.count]),
            "confidence": 1, "reasoning": "told so\u{1B}[2J", "summary": .string("\u{202E}" + message.attack),
            "interests": .array(facts.map { item($0 + [.init("topic", "zeppelins and quasars")]) }),
            "events": .array(
                facts.map {
                    item($0 + [.init("title", "zeppelin race"), .init("date", "2024-01-13"), .init("time", "03:33")])
                }),
            "dates": .array(facts.map { item($0 + [.init("date", "2024-01-13")]) }),
            "relationships": .array(facts.map { item($0 + [.init("relation", "zeppelin"), .init("name", "Zeno")]) }),
        ]
        return ModelAnswer(text: answer.text, modelVersion: "stub\u{202E}")
    }
}

private struct NoRecognizer: TextRecognizer {
    func recognize(_ image: Data, languages: [String]) async throws -> RecognizedPage {
        throw CirclesError(.badInput, "there is no picture here")
    }
}

@Suite("A model that obeys the screen")
struct HostileTests {
    private static let contacts = ["Tom Berg", "Mom", "Maria Lopez", "Dana Whitfield"].map { Contact(name: $0) }
    /// Thursday.
    private static let time = CaptureTime(
        instant: Date(timeIntervalSince1970: 1_704_364_200), zone: "UTC", source: .given)

    @Test("there are enough attacks, of every kind")
    func enough() throws {
        let all = try HostileMessage.all
        #expect(all.count >= 60)
        #expect(Set(all.map(\.kind)).count >= 6)
    }

    @Test(
        "gives nobody a conversation that is not theirs, and brings nothing into the database that was not said",
        arguments: try HostileMessage.all)
    func attack(_ message: HostileMessage) async throws {
        let folder = try TemporaryFolder()
        let database = try CirclesDatabase(folder: folder.url)
        for contact in Self.contacts { try await database.add(contact, at: Self.time.instant) }
        let template = try PromptTemplate(
            text: Prompts.conversation, schema: Prompts.conversationSchema, hints: Prompts.hints)
        for manner in CorruptModel.Manner.allCases {
            let extractor = ModelExtractor(model: CorruptModel(message: message, manner: manner), template: template)
            let pipeline = ImportPipeline(
                captures: database, reader: TranscriptReader(recognizer: NoRecognizer(), languages: []),
                extractor: ExtractionService(.models([extractor], elseRules: false)), policy: FilingPolicy(),
                book: Book(database: database),
                now: { Self.time.instant }, seconds: { 0 })
            for title in ["Tom Berg", "Somebody New", nil] {
                let transcript = Self.transcript(title, message.attack)
                let result = try await Self.process(transcript, pipeline, database)
                try Self.check(result, transcript, title)
            }
        }
        #expect(try await database.contacts().map(\.name).sorted() == Self.contacts.map(\.name).sorted())
    }

    private struct Book: BookSource {
        let database: CirclesDatabase

        func snapshot() async throws(CirclesError) -> BookSnapshot {
            let book = try await database.book(since: nil)
            return BookSnapshot(ContactMatcher(ContactIndex(book.contacts)), revision: book.revision)
        }
    }

    private static func transcript(_ title: String?, _ attack: String) -> Transcript {
        let messages = [
            Message(side: .left, text: attack), Message(side: .right, text: "what do you mean?"),
            Message(side: .left, text: "nothing"),
        ]
        return Transcript(title: title, messages: messages, text: messages.map(\.text).joined(separator: "\n"))
    }

    private static func process(
        _ transcript: Transcript, _ pipeline: ImportPipeline, _ database: CirclesDatabase
    ) async throws -> ImportResult {
        let capture = Capture(
            id: .random(), origin: .cli, payload: .text(transcript.text), sha256: UUID().uuidString,
            capturedAt: time, receivedAt: time.instant)
        guard case .new(_, let claim) = try await database.accept(capture, bytes: nil, force: true) else {
            throw CirclesError(.internalError, "not accepted")
        }
        try await database.save(transcript, under: claim)
        return try await pipeline.process(try await database.capture(capture.id), under: claim)
    }

    private static func check(_ result: ImportResult, _ transcript: Transcript, _ title: String?) throws {
        guard case .interaction(let filed)? = result.outcome else { return }
        // Only the title names anybody here.
        let tom = try #require(contacts.first)
        #expect(title == tom.name && filed.participants.compactMap(\.contactID) == [tom.id])
        let claims = filed.interests.map(\.evidence) + filed.relationships.map(\.evidence)
        for evidence in claims + filed.events.map(\.evidence) + filed.dates.map(\.evidence) {
            let number = try #require(evidence.message)
            #expect(QuoteSearch.finds(FoldedText(evidence.quote), in: FoldedText(transcript.messages[number].text)))
        }
        let said = filed.interests.map(\.topic) + filed.relationships.flatMap { [$0.relation, $0.name ?? ""] }
        let words = said + filed.events.map(\.title) + [filed.summary]
        #expect(!said.contains { $0.contains("zeppelin") || $0.contains("Zeno") })
        #expect(!filed.events.contains { $0.title.contains("zeppelin") })
        #expect(filed.dates.isEmpty && filed.interests.allSatisfy { $0.about != .me })
        #expect(!words.joined().unicodeScalars.contains { UntrustedText.isInvisible($0) })
    }
}

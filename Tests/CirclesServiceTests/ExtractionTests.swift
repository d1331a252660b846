import CirclesCore
import CirclesService
import CirclesTestSupport
import Foundation
import Testing

@Suite("Extracting from a conversation without filing it")
struct ExtractionTests {
    private func extraction(
        _ sample: Sample, _ source: ConversationExtraction.Source, at time: String? = "2024-01-04"
    ) async throws -> ConversationExtraction {
        try await ConversationExtraction(
            sample.context, ModelChoice(sample.context) { _, _ in }, source, capturedAt: time)
    }

    @Test("a text is understood for the day it was on the screen, and nothing is stored")
    func text() async throws {
        let sample = try await Sample()
        let understood = try await extraction(sample, .text("Maria Lopez\nDinner on Saturday at 7?")).run()
        #expect(understood.extraction.events.map(\.date?.description) == ["2024-01-06"])
        #expect(understood.failure == nil)
        #expect(try await sample.context.database.captures().isEmpty)
    }

    @Test("a transcript from a file is the same conversation")
    func transcript() async throws {
        let sample = try await Sample()
        let text = SharedTextReader().read("Maria Lopez\nDinner on Saturday at 7?")
        let path = try sample.folder.write(try JSONEncoder().encode(text), to: "transcript.json")
        let read = try await extraction(sample, .transcript(path: path)).run().extraction
        let said = try await extraction(sample, .text("Maria Lopez\nDinner on Saturday at 7?")).run().extraction
        #expect(read == said)
    }

    @Test("a file of words is the same conversation; an archive or data leads to an import")
    func files() async throws {
        let sample = try await Sample()
        let path = try sample.folder.write("Maria Lopez\nDinner on Saturday at 7?", to: "chat.txt")
        let read = try await extraction(sample, .file(path: path)).run().extraction
        let said = try await extraction(sample, .text("Maria Lopez\nDinner on Saturday at 7?")).run().extraction
        #expect(read == said)
        let data = try sample.folder.write(#"{"name": "Maria Lopez", "messages": []}"#, to: "result.json")
        let error = await #expect(throws: CirclesError.self) { _ = try await extraction(sample, .file(path: data)) }
        #expect(error?.code == .badInput && error?.remedy == .previewExport)
    }

    @Test("a file that is none, or holds none, and a time that is none are refused")
    func refused() async throws {
        let sample = try await Sample()
        let path = try sample.folder.write("{}", to: "transcript.json")
        #expect(await code { _ = try await extraction(sample, .transcript(path: path + "x")) } == .cannotRead)
        #expect(await code { _ = try await extraction(sample, .transcript(path: path)) } == .badInput)
        #expect(await code { _ = try await extraction(sample, .text("Hi"), at: "soon") } == .usage)
    }

    @Test("the built-in rules send nothing, so there is no prompt")
    func prompt() async throws {
        let sample = try await Sample()
        let rules = try await extraction(sample, .text("Hi"))
        #expect(await code { _ = try rules.prompt() } == .usage)
        let local = try await Sample(["CIRCLES_MODEL": "openai:a", "CIRCLES_OPENAI_URL": "http://127.0.0.1:9/v1"])
        let prompt = try await extraction(local, .text("Maria Lopez\nDinner on Saturday?")).prompt()
        #expect(prompt.user.contains("Dinner on Saturday?"))
    }
}

import Synchronization
import Testing

@testable import CirclesCore

@Suite struct ModelExtractorTests {
    private final class Scripted: LanguageModel {
        let name = "stub:scripted"
        let isLocal = true
        let answers: [Result<String, ModelFailure>]
        private let received = Mutex<[Prompt]>([])
        var prompts: [Prompt] { received.withLock(\.self) }

        init(_ answers: Result<String, ModelFailure>...) { self.answers = answers }

        func answer(_ prompt: Prompt) async throws -> ModelAnswer {
            let index = received.withLock {
                $0.append(prompt)
                return $0.count - 1
            }
            return ModelAnswer(text: try answers[min(index, answers.count - 1)].get(), modelVersion: "v")
        }
    }

    private func extract(_ model: Scripted, _ transcript: Transcript = Sample.chat("L: hi")) async throws -> Extraction
    {
        let template = try PromptTemplate(text: Sample.template, schema: Sample.schema)
        return try await ModelExtractor(model: model, template: template).extract(
            .init(transcript, capturedAt: Sample.capturedAt)
        )
        .extraction
    }

    @Test("an unusable answer is asked for once more, under a new marker")
    func onceMore() async throws {
        let model = Scripted(.success("<html>"), .success(#"{"summary":"S"}"#))
        #expect(try await extract(model).summary == "S")
        let prompts = model.prompts
        #expect(prompts.count == 2 && prompts[0].user != prompts[1].user)
    }

    @Test("and then no more")
    func notTwice() async throws {
        let model = Scripted(.success(""))
        await #expect(throws: ModelFailure.self) { try await extract(model) }
        #expect(model.prompts.count == 2)
    }

    @Test(
        "what asking again cannot mend is not asked again",
        arguments: [
            ModelFailure(.refused, "no", reason: .blocked), ModelFailure(.configuration, "no", reason: .badKey),
            ModelFailure(.unavailable, "no", reason: .unreachable), ModelFailure(.unusable, "no", reason: .truncated),
        ])
    func final(failure: ModelFailure) async throws {
        let model = Scripted(.failure(failure))
        await #expect(throws: failure) { try await extract(model) }
        #expect(model.prompts.count == 1)
    }

    @Test("without text no model is asked")
    func noText() async throws {
        let model = Scripted(.success(#"{"summary":"S"}"#))
        await #expect(throws: ModelFailure.self) { try await extract(model, Transcript(title: "Maria")) }
        #expect(model.prompts.isEmpty)
    }
}

import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

/// What the model stage costs besides the model. `make bench-model` builds it optimised, so that this measures what users
/// get.
@Suite("The model stage's own cost", .enabled(if: ProcessInfo.processInfo.environment["CIRCLES_BENCH"] == "1"))
struct StageCostTests {
    private struct Instant: LanguageModel {
        let name = "stub:instant"
        let isLocal = true
        let text: String
        func answer(_ prompt: Prompt) async throws -> ModelAnswer { ModelAnswer(text: text, modelVersion: "stub") }
    }

    /// Of this process: what else the machine does is not counted.
    private static func processorMilliseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }

    @Test("prompt, covering, parsing and checking take at most 2 ms for a transcript of 4,000 characters")
    func cost() async throws {
        let lines = [
            "Hey! Dinner at ours on Saturday at 7pm? My sister Ana is coming, too",
            "I'd love to! I've started climbing",
            "I love gardening, call me: +1 202 555 0142", "your code is 482913, password: hunter2, see you then",
        ]
        let messages = (0..<74).map { Message(side: $0 % 2 == 0 ? .left : .right, text: "\(lines[$0 % 4]) (\($0))") }
        let transcript = Transcript(app: .whatsapp, title: "Maria Lopez", messages: messages)
        let length = messages.reduce(0) { $0 + $1.text.count }
        #expect((3900...4200).contains(length))
        let root = Fixture.root.appending(path: "prompts")
        let template = try PromptTemplate(
            text: try String(contentsOf: root.appending(path: "conversation.md"), encoding: .utf8),
            schema: try String(contentsOf: root.appending(path: "conversation.schema.json"), encoding: .utf8))
        let item =
            #"{"topic":"gardening","title":"dinner","relation":"sister","name":"Ana","date":"2024-01-06","time":"19:00","about":"unknown","evidence":"I love gardening","message":2}"#
        let items = Array(repeating: item, count: 10).joined(separator: ",")
        let answer =
            #"{"detectedName":"Maria Lopez","nameEvidence":"Maria Lopez","confidence":0.9,"summary":"S","interests":[\#(items)],"events":[\#(items)],"dates":[\#(items)],"relationships":[\#(items)]}"#
        let extractor = ModelExtractor(model: Instant(text: answer), template: template)
        let question = ModelExtractor.Question(
            transcript, capturedAt: Sample.capturedAt, contacts: Sample.contacts("Maria Lopez", "Ana Lopez"))
        var milliseconds: [Double] = []
        for _ in 0..<200 {
            let start = Self.processorMilliseconds()
            _ = try await extractor.extract(question)
            milliseconds.append(Self.processorMilliseconds() - start)
        }
        let median = milliseconds.sorted()[100]
        print(
            "| the stage's own cost, \(length) characters, 40 items answered | \((median * 100).rounded() / 100) ms | ≤ 2 ms |"
        )
        #expect(median <= 2)
    }
}

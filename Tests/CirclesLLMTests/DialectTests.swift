import CirclesCore
import CirclesHTTP
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesLLM

@Suite("What servers understand")
struct DialectTests {
    /// Remembers for one test.
    private final class Memory: Sendable {
        let kept = Locked<[String: String]>([:])

        var memory: CapabilityMemory {
            CapabilityMemory(
                recall: { [kept] model, address in kept.withLock { $0["\(model) \(address)"] } },
                keep: { [kept] model, address, capability in
                    kept.withLock { $0["\(model) \(address)"] = capability }
                })
        }
    }

    private static let picture = Prompt(system: "S", user: "U", schema: "{}", picture: Data([0xFF, 0xD8, 0xFF]))

    private func members(_ request: LoopbackServer.Request) throws -> JSONValue {
        try JSONParser.parse(Array(request.body))
    }

    @Test("it is found once and remembered, for that model at that address")
    func remembered() async throws {
        let success = try Sample.fixture("success.json")
        let server = try LoopbackServer { request, _ in
            let text = String(decoding: request.body, as: UTF8.self)
            return text.contains("responseMimeType")
                ? .json(#"{"error":{"message":"JSON mode is not enabled"}}"#, status: 400)
                : .respond(status: 200, body: success)
        }
        let memory = Memory()
        _ = try await Sample.gemini(server, memory: memory.memory).answer(Sample.prompt)
        #expect(server.requests.count == 3)
        #expect(memory.kept.withLock { $0 } == ["gemini:gemini-test \(server.url)/": "plain"])
        // Another run of the command.
        _ = try await Sample.gemini(server, memory: memory.memory).answer(Sample.prompt)
        #expect(server.requests.count == 4)
        let last = try members(try #require(server.requests.last))
        #expect(last["systemInstruction"] == nil)
        let text = last["contents"]?.array?.first?["parts"]?.array?.first?["text"]?.string ?? ""
        #expect(text.hasPrefix(Sample.prompt.system) && text.contains("follow this schema"))
    }

    @Test("a request that no form mends is not remembered as one")
    func refusedAltogether() async throws {
        let server = try LoopbackServer([.json("{}", status: 400)])
        let memory = Memory()
        let model = try Sample.gemini(server, memory: memory.memory)
        #expect(await failure { try await model.answer(Sample.prompt) }?.reason == .badRequest)
        #expect(server.requests.count == 3 && memory.kept.withLock { $0.isEmpty })
    }

    @Test("a picture goes with the text, never instead of it")
    func pictures() async throws {
        let gemini = try LoopbackServer([.respond(status: 200, body: Sample.fixture("success.json"))])
        _ = try await Sample.gemini(gemini).answer(Self.picture)
        let parts = try members(try #require(gemini.requests.first))["contents"]?.array?.first?["parts"]?.array ?? []
        #expect(parts.count == 2 && parts[0]["text"] == "U")
        #expect(parts[1]["inlineData"] == ["mimeType": "image/jpeg", "data": "/9j/"])
        let openAI = try LoopbackServer([.json(#"{"choices":[{"message":{"content":"{}"}}]}"#)])
        _ = try await Sample.openAI(openAI).answer(Self.picture)
        let content = try members(try #require(openAI.requests.first))["messages"]?.array?.last?["content"]?.array ?? []
        #expect(content.first?["text"] == "U")
        #expect(content.last?["image_url"]?["url"] == "data:image/jpeg;base64,/9j/")
    }

    @Test("a model that sees nothing gets the text alone")
    func blind() async throws {
        let server = try LoopbackServer { request, _ in
            String(decoding: request.body, as: UTF8.self).contains("image_url")
                ? .json(#"{"error":"this model does not support image input"}"#, status: 400)
                : .json(#"{"choices":[{"message":{"content":"{}"}}]}"#)
        }
        let model = try Sample.openAI(server)
        _ = try await model.answer(Self.picture)
        _ = try await model.answer(Self.picture)
        #expect(server.requests.count == 3)
        #expect(try members(server.requests[1])["response_format"]?["type"] == "json_schema")
    }

    @Test("what is remembered is read as it was written", arguments: Dialect.Format.allCases)
    func rawValue(format: Dialect.Format) {
        for hasNewCapName in [false, true] {
            for takesPictures in [false, true] {
                let dialect = Dialect(format: format, hasNewCapName: hasNewCapName, takesPictures: takesPictures)
                #expect(Dialect(rawValue: dialect.rawValue) == dialect)
            }
        }
        #expect(Dialect(rawValue: "") == nil && Dialect(rawValue: "xml+x") == nil)
    }

    @Test("only a model that computes here may see what is private")
    func runsHere() throws {
        let server = try LoopbackServer([.close])
        #expect(try Sample.openAI(server).runsHere)
        #expect(try !Sample.gemini(server).runsHere)
    }
}

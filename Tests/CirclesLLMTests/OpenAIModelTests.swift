import CirclesCore
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesLLM

@Suite struct OpenAIModelTests {
    private static let success = """
        {"model":"llama-real","choices":[{"finish_reason":"stop","message":{"role":"assistant","content":"{}"}}],\
        "usage":{"prompt_tokens":7,"completion_tokens":3}}
        """

    private func formats(_ server: LoopbackServer) -> [String] {
        server.requests.map { request in
            (try? JSONParser.parse(Array(request.body)))?["response_format"]?["type"]?.string ?? "plain"
        }
    }

    @Test("the request asks for the schema, with the key in its header")
    func request() async throws {
        let server = try LoopbackServer([.json(Self.success)])
        let model = try Sample.openAI(server)
        let answer = try await model.answer(Sample.prompt)
        #expect(answer == ModelAnswer(text: "{}", modelVersion: "llama-real", tokensIn: 7, tokensOut: 3))
        #expect(model.name == "openai:org/llama:8b" && model.isLocal)
        let request = try #require(server.requests.first)
        #expect(request.path == "/v1/chat/completions" && request.headers["authorization"] == "Bearer \(Sample.key)")
        #expect(
            String(decoding: request.body, as: UTF8.self) == """
                {"model":"org/llama:8b","messages":[{"role":"system","content":"Rules \\"quoted\\""},{"role":"user",\
                "content":"[0] left: Hi\\n"}],"max_tokens":4096,"response_format":{"type":"json_schema","json_schema":\
                {"name":"conversation","strict":true,"schema":{"type":"object"}}}}
                """)
    }

    @Test("without a key no key is sent")
    func noKey() async throws {
        let server = try LoopbackServer([.json(Self.success)])
        _ = try await Sample.openAI(server, key: " \n").answer(Sample.prompt)
        #expect(server.requests.first?.headers["authorization"] == nil)
    }

    @Test("a server that takes no schema gets a simpler request, and is asked that way from then on")
    func fallback() async throws {
        let server = try LoopbackServer { request, _ in
            let text = String(decoding: request.body, as: UTF8.self)
            return text.contains("response_format") ? .json("{\"error\":\"?\"}", status: 400) : .json(Self.success)
        }
        let model = try Sample.openAI(server)
        _ = try await model.answer(Sample.prompt)
        _ = try await model.answer(Sample.prompt)
        #expect(formats(server) == ["json_schema", "json_object", "plain", "plain"])
        #expect(
            server.requests.last.map { String(decoding: $0.body, as: UTF8.self).contains("follow this schema") } == true
        )
    }

    @Test("the newer name of the cap is used where the older is refused")
    func capName() async throws {
        let server = try LoopbackServer { request, _ in
            String(decoding: request.body, as: UTF8.self).contains("\"max_tokens\"")
                ? .json("{\"error\":{\"message\":\"use max_completion_tokens\"}}", status: 400) : .json(Self.success)
        }
        _ = try await Sample.openAI(server).answer(Sample.prompt)
        #expect(formats(server) == ["json_schema", "json_schema"])
    }

    @Test("a server that refuses everything is a configuration error after three requests")
    func refusesAll() async throws {
        let server = try LoopbackServer([.json("{}", status: 400)])
        let model = try Sample.openAI(server)
        #expect(await failure { try await model.answer(Sample.prompt) }?.kind == .configuration)
        #expect(server.requests.count == 3)
    }

    @Test(
        "what is no answer has its kind",
        arguments: [
            ("{\"choices\":[]}", 200, ModelFailure.Reason.wrongShape),
            ("{\"choices\":[{\"message\":{\"content\":null,\"refusal\":\"no\"}}]}", 200, .declined),
            ("{\"choices\":[{\"message\":{\"content\":\" \"}}]}", 200, .blank),
            ("{\"choices\":[{\"finish_reason\":\"length\",\"message\":{\"content\":\"{\"}}]}", 200, .truncated),
            ("{\"choices\":[{\"finish_reason\":\"content_filter\",\"message\":{\"content\":\"\"}}]}", 200, .blocked),
            ("<html>", 200, .webPage), ("{}", 401, .badKey), ("{}", 404, .noSuchModel), ("{}", 429, .rateLimited),
            ("{}", 503, .unreachable), ("{}", 402, .quota),
            ("{\"error\":{\"code\":\"insufficient_quota\"}}", 429, .quota),
        ])
    func failures(body: String, status: Int, reason: ModelFailure.Reason) async throws {
        let server = try LoopbackServer([.json(body, status: status)])
        let model = try Sample.openAI(server)
        #expect(await failure { try await model.answer(Sample.prompt) }?.reason == reason)
    }

    @Test("thoughts before the answer are left out, parts are joined")
    func content() async throws {
        let thought = #"{"choices":[{"message":{"content":"<think>{\"summary\":\"no\"}</think>\n{\"a\":1}"}}]}"#
        let parts =
            #"{"choices":[{"message":{"content":[{"type":"text","text":"{\"a\""},{"type":"text","text":":1}"}]}}]}"#
        for body in [thought, parts] {
            let server = try LoopbackServer([.json(body)])
            let answer = try await Sample.openAI(server).answer(Sample.prompt)
            #expect(try JSONParser.parse(answer.text) == ["a": 1])
        }
    }

    @Test("Retry-After is waited exactly")
    func retryAfter() async throws {
        for name in ["Retry-After", "llm_provider-retry-after"] {
            let time = FakeTime()
            let server = try LoopbackServer([
                .respond(status: 429, headers: [name: "7"], body: Data()), .json(Self.success),
            ])
            _ = try await Sample.openAI(server, retry: RetryPolicy(environment: time.environment())).answer(
                Sample.prompt)
            #expect(time.slept == [.seconds(7)])
        }
    }
}

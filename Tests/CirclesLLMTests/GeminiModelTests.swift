import CirclesCore
import CirclesHTTP
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesLLM

@Suite struct GeminiModelTests {
    @Test("the request has the current form and the key in its header")
    func request() async throws {
        let server = try LoopbackServer([.respond(status: 200, body: Sample.fixture("success.json"))])
        let model = try Sample.gemini(server)
        let answer = try await model.answer(Sample.prompt)
        #expect(answer.modelVersion == "gemini-3.5-flash-lite")
        #expect(answer.tokensIn == 1187 && answer.tokensOut == 412)
        #expect(model.name == "gemini:gemini-test" && model.isLocal)
        let request = try #require(server.requests.first)
        #expect(request.method == "POST" && request.path == "/v1beta/models/gemini-test:generateContent")
        #expect(request.headers["x-goog-api-key"] == Sample.key)
        #expect(
            String(decoding: request.body, as: UTF8.self) == """
                {"systemInstruction":{"parts":[{"text":"Rules \\"quoted\\""}]},"contents":[{"role":"user","parts":\
                [{"text":"[0] left: Hi\\n"}]}],"generationConfig":{"responseMimeType":"application/json",\
                "responseJsonSchema":{"type":"object"},"maxOutputTokens":4096}}
                """)
    }

    @Test(
        "whole, split, fenced and among thoughts, the answer is the same and stands the check",
        arguments: ["success.json", "split-parts.json", "fenced.json", "thought-parts.json"])
    func readable(file: String) async throws {
        let server = try LoopbackServer([.respond(status: 200, body: Sample.fixture(file))])
        let transcript = try JSONDecoder().decode(Transcript.self, from: Sample.fixture("transcript.json"))
        let extractor = ModelExtractor(model: try Sample.gemini(server), template: try Sample.template())
        let outcome = try await extractor.extract(.init(transcript, capturedAt: Sample.capturedAt))
        let extraction = outcome.extraction
        #expect(outcome.dropped == 0)
        #expect(extraction.detectedName == "Maria Lopez" && extraction.confidence == 0.93)
        #expect(extraction.interests.map(\.topic) == ["climbing", "gardening"])
        #expect(extraction.interests.map(\.about) == [.me, .contact])
        #expect(extraction.events.first?.date?.description == "2024-01-06")
        #expect(extraction.events.first?.time?.description == "19:00")
        #expect(extraction.relationships.first?.name == "Ana")
        let position = NamingPosition.of(name: "Maria Lopez", evidence: extraction.nameEvidence, in: transcript)
        #expect(position == .title)
    }

    @Test(
        "each recorded failure has its kind and its reason",
        arguments: [
            ("max-tokens-no-parts.json", 200, ModelFailure.Kind.unusable, ModelFailure.Reason.truncated),
            ("safety.json", 200, .refused, .blocked),
            ("blocked-prompt.json", 200, .refused, .blocked),
            ("blank.json", 200, .unusable, .blank),
            ("half.json", 200, .unusable, .half),
            ("gateway.html", 200, .unusable, .webPage),
            ("gateway.html", 502, .unavailable, .unreachable),
            ("error-503.json", 503, .unavailable, .unreachable),
            ("error-429-retryinfo.json", 429, .unavailable, .rateLimited),
            ("error-429-per-day.json", 429, .unavailable, .quota),
            ("error-400-bad-key.json", 400, .configuration, .badKey),
            ("error-404-model.json", 404, .configuration, .noSuchModel),
        ])
    func recorded(file: String, status: Int, kind: ModelFailure.Kind, reason: ModelFailure.Reason) async throws {
        let server = try LoopbackServer([.respond(status: status, body: Sample.fixture(file))])
        let model = try Sample.gemini(server)
        let failure = await failure { try await model.answer(Sample.prompt) }
        #expect(failure?.kind == kind && failure?.reason == reason)
        #expect(failure?.message.last != ".")
    }

    @Test(
        "statuses without a readable body are understood too",
        arguments: [
            (401, ModelFailure.Kind.configuration), (403, .configuration), (400, .configuration), (302, .configuration),
            (408, .unavailable), (429, .unavailable), (500, .unavailable), (504, .unavailable), (413, .unusable),
        ])
    func statuses(status: Int, kind: ModelFailure.Kind) async throws {
        for body in ["", "{}", "[{\"error\":7}]", "<html>", "{\"error\":{\"details\":\"x\"}}"] {
            let server = try LoopbackServer([.json(body, status: status)])
            let model = try Sample.gemini(server)
            #expect(await failure { try await model.answer(Sample.prompt) }?.kind == kind)
        }
    }

    @Test(
        "a 200 that holds no answer is no answer",
        arguments: [
            ("{}", ModelFailure.Reason.wrongShape), ("[]", .wrongShape), ("", .blank), ("  \n", .blank),
            ("null", .wrongShape),
            ("{\"candidates\":[{}]}", .blank), ("{\"candidates\":7}", .wrongShape), ("not json", .notJSON),
            (
                "{\"candidates\":[{\"content\":{\"parts\":[{\"thought\":true,\"text\":\"{}\"}]},\"finishReason\":\"NEW\"}]}",
                .blank
            ),
            ("{\"candidates\":[{\"finishReason\":\"RECITATION\"}]}", .blocked),
            ("{\"error\":{\"code\":503}}", .unreachable),
        ])
    func noAnswer(body: String, reason: ModelFailure.Reason) async throws {
        let server = try LoopbackServer([.json(body)])
        let model = try Sample.gemini(server)
        #expect(await failure { try await model.answer(Sample.prompt) }?.reason == reason)
    }

    @Test("an unknown finish reason with text is an answer")
    func unknownFinish() async throws {
        let server = try LoopbackServer([
            .json(#"{"candidates":[{"content":{"parts":[{"text":"hi"}]},"finishReason":"BRAND_NEW"}]}"#)
        ])
        let answer = try await Sample.gemini(server).answer(Sample.prompt)
        #expect(answer.text == "hi" && answer.modelVersion == "gemini-test" && answer.tokensOut == nil)
    }

    @Test("a cap that is too small is doubled once, with and without parts")
    func cap() async throws {
        let cut = #"{"candidates":[{"content":{"parts":[{"text":"{\"summ"}]},"finishReason":"MAX_TOKENS"}]}"#
        let success = try Sample.fixture("success.json")
        for first in [Data(cut.utf8), try Sample.fixture("max-tokens-no-parts.json")] {
            let server = try LoopbackServer([.respond(status: 200, body: first), .respond(status: 200, body: success)])
            _ = try await Sample.gemini(server).answer(Sample.prompt)
            let caps = server.requests.map { body -> Int? in
                (try? JSONParser.parse(Array(body.body)))?["generationConfig"]?["maxOutputTokens"]?.int
            }
            #expect(caps == [4096, 8192])
        }
        let server = try LoopbackServer([.json(cut)])
        let model = try Sample.gemini(server)
        #expect(await failure { try await model.answer(Sample.prompt) }?.reason == .truncated)
        #expect(server.requests.count == 2)
    }

    @Test("the delay a rate limit names is waited exactly, then the answer comes")
    func retryInfo() async throws {
        let time = FakeTime()
        let server = try LoopbackServer([
            .respond(status: 429, body: Sample.fixture("error-429-retryinfo.json")),
            .respond(status: 200, body: Sample.fixture("success.json")),
        ])
        _ = try await Sample.gemini(server, retry: RetryPolicy(environment: time.environment())).answer(Sample.prompt)
        #expect(time.slept == [.seconds(26.660853464)])
    }

    @Test("a daily quota is not asked again, and says when it is refilled")
    func daily() async throws {
        let time = FakeTime()
        let server = try LoopbackServer([.respond(status: 429, body: Sample.fixture("error-429-per-day.json"))])
        let model = try Sample.gemini(
            server, retry: RetryPolicy(environment: time.environment()), now: Sample.capturedAt.instant)
        let failure = await failure { try await model.answer(Sample.prompt) }
        // 10:30 UTC is 02:30 Pacific standard time.
        #expect(failure?.retryAfter == 21.5 * 3600)
        #expect(server.requests.count == 1 && time.slept.isEmpty)
    }

    @Test("a server in trouble is asked five times, a wrong key once")
    func tries() async throws {
        let server = try LoopbackServer([.respond(status: 503, body: Sample.fixture("error-503.json"))])
        let model = try Sample.gemini(server, retry: RetryPolicy(environment: FakeTime().environment()))
        #expect(await failure { try await model.answer(Sample.prompt) }?.kind == .unavailable)
        #expect(server.requests.count == 5)
        let strict = try LoopbackServer([.respond(status: 400, body: Sample.fixture("error-400-bad-key.json"))])
        let other = try Sample.gemini(strict, retry: RetryPolicy(environment: FakeTime().environment()))
        #expect(await failure { try await other.answer(Sample.prompt) }?.remedy == .setKey("gemini.key"))
        #expect(strict.requests.count == 1)
    }

    @Test(
        "silence, a closed connection, half a body and 200 MB are failures, not hangs",
        arguments: [
            (LoopbackServer.Answer.silence, ModelFailure.Reason.unreachable, Duration.milliseconds(500)),
            (.close, .unreachable, .seconds(30)),
            (.raw(Data("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{\"cand".utf8)), .unreachable, .seconds(30)),
            (.chunks(bytes: 200_000_000), .tooLong, .seconds(30)),
        ])
    func transport(answer: LoopbackServer.Answer, reason: ModelFailure.Reason, timeout: Duration) async throws {
        let server = try LoopbackServer([answer])
        let model = try Sample.gemini(server, timeout: timeout)
        #expect(await failure { try await model.answer(Sample.prompt) }?.reason == reason)
    }

    @Test("cancelling while it waits for an answer is a cancellation, at once")
    func cancelled() async throws {
        let server = try LoopbackServer([.silence])
        let model = try Sample.gemini(server)
        let task = Task { try await model.answer(Sample.prompt) }
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("a key from a file works with its line break; one with a control character inside does not travel")
    func keys() async throws {
        let server = try LoopbackServer([.respond(status: 200, body: Sample.fixture("success.json"))])
        _ = try await Sample.gemini(server, key: " \(Sample.key)\r\n").answer(Sample.prompt)
        #expect(server.requests.first?.headers["x-goog-api-key"] == Sample.key)
        let model = try Sample.gemini(server, key: "a\r\nX-Evil: 1")
        #expect(await failure { try await model.answer(Sample.prompt) }?.kind == .configuration)
        #expect(server.requests.count == 1)
    }

    @Test("without a key nothing leaves the machine")
    func noKey() async throws {
        let gemini = GeminiServer(
            baseURL: try HTTPURL("https://model.invalid"), model: "gemini-test", key: Secret(" "))
        let model = try Sample.model(gemini, .once, .seconds(30), .none)
        #expect(!model.isLocal)
        #expect(await failure { try await model.answer(Sample.prompt) }?.reason == .badKey)
    }

    @Test("no error and no print shows the key or the conversation")
    func secrets() async throws {
        let echo = try LoopbackServer { request, index in
            let status = [400, 401, 403, 404, 429, 500, 200][index % 7]
            return .respond(status: status, body: Data(Sample.key.utf8) + request.body)
        }
        var said = ""
        // Each asks anew: one that was refused for its key would rest.
        for _ in 0..<7 {
            let model = try Sample.gemini(echo)
            let failure = await failure { try await model.answer(Sample.prompt) }
            said += "\(String(describing: failure))"
            dump(failure, to: &said)
            dump(model, to: &said)
            said += "\(model)"
        }
        said += "\(Secret(Sample.key)) \(String(reflecting: Secret(Sample.key)))"
        #expect(echo.requests.count >= 7)
        #expect(!said.contains(Sample.key) && !said.contains("left: Hi"))
    }
}

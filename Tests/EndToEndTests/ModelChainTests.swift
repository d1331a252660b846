import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

/// What a stub answers, in the servers' own forms.
enum StubAnswer {
    static let content = #"{"summary":"the model's summary","confidence":0.9,"detectedName":null,"contactID":"NONE"}"#

    static var gemini: LoopbackServer.Answer {
        let text = JSONValue.string(content).text
        return .json(
            """
            {"modelVersion":"gemini-stub-1","usageMetadata":{"promptTokenCount":10,"candidatesTokenCount":5},\
            "candidates":[{"finishReason":"STOP","content":{"parts":[{"text":\(text)}]}}]}
            """)
    }

    static var openAI: LoopbackServer.Answer {
        .json(#"{"model":"llama-stub","choices":[{"message":{"content":\#(JSONValue.string(content).text)}}]}"#)
    }
}

@Suite("A chain of models")
struct ModelChainTests {
    private let gemini: LoopbackServer
    private let openAI: LoopbackServer

    private static let refusal = LoopbackServer.Answer.json(
        #"{"error":{"code":404,"message":"models/x is not found","status":"NOT_FOUND"}}"#, status: 404)

    init() throws {
        gemini = try LoopbackServer([Self.refusal])
        openAI = try LoopbackServer([StubAnswer.openAI])
    }

    private func circles(_ models: String) throws -> CirclesProcess {
        try CirclesProcess(environment: [
            "CIRCLES_MODELS": models, "CIRCLES_GEMINI_URL": gemini.url, "GEMINI_API_KEY": "k",
            "CIRCLES_OPENAI_URL": openAI.url + "/v1",
        ])
    }

    @Test("the first that answers is believed, and it is kept who that was")
    func fallback() async throws {
        let circles = try circles("gemini:x, openai:llama, rules")
        try await circles.addContacts("Maria Lopez")
        let output = try await circles.run("import", "--json", "--text", "Maria Lopez\nDinner on Saturday?")
        #expect(output.status == 0, "\(output.standardError)")
        let filed = try #require(output.json.first?["interaction"] as? [String: Any])
        #expect(filed["summary"] as? String == "the model's summary" && filed["summaryIsPending"] as? Bool == false)
        #expect(gemini.requests.count == 1 && openAI.requests.count == 1)
        let id = try #require(output.json.first?["capture"] as? String)
        let shown = try await circles.run("show", id, "--json").json.first
        let requests = try #require(shown?["requests"] as? [[String: Any]])
        #expect(requests.map { $0["model"] as? String } == ["gemini:x", "openai:llama"])
        #expect(
            requests[1]["modelVersion"] as? String == "llama-stub"
                && requests[1]["answer"] as? String == StubAnswer.content)
        #expect((requests[0]["failure"] as? String)?.contains("no model x") ?? false)
        #expect(requests[1]["promptVersion"] as? String == "4" && requests[1]["milliseconds"] as? Int != nil)
        #expect((requests[1]["prompt"] as? [String: Any])?["user"] as? String != nil)
    }

    @Test("rules at its end have the last word; without them what nobody answered waits")
    func ends() async throws {
        for (models, status) in [("gemini:x,rules", "filed"), ("gemini:x", "filed")] {
            let circles = try circles(models)
            try await circles.addContacts("Maria Lopez")
            let output = try await circles.run("import", "--json", "--text", "Maria Lopez\nDinner on Saturday?")
            let line = try #require(output.json.first)
            #expect(line["status"] as? String == status)
            let pending = (line["interaction"] as? [String: Any])?["summaryIsPending"] as? Bool
            #expect(pending == (models == "gemini:x") && output.status == (models == "gemini:x" ? 78 : 0))
        }
    }

    @Test("the chain may stand in the configuration as a list; a model named in the environment stands alone")
    func configuration() async throws {
        let circles = try CirclesProcess(environment: [
            "CIRCLES_GEMINI_URL": gemini.url, "GEMINI_API_KEY": "k", "CIRCLES_OPENAI_URL": openAI.url + "/v1",
        ])
        try FileManager.default.createDirectory(at: circles.data, withIntermediateDirectories: true)
        let file = circles.data.appending(path: "config.yaml")
        try Data("models: [gemini:x, openai:llama]\n".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        #expect(try await circles.run("import", "--text", "Nobody\nDinner on Saturday?").status == 0)
        #expect(gemini.requests.count == 1 && openAI.requests.count == 1)
        let alone = circles.with(["CIRCLES_MODEL": "openai:llama"])
        #expect(try await alone.run("import", "--text", "Nobody\nLunch on Sunday?").status == 0)
        #expect(gemini.requests.count == 1 && openAI.requests.count == 2)
    }

    @Test("a private capture is shown to nobody but a model that computes here, also when it is tried again")
    func privately() async throws {
        let circles = try circles("gemini:x,openai:llama")
        try await circles.addContacts("Maria Lopez")
        let output = try await circles.run(
            "import", "--private", "--json", "--text", "Maria Lopez\nDinner on Saturday?")
        #expect((output.json.first?["interaction"] as? [String: Any])?["summary"] as? String == "the model's summary")
        #expect(gemini.requests.isEmpty && openAI.requests.count == 1)
        let id = try #require(output.json.first?["capture"] as? String)
        #expect(try await circles.run("retry", id, "--model", "gemini:x").status == 0)
        #expect(gemini.requests.isEmpty)
        #expect(try await circles.run("retry", id, "--model", "openai:llama:cloud").status == 0)
        #expect(openAI.requests.count == 1)
    }

    @Test(
        "a chain that is none is a configuration error", arguments: ["rules,gemini:x", "gemini:x,", "nothing:x,rules"])
    func wrong(models: String) async throws {
        #expect(try await circles(models).run("import", "--text", "Nobody\nDinner?").status == 78)
    }
}

@Suite("What asking costs")
struct ModelCostTests {
    private let server: LoopbackServer
    private let circles: CirclesProcess

    init() throws {
        server = try LoopbackServer([StubAnswer.gemini])
        circles = try CirclesProcess(environment: [
            "CIRCLES_MODEL": "gemini:x", "CIRCLES_GEMINI_URL": server.url, "GEMINI_API_KEY": "k",
        ])
    }

    @Test("a budget stops politely: the rest waits, is not asked, and goes on when there is room")
    func budget() async throws {
        let limited = circles.with(["CIRCLES_BUDGET_REQUESTS": "1"])
        #expect(try await limited.run("import", "--text", "Nobody\nDinner on Saturday?").status == 0)
        let second = try await limited.run("import", "--json", "--text", "Nobody\nLunch on Sunday?")
        #expect(second.status == 75 && second.json.first?["status"] as? String == "waiting")
        #expect(
            (second.json.first?["error"] as? [String: Any])?["message"] as? String
                == "today's budget of 1 requests is used up")
        #expect(try await limited.run("retry", "--waiting").status == 75)
        #expect(server.requests.count == 1)
        #expect(try await circles.run("retry", "--waiting").status == 0)
        #expect(server.requests.count == 2)
        let tokens = circles.with(["CIRCLES_BUDGET_TOKENS": "30"])
        #expect(try await tokens.run("import", "--text", "Nobody\nTea on Monday?").status == 75)
        #expect(try await circles.with(["CIRCLES_BUDGET_TOKENS": "lots"]).run("usage").status == 78)
    }

    @Test("usage tells requests, tokens and failures by day and model")
    func usage() async throws {
        try await circles.run("import", "--text", "Nobody\nDinner on Saturday?")
        try await circles.run("import", "--text", "Nobody\nLunch on Sunday?")
        let line = try #require(try await circles.run("usage", "--json").json.first)
        #expect(line["model"] as? String == "gemini:x" && line["requests"] as? Int == 2)
        #expect(line["tokensIn"] as? Int == 20 && line["tokensOut"] as? Int == 10 && line["failures"] as? Int == 0)
        #expect(try await circles.run("usage").standardOutput.contains("gemini:x"))
    }

    @Test("doctor asks one tiny question, of no conversation, and tells what is wrong")
    func doctor() async throws {
        let well = try await circles.run("doctor")
        #expect(well.status == 0 && well.standardOutput.contains("answers as gemini-stub-1"), "\(well.standardOutput)")
        #expect(server.requests.count == 1)
        #expect(try await circles.run("doctor", "--offline").status == 0 && server.requests.count == 1)
        let retired = try LoopbackServer([.json("{}", status: 404)])
        let sick = try await circles.with(["CIRCLES_GEMINI_URL": retired.url]).run("doctor")
        #expect(sick.status == 78 && sick.standardOutput.contains("set model (CIRCLES_MODEL)"))
        // Without consent nothing is sent anywhere.
        let remote = try await circles.with(["CIRCLES_GEMINI_URL": "https://model.invalid"]).run("doctor")
        #expect(remote.status == 78 && remote.standardOutput.contains("you have not agreed"))
    }

    @Test("with --vision the picture goes along, small; without, and when something is redacted, it does not")
    func vision() async throws {
        let picture = Fixture.url("screenshots/imessage-maria-dark.png").path
        func sent() throws -> String { String(decoding: try #require(server.requests.last).body, as: UTF8.self) }
        #expect(try await circles.run("import", picture).status == 0)
        #expect(try !sent().contains("inlineData"))
        #expect(try await circles.run("import", "--vision", "--force", picture).status == 0)
        #expect(try sent().contains(#""inlineData":{"mimeType":"image/jpeg","data":"/9j/"#))
        #expect(try sent().contains("TRANSCRIPT") && sent().utf8.count < 1_500_000)
        let covering = circles.with(["CIRCLES_VISION": "true", "CIRCLES_REDACT": "all"])
        let chat = "Nobody\ncall me on +1 202 555 0142"
        #expect(try await covering.run("import", "--text", chat).status == 0)
        #expect(try sent().contains("‹PHONE-1›") && !sent().contains("0142"))
    }

    @Test("what is redacted stands in no request, no record, and in what is filed")
    func redaction() async throws {
        let secret = "4111 1111 1111 1111"
        // Its first four figures alone may stand in a port or an identifier.
        func tells(_ text: String) -> Bool { text.contains("4111 1") || text.contains("411111") }
        try await circles.addContacts("Maria Lopez")
        let chat = "Maria Lopez\npay with \(secret), password: hunter2"
        let prompt = try await circles.run("extract", "--show-prompt", "--text", chat)
        #expect(prompt.standardOutput.contains("‹CARD-1›") && !tells(prompt.standardOutput))
        let output = try await circles.run("import", "--json", "--verbose", "--text", chat)
        #expect(output.status == 0 && !tells(output.standardError))
        for request in server.requests {
            let body = String(decoding: request.body, as: UTF8.self)
            #expect(!tells(body) && !body.contains("hunter2"))
        }
        let id = try #require(output.json.first?["capture"] as? String)
        let shown = try #require(try await circles.run("show", id, "--json").json.first)
        let requests = String(describing: shown["requests"])
        #expect(requests.contains("CARD-1") && !tells(requests) && !requests.contains("hunter2"))
        #expect(String(describing: shown["transcript"]).contains(secret))
        #expect(try await circles.with(["CIRCLES_REDACT": "cards,nonsense"]).run("usage").status == 78)
    }
}

@Suite("What waits")
struct WaitingTests {
    @Test("is worked off oldest first, none twice, none that was settled meanwhile")
    func order() async throws {
        let isUp = StandIn()
        let server = try LoopbackServer { _, _ in isUp.isUp ? StubAnswer.gemini : .json("{}", status: 401) }
        let circles = try CirclesProcess(environment: [
            "CIRCLES_MODEL": "gemini:x", "CIRCLES_GEMINI_URL": server.url, "GEMINI_API_KEY": "k",
        ])
        let texts = (1...8).map { "hello there number \($0), how are you today?" }
        for text in texts { try await circles.run("import", "--text", text) }
        let notes = try await circles.run("inbox", "list", "--json").json
        #expect(notes.count == 8 && notes.allSatisfy { $0["reason"] as? String == "waitingForModel" })
        let dismissed = try #require(notes.first { ($0["text"] as? String) == texts[3] }?["id"] as? String)
        try await circles.run("inbox", "dismiss", dismissed)
        // It stops at the first that fails: the others would only fail, too.
        let before = server.requests.count
        #expect(try await circles.run("retry", "--waiting").status == 78)
        #expect(server.requests.count == before + 1)
        isUp.rise()
        #expect(try await circles.run("retry", "--waiting").status == 0)
        let asked = server.requests.dropFirst(before + 1).map { request in
            texts.firstIndex { String(decoding: request.body, as: UTF8.self).contains($0) }
        }
        #expect(asked == [0, 1, 2, 4, 5, 6, 7])
        #expect(try await circles.run("retry", "--waiting").standardError.contains("nothing is waiting"))
    }

    @Test("Ctrl-C during a request ends with status 130, at once, and the capture waits")
    func interrupted() async throws {
        let server = try LoopbackServer([.silence, StubAnswer.gemini])
        let circles = try CirclesProcess(environment: [
            "CIRCLES_MODEL": "gemini:x", "CIRCLES_GEMINI_URL": server.url, "GEMINI_API_KEY": "k",
        ])
        // The signal goes out once the request has arrived; `date` in milliseconds tells how long it takes from there.
        let script = """
            "$0" import --json --text 'hello there, how are you?' & job=$!
            while ! [ -e "$HOME/go" ]; do sleep 0.02; done
            before=$(date +%s%3N); kill -INT $job; wait $job; status=$?; after=$(date +%s%3N)
            echo "{\\"status\\":$status,\\"milliseconds\\":$((after - before))}"
            """
        async let output = circles.shell(script)
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        try circles.home.write(Data(), to: "go")
        let lines = try await output.json
        #expect(lines.last?["status"] as? Int == 130)
        // The request itself is waited for so much longer that it cannot be its end.
        #expect(try Double(#require(lines.last?["milliseconds"] as? Int)) < 10_000 * slowness)
        // Where there was no time left for its note, it goes on from where it stopped all the same.
        #expect(try await circles.run("retry", "--waiting").status == 0)
        let notes = try await circles.run("inbox", "list", "--json").json
        #expect(notes.map { $0["summary"] as? String } == ["the model's summary"])
    }

    @Test("trying again with a model that is down takes nothing away")
    func downAgain() async throws {
        let server = try LoopbackServer { _, index in index == 0 ? StubAnswer.gemini : .json("{}", status: 401) }
        let circles = try CirclesProcess(environment: [
            "CIRCLES_MODEL": "gemini:x", "CIRCLES_GEMINI_URL": server.url, "GEMINI_API_KEY": "k",
        ])
        try await circles.addContacts("Maria Lopez")
        let output = try await circles.run("import", "--json", "--text", "Maria Lopez\nDinner on Saturday?")
        let id = try #require(output.json.first?["capture"] as? String)
        #expect(try await circles.run("retry", id).status == 78)
        let filed = try #require(try await circles.run("timeline", "--json").json.first)
        #expect(filed["summary"] as? String == "the model's summary" && filed["summaryIsPending"] as? Bool == false)
        let shown = try #require(try await circles.run("show", id, "--json").json.first)
        #expect((shown["extraction"] as? [String: Any])?["model"] as? String == "gemini-stub-1")
    }

    @Test("an answer that was kept before the work was cut off is not asked for again")
    func cutOff() async throws {
        let server = try LoopbackServer([StubAnswer.gemini])
        let circles = try CirclesProcess(environment: [
            "CIRCLES_MODEL": "gemini:x", "CIRCLES_GEMINI_URL": server.url, "GEMINI_API_KEY": "k",
        ])
        try await circles.run("import", "--text", "hello there, how are you?")
        // As a crash between the answer and the filing leaves it.
        let cut = try await circles.shell(
            """
            python3 -c "import sqlite3; db = sqlite3.connect('$CIRCLES_HOME/circles.sqlite'); \
            db.execute('DELETE FROM inbox_note'); db.execute('UPDATE capture SET state = \\"extracted\\"'); db.commit()"
            """)
        #expect(cut.status == 0, "\(cut.standardError)")
        #expect(try await circles.run("retry", "--waiting").status == 0)
        #expect(server.requests.count == 1)
        #expect(
            try await circles.run("inbox", "list", "--json").json.first?["summary"] as? String == "the model's summary")
    }
}

/// A server that is down until it is up.
private final class StandIn: @unchecked Sendable {
    private let lock = NSLock()
    private var state = false

    var isUp: Bool { lock.withLock { state } }
    func rise() { lock.withLock { state = true } }
}

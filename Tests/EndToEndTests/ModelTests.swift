import CirclesTestSupport
import Foundation
import Testing

/// What a model's server does, and what becomes of a capture whose person the title names.
struct ModelCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: LoopbackServer.Answer
    /// Of a conversation titled with a contact's name, and of one with an unknown name.
    let known: String
    let unknown: String
    let reason: String
    let status: Int32

    private static func recorded(_ file: String, status: Int = 200) -> LoopbackServer.Answer {
        .respond(
            status: status, headers: ["Content-Type": "application/json"],
            body: (try? Fixture.data("gemini/\(file)")) ?? Data())
    }

    static let all: [ModelCase] = [
        ModelCase(
            testDescription: "HTML", answer: recorded("gateway.html"), known: "inbox", unknown: "inbox",
            reason: "modelFailed", status: 69),
        ModelCase(
            testDescription: "half a JSON", answer: recorded("half.json"), known: "inbox", unknown: "inbox",
            reason: "modelFailed", status: 69),
        ModelCase(
            testDescription: "nothing", answer: recorded("blank.json"), known: "inbox", unknown: "inbox",
            reason: "modelFailed", status: 69),
        ModelCase(
            testDescription: "200 MB", answer: .chunks(bytes: 200_000_000), known: "inbox", unknown: "inbox",
            reason: "modelFailed", status: 69),
        ModelCase(
            testDescription: "a refusal", answer: recorded("safety.json"), known: "filed", unknown: "inbox",
            reason: "modelFailed", status: 69),
        ModelCase(
            testDescription: "a blocked prompt", answer: recorded("blocked-prompt.json"), known: "filed",
            unknown: "inbox", reason: "modelFailed", status: 69),
        ModelCase(
            testDescription: "an answer that never fits", answer: recorded("max-tokens-no-parts.json"), known: "inbox",
            unknown: "inbox", reason: "modelFailed", status: 69),
        ModelCase(
            testDescription: "another form than asked for",
            answer: .json(#"{"candidates":[{"content":{"parts":[{"text":"{\"weather\":\"fine\"}"}]}}]}"#),
            known: "inbox", unknown: "inbox", reason: "modelFailed", status: 69),
        ModelCase(
            testDescription: "chunks without end", answer: .chunks(bytes: .max / 2), known: "inbox", unknown: "inbox",
            reason: "modelFailed", status: 69),
        ModelCase(
            testDescription: "401", answer: .json("{}", status: 401), known: "filed", unknown: "waiting",
            reason: "waitingForModel", status: 78),
        ModelCase(
            testDescription: "403", answer: .json("{}", status: 403), known: "filed", unknown: "waiting",
            reason: "waitingForModel", status: 78),
        ModelCase(
            testDescription: "a rate limit of more than a minute",
            answer: .respond(status: 429, headers: ["Retry-After": "3600"], body: Data()), known: "filed",
            unknown: "waiting", reason: "waitingForModel", status: 75),
        ModelCase(
            testDescription: "a bad key", answer: recorded("error-400-bad-key.json", status: 400), known: "filed",
            unknown: "waiting", reason: "waitingForModel", status: 78),
        ModelCase(
            testDescription: "a retired model", answer: recorded("error-404-model.json", status: 404), known: "filed",
            unknown: "waiting", reason: "waitingForModel", status: 78),
        ModelCase(
            testDescription: "no quota today", answer: recorded("error-429-per-day.json", status: 429), known: "filed",
            unknown: "waiting", reason: "waitingForModel", status: 75),
    ]
}

@Suite("A model that is asked from the command")
struct ModelTests {
    private static let key = "AIza-secret-key-of-the-test"

    private func circles(_ server: LoopbackServer) throws -> CirclesProcess {
        try CirclesProcess(environment: [
            "CIRCLES_MODEL": "gemini:gemini-test", "CIRCLES_GEMINI_URL": server.url, "GEMINI_API_KEY": Self.key,
        ])
    }

    @Test("its answer is what is filed, and the key is nowhere to be seen")
    func success() async throws {
        let server = try LoopbackServer([.json(try Fixture.text("gemini/success.json"))])
        let circles = try circles(server)
        try await circles.addContacts("Maria Lopez")
        let output = try await circles.run("import", "--json", Fixture.url("screenshots/imessage-maria-dark.png").path)
        #expect(output.status == 0, "\(output.standardError)")
        let filed = try #require(output.json.first?["interaction"] as? [String: Any])
        let recorded = try Fixture.text("gemini/success.json")
        let summary = try #require(filed["summary"] as? String)
        #expect(recorded.contains(summary.prefix(30)))
        #expect(server.requests.first?.headers["x-goog-api-key"] == Self.key)
        #expect(!(output.standardOutput + output.standardError).contains(Self.key))
        let database = try Data(contentsOf: circles.data.appending(path: "circles.sqlite"))
        #expect(database.range(of: Data(Self.key.utf8)) == nil)
    }

    @Test("whatever it does, the capture is filed or in the inbox, with its text", arguments: ModelCase.all)
    func failure(_ model: ModelCase) async throws {
        let server = try LoopbackServer([model.answer])
        let circles = try circles(server)
        try await circles.addContacts("Maria Lopez")
        for (title, status) in [("Maria Lopez", model.known), ("Nobody Known", model.unknown)] {
            let output = try await circles.run("import", "--json", "--text", "\(title)\nDinner on Saturday?")
            #expect(output.status == model.status, "\(title): \(output.standardError) \(output.standardOutput)")
            let line = try #require(output.json.first)
            #expect(line["status"] as? String == status, "\(title)")
            #expect((line["error"] as? [String: Any])?["stored"] as? Bool == true)
            #expect(!(output.standardOutput + output.standardError).contains(Self.key))
            if let note = line["inboxNote"] as? [String: Any] {
                #expect(note["reason"] as? String == model.reason)
                #expect((note["text"] as? String)?.contains("Dinner on Saturday?") ?? false)
            }
        }
    }

    @Test("what waited is worked off when the model is back, and the same note becomes the filing")
    func retry() async throws {
        let quota = try Fixture.text("gemini/error-429-per-day.json")
        let success = try Fixture.text("gemini/success.json")
        let server = try LoopbackServer { _, index in index < 2 ? .json(quota, status: 429) : .json(success) }
        let circles = try circles(server)
        try await circles.addContacts("Maria Lopez")
        try await circles.run("import", "--text", "Maria Lopez\nDinner on Saturday?")
        try await circles.run("import", "--text", "Nobody Known\nDinner on Sunday?")
        let pending = try #require(try await circles.run("timeline", "--json").json.first)
        #expect(pending["summaryIsPending"] as? Bool == true)
        let output = try await circles.run("retry", "--waiting", "--json")
        #expect(output.status == 0, "\(output.standardError)")
        let filed = try #require(try await circles.run("timeline", "--json").json.first)
        #expect(filed["summaryIsPending"] as? Bool == false)
        #expect(filed["id"] as? String == pending["id"] as? String)
        #expect(try await circles.run("inbox", "list", "--json").json.first?["reason"] as? String == "unknownContact")
    }

    @Test("without consent nothing is sent: rules when it is configured, not permitted when it is asked for")
    func consent() async throws {
        let circles = try CirclesProcess(environment: ["GEMINI_API_KEY": Self.key])
        try await circles.run("contacts", "add", "Maria Lopez")
        let configured = try await circles.with(["CIRCLES_MODEL": "gemini:gemini-test"])
            .run("import", "--json", "--text", "Maria Lopez\nDinner on Saturday?")
        #expect(configured.status == 0)
        #expect(configured.standardError.contains("not agreed"))
        let asked = try await circles.run(
            "import", "--json", "--model", "gemini:gemini-test", "--text", "Nobody Known\nDinner on Sunday?")
        #expect(asked.status == 77)
        #expect(asked.json.first?["status"] as? String == "waiting")
        #expect(try await circles.run("inbox", "list", "--json").json.count == 1)
    }

    @Test("a private capture is not sent, not even to this machine's model")
    func privately() async throws {
        let server = try LoopbackServer([.json(try Fixture.text("gemini/success.json"))])
        let circles = try circles(server)
        try await circles.addContacts("Maria Lopez")
        let output = try await circles.run(
            "import", "--private", "--json", "--text", "Maria Lopez\nDinner on Saturday?")
        #expect(output.json.first?["status"] as? String == "filed")
        #expect(server.requests.isEmpty)
    }

    @Test("the prompt that is shown holds the conversation and no key; nothing is sent")
    func showPrompt() async throws {
        let server = try LoopbackServer([.close])
        let output = try await circles(server).run(
            "extract", "--show-prompt", "--text", "Maria Lopez\nDinner on Saturday?")
        #expect(output.status == 0)
        #expect(output.standardOutput.contains("Dinner on Saturday?"))
        #expect(!output.standardOutput.contains(Self.key))
        #expect(server.requests.isEmpty)
    }

    @Test("setup keeps the key in a file of its owner's, and prints it nowhere")
    func setup() async throws {
        let circles = try CirclesProcess()
        let output = try await circles.run(
            "setup", "--model", "gemini:gemini-test", "--consent", "--region", "de", "--me", "Kim Berg",
            input: Data("\(Self.key)\n".utf8))
        #expect(output.status == 0, "\(output.standardError)")
        #expect(!(output.standardOutput + output.standardError).contains(Self.key))
        let file = circles.data.appending(path: "config.yaml")
        #expect(try String(contentsOf: file, encoding: .utf8).contains(Self.key))
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let doctor = try await circles.run("doctor", "--offline")
        #expect(doctor.status == 0, "\(doctor.standardOutput)")
        #expect(doctor.standardOutput.contains("gemini:gemini-test, with your consent"))
        #expect(!doctor.standardOutput.contains(Self.key))
        #expect(try await circles.run("contacts", "me").standardOutput.contains("Kim Berg"))
    }
}

import CirclesCore
import CirclesService
import CirclesSpool
import CirclesTestSupport
import Foundation
import Testing

@Suite("Handing pictures to agents")
struct SendingTests {
    private func picture() throws -> Data { try Fixture.data("screenshots/imessage-maria-dark.png") }

    private func home() throws -> (TemporaryFolder, Home) {
        let folder = try TemporaryFolder()
        return (folder, try Home(folder.path))
    }

    /// One round of whoever processes.
    private func work(_ sample: Sample, delivered: Told<String> = Told()) async throws -> [CirclesError] {
        let errors = Told<CirclesError>()
        _ = try await SpoolWorker(
            sample.context, ModelChoice(sample.context, tell: { _, _ in }), tell: { _ in },
            tellDelivered: { delivered.add("\($0.name) to \($0.agent)") }, warn: { errors.add($0) }
        ).run(until: try StopSignal(), stays: false)
        return errors.all
    }

    private final class Told<Value: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var values: [Value] = []
        func add(_ value: Value) { lock.withLock { values.append(value) } }
        var all: [Value] { lock.withLock { values } }
    }

    @Test("the agents' file is for the user's eyes only, and no description shows what a header holds")
    func secrets() async throws {
        let (folder, home) = try home()
        let agent = try Agent("Desk", url: "http://127.0.0.1:9/", headers: [.init("X-Key", "sesame")], isPrimary: false)
        try AgentBook(home).add(agent)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/agents.json")
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try AgentBook(home).list() == [agent])
        #expect(!"\(agent) \(agent.headers)".contains("sesame"))
        var dumped = ""
        dump(agent, to: &dumped)
        #expect(!dumped.contains("sesame"))
    }

    @Test("an address is https or this machine's own, and headers cannot smuggle others in")
    func refusals() async throws {
        for url in ["http://example.org", "ftp://example.org", "", "https://user@example.org", "file:///etc/passwd"] {
            #expect(throws: CirclesError.self, "\(url)") { try Agent("A", url: url, headers: [], isPrimary: false) }
        }
        for (name, value) in [
            ("X\r\nY", "z"), ("X", "a\r\nY: b"), ("", "a"), ("X Y", "a"), ("Host", "other"), ("x-device-id", "me"),
        ] {
            #expect(throws: CirclesError.self, "\(name)") { try Agent.Header(name, value) }
        }
    }

    @Test("what waits of a capture that was deleted, or is private now, goes to nobody")
    func forgotten() async throws {
        let (_, home) = try home()
        try AgentBook(home).add(try Agent("Desk", url: "http://127.0.0.1:9/", headers: [], isPrimary: true))
        let (gone, other) = (Capture.ID.random(), Capture.ID.random())
        for capture in [gone, other] {
            _ = try await Sending(home).send(try picture(), to: nil, of: capture, keeps: true)
        }
        _ = try await Sending(home).send(try picture(), to: nil, keeps: true)
        #expect(Outbox(home).counts()["Desk"]?.waiting == 3)
        try Outbox(home).forget([gone])
        #expect(Outbox(home).counts()["Desk"]?.waiting == 2)
        try Outbox(home).forget([])
        #expect(Outbox(home).counts()["Desk"]?.waiting == 2)
    }

    @Test("the only agent is meant, or the primary one; else it must be said")
    func choice() async throws {
        let (_, home) = try home()
        let book = AgentBook(home)
        #expect(throws: CirclesError.self) { try book.chosen(nil) }
        func add(_ name: String, isPrimary: Bool = false) throws {
            try book.add(try Agent(name, url: "http://127.0.0.1:9/", headers: [], isPrimary: isPrimary))
        }
        try add("One")
        #expect(try book.chosen(nil).name == "One")
        try add("Two")
        #expect(throws: CirclesError.self) { try book.chosen(nil) }
        #expect(throws: CirclesError.self) { try add("Two") }
        try add("Three", isPrimary: true)
        try add("Four", isPrimary: true)
        #expect(try book.chosen(nil).name == "Four")
        #expect(try book.list().filter(\.isPrimary).map(\.name) == ["Four"])
        #expect(try book.chosen("One").name == "One")
        _ = try book.remove("Four")
        #expect(throws: CirclesError.self) { try book.chosen(nil) }
    }

    @Test("a picture goes as a form with its fields, its agent's headers and this installation's id")
    func form() async throws {
        let (_, home) = try home()
        let server = try LoopbackServer([.json("{}", status: 201)])
        try AgentBook(home).add(
            try Agent(
                "Desk", url: server.url + "/shots", headers: [.init("Authorization", "Bearer x")], isPrimary: false))
        let sent = try await Sending(home).send(try picture(), to: nil, keeps: false)
        #expect(sent.agent == "Desk")
        #expect(!sent.waits)
        _ = try await Sending(home).send(try picture(), to: "Desk", keeps: true)
        let requests = server.requests
        #expect(requests.count == 2)
        let first = try #require(requests.first)
        #expect(first.method == "POST" && first.path == "/shots")
        #expect(first.headers["authorization"] == "Bearer x")
        #expect(UUID(uuidString: first.headers["x-device-id"] ?? "") != nil)
        #expect(Set(requests.map { $0.headers["x-device-id"] }).count == 1)
        #expect(Set(requests.map { $0.headers["idempotency-key"] }).count == 2)
        let body = String(decoding: first.body, as: UTF8.self)
        for part in [
            "name=\"image\"; filename=\"screenshot.jpg\"\r\nContent-Type: image/jpeg",
            "name=\"source\"\r\n\r\ncircles\r\n",
            "name=\"agent_id\"\r\n\r\nDesk\r\n",
        ] {
            #expect(body.contains(part), "\(part)")
        }
        #expect(Outbox(home).counts().isEmpty)
    }

    @Test(
        "each way to fail has its own words, and a redirect is not followed",
        arguments: [
            (302, CirclesError.Code.unavailable, "redirect", false), (401, .notPermitted, "key", false),
            (413, .badInput, "size", false), (422, .badInput, "refused the picture", false),
            (503, .unavailable, "now", true), (429, .unavailable, "now", true),
        ])
    func statuses(status: Int, code: CirclesError.Code, words: String, isRetryable: Bool) async throws {
        let (_, home) = try home()
        let other = try LoopbackServer([.json("{}")])
        let server = try LoopbackServer([.respond(status: status, headers: ["Location": other.url], body: Data())])
        try AgentBook(home).add(try Agent("Desk", url: server.url, headers: [], isPrimary: false))
        let error = try await #require(throws: CirclesError.self) {
            try await Sending(home).send(try picture(), to: nil, keeps: false)
        }
        #expect(error.code == code)
        #expect(error.message.contains(words) && error.message.contains("Desk"))
        #expect(error.retryable == isRetryable)
        #expect(other.requests.isEmpty)
    }

    @Test(
        "what an agent says of a picture it does not take is told: bounded, on one line, and never a key",
        arguments: [
            (#"{"error":"no such room\u001b[2J\n%s"}"#, "no such room[2J …"),
            (#"{"error":{"message":"the quota is used up"}}"#, "the quota is used up"),
            ("try tomorrow\n", "try tomorrow"),
            (#"{"ok":false}"#, #"{"ok":false}"#), ("<html>Bad Gateway</html>", nil), ("", nil),
        ])
    func words(body: String, told: String?) async throws {
        let (_, home) = try home()
        let server = try LoopbackServer([
            .respond(status: 422, headers: [:], body: Data(body.replacing("%s", with: "opensesame").utf8))
        ])
        let header = try Agent.Header("Authorization", "Bearer opensesame")
        try AgentBook(home).add(try Agent("Desk", url: server.url, headers: [header], isPrimary: false))
        let error = try await #require(throws: CirclesError.self) {
            try await Sending(home).send(try picture(), to: nil, keeps: false)
        }
        #expect(error.message == "Desk refused the picture (422)" + (told.map { "; it says: \($0)" } ?? ""))
    }

    @Test("a long answer of an agent is cut")
    func longWords() async throws {
        let (_, home) = try home()
        let server = try LoopbackServer([
            .respond(status: 422, headers: [:], body: Data(repeating: 0x61, count: 300_000))
        ])
        try AgentBook(home).add(try Agent("Desk", url: server.url, headers: [], isPrimary: false))
        let error = try await #require(throws: CirclesError.self) {
            try await Sending(home).send(try picture(), to: nil, keeps: false)
        }
        #expect(error.message.hasSuffix("aaa…") && error.message.count < 250)
    }

    @Test("a picture that waits already is kept once, and sent again it goes under the same key")
    func keptTwice() async throws {
        let (_, home) = try home()
        let server = try LoopbackServer([.json("{}", status: 503), .json("{}", status: 503), .json("{}")])
        try AgentBook(home).add(try Agent("Desk", url: server.url, headers: [], isPrimary: false))
        for keeps in [true, true, false] {
            let sent = try await Sending(home).send(try picture(), to: nil, keeps: keeps)
            #expect(sent.waits == keeps)
        }
        #expect(Outbox(home).counts().isEmpty)
        #expect(Set(server.requests.map { $0.headers["idempotency-key"] }).count == 1)
    }

    @Test("names of agents that differ in case alone are one")
    func cases() async throws {
        let (_, home) = try home()
        let book = AgentBook(home)
        try book.add(try Agent("Helper", url: "http://127.0.0.1:9/", headers: [], isPrimary: false))
        #expect(throws: CirclesError.self) {
            try book.add(try Agent("helper", url: "http://127.0.0.1:9/", headers: [], isPrimary: false))
        }
        #expect(try book.chosen("HELPER").name == "Helper")
        try book.edit("helper", url: "http://127.0.0.1:10/", headers: [], removing: [], isPrimary: nil)
        #expect(try book.list().map(\.url) == ["http://127.0.0.1:10/"])
        #expect(try book.remove("helper").name == "Helper")
    }

    @Test("what is no picture is not sent")
    func noPicture() async throws {
        let (_, home) = try home()
        let server = try LoopbackServer([.json("{}")])
        try AgentBook(home).add(try Agent("Desk", url: server.url, headers: [], isPrimary: false))
        for bytes in [Data("hello".utf8), Data("%PDF-1.4".utf8), Data()] {
            await #expect(throws: CirclesError.self) { try await Sending(home).send(bytes, to: nil, keeps: true) }
        }
        #expect(server.requests.isEmpty)
        #expect(Outbox(home).counts().isEmpty)
    }

    @Test("a picture that is kept is delivered when its agent is there, once, under one key")
    func queue() async throws {
        let sample = try await Sample()
        let home = sample.context.home
        let server = try LoopbackServer([.json("{}", status: 503), .json("{}", status: 500), .json("{}")])
        try AgentBook(home).add(try Agent("Desk", url: server.url, headers: [], isPrimary: false))
        #expect(try await Sending(home).send(try picture(), to: nil, keeps: true).waits)
        #expect(Outbox(home).counts()["Desk"]?.waiting == 1)
        for waiting in [1, 0, 0] {
            #expect(try await work(sample).isEmpty)
            #expect(Outbox(home).counts()["Desk"]?.waiting ?? 0 == waiting)
        }
        #expect(server.requests.count == 3)
        #expect(Set(server.requests.map { $0.headers["idempotency-key"] }).count == 1)
    }

    @Test("what an agent refuses for good is put aside and said, and goes with its agent")
    func refusedLater() async throws {
        let sample = try await Sample()
        let home = sample.context.home
        let server = try LoopbackServer([.json("{}", status: 503), .json("{}", status: 400)])
        try AgentBook(home).add(try Agent("Desk", url: server.url, headers: [], isPrimary: false))
        #expect(try await Sending(home).send(try picture(), to: nil, keeps: true).waits)
        #expect(try await work(sample).map(\.code) == [.badInput])
        #expect(try await work(sample).isEmpty)
        #expect(server.requests.count == 2)
        let count = try #require(Outbox(home).counts()["Desk"])
        #expect(count.waiting == 0 && count.refused == 1)
        #expect(try Outbox(home).drop(for: "Desk") == 0)
        #expect(Outbox(home).counts().isEmpty)
    }

    @Test("a private capture is sent to no agent")
    func privacy() async throws {
        let sample = try await Sample()
        let server = try LoopbackServer([.json("{}")])
        try AgentBook(sample.context.home).add(try Agent("Desk", url: server.url, headers: [], isPrimary: false))
        var sent: [CirclesError.Code?] = []
        for isPrivate in [true, false] {
            let bytes = try picture()
            let submission = try SubmissionDetails(isPrivate: isPrivate).submission(
                picture: bytes, path: "a.png", modified: nil)
            _ = try await sample.context.database.accept(submission.capture, bytes: bytes, force: true)
            sent.append(
                await code {
                    _ = try await CaptureSending(sample.context).send(submission.capture.id, to: nil, keeps: true)
                })
        }
        #expect(sent == [.notPermitted, nil])
        #expect(server.requests.count == 1)
    }

    @Test("an agent that is changed keeps what waits for it, and its other headers")
    func editing() async throws {
        let sample = try await Sample()
        let home = sample.context.home
        let server = try LoopbackServer([.json("{}", status: 401), .json("{}")])
        let book = AgentBook(home)
        try book.add(
            try Agent(
                "Desk", url: "http://127.0.0.1:9/", headers: [.init("X-Key", "old"), .init("X-Room", "study")],
                isPrimary: true))
        #expect(try await Sending(home).send(try picture(), to: nil, called: "shot.png", keeps: true).state == .kept)
        try book.edit("Desk", url: server.url, headers: [], removing: [], isPrimary: nil)
        #expect(try await work(sample).map(\.code) == [.notPermitted])
        try book.edit("Desk", url: nil, headers: [.init("x-key", "new")], removing: [], isPrimary: nil)
        #expect(try await work(sample).isEmpty)
        #expect(server.requests.map { $0.headers["x-key"] } == ["old", "new"])
        #expect(server.requests.last?.headers["x-room"] == "study")
        #expect(Outbox(home).counts().isEmpty)
        #expect(try book.list().first?.isPrimary == true)
        try book.edit("Desk", url: nil, headers: [], removing: ["X-ROOM"], isPrimary: false)
        #expect(try book.list().first?.headers.map(\.name) == ["x-key"])
        for (url, removed) in [("http://example.org", []), (nil, ["X-Room"]), (nil, [])] as [(String?, [String])] {
            #expect(throws: CirclesError.self) {
                try book.edit("Desk", url: url, headers: [], removing: removed, isPrimary: nil)
            }
        }
        #expect(throws: CirclesError.self) {
            try book.edit("Nobody", url: server.url, headers: [], removing: [], isPrimary: nil)
        }
    }

    @Test("what an agent refused is listed with its name and why, and sent again when that is said")
    func refusedAgain() async throws {
        let sample = try await Sample()
        let home = sample.context.home
        let server = try LoopbackServer([.json("{}", status: 503), .json("{}", status: 400), .json("{}")])
        try AgentBook(home).add(try Agent("Desk", url: server.url, headers: [], isPrimary: false))
        #expect(try await Sending(home).send(try picture(), to: nil, called: "shot.png", keeps: true).state == .kept)
        let warned = try await work(sample)
        #expect(warned.count == 1 && warned[0].message.contains("shot.png"))
        let outbox = Outbox(home)
        let refused = try #require(outbox.refused().first)
        #expect(refused.agent == "Desk" && refused.name == "shot.png" && refused.reason.contains("400"))
        #expect(refused.since != nil && outbox.refused(by: "Other").isEmpty)
        let finding = await Checkup(
            home: home, settings: .success(sample.context.settings), isOffline: true, store: sample.context.database
        ).findings().first { $0.subject == "agents" }
        #expect(finding?.isFine == false && finding?.detail == "1 agent, 0 pictures waiting, 1 refused")
        #expect(try outbox.waitAgain(for: nil) == 1)
        let delivered = Told<String>()
        #expect(try await work(sample, delivered: delivered).isEmpty)
        #expect(delivered.all == ["shot.png to Desk"])
        #expect(server.requests.count == 3 && outbox.counts().isEmpty)
        #expect(Set(server.requests.map { $0.headers["idempotency-key"] }).count == 1)
    }

    @Test("while another process delivers, what became of the picture is said, and not that it waits")
    func handedOn() async throws {
        let sample = try await Sample()
        let home = sample.context.home
        let server = try LoopbackServer([.json("{}"), .json("{}", status: 400)])
        try AgentBook(home).add(try Agent("Desk", url: server.url, headers: [], isPrimary: false))
        let stop = try StopSignal()
        let worker = Task { await OutboxWorker(home, warn: { _ in }).run(until: stop, stays: true) }
        let sending = Sending(home)
        #expect(try await sending.send(try picture(), to: nil, keeps: true).state == .delivered)
        let code = await code { _ = try await sending.send(try self.picture(), to: nil, keeps: true) }
        #expect(code == .badInput)
        stop.raise()
        await worker.value
        #expect(server.requests.count == 2)
        // Who asked heard of the refusal: nothing is left to be looked after.
        #expect(Outbox(home).counts().isEmpty)
    }

    @Test("a picture that another process does not get done with is in the queue, and never said to be kept or sent")
    func stuck() async throws {
        let (folder, home) = try home()
        let server = try LoopbackServer([.json("{}")])
        try AgentBook(home).add(try Agent("Desk", url: server.url, headers: [], isPrimary: false))
        try FileManager.default.createDirectory(atPath: folder.path + "/outbox", withIntermediateDirectories: true)
        let lock = open(folder.path + "/outbox/lock", O_CREAT | O_RDWR, 0o600)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        #expect(try await Sending(home).send(try picture(), to: nil, keeps: true).state == .handedOn)
        #expect(server.requests.isEmpty)
    }
}

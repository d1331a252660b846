import CirclesCore
import CirclesSpool
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesService

@Suite("Pictures that an agent may have, and what cannot be kept")
struct UnansweredPictureTests {
    private func picture() throws -> Data { try Fixture.data("screenshots/imessage-maria-dark.png") }

    /// A home whose agent "Desk" is the server.
    private func home(_ server: LoopbackServer?) throws -> (TemporaryFolder, Home) {
        let folder = try TemporaryFolder()
        let home = try Home(folder.path)
        try AgentBook(home).add(
            try Agent("Desk", url: server?.url ?? "http://127.0.0.1:9/", headers: [], isPrimary: false))
        return (folder, home)
    }

    /// Seconds, longer than any machine is busy: what runs out before a picture is handed over is another case.
    private static let patience = 300

    private func work(_ home: Home) async throws {
        await OutboxWorker(home, patience: Self.patience, warn: { _ in }).run(until: try StopSignal(), stays: false)
    }

    private func error(_ body: () async throws -> Void) async throws -> CirclesError {
        try await #require(throws: CirclesError.self) { try await body() }
    }

    @Test("a picture that was handed over whole and never answered is put aside, and goes again only when that is said")
    func unanswered() async throws {
        let server = try LoopbackServer([.close, .json("{}")])
        let (folder, home) = try home(server)
        defer { withExtendedLifetime(folder) {} }
        let failed = try await error {
            _ = try await Sending(home, patience: Self.patience).send(try picture(), to: nil, keeps: true)
        }
        #expect(failed.code == .unavailable && !failed.retryable)
        #expect(failed.message.contains("may have it") && failed.message.contains("put aside"))
        try await work(home)
        #expect(server.requests.count == 1)
        let outbox = Outbox(home)
        let count = try #require(outbox.counts()["Desk"])
        #expect(count.waiting == 0 && count.refused == 1 && count.unanswered == 1)
        #expect(count.aside == "1 may have arrived")
        #expect(outbox.refused().first?.mayHaveArrived == true)
        #expect(try outbox.waitAgain(for: nil) == 1)
        try await work(home)
        #expect(outbox.counts().isEmpty)
        #expect(server.requests.count == 2)
        #expect(Set(server.requests.map { $0.headers["idempotency-key"] }).count == 1)
    }

    @Test("why a picture waits is told, and one that is handed over later without an answer goes once")
    func why() async throws {
        let server = try LoopbackServer([.respond(status: 503, body: Data()), .close])
        let (folder, home) = try home(server)
        defer { withExtendedLifetime(folder) {} }
        #expect(
            try await Sending(home, patience: Self.patience).send(try picture(), to: nil, keeps: true).state == .kept)
        let line = try #require(try AgentBook(home).views(Outbox(home).counts()).first)
        #expect(line.waiting == 1 && line.waitsBecause == "Desk cannot take it now (503)")
        for _ in 0..<3 { try await work(home) }
        #expect(server.requests.count == 2)
        let after = try #require(try AgentBook(home).views(Outbox(home).counts()).first)
        #expect(after.waiting == 0 && after.refused == 1 && after.unanswered == 1 && after.waitsBecause == nil)
    }

    @Test("without being kept, a picture that may have arrived is said to, and nothing is left here")
    func notKept() async throws {
        let server = try LoopbackServer([.close])
        let (folder, home) = try home(server)
        defer { withExtendedLifetime(folder) {} }
        let failed = try await error {
            _ = try await Sending(home, patience: Self.patience).send(try picture(), to: nil, keeps: false)
        }
        #expect(failed.remedy == .checkArrival && failed.message.contains("handed over whole"))
        #expect(Outbox(home).counts().isEmpty)
    }

    @Test("what cannot be kept is sent at once, and only when that fails, too, is it said")
    func noRoom() async throws {
        let server = try LoopbackServer([.json("{}"), .json("{}", status: 503)])
        let (folder, home) = try home(server)
        // A file where the folder belongs is as bad as a full disk.
        try Data().write(to: URL(filePath: folder.path + "/outbox"))
        #expect(
            try await Sending(home, patience: Self.patience).send(try picture(), to: nil, keeps: true).state
                == .delivered)
        let failed = try await error {
            _ = try await Sending(home, patience: Self.patience).send(try picture(), to: nil, keeps: true)
        }
        #expect(failed.code == .cannotWrite)
        #expect(failed.message.contains("503") && failed.message.contains("could not keep"))
        #expect(server.requests.count == 2)
    }

    @Test("a picture that was put aside and is sent anew comes once", arguments: [true, false])
    func sentAnew(keeps: Bool) async throws {
        let server = try LoopbackServer([.json("{}", status: 503), .json("{}", status: 422), .json("{}")])
        let (folder, home) = try home(server)
        defer { withExtendedLifetime(folder) {} }
        #expect(
            try await Sending(home, patience: Self.patience).send(try picture(), to: nil, keeps: true).state == .kept)
        try await work(home)
        #expect(Outbox(home).counts()["Desk"]?.refused == 1)
        #expect(
            try await Sending(home, patience: Self.patience).send(try picture(), to: nil, keeps: keeps).state
                == .delivered)
        #expect(Outbox(home).counts().isEmpty)
        #expect(try Outbox(home).waitAgain(for: nil) == 0)
        #expect(server.requests.count == 3)
    }

    @Test("a refusal that another process heard has the advice that the sender would have given")
    func adviceOfOther() async throws {
        let (folder, home) = try home(nil)
        try FileManager.default.createDirectory(atPath: folder.path + "/outbox", withIntermediateDirectories: true)
        let lock = open(folder.path + "/outbox/lock", O_CREAT | O_RDWR, 0o600)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        let bytes = try picture()
        let sending = Task { try await Sending(home, patience: Self.patience).send(bytes, to: nil, keeps: true) }
        let outbox = Outbox(home)
        while outbox.ids().isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        let refusal = CirclesError(.badInput, "Desk refused the picture (422)", hint: "the agent's own log may say why")
        try outbox.putAside(try #require(outbox.ids().first), refusal)
        let failed = try await error { _ = try await sending.value }
        #expect(failed == refusal)
        #expect(outbox.counts().isEmpty)
    }
}

import CirclesTestSupport
import Foundation
import Testing

@Suite("Ctrl-C while a picture is sent")
struct SendInterruptionTests {
    @Test("what is said is true of pictures: kept with --queue, and otherwise not", arguments: [true, false])
    func words(keeps: Bool) async throws {
        let circles = try CirclesProcess()
        let server = try LoopbackServer([.silence])
        try await circles.run("agents", "add", "Desk", "--url", server.url)
        let picture = Fixture.url("screenshots/imessage-maria-dark.png").path
        let pid = circles.home.path + "/pid"
        let flag = keeps ? "--queue" : ""
        let running = Task {
            try await circles.shell("echo $$ > '\(pid)'; exec \"$0\" send '\(picture)' \(flag)")
        }
        while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(20)) }
        let number = try #require(Int32(String(contentsOfFile: pid, encoding: .utf8).trimmingCharacters(in: .newlines)))
        #expect(kill(number, SIGINT) == 0)
        let output = try await running.value
        #expect(output.status == 130)
        #expect(!output.standardError.contains("retry --waiting"), "\(output.standardError)")
        let agent = try #require(try await circles.run("agents", "list", "--json").json.first)
        let kept = (agent["waiting"] as? Int ?? 0) + (agent["refused"] as? Int ?? 0)
        #expect(kept == (keeps ? 1 : 0))
        guard output.standardError.contains("interrupted;") else { return }
        #expect(output.standardError.contains(keeps ? "is in the queue" : "what was not sent is not kept"))
    }

    @Test("the agents' protocol says when its home is a new one, and only then")
    func newHome() async throws {
        let circles = try CirclesProcess()
        for isNew in [true, false] {
            let output = try await circles.run("mcp")
            #expect(output.standardError.contains("is new and empty") == isNew, "\(output.standardError)")
            #expect(output.standardOutput.isEmpty)
        }
    }
}

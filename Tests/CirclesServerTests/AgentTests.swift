import CirclesCore
import CirclesService
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesServer

@Suite("Handing a screenshot to an agent, over HTTP and in a browser")
struct AgentTests {
    /// A server with an open note of a screenshot.
    private func server() async throws -> (TestServer, token: String, capture: String) {
        let server = try await TestServer()
        let token = try await server.token()
        let bytes = Array(try Fixture.data("screenshots/imessage-maria-dark.png"))
        let taken = try await server.ask(
            .post, "/api/captures", token: token, headers: ["Content-Type": "image/png"], pieces: [bytes])
        try await server.work()
        return (server, token, try #require(taken.json["id"] as? String))
    }

    private func ask(
        _ server: TestServer, _ token: String, _ capture: String, _ body: String
    ) async throws -> TestServer.Reply {
        try await server.ask(
            .post, "/api/captures/\(capture)/send", token: token, headers: ["Content-Type": "application/json"],
            pieces: [Array(body.utf8)])
    }

    @Test("the API sends the picture, keeps it where that is asked for, and names agents without their secrets")
    func api() async throws {
        let (server, token, capture) = try await server()
        #expect(try await ask(server, token, capture, "{}").status == 404)
        let agent = try LoopbackServer([.json("{}"), .json("{}"), .json("{}", status: 503)])
        try AgentBook(server.context.home).add(
            try Agent("Desk", url: agent.url, headers: [.init("X-Key", "sesame")], isPrimary: false))
        let listed = try await server.ask(.get, "/api/agents", token: token)
        #expect(listed.items.map { $0["name"] as? String } == ["Desk"])
        #expect(!listed.text.contains("sesame") && !listed.text.contains("127.0.0.1"))
        let sent = try await ask(server, token, capture, "{}")
        #expect(sent.status == 200)
        #expect(sent.json["message"] as? String == "Sent to Desk")
        let bare = try await server.ask(.post, "/api/captures/\(capture)/send", token: token)
        #expect(bare.status == 200)
        let form = try await server.ask(
            .post, "/api/captures/\(capture)/send", token: token, headers: ["Content-Type": "text/plain"],
            pieces: [Array("{}".utf8)])
        #expect(form.status == 415)
        #expect(try await ask(server, token, capture, #"{"agent":"Desk"}"#).status == 503)
        let kept = try await ask(server, token, capture, #"{"queue":true}"#)
        #expect(kept.status == 202)
        #expect(kept.json["status"] as? String == "waiting")
        #expect(try await ask(server, token, capture, #"{"agent":"Nobody"}"#).status == 404)
        #expect(try await ask(server, token, UUID().uuidString, "{}").status == 404)
        let phone = try await server.token(.capture)
        #expect(try await ask(server, phone, capture, "{}").status == 403)
        #expect(try await server.ask(.get, "/api/agents", token: phone).status == 403)
    }

    @Test(
        "the button stands below a note's picture and on the capture's page once an agent is set up, and says what it did"
    )
    func button() async throws {
        let (server, _, capture) = try await server()
        let browser = try await TestBrowser(server)
        #expect(try await !browser.open("/").text.contains("/send"))
        let agent = try LoopbackServer([.json("{}"), .json("{}", status: 503)])
        try AgentBook(server.context.home).add(try Agent("Desk <b>", url: agent.url, headers: [], isPrimary: false))
        for (page, words) in [("/", "Sent to Desk &lt;b&gt;"), ("/captures/\(capture)", "Kept: it is sent when Desk")] {
            let shown = try await browser.open(page)
            #expect(shown.text.contains("action=\"/captures/\(capture)/send\""), "\(page)")
            #expect(shown.text.contains("Send to <bdi>Desk &lt;b&gt;</bdi>"))
            let form = [
                "csrf": try TestBrowser.field("csrf", of: shown), "back": try TestBrowser.field("back", of: shown),
                "agent": "Desk <b>",
            ]
            let after = try await browser.send("/captures/\(capture)/send", form)
            #expect(after.status == 200)
            #expect(after.text.contains(words), "\(page)")
        }
        #expect(agent.requests.count == 2)
        let other = try LoopbackServer([.json("{}")])
        try AgentBook(server.context.home).add(try Agent("Other", url: other.url, headers: [], isPrimary: true))
        let both = try await browser.open("/captures/\(capture)")
        #expect(
            both.text.contains("Send to <bdi>Other</bdi>") && both.text.contains("Send to <bdi>Desk &lt;b&gt;</bdi>"))
        let unsaid = ["csrf": try TestBrowser.field("csrf", of: both), "back": try TestBrowser.field("back", of: both)]
        #expect(try await browser.send("/captures/\(capture)/send", unsaid).status != 200)
        #expect(other.requests.isEmpty)
        #expect(try await browser.post("/captures/\(capture)/send", [:]).status == 403)
        #expect(agent.requests.count == 2)
    }

    @Test("a note that an agent wrote is never said to be the user's own")
    func agentsNote() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        let details = SubmissionDetails(
            userNote: "met at the fair", origin: .agent, confirmation: "an agent handed it over", agent: "Helper <b>")
        let capture = details.submission(text: "Zed\nhello", origin: .agent).capture
        guard case .new(_, let claim) = try await server.context.database.accept(capture, bytes: nil, force: false)
        else {
            Issue.record("not accepted as new")
            return
        }
        try await server.context.database.release(claim)
        try await server.work()
        let page = try await browser.open("/")
        #expect(page.text.contains("Note from the agent Helper &lt;b&gt;") && page.text.contains("met at the fair"))
        #expect(!page.text.contains("Your note"))
    }
}

import CirclesCore
import CirclesService
import CirclesTestSupport
import Foundation
import HTTPTypes
import Testing

@testable import CirclesServer

@Suite("Trying again over HTTP")
struct RetryTests {
    @Test("what was interrupted is worked on once more, and the answer says what became of it")
    func again() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        try await server.contact("Maria Lopez")
        let known = try await server.interruptedNote("Maria Lopez\nsee you on Friday")
        let filed = try await server.ask(.post, "/api/captures/\(known.captureID)/retry", token: token)
        #expect(filed.status == 200, "\(filed.text)")
        #expect(filed.json["status"] as? String == "filed")
        #expect(filed.json["message"] as? String == "Filed with Maria Lopez")
        let unknown = try await server.interruptedNote("Lizzie Unknown\nsee you on Friday")
        let asked = try await server.ask(.post, "/api/captures/\(unknown.captureID)/retry?wait=30", token: token)
        #expect(asked.json["status"] as? String == "inbox")
        #expect((asked.json["inboxNote"] as? [String: Any])?["reason"] as? String == "unknownContact", "\(asked.text)")
        #expect(try await server.context.database.notes(.open).map(\.id) == [unknown.id])
    }

    @Test("what takes longer than is waited for is told as work in hand, and ends all the same")
    func longer() async throws {
        let server = try await TestServer()
        try await server.contact("Maria Lopez")
        let note = try await server.interruptedNote("Maria Lopez\nsee you on Friday")
        let path = "/api/captures/\(note.captureID)"
        let token = try await server.token()
        let reply = try await server.ask(.post, path + "/retry?wait=0", token: token)
        #expect([200, 202].contains(reply.status))
        #expect(reply.headers[.location] == path)
        try await waitUntil { try await server.context.database.note(note.id).state != .open }
        #expect(try await server.context.database.note(note.id).state == .filed)
    }

    @Test("what somebody else is at work on is left to them")
    func atWork() async throws {
        let server = try await TestServer()
        let note = try await server.interruptedNote("Lizzie Unknown\nsee you on Friday")
        let claim = try #require(try await server.context.database.claim(note.captureID))
        let path = "/api/captures/\(note.captureID)/retry"
        let token = try await server.token()
        #expect(try await server.ask(.post, path, token: token).status == 409)
        try await server.context.database.release(claim)
        #expect(try await server.ask(.post, path, token: token).status == 200)
    }

    @Test("more than two at once are asked to come later")
    func tooMany() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        var paths: [String] = []
        for number in 0..<12 {
            let note = try await server.interruptedNote("Lizzie Unknown \(number)\nsee you on Friday")
            paths.append("/api/captures/\(note.captureID)/retry")
        }
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for path in paths { group.addTask { try await server.ask(.post, path, token: token).status } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses.contains(429) && statuses.contains(200))
        #expect(statuses.allSatisfy { $0 == 429 || $0 == 200 }, "\(statuses)")
    }

    @Test("a dismissed note stays dismissed, and only who may do all may try again")
    func refused() async throws {
        let server = try await TestServer()
        let note = try await server.interruptedNote("Lizzie Unknown\nsee you on Friday")
        let path = "/api/captures/\(note.captureID)/retry"
        #expect(try await server.ask(.post, path, token: try await server.token(.capture)).status == 403)
        let token = try await server.token()
        #expect(try await server.ask(.post, "/api/captures/\(UUID().uuidString)/retry", token: token).status == 404)
        #expect(try await server.ask(.post, path + "?wait=long", token: token).status == 400)
        _ = try await NoteFiling(server.context).putAside(note.id)
        let reply = try await server.ask(.post, path, token: token)
        #expect(reply.status == 409, "\(reply.text)")
        #expect(try await server.context.database.note(note.id).state == .dismissed)
    }

    @Test("a note that was interrupted has a button for it, which files it or shows what was read")
    func button() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        try await server.contact("Maria Lopez")
        _ = try await server.interruptedNote("Maria Lopez\nsee you on Friday")
        var page = try await browser.open("/")
        #expect(page.text.contains(">Try again") && !page.text.contains("It can be tried again later"))
        page = try await browser.settle(page, "retry", [:])
        #expect(page.text.contains("Everything is settled") && page.text.contains("Maria Lopez"), "\(page.text)")
        let other = try await server.interruptedNote("Lizzie Unknown\nsee you on Friday")
        page = try await browser.settle(try await browser.open("/"), "retry", [:])
        #expect(try TestBrowser.note(of: page) == other.id.description)
        #expect(page.text.contains("“Lizzie Unknown” is not in your contacts yet"))
        #expect(page.text.contains("Tried again") && !page.text.contains(">Try again"))
    }
}

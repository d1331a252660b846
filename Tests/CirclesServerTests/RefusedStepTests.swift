import CirclesCore
import Foundation
import HTTPTypes
import Testing

@testable import CirclesServer

@Suite("Steps that cannot be done, in a browser without script")
struct RefusedStepTests {
    @Test("somebody new under a name that is taken is refused on the note itself, and the name stays in its field")
    func takenName() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        try await server.contact("Maria Lopez")
        for title in ["Lizzie Unknown", "Somebody Else", "Sousa"] { try await server.note(title) }
        let second = try await server.context.database.notes(.open)[1]
        let page = try await browser.open("/?note=\(second.id)&done=4")
        let refused = try await browser.settle(page, "assign", ["new": "Maria Lopez"])
        #expect(refused.status == 409)
        #expect(try TestBrowser.note(of: refused) == second.id.description)
        #expect(refused.text.contains("Maria Lopez is a contact already"))
        #expect(try TestBrowser.field("new", of: refused) == "Maria Lopez")
        #expect(try TestBrowser.field("done", of: refused) == "4")
        let filed = try await browser.settle(refused, "assign", ["new": "Maria Lopez Garcia"])
        #expect(filed.text.contains("with Maria Lopez Garcia"))
    }

    @Test("a correction that cannot be saved stands in its form as it was typed")
    func correction() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        try await server.note("Mari", says: "Dinner on Sunday?")
        let page = try await browser.open("/?fix=1")
        let refused = try await browser.settle(
            page, "correct", ["message": "1", "text": "Dinner on <Saturday>?", "side": "nowhere"])
        #expect(refused.status == 400)
        #expect(refused.text.contains(">Dinner on &lt;Saturday&gt;?</textarea>"))
        #expect(refused.text.contains("class=\"problem\" role=\"alert\">Not done"))
    }

    @Test(
        "a conversation that was changed meanwhile is shown as it is now, with what was typed, which can then be saved")
    func conversation() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        try await server.contact("Maria Lopez")
        try await server.note("Maria Lopez", says: "I love chess")
        let filed = try #require(
            try await server.context.database.timeline(of: nil, label: nil, limit: 1, after: nil).items.first)
        let address = "/conversations/\(filed.id)"
        var page = try await browser.open(address)
        func save(_ note: String) async throws -> TestServer.Reply {
            try await browser.send(
                address + "/edit",
                [
                    "csrf": try TestBrowser.field("csrf", of: page), "summary": "She loves chess", "note": note,
                    "seen": try TestBrowser.field("seen", of: page).replacing("&quot;", with: "\""),
                ])
        }
        #expect(try await save("first").status == 200)
        let late = try await save("a long thought")
        #expect(late.status == 412)
        #expect(late.text.contains("<details open>") && late.text.contains(">a long thought</textarea>"))
        #expect(late.text.contains("your change was not made"))
        page = late
        #expect(try await save("a long thought").status == 200)
        #expect(try await server.context.database.interaction(filed.id).userNote == "a long thought")
    }

    @Test("a refusal without a page of its own leads back to where the form was, and nowhere else")
    func back() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        let csrf = try TestBrowser.field("csrf", of: try await browser.open("/activity"))
        for (referrer, leads) in [
            ("http://localhost:8420/activity?show=all", "/activity?show=all"), ("http://elsewhere/activity", "/"),
            ("http://localhost:8420//elsewhere", "/"),
        ] {
            let reply = try await server.ask(
                .post, "/undo",
                headers: [
                    "Accept": "text/html", "Cookie": browser.cookie, "Sec-Fetch-Site": "same-origin",
                    "Content-Type": "application/x-www-form-urlencoded", "Referer": referrer,
                ], pieces: [Array("csrf=\(csrf)".utf8)])
            #expect(reply.status == 400)
            #expect(reply.text.contains("class=\"button first\" href=\"\(leads)\""), "\(referrer)")
        }
    }
}

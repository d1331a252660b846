import CirclesCore
import CirclesService
import Foundation
import HTTPTypes
import Testing

@testable import CirclesServer

@Suite("The inbox in a browser")
struct InboxPageTests {
    @Test("without a session every page is the one that says how to sign in")
    func signedOut() async throws {
        let server = try await TestServer()
        let reply = try await server.ask(.get, "/?note=1", headers: ["Accept": "text/html"])
        #expect(reply.status == 401)
        #expect(reply.text.contains("circles serve --link"))
        #expect(reply.headers[.contentType] == "text/html; charset=utf-8")
        #expect(reply.text.contains("href=\"/?note=1\""))
    }

    @Test("signing in leads to the inbox, and no page holds script, style or anything from elsewhere")
    func policy() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        try await server.note("Lizzie Unknown")
        for path in ["/", "/nowhere"] {
            let page = try await browser.open(path)
            let policy = try #require(page.headers[.contentSecurityPolicy])
            #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'"))
            #expect(!policy.contains("unsafe"))
            #expect(!page.text.contains(" style=") && !page.text.contains("<style") && !page.text.contains(" onclick"))
            #expect(!page.text.contains("http://") && !page.text.contains("https://"))
            #expect(page.text.utf8.count < 60_000)
        }
    }

    @Test("notes are emptied without script: filed with a suggestion, with somebody new, put aside")
    func emptied() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        let ana = try await server.contact("Ana Sousa")
        for title in ["Sousa", "Lizzie Unknown", "Somebody Else"] { try await server.note(title) }
        var page = try await browser.open("/")
        #expect(page.text.contains("1 of 3"))
        #expect(page.text.contains("value=\"\(ana.id)\""))
        page = try await browser.settle(page, "assign", ["contact": ana.id.description])
        #expect(page.text.contains("Filed “Sousa” with Ana Sousa"))
        #expect(page.text.contains("2 of 3"))
        page = try await browser.settle(page, "assign", ["new": "Elizabeth Chen"])
        #expect(page.text.contains("3 of 3"))
        page = try await browser.settle(page, "dismiss", [:])
        #expect(page.text.contains("Everything is settled"))
        #expect(page.text.contains("3 notes settled"))
        let filed = try await server.context.database.timeline(of: nil, label: nil, limit: 9, after: nil).items
        #expect(filed.count == 2)
    }

    @Test("which of two of one name it was filed with is said, then and on the conversation's page")
    func whichOfTwo() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        var fields = ContactEdit()
        fields.emails = ["ana@example.org"]
        let ana = try await Contacts(server.context).add("Ana Sousa", fields).value.record.contact
        try await server.contact("Ana Sousa")
        try await server.note("Sousa")
        let page = try await browser.settle(
            try await browser.open("/"), "assign", ["contact": ana.id.description])
        #expect(page.text.contains("with Ana Sousa (ana@example.org)"))
        let filed = try #require(
            try await server.context.database.timeline(of: nil, label: nil, limit: 9, after: nil).items.first)
        let shown = try await browser.open("/conversations/\(filed.id)")
        #expect(shown.text.contains("Ana Sousa (ana@example.org)"))
    }

    @Test("a step is taken back from the page that it led to, and the note is shown again")
    func undo() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        try await server.note("Lizzie Unknown")
        let before = try await browser.open("/")
        let after = try await browser.settle(before, "assign", ["new": "Elizabeth Chen"])
        let entry = try #require(after.text.components(separatedBy: "name=\"entry\" value=\"").dropFirst().first)
        let back = try await browser.send(
            "/undo",
            [
                "csrf": try TestBrowser.field("csrf", of: after), "entry": String(entry.prefix { $0 != "\"" }),
                "back": try TestBrowser.field("back", of: after),
            ])
        #expect(try TestBrowser.note(of: back) == TestBrowser.note(of: before))
        #expect(back.text.contains("Taken back"))
    }

    @Test("a form without the page's token does nothing, and neither does one of another session")
    func forged() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        try await server.note("Lizzie Unknown")
        let page = try await browser.open("/")
        let note = try TestBrowser.note(of: page)
        let other = try await TestBrowser(server).open("/")
        for token in ["", "wrong", try TestBrowser.field("csrf", of: other)] {
            let reply = try await browser.post("/notes/\(note)/dismiss", ["csrf": token, "seen": "1"])
            #expect(reply.status == 403)
        }
        #expect(try await server.context.database.workload().openNotes == 1)
    }

    @Test("a note that was settled elsewhere is said, and nothing is written over it")
    func elsewhere() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        try await server.note("Lizzie Unknown")
        let stale = try await browser.open("/")
        _ = try await browser.settle(stale, "assign", ["new": "Elizabeth Chen"])
        for step in ["assign", "dismiss"] {
            let late = try await browser.settle(stale, step, ["new": "Somebody Wrong"])
            #expect(late.text.contains("Settled on another device: Elizabeth Chen"))
        }
        #expect(try await server.context.database.contacts().map(\.name) == ["Elizabeth Chen"])
    }

    @Test("a note that has changed meanwhile is shown again, and no other in its place")
    func changed() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        try await server.note("Umbrella Stand")
        try await server.note("Lizzie Unknown")
        let first = try TestBrowser.note(of: try await browser.open("/"))
        let open = try await server.context.database.notes(.open)
        let second = try #require(open.first { $0.id.description != "\(first)" })
        let stale = try await browser.open("/?note=\(second.id)")
        _ = try await browser.post(
            "/notes/\(second.id)/correct",
            [
                "csrf": try TestBrowser.field("csrf", of: stale), "seen": "\(second.revision)", "message": "1",
                "text": "see you much later", "side": "left",
            ])
        let late = try await browser.settle(stale, "assign", ["new": "Somebody Wrong"])
        #expect(try TestBrowser.note(of: late) == "\(second.id)")
        #expect(try await server.context.database.workload().openNotes == 2)
    }

    @Test(
        "names and texts full of HTML, script and template syntax are shown as they are",
        arguments: [
            "<script>alert(1)</script>", "{{{frame.csrf}}}{{>layout}}", "\"><img src=x onerror=alert(1)>", "' & \"",
        ]
    )
    func hostile(text: String) async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        try await server.note("Lizzie \(text)", says: "hello \(text)")
        for path in ["/", "/?q=\(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"] {
            let page = try await browser.open(path)
            #expect(page.status == 200)
            #expect(!page.text.contains("<script>alert") && !page.text.contains("<img src=x"))
            let token = try TestBrowser.field("csrf", of: page)
            #expect(!page.text.contains("hello \(token)"))
            let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
                .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
            #expect(page.text.contains("hello \(escaped)"))
        }
    }

    @Test("whoever types is told who fits, and who nobody is")
    func search() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        try await server.contact("Maximilian Bauer")
        try await server.note("Lizzie Unknown")
        let note = try TestBrowser.note(of: try await browser.open("/"))
        #expect(try await browser.open("/notes/\(note)/people?q=max").text.contains("Maximilian Bauer"))
        let nobody = try await browser.open("/notes/\(note)/people?q=zz%22").text
        #expect(nobody.contains("Nobody is called “<bdi>zz&quot;</bdi>”"))
        #expect(try await browser.open("/?q=max").text.contains("Maximilian Bauer"))
    }

    @Test("two of one name are told apart where the user looks for them")
    func namesakes() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        for number in ["+12025550110", "+12025550142"] {
            var edit = ContactEdit()
            edit.phones = [number]
            _ = try await Contacts(server.context).add("Maria Lopez", edit)
        }
        let nameless = try await server.contact("Maria Lopez")
        try await server.note("Lizzie Unknown")
        let page = try await browser.open("/?q=maria")
        for mark in ["+12025550110", "+12025550142", nameless.id.short] { #expect(page.text.contains(mark), "\(mark)") }
    }

    @Test("the pages' files are for everybody, kept for good under their address, and never sniffed")
    func assets() async throws {
        let server = try await TestServer()
        let page = try await server.ask(.get, "/", headers: ["Accept": "text/html"])
        let address = try #require(page.text.firstMatch(of: /\/assets\/circles\.css\?v=[0-9a-z]+/)).0
        let style = try await server.ask(.get, String(address))
        #expect(style.status == 200)
        #expect(style.headers[.contentType] == "text/css; charset=utf-8")
        #expect(style.headers[.cacheControl]?.contains("immutable") ?? false)
        #expect(style.headers[.xContentTypeOptions] == "nosniff")
        #expect(try await server.ask(.get, "/assets/circles.css").headers[.cacheControl] == "no-cache")
        #expect(try await server.ask(.get, "/assets/..%2fcircles.css").status == 404)
    }

    @Test("a message is corrected where it stands, on a note and on its conversation, and the step is taken back there")
    func corrected() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        let maria = try await server.contact("Maria Lopez")
        try await server.note("Mari", says: "Dinner on Sunday?\nI love chess")
        var page = try await browser.open("/")
        let note = try TestBrowser.note(of: page)
        #expect(page.text.contains("href=\"/?note=\(note)&amp;done=0&amp;fix=1#m1\""))
        page = try await browser.open("/?note=\(note)&fix=1")
        #expect(
            page.text.contains("action=\"/notes/\(note)/correct\"")
                && page.text.contains(">Dinner on Sunday?</textarea>"))
        let csrf = try TestBrowser.field("csrf", of: page)
        let sent = try await browser.post(
            "/notes/\(note)/correct",
            ["csrf": csrf, "seen": "1", "message": "1", "text": "Dinner on Saturday?", "side": "left", "sender": ""])
        #expect(sent.status == 303 && sent.headers[.location]?.hasSuffix("#m1") == true)
        page = try await browser.open(try #require(sent.headers[.location]))
        #expect(page.text.contains("Dinner on Saturday?") && page.text.contains("Corrected message 1 of “Mari”"))
        _ = try await browser.settle(page, "assign", ["contact": maria.id.description])
        let filed = try #require(
            try await server.context.database.timeline(of: nil, label: nil, limit: 1, after: nil).items.first)
        page = try await browser.open("/conversations/\(filed.id)?fix=2")
        let seen = try TestBrowser.field("seen", of: page).replacing("&quot;", with: "\"")
        page = try await browser.send(
            "/conversations/\(filed.id)/correct",
            ["csrf": csrf, "seen": seen, "message": "2", "text": "I love kayaking", "side": "left"])
        #expect(page.text.contains("I love kayaking") && page.text.contains("Corrected message 2 with Maria Lopez"))
        let stale = try await browser.post(
            "/conversations/\(filed.id)/correct", ["csrf": csrf, "seen": seen, "message": "2", "text": "x"])
        #expect(stale.status == 412)
        let entry = try TestBrowser.field("entry", of: page)
        page = try await browser.send("/undo", ["csrf": csrf, "entry": entry, "back": "/conversations/\(filed.id)"])
        #expect(page.text.contains("I love chess"))
    }

    @Test("the address of a note that is settled says where it went, and shows no other note")
    func settledAddress() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        for title in ["Lizzie Unknown", "Somebody Else", "Third Person"] { try await server.note(title) }
        var page = try await browser.open("/")
        let first = try TestBrowser.note(of: page)
        page = try await browser.settle(page, "assign", ["new": "Elizabeth Chen"])
        let second = try TestBrowser.note(of: page)
        _ = try await browser.settle(page, "dismiss", [:])
        let filed = try await browser.open("/?note=\(first)").text
        #expect(filed.contains("“Lizzie Unknown” is settled") && filed.contains("filed with Elizabeth Chen"))
        #expect(filed.contains("href=\"/conversations/") && !filed.contains("data-note="))
        #expect(try await browser.open("/?note=\(second)").text.contains("It was dismissed"))
        #expect(try await browser.open("/?note=\(UUID().uuidString)").status == 404)
    }
}

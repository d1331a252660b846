import CirclesCore
import CirclesService
import Foundation
import HTTPTypes
import Testing

@testable import CirclesServer

@Suite("The other pages")
struct PageTests {
    /// A browser of a home with a conversation filed with Maria Lopez.
    private func filed(_ says: String = "Dinner on Friday at 19:00?") async throws -> (
        TestBrowser, Contact, Interaction
    ) {
        let server = try await TestServer()
        let maria = try await server.contact("Maria Lopez")
        try await server.note("Maria Lopez", says: says)
        let filed = try await server.context.database.timeline(of: maria.id, label: nil, limit: 1, after: nil).items
        return (try await TestBrowser(server), maria, try #require(filed.first))
    }

    @Test("every page is there, small, and within the policy")
    func all() async throws {
        let (browser, maria, talk) = try await filed()
        let pages = [
            "/timeline", "/timeline?contact=\(maria.id)", "/conversations/\(talk.id)", "/people", "/people?q=mar",
            "/people/\(maria.id)", "/people/import",
            "/people/duplicates", "/styleguide", "/search", "/search?q=dinner", "/activity", "/activity?show=mine",
            "/add", "/devices", "/phone",
            "/privacy",
            "/offline",
        ]
        for path in pages {
            let page = try await browser.open(path)
            #expect(page.status == 200, "\(path)")
            #expect(page.headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'; script-src 'self'") ?? false)
            #expect(page.text.utf8.count < 60_000, "\(path)")
            #expect(page.text.contains("</html>"), "\(path)")
        }
        #expect(try await browser.open("/people/\(maria.id)").text.contains("Dinner on Friday"))
        #expect(try await browser.open("/search?q=dinner").text.contains("<strong>Dinner</strong>"))
        #expect(try await browser.open("/search?q=zzzzzz").text.contains("Nothing was found"))
        #expect(try await browser.open("/search?q=%22").status == 200)
        #expect(try await browser.open("/timeline").text.contains("Maria Lopez"))
        #expect(try await browser.open("/people/\(UUID().uuidString)").status == 404)
    }

    @Test("what is hostile is shown as it is on every page")
    func hostile() async throws {
        let text = "<script>alert(1)</script>{{{frame.csrf}}}"
        let (browser, maria, talk) = try await filed("I love \(text) gardening")
        let server = browser.server
        let other = try await server.contact("Zed \(text)")
        for path in ["/people", "/people/\(other.id)", "/people/\(maria.id)", "/conversations/\(talk.id)", "/activity"]
        {
            let page = try await browser.open(path)
            #expect(!page.text.contains("<script>alert"), "\(path)")
            #expect(page.text.contains("{{{frame.csrf}}}"), "\(path)")
        }
    }

    @Test("a summary is changed only as it was seen, and the change is taken back from the page")
    func edit() async throws {
        let (browser, _, talk) = try await filed()
        let path = "/conversations/\(talk.id)"
        let seen = try await browser.open(path)
        let fields = { (summary: String) in
            [
                "csrf": try TestBrowser.field("csrf", of: seen),
                "seen": try TestBrowser.field("seen", of: seen).replacing("&quot;", with: "\""), "summary": summary,
            ]
        }
        let changed = try await browser.send("\(path)/edit", try fields("We eat on Friday"))
        #expect(changed.text.contains("We eat on Friday") && changed.text.contains("name=\"entry\""))
        let late = try await browser.send("\(path)/edit", try fields("Another"))
        #expect(late.status == 412)
        #expect(late.text.contains("Changed meanwhile"))
        #expect(try await browser.server.context.database.interaction(talk.id).summary == "We eat on Friday")
    }

    @Test("a conversation goes back to the inbox, or to whom it was really with")
    func corrected() async throws {
        let (browser, _, talk) = try await filed()
        let ana = try await browser.server.contact("Ana Sousa")
        let path = "/conversations/\(talk.id)"
        let fields = { (page: TestServer.Reply) in
            [
                "csrf": try TestBrowser.field("csrf", of: page), "to": ana.id.description,
                "seen": try TestBrowser.field("seen", of: page).replacing("&quot;", with: "\""),
            ]
        }
        #expect(try await browser.open("\(path)?q=sousa").text.contains("value=\"\(ana.id)\""))
        let moved = try await browser.send("\(path)/move", try fields(try await browser.open(path)))
        #expect(moved.text.contains("<h1><bdi>Ana Sousa</bdi></h1>"), "\(moved.text)")
        let back = try await browser.send("\(path)/return", try fields(try await browser.open(path)))
        #expect(back.text.contains("data-note="))
    }

    @Test("a text handed over by a form is received, and the page follows it")
    func added() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        let page = try await browser.open("/add")
        let boundary = "----b"
        let form = { (csrf: String) in
            let part = "--\(boundary)\r\nContent-Disposition: form-data; name="
            return Array(
                "\(part)\"csrf\"\r\n\r\n\(csrf)\r\n\(part)\"text\"\r\n\r\nAna\nhello\r\n--\(boundary)--\r\n".utf8)
        }
        let headers = [
            "Cookie": browser.cookie, "Accept": "text/html", "Sec-Fetch-Site": "same-origin",
            "Content-Type": "multipart/form-data; boundary=\(boundary)",
        ]
        let forged = try await server.ask(.post, "/add", headers: headers, pieces: [form("wrong")])
        #expect(forged.status == 403)
        let token = try TestBrowser.field("csrf", of: page)
        let sent = try await server.ask(.post, "/add", headers: headers, pieces: [form(token)])
        let place = try #require(sent.headers[.location])
        #expect(try await browser.open(place).text.contains("http-equiv=\"refresh\""))
        try await server.work()
        let after = try await browser.open(place)
        #expect(after.text.contains("Not in your contacts") && after.text.contains("Settle"))
        #expect(!after.text.contains("http-equiv"))
    }

    @Test("a device that is connected in a browser gets its link once; removed, it is unknown")
    func devices() async throws {
        let server = try await TestServer { $0.publicURL = "https://circles.example.org" }
        let browser = try await TestBrowser(server)
        let csrf = try TestBrowser.field("csrf", of: try await browser.open("/devices"))
        let added = try await browser.send("/devices", ["csrf": csrf, "name": "<Phone>", "scope": "capture"])
        let link = try #require(added.text.firstMatch(of: /https:\/\/circles\.example\.org(\/pair\/[A-Za-z0-9_-]+)/)).1
        #expect(added.text.contains("class=\"qr\"") && added.text.contains("&lt;Phone&gt;"))
        let paired = try await server.ask(.post, String(link), headers: ["Accept": "text/html"])
        #expect(paired.text.contains("https://circles.example.org/api/captures?wait=20"))
        let cookie = try #require(paired.headers[.setCookie])
        #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict") && cookie.contains("Secure"))
        // Its browser may add, and see how it is set up; nothing else.
        let phone = TestBrowser(server, cookie: String(cookie.prefix { $0 != ";" }))
        for path in ["/add", "/phone", "/privacy"] { #expect(try await phone.open(path).status == 200, "\(path)") }
        for path in ["/", "/timeline", "/people", "/activity", "/devices", "/pictures/\(UUID().uuidString)"] {
            #expect(try await phone.open(path).status == 403, "\(path)")
        }
        #expect(try await phone.open("/phone/received?after=0").json["received"] as? Bool == false)
        let key = try #require(paired.text.firstMatch(of: /Bearer ([A-Za-z0-9_-]+)/)).1
        _ = try await server.send("/api/captures", #"{"text":"Ana\nhello"}"#, token: String(key))
        #expect(try await phone.open("/phone/received?after=0").json["received"] as? Bool == true)
        let device = try #require(try await Devices(server.context).list().first)
        _ = try await browser.send("/devices/\(device.id)/revoke", ["csrf": csrf])
        #expect(try await phone.open("/add").status == 401)
    }

    @Test("signing out ends the session")
    func leaving() async throws {
        let (browser, _, _) = try await filed()
        let csrf = try TestBrowser.field("csrf", of: try await browser.open("/timeline"))
        #expect(try await browser.post("/leave", ["csrf": "wrong"]).status == 403)
        _ = try await browser.send("/leave", ["csrf": csrf])
        #expect(try await browser.open("/timeline").status == 401)
    }

    @Test("the worker and the manifest are for everybody; the worker begins anew when a file of the pages changes")
    func app() async throws {
        let server = try await TestServer()
        let worker = try await server.ask(.get, "/sw.js")
        #expect(worker.headers[.contentType] == "text/javascript; charset=utf-8")
        #expect(worker.headers[.contentSecurityPolicy]?.contains("connect-src 'self'") ?? false)
        #expect(!worker.text.contains("VERSION"))
        let manifest = try await server.ask(.get, "/app.webmanifest")
        #expect((manifest.json["share_target"] as? [String: Any])?["action"] as? String == "/share")
        #expect(try await server.ask(.get, "/assets/icon-192.png").headers[.contentType] == "image/png")
    }
}

@Suite("The address book in a browser")
struct AddressBookPageTests {
    private func send(
        _ book: String, step: String, csrf: String, _ browser: TestBrowser
    ) async throws -> TestServer.Reply {
        let part = "--b\r\nContent-Disposition: form-data; name="
        let body =
            "\(part)\"csrf\"\r\n\r\n\(csrf)\r\n\(part)\"step\"\r\n\r\n\(step)\r\n"
            + "\(part)\"book\"; filename=\"book.vcf\"\r\nContent-Type: text/vcard\r\n\r\n\(book)\r\n--b--\r\n"
        let headers = [
            "Cookie": browser.cookie, "Accept": "text/html", "Sec-Fetch-Site": "same-origin",
            "Content-Type": "multipart/form-data; boundary=b",
        ]
        return try await browser.server.ask(.post, "/people/import", headers: headers, pieces: [Array(body.utf8)])
    }

    @Test("an import says what it would do, does it when it is asked to, and nothing without the page's token")
    func imported() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        let csrf = try TestBrowser.field("csrf", of: try await browser.open("/people/import"))
        let book = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Maria Lopez\r\nEND:VCARD\r\n"
        #expect(try await send(book, step: "import", csrf: "wrong", browser).status == 403)
        let preview = try await send(book, step: "preview", csrf: csrf, browser)
        #expect(preview.text.contains("This would happen") && preview.text.contains("1 added"))
        #expect(try await server.context.database.contacts().isEmpty)
        #expect(try await send(book, step: "import", csrf: csrf, browser).text.contains("Imported"))
        #expect(try await server.context.database.contacts().map(\.name) == ["Maria Lopez"])
    }

    @Test("two who are one are merged into the one that is kept; two people are never offered again")
    func duplicates() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        for _ in 0..<2 { try await server.contact("Maria Lopez") }
        let page = try await browser.open("/people/duplicates")
        var fields: [String: String] = [:]
        for name in ["csrf", "first", "second"] { fields[name] = try TestBrowser.field(name, of: page) }
        let apart = fields.merging(["keep": "both"]) { $1 }
        #expect(try await browser.send("/people/merge", apart).text.contains("Nobody seems to be here twice"))
        let merge = fields.merging(["keep": fields["second"] ?? ""]) { $1 }
        #expect(try await browser.send("/people/merge", merge).text.contains("name=\"entry\""))
        #expect(try await server.context.database.contacts().map(\.id.description) == [fields["second"]])
        #expect(try await browser.send("/people/merge", merge).status == 404)
    }
}

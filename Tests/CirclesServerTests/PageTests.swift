import CirclesCore
import CirclesService
import CirclesTestSupport
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
            "/add", "/devices", "/phone", "/privacy", "/setup", "/setup?check", "/captures/\(talk.captureIDs[0])",
            "/offline", "/today",
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
        let changed = try await browser.send("\(path)/edit", try fields("We eat\0 on Friday"))
        #expect(changed.text.contains("We eat on Friday") && changed.text.contains("name=\"entry\""))
        let late = try await browser.send("\(path)/edit", try fields("Another"))
        #expect(late.status == 412)
        #expect(late.text.contains("This was changed meanwhile"))
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
        #expect(after.text.contains("“Ana”: not in your contacts") && after.text.contains("Settle"))
        #expect(!after.text.contains("http-equiv"))
    }

    @Test("of several files those that are none are named, and the others are taken")
    func someRefused() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        let token = try TestBrowser.field("csrf", of: try await browser.open("/add"))
        func part(_ name: String, _ more: String, _ bytes: [UInt8]) -> [UInt8] {
            Array("------b\r\nContent-Disposition: form-data; name=\"\(name)\"\(more)\r\n\r\n".utf8) + bytes
                + Array("\r\n".utf8)
        }
        let picture = Array(try Data(contentsOf: Fixture.url("screenshots/imessage-maria-dark.png")))
        let body =
            part("csrf", "", Array(token.utf8)) + part("image", "; filename=\"<b>.docx\"", Array("PK no picture".utf8))
            + part("image", "; filename=\"a.png\"", picture) + Array("------b--\r\n".utf8)
        let headers = [
            "Cookie": browser.cookie, "Accept": "text/html", "Sec-Fetch-Site": "same-origin",
            "Content-Type": "multipart/form-data; boundary=----b",
        ]
        let sent = try await server.ask(.post, "/add", headers: headers, pieces: [body])
        #expect(sent.status == 200)
        #expect(sent.text.contains("&lt;b&gt;.docx was not taken"))
        #expect(sent.text.contains("1 screenshot received"))
        try await server.work()
        #expect(try await server.context.database.captures().count == 1)
    }

    @Test("a device that is connected in a browser gets its link once; removed, it is unknown")
    func devices() async throws {
        let server = try await TestServer { $0.publicURL = "https://circles.example.org" }
        let browser = try await TestBrowser(server)
        let csrf = try TestBrowser.field("csrf", of: try await browser.open("/devices"))
        let added = try await browser.send("/devices", ["csrf": csrf, "name": "<Phone>", "scope": "capture"])
        let link = try #require(added.text.firstMatch(of: /https:\/\/circles\.example\.org(\/pair\/[A-Za-z0-9_-]+)/)).1
        #expect(added.text.contains("class=\"qr\"") && added.text.contains("&lt;Phone&gt;"))
        // The page asks until the link was used, and shows it no longer then.
        let asked = String(try #require(added.text.firstMatch(of: /data-pairing="([^"]+)"/)).1)
        #expect(try await browser.open(asked).status == 204)
        let used = try await server.ask(.post, String(link), headers: ["Accept": "text/html"])
        #expect(used.status == 303 && used.headers[.location] == "/phone")
        let cookie = try #require(used.headers[.setCookie])
        #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict") && cookie.contains("Secure"))
        // Its browser may add, and see how it is set up; nothing else.
        let phone = TestBrowser(server, cookie: String(cookie.prefix { $0 != ";" }))
        let paired = try await phone.open("/phone")
        #expect(paired.text.contains("https://circles.example.org/api/captures?wait=20"))
        #expect(try await browser.open(asked).status == 200)
        // Read again, and opened again by its link, the page is there for this browser, and for no other.
        #expect(try await phone.open("/phone").text == paired.text)
        for method in [HTTPRequest.Method.get, .post] {
            let headers = ["Accept": "text/html", "Cookie": phone.cookie]
            #expect(try await server.ask(method, String(link), headers: headers).headers[.location] == "/phone")
            #expect(try await server.ask(method, String(link), headers: ["Accept": "text/html"]).status == 410)
        }
        #expect(try await Devices(server.context).list().count == 1)
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

    @Test("a wrong fact is taken away on the contact's page, and taken back from there")
    func fact() async throws {
        let (browser, maria, _) = try await filed("them: I love pottery\nme: lovely")
        let path = "/people/\(maria.id)"
        let seen = try await browser.open(path)
        #expect(seen.text.contains("Pottery") && seen.text.contains("“<bdi>I love pottery</bdi>”"))
        let csrf = try TestBrowser.field("csrf", of: seen)
        let removed = try await browser.send("\(path)/facts", ["csrf": csrf, "remove": "pottery"])
        #expect(!removed.text.contains("Pottery") && removed.text.contains("name=\"entry\""))
        #expect(try await browser.post("\(path)/facts", ["csrf": csrf, "remove": "chess"]).status == 404)
        _ = try await browser.server.context.database.undo(nil, at: Date())
        #expect(try await browser.open(path).text.contains("Pottery"))
    }

    @Test("who keeps turning up is added from the page of what is coming up, and their notes are filed")
    func strangers() async throws {
        let (browser, _, _) = try await filed()
        try await browser.server.note("Hugo Laurent", says: "see you soon")
        try await browser.server.note("Hugo Laurent", says: "and again")
        let page = try await browser.open("/today")
        #expect(page.text.contains("Hugo Laurent") && page.text.contains("2 notes"))
        let csrf = try TestBrowser.field("csrf", of: page)
        let added = try await browser.send("/today/add", ["csrf": csrf, "name": "Hugo Laurent"])
        #expect(!added.text.contains("2 notes"))
        #expect(try await browser.server.context.database.notes(.open).isEmpty)
        #expect(try await browser.post("/today/add", ["csrf": csrf, "name": "Nobody"]).status == 404)
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

extension PageTests {
    @Test("a step leads to what it touched, and a conversation to what a model was sent about it, as it was sent")
    func asked() async throws {
        let (browser, maria, talk) = try await filed()
        let context = browser.server.context
        var activity = try await browser.open("/activity").text
        #expect(
            activity.contains("href=\"/conversations/\(talk.id)\"") && activity.contains("href=\"/people/\(maria.id)\"")
        )
        #expect(!activity.contains("what a model was sent"))
        let capture = talk.captureIDs[0]
        #expect(try await browser.open("/captures/\(capture)").text.contains("understood by rules on this machine"))
        let prompt = Prompt(system: "Be brief.", user: "Dinner with [card 1]? <b>", schema: "{}")
        try await context.database.save(
            ModelRequest(
                captureID: capture, model: "stub:one", promptVersion: "1", milliseconds: 120,
                exchange: ModelExchange(
                    prompt: prompt,
                    answer: ModelAnswer(
                        text: "{\"summary\":\"Dinner\"}", modelVersion: "v2", tokensIn: 9, tokensOut: 3),
                    dropped: 2)), on: CalendarDate.today, at: Date())
        activity = try await browser.open("/activity").text
        #expect(activity.contains("href=\"/captures/\(capture)\""))
        #expect(try await browser.open("/conversations/\(talk.id)").text.contains("href=\"/captures/\(capture)\""))
        let asked = try await browser.open("/captures/\(capture)").text
        for words in [
            "stub:one, as v2", "Be brief.", "Dinner with [card 1]? &lt;b&gt;", "&quot;summary&quot;", "120 ms",
            "2 items",
        ] {
            #expect(asked.contains(words), "\(words)")
        }
        #expect(asked.contains("href=\"/conversations/\(talk.id)\""))
        #expect(try await browser.open("/captures/\(UUID().uuidString)").status == 404)
    }

    @Test("what is set is said with what changes it, and a checkup is made when it is asked for")
    func setup() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        _ = try await Contacts(server.context).setMe("Kim Berg")
        let page = try await browser.open("/setup").text
        for words in [
            "The built-in rules", "Kim Berg", "circles setup --region", "circles watch", "None is connected",
            "Check now",
        ] {
            #expect(page.contains(words), "\(words)")
        }
        #expect(!page.contains("Everything is as it should be"))
        let checked = try await browser.open("/setup?check").text
        #expect(checked.contains("Check again") && checked.contains("SQLite"))
    }

    @Test("a picture to try a phone out with is there, and its arrival is noticed")
    func testPicture() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        let page = try await browser.open("/phone").text
        let address = try #require(page.firstMatch(of: /\/assets\/test-picture\.png\?v=[0-9a-z]+/)).0
        let picture = try await server.ask(.get, String(address))
        #expect(picture.status == 200 && picture.headers[.contentType] == "image/png")
        #expect(try await browser.open("/phone/received?after=0").json["received"] as? Bool == false)
        _ = try await server.send(
            "/api/captures", #"{"text":"Circles test\nhello"}"#, token: try await server.token(.capture))
        // A browser that signed in notices whatever comes.
        #expect(try await browser.open("/phone/received?after=0").json["received"] as? Bool == true)
    }

    @Test("those who may be one are shown with what both have, and when they were last heard of")
    func duplicates() async throws {
        let server = try await TestServer()
        let browser = try await TestBrowser(server)
        for (name, phone) in [("Maria Lopez", "+12025550110"), ("Maria Lopez", "+12025550142")] {
            var edit = ContactEdit()
            edit.phones = [phone]
            edit.emails = ["maria@example.org"]
            _ = try await Contacts(server.context).add(name, edit)
        }
        let page = try await browser.open("/people/duplicates").text
        #expect(page.contains("class=\"small both\"><bdi>maria@example.org</bdi>"))
        #expect(page.contains("class=\"small\"><bdi>+12025550110</bdi>") && page.contains("No conversation yet"))
    }
}

import CirclesCore
import CirclesService
import CirclesTestSupport
import Foundation
import HTTPTypes
import Hummingbird
import Testing

@testable import CirclesServer

@Suite("Who may")
struct AccessTests {
    @Test("every address wants a token, but for being alive, the links, and the pages' own files")
    func tokens() async throws {
        let server = try await TestServer()
        #expect(try await server.ask(.get, "/healthz").status == 200)
        for entry in server.serving.routeEntries where entry.path != "/healthz" {
            if (["/pair/", "/sign-in/", "/assets/", "/calendar/"] + AppRoutes.open).contains(
                where: entry.path.hasPrefix)
            {
                continue
            }
            let method = try #require(HTTPRequest.Method(entry.method))
            let path = entry.path.replacing("{id}", with: UUID().uuidString)
            #expect(try await server.ask(method, path, pieces: []).status == 401, "\(entry)")
            let wrong = try await TestServer().ask(method, path, token: "circles_wrong")
            #expect(wrong.status == 401, "\(entry)")
        }
        #expect(try await server.ask(.get, "/nowhere").status == 401)
    }

    @Test("who may only hand captures over is refused everywhere else")
    func scope() async throws {
        let server = try await TestServer()
        let token = try await server.token(.capture)
        let allowed = [
            "/api/captures", "/api/captures/screenshot", "/v1/share", "/api/process-screenshot", "/sign-out",
        ]
        for entry in server.serving.routeEntries where entry.path.hasPrefix("/api") || entry.path.hasPrefix("/v1") {
            if entry.method == "POST", allowed.contains(entry.path) { continue }
            let method = try #require(HTTPRequest.Method(entry.method))
            let path = entry.path.replacing("{id}", with: UUID().uuidString)
            #expect(try await server.ask(method, path, token: token).status == 403, "\(entry)")
        }
        #expect(try await server.ask(.get, "/metrics", token: token).status == 403)
    }

    @Test("a revoked device is unknown at once")
    func revoked() async throws {
        let server = try await TestServer()
        let added = try await Devices(server.context).add("Phone", scope: .full)
        #expect(try await server.ask(.get, "/readyz", token: added.token.text).status == 200)
        _ = try await Devices(server.context).revoke("Phone")
        #expect(try await server.ask(.get, "/readyz", token: added.token.text).status == 401)
        #expect(try await server.ask(.post, "/pair/\(added.pairing.text)").status == 410)
    }

    @Test("a pairing link works once, and looking at it does not use it up")
    func pairing() async throws {
        let server = try await TestServer()
        let added = try await Devices(server.context).add("Phone", scope: .capture)
        let path = "/pair/\(added.pairing.text)"
        #expect(try await server.ask(.get, path, headers: ["Accept": "text/html"]).status == 200)
        let paired = try await server.ask(.post, path)
        #expect(paired.status == 200)
        let token = try #require(paired.json["token"] as? String)
        #expect(try await server.ask(.post, path).status == 410)
        #expect(try await server.ask(.get, "/readyz", token: token).status == 403)
        // The token that was printed still is one.
        #expect(try await server.ask(.get, "/readyz", token: added.token.text).status == 403)
        #expect(try await Devices(server.context).list().first?.lastUsedAt != nil)
    }

    @Test("a link that is over lets nobody in, and neither does one of another purpose")
    func links() async throws {
        let server = try await TestServer()
        let access = Access(server.context)
        let old = try await access.signInLink(at: Date(timeIntervalSinceNow: -OneTimeLink.lifetime - 1))
        #expect(try await server.ask(.post, "/sign-in/\(old.text)").status == 410)
        let signIn = try await access.signInLink()
        #expect(try await server.ask(.post, "/pair/\(signIn.text)").status == 410)
        #expect(try await server.ask(.post, "/sign-in/\(signIn.text)").status == 200)
    }

    @Test("a session reads; it writes only for its own pages, and ends when it is signed out")
    func session() async throws {
        let server = try await TestServer()
        let link = try await Access(server.context).signInLink()
        let signedIn = try await server.ask(.post, "/sign-in/\(link.text)")
        let cookie = try #require(signedIn.headers[.setCookie])
        #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
        let session = ["Cookie": String(cookie.prefix { $0 != ";" })]
        #expect(try await server.ask(.get, "/api/inbox", headers: session).status == 200)
        let undo = { (more: [String: String]) in
            try await server.ask(.post, "/api/log/undo", headers: session.merging(more) { _, new in new }).status
        }
        #expect(try await undo([:]) == 403)
        #expect(try await undo(["Sec-Fetch-Site": "cross-site"]) == 403)
        #expect(try await undo(["Origin": "http://evil.example"]) == 403)
        #expect(try await undo(["Origin": "null"]) == 403)
        #expect(try await undo(["Origin": "null", "Sec-Fetch-Site": "cross-site"]) == 403)
        #expect(try await undo(["Origin": "null", "Sec-Fetch-Site": "same-origin"]) == 404)
        #expect(try await undo(["Sec-Fetch-Site": "same-origin"]) == 404)
        let out = try await server.ask(
            .post, "/sign-out", headers: session.merging(["Sec-Fetch-Site": "same-origin"]) { _, new in new })
        #expect(out.status == 200)
        #expect(try await server.ask(.get, "/api/inbox", headers: session).status == 401)
        // A session's secret is no token, and no device.
        #expect(
            try await server.ask(.get, "/api/inbox", headers: ["X-Device-ID": String(session["Cookie"]!.dropFirst(16))])
                .status == 401)
    }

    @Test(
        "other names of this machine are not answered",
        arguments: ["evil.example", "evil.example:8420", "10.0.0.7", ""])
    func rebinding(host: String) async throws {
        let server = try await TestServer()
        #expect(try await server.ask(.get, "/healthz", host: host).status == 421)
    }

    @Test("its own names are", arguments: ["localhost", "127.0.0.1:8420", "[::1]:8420", "Circles.Example.org"])
    func names(host: String) async throws {
        let server = try await TestServer { $0.publicURL = "https://circles.example.org" }
        #expect(try await server.ask(.get, "/healthz", host: host).status == 200)
    }

    @Test("who fails again and again has to wait, and is told how long; who may come in is not slowed by that")
    func slowed() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        var (last, guessed) = (try await server.ask(.get, "/readyz", token: "x"), 0)
        // Some are forgiven with time, which a busy machine takes, also between one answer and the next.
        for _ in 0..<3 where guessed != 429 {
            for _ in 0..<300 where last.status != 429 { last = try await server.ask(.get, "/readyz", token: "x") }
            #expect(last.status == 429)
            #expect(Int(last.headers[.retryAfter] ?? "") != nil)
            #expect(last.json["retryable"] as? Bool == true)
            guessed = try await server.ask(.post, "/pair/guessed").status
            if guessed != 429 { last = try await server.ask(.get, "/readyz", token: "x") }
        }
        #expect(guessed == 429)
        #expect(try await server.ask(.get, "/readyz", token: token).status == 200)
    }

    @Test("an identifier of a device opens handing over and nothing else, even of one that may do all")
    func deviceID() async throws {
        let server = try await TestServer()
        let token = try await server.token(.full)
        #expect(try await server.ask(.get, "/api/inbox", headers: ["X-Device-ID": token]).status == 403)
        #expect(try await server.ask(.get, "/api/inbox", headers: ["X-Device-ID": "unknown"]).status == 401)
    }

    @Test("nothing secret is kept or logged")
    func secrets() async throws {
        let server = try await TestServer()
        let added = try await Devices(server.context).add("Phone", scope: .full)
        _ = try await server.ask(.get, "/api/contacts?search=Secret%20Name", token: added.token.text)
        _ = try await server.ask(.post, "/pair/\(added.pairing.text)")
        #expect(
            server.log.all.allSatisfy { !$0.contains("circles_") && !$0.contains("pair_") && !$0.contains("Secret") })
        let kept = try FileManager.default.contentsOfDirectory(at: server.folder.url, includingPropertiesForKeys: nil)
        for file in kept {
            guard let bytes = try? Data(contentsOf: file) else { continue }
            #expect(bytes.range(of: Data(added.token.text.utf8)) == nil, "\(file.lastPathComponent)")
            #expect(bytes.range(of: Data(added.pairing.text.utf8)) == nil, "\(file.lastPathComponent)")
        }
    }
}

@Suite("Answers")
struct AnswerTests {
    @Test("the description names every address for programs, and no other")
    func description() async throws {
        let server = try await TestServer()
        let described = Set(Operation.all.map { "\($0.method) \($0.path.replacing(/\{[a-z]+\}/, with: "{}"))" })
        let forPrograms = [
            "/api/", "/v1/", "/calendar/", "/healthz", "/readyz", "/metrics", "/pair/", "/sign-in/", "/sign-out",
        ]
        let routed = Set(
            server.serving.routeEntries.filter { entry in forPrograms.contains(where: entry.path.hasPrefix) }
                .map { "\($0.method) \($0.path.replacing(/\{[a-z]+\}/, with: "{}"))" })
        #expect(described == routed)
        let document = try await server.ask(.get, "/api/openapi.json", token: try await server.token())
        #expect(document.json["openapi"] as? String == "3.1.0")
    }

    @Test("a method that an address does not take is said, with those it does")
    func methods() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let reply = try await server.ask(.get, "/api/process-screenshot", token: token)
        #expect(reply.status == 405)
        #expect(reply.headers[.allow] == "POST")
        #expect(try await server.ask(.get, "/api/nothing", token: token).status == 404)
    }

    @Test(
        "every failure says ok, message, code, retryable and stored",
        arguments: [
            ("/api/inbox/x", 404), ("/api/inbox?limit=0", 400), ("/api/inbox?after=x", 400), ("/api/nothing", 404),
            ("/api/contacts?after=12", 400), ("/api/events?from=x", 400),
            ("/api/inbox/00000000-0000-0000-0000-000000000000", 404),
        ])
    func failures(path: String, status: Int) async throws {
        let server = try await TestServer()
        let reply = try await server.ask(.get, path, token: try await server.token())
        #expect(reply.status == status)
        #expect(reply.json["ok"] as? Bool == false)
        for key in ["message", "code", "retryable", "stored"] { #expect(reply.json[key] != nil, "\(key)") }
    }

    @Test("what a reading would answer is asked with HEAD, on pages and in the API")
    func head() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        for path in ["/api/inbox", "/healthz", "/assets/circles.css", "/api/stream"] {
            let read = try await server.ask(.head, path, token: token)
            #expect(read.status == 200 && read.text.isEmpty, "\(path)")
        }
        #expect(try await server.ask(.head, "/api/log/undo", token: token).status == 405)
        let refused = try await server.ask(.post, "/api/today", token: token)
        #expect(refused.status == 405 && refused.headers[.allow] == "GET, HEAD")
    }

    @Test("a parameter that an address does not have is named, and nothing is done")
    func parameters() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let misspelt = try await server.ask(.get, "/api/contacts?limti=2", token: token)
        #expect(misspelt.status == 400 && (misspelt.json["message"] as? String)?.contains("limti") == true)
        #expect((misspelt.json["hint"] as? String)?.contains("limit") == true)
        let secret = try await server.send("/api/captures?privat=true", #"{"text":"Ana\nhello"}"#, token: token)
        #expect(secret.status == 400)
        #expect(try await server.ask(.get, "/api/captures", token: token).json["waiting"] as? [String] == [])
        for path in ["/api/inbox?state=all&limit=2", "/api/events?from=2024-01-01", "/api/search?q=x&limit=1"] {
            #expect(try await server.ask(.get, path, token: token).status == 200, "\(path)")
        }
    }

    @Test("a request that names its host twice is refused, and so is a link used by another page")
    func foreign() async throws {
        let server = try await TestServer()
        #expect(try await server.ask(.get, "/healthz", headers: ["Host": "evil.example"]).status == 400)
        let link = try await Access(server.context).signInLink()
        for headers in [["Origin": "https://evil.example"], ["Sec-Fetch-Site": "cross-site"], ["Origin": "null"]] {
            #expect(try await server.ask(.post, "/sign-in/\(link.text)", headers: headers).status == 403, "\(headers)")
        }
        let own = ["Origin": "http://localhost:8420", "Sec-Fetch-Site": "same-origin"]
        #expect(try await server.ask(.post, "/sign-in/\(link.text)", headers: own).status == 200)
    }

    @Test("lists come in pages that neither repeat nor miss anybody")
    func pages() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        for name in ["Ana", "Bea", "Bea", "Cid", "Ünal"] { try await server.contact(name) }
        var names: [String] = []
        var next: String? = ""
        while let after = next {
            let reply = try await server.ask(.get, "/api/contacts?limit=2&after=\(after)", token: token)
            names += reply.items.compactMap { $0["name"] as? String }
            next = reply.json["next"] as? String
        }
        #expect(names == ["Ana", "Bea", "Bea", "Cid", "Ünal"])
    }
}

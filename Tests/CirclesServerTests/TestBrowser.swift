import CirclesCore
import CirclesService
import Foundation
import HTTPTypes
import Testing

@testable import CirclesServer

/// A browser that signed in, without script: it reads pages, and sends their forms.
struct TestBrowser {
    let server: TestServer
    let cookie: String

    init(_ server: TestServer) async throws {
        self.server = server
        let link = try await Access(server.context).signInLink()
        let reply = try await server.ask(.post, "/sign-in/\(link.text)", headers: ["Accept": "text/html"])
        let set = try #require(reply.headers[.setCookie])
        cookie = String(set.prefix { $0 != ";" })
    }

    init(_ server: TestServer, cookie: String) {
        self.server = server
        self.cookie = cookie
    }

    func open(_ path: String) async throws -> TestServer.Reply {
        try await server.ask(.get, path, headers: ["Accept": "text/html", "Cookie": cookie])
    }

    /// Sends a form, and opens what it leads to.
    func send(_ path: String, _ fields: [String: String]) async throws -> TestServer.Reply {
        let sent = try await post(path, fields)
        guard sent.status == 303, let place = sent.headers[.location] else { return sent }
        return try await open(place)
    }

    func post(_ path: String, _ fields: [String: String]) async throws -> TestServer.Reply {
        var form = URLComponents()
        form.queryItems = fields.map { URLQueryItem(name: $0.key, value: $0.value) }
        let body = (form.percentEncodedQuery ?? "").replacing("+", with: "%2B")
        return try await server.ask(
            .post, path,
            headers: [
                "Accept": "text/html", "Cookie": cookie, "Sec-Fetch-Site": "same-origin",
                "Content-Type": "application/x-www-form-urlencoded",
            ], pieces: [Array(body.utf8)])
    }

    /// What a hidden field of the page holds.
    static func field(_ name: String, of page: TestServer.Reply) throws -> String {
        try #require(anyField(name, of: page), "no \(name)")
    }

    /// Nil where the page has no such field.
    static func anyField(_ name: String, of page: TestServer.Reply) -> String? {
        let parts = page.text.components(separatedBy: "name=\"\(name)\" value=\"")
        return parts.dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
    }

    /// Sends the forms of the note that a page shows.
    func settle(_ page: TestServer.Reply, _ step: String, _ fields: [String: String]) async throws -> TestServer.Reply {
        let note = try Self.note(of: page)
        var all = fields
        for name in ["csrf", "seen", "done"] { all[name] = try Self.field(name, of: page) }
        all["next"] = Self.anyField("next", of: page)
        return try await send("/notes/\(note)/\(step)", all)
    }

    static func note(of page: TestServer.Reply) throws -> String {
        let parts = page.text.components(separatedBy: "data-note=\"")
        return String(try #require(parts.dropFirst().first).prefix { $0 != "\"" })
    }
}

extension TestServer {
    /// A note of a conversation that is with nobody known.
    func note(_ title: String, says: String = "see you soon") async throws {
        let body = try JSONEncoder().encode(["text": "\(title)\n\(says)"])
        let reply = try await send(
            "/api/process-screenshot", String(decoding: body, as: UTF8.self), token: try await token())
        #expect(reply.status == 200, "\(reply.text)")
    }

    /// A note of a text whose reading was cut off.
    func interruptedNote(_ text: String) async throws -> InboxNote {
        let now = Date()
        let capture = Capture(
            id: .random(), origin: .cli, payload: .text(text), sha256: UUID().uuidString,
            capturedAt: CaptureTime(instant: now, zone: "Europe/Berlin", source: .given), receivedAt: now)
        guard case .new(_, let claim) = try await context.database.accept(capture, bytes: nil, force: false) else {
            throw CirclesError(.internalError, "not accepted as new")
        }
        let note = InboxNote(
            id: .random(), captureID: capture.id, reason: .interrupted, explanation: "the work on it was cut off",
            remedy: .retry(capture.id), title: nil, summary: nil, text: text, createdAt: now)
        var filing = Filing(capture, under: claim, as: .note(note), bookRevision: nil)
        filing.isAlone = true
        _ = try await context.database.conclude(filing, at: now)
        return note
    }
}

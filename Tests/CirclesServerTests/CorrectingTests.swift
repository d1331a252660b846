import CirclesCore
import CirclesService
import CirclesTestSupport
import Foundation
import HTTPTypes
import Testing

@testable import CirclesServer

@Suite("Asking and correcting")
struct CorrectingTests {
    /// A server with a note from somebody unknown.
    private func noted(_ title: String = "Lizzie Unknown") async throws -> (TestServer, token: String, note: String) {
        let server = try await TestServer()
        let token = try await server.token()
        _ = try await server.send("/api/process-screenshot", "{\"text\":\"\(title)\\nsee you soon\"}", token: token)
        let list = try await server.ask(.get, "/api/inbox", token: token)
        return (server, token, try #require(list.items.first?["id"] as? String))
    }

    @Test("a note is assigned once; the second is told that it is not open, and nothing happens")
    func assign() async throws {
        let (server, token, note) = try await noted()
        let filed = try await server.send("/api/inbox/\(note)/assign", #"{"new":"Elizabeth Chen"}"#, token: token)
        #expect(filed.status == 200, "\(filed.text)")
        #expect(filed.json["message"] as? String == "Filed with Elizabeth Chen")
        let again = try await server.send("/api/inbox/\(note)/assign", #"{"contact":"Elizabeth Chen"}"#, token: token)
        #expect(again.status == 409)
        #expect(try await server.ask(.get, "/api/interactions", token: token).items.count == 1)
        let undone = try await server.ask(.post, "/api/log/undo", token: token)
        #expect(undone.status == 200, "\(undone.text)")
        #expect(try await server.ask(.get, "/api/inbox", token: token).items.count == 1)
    }

    @Test("dismissed and reopened, a note is where it was")
    func dismiss() async throws {
        let (server, token, note) = try await noted()
        #expect(try await server.ask(.post, "/api/inbox/\(note)/dismiss", token: token).status == 200)
        #expect(try await server.ask(.get, "/api/inbox", token: token).items.isEmpty)
        #expect(try await server.ask(.get, "/api/inbox?state=dismissed", token: token).items.count == 1)
        #expect(try await server.ask(.post, "/api/inbox/\(note)/reopen", token: token).status == 200)
        #expect(try await server.ask(.get, "/api/inbox", token: token).items.count == 1)
    }

    @Test("who changes what somebody else changed meanwhile is told so, and nothing is lost")
    func stale() async throws {
        let (server, token, note) = try await noted()
        let seen = try await server.ask(.get, "/api/inbox/\(note)", token: token)
        let tag = try #require(seen.headers[.eTag])
        #expect(
            try await server.ask(.get, "/api/inbox/\(note)", token: token, headers: ["If-None-Match": tag]).status
                == 304)
        _ = try await server.ask(.post, "/api/inbox/\(note)/dismiss", token: token)
        let late = try await server.send(
            "/api/inbox/\(note)/assign", #"{"new":"X Y"}"#, token: token, headers: ["If-Match": tag])
        #expect(late.status == 412)
        let contact = try await server.contact("Ana Sousa")
        let path = "/api/contacts/\(contact.id)"
        let first = try #require(try await server.ask(.get, path, token: token).headers[.eTag])
        let edit = { (json: String, tag: String) in
            try await server.send(path, json, token: token, method: .patch, headers: ["If-Match": tag])
        }
        #expect(try await edit(#"{"nicknames":["Nana"]}"#, first).status == 200)
        #expect(try await edit(#"{"nicknames":["Late"]}"#, first).status == 412)
        let now = try await server.ask(.get, path, token: token)
        #expect((now.json["contact"] as? [String: Any])?["nicknames"] as? [String] == ["Nana"])
    }

    @Test("an interaction is changed, moved, and goes back to the inbox")
    func interactions() async throws {
        let (server, token, note) = try await noted()
        _ = try await server.send("/api/inbox/\(note)/assign", #"{"new":"Elizabeth Chen"}"#, token: token)
        try await server.contact("Ana Sousa")
        let listed = try await server.ask(.get, "/api/interactions?contact=Elizabeth%20Chen", token: token)
        let path = "/api/interactions/\(try #require(listed.items.first?["id"] as? String))"
        let tag = try #require(try await server.ask(.get, path, token: token).headers[.eTag])
        let changed = try await server.send(
            path, #"{"summary":"We met."}"#, token: token, method: .patch, headers: ["If-Match": tag])
        #expect(changed.status == 200, "\(changed.text)")
        #expect(
            try await server.send(
                path, #"{"summary":"Late."}"#, token: token, method: .patch, headers: ["If-Match": tag]
            )
            .status == 412)
        let moved = try await server.send("\(path)/move", #"{"to":"Ana Sousa"}"#, token: token)
        #expect(moved.json["message"] as? String == "Moved to Ana Sousa")
        let back = try await server.ask(.delete, path, token: token)
        #expect(back.json["message"] as? String == "Back in the inbox", "\(back.text)")
        #expect(try await server.ask(.get, path, token: token).status == 404)
    }

    @Test("contacts are added, matched, merged, exported and imported")
    func contacts() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let added = try await server.send(
            "/api/contacts", #"{"name":"Maria Lopez","nicknames":["Mari"],"phones":["+1 202 555 0110"]}"#, token: token)
        #expect(added.status == 201, "\(added.text)")
        let other = try await server.contact("Maria L.")
        let match = try await server.send("/api/contacts/match", #"{"query":"Mari"}"#, token: token)
        #expect(match.json["outcome"] as? String == "matched")
        let id = try #require((added.json["contact"] as? [String: Any])?["id"] as? String)
        let merged = try await server.send("/api/contacts/\(id)/merge", "{\"other\":\"\(other.id)\"}", token: token)
        #expect(merged.status == 200, "\(merged.text)")
        let exported = try await server.ask(.get, "/api/contacts/export", token: token)
        #expect(exported.text.contains("FN:Maria Lopez"))
        let another = try await TestServer()
        let imported = try await another.ask(
            .post, "/api/contacts/import", token: try await another.token(), headers: ["Content-Type": "text/vcard"],
            pieces: [Array(exported.text.utf8)])
        #expect((imported.json["summary"] as? [String: Any])?["added"] as? Int == 1, "\(imported.text)")
        let removed = try await server.ask(.delete, "/api/contacts/\(id)", token: token)
        #expect(removed.status == 200)
    }

    @Test("a message that was read wrongly is corrected in a note and in what was filed, as it was seen")
    func messages() async throws {
        let (server, token, note) = try await noted()
        let body = #"{"corrections":[{"number":1,"text":"dinner on Saturday?","side":"left"}]}"#
        let corrected = try await server.send("/api/inbox/\(note)", body, token: token, method: .patch)
        #expect(corrected.status == 200, "\(corrected.text)")
        #expect(
            ((corrected.json["note"] as? [String: Any])?["text"] as? String)?.contains("dinner on Saturday?") == true)
        let filed = try await server.send("/api/inbox/\(note)/assign", #"{"new":"Elizabeth Chen"}"#, token: token)
        let interaction = try #require((filed.json["interactions"] as? [[String: Any]])?.first)
        let path = "/api/interactions/\(try #require(interaction["id"] as? String))"
        #expect((interaction["events"] as? [[String: Any]])?.count == 1)
        let again = try await server.send(
            path, #"{"corrections":[{"number":1,"text":"never mind"}]}"#, token: token, method: .patch)
        #expect(again.status == 200, "\(again.text)")
        #expect(((again.json["interaction"] as? [String: Any])?["events"] as? [[String: Any]])?.isEmpty == true)
        for wrong in [
            #"{"corrections":[{"number":1}]}"#, #"{"corrections":[{"number":1,"side":"up"}]}"#,
            #"{"corrections":[{"number":1,"text":"x"}],"summary":"y"}"#,
        ] {
            #expect(try await server.send(path, wrong, token: token, method: .patch).status == 400)
        }
        let nowhere = #"{"corrections":[{"number":9,"text":"x"}]}"#
        #expect(try await server.send(path, nowhere, token: token, method: .patch).status == 404)
    }
}

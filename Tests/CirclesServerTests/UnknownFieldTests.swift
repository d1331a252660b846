import CirclesCore
import CirclesService
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesServer

@Suite("What a request's body may say")
struct UnknownFieldTests {
    /// Every address that takes JSON, as the description has it, and that is no contract of somebody else's.
    private static let strict = Operation.all.filter { operation in
        operation.content?["application/json"] != nil
            && !["/v1/share", "/api/process-screenshot", "/api/contacts/import"].contains(operation.path)
    }

    @Test("a field that an address does not have is refused by its name, wherever JSON is taken", arguments: strict)
    func unknown(operation: CirclesServer.Operation) async throws {
        let server = try await TestServer()
        let path = operation.path.replacing("{id}", with: UUID().uuidString)
        let refused = try await server.send(
            path, #"{"qwertyuiop":1}"#, token: try await server.token(),
            method: try #require(.init(operation.method)))
        #expect(refused.status == 400, "\(operation.path): \(refused.text)")
        #expect((refused.json["message"] as? String)?.contains(#"unknown field "qwertyuiop""#) == true)
    }

    @Test(
        "a field that is there twice is refused, wherever it stands",
        arguments: [
            ("/api/captures", #"{"text":"Maria Lopez\nhi","private":false,"private":true}"#),
            ("/api/process-screenshot", #"{"text":"Maria Lopez\nhi","text":"Jon Smith\nhi"}"#),
            ("/v1/share", #"{"contentType":"text","text":"a","text":"b"}"#),
        ])
    func doubled(path: String, body: String) async throws {
        let server = try await TestServer()
        let refused = try await server.send(path, body, token: try await server.token())
        #expect(refused.status == 400, "\(refused.text)")
        #expect(refused.text.contains("is there twice"), "\(refused.text)")
        #expect(try await server.context.database.captures(limit: 9, after: nil).items.isEmpty)
    }

    @Test(
        "a NUL in a text is refused in words, wherever JSON is taken: stores keep nothing behind it", arguments: strict)
    func zero(operation: CirclesServer.Operation) async throws {
        let server = try await TestServer()
        let path = operation.path.replacing("{id}", with: UUID().uuidString)
        for body in [#"{"note":"a\u0000b"}"#, #"{"labels":["a\u0000b"]}"#] {
            let refused = try await server.send(
                path, body, token: try await server.token(), method: try #require(.init(operation.method)))
            #expect(refused.status == 422, "\(operation.path): \(refused.text)")
            #expect((refused.json["message"] as? String)?.contains("NUL") == true)
        }
    }

    @Test("the description says which addresses refuse strangers, slow them, and heed what was seen")
    func refusals() async throws {
        let server = try await TestServer()
        let document = try await server.ask(.get, "/api/openapi.json", token: try await server.token()).json
        let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
        func statuses(_ method: String, _ path: String) -> Set<String> {
            Set((paths[path]?[method]?["responses"] as? [String: Any])?.keys.map(\.self) ?? [])
        }
        #expect(statuses("get", "/api/inbox").isSuperset(of: ["401", "403", "429"]))
        #expect(statuses("post", "/api/inbox/{id}/dismiss").contains("412"))
        #expect(statuses("get", "/calendar/{file}").isSuperset(of: ["410", "429"]))
        #expect(statuses("get", "/healthz").isDisjoint(with: ["401", "429"]))
        let told = (document["components"] as? [String: [String: Any]])?["responses"]
        #expect(((told?["429"] as? [String: Any])?["headers"] as? [String: Any])?["Retry-After"] != nil)
    }

    @Test("what cannot be done as things are is 409, and no mistake in the request")
    func asThingsAre() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let maria = try await server.contact("Maria Lopez")
        for text in ["Maria Lopez", "Zed"] {
            _ = try await server.send("/api/process-screenshot", #"{"text":"\#(text)\nsee you"}"#, token: token)
        }
        let gone = try await server.ask(.delete, "/api/contacts/\(maria.id)", token: token)
        #expect(gone.status == 409 && gone.text.contains("1 interaction"), "\(gone.text)")
        let note = try #require(try await server.ask(.get, "/api/inbox", token: token).items.first?["id"] as? String)
        #expect(try await server.ask(.post, "/api/inbox/\(note)/dismiss", token: token).status == 200)
        #expect(try await server.ask(.post, "/api/inbox/\(note)/dismiss", token: token).status == 409)
        let undone = try await server.ask(.post, "/api/log/undo", token: token)
        let entry = try #require((undone.json["entry"] as? [String: Any])?["id"] as? String)
        #expect(try await server.ask(.post, "/api/log/\(entry)/undo", token: token).status == 409)
    }

    @Test("a misspelt field is told with the one that was meant, nested ones, too")
    func misspelt() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let refused = try await server.send("/api/captures", #"{"text":"Maria\nhello","contct":"Maria"}"#, token: token)
        #expect(refused.status == 400)
        #expect(refused.json["message"] as? String == #"unknown field "contct", did you mean "contact"?"#)
        #expect(refused.json["stored"] as? Bool == false)
        let nested = try await server.send(
            "/api/inbox/\(UUID().uuidString)", #"{"corrections":[{"number":1,"txt":"hello"}]}"#, token: token,
            method: .patch)
        #expect(nested.json["message"] as? String == #"unknown field "txt", did you mean "text"?"#)
        let none = try await server.send("/api/log/undo", #"{"id":"1"}"#, token: token)
        #expect(none.status == 400 && none.json["hint"] as? String == "this address takes none")
        #expect(try await server.send("/api/log/undo", "{}", token: token).status == 404)
        let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        #expect(try await server.send("/api/captures", #"{"contct":\#(deep)}"#, token: token).status == 422)
    }

    @Test("a misspelt field of a form is refused, and nothing of the form is taken")
    func form() async throws {
        let server = try await TestServer()
        let body = [
            "--b\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\nMaria\r\nhello\r\n",
            "--b\r\nContent-Disposition: form-data; name=\"contct\"\r\n\r\nMaria\r\n--b--\r\n",
        ]
        func send(_ path: String) async throws -> TestServer.Reply {
            try await server.ask(
                .post, path, token: try await server.token(),
                headers: ["Content-Type": "multipart/form-data; boundary=b"], pieces: body.map { Array($0.utf8) })
        }
        let refused = try await send("/api/captures")
        #expect(refused.status == 400)
        #expect(refused.json["message"] as? String == #"unknown field "contct", did you mean "contact"?"#)
        #expect(try server.context.sharesWaiting(limit: 9).isEmpty)
        #expect(try await send("/api/captures/screenshot").status == 202)
    }

    @Test("what is said twice with different words is refused, and nothing is taken: one of both would be lost")
    func twice() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let parts = ["first", "second"].map {
            Array("--b\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\nMaria\r\n\($0)\r\n".utf8)
        }
        let form = try await server.ask(
            .post, "/api/captures", token: token, headers: ["Content-Type": "multipart/form-data; boundary=b"],
            pieces: parts + [Array("--b--\r\n".utf8)])
        #expect(form.status == 400 && form.text.contains("twice"), "\(form.text)")
        for (query, body) in [
            ("?note=one&note=two", #"{"text":"Maria\nhello"}"#),
            ("?note=one", #"{"text":"Maria\nhello","note":"two"}"#),
            ("?contact=Ruth", #"{"text":"Maria\nhello","contact":"Jon"}"#),
        ] {
            let refused = try await server.send("/api/captures\(query)", body, token: token)
            #expect(refused.status == 400 && refused.text.contains("twice"), "\(refused.text)")
        }
        #expect(try server.context.sharesWaiting(limit: 9).isEmpty)
        let same = try await server.send(
            "/api/captures?note=one", #"{"text":"Maria\nhello","note":"one"}"#, token: token)
        #expect(same.status == 202)
    }

    @Test("what share extensions and the first design's shortcuts say besides is passed over")
    func contracts() async throws {
        let server = try await TestServer()
        let token = try await server.token(.capture)
        let share = try await server.send("/v1/share", #"{"text":"Maria\nhello","locale":"en"}"#, token: token)
        #expect(share.status == 202, "\(share.text)")
        let text = try await server.send(
            "/api/process-screenshot", #"{"text":"Maria\nhi again","device":"phone"}"#, token: token)
        #expect(text.status == 200, "\(text.text)")
    }

    @Test(
        "a body that is no object is refused as the wrong form, and one that says nothing changes nothing and says so",
        arguments: ["/api/contacts", "/api/interactions", "/api/inbox"])
    func nothing(kind: String) async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let contact = try await server.contact("Maria Lopez")
        for text in ["Maria Lopez\nsee you on Friday", "Somebody Else\nhello"] {
            _ = try await server.send("/api/process-screenshot", try Self.json(["text": text]), token: token)
        }
        var id = contact.id.description
        if kind != "/api/contacts" {
            id = try #require(try await server.ask(.get, kind, token: token).items.first?["id"] as? String)
        }
        let before = try await server.ask(.get, "/api/log", token: token).items.count
        for body in ["[]", "null", "3", #""x""#] {
            let refused = try await server.send("\(kind)/\(id)", body, token: token, method: .patch)
            #expect(refused.status == 400, "\(body): \(refused.text)")
            #expect((refused.json["message"] as? String)?.contains("an object is expected") == true)
        }
        let empties = kind == "/api/inbox" ? [#"{"corrections":[]}"#] : ["{}", #"{"labels":[]}"#, #"{"labels":null}"#]
        for body in empties {
            let refused = try await server.send("\(kind)/\(id)", body, token: token, method: .patch)
            #expect(refused.status == 400, "\(body): \(refused.text)")
            #expect(refused.json["message"] as? String == "nothing is said to change")
        }
        #expect(try await server.ask(.get, "/api/log", token: token).items.count == before)
    }

    @Test("a change that changes nothing says so")
    func same() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let contact = try await server.contact("Maria Lopez")
        for message in ["Changed", "Nothing changed: it is so already"] {
            let reply = try await server.send(
                "/api/contacts/\(contact.id)", #"{"organization":"Acme"}"#, token: token, method: .patch)
            #expect(reply.json["message"] as? String == message)
        }
    }

    private static func json(_ fields: [String: String]) throws -> String {
        String(decoding: try JSONEncoder().encode(fields), as: UTF8.self)
    }
}

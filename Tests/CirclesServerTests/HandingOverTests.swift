import CirclesCore
import CirclesService
import CirclesSpool
import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesServer

@Suite("Handing over")
struct HandingOverTests {
    private let picture: [UInt8]

    init() throws { picture = [UInt8](try Fixture.data("screenshots/imessage-maria-dark.png")) }

    private func pieces(_ bytes: [UInt8], _ size: Int = 10_000) -> [[UInt8]] {
        stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    }

    private func form(_ parts: [(head: String, content: [UInt8])], boundary: String = "XyZ") -> [UInt8] {
        var bytes: [UInt8] = []
        for part in parts { bytes += Array("--\(boundary)\r\n\(part.head)\r\n\r\n".utf8) + part.content + [13, 10] }
        return bytes + Array("--\(boundary)--\r\n".utf8)
    }

    private let multipart = ["Content-Type": "multipart/form-data; boundary=XyZ"]

    @Test("a picture is on the disk, byte by byte, when its id is told, and becomes the capture of that id")
    func picture() async throws {
        let server = try await TestServer()
        try await server.contact("Maria Lopez")
        let token = try await server.token(.capture)
        let reply = try await server.ask(
            .post, "/api/captures?note=from%20the%20fair&label=work", token: token,
            headers: ["Content-Type": "image/png"],
            pieces: pieces(picture))
        #expect(reply.status == 202)
        let id = try #require((reply.json["id"] as? String).flatMap(CaptureID.init))
        let share = try Spool(server.context.home).read(IncomingShare.name(id))
        #expect([UInt8](share.payload) == picture)
        #expect(share.manifest.userNote == "from the fair")
        #expect(share.manifest.labels == ["work"])
        try await server.work()
        let shown = try await server.ask(.get, "/api/captures/\(id)", token: try await server.token())
        #expect(shown.json["status"] as? String == "filed")
        #expect(shown.json["message"] as? String == "Filed with Maria Lopez")
    }

    @Test(
        "a messenger's export is taken in a form and as the body, and is an interaction a day",
        arguments: [true, false])
    func export(isForm: Bool) async throws {
        let server = try await TestServer()
        try await server.contact("Maria Lopez")
        let text = Array("14/01/2024, 10:30 - Maria Lopez: Dinner?\n15/01/2024, 22:05 - Kim: Yes".utf8)
        let name = "WhatsApp%20Chat%20with%20Maria%20Lopez.txt"
        let head =
            "Content-Disposition: form-data; name=\"image\"; filename=\"WhatsApp Chat with Maria Lopez.txt\"\r\nContent-Type: text/plain"
        let reply =
            isForm
            ? try await server.ask(
                .post, "/api/captures", token: try await server.token(.capture), headers: multipart,
                pieces: [form([(head, text)])])
            : try await server.ask(
                .post, "/api/captures?name=\(name)", token: try await server.token(.capture),
                headers: ["Content-Type": "text/plain"], pieces: [text])
        #expect(reply.status == 202, "\(reply.json)")
        try await server.work()
        let id = try #require(reply.json["id"] as? String)
        let shown = try await server.ask(.get, "/api/captures/\(id)", token: try await server.token())
        #expect(shown.json["message"] as? String == "Filed with Maria Lopez")
        let timeline = try await server.ask(.get, "/api/interactions", token: try await server.token())
        #expect(timeline.items.count == 2)
    }

    @Test(
        "a form's pictures are captures each, with the fields that come after them, however it is cut up",
        arguments: [7, 64, 4096])
    func forms(size: Int) async throws {
        let server = try await TestServer()
        let token = try await server.token(.capture)
        let other = [UInt8](try Data(contentsOf: Fixture.url("screenshots/whatsapp-group-book-club-dark.png")))
        // Each piece waits for its turn beside all other tests: a hundred of them are soon enough for the server's patience.
        let part = size < 64 ? 200 : 1000
        let small = size < 100 ? Array(picture.prefix(part)) : picture
        let body = form([
            ("Content-Disposition: form-data; name=\"image\"; filename=\"a.png\"\r\nContent-Type: image/png", small),
            (
                "Content-Disposition: form-data; name=\"image\"; filename=\"../b.png\"\r\nContent-Type: image/png",
                size < 100 ? Array(other.prefix(part - 100)) : other
            ),
            ("Content-Disposition: form-data; name=\"note\"", Array("with\r\n--XyYou".utf8)),
        ])
        let reply = try await server.ask(
            .post, "/api/captures", token: token, headers: multipart, pieces: pieces(body, size))
        #expect(reply.status == 202, "\(reply.text)")
        let captures = try #require(reply.json["captures"] as? [[String: Any]])
        #expect(captures.count == 2)
        let manifests = try captures.map { capture in
            let id = try #require((capture["id"] as? String).flatMap(CaptureID.init))
            return try Spool(server.context.home).read(IncomingShare.name(id)).manifest
        }
        #expect(manifests.map(\.originalName) == ["a.png", "b.png"])
        #expect(manifests.allSatisfy { $0.userNote == "with\r\n--XyYou" })
    }

    @Test("what goes along may be long: nothing of it is lost")
    func longDetails() async throws {
        let server = try await TestServer()
        let note = String(repeating: "ü", count: 500)
        let text = String(repeating: "long ", count: 3000)
        let body = form([
            ("Content-Disposition: form-data; name=\"image\"; filename=\"a.png\"", picture),
            ("Content-Disposition: form-data; name=\"note\"", Array(note.utf8)),
            ("Content-Disposition: form-data; name=\"text\"", Array(text.utf8)),
        ])
        let reply = try await server.ask(
            .post, "/api/captures", token: try await server.token(), headers: multipart, pieces: pieces(body))
        let id = try #require((reply.json["id"] as? String).flatMap(CaptureID.init), "\(reply.text)")
        let share = try Spool(server.context.home).read(IncomingShare.name(id))
        #expect(share.manifest.userNote == note && share.manifest.text == text)
        #expect([UInt8](share.payload) == picture)
    }

    @Test(
        "what arrives instead of a picture is named, and nothing of it stays",
        arguments: [
            ("<html><body>Not found</body></html>", "web page"), ("Screenshot_1.png", "name of a file"), ("", "empty"),
            ("%PDF-1.4 x", "PDF"), ("{\"a\": 1}", "JSON"),
        ])
    func noPicture(content: String, word: String) async throws {
        let server = try await TestServer()
        let reply = try await server.ask(
            .post, "/api/captures", token: try await server.token(), headers: ["Content-Type": "image/png"],
            pieces: [Array(content.utf8)])
        #expect(reply.status == 422)
        #expect((reply.json["message"] as? String)?.contains(word) == true, "\(reply.text)")
        #expect(reply.json["stored"] as? Bool == false)
        let spool = Spool(server.context.home)
        #expect(try spool.oldest(5).isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: spool.temporary).isEmpty)
    }

    @Test("a repeat under its key is the same capture, also when the server began anew between the two")
    func idempotency() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let send = { (key: String) in
            try await server.ask(
                .post, "/api/captures", token: token, headers: ["Content-Type": "image/png", "Idempotency-Key": key],
                pieces: pieces(picture)
            ).json["id"] as? String
        }
        let first = try await send("k1")
        #expect(try await send("k1") == first)
        #expect(try Spool(server.context.home).oldest(5).count == 1)
        try await server.work()
        #expect(try await send("k1") == first)
        #expect(try Spool(server.context.home).oldest(5).isEmpty)
        #expect(try await send("k2") != first)
    }

    @Test("a key that was used for something else is refused, and what came is not taken for received")
    func keyOfOther() async throws {
        let server = try await TestServer()
        let token = try await server.token(.capture)
        for path in ["/api/captures", "/api/process-screenshot"] {
            func send(_ text: String) async throws -> TestServer.Reply {
                try await server.ask(
                    .post, path, token: token,
                    headers: ["Content-Type": "application/json", "Idempotency-Key": "k \(path.count)"],
                    pieces: [Array(#"{"text":"\#(text)"}"#.utf8)])
            }
            let first = try await send("one \(path)")
            #expect(first.status < 300, "\(first.text)")
            #expect(try await send("one \(path)").json["id"] as? String == first.json["id"] as? String)
            let other = try await send("two")
            #expect(other.status == 422 && other.json["stored"] as? Bool == false, "\(other.text)")
        }
    }

    @Test("the first design's shortcut hears whom it was with when it asks again, too")
    func contractAgain() async throws {
        let server = try await TestServer()
        try await server.contact("Maria Lopez")
        let token = try await server.token(.capture)
        for _ in 0..<2 {
            let reply = try await server.ask(
                .post, "/api/process-screenshot", token: token,
                headers: ["Content-Type": "application/json", "Idempotency-Key": "again"],
                pieces: [Array(#"{"text":"Maria Lopez\nsee you on Friday"}"#.utf8)])
            #expect(
                (reply.json["detectedContact"] as? [String: Any])?["name"] as? String == "Maria Lopez", "\(reply.text)")
        }
    }

    @Test("a device that may only capture teaches no names, and settles no note")
    func captureOnly() async throws {
        let server = try await TestServer()
        let maria = try await server.contact("Maria Lopez")
        try await server.contact("Sarah Ahmed")
        let token = try await server.token(.capture)
        func send(_ json: String) async throws {
            let reply = try await server.send("/api/captures", json, token: token)
            #expect(reply.status == 202, "\(reply.text)")
            try await server.work()
        }
        let database = server.context.database
        try await send(#"{"text":"Sarah Ahmed\nsee you","contact":"Maria Lopez"}"#)
        #expect(try await database.notes(.open).map(\.reason) == [.confirm])
        try await send(#"{"text":"Mimi\nsee you","contact":"Maria Lopez"}"#)
        let filed = try await database.timeline(of: maria.id, limit: 5)
        #expect(filed.count == 1)
        #expect(try await database.contacts().allSatisfy(\.aliases.isEmpty))
        try await send(#"{"text":"Lola\nsee you"}"#)
        try await send(#"{"text":"Lola\nsee you","contact":"Maria Lopez"}"#)
        #expect(try await database.notes(.open).count == 2)
    }

    @Test("what is too large is refused, whether it is announced or just comes")
    func tooLarge() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let announced = try await server.ask(
            .post, "/api/captures", token: token, headers: ["Content-Type": "image/png", "Content-Length": "40000001"])
        #expect(announced.status == 413)
        #expect(announced.headers[.connection] == "close")
        let json = try await server.ask(
            .post, "/api/captures", token: token, headers: ["Content-Type": "application/json"],
            pieces: [[UInt8]](repeating: [UInt8](repeating: 32, count: 400_000), count: 3))
        #expect(json.status == 413)
    }

    @Test(
        "texts and links are captures, too; what cannot be kept is refused before it is acknowledged",
        arguments: [
            (#"{"text":"Maria Lopez\nsee you"}"#, 202), (#"{"url":"https://example.org","note":"look"}"#, 202),
            (#"{"text":""}"#, 422), (#"{}"#, 422), (#"{"text":"a","capturedAt":"yesterday"}"#, 400),
            (#"{"text":"a","label":["x","\u0000"]}"#, 422), (#"{"url":"no link"}"#, 422), (#"{"text":1}"#, 422),
            (#"{"#, 422),
        ])
    func texts(json: String, status: Int) async throws {
        let server = try await TestServer()
        let reply = try await server.send("/api/captures", json, token: try await server.token(.capture))
        #expect(reply.status == status, "\(reply.text)")
        #expect(try Spool(server.context.home).oldest(5).count == (status == 202 ? 1 : 0))
        try await server.work()
        #expect(!Spool(server.context.home).holds(.random()).isAside)
    }

    @Test("the first design's shortcut hears whom it was with, and null when nobody is sure")
    func contract() async throws {
        let server = try await TestServer()
        try await server.contact("Maria Lopez")
        let token = try await server.token(.capture)
        let known = try await server.send(
            "/api/process-screenshot", #"{"text":"Maria Lopez\nI love hiking","timestamp":"2024-01-04T10:30:00Z"}"#,
            token: token)
        #expect(known.status == 200)
        #expect(known.json["success"] as? Bool == true)
        #expect((known.json["detectedContact"] as? [String: Any])?["name"] as? String == "Maria Lopez")
        let unknown = try await server.send(
            "/api/process-screenshot", #"{"text":"Somebody Else\nhello there"}"#, token: token)
        #expect(unknown.json["detectedContact"] is NSNull)
        #expect(unknown.json["message"] as? String == "In your inbox: not in your contacts")
        let broken = try await server.send("/api/process-screenshot", #"{"timestamp":"x"}"#, token: token)
        #expect(broken.status == 422)
        #expect(broken.json["success"] as? Bool == false)
    }

    @Test("share extensions' contracts hold")
    func extensions() async throws {
        let server = try await TestServer()
        let secret = try await server.token(.capture)
        let body = form([
            (
                "Content-Disposition: form-data; name=\"image\"; filename=\"IMG.png\"\r\nContent-Type: image/png",
                picture
            ),
            ("Content-Disposition: form-data; name=\"source\"", Array("ios".utf8)),
            ("Content-Disposition: form-data; name=\"agent_id\"", Array("7".utf8)),
        ])
        let shot = try await server.ask(
            .post, "/api/captures/screenshot", headers: multipart.merging(["X-Device-ID": secret]) { _, new in new },
            pieces: pieces(body))
        #expect(shot.status == 202, "\(shot.text)")
        let share = { (note: String, device: String) in
            try await server.ask(
                .post, "/v1/share", headers: ["X-Device-ID": device, "Content-Type": "application/json"],
                pieces: [
                    Array(
                        #"{"contentType":"url","url":"https://example.org","text":"","title":"T","userNote":"\#(note)","timestamp":"2026-01-31T09:00:00Z","source":"Safari"}"#
                            .utf8)
                ]
            ).status
        }
        #expect(try await share("read this", secret) == 202)
        #expect(try await share(String(repeating: "x", count: 501), secret) == 422)
        #expect(try await share("x", "unknown") == 401)
    }
}

@Suite("Forms in pieces")
struct MultipartTests {
    private func events(_ text: String, _ size: Int, boundary: String = "b") throws -> ([MultipartParser.Event], Bool) {
        var parser = try #require(MultipartParser(boundary: boundary))
        var events: [MultipartParser.Event] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            try parser.take(Array(bytes[start..<min(start + size, bytes.count)])) { event in
                // Pieces of one content are one, to compare.
                if case .content(let more) = event, case .content(let before)? = events.last {
                    events[events.count - 1] = .content(before + more)
                } else {
                    events.append(event)
                }
            }
        }
        return (events, parser.isComplete)
    }

    @Test("the pieces do not matter", arguments: 1...40)
    func pieces(size: Int) throws {
        let text =
            "preamble\r\n--b\r\nContent-Disposition: form-data; name=\"x\"\r\n\r\n\r\n-\r\n--\r\n--\u{0}bb\r\n--b\r\nContent-Disposition: form-data; name=\"e\"; filename=\"\"\r\n\r\n\r\n--b--\r\nepilogue"
        let (events, isComplete) = try events(text, size)
        #expect(isComplete)
        #expect(
            events == [
                .part(.init(name: "x", fileName: nil, contentType: nil)),
                .content(Array("\r\n-\r\n--\r\n--\u{0}bb".utf8)),
                .endOfPart, .part(.init(name: "e", fileName: "", contentType: nil)), .endOfPart,
            ])
    }

    @Test(
        "what is cut off or no form is not complete, or an error",
        arguments: [
            "", "--b", "--b\r\nContent-Disposition: form-data; name=\"x\"\r\n\r\nabc", "--bX",
            "--b\r\nno header\r\n\r\n",
        ])
    func broken(text: String) {
        #expect((try? events(text, 3))?.1 != true)
    }
}

extension HandingOverTests {
    @Test(
        "what is wrong with a form is said, and nothing of it is taken",
        arguments: [
            ("Content-Disposition: form-data; name=\"private\"", "maybe", 400, "private is true or false"),
            ("Content-Disposition: form-data", "x", 400, "has no name"),
            ("Content-Disposition: form-data; name=\"image\"", "\u{89}PNG", 422, "and no picture"),
        ])
    func formMistakes(head: String, content: String, status: Int, says: String) async throws {
        let server = try await TestServer()
        let body = form([(head, Array(content.utf8))])
        let reply = try await server.ask(
            .post, "/api/captures", token: try await server.token(), headers: multipart, pieces: [body])
        #expect(reply.status == status && (reply.json["message"] as? String)?.contains(says) == true, "\(reply.text)")
    }

    @Test("a picture that is sent as a field is told what it lacks")
    func pictureAsField() async throws {
        let server = try await TestServer()
        let body = form([("Content-Disposition: form-data; name=\"image\"", [0x89, 0x50, 0xFF, 0xD8])])
        let reply = try await server.ask(
            .post, "/api/captures", token: try await server.token(), headers: multipart, pieces: [body])
        #expect((reply.json["message"] as? String)?.contains("\"image\"") == true)
        #expect((reply.json["hint"] as? String)?.contains("filename") == true)
    }

    @Test("what was handed over and nobody has begun with is in the list, too")
    func waiting() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let taken = try await server.send("/api/captures", #"{"text":"Ana\nhello"}"#, token: token)
        let id = try #require(taken.json["id"] as? String)
        let before = try await server.ask(.get, "/api/captures", token: token)
        #expect(before.json["waiting"] as? [String] == [id] && before.items.isEmpty)
        try await server.work()
        let after = try await server.ask(.get, "/api/captures", token: token)
        #expect(after.json["waiting"] as? [String] == [] && after.items.count == 1)
    }
}

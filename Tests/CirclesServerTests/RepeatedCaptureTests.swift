import CirclesCore
import CirclesService
import Foundation
import Testing

@testable import CirclesServer

@Suite("What is handed over again, or with more than the bytes say")
struct RepeatedCaptureTests {
    @Test("a request and its repetition at the same moment are one capture, and neither is refused")
    func atOnce() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        for round in 0..<12 {
            let replies = try await withThrowingTaskGroup(of: TestServer.Reply.self) { group in
                for _ in 0..<2 {
                    group.addTask {
                        try await server.send(
                            "/api/captures", #"{"text":"Maria Lopez\nround \#(round)"}"#, token: token,
                            headers: ["Idempotency-Key": "round \(round)"])
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(replies.map(\.status) == [202, 202])
            #expect(Set(try replies.map { try #require($0.json["id"] as? String) }).count == 1)
        }
        try await server.work()
        #expect(try await server.context.database.notes(.open).count == 12)
    }

    @Test("the note of a repeated capture is kept with what is known, once", arguments: [false, true])
    func note(isFiled: Bool) async throws {
        let server = try await TestServer()
        let token = try await server.token()
        if isFiled { try await server.contact("Maria Lopez") }
        for note in ["at the fair", "on the boat", "on the boat"] {
            let body = #"{"text":"Maria Lopez\nsee you soon","note":"\#(note)","capturedAt":"2024-01-04T10:00"}"#
            _ = try await server.send("/api/captures", body, token: token)
            try await server.work()
        }
        let database = server.context.database
        if isFiled {
            let maria = try #require(try await database.contacts().first)
            let filed = try await database.timeline(of: maria.id, label: nil, limit: 9, after: nil).items
            #expect(filed.map(\.userNote) == ["at the fair\non the boat"])
        } else {
            let notes = try await database.notes(.open)
            #expect(notes.count == 1)
            let capture = try await database.capture(try #require(notes.first).captureID)
            #expect(capture.userNote == "at the fair\non the boat")
        }
    }

    @Test("a text is read in the charset that it names, and refused where it is not in it")
    func charset() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let latin = Array("J\u{FC}rgen Gro\u{DF}\nsee you soon".unicodeScalars.map { UInt8($0.value) })
        func send(_ type: String, _ more: [String: String] = [:]) async throws -> TestServer.Reply {
            try await server.ask(
                .post, "/api/captures", token: token, headers: ["Content-Type": type].merging(more) { _, new in new },
                pieces: [latin])
        }
        #expect(try await send("text/plain").status == 422)
        #expect(try await send("text/plain; charset=utf-8").status == 422)
        #expect(try await send("text/plain; charset=klingon").status == 415)
        #expect(try await send("text/plain; charset=iso-8859-1", ["Content-Encoding": "gzip"]).status == 415)
        #expect(try await send("text/plain; charset=ISO-8859-1").status == 202)
        try await server.work()
        #expect(try await server.context.database.notes(.open).map(\.title) == ["Jürgen Groß"])
    }

    @Test("whom the user named is told and offered, where nobody is called so or the link is from anybody")
    func named() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let maria = try await server.contact("Maria Lopez")
        _ = try await server.send(
            "/api/captures", #"{"text":"see you on Friday","contact":"Anna Schmidt"}"#, token: token)
        _ = try await server.send(
            "/api/captures", #"{"url":"https://example.org/y","contact":"Maria Lopez"}"#, token: token)
        try await server.work()
        let notes = try await server.context.inbox.matches()
        #expect(notes.count == 2)
        #expect(notes.contains { $0.note.explanation.contains("Anna Schmidt") })
        #expect(notes.contains { $0.match.suggestions.first?.contact.id == maria.id })
    }
}

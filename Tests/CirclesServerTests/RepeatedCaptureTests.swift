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

    @Test("the labels of a repeated capture are kept with what is known, each once", arguments: [false, true])
    func labels(isFiled: Bool) async throws {
        let server = try await TestServer()
        let token = try await server.token()
        if isFiled { try await server.contact("Maria Lopez") }
        for label in ["trip", "family", "trip"] {
            let body = #"{"text":"Maria Lopez\nsee you soon","label":"\#(label)"}"#
            _ = try await server.send("/api/captures", body, token: token)
            try await server.work()
        }
        let kind = isFiled ? "interactions" : "inbox"
        for label in ["trip", "family"] {
            let found = try await server.ask(.get, "/api/\(kind)?label=\(label)", token: token)
            #expect(found.items.count == 1, "\(label): \(found.text)")
        }
        if isFiled {
            let filed = try await server.ask(.get, "/api/interactions", token: token)
            #expect(filed.items.first?["labels"] as? [String] == ["trip", "family"])
        }
    }

    @Test("what is said along with bytes that another one is at work on is kept with them", arguments: [false, true])
    func underWork(isCutOff: Bool) async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let maria = try await server.contact("Maria Lopez")
        let database = server.context.database
        let other = SubmissionDetails().submission(text: "Maria Lopez\nsee you soon", origin: .cli).capture
        guard case .new(_, let claim) = try await database.accept(other, bytes: nil, force: false) else {
            Issue.record("not accepted as new")
            return
        }
        if isCutOff { try await database.release(claim) }
        _ = try await server.send(
            "/api/captures",
            #"{"text":"Maria Lopez\nsee you soon","note":"at the fair","label":"trip","private":true}"#, token: token)
        async let done: Void = server.work()
        if !isCutOff {
            // While it is under work: nobody but the arrival can have said so.
            while try await !database.capture(other.id).isPrivate { try await Task.sleep(for: .milliseconds(20)) }
            try await database.release(claim)
        }
        try await done
        #expect(try await database.capture(other.id).isPrivate)
        let filed = try await database.timeline(of: maria.id, label: nil, limit: 9, after: nil).items
        #expect(filed.map(\.userNote) == ["at the fair"])
        #expect(filed.map(\.labels) == [["trip"]])
    }

    @Test("a contact that several are is told at once, with whom it may be, and the capture is taken")
    func severalNamed() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        let first = try await server.contact("Anna Berg"), second = try await server.contact("Anna Berg")
        let taken = try await server.send(
            "/api/captures", #"{"text":"Zed\nsee you soon","contact":"Anna Berg"}"#, token: token)
        #expect(taken.status == 202)
        let message = try #require(taken.json["message"] as? String)
        #expect(message.contains("fits 2 contacts"), "\(message)")
        for contact in [first, second] { #expect(message.contains(contact.id.description)) }
        let ids = (taken.json["contactCandidates"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
        #expect(Set(ids ?? []) == [first.id.description, second.id.description])
        let chosen = try await server.send(
            "/api/captures", #"{"text":"Yann\nsee you soon","contact":"\#(first.id)"}"#, token: token)
        #expect(chosen.json["contactCandidates"] == nil && chosen.json["message"] as? String == "Received")
    }

    @Test("a plus in an address is a space, and one that is written %2B a plus, so that it leads to whom it names")
    func plus() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        try await server.contact("Anna B")
        let plus = try await server.contact("Anna+B")
        for (query, note) in [("Anna%2BB", "1%2B1"), ("Anna+B", "1+1")] {
            _ = try await server.ask(
                .post, "/api/captures?contact=\(query)&note=\(note)", token: token,
                headers: ["Content-Type": "text/plain"], pieces: [Array("Zed\nsee you, \(query)".utf8)])
        }
        try await server.work()
        let filed = try await server.context.database.timeline(of: plus.id, label: nil, limit: 9, after: nil).items
        #expect(filed.map(\.userNote) == ["1+1"])
    }

    @Test("an empty time says nothing, as shortcuts send it", arguments: ["capturedAt", "timestamp"])
    func emptyTime(field: String) async throws {
        let server = try await TestServer()
        let path = field == "timestamp" ? "/api/process-screenshot" : "/api/captures"
        let taken = try await server.send(
            path, #"{"text":"Zed\nsee you soon","\#(field)":""}"#, token: try await server.token())
        #expect(taken.status == (field == "timestamp" ? 200 : 202), "\(taken.text)")
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

import CirclesCore
import CirclesService
import Foundation
import HTTPTypes
import Testing

@testable import CirclesServer

@Suite("Finding over HTTP")
struct MemoryTests {
    @Test("a search answers hits with what matched, a page at a time")
    func search() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        for name in ["Maria Lopez", "Maria Ahmed", "Jon Smith"] { try await server.contact(name) }
        let all = try await server.ask(.get, "/api/search?q=maria", token: token)
        #expect(all.status == 200)
        #expect(Set(all.items.compactMap { $0["name"] as? String }) == ["Maria Lopez", "Maria Ahmed"])
        let parts = all.items.first?["excerpt"] as? [[String: Any]] ?? []
        #expect(parts.contains { $0["text"] as? String == "Maria" && $0["isMatch"] as? Bool == true })
        let first = try await server.ask(.get, "/api/search?q=maria&limit=1", token: token)
        let next = try #require(first.json["next"] as? String)
        let second = try await server.ask(.get, "/api/search?q=maria&limit=1&after=\(next)", token: token)
        #expect(first.items.count == 1 && second.items.count == 1)
        #expect(first.items.first?["id"] as? String != second.items.first?["id"] as? String)
        #expect(second.json["next"] is NSNull)
    }

    @Test("it says when only other words were found, and refuses what is no query")
    func stages() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        try await server.contact("Maria Lopez")
        let misread = try await server.ask(.get, "/api/search?q=mavia", token: token)
        #expect(misread.items.first?["how"] as? String == "nearMisses")
        let inside = try await server.ask(.get, "/api/search?q=aria", token: token)
        #expect(inside.items.first?["how"] as? String == "substrings")
        for query in ["", "?q=", "?q=since:soon", "?q=maria&after=5"] {
            #expect(try await server.ask(.get, "/api/search\(query)", token: token).status == 400, "\(query)")
        }
        #expect(try await server.ask(.get, "/api/search?q=with:nobody", token: token).status == 404)
    }

    @Test("a calendar is opened by its own token alone, and that token opens nothing else")
    func calendar() async throws {
        let server = try await TestServer()
        let token = try await Devices(server.context).add("Calendar", scope: .calendar).token.text
        try await Contacts(server.context).add("Maria Lopez", Self.born("1980-03-22"))
        let reply = try await server.ask(.get, "/calendar/\(token).ics")
        #expect(reply.status == 200)
        #expect(reply.headers[.contentType] == "text/calendar; charset=utf-8")
        #expect(reply.text.contains("SUMMARY:Maria Lopez’s birthday\r\n"))
        #expect(reply.text.contains("RRULE:FREQ=YEARLY\r\n"))
        for (method, path) in [
            ("GET", "/api/contacts"), ("POST", "/api/captures"), ("GET", "/api/today"), ("POST", "/v1/share"),
        ] {
            let asked = try #require(HTTPRequest.Method(method))
            #expect(try await server.ask(asked, path, token: token).status == 403, "\(path)")
        }
        let full = try await server.token()
        for path in ["/calendar/\(full).ics", "/calendar/circles_wrong.ics", "/calendar/\(token)", "/calendar/.ics"] {
            #expect(try await server.ask(.get, path).status == 410, "\(path)")
        }
        _ = try await Devices(server.context).revoke("Calendar")
        #expect(try await server.ask(.get, "/calendar/\(token).ics").status == 410)
        #expect(server.log.all.allSatisfy { !$0.contains(token) }, "the log has a token")
    }

    @Test("today tells of birthdays, and of people not heard from")
    func today() async throws {
        let server = try await TestServer()
        let token = try await server.token()
        var edit = Self.born(
            CalendarDate(Date(), in: .current).adding(days: 3).description.replacing(/^\d{4}/, with: "1980"))
        edit.every = "6w"
        try await Contacts(server.context).add("Maria Lopez", edit)
        let reply = try await server.ask(.get, "/api/today", token: token)
        let today = try #require(reply.json["today"] as? [String: Any])
        let birthdays = today["birthdays"] as? [[String: Any]] ?? []
        #expect((birthdays.first?["contact"] as? [String: Any])?["name"] as? String == "Maria Lopez")
        let overdue = today["overdue"] as? [[String: Any]] ?? []
        #expect(overdue.first?["everyDays"] as? Int == 42)
        #expect(overdue.first?["last"] is NSNull)
        #expect(today["openNotes"] as? Int == 0)
        #expect(try await server.ask(.get, "/api/events", token: token).items.isEmpty)
        #expect(try await server.ask(.get, "/api/events?from=x", token: token).status == 400)
    }

    private static func born(_ day: String) -> ContactEdit {
        var edit = ContactEdit()
        edit.birthday = day
        return edit
    }
}

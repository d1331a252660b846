import CirclesCore
import CirclesService
import Foundation
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
}

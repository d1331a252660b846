package import Foundation

/// A bucket in memory that speaks as much of S3 as pictures need: objects, and lists of them page by page.
package final class LoopbackBucket: Sendable {
    private struct State: Sendable {
        var objects: [String: (bytes: Data, storedAt: Date)] = [:]
        var status: Int?
    }

    package let server: LoopbackServer
    private let state: ServerLock<State>

    /// - Parameter pageSize: Names that one answer to a list has.
    package init(_ name: String = "circles", pageSize: Int = 1000) throws {
        let state = ServerLock(State())
        self.state = state
        server = try LoopbackServer { request, _ in
            if let status = state.withLock({ $0.status }) { return .respond(status: status, body: Data()) }
            guard let parts = URLComponents(string: request.path), parts.path.hasPrefix("/\(name)") else {
                return .respond(status: 404, body: Data())
            }
            let key = String(parts.path.dropFirst(name.count + 1).drop { $0 == "/" })
            return state.withLock { Self.answer(request, key, parts.queryItems ?? [], pageSize, &$0.objects) }
        }
    }

    package var url: String { server.url }
    package var objects: [String: Data] { state.withLock { $0.objects.mapValues(\.bytes) } }

    /// Answers everything so from now on; nil: as a bucket does.
    package func answer(_ status: Int?) { state.withLock { $0.status = status } }

    private static func answer(
        _ request: LoopbackServer.Request, _ key: String, _ query: [URLQueryItem], _ pageSize: Int,
        _ objects: inout [String: (bytes: Data, storedAt: Date)]
    ) -> LoopbackServer.Answer {
        switch request.method {
        case "PUT":
            objects[key] = (request.body, Date())
            return .respond(status: 200, body: Data())
        case "DELETE":
            objects[key] = nil
            return .respond(status: 204, body: Data())
        case "GET" where key.isEmpty:
            return list(query, pageSize, objects)
        default:
            guard let object = objects[key] else { return .respond(status: 404, body: Data("<Error/>".utf8)) }
            return .respond(status: 200, body: object.bytes)
        }
    }

    private static func list(
        _ query: [URLQueryItem], _ pageSize: Int, _ objects: [String: (bytes: Data, storedAt: Date)]
    ) -> LoopbackServer.Answer {
        func value(_ name: String) -> String { query.first { $0.name == name }?.value ?? "" }
        let keys = objects.keys.filter { $0.hasPrefix(value("prefix")) && $0 > value("continuation-token") }.sorted()
        let page = keys.prefix(pageSize), format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        let entries = page.map { key in
            let stored = format.format(objects[key]?.storedAt ?? Date())
            return "<Contents><Key>\(key)</Key><LastModified>\(stored)</LastModified><Size>1</Size></Contents>"
        }
        let end =
            page.count < keys.count
            ? "<IsTruncated>true</IsTruncated><NextContinuationToken>\(page.last ?? "")</NextContinuationToken>"
            : "<IsTruncated>false</IsTruncated>"
        return .respond(
            status: 200, headers: ["Content-Type": "application/xml"],
            body: Data("<ListBucketResult>\(end)\(entries.joined())</ListBucketResult>".utf8))
    }
}

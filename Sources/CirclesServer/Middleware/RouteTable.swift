import Hummingbird
internal import Synchronization

/// Which methods each address takes, once all routes are known.
final class RouteTable: Sendable {
    struct Entry: Hashable, Sendable {
        let method: String
        /// As the routes name it, such as `/api/inbox/{id}`.
        let path: String
    }

    private let known = Mutex<[Entry]>([])

    var entries: [Entry] { known.withLock(\.self) }

    func fill(from router: Router<ServerRequestContext>) {
        let entries = router.routes.map { Entry(method: $0.method.rawValue, path: $0.path.description) }
        known.withLock { $0 = entries }
    }

    /// None for an address that there is not.
    func methods(of path: String) -> [String] {
        let asked = path.split(separator: "/")
        let fitting = entries.filter { entry in
            let parts = entry.path.split(separator: "/")
            return parts.count == asked.count
                && zip(parts, asked).allSatisfy { part, word in
                    part.hasPrefix("{") || part.hasPrefix(":") || part == word
                }
        }
        // An address by its own name is not one of an id.
        let literal = fitting.filter { !$0.path.contains("{") }
        let methods = Set((literal.isEmpty ? fitting : literal).map(\.method))
        return (methods.contains("GET") ? methods.union(["HEAD"]) : methods).sorted()
    }
}

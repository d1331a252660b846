internal import CirclesCore
internal import HTTPTypes
import Hummingbird
internal import NIOCore

/// Answers only to the names that this server goes by: a page elsewhere whose name leads here (DNS rebinding) gets nothing.
struct HostCheck: RouterMiddleware {
    typealias Context = ServerRequestContext

    let address: ListenAddress
    /// The host of the public URL, with its port where it names one.
    let publicHost: String?

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        // The first is taken for the authority; with a second one, a proxy may have meant another.
        guard request.headers[values: .host].isEmpty else {
            throw Failure(.badRequest, .badInput, "the request names its host twice")
        }
        guard let host = request.head.authority, isOurs(host.lowercased()) else {
            throw Failure(
                .misdirectedRequest, .notPermitted, "this server does not go by that name",
                hint: "start it with --public-url and the name you use")
        }
        return try await next(request, context)
    }

    private func isOurs(_ host: String) -> Bool {
        if host == publicHost { return true }
        guard let name = Self.withoutPort(host) else { return false }
        if ["localhost", "127.0.0.1", "::1"].contains(name) || name == address.host { return true }
        // An address is nobody's name: it cannot be made to lead elsewhere. It is ours when we listen on all.
        return address.isAny && Self.isAddress(name)
    }

    private static func isAddress(_ name: String) -> Bool { (try? SocketAddress(ipAddress: name, port: 0)) != nil }

    /// Nil for what is no host with at most one port.
    private static func withoutPort(_ host: String) -> String? {
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else { return nil }
            return String(host[host.index(after: host.startIndex)..<end])
        }
        let parts = host.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count <= 2 ? parts.first.map(String.init) : nil
    }
}

internal import CirclesCore
internal import HTTPTypes
import Hummingbird
internal import NIOCore

/// Answers only to the names that this server goes by: a page elsewhere whose name leads here (DNS rebinding) gets nothing.
struct HostCheck: RouterMiddleware {
    typealias Context = ServerRequestContext

    let address: ListenAddress
    /// The host of the public URL.
    let publicHost: HostAndPort?
    /// The port that the public URL means when it names none.
    let publicPort: Int

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        // The first is taken for the authority; with a second one, a proxy may have meant another.
        guard request.headers[values: .host].isEmpty else {
            throw Failure(.badRequest, .badInput, "the request names its host twice")
        }
        guard isOurs(request.head.authority) else {
            throw Failure(
                .misdirectedRequest, .notPermitted, "this server does not go by that name",
                hint: "start it with --public-url and the name you use")
        }
        return try await next(request, context)
    }

    private func isOurs(_ text: String?) -> Bool {
        guard let asked = text.flatMap({ HostAndPort($0) }) else { return false }
        if let publicHost, asked.host == publicHost.host,
            asked.port ?? publicPort == publicHost.port ?? publicPort
        {
            return true
        }
        if asked.isLoopback || asked.host == address.host { return true }
        // An address is nobody's name: it cannot be made to lead elsewhere. It is ours when we listen on all.
        return address.isAny && Self.isAddress(asked.host)
    }

    private static func isAddress(_ name: String) -> Bool { (try? SocketAddress(ipAddress: name, port: 0)) != nil }
}

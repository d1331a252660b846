internal import CirclesCore
internal import CirclesService
internal import HTTPTypes
import Hummingbird
internal import NIOCore

/// Whether the server lives, can work, and what it counted.
struct HealthRoutes {
    let parts: ServerParts

    func addOpen(to router: Router<ServerRequestContext>) {
        router.get("healthz") { _, _ in try Response.answer("alive") }
    }

    func addKnown(to router: RouterGroup<ServerRequestContext>) {
        router.get("readyz", use: ready)
        router.get("metrics", use: metrics)
    }

    /// Asks the store.
    @Sendable private func ready(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        _ = try await parts.context.database.journalEnd()
        return try Response.answer("ready")
    }

    /// Only to programs of this machine, unless it was said otherwise; a request that a proxy forwards is none of those, also
    /// where nobody said that there is a proxy.
    @Sendable private func metrics(_ request: Request, _ context: ServerRequestContext) async throws -> Response {
        let isHere = context.peer.map { $0 == "::1" || $0.hasPrefix("127.") } ?? false
        guard parts.options.tellsMetrics || (isHere && !request.wasForwarded) else {
            throw Failure(
                .forbidden, .notPermitted, "metrics are for programs of the server's machine",
                hint: "start the server with --metrics-anywhere")
        }
        let backlog = try await parts.context.backlog()
        let text = parts.metrics.text(backlog: backlog.captures, openNotes: backlog.notes)
        return Response(
            status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}

extension Request {
    /// Whether something says that the request came over a proxy: a header of one, or a name that is not this machine's own.
    fileprivate var wasForwarded: Bool {
        let isAskedHere = head.authority.flatMap { HostAndPort($0) }?.isLoopback ?? false
        return !isAskedHere
            || headers.contains { field in
                let name = field.name.canonicalName
                return name.hasPrefix("x-forwarded") || Self.forwarding.contains(name)
            }
    }

    private static let forwarding: Set<String> = [
        "forwarded", "via", "x-real-ip", "x-client-ip", "x-original-forwarded-for", "x-original-host", "true-client-ip",
        "cf-connecting-ip", "tailscale-user-login",
    ]
}

internal import CirclesCore
internal import HTTPTypes
import Hummingbird

/// Makes an answer of whatever goes wrong, and keeps every answer out of caches, frames and other pages.
struct Failures: RouterMiddleware {
    typealias Context = ServerRequestContext

    /// The methods that an address takes.
    let methods: RouteTable

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do {
            response = try await next(request, context)
        } catch {
            let failure = failure(error, request)
            let isForPerson = request.wantsPage && !request.uri.path.hasPrefix("/api/")
            response = isForPerson ? failure.page(for: request) : failure.response()
        }
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[.referrerPolicy] = "same-origin"
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"
        }
        // What is left of a body that was refused is not read to its end.
        if Self.unread.contains(response.status.code), request.hasBody { response.headers[.connection] = "close" }
        return response
    }

    /// Refusals that come before the body was read.
    private static let unread = [401, 403, 405, 408, 413, 415, 421, 429]

    private func failure(_ error: any Error, _ request: Request) -> Failure {
        let failure = Failure(error)
        guard failure.status == .notFound, error is HTTPError else { return failure }
        let allowed = methods.methods(of: request.uri.path)
        guard !allowed.isEmpty else { return failure }
        let names = allowed.joined(separator: ", ")
        return Failure(
            .methodNotAllowed, CirclesError(.usage, "this address takes \(names)"), headers: [.allow: names])
    }
}

extension Request {
    fileprivate var hasBody: Bool {
        headers[.transferEncoding] != nil || headers[.contentLength].map { $0 != "0" } ?? false
    }
}

extension HTTPField.Name {
    static let referrerPolicy = known("Referrer-Policy")
    static let idempotencyKey = known("Idempotency-Key")
    static let deviceID = known("X-Device-ID")
    static let lastEventID = known("Last-Event-ID")
    static let forwardedFor = known("X-Forwarded-For")
    static let secFetchSite = known("Sec-Fetch-Site")
    static let host = known("Host")

    private static func known(_ name: StaticString) -> HTTPField.Name {
        guard let field = HTTPField.Name("\(name)") else { preconditionFailure("\(name) is no name of a field") }
        return field
    }
}

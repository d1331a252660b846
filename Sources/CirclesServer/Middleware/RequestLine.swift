internal import CirclesService
import Hummingbird

/// One line for each request: method, route, status, milliseconds, capture. No text, no names, no tokens: the route is told,
/// not the address.
struct RequestLine: RouterMiddleware {
    typealias Context = ServerRequestContext

    let metrics: Metrics
    let log: @Sendable (String) -> Void

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let start = AppContext.seconds()
        let response = try await next(request, context)
        let seconds = AppContext.seconds() - start
        let route = context.endpointPath == "NotFound" ? "-" : context.endpointPath ?? "-"
        metrics.count(request: route, status: response.status.code, seconds: seconds)
        let milliseconds = Int((seconds * 1000).rounded())
        log("\(request.method.rawValue) \(route) \(response.status.code) \(milliseconds)ms\(context.note.text)")
        return response
    }
}

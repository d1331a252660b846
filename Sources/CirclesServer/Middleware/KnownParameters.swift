internal import CirclesCore
import Hummingbird

/// Refuses parameters that an address of the API does not have: one that is misspelt would be passed over, and another thing done
/// than was meant.
struct KnownParameters: RouterMiddleware {
    typealias Context = ServerRequestContext

    /// By method and address.
    private let known: [String: Set<String>]

    init() {
        let described = Operation.all.map { (Operation.key($0.method, $0.path), Set($0.query.keys)) }
        known = Dictionary(described, uniquingKeysWith: { first, _ in first })
    }

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        try check(request, context)
        return try await next(request, context)
    }

    private func check(_ request: Request, _ context: Context) throws(CirclesError) {
        guard let route = context.endpointPath, route.hasPrefix("/api/") || route.hasPrefix("/v1/") else { return }
        let method = request.method == .head ? "GET" : request.method.rawValue
        guard let names = known[Operation.key(method, route)] else { return }
        let asked = request.uri.queryParameters.map { String($0.key) }
        // Of two that differ, one would be lost.
        for name in Set(asked) where name != "label" && Set(request.queries(name)).count > 1 {
            throw CirclesError(
                .usage, "the parameter \"\(UntrustedText.line(name, limit: 40))\" is there twice", hint: "say it once")
        }
        guard let stranger = asked.first(where: { !names.contains($0) }) else { return }
        let said = UntrustedText.line(stranger, limit: 40)
        throw CirclesError(
            .usage, "there is no parameter \"\(said)\" here",
            remedy: NearestWord.of(stranger, among: names.sorted()).map { .advice("did you mean \($0)?") }
                ?? .advice(
                    names.isEmpty ? "this address takes none" : "there are: \(names.sorted().joined(separator: ", "))"))
    }
}

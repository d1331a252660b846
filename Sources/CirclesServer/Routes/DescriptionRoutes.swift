import Hummingbird

/// What the server takes and answers, as OpenAPI 3.1 tells it.
struct DescriptionRoutes {
    let parts: ServerParts

    func add(to router: RouterGroup<ServerRequestContext>) {
        router.get("api/openapi.json") { _, _ in
            try Response.json(OpenAPIDocument.document(url: parts.options.base))
        }
    }
}

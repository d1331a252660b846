/// One operation of the description: an address, a method, what goes in and what comes out.
struct Operation: Sendable {
    enum Body: Sendable {
        case none
        case json(JSONDescription)
        /// Media types whose bytes are not described.
        case bytes([String])
        /// Several forms.
        case several([String: JSONDescription])
    }

    let method: String
    let path: String
    let summary: String
    var query: [String: JSONDescription] = [:]
    /// Those of `query` that cannot be left out.
    var required: Set<String> = []
    var headers: [String: JSONDescription] = [:]
    var body = Body.none
    /// Status and schema of what is answered when all is well.
    var answers: [(status: Int, schema: JSONDescription)] = [(200, Schemas.answer())]
    /// Media type of what is answered, where it is no JSON.
    var mediaType: String?
    /// All of its fields may be left out, and so may it.
    var bodyIsOptional = false
    /// It needs no token.
    var isOpen = false

    init(_ method: String, _ path: String, _ summary: String, _ fill: (inout Operation) -> Void = { _ in }) {
        self.method = method
        self.path = path
        self.summary = summary
        fill(&self)
    }

    /// The same for an address of the table and of the router, whatever the parts that vary are called.
    static func key(_ method: String, _ path: String) -> String {
        let parts = path.split(separator: "/").map { $0.hasPrefix("{") || $0.hasPrefix(":") ? "{}" : String($0) }
        return "\(method) \(parts.joined(separator: "/"))"
    }

    var description: JSONDescription {
        var object: [String: JSONDescription] = ["summary": .string(summary), "operationId": .string(identifier)]
        object["parameters"] = .list(
            pathParameters
                + query.sorted { $0.key < $1.key }.map {
                    Self.parameter($0.key, "query", $0.value, isRequired: required.contains($0.key))
                }
                + headers.sorted { $0.key < $1.key }.map { Self.parameter($0.key, "header", $0.value) })
        if let content { object["requestBody"] = ["required": .flag(!bodyIsOptional), "content": .object(content)] }
        var responses: [String: JSONDescription] = ["default": ["$ref": "#/components/responses/Failure"]]
        for answer in answers {
            let schema: JSONDescription = mediaType == nil ? answer.schema : Schemas.text
            responses[String(answer.status)] = [
                "description": .string(summary),
                "content": .object([mediaType ?? "application/json": ["schema": schema]]),
            ]
        }
        for status in refusals { responses[String(status)] = ["$ref": .string("#/components/responses/\(status)")] }
        if headers["If-None-Match"] != nil { responses["304"] = ["description": "It is as it was"] }
        object["responses"] = .object(responses)
        if isOpen { object["security"] = [] }
        return .object(object)
    }

    /// What may be answered whatever is sent; `OpenAPIDocument.refusals` tells of each.
    private var refusals: [Int] {
        let isSecret = path.hasSuffix("{link}") || path.hasSuffix("{file}")
        return (isOpen ? [] : [401, 403]) + (isSecret ? [410] : []) + (headers["If-Match"] != nil ? [412] : [])
            + (isOpen && !isSecret ? [] : [429])
    }

    private var identifier: String {
        let words = path.split { "/-_.{}".contains($0) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return method.lowercased() + words.joined()
    }

    private var pathParameters: [JSONDescription] {
        path.split(separator: "/").filter { $0.hasPrefix("{") }.map { part in
            let name = String(part.dropFirst().dropLast())
            return [
                "name": .string(name), "in": "path", "required": true,
                "schema": name == "id" ? Schemas.id : Schemas.text,
            ]
        }
    }

    private static func parameter(
        _ name: String, _ place: String, _ schema: JSONDescription, isRequired: Bool = false
    ) -> JSONDescription {
        ["name": .string(name), "in": .string(place), "required": .flag(isRequired), "schema": schema]
    }

    /// The schemas of what is sent, by media type.
    var content: [String: JSONDescription]? {
        switch body {
        case .none: nil
        case .json(let schema): ["application/json": ["schema": schema]]
        case .bytes(let types): Dictionary(uniqueKeysWithValues: types.map { ($0, [:]) })
        case .several(let forms): forms.mapValues { ["schema": $0] }
        }
    }
}

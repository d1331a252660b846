internal import CirclesCore

/// The description of the server in OpenAPI 3.1, made from the table of its operations.
enum OpenAPIDocument {
    /// - Parameter url: What the server's addresses begin with.
    static func document(url: String) -> JSONDescription {
        var paths: [String: [String: JSONDescription]] = [:]
        for operation in Operation.all {
            paths[operation.path, default: [:]][operation.method.lowercased()] = operation.description
        }
        return [
            "openapi": "3.1.0",
            "info": ["title": "Circles", "version": .string(Version.current)],
            "servers": [["url": .string(url)]],
            "security": [["token": []], ["device": []], ["session": []]],
            "paths": .object(paths.mapValues { .object($0) }),
            "components": [
                "securitySchemes": [
                    "token": ["type": "http", "scheme": "bearer"],
                    "device": ["type": "apiKey", "in": "header", "name": "X-Device-ID"],
                    "session": ["type": "apiKey", "in": "cookie", "name": .string(Authentication.cookie)],
                ],
                "schemas": .object(Schemas.all),
                "responses": [
                    "Failure": [
                        "description": "What went wrong",
                        "content": ["application/json": ["schema": Schemas.reference("Failure")]],
                    ]
                ],
            ],
        ]
    }
}

/// JSON, written as literals.
enum JSONDescription: Encodable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral
{
    case string(String)
    case number(Int)
    case flag(Bool)
    case list([JSONDescription])
    case object([String: JSONDescription])

    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(arrayLiteral elements: JSONDescription...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, JSONDescription)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .flag(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

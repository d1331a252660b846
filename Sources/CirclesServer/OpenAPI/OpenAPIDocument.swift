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
                "responses": .object(
                    refusals.mapValues { failure($0) }.merging(["Failure": failure("What went wrong")]) { $1 }),
            ],
        ]
    }

    /// By status, what more than one operation refuses with.
    private static let refusals = [
        "401": "No token, or one that is unknown or was revoked",
        "403": "This token may not do that",
        "410": "The link or address was used up, revoked, or never was",
        "412": "It was changed since it was seen: nothing was done",
        "429": "Too many wrong secrets from this address; `Retry-After` says how many seconds to wait",
    ]

    private static func failure(_ description: String) -> JSONDescription {
        var response: [String: JSONDescription] = [
            "description": .string(description),
            "content": ["application/json": ["schema": Schemas.reference("Failure")]],
        ]
        if description == refusals["429"] {
            response["headers"] = ["Retry-After": ["schema": ["type": "integer", "minimum": 1]]]
        }
        return .object(response)
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

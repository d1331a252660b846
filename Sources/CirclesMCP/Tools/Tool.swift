internal import CirclesCore

/// Something an agent can ask for.
struct Tool: Sendable {
    let name: String
    let title: String
    let summary: String
    let parameters: [ToolParameter]
    /// The JSON Schema of what comes back as a value; nil where all of it is quoted material.
    var output: JSONValue?
    var writes = false
    /// Why it cannot be used as this process was started.
    var refusal: CirclesError?
    let run: @Sendable (ToolArguments) async throws -> ToolResult
    let hint: @Sendable (Remedy) -> String

    /// As `tools/list` says it.
    var description: JSONValue {
        var members: [JSONValue.Member] = [
            .init("name", .string(name)), .init("title", .string(title)), .init("description", .string(summary)),
            .init("inputSchema", ToolParameter.schema(parameters)),
            .init(
                "annotations",
                [
                    "readOnlyHint": .bool(!writes), "destructiveHint": false, "idempotentHint": .bool(!writes),
                    "openWorldHint": false,
                ]),
        ]
        if let output { members.append(.init("outputSchema", output)) }
        return .object(members)
    }

    /// What `tools/call` answers. What went wrong is a result, too, so that whoever asked can do better.
    func result(of given: [JSONValue.Member]) async -> JSONValue {
        do {
            if let refusal { throw refusal }
            let arguments = try ToolArguments(given, parameters)
            guard writes else { return try await run(arguments).value }
            // A write that has begun is finished, whoever cancels.
            return try await Task { [run] in try await run(arguments).value }.value
        } catch let error as CirclesError {
            return ToolResult.failure(error, hint).value
        } catch {
            return ToolResult.failure(CirclesError(.internalError, "the tool failed"), hint).value
        }
    }
}

/// An argument that a tool takes.
struct ToolParameter: Sendable {
    enum Kind: Sendable {
        /// At most so many bytes.
        case text(most: Int)
        case count(ClosedRange<Int>, usually: Int)
        case flag(usually: Bool)
    }

    let name: String
    let kind: Kind
    let summary: String
    var isRequired = false

    static func text(_ name: String, _ summary: String, most: Int = 1_000, isRequired: Bool = false) -> ToolParameter {
        ToolParameter(name: name, kind: .text(most: most), summary: summary, isRequired: isRequired)
    }

    static func limit(_ most: Int, usually: Int) -> ToolParameter {
        ToolParameter(name: "limit", kind: .count(1...most, usually: usually), summary: "The most to list.")
    }

    static let cursor = text("cursor", "Where an earlier list goes on: its `next`, unchanged.")

    static func schema(_ parameters: [ToolParameter]) -> JSONValue {
        [
            "type": "object",
            "properties": .object(parameters.map { JSONValue.Member($0.name, $0.schema) }),
            "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
            "additionalProperties": false,
        ]
    }

    private var schema: JSONValue {
        switch kind {
        case .text: ["type": "string", "description": .string(summary)]
        case .count(let range, let usually):
            [
                "type": "integer", "description": .string(summary), "minimum": .number(Double(range.lowerBound)),
                "maximum": .number(Double(range.upperBound)), "default": .number(Double(usually)),
            ]
        case .flag(let usually):
            ["type": "boolean", "description": .string(summary), "default": .bool(usually)]
        }
    }
}

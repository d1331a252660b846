internal import CirclesCore

/// Arguments of one call, of the types that the tool's schema says.
struct ToolArguments: Sendable {
    private let values: [String: JSONValue]
    private let parameters: [ToolParameter]

    /// - Throws: `CirclesError` with `usage` that names the argument which is unknown, missing, too long or of another type,
    ///   `badInput` for a NUL in a text.
    init(_ given: [JSONValue.Member], _ parameters: [ToolParameter]) throws(CirclesError) {
        var values: [String: JSONValue] = [:]
        for member in given where member.value != .null {
            guard let parameter = parameters.first(where: { $0.name == member.name }) else {
                throw CirclesError(
                    .usage, "there is no argument \"\(member.name.printable.truncated(to: 40))\"",
                    hint: "the arguments are: \(parameters.map(\.name).joined(separator: ", "))")
            }
            guard parameter.takes(member.value) else { throw CirclesError(.usage, parameter.expectation) }
            guard !member.value.holdsNUL else {
                throw CirclesError(.badInput, "the argument \(parameter.name) contains NUL characters")
            }
            values[member.name] = member.value
        }
        for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
            throw CirclesError(.usage, "the argument \(parameter.name) is missing")
        }
        self.values = values
        self.parameters = parameters
    }

    /// Nil where it was not given.
    func text(_ name: String) -> String? { values[name]?.string }

    /// One that is required; an empty text where it is not among the tool's parameters.
    func required(_ name: String) -> String { text(name) ?? "" }

    func count(_ name: String) -> Int {
        if let given = values[name]?.int { return given }
        guard case .count(_, let usually)? = parameters.first(where: { $0.name == name })?.kind else { return 0 }
        return usually
    }

    func flag(_ name: String) -> Bool {
        if let given = values[name]?.bool { return given }
        guard case .flag(let usually)? = parameters.first(where: { $0.name == name })?.kind else { return false }
        return usually
    }

    /// - Throws: `CirclesError` with `usage` for what no list gave.
    func cursor() throws(CirclesError) -> PageCursor? {
        guard let text = text("cursor") else { return nil }
        return try PageCursor(text)
    }
}

extension ToolParameter {
    fileprivate func takes(_ value: JSONValue) -> Bool {
        switch kind {
        case .text(let most): value.string.map { $0.utf8.count <= most } ?? false
        case .count(let range, _): value.int.map(range.contains) ?? false
        case .flag: value.bool != nil
        }
    }

    fileprivate var expectation: String {
        switch kind {
        case .text(let most): "\(name) is a string of at most \(most) bytes"
        case .count(let range, _): "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "\(name) is true or false"
        }
    }
}

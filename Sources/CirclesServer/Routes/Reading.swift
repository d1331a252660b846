internal import CirclesCore
internal import Foundation
internal import HTTPTypes
import Hummingbird

// How handlers read what a request says.

extension Request {
    /// A JSON body: an object with no fields but those that the description has.
    ///
    /// - Throws: `Failure` with 415 or 413; `CirclesError` with `usage` for a field that is unknown; what decoding throws.
    func json<Value: Decodable>(_ type: Value.Type, _ context: ServerRequestContext) async throws -> Value {
        guard mediaType == "application/json" else { throw Failure.noJSON }
        var body = try TimedBody(self, limit: Limits.jsonBytes)
        return try decoded(type, try await body.whole(), context)
    }

    private func decoded<Value: Decodable>(
        _ type: Value.Type, _ bytes: [UInt8], _ context: ServerRequestContext
    ) throws -> Value {
        try KnownFields.check(json: bytes, of: self, context)
        return try JSONDecoder().decode(type, from: Data(bytes))
    }

    /// A body where none is needed: an object without fields is none.
    ///
    /// - Throws: As `json`.
    func noFields(_ context: ServerRequestContext) async throws {
        guard mediaType == "application/json" else { return }
        var body = try TimedBody(self, limit: Limits.jsonBytes)
        let bytes = try await body.whole()
        if !bytes.isEmpty { try KnownFields.check(json: bytes, of: self, context) }
    }

    /// A JSON body all of whose fields may be left out, and so the body: nil then.
    ///
    /// - Throws: As `json`.
    func jsonIfAny<Value: Decodable>(_ type: Value.Type, _ context: ServerRequestContext) async throws -> Value? {
        guard mediaType.isEmpty || mediaType == "application/json" else { return try await json(type, context) }
        var body = try TimedBody(self, limit: Limits.jsonBytes)
        let bytes = try await body.whole()
        if bytes.isEmpty { return nil }
        guard !mediaType.isEmpty else { throw Failure.noJSON }
        return try decoded(type, bytes, context)
    }

    /// Seconds that the client waits for the end of the work; nil where it did not say.
    func waiting() throws(CirclesError) -> Double? {
        guard let text = query("wait") else { return nil }
        guard let seconds = Double(text), seconds >= 0 else {
            throw CirclesError(.usage, "wait is a number of seconds, at most \(Int(Limits.longestWait))")
        }
        return min(seconds, Limits.longestWait)
    }

    /// Without its parameters, in lower case; empty when there is none.
    var mediaType: String {
        (headers[.contentType] ?? "").split(separator: ";").first.map { $0.trimmingWhitespace.lowercased() } ?? ""
    }

    /// A parameter of the query; nil where it is missing or empty.
    func query(_ name: String) -> String? { values(name).first.flatMap { $0.isEmpty ? nil : $0 } }

    func queries(_ name: String) -> [String] { values(name).filter { !$0.isEmpty } }

    /// As forms write them: "+" is a space, and "%2B" is a plus.
    private func values(_ name: String) -> [String] {
        let query = uri.query ?? ""
        return query.split(separator: "&").compactMap { (pair: Substring) -> String? in
            let parts: [Substring] = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = parts.first, key == name else { return nil }
            let value = parts.count > 1 ? parts[1].replacing("+", with: " ") : ""
            return value.removingPercentEncoding ?? String(value)
        }
    }

    /// How many items a page is to have at most.
    ///
    /// - Throws: `CirclesError` with `usage`.
    func limit() throws -> Int {
        guard let text = values("limit").first else { return Limits.defaultItems }
        guard let limit = Int(text), (1...Limits.mostItems).contains(limit) else {
            throw CirclesError(.usage, "limit is a number from 1 to \(Limits.mostItems)")
        }
        return limit
    }

    /// Where a page goes on.
    ///
    /// - Throws: `CirclesError` with `usage` for what is no place.
    func cursor() throws -> PageCursor? {
        try query("after").map { text throws(CirclesError) in try PageCursor(text) }
    }

    /// A flag of the query: set by its name alone, or by `true`.
    ///
    /// - Throws: `CirclesError` with `usage` for another value.
    func flag(_ name: String) throws -> Bool {
        switch values(name).first.map({ $0.lowercased() }) {
        case nil, "false"?, "0"?: return false
        case ""?, "true"?, "1"?: return true
        default: throw CirclesError(.usage, "\(name) is true or false")
        }
    }
}

extension ServerRequestContext {
    /// The id in the address.
    ///
    /// - Throws: `CirclesError` with `notFound` for what is none.
    func id<Subject>(_ kind: String, _ name: String = "id") throws -> Identifier<Subject> {
        guard let text = parameters.get(name), let id = Identifier<Subject>(text) else {
            throw CirclesError(.notFound, "there is no such \(kind)")
        }
        return id
    }
}

extension Failure {
    fileprivate static let noJSON = Failure(
        .unsupportedMediaType, .badInput, "JSON is expected", hint: "Content-Type: application/json")
}

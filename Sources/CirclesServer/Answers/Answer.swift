internal import CirclesAPI
internal import CirclesCore
internal import CirclesService
internal import Foundation
internal import HTTPTypes
import Hummingbird

/// What every answer begins with: a client that sees no status code reads these.
struct Answer<Body: Encodable>: Encodable {
    let message: String
    let body: Body

    private enum CodingKeys: String, CodingKey { case ok, message }

    func encode(to encoder: any Encoder) throws {
        try body.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(true, forKey: .ok)
        try container.encode(message, forKey: .message)
    }
}

/// An answer that says nothing but its message.
struct NoBody: Encodable {}

/// One value under a name of its own.
struct Named<Value: Encodable>: Encodable {
    let name: String
    let value: Value

    init(_ name: String, _ value: Value) {
        self.name = name
        self.value = value
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { return nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(value, forKey: Key(name))
    }
}

extension Response {
    static func json(
        _ value: some Encodable, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
    ) throws -> Response {
        var headers = headers
        headers[.contentType] = "application/json; charset=utf-8"
        headers[.cacheControl] = "no-store"
        return Response(
            status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: try JSONLine.of(value))))
    }

    static func answer(
        _ message: String, _ body: some Encodable = NoBody(), status: HTTPResponse.Status = .ok,
        headers: HTTPFields = [:]
    ) throws -> Response {
        try json(Answer(message: message, body: body), status: status, headers: headers)
    }

    /// A part of a list.
    static func page<Item: Encodable & Sendable>(_ page: Page<Item>, _ noun: String) throws -> Response {
        try answer(counted(page, noun), PageView(page))
    }

    static func counted<Item>(_ page: Page<Item>, _ noun: String) -> String {
        Counted.text(page.items.count, noun) + (page.next == nil ? "" : ", and there are more")
    }

    /// One thing, with what `If-Match` and `If-None-Match` are held against.
    static func thing(
        _ name: String, _ value: some Encodable, _ message: String, for request: Request
    ) throws -> Response {
        let tag = try EntityTag(of: value)
        var headers: HTTPFields = [:]
        headers[.eTag] = tag.text
        if let known = request.headers[.ifNoneMatch], tag.matches(known) {
            return Response(status: .notModified, headers: headers)
        }
        return try answer(message, Named(name, value), headers: headers)
    }
}

/// Says which state of a thing was seen: the hash of what was told of it.
struct EntityTag {
    let text: String

    init(of value: some Encodable) throws {
        text = "\"\(Hash.sha256Hex(try JSONLine.of(value)).prefix(32))\""
    }

    /// Whether a header's list names this state. A weak tag says the same here: what is told is the same byte by byte.
    func matches(_ header: String) -> Bool {
        header.split(separator: ",").map { $0.trimmingWhitespace }.contains { tag in
            tag == "*" || (tag.hasPrefix("W/") ? tag.dropFirst(2) : Substring(tag)) == text
        }
    }
}

extension Request {
    /// Holds `If-Match` against a thing as it is now.
    ///
    /// - Throws: `CirclesError` with `conflict` when another state was seen.
    func requireMatch(_ value: some Encodable) throws {
        guard let seen = headers[.ifMatch] else { return }
        guard try EntityTag(of: value).matches(seen) else { throw Failure.changedMeanwhile }
    }

    /// Writes; with `If-Match`, only while what was held against it is so still.
    func writing<Value>(
        _ seen: WriteCondition, _ write: () async throws -> Value
    ) async throws -> Value {
        guard headers[.ifMatch] != nil else { return try await write() }
        return try await WriteCondition.$current.withValue(seen, operation: write)
    }
}

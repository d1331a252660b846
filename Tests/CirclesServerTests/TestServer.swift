import CirclesCore
import CirclesService
import CirclesSpool
import CirclesTestSupport
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded

@testable import CirclesServer

/// The server's router on a home of a test's own, asked without a socket.
struct TestServer {
    let folder: TemporaryFolder
    let context: AppContext
    let serving: CirclesServing
    let router: any HTTPResponder<ServerRequestContext>
    let log = Lines()

    /// What was logged.
    final class Lines: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []
        func add(_ line: String) { lock.withLock { lines.append(line) } }
        var all: [String] { lock.withLock { lines } }
    }

    init(_ change: (inout ServerOptions) -> Void = { _ in }) async throws {
        folder = try TemporaryFolder()
        let home = try Home(folder.path)
        let settings = try await Settings.load(home, environment: [:], model: nil, languages: nil, vision: false)
        context = try AppContext.open(home, settings)
        var options = ServerOptions()
        change(&options)
        let tell = CirclesServing.Tell(
            request: { [log] in log.add($0) }, ready: { _ in }, result: { _ in }, warn: { _ in }, advise: { _, _ in })
        serving = try CirclesServing(context, options, tell: tell)
        router = serving.responder
    }

    init(_ serving: CirclesServing, of context: AppContext, in folder: TemporaryFolder) {
        self.folder = folder
        self.serving = serving
        router = serving.responder
        self.context = context
    }

    /// Works off what was handed over.
    func work() async throws {
        _ = try await SpoolWorker(context, ModelChoice(context, tell: { _, _ in }), tell: { _ in }, warn: { _ in })
            .run(until: try StopSignal(), stays: false)
    }

    /// A device's token.
    func token(_ scope: Device.Scope = .full) async throws -> String {
        try await Devices(context).add("Test", scope: scope).token.text
    }

    @discardableResult
    func contact(_ name: String) async throws -> Contact {
        try await Contacts(context).add(name, ContactEdit()).value.record.contact
    }

    struct Reply {
        let status: Int
        let headers: HTTPFields
        let text: String

        var json: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
        }
        var items: [[String: Any]] { json["items"] as? [[String: Any]] ?? [] }
    }

    /// - Parameters:
    ///   - pieces: The body, as it comes over a network.
    ///   - peer: The address that it comes from.
    func ask(
        _ method: HTTPRequest.Method, _ path: String, token: String? = nil, headers: [String: String] = [:],
        pieces: [[UInt8]] = [], host: String = "localhost:8420", peer: String? = nil
    ) async throws -> Reply {
        let channel = EmbeddedChannel()
        if let peer { channel.connect(to: try SocketAddress(ipAddress: peer, port: 1), promise: nil) }
        var fields = HTTPFields()
        if let token { fields[.authorization] = "Bearer \(token)" }
        for (name, value) in headers {
            if let name = HTTPField.Name(name) { fields.append(HTTPField(name: name, value: value)) }
        }
        let (body, source) = RequestBody.makeStream()
        let request = Request(
            head: HTTPRequest(method: method, scheme: "http", authority: host, path: path, headerFields: fields),
            body: body)
        let asked = ServerRequestContext(
            source: ApplicationRequestContextSource(channel: channel, logger: Logger(label: "test")))
        async let answered = router.respond(to: request, context: asked)
        for piece in pieces { await source.yield(ByteBuffer(bytes: piece)) }
        source.finish()
        let response = try await answered
        let writer = CollectingWriter()
        try await response.body.write(writer)
        return Reply(status: response.status.code, headers: response.headers, text: writer.text)
    }

    func send(
        _ path: String, _ json: String, token: String, method: HTTPRequest.Method = .post,
        headers: [String: String] = [:]
    ) async throws -> Reply {
        try await ask(
            method, path, token: token,
            headers: ["Content-Type": "application/json"].merging(headers) { _, new in new },
            pieces: [Array(json.utf8)])
    }
}

private final class CollectingWriter: ResponseBodyWriter, @unchecked Sendable {
    private var bytes: [UInt8] = []
    var text: String { String(decoding: bytes, as: UTF8.self) }
    func write(_ buffer: ByteBuffer) async throws { bytes += buffer.readableBytesView }
    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
}

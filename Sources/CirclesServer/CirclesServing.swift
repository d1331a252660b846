package import CirclesCore
package import CirclesService
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTPTypes
internal import ServiceLifecycle

/// One process with the HTTP API and the work on what is handed over, on one home.
package struct CirclesServing: Sendable {
    private let parts: ServerParts
    private let tell: Tell

    /// Where the server talks.
    package struct Tell: Sendable {
        /// A line for each request.
        let request: @Sendable (String) -> Void
        /// It listens: what links begin with.
        let ready: @Sendable (String) async -> Void
        /// What became of a capture, for whoever is notified.
        let result: @Sendable (ImportResult) async -> Void
        let warn: @Sendable (CirclesError) -> Void
        let advise: @Sendable (String, Remedy) -> Void

        package init(
            request: @escaping @Sendable (String) -> Void, ready: @escaping @Sendable (String) async -> Void,
            result: @escaping @Sendable (ImportResult) async -> Void, warn: @escaping @Sendable (CirclesError) -> Void,
            advise: @escaping @Sendable (String, Remedy) -> Void
        ) {
            self.request = request
            self.ready = ready
            self.result = result
            self.warn = warn
            self.advise = advise
        }
    }

    /// - Throws: `CirclesError` with `configuration` when the models or the recognition cannot be used.
    package init(_ context: AppContext, _ options: ServerOptions, tell: Tell) throws(CirclesError) {
        self.tell = tell
        parts = ServerParts(
            context: context, access: Access(context),
            conversations: try Conversations(context, log: Self.silent, advise: tell.advise), board: ResultBoard(),
            metrics: Metrics(), throttle: Throttle(), routes: RouteTable(), options: options, streams: StreamCount())
    }

    /// Libraries say nothing: whatever they would tell may hold what a request held.
    private static let silent = Logger(label: "circles") { _ in SwiftLogNoOpLogHandler() }

    /// Every address with its methods.
    var routeEntries: [RouteTable.Entry] { parts.routes.entries }

    func router() -> Router<ServerRequestContext> { serverRouter(parts, log: tell.request) }

    /// Ready to answer.
    private func application(at place: ServerPlace) -> some ApplicationProtocol {
        let http = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionManners()], idleTimeout: .seconds(Int64(Limits.idleSeconds)),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: Limits.headerFieldBytes, maxHeaderListSize: Limits.headerBytes,
                maxHeaderFieldCount: Limits.headerFields))
        let address = parts.options.address
        return Application(
            router: router(), server: .http1(configuration: http),
            configuration: ApplicationConfiguration(
                address: .hostname(address.host, port: address.port),
                availableConnectionsDelegate: .maximum(Limits.connections, logger: Self.silent)),
            onServerRunning: { [parts, tell] channel in
                let port = channel.localAddress?.port ?? address.port
                let base = parts.options.publicURL ?? "http://\(address.with(port: port).named)"
                // Where it cannot be said, links name the usual address.
                try? place.announce(base)
                await tell.ready(base)
            },
            logger: Self.silent)
    }

    /// Serves until SIGTERM or SIGINT; then requests in hand end, and the capture in hand.
    ///
    /// - Throws: `CirclesError` with `notPermitted` when it may not listen there, `unavailable` when the port is taken or
    ///   another server works on the home.
    package func run() async throws {
        LargeAllocations.giveBack()
        try await requireShelter()
        let place = try ServerPlace(parts.context)
        defer { place.leave() }
        var configuration = ServiceGroupConfiguration(
            services: [
                .init(service: Work(parts: parts, tell: tell)),
                .init(service: IdleMemory(metrics: parts.metrics)),
                .init(service: application(at: place), successTerminationBehavior: .gracefullyShutdownGroup),
            ],
            gracefulShutdownSignals: [.sigterm, .sigint], logger: Self.silent)
        configuration.maximumGracefulShutdownDuration = .seconds(Limits.stopSeconds)
        do {
            try await ServiceGroup(configuration: configuration).run()
        } catch let error as IOError {
            throw Self.cannotListen(parts.options.address, error.errnoCode)
        } catch is CancellationError {
            return
        }
    }

    /// Beyond this machine, only with a device to let in, and not in the clear unless that was said.
    private func requireShelter() async throws(CirclesError) {
        let options = parts.options
        guard !options.address.isLoopback else { return }
        guard options.isHTTPS || options.isInsecure else {
            throw CirclesError(
                .notPermitted, "listening on \(options.address) would send conversations in the clear",
                hint: "listen on 127.0.0.1 behind a proxy with TLS, or say --insecure-lan")
        }
        guard try await !parts.context.database.devices(of: .owner).isEmpty else {
            throw CirclesError(
                .notPermitted, "no device is paired yet", hint: "add one first: circles devices add \"Phone\"")
        }
    }

    static func cannotListen(_ address: ListenAddress, _ code: Int32) -> CirclesError {
        switch code {
        case EADDRINUSE:
            CirclesError(
                .unavailable, "port \(address.port) is taken on \(address.host)",
                hint: "another server may run; choose another port with --listen")
        case EACCES:
            CirclesError(.notPermitted, "you may not listen on port \(address.port)", hint: "choose one above 1023")
        case EADDRNOTAVAIL:
            CirclesError(.usage, "this machine does not have the address \(address.host)", hint: "see `ip address`")
        default:
            CirclesError(.unavailable, "cannot listen on \(address): \(String(cString: strerror(code)))")
        }
    }
}

/// The work on what is handed over, beside the answering.
private struct Work: Service {
    let parts: ServerParts
    let tell: CirclesServing.Tell

    func run() async throws {
        let stop = try StopSignal()
        let worker = StandingWorker(
            parts.context, works: parts.options.works,
            tell: { [parts, tell] result in
                parts.metrics.count(result)
                await parts.board.post(result)
                await tell.result(result)
            }, warn: tell.warn, advise: { _, _ in })
        await withGracefulShutdownHandler {
            await withTaskCancellationHandler {
                await worker.run(until: stop)
            } onCancel: {
                stop.raise()
            }
        } onGracefulShutdown: {
            stop.raise()
            // A page that is being read may take longer: it is taken up again at the next start.
            DispatchQueue.global().asyncAfter(deadline: .now() + Limits.lastSeconds) { _exit(0) }
        }
    }
}

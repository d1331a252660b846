package import CirclesCore
package import CirclesService
internal import CirclesSpool
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore
internal import NIOHTTPTypes
internal import ServiceLifecycle

/// One process with the HTTP API and the work on what is handed over: on one home, or for all accounts of a store.
package struct CirclesServing: Sendable {
    private let served: Served
    private let options: ServerOptions
    private let tell: Tell

    private enum Served {
        case home(ServerParts)
        case accounts(AccountsResponder)
    }

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
        self.options = options
        served = .home(try ServerParts(context, options, advise: tell.advise))
    }

    /// - Throws: `CirclesError` with `configuration` when the models or the recognition cannot be used.
    package init(_ accounts: Accounts, _ options: ServerOptions, tell: Tell) throws(CirclesError) {
        self.tell = tell
        self.options = options
        served = .accounts(try AccountsResponder(accounts, options, log: tell.request, advise: tell.advise))
    }

    /// Libraries say nothing: whatever they would tell may hold what a request held.
    static let silent = Logger(label: "circles") { _ in SwiftLogNoOpLogHandler() }

    /// Every address with its methods.
    var routeEntries: [RouteTable.Entry] {
        switch served {
        case .home(let parts): parts.routes.entries
        case .accounts(let responder): responder.nobody.routes.entries
        }
    }

    var responder: any HTTPResponder<ServerRequestContext> {
        switch served {
        case .home(let parts): serverRouter(parts, log: tell.request).buildResponder()
        case .accounts(let responder): responder
        }
    }

    /// The home that the process works on.
    private var home: Home {
        switch served {
        case .home(let parts): parts.context.place
        case .accounts(let responder): responder.accounts.home
        }
    }

    private var activity: @Sendable () -> Int {
        switch served {
        case .home(let parts): { parts.metrics.activity }
        case .accounts(let responder): { responder.activity }
        }
    }

    /// Ready to answer.
    private func application(
        _ responder: some HTTPResponder<ServerRequestContext>, at place: ServerPlace
    ) -> any ApplicationProtocol {
        let http = HTTP1Channel.Configuration(
            additionalChannelHandlers: [ConnectionManners()], idleTimeout: .seconds(Int64(Limits.idleSeconds)),
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: Limits.headerFieldBytes, maxHeaderListSize: Limits.headerBytes,
                maxHeaderFieldCount: Limits.headerFields))
        let address = options.address
        return Application(
            responder: responder, server: .http1(configuration: http),
            configuration: ApplicationConfiguration(
                address: .hostname(address.host, port: address.port),
                availableConnectionsDelegate: .maximum(Limits.connections, logger: Self.silent)),
            onServerRunning: { [options, tell] channel in
                let port = channel.localAddress?.port ?? address.port
                let base = options.publicURL ?? "http://\(address.with(port: port).named)"
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
        let place = try ServerPlace(home)
        defer { place.leave() }
        var configuration = ServiceGroupConfiguration(
            services: [
                .init(service: work),
                .init(service: IdleMemory(activity: activity)),
                .init(service: application(responder, at: place), successTerminationBehavior: .gracefullyShutdownGroup),
            ],
            gracefulShutdownSignals: [.sigterm, .sigint], logger: Self.silent)
        configuration.maximumGracefulShutdownDuration = .seconds(Limits.stopSeconds)
        do {
            try await ServiceGroup(configuration: configuration).run()
        } catch let error as IOError {
            throw Self.cannotListen(options.address, error.errnoCode)
        } catch is CancellationError {
            return
        }
    }

    /// Beyond this machine, only with a device to let in, and not in the clear unless that was said.
    private func requireShelter() async throws(CirclesError) {
        guard !options.address.isLoopback else { return }
        guard options.isHTTPS || options.isInsecure else {
            throw CirclesError(
                .notPermitted, "listening on \(options.address) would send conversations in the clear",
                hint: "listen on 127.0.0.1 behind a proxy with TLS, or say --insecure-lan")
        }
        guard try await hasDevices() else {
            throw CirclesError(
                .notPermitted, "no device is paired yet", hint: "add one first: circles devices add \"Phone\"")
        }
    }

    private func hasDevices() async throws(CirclesError) -> Bool {
        switch served {
        case .home(let parts): try await !parts.context.database.devices(of: .owner).isEmpty
        case .accounts(let responder): try await !responder.accounts.list().isEmpty
        }
    }

    private var work: Work {
        switch served {
        case .home(let parts):
            let worker = StandingWorker(
                parts.context, works: options.works,
                tell: { [parts, tell] result in
                    parts.metrics.count(result)
                    await parts.board.post(result)
                    await tell.result(result)
                }, warn: tell.warn, advise: { _, _ in })
            return Work { await worker.run(until: $0) }
        case .accounts(let responder):
            return Work { [options, tell] stop in
                async let spools: Void = AccountsSpools(responder.accounts, warn: tell.warn).run(until: stop)
                if options.works {
                    let worker = AccountsWorker(
                        responder.accounts, tell: { _, _ in }, warn: tell.warn, advise: { _, _ in })
                    do { _ = try await worker.run(until: stop, stays: true) } catch {
                        tell.warn(
                            error as? CirclesError ?? CirclesError(.internalError, "the work on captures stopped"))
                    }
                }
                await spools
            }
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
    /// Returns when the stop is set and the capture in hand is done with.
    let body: @Sendable (StopSignal) async -> Void

    func run() async throws {
        let stop = try StopSignal()
        await withGracefulShutdownHandler {
            await withTaskCancellationHandler {
                await body(stop)
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

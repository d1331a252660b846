internal import CirclesCore
internal import CirclesService
internal import HTTPTypes
import Hummingbird

/// Lets nobody by without a token or a session, but to the few addresses that need none.
struct Authentication: RouterMiddleware {
    typealias Context = ServerRequestContext

    let access: Access
    let throttle: Throttle
    let proxies: Set<String>

    static let cookie = "circles_session"

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let address = request.client(context, behind: proxies)
        if Self.isOpen(request.uri.path) {
            // A link is used by its own page, or by a program, which names no page.
            if request.method == .post, !request.isOfOwnPage { throw Self.foreign }
            let response = try await next(request, context)
            // Links are guessed as well as tokens.
            if response.status == .gone { try slow(address) }
            return response
        }
        var context = context
        do {
            guard let caller = try await caller(of: request) else { throw Self.unknown("a token is needed") }
            guard caller.scope != .calendar else {
                throw Failure(.forbidden, .notPermitted, "this token is for the calendar's address only")
            }
            context.caller = caller
            context.isStillAllowed = { (try? await self.caller(of: request)) != nil }
        } catch let failure as Failure {
            // Who says nothing guesses nothing.
            if failure.status == .unauthorized, request.bringsSecret { try slow(address) }
            throw failure
        }
        return try await next(request, context)
    }

    /// A failure more. Who has a right to come in is never slowed by others who fail at the same address, such as a proxy's.
    ///
    /// - Throws: `Failure` with 429 when there were too many.
    private func slow(_ address: String) throws {
        throttle.fail(address)
        guard let seconds = throttle.wait(for: address) else { return }
        throw Failure(
            .tooManyRequests,
            CirclesError(.notPermitted, "too many failed attempts; wait \(seconds) seconds", retryable: true),
            headers: [.retryAfter: String(seconds)])
    }

    private static func isOpen(_ path: String) -> Bool {
        path == "/healthz" || AppRoutes.open.contains(path)
            || ["/pair/", "/sign-in/", "/assets/", "/calendar/"].contains(where: path.hasPrefix)
    }

    /// Nil for a request that brings nothing.
    private func caller(of request: Request) async throws -> Caller? {
        if let authorization = request.headers[.authorization] {
            let words = authorization.split(separator: " ")
            guard words.count == 2, words[0].lowercased() == "bearer",
                let caller = try await access.caller(by: String(words[1])), case .device = caller.kind
            else { throw Self.unknown("this token is not known, or was revoked") }
            return caller
        }
        if let device = request.headers[.deviceID] {
            guard let caller = try await access.caller(by: device), case .device = caller.kind else {
                throw Self.unknown("this device is not paired")
            }
            // The identifier goes with every request of an extension that knows no tokens: it opens the least.
            return Caller(account: caller.account, kind: caller.kind, scope: .capture)
        }
        if let session = request.cookies[Self.cookie]?.value {
            // A phone's browser that was paired has its device's token here, and no more rights than the device.
            guard let caller = try await access.caller(by: session) else { throw Self.unknown("this session is over") }
            try requireOwnPage(request)
            return caller
        }
        return nil
    }

    /// A browser sends its cookie whichever page asks: what another page asks for is not done.
    private func requireOwnPage(_ request: Request) throws {
        let isReading = request.method == .get || request.method == .head
        guard isReading || (request.isOfOwnPage && (request.headers[.secFetchSite] ?? request.headers[.origin]) != nil)
        else { throw Self.foreign }
    }

    private static let foreign = Failure(.forbidden, .notPermitted, "another page asked for this")

    private static func unknown(_ message: String) -> Failure {
        Failure(
            .unauthorized, CirclesError(.notPermitted, message, hint: "pair the device with `circles devices add`"),
            headers: [.wwwAuthenticate: "Bearer realm=\"circles\""])
    }
}

/// Refuses callers who may only hand captures over.
struct FullScope: RouterMiddleware {
    typealias Context = ServerRequestContext

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard context.caller?.scope == .full else {
            throw Failure.mayOnlyAdd
        }
        return try await next(request, context)
    }
}

extension Request {
    fileprivate var bringsSecret: Bool {
        headers[.deviceID] != nil || headers[.authorization] != nil || cookies[Authentication.cookie] != nil
    }

    /// Whether no page of somebody else asked, as far as the browser says.
    fileprivate var isOfOwnPage: Bool {
        let site = headers[.secFetchSite]
        let isForeign = site.map { $0 != "same-origin" && $0 != "none" } ?? false
        let origin = headers[.origin].map { $0.split(separator: "/").last.map(String.init) ?? "" }
        // A form of a page that names no referrer has the origin "null": then the browser's own word on the site counts.
        let isHidden = origin == "null" && site == "same-origin"
        return !isForeign && (isHidden || origin.map { $0.lowercased() == head.authority?.lowercased() } ?? true)
    }

    /// The address of whoever asks. A proxy's word is taken only where it was said that it is one.
    func client(_ context: ServerRequestContext, behind proxies: Set<String>) -> String {
        let peer = context.peer ?? "unknown"
        guard proxies.contains(peer), let last = headers[values: .forwardedFor].last?.split(separator: ",").last else {
            return peer
        }
        return last.trimmingWhitespace
    }
}

extension ServerRequestContext {
    /// - Throws: `Failure` where the routes were wired without authentication.
    func known() throws -> Caller {
        guard let caller else { throw Failure(.unauthorized, .notPermitted, "a token is needed") }
        return caller
    }
}

internal import CirclesCore
internal import CirclesService
internal import Foundation
internal import HTTPTypes
import Hummingbird
internal import Synchronization

/// Finds out whose a request is by the secret that it brings, and has that account's own router answer it.
///
/// It opens nothing: the account's router lets in whom its own store knows, and nobody else. What brings no account's secret is
/// answered by the router of a store that is empty.
final class AccountsResponder: HTTPResponder {
    typealias Context = ServerRequestContext

    let accounts: Accounts
    let nobody: ServerParts
    private let options: ServerOptions
    private let log: @Sendable (String) -> Void
    private let stranger: RouterResponder<ServerRequestContext>
    private let known = Mutex<[AccountKey: Known]>([:])
    private let requests = Atomic(0)

    private struct Known {
        let responder: RouterResponder<ServerRequestContext>
        /// In requests: which of them was used longest ago.
        var lastUse: Int
    }

    /// Routers that are kept at hand.
    private static let mostKnown = 200

    init(
        _ accounts: Accounts, _ options: ServerOptions, log: @escaping @Sendable (String) -> Void,
        advise: @escaping (String, Remedy) -> Void
    ) throws(CirclesError) {
        self.accounts = accounts
        self.options = options
        self.log = log
        nobody = try ServerParts(try accounts.nobody(), options, advise: advise)
        stranger = serverRouter(nobody, log: log).buildResponder()
    }

    /// How many requests there were.
    var activity: Int { requests.load(ordering: .relaxed) }

    func respond(to request: Request, context: ServerRequestContext) async throws -> Response {
        let number = requests.add(1, ordering: .relaxed).newValue
        let responder: RouterResponder<ServerRequestContext>
        do {
            responder = try await self.responder(for: request, number)
        } catch {
            return Failure(error).response()
        }
        return try await responder.respond(to: request, context: context)
    }

    private func responder(for request: Request, _ number: Int) async throws -> RouterResponder<ServerRequestContext> {
        for secret in request.secrets {
            guard let account = try await accounts.owner(ofSecret: secret) else { continue }
            return try await responder(of: account, number)
        }
        return stranger
    }

    private func responder(of account: AccountKey, _ number: Int) async throws -> RouterResponder<ServerRequestContext>
    {
        let found = known.withLock { known in
            known[account]?.lastUse = number
            return known[account]?.responder
        }
        if let found { return found }
        let parts = try ServerParts(
            try await accounts.context(of: account), options, throttle: nobody.throttle, streams: nobody.streams,
            advise: { _, _ in })
        let made = serverRouter(parts, log: log).buildResponder()
        return known.withLock { known in
            if let found = known[account]?.responder { return found }
            known[account] = Known(responder: made, lastUse: number)
            if known.count > Self.mostKnown, let oldest = known.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
                known[oldest] = nil
            }
            return made
        }
    }
}

extension Request {
    /// What it brings that may belong to somebody, as `Authentication` and the links' routes would ask for it.
    fileprivate var secrets: [String] {
        let parts = uri.path.split(separator: "/")
        var secrets: [String] = []
        if parts.count == 2, ["pair", "sign-in"].contains(parts[0]) { secrets.append(String(parts[1])) }
        if parts.count == 2, parts[0] == "calendar", parts[1].hasSuffix(".ics") {
            secrets.append(String(parts[1].dropLast(4)))
        }
        if let authorization = headers[.authorization] {
            let words = authorization.split(separator: " ")
            if words.count == 2 { secrets.append(String(words[1])) }
        }
        secrets += [headers[.deviceID], cookies[Authentication.cookie]?.value].compactMap(\.self)
        return secrets
    }
}

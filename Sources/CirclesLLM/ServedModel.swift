package import CirclesCore
package import CirclesHTTP
internal import Foundation

/// A model behind an HTTP server of any kind.
///
/// It asks in the strictest way the server understands, gives an answer that does not fit its cap one more chance, and
/// leaves to the retry policy when to ask again.
package struct ServedModel: LanguageModel {
    /// What a server understands; its parts are this module's own.
    package struct Capability: Hashable, Sendable {
        var dialect: Dialect
    }

    package struct Limits: Sendable {
        /// Tokens of answer and thought together; doubled once when they do not suffice.
        package var outputCap = 4096
        package var connectTimeout = Duration.seconds(15)
        package var totalTimeout = Duration.seconds(60)

        package init() {}
    }

    private let server: any ModelServer
    private let client: HTTPClient
    private let retry: RetryPolicy
    private let limits: Limits
    private let memory: CapabilityMemory
    private let admit: @Sendable (_ model: String) async throws -> Void
    private let known = Locked<Dialect?>(nil)

    /// - Parameters:
    ///   - retry: This model's own, one for the whole command.
    ///   - memory: Where it is kept what the server understands.
    ///   - admit: Called before each request leaves; throws the `ModelFailure` of a budget that is used up.
    package init(
        _ server: any ModelServer, client: HTTPClient, retry: RetryPolicy, limits: Limits = Limits(),
        memory: CapabilityMemory = .none, admit: @escaping @Sendable (_ model: String) async throws -> Void = { _ in }
    ) {
        self.server = server
        self.client = client
        self.retry = retry
        self.limits = limits
        self.memory = memory
        self.admit = admit
    }

    package var name: String { server.name }
    package var isLocal: Bool { server.baseURL.isLoopback }
    package var runsHere: Bool { server.runsHere }
    package var coolingDown: ModelFailure? { retry.coolingDown }
    package var coolDownLeft: Double? { retry.coolDownLeft }

    package func answer(_ prompt: Prompt) async throws -> ModelAnswer {
        let cap = prompt.outputCap ?? limits.outputCap
        do {
            return try await answer(prompt, cap: cap)
        } catch let failure as ModelFailure where failure.reason == .truncated {
            return try await answer(prompt, cap: cap * 2)
        }
    }

    private func answer(_ prompt: Prompt, cap: Int) async throws -> ModelAnswer {
        let url = try server.address()
        let first = await dialect()
        var dialect = first
        while true {
            let hadPicture = prompt.picture != nil && dialect.takesPictures
            let body = server.body(prompt, cap: cap, dialect: Capability(dialect: dialect))
            let response = try await send(Data(body.text.utf8), to: url)
            if response.status == 200 {
                let answer = try server.answer(ServerFailure.json(response))
                await remember(dialect, insteadOf: first)
                return answer
            }
            let failure = server.failure(of: response)
            let refusal = String(decoding: response.body.prefix(4096), as: UTF8.self)
            guard failure.reason == .badRequest, let next = dialect.next(after: refusal, hadPicture: hadPicture) else {
                throw failure
            }
            dialect = next
        }
    }

    private func dialect() async -> Dialect {
        if let known = known.withLock(\.self) { return known }
        let kept = await memory.recall(server.name, server.baseURL.string).flatMap(Dialect.init(rawValue:))
        return known.withLock { known in
            let dialect = known ?? kept ?? Dialect()
            known = dialect
            return dialect
        }
    }

    private func remember(_ dialect: Dialect, insteadOf old: Dialect) async {
        guard dialect != old else { return }
        known.withLock { $0 = dialect }
        await memory.keep(server.name, server.baseURL.string, dialect.rawValue)
    }

    /// A response of status 200 or 400; every other one is thrown, or tried again.
    private func send(_ body: Data, to url: HTTPURL) async throws -> HTTPResponse {
        let headers = [HTTPHeader("Content-Type", "application/json")] + server.headers()
        return try await retry.run { timeout in
            try await admit(server.name)
            let request = HTTPRequest(
                .post, url, headers: headers, body: body, connectTimeout: min(limits.connectTimeout, timeout),
                totalTimeout: min(limits.totalTimeout, timeout))
            let response: HTTPResponse
            do throws(HTTPFailure) {
                response = try await client.send(request)
            } catch {
                throw try ServerFailure.of(error)
            }
            guard response.status == 200 || response.status == 400 else { throw server.failure(of: response) }
            if response.status == 400 {
                let failure = server.failure(of: response)
                if failure.reason != .badRequest { throw failure }
            }
            return response
        }
    }
}

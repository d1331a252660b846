package import CirclesCore
package import CirclesHTTP
package import CirclesLLM
internal import Foundation

/// The models the user named, in the order they are asked.
package struct ModelChain {
    private let specifications: [ModelSpecification]
    private let settings: Settings

    /// - Throws: `CirclesError` with `configuration` for a name that is none.
    package init(_ settings: Settings) throws(CirclesError) {
        self.settings = settings
        specifications = try ModelSpecification.chain(settings.string(.model) ?? "rules")
    }

    /// The built-in rules have the last word.
    package var endsWithRules: Bool { specifications.last == .rules }

    /// Those behind a server, over connections they share; none for the built-in rules alone.
    ///
    /// - Throws: `CirclesError` with `configuration` when an address is not one, or a key is missing.
    package func models(_ ledger: ModelLedger?, retry: () -> RetryPolicy = { RetryPolicy() }) throws(CirclesError)
        -> [ServedModel]
    {
        var models: [ServedModel] = []
        let client = Lazy()
        for specification in specifications {
            guard let server = try server(specification) else { continue }
            models.append(
                ServedModel(
                    server, client: try client.get(), retry: retry(), memory: ledger?.capabilities ?? .none
                ) { name in
                    try await ledger?.admit(name, costsNothing: server.runsHere)
                })
        }
        return models
    }

    private func server(_ specification: ModelSpecification) throws(CirclesError) -> (any ModelServer)? {
        switch specification {
        case .rules:
            return nil
        case .gemini(let name):
            let url = try Self.address(settings.string(.geminiURL) ?? GeminiServer.defaultBaseURL, .geminiURL)
            guard let key = settings.string(.geminiKey) else {
                throw CirclesError(
                    .configuration, "there is no API key for gemini",
                    remedy: .setUpKey(Settings.Key.geminiKey.rawValue))
            }
            return GeminiServer(baseURL: url, model: name, key: Secret(key))
        case .openai(let name):
            let url = try Self.address(settings.string(.openAIURL) ?? OpenAIServer.defaultBaseURL, .openAIURL)
            return OpenAIServer(baseURL: url, model: name, key: Secret(settings.string(.openAIKey) ?? ""))
        }
    }

    /// The address of a model's server.
    ///
    /// - Throws: `CirclesError` with `configuration` for what is none: see `HTTPURL`.
    package static func address(_ text: String, _ key: Settings.Key) throws(CirclesError) -> HTTPURL {
        do {
            return try HTTPURL(text)
        } catch {
            throw CirclesError(
                .configuration, "\(key.rawValue) cannot be used: \(error.message)",
                hint: "it begins with https://, or http:// on this machine")
        }
    }

    /// One client for all models, started when the first is made.
    private final class Lazy {
        private var client: HTTPClient?

        func get() throws(CirclesError) -> HTTPClient {
            if let client { return client }
            do {
                let started = try HTTPClient()
                client = started
                return started
            } catch {
                throw CirclesError(.internalError, "libcurl could not be started: \(error.message)")
            }
        }
    }
}

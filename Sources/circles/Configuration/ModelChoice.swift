import CirclesCore
import CirclesHTTP
import CirclesLLM
import CirclesSpool
import CirclesStore
import Foundation
import Prompts

/// Which model is asked, and whether it may be.
struct ModelChoice {
    private let settings: Settings
    private let home: Home
    private let database: CirclesDatabase
    private let options: HomeOptions

    init(_ workbench: Workbench, _ options: HomeOptions) {
        settings = workbench.settings
        home = workbench.home
        database = workbench.database
        self.options = options
    }

    /// The built-in rules unless a model is configured. A model off this machine is asked only with consent: without,
    /// an explicit `--model` is not permitted and the capture waits; a configured one is passed over, and said.
    func understanding() throws(CirclesError) -> Understanding {
        guard let model = try Self.model(settings) else { return Understanding(.rules) }
        guard model.isLocal || settings.consent else {
            let hint = "run `circles setup` to read what is sent and agree, or use --model rules"
            guard !settings.modelIsExplicit else {
                return Understanding(
                    .withheld(
                        ModelFailure(
                            .notPermitted, "you have not agreed to send conversations to \(model.name)", hint: hint)))
            }
            options.tell(
                "using the built-in rules: you have not agreed to send conversations to \(model.name)\n  hint: \(hint)")
            return Understanding(.rules)
        }
        return Understanding(
            .model(ModelExtractor(model: model, template: try template())), seconds: Workbench.seconds
        ) { [database] request in
            // What cannot be noted about a request must not cost its answer.
            try? await database.save(request, at: Date())
        }
    }

    /// What would be sent for a conversation.
    func prompt(
        _ transcript: Transcript, _ capture: Capture, _ matcher: ContactMatcher
    ) throws(CirclesError) -> Prompt {
        guard let model = try Self.model(settings) else {
            throw CirclesError(
                .usage, "the built-in rules send nothing", hint: "name a model: --model gemini:gemini-3.5-flash-lite")
        }
        let extractor = ModelExtractor(model: model, template: try template())
        return Understanding(.model(extractor)).prompt(transcript, capture, extractor, matcher: matcher)
    }

    /// The user's own copy of a prompt file stands in for the built-in one.
    private func template() throws(CirclesError) -> PromptTemplate {
        func own(_ name: String) -> String? {
            try? String(contentsOf: home.prompts.appending(path: name), encoding: .utf8)
        }
        return try PromptTemplate(
            text: own("conversation.md") ?? Prompts.conversation,
            schema: own("conversation.schema.json") ?? Prompts.conversationSchema)
    }

    /// The configured model; nil for the built-in rules.
    ///
    /// - Throws: `CirclesError` with `configuration` when an address is not one, or a key is missing.
    static func model(_ settings: Settings) throws(CirclesError) -> (any LanguageModel)? {
        switch try ModelSpecification(parsing: settings.string(.model) ?? "rules") {
        case .rules:
            return nil
        case .gemini(let name):
            let url = try address(settings.string(.geminiURL) ?? GeminiModel.defaultBaseURL, .geminiURL)
            guard let key = settings.string(.geminiKey) else {
                throw CirclesError(
                    .configuration, "there is no API key for gemini",
                    hint: "run `circles setup`, or set GEMINI_API_KEY")
            }
            return GeminiModel(
                .init(baseURL: url, model: name, key: Secret(key)), client: try client(), retry: RetryPolicy())
        case .openai(let name):
            let url = try address(settings.string(.openAIURL) ?? OpenAIModel.defaultBaseURL, .openAIURL)
            let key = Secret(settings.string(.openAIKey) ?? "")
            return OpenAIModel(.init(baseURL: url, model: name, key: key), client: try client(), retry: RetryPolicy())
        }
    }

    static func address(_ text: String, _ key: Settings.Key) throws(CirclesError) -> HTTPURL {
        do {
            return try HTTPURL(text)
        } catch {
            throw CirclesError(
                .configuration, "\(key.rawValue) cannot be used: \(error.message)",
                hint: "it begins with https://, or http:// on this machine")
        }
    }

    private static func client() throws(CirclesError) -> HTTPClient {
        do {
            return try HTTPClient()
        } catch {
            throw CirclesError(.internalError, "libcurl could not be started: \(error.message)")
        }
    }
}

package import CirclesCore
package import CirclesSpool
internal import Configuration
internal import Foundation
internal import SystemPackage

/// What the user configured: flags, then environment, then `config.yaml`.
package struct Settings: Sendable {
    /// Every key with the environment variable that overrides it.
    package enum Key: String, CaseIterable {
        case model
        /// A chain: the first that answers is believed.
        case models
        case geminiURL = "gemini.url"
        case geminiKey = "gemini.key"
        case openAIURL = "openai.url"
        case openAIKey = "openai.key"
        case consent
        case region
        case autoFile
        case keepImages
        case languages
        case vision
        case redact
        case budgetRequests = "budget.requests"
        case budgetTokens = "budget.tokens"
        case screenshots
        case trustURLs
        case notify
        /// What the user is called in exported chats.
        case chatNames
        /// Where conversations are kept, when that is not the home itself; it may hold a password.
        case store
        case account
        case accounts
        /// Where new pictures of a store in PostgreSQL are put, when that is not the database.
        case pictures
        case s3Region = "s3.region"
        case s3Endpoint = "s3.endpoint"
        case s3Key = "s3.key"
        case s3Secret = "s3.secret"

        package var variable: String {
            switch self {
            case .model: "CIRCLES_MODEL"
            case .models: "CIRCLES_MODELS"
            case .geminiURL: "CIRCLES_GEMINI_URL"
            case .geminiKey: "GEMINI_API_KEY"
            case .openAIURL: "CIRCLES_OPENAI_URL"
            case .openAIKey: "OPENAI_API_KEY"
            case .consent: "CIRCLES_CONSENT"
            case .region: "CIRCLES_REGION"
            case .autoFile: "CIRCLES_AUTO_FILE"
            case .keepImages: "CIRCLES_KEEP_IMAGES"
            case .languages: "CIRCLES_LANGUAGES"
            case .vision: "CIRCLES_VISION"
            case .redact: "CIRCLES_REDACT"
            case .budgetRequests: "CIRCLES_BUDGET_REQUESTS"
            case .budgetTokens: "CIRCLES_BUDGET_TOKENS"
            case .screenshots: "CIRCLES_SCREENSHOTS"
            case .trustURLs: "CIRCLES_TRUST_URLS"
            case .notify: "CIRCLES_NOTIFY"
            case .chatNames: "CIRCLES_CHAT_NAMES"
            case .store: "CIRCLES_STORE"
            case .account: "CIRCLES_ACCOUNT"
            case .accounts: "CIRCLES_ACCOUNTS"
            case .pictures: "CIRCLES_PICTURES"
            case .s3Region: "AWS_REGION"
            case .s3Endpoint: "AWS_ENDPOINT_URL_S3"
            case .s3Key: "AWS_ACCESS_KEY_ID"
            case .s3Secret: "AWS_SECRET_ACCESS_KEY"
            }
        }

        /// Several values may stand in brackets.
        var takesList: Bool { [.models, .model, .languages, .redact, .chatNames].contains(self) }

        /// What an account's own file may say; all else is whoever keeps the server's.
        static let accountsOwn: [Key] = [.region, .autoFile, .languages, .chatNames]

        package var isSecret: Bool { [.geminiKey, .openAIKey, .store, .s3Key, .s3Secret].contains(self) }
    }

    private var values: [Key: String]
    /// True when `--model` was given.
    package let modelIsExplicit: Bool
    package let consent: Bool
    /// Models are shown the picture, too.
    package let vision: Bool
    /// What is redacted before anything is sent.
    package let redacting: Set<SensitiveKind>
    package let budget: ModelBudget
    /// What other programs hand over by URL may be filed unseen.
    package let trustsURLs: Bool
    package let autoFile: FilingPolicy.AutoFile
    package let keepImages: KeepImages
    /// The store is many people's, each with an account.
    package let hasManyAccounts: Bool

    /// - Throws: `CirclesError` with `configuration` when the file is no YAML mapping or a value is not allowed.
    package static func load(
        _ home: Home, environment variables: [String: String], model: String?, languages: String?, vision: Bool
    ) async throws(CirclesError) -> Settings {
        let names = Dictionary(Key.allCases.map { ($0.rawValue, $0.variable) }, uniquingKeysWith: { first, _ in first })
        let environment = KeyMappingProvider(upstream: EnvironmentVariablesProvider(environmentVariables: variables)) {
            key in
            // Only the names in the table above are read from the environment.
            let variable = names[key.components.joined(separator: ".")] ?? "CIRCLES_UNKNOWN"
            return AbsoluteConfigKey(variable.lowercased().split(separator: "_").map(String.init))
        }
        var readers = [ConfigReader(provider: environment)]
        if let file = try await file(home.configurationFile) {
            try SettingsFile(url: home.configurationFile).requireKnownKeys()
            readers.append(ConfigReader(provider: file))
        }
        var values: [Key: String] = [:]
        for key in Key.allCases {
            values[key] = readers.lazy.compactMap { text(key, $0) }.first
        }
        // Whoever names one model in the environment does not mean the chain of the file.
        values[.model] = model ?? readers.lazy.compactMap { text(.models, $0) ?? text(.model, $0) }.first
        if let languages { values[.languages] = languages }
        if vision { values[.vision] = "true" }
        do throws(InvalidSetting) {
            return try Settings(values: values, modelIsExplicit: model != nil)
        } catch {
            let isVariable = !(variables[error.key.variable] ?? "").isEmpty
            throw error.told(of: isVariable ? error.key.variable : home.configurationFile.path)
        }
    }

    /// A number, a word or a list of words, as text.
    private static func text(_ key: Key, _ reader: ConfigReader) -> String? {
        let name = ConfigKey(key.rawValue)
        if let text = reader.string(forKey: name, isSecret: key.isSecret).nonEmpty { return text }
        // A variable that is empty is read as a list of one empty word, and says as little as one that is not there.
        if let list = reader.stringArray(forKey: name, isSecret: key.isSecret), list.contains(where: { !$0.isEmpty }) {
            return list.joined(separator: ",")
        }
        if let number = reader.int(forKey: name) { return String(number) }
        return reader.bool(forKey: name).map(String.init)
    }

    /// With what one account has set for itself in its own file.
    package func account(_ name: String, of home: Home) async throws(CirclesError) -> Settings {
        var values = values
        values[.account] = name
        let url = home.account(name).configurationFile
        if let file = try await Self.file(url) {
            let reader = ConfigReader(provider: file)
            for key in Key.accountsOwn { values[key] = Self.text(key, reader) ?? values[key] }
        }
        do throws(InvalidSetting) {
            return try Settings(values: values, modelIsExplicit: modelIsExplicit)
        } catch {
            throw error.told(of: url.path)
        }
    }

    private static func file(_ url: URL) async throws(CirclesError) -> (any ConfigProvider)? {
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            guard FileManager.default.fileExists(atPath: url.path) else { return nil }
            throw CirclesError(.configuration, "\(url.path) cannot be read", hint: "check its permissions and encoding")
        }
        // An empty file, or one of comments only, is no mapping for a parser and no mistake for a person.
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        guard lines.contains(where: { !$0.isEmpty && !$0.hasPrefix("#") }) else { return nil }
        do {
            return try await FileProvider<YAMLSnapshot>(filePath: FilePath(url.path))
        } catch {
            throw CirclesError(
                .configuration, "\(url.path) is not valid YAML",
                hint: "it holds lines like `model: rules`, each key once; correct it or move it aside")
        }
    }

    private init(values: [Key: String], modelIsExplicit: Bool) throws(InvalidSetting) {
        self.values = values
        self.modelIsExplicit = modelIsExplicit
        consent = try Self.boolean(values[.consent], .consent)
        vision = try Self.boolean(values[.vision], .vision)
        redacting = try Self.kinds(values[.redact])
        budget = ModelBudget(
            requests: try Self.count(values[.budgetRequests], .budgetRequests),
            tokens: try Self.count(values[.budgetTokens], .budgetTokens))
        trustsURLs = try Self.boolean(values[.trustURLs], .trustURLs)
        autoFile = try Self.choice(values[.autoFile], .autoFile) ?? .careful
        keepImages = try Self.choice(values[.keepImages], .keepImages) ?? .settled
        hasManyAccounts = try Self.choice(values[.accounts], .accounts) == Accounts.Count.many
        if !modelIsExplicit {
            try Self.check(.model) { () throws(CirclesError) in
                _ = try ModelSpecification.chain(values[.model] ?? "rules")
            }
        }
        for key in [Key.geminiURL, .openAIURL] {
            guard let url = values[key] else { continue }
            try Self.check(key) { () throws(CirclesError) in _ = try ModelChain.address(url, key) }
        }
        for (key, flaw) in [(Key.store, Self.flaw(inStore:)), (.account, Self.flaw(inAccount:))] {
            if let value = values[key], let flaw = flaw(value) { throw InvalidSetting(key, flaw, nil) }
        }
        if values[.pictures] != nil {
            guard values[.store] != nil else {
                throw InvalidSetting(
                    .pictures, "a bucket for pictures needs a store in PostgreSQL", .correctSetting("store"))
            }
            try Self.check(.pictures) { () throws(CirclesError) in _ = try bucket() }
        }
        if hasManyAccounts, values[.store] == nil {
            throw InvalidSetting(.accounts, "many accounts need a store in PostgreSQL", .correctSetting("store"))
        }
        if let region = values[.region] {
            var code = region
            try Self.check(.region) { () throws(CirclesError) in code = try Country.code(region) }
            self.values[.region] = code
        }
    }

    /// What is wrong with a value is told with where it was set.
    private static func check(_ key: Key, _ body: () throws(CirclesError) -> Void) throws(InvalidSetting) {
        do throws(CirclesError) { try body() } catch { throw InvalidSetting(key, error.message, error.remedy) }
    }

    /// The value as it was written; nil when nobody set it.
    package func string(_ key: Key) -> String? { values[key] }

    /// Tesseract language codes; none when nobody chose any.
    package var languages: [String] {
        (values[.languages] ?? "").split { $0 == "+" || $0 == "," || $0 == " " }.map(String.init)
    }

    private static func boolean(_ text: String?, _ key: Key) throws(InvalidSetting) -> Bool {
        switch text?.lowercased() {
        case nil, "false", "no", "off", "0": return false
        case "true", "yes", "on", "1": return true
        case let text?: throw InvalidSetting(key, text, allowed: ["true", "false"])
        }
    }

    private static func count(_ text: String?, _ key: Key) throws(InvalidSetting) -> Int? {
        guard let text else { return nil }
        guard let count = Int(text), count >= 0 else {
            throw InvalidSetting(key, "\(key.rawValue) must be a whole number, 0 or more", nil)
        }
        return count
    }

    /// `cards, codes`; `none` and `all` alone.
    private static func kinds(_ text: String?) throws(InvalidSetting) -> Set<SensitiveKind> {
        guard let text else { return SensitiveKind.usual }
        let words = text.split { $0 == "," || $0 == " " }.map { $0.lowercased() }
        if words == ["none"] { return [] }
        if words == ["all"] { return Set(SensitiveKind.allCases) }
        return Set(
            try words.map { word throws(InvalidSetting) in
                guard let kind = SensitiveKind(rawValue: word) else {
                    throw InvalidSetting(
                        .redact, word, allowed: SensitiveKind.allCases.map(\.rawValue) + ["all", "none"])
                }
                return kind
            })
    }

    private static func choice<Value: RawRepresentable & CaseIterable>(
        _ text: String?, _ key: Key
    ) throws(InvalidSetting) -> Value? where Value.RawValue == String {
        guard let text else { return nil }
        guard let value = Value(rawValue: text) else {
            throw InvalidSetting(key, text, allowed: Value.allCases.map(\.rawValue))
        }
        return value
    }
}

/// A value that a setting cannot have. Where it was set is known only by who read it.
private struct InvalidSetting: Error {
    let key: Settings.Key
    let message: String
    let remedy: Remedy?

    init(_ key: Settings.Key, _ message: String, _ remedy: Remedy?) {
        self.key = key
        self.message = message
        self.remedy = remedy
    }

    /// One of a few words was expected. The words are named, the value is not: it may be a key put into the wrong line.
    init(_ key: Settings.Key, _ value: String, allowed: [String]) {
        self.init(
            key, "\(key.rawValue) must be one of: \(allowed.joined(separator: ", "))",
            NearestWord.of(value, among: allowed).map { .advice("did you mean \($0)?") })
    }

    /// - Parameter place: The file, or the variable of the environment.
    func told(of place: String) -> CirclesError {
        CirclesError(
            .configuration, "\(place): \(message)", remedy: remedy ?? .correctSetting(key.rawValue))
    }
}

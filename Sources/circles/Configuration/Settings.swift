import CirclesCore
import CirclesSpool
import CirclesStore
import Configuration
import Foundation
import SystemPackage

/// What the user configured: flags, then environment, then `config.yaml`.
struct Settings: Sendable {
    /// Every key with the environment variable that overrides it.
    enum Key: String, CaseIterable {
        case model
        case geminiURL = "gemini.url"
        case geminiKey = "gemini.key"
        case openAIURL = "openai.url"
        case openAIKey = "openai.key"
        case consent
        case region
        case autoFile
        case keepImages
        case languages
        case screenshots
        case trustURLs
        case notify

        var variable: String {
            switch self {
            case .model: "CIRCLES_MODEL"
            case .geminiURL: "CIRCLES_GEMINI_URL"
            case .geminiKey: "GEMINI_API_KEY"
            case .openAIURL: "CIRCLES_OPENAI_URL"
            case .openAIKey: "OPENAI_API_KEY"
            case .consent: "CIRCLES_CONSENT"
            case .region: "CIRCLES_REGION"
            case .autoFile: "CIRCLES_AUTO_FILE"
            case .keepImages: "CIRCLES_KEEP_IMAGES"
            case .languages: "CIRCLES_LANGUAGES"
            case .screenshots: "CIRCLES_SCREENSHOTS"
            case .trustURLs: "CIRCLES_TRUST_URLS"
            case .notify: "CIRCLES_NOTIFY"
            }
        }

        var isSecret: Bool { self == .geminiKey || self == .openAIKey }
    }

    private var values: [Key: String]
    /// True when `--model` was given.
    let modelIsExplicit: Bool
    let consent: Bool
    /// What other programs hand over by URL may be filed unseen.
    let trustsURLs: Bool
    let autoFile: FilingPolicy.AutoFile
    let keepImages: CirclesDatabase.KeepImages

    /// - Throws: `CirclesError` with `configuration` when the file is no YAML mapping or a value is not allowed.
    static func load(
        _ home: Home, model: String? = nil, languages: String? = nil
    ) async throws(CirclesError) -> Settings {
        let variables = Dictionary(uniqueKeysWithValues: Key.allCases.map { ($0.rawValue, $0.variable) })
        var providers: [any ConfigProvider] = [
            KeyMappingProvider(upstream: EnvironmentVariablesProvider()) { key in
                // Only the names in the table above are read from the environment.
                let variable = variables[key.components.joined(separator: ".")] ?? "CIRCLES_UNKNOWN"
                return AbsoluteConfigKey(variable.lowercased().split(separator: "_").map(String.init))
            }
        ]
        if let file = try await file(home.configurationFile) { providers.append(file) }
        let reader = ConfigReader(providers: providers)
        var values: [Key: String] = [:]
        for key in Key.allCases {
            values[key] = reader.string(forKey: ConfigKey(key.rawValue), isSecret: key.isSecret).nonEmpty
        }
        if let model { values[.model] = model }
        if let languages { values[.languages] = languages }
        return try Settings(values: values, modelIsExplicit: model != nil)
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
                hint: "it holds lines like `model: rules`; correct it or move it aside")
        }
    }

    private init(values: [Key: String], modelIsExplicit: Bool) throws(CirclesError) {
        self.values = values
        self.modelIsExplicit = modelIsExplicit
        consent = try Self.boolean(values[.consent], .consent)
        trustsURLs = try Self.boolean(values[.trustURLs], .trustURLs)
        autoFile = try Self.choice(values[.autoFile], .autoFile) ?? .careful
        keepImages = try Self.choice(values[.keepImages], .keepImages) ?? .settled
        if let region = values[.region] { self.values[.region] = try SetupAnswers.region(region) }
    }

    func string(_ key: Key) -> String? { values[key] }

    /// Tesseract language codes.
    var languages: [String] {
        (values[.languages] ?? "eng").split { $0 == "+" || $0 == "," || $0 == " " }.map(String.init)
    }

    private static func boolean(_ text: String?, _ key: Key) throws(CirclesError) -> Bool {
        switch text?.lowercased() {
        case nil, "false", "no", "off", "0": return false
        case "true", "yes", "on", "1": return true
        default:
            throw CirclesError(
                .configuration, "\(key.rawValue) must be true or false",
                hint: "correct it in config.yaml or \(key.variable)")
        }
    }

    private static func choice<Value: RawRepresentable & CaseIterable>(
        _ text: String?, _ key: Key
    ) throws(CirclesError) -> Value? where Value.RawValue == String {
        guard let text else { return nil }
        guard let value = Value(rawValue: text) else {
            let allowed = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw CirclesError(
                .configuration, "\(key.rawValue) must be one of: \(allowed)",
                hint: "correct it in config.yaml or \(key.variable)")
        }
        return value
    }
}

import CirclesCore
import CirclesService
import CirclesSpool
import CirclesTestSupport
import Testing

@Suite("Settings")
struct SettingsTests {
    private func load(
        _ file: String?, _ environment: [String: String] = [:], model: String? = nil, languages: String? = nil,
        vision: Bool = false
    ) async throws -> Settings {
        let folder = try TemporaryFolder()
        if let file { try folder.write(file, to: "config.yaml") }
        return try await Settings.load(
            try Home(folder.path), environment: environment, model: model, languages: languages, vision: vision)
    }

    @Test("a flag beats the environment, which beats the file")
    func precedence() async throws {
        let file = "model: rules\nlanguages: fra\nregion: FR\n"
        let environment = ["CIRCLES_MODEL": "gemini:a", "CIRCLES_LANGUAGES": "deu"]
        #expect(try await load(file).string(.model) == "rules")
        #expect(try await load(file, environment).string(.model) == "gemini:a")
        let flagged = try await load(file, environment, model: "openai:b", languages: "eng+spa", vision: true)
        #expect(flagged.string(.model) == "openai:b")
        #expect(flagged.modelIsExplicit)
        #expect(flagged.languages == ["eng", "spa"])
        #expect(flagged.vision)
        #expect(flagged.string(.region) == "FR")
    }

    @Test("one model in the environment is meant instead of the file's chain")
    func chain() async throws {
        let file = "models: [gemini:a, rules]\n"
        #expect(try await load(file).string(.model) == "gemini:a,rules")
        #expect(try await load(file, ["CIRCLES_MODEL": "rules"]).string(.model) == "rules")
    }

    @Test("without anything set, nothing is sent, shown or trusted")
    func defaults() async throws {
        for file in [nil, "", "# nothing but a comment\n"] {
            let settings = try await load(file)
            #expect(!settings.consent && !settings.vision && !settings.trustsURLs && !settings.modelIsExplicit)
            #expect(settings.string(.model) == nil)
            #expect(settings.languages.isEmpty)
            #expect(settings.redacting == SensitiveKind.usual)
        }
    }

    @Test(
        "a value that cannot be is refused",
        arguments: [
            "consent: maybe", "autoFile: always", "keepImages: sometimes", "redact: everything", "region: Germany",
            "budget:\n  requests: -1", "budget:\n  tokens: many", "just words", "a: [",
        ])
    func bad(_ file: String) async {
        let thrown = await code { _ = try await load(file + "\n") }
        #expect(thrown == .configuration || thrown == .usage || thrown == .badInput)
    }

    @Test("no other variable of the environment is a setting")
    func environment() async throws {
        #expect(try await load(nil, ["MODEL": "gemini:a", "CIRCLES_UNKNOWN": "x"]).string(.model) == nil)
    }
}

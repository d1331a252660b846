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

    @Test("a variable that is empty is one that is not there")
    func emptyVariable() async throws {
        let file = "store: postgres://localhost/circles\nregion: FR\nlanguages: fra\n"
        let empty = ["CIRCLES_STORE": "", "CIRCLES_REGION": "", "CIRCLES_LANGUAGES": "", "CIRCLES_ACCOUNT": ""]
        let settings = try await load(file, empty)
        #expect(settings.storeIsShared && settings.string(.region) == "FR" && settings.languages == ["fra"])
        #expect(settings.account == "me")
        #expect(try await !load(nil, empty).storeIsShared)
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
            "consent: maybe", "autoFile: always", "keepImages: sometimes", "redact: everything", "region: Atlantis",
            "budget:\n  requests: -1", "budget:\n  tokens: many", "just words", "a: [",
        ])
    func bad(_ file: String) async {
        let thrown = await code { _ = try await load(file + "\n") }
        #expect(thrown == .configuration || thrown == .usage || thrown == .badInput)
    }

    @Test(
        "a misspelt key is refused with the file's name and what was meant",
        arguments: [
            ("modell: rules", "model"), ("regoin: DE", "region"), ("gemini:\n  kye: x", "gemini.key"),
            ("budget:\n  request: 3", "budget.requests"), ("autofile: all", "autoFile"),
        ])
    func unknownKey(_ file: String, _ meant: String) async throws {
        let error = await #expect(throws: CirclesError.self) { try await load(file + "\n") }
        #expect(error?.code == .configuration)
        #expect(error?.message.contains("config.yaml") == true)
        #expect(error?.remedy == .advice("did you mean \(meant)?"))
    }

    @Test("a key that is like no other is refused with the list of those there are")
    func strangeKey() async throws {
        let error = await #expect(throws: CirclesError.self) { try await load("zzz: 1\n") }
        guard case .advice(let advice)? = error?.remedy else { return #expect(Bool(false), "no advice") }
        #expect(advice.contains("autoFile") && advice.contains("gemini.key"))
    }

    @Test("a wrong value says where it was set, what was meant, and never the value itself")
    func wrongValue() async throws {
        let inFile = await #expect(throws: CirclesError.self) { try await load("redact: passwrods\n") }
        #expect(inFile?.message.contains("config.yaml") == true)
        #expect(inFile?.remedy == .advice("did you mean passwords?"))
        let inVariable = await #expect(throws: CirclesError.self) {
            try await load("consent: true\n", ["CIRCLES_CONSENT": "sk-secret"])
        }
        #expect(inVariable?.message.contains("CIRCLES_CONSENT") == true)
        #expect(inVariable?.message.contains("sk-secret") == false)
    }

    @Test(
        "a country is understood by its code and by its name",
        arguments: ["DE", "de", "Germany", " germany ", "Deutschland"])
    func country(_ region: String) async throws {
        #expect(try await load("region: \"\(region)\"\n").string(.region) == "DE")
    }

    @Test("a country is understood by what it is called for short", arguments: [("USA", "US"), ("uk", "GB")])
    func shortCountry(_ region: String, code: String) async throws {
        #expect(try await load("region: \(region)\n").string(.region) == code)
    }

    @Test(
        "a value that cannot work is an error where it was set",
        arguments: [
            ("model: gemnii:flash", "model"), ("model: [rules, openai]", "openai needs"),
            ("openai: {url: foo}", "openai.url"),
            ("gemini: {url: 'ftp://x'}", "gemini.url"), ("notify: [a, b]", "notify takes one value"),
        ])
    func unusable(_ line: String, words: String) async throws {
        let error = await #expect(throws: CirclesError.self) { try await load(line + "\n") }
        #expect(error?.code == .configuration)
        #expect(error?.message.contains(words) == true && error?.message.contains("config.yaml") == true)
    }

    @Test("no other variable of the environment is a setting")
    func environment() async throws {
        #expect(try await load(nil, ["MODEL": "gemini:a", "CIRCLES_UNKNOWN": "x"]).string(.model) == nil)
    }
}

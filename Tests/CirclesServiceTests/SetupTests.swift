import CirclesCore
import CirclesService
import CirclesSpool
import CirclesTestSupport
import Foundation
import Testing

@Suite("Setting up")
struct SetupTests {
    @Test("what was said is kept, and a model is named that nobody agreed to ask")
    func save() async throws {
        let folder = try TemporaryFolder()
        let home = try Home(folder.path)
        let setup = Setup(home, environment: [:])
        let saved = try await setup.save(
            try SetupAnswers(.init(model: "gemini:a", key: "k", region: "de", me: "Kim Berg")))
        #expect(saved.me?.name == "Kim Berg" && saved.me?.isMe == true)
        #expect(saved.unasked.count == 1)
        #expect(try await setup.save(try SetupAnswers(.init(consent: true))).unasked.isEmpty)
        let settings = try await Settings.load(home, environment: [:], model: nil, languages: nil, vision: false)
        #expect(settings.string(.model) == "gemini:a" && settings.string(.geminiKey) == "k")
        #expect(settings.string(.region) == "DE" && settings.consent)
    }

    @Test(
        "what cannot be is refused before anything is written",
        arguments: [
            SetupAnswers.Input(model: "gpt"), .init(model: "gemini:a,openai:b", key: "k"),
            .init(model: "openai:a", url: "ftp://x"), .init(region: "Atlantis"), .init(me: " "),
        ])
    func refused(_ said: SetupAnswers.Input) {
        #expect(throws: CirclesError.self) { try SetupAnswers(said) }
    }
}

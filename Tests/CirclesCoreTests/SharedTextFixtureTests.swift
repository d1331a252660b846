import CirclesTestSupport
import Foundation
import Testing

@testable import CirclesCore

/// Texts as a phone's own recognition gives them.
@Suite("Shared texts")
struct SharedTextFixtureTests {
    private struct Truth: Decodable {
        let title: String?
        let messages: [String]
    }

    static var names: [String] { get throws { try Fixture.names(in: "texts", ending: ".txt") } }

    @Test("title and messages are what a person sees in them", arguments: try names)
    func reads(_ name: String) throws {
        let transcript = SharedTextReader().read(try Fixture.text("texts/\(name)"))
        let truthName = name.replacing(".txt", with: ".truth.json")
        let truth = try JSONDecoder().decode(Truth.self, from: Fixture.data("texts/\(truthName)"))
        #expect(transcript.title == truth.title)
        #expect(transcript.messages.map(\.text) == truth.messages)
        #expect(transcript.messages.allSatisfy { $0.side == .unknown })
    }
}

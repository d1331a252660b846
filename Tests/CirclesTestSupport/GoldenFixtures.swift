package import CirclesCore
package import Foundation

/// What the goldens of the stages were made of, the same in every run.
package enum GoldenFixtures {
    private struct File: Decodable { let file: String }

    private struct Entry: Decodable {
        let name: String
        let given, family: String
        let nicknames, phones, emails, handles: [String]
    }

    package static var pictures: [String] {
        get throws { try Fixture.lines("screenshots/expected.jsonl", as: File.self).map(\.file) }
    }

    package static let captured = CaptureTime(
        instant: Date(timeIntervalSince1970: 1_709_400_000), zone: "Europe/Berlin", source: .given)

    /// The fixtures' contact book.
    package static func book() throws -> [Contact] {
        try Fixture.lines("contacts/book.jsonl", as: Entry.self).enumerated().compactMap { index, entry in
            Contact.ID("00000000-0000-4000-8000-\(index + 100_000_000_000)").map { id in
                Contact(
                    id: id, name: entry.name, given: entry.given, family: entry.family, nicknames: entry.nicknames,
                    phones: entry.phones, emails: entry.emails, handles: entry.handles)
            }
        }
    }

    /// A value as a golden file has it.
    package static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }

    /// Recognises a fixture, whose bytes are its name here, as it was recognised before.
    package struct Recorded: TextRecognizer {
        package init() {}

        package func recognize(_ image: Data, languages: [String]) async throws -> RecognizedPage {
            let name = String(decoding: image, as: UTF8.self)
            return try JSONDecoder().decode(RecognizedPage.self, from: Fixture.data("goldens/\(name).page.json"))
        }
    }
}

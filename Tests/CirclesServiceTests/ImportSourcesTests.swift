import CirclesCore
import CirclesService
import Testing

@Suite("What is named for an import")
struct ImportSourcesTests {
    @Test("texts come first, then paths; what cannot be is refused and stops nothing")
    func order() async throws {
        let sample = try await Sample()
        let sources = ImportSources(
            .init(texts: ["Hello", ""], paths: ["a.png", sample.folder.path, "-"]), sample.context.settings
        ) { () throws(CirclesError) in .text("from the input", origin: .cli) }
        #expect(sources.sources.map(\.path) == [nil, "a.png", nil])
        #expect(sources.holdPictures)
        // The empty text, and the folder without a picture.
        #expect(sources.refused.map(\.status) == [.refused, .refused])
    }

    @Test("a text is taken as a text and an address book as one, whatever the book is called")
    func kinds() async throws {
        let sample = try await Sample()
        try sample.folder.write("Maria Lopez\nsee you", to: "chat.txt")
        try sample.folder.write("BEGIN:VCARD\nVERSION:3.0\nFN:Maria Lopez\nEND:VCARD\n", to: "people.txt")
        let paths = ["chat.txt", "people.txt"].map { "\(sample.folder.path)/\($0)" }
        let sources = ImportSources(.init(paths: paths), sample.context.settings) { () throws(CirclesError) in
            throw CirclesError(.badInput, "nothing was handed in")
        }
        #expect(sources.addressBooks == [paths[1]])
        #expect(sources.sources.map(\.path) == [paths[0]])
        #expect(!sources.holdPictures && sources.refused.isEmpty)
    }
}

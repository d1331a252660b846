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
}

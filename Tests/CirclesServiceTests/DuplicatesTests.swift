import CirclesCore
import CirclesService
import Testing

@Suite("Contacts that may be one person")
struct DuplicatesTests {
    @Test("a pair that is kept apart is not offered again, until that is taken back")
    func apart() async throws {
        let sample = try await Sample()
        for name in ["Maria Lopez", "Maria Lopez"] { try await sample.contact(name) { $0.emails = ["m@example.org"] } }
        let duplicates = Duplicates(sample.context)
        let pair = try #require(try await duplicates.pairs().first)
        let step = try await duplicates.keepApart(pair)
        #expect(try await duplicates.pairs().isEmpty)
        try await duplicates.takeBack(step)
        #expect(try await duplicates.pairs().count == 1)
    }

    @Test("a merge leaves one, and taken back both")
    func merge() async throws {
        let sample = try await Sample()
        let first = try await sample.contact("Maria Lopez")
        let second = try await sample.contact("Maria Lopez") { $0.emails = ["m@example.org"] }
        let duplicates = Duplicates(sample.context)
        let merged = try await duplicates.merge(second, into: first)
        #expect(try await sample.context.database.contacts().map(\.id) == [first.id])
        try await duplicates.takeBack(merged.value)
        #expect(try await sample.context.database.contacts().count == 2)
    }
}

import CirclesCore
import CirclesService
import Testing

@Suite("Whom a person means")
struct WhoTests {
    @Test("a part that one contact has will do for what reads, and for nothing that writes")
    func part() async throws {
        let sample = try await Sample()
        let jay = try await sample.contact("Jay Patel")
        try await sample.contact("Ana Sousa")
        #expect(try await sample.context.contact("jay", takesPart: true).id == jay.id)
        #expect(try await sample.context.contact("Pat", takesPart: true).id == jay.id)
        #expect(await code { _ = try await sample.context.contact("jay") } == .notFound)
    }

    @Test("a part that two have is ambiguous, also for what reads")
    func twoParts() async throws {
        let sample = try await Sample()
        try await sample.contact("Jay Patel")
        try await sample.contact("Jay Lin")
        #expect(await code { _ = try await sample.context.contact("Jay", takesPart: true) } == .ambiguous)
    }

    @Test("a misspelt name gets the one that is meant")
    func didYouMean() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        let error = await #expect(throws: CirclesError.self) { try await sample.context.contact("Marai Lopez") }
        #expect(error?.code == .notFound)
        #expect(error?.remedy == .advice("did you mean Maria Lopez \(maria.id.short)?"))
    }

    @Test("two of one name are told apart by number, else by employer")
    func namesakes() async throws {
        let sample = try await Sample()
        try await sample.contact("Sarah Ahmed") { $0.phones = ["+12025550110"] }
        try await sample.contact("Sarah Ahmed") { $0.organization = "Acme" }
        let error = await #expect(throws: CirclesError.self) { try await sample.context.contact("Sarah Ahmed") }
        #expect(error?.code == .ambiguous)
        #expect(error?.message.contains("(+12025550110)") == true && error?.message.contains("(Acme)") == true)
    }

    @Test("a capture is found by its own id, its note's and its interaction's")
    func ids() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        let note = try await sample.note("Mari")
        let filed = try await sample.context.inbox.assign(note, to: maria)
        for id in [note.captureID.short, note.id.short, filed.assigned.interaction.id.short] {
            #expect(try await sample.context.captureBehind(id).id == note.captureID)
        }
        #expect(await code { _ = try await sample.context.captureBehind("zz") } == .usage)
    }

    @Test("the beginning of several ids lists what they are of")
    func ambiguous() async throws {
        let sample = try await Sample()
        for number in 0..<20 { _ = try await sample.note("Nobody \(number)") }
        // Forty ids of captures and notes begin with sixteen digits.
        let digits = Set(try await sample.context.database.notes(nil).map { String($0.id.description.prefix(1)) })
        var errors: [CirclesError] = []
        for digit in digits {
            do throws(CirclesError) {
                _ = try await sample.context.captureBehind(digit)
            } catch {
                errors.append(error)
            }
        }
        let error = try #require(errors.first)
        #expect(error.code == .ambiguous)
        #expect(error.message.contains("note ") || error.message.contains("capture "))
    }
}

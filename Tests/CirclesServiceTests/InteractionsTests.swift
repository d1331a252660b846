import CirclesCore
import CirclesService
import Testing

@Suite("Changing an interaction")
struct InteractionsTests {
    @Test("its limits are told before anything is opened")
    func problems() {
        #expect(InteractionEdit().problem == .nothingChanges)
        #expect(InteractionEdit(summary: String(repeating: "a", count: 1001)).problem == .longSummary)
        #expect(InteractionEdit(note: String(repeating: "a", count: 501)).problem == .longNote)
        #expect(InteractionEdit(summary: String(repeating: "a", count: 1000)).problem == nil)
        #expect(InteractionEdit(labels: ["family"]).problem == nil)
    }

    @Test("whoever asks, what cannot be is refused and what can be is written")
    func edit() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        let filed = try await NoteFiling(sample.context).file(try await sample.note("Mari"), with: maria)
        let interaction = try #require(filed.value.interactions.first)
        let interactions = Interactions(sample.context)
        for (edit, expected) in [
            (InteractionEdit(), CirclesError.Code.usage), (InteractionEdit(summary: "  "), .badInput),
            (InteractionEdit(note: String(repeating: "a", count: 501)), .badInput),
        ] {
            #expect(await code { _ = try await interactions.edit(interaction, edit) } == expected)
        }
        let edited = try await interactions.edit(
            interaction, InteractionEdit(summary: "Planned a trip.", at: "2024-01-04T10:30"))
        #expect(edited.summary == "Planned a trip.")
        #expect(edited.occurredAt == sample.now.addingTimeInterval(0))
        let back = try await interactions.returnToInbox(interaction.id)
        #expect(back.value.first?.rejectedContactIDs == [maria.id])
    }
}

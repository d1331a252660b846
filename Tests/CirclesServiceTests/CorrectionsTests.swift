import CirclesCore
import CirclesService
import CirclesTestSupport
import Foundation
import Synchronization
import Testing

@Suite("Correcting messages where they stand")
struct CorrectionsTests {
    /// What a conversation of a phone says: "Dinner on Saturday at 7?" was read with a wrong hour, and on the wrong side.
    private static let misread = Transcript(
        title: "Maria Lopez",
        messages: [
            Message(side: .left, text: "Hi! Long time no see", time: "10:01"),
            Message(side: .right, text: "I love gard3ning", time: "10:02", confidence: 0.4),
            Message(side: .left, text: "Dinner on Sunday at 7?", time: "10:05"),
        ], text: "Maria Lopez\nHi! Long time no see\nI love gard3ning\nDinner on Sunday at 7?")

    private func rules(_ sample: Sample) -> Corrections { Corrections(sample.context, ExtractionService(.rules)) }

    /// A filed conversation with Maria.
    private func filed(_ sample: Sample) async throws -> Interaction {
        let maria = try await sample.contact("Maria Lopez")
        let note = try await sample.note("Maria Lopez", Self.misread)
        return try #require(
            try await NoteFiling(sample.context).file(note, with: maria).value.interactions.first)
    }

    @Test("a corrected text is what the conversation says, and its plans are drawn anew from it")
    func text() async throws {
        let sample = try await Sample()
        let corrected = try await rules(sample).correct(
            try await filed(sample), [MessageChange(number: 3, text: "Dinner on Saturday\r\nat 8?")])
        #expect(corrected.messages.map(\.text).last == "Dinner on Saturday\nat 8?")
        #expect(corrected.events.map(\.date?.description) == ["2024-01-06"])
        #expect(corrected.events.map(\.time?.description) == ["20:00"])
        #expect(corrected.messages[2].asRead?.text == "Dinner on Sunday at 7?")
        #expect(!corrected.summaryIsPending)
    }

    @Test("a corrected side changes whose an interest is, and takes the doubt away")
    func side() async throws {
        let sample = try await Sample()
        let interaction = try await filed(sample)
        let corrected = try await rules(sample).correct(
            interaction, [MessageChange(number: 2, text: "I love gardening", side: .left)])
        #expect(corrected.interests.map(\.about) == [.contact])
        #expect(corrected.messages[1].confidence == 1)
        let mine = try await rules(sample).correct(corrected, [MessageChange(number: 2, side: .right)])
        #expect(mine.interests.map(\.about) == [.me])
    }

    @Test("a sender is named, renamed and taken away; what the user wrote has none")
    func sender() async throws {
        let sample = try await Sample()
        let corrections = rules(sample)
        var interaction = try await filed(sample)
        interaction = try await corrections.correct(interaction, [MessageChange(number: 1, sender: " Ana Sousa ")])
        #expect(interaction.messages[0].sender == "Ana Sousa")
        interaction = try await corrections.correct(interaction, [MessageChange(number: 1, side: .right)])
        #expect(interaction.messages[0].sender == nil)
        interaction = try await corrections.correct(
            interaction, [MessageChange(number: 1, side: .left, sender: "Ana Sousa")])
        interaction = try await corrections.correct(interaction, [MessageChange(number: 1, sender: "")])
        #expect(interaction.messages[0] == Self.misread.messages[0])
    }

    @Test("one step of the journal that undoing takes back whole: messages, facts, and what was read")
    func undone() async throws {
        let sample = try await Sample()
        let before = try await filed(sample)
        let database = sample.context.database
        let extraction = try await database.extraction(of: before.captureIDs[0])
        _ = try await rules(sample).correct(before, [MessageChange(number: 3, text: "Dinner on Saturday at 8?")])
        let entry = try #require(try await database.journal(limit: 1, after: nil).items.first)
        #expect(entry.what == "corrected message 3 with Maria Lopez" && !entry.isAutomatic && entry.canBeUndone)
        _ = try await Undoing(sample.context).undo(nil)
        #expect(try await database.interaction(before.id) == before)
        #expect(try await database.transcript(of: before.captureIDs[0]) == Self.misread)
        #expect(try await database.extraction(of: before.captureIDs[0]) == extraction)
    }

    @Test("said back to what was read, nothing is left of a correction; what changes nothing writes nothing")
    func back() async throws {
        let sample = try await Sample()
        let before = try await filed(sample)
        let database = sample.context.database
        let corrected = try await rules(sample).correct(before, [MessageChange(number: 3, text: "Lunch?")])
        let again = try await rules(sample).correct(
            corrected, [MessageChange(number: 3, text: "Dinner on Sunday at 7?")])
        #expect(again.messages == before.messages)
        let end = try await database.journalEnd()
        _ = try await rules(sample).correct(again, [MessageChange(number: 3, side: .left)])
        #expect(try await database.journalEnd() == end)
    }

    @Test("the search finds the corrected words and no others, in a conversation and in a note")
    func search() async throws {
        let sample = try await Sample()
        let interaction = try await filed(sample)
        let note = try await sample.note("Lizzie Unknown", Self.misread)
        let search = { (words: String) async throws in
            try await Search(sample.context).find(words, limit: 9, after: nil).items.count
        }
        #expect(try await search("gard3ning") == 1)
        _ = try await rules(sample).correct(interaction, [MessageChange(number: 2, text: "I love kayaking")])
        _ = try await rules(sample).correct(note, [MessageChange(number: 2, text: "I love kayaking")])
        #expect(try await search("gard3ning") == 0)
        #expect(try await search("kayaking") == 2)
    }

    @Test("a note stays open and says the corrected words; filed later, they are the conversation's")
    func note() async throws {
        let sample = try await Sample()
        let maria = try await sample.contact("Maria Lopez")
        let note = try await sample.note("Mari", Self.misread)
        let corrected = try await rules(sample).correct(
            note, [MessageChange(number: 3, text: "Dinner on Saturday at 8?", side: .left)])
        #expect(corrected.state == .open && corrected.reason == note.reason)
        #expect(corrected.text.hasSuffix("Dinner on Saturday at 8?") && !corrected.text.contains("Sunday"))
        let filed = try await NoteFiling(sample.context).file(corrected, with: maria).value.interactions.first
        #expect(filed?.messages.last?.text == "Dinner on Saturday at 8?")
        #expect(filed?.events.map(\.date?.description) == ["2024-01-06"])
        #expect(
            await code { _ = try await rules(sample).correct(corrected, [MessageChange(number: 1, text: "x")]) } != nil)
    }

    @Test("a note's correction is taken back as a step of its own")
    func noteUndone() async throws {
        let sample = try await Sample()
        let note = try await sample.note("Mari", Self.misread)
        _ = try await rules(sample).correct(note, [MessageChange(number: 1, text: "Hello")])
        _ = try await Undoing(sample.context).undo(nil)
        let back = try await sample.context.database.note(note.id)
        #expect(back.text == note.text && back.summary == note.summary && back.revision > note.revision)
        #expect(try await sample.context.database.transcript(of: note.captureID) == Self.misread)
    }

    @Test("trying again, also in other languages, does not bring the old reading back")
    func retried() async throws {
        let sample = try await Sample()
        let interaction = try await filed(sample)
        _ = try await rules(sample).correct(interaction, [MessageChange(number: 3, text: "Dinner on Saturday at 8?")])
        for languages in [false, true] {
            let retry = try Retry(
                sample.context, ExtractionService(.rules), another: Retry.Another(languages: languages)
            ) { _ in }
            let errors = try await retry.named([interaction.captureIDs[0].description])
            #expect(errors.isEmpty)
            let after = try await sample.context.database.interaction(interaction.id)
            #expect(after.messages.last?.text == "Dinner on Saturday at 8?")
            #expect(after.events.map(\.date?.description) == ["2024-01-06"])
        }
    }

    @Test("a summary that the user wrote stays while the facts are drawn anew")
    func ownSummary() async throws {
        let sample = try await Sample()
        let interaction = try await Interactions(sample.context).edit(
            try await filed(sample), InteractionEdit(summary: "Mine."))
        let corrected = try await rules(sample).correct(
            interaction, [MessageChange(number: 3, text: "Dinner on Saturday at 8?")])
        #expect(corrected.summary == "Mine.")
        #expect(corrected.events.map(\.date?.description) == ["2024-01-06"])
    }

    @Test(
        "what cannot be is refused, and nothing is written",
        arguments: [
            (MessageChange(number: 4, text: "x"), CirclesError.Code.notFound),
            (MessageChange(number: 0, text: "x"), .notFound),
            (MessageChange(number: 1, text: " \n"), .badInput),
            (MessageChange(number: 1, text: String(repeating: "a", count: 4001)), .badInput),
            (MessageChange(number: 1, sender: "a\u{7}b"), .badInput),
        ])
    func refused(change: MessageChange, expected: CirclesError.Code) async throws {
        let sample = try await Sample()
        let interaction = try await filed(sample)
        #expect(await code { _ = try await rules(sample).correct(interaction, [change]) } == expected)
        #expect(try await sample.context.database.interaction(interaction.id) == interaction)
    }

    @Test("deleted for good, nothing of it is left in the journal")
    func deleted() async throws {
        let sample = try await Sample()
        let interaction = try await filed(sample)
        _ = try await rules(sample).correct(interaction, [MessageChange(number: 3, text: "Dinner on Saturday at 8?")])
        let entry = try #require(try await sample.context.database.journal(limit: 1, after: nil).items.first)
        try await Interactions(sample.context).deleteForGood(interaction.id)
        let after = try await sample.context.database.journal(limit: 9, after: nil).items.first { $0.id == entry.id }
        #expect(after?.canBeUndone == false)
    }

    @Test("a configured model draws the facts anew; one that cannot be asked is waited for")
    func model() async throws {
        let sample = try await Sample()
        let interaction = try await filed(sample)
        let template = try PromptTemplate(
            text:
                "<!-- circles prompt test -->\n# System\nRules.\n# User\n{{captured}}{{app}}{{note}}{{contacts}}{{marker}}\n{{transcript}}\n{{marker}}",
            schema: "{}")
        let answering = Stub(.success(#"{"summary":"They will go rowing."}"#))
        let model = Corrections(
            sample.context,
            ExtractionService(.models([ModelExtractor(model: answering, template: template)], elseRules: false)))
        let corrected = try await model.correct(interaction, [MessageChange(number: 3, text: "Rowing?")])
        #expect(corrected.summary == "They will go rowing." && !corrected.summaryIsPending)
        #expect(answering.asked.withLock { $0 }.first?.contains("Rowing?") == true)
        let away = Stub(.failure(ModelFailure(.unavailable, "no way", reason: .unreachable)))
        let unanswered = Corrections(
            sample.context,
            ExtractionService(.models([ModelExtractor(model: away, template: template)], elseRules: false)))
        let waiting = try await unanswered.correct(corrected, [MessageChange(number: 3, text: "Sailing?")])
        #expect(waiting.summaryIsPending && waiting.messages[2].text == "Sailing?")
        #expect(try await sample.context.database.waitingCaptures().map(\.id) == interaction.captureIDs)
    }

    private final class Stub: LanguageModel {
        let name = "stub:one"
        let isLocal = true
        let asked = Mutex<[String]>([])
        private let said: Result<String, ModelFailure>

        init(_ said: Result<String, ModelFailure>) { self.said = said }

        func answer(_ prompt: Prompt) async throws -> ModelAnswer {
            asked.withLock { $0.append(prompt.user) }
            return ModelAnswer(text: try said.get(), modelVersion: "v")
        }
    }
}

import CirclesAPI
import CirclesCore
import CirclesSpool
import CirclesTestSupport
import Foundation
import Testing

/// docs/json.md shows each shape by an example: it is read as that shape, and written again it has the same keys and values.
@Suite("The examples of docs/json.md")
struct JSONPageTests {
    private static let readers: [String: @Sendable (Data) throws -> Data] = [
        "ImportView": again(ImportView.self), "ErrorView": again(ErrorView.self),
        "InteractionView": again(InteractionView.self), "NoteView": again(NoteView.self),
        "QueryView": again(QueryView.self), "ContactView": again(ContactView.self), "EntryView": again(EntryView.self),
        "FindingView": again(FindingView.self), "FoundView": again(FoundView.self), "AgentLine": again(AgentLine.self),
        "RefusedLine": again(RefusedLine.self), "SentLine": again(SentLine.self), "EventView": again(EventView.self),
        "TodayView": again(TodayView.self),
        "FactView": again(FactView.self), "PairView": again(PairView.self), "CardLine": again(CardLine.self),
        "ContactImportSummary": again(ContactImportSummary.self), "ProposalLine": again(ProposalLine.self),
        "ReadingView": again(ReadingView.self), "Extraction": again(Extraction.self),
        "CaptureView": again(CaptureView.self), "Entry": again(EventLog.Entry.self),
        "DeviceLine": again(DeviceLine.self), "AddedDeviceLine": again(AddedDeviceLine.self),
        "ModelUsage": again(ModelUsage.self), "Contact": again(Contact.self), "Prompt": again(Prompt.self),
        "PlanView": again(PlanView.self), "DayView": again(DayView.self),
    ]

    private static func again<Value: Codable>(_ type: Value.Type) -> @Sendable (Data) throws -> Data {
        { try JSONLine.of(try JSONLine.read(Value.self, from: $0)) }
    }

    private static func examples() throws -> [(shape: String, json: Data)] {
        let page = try String(contentsOf: Fixture.root.appending(path: "docs/json.md"), encoding: .utf8)
        return page.matches(of: /<!-- shape: (\w+) -->\n```json\n([\s\S]*?)```/).map {
            (String($0.1), Data($0.2.utf8))
        }
    }

    @Test("every shape has an example")
    func complete() throws {
        #expect(Set(try Self.examples().map(\.shape)) == Set(Self.readers.keys))
    }

    @Test("an example is what the programs read and write", arguments: readers.keys.sorted())
    func same(shape: String) throws {
        let examples = try Self.examples()
        let example = try #require(examples.first { $0.shape == shape }).json
        let read = try #require(Self.readers[shape])
        let written = try read(example)
        let expected = try #require(try JSONSerialization.jsonObject(with: example) as? NSDictionary)
        let found = try #require(try JSONSerialization.jsonObject(with: written) as? NSDictionary)
        #expect(found == expected)
    }
}

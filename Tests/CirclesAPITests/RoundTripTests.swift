import CirclesAPI
import CirclesCore
import Foundation
import Testing

/// What other programs read: encoded, decoded and encoded again it is the same, under the same keys.
@Suite("The JSON of the programs")
struct RoundTripTests {
    private let now = Date(timeIntervalSince1970: 1_704_360_600)
    private let maria = Contact(name: "Maria Lopez", phones: ["+34 600 000 000"])

    /// The line's keys at its top, sorted and joined by blanks.
    private func keys<Value: Codable>(_ value: Value) throws -> String {
        let line = try JSONLine.of(value)
        let again = try JSONLine.of(try JSONLine.read(Value.self, from: line))
        #expect(String(decoding: again, as: UTF8.self) == String(decoding: line, as: UTF8.self))
        let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
        return object.keys.sorted().joined(separator: " ")
    }

    private var capture: Capture {
        Capture(
            id: .random(), origin: .cli, payload: .text("Hello"), sha256: "ab",
            capturedAt: CaptureTime(instant: now, zone: "Europe/Berlin", source: .given), receivedAt: now)
    }

    private var interaction: Interaction {
        Interaction(
            id: .random(), captureIDs: [.random()],
            participants: [.init(contactID: maria.id, label: "Mari"), .init(contactID: nil, label: "Bo")],
            occurredAt: now, zone: "Europe/Berlin", summary: "s", messages: [Message(side: .left, text: "Hi")])
    }

    private var note: InboxNote {
        InboxNote(
            id: .random(), captureID: .random(), reason: .unknownContact, explanation: "why", title: "Mari",
            summary: nil, text: "t", createdAt: now)
    }

    @Test("an interaction")
    func interactions() throws {
        let view = InteractionView(interaction, [maria.id: maria])
        let found = try keys(view)
        for key in ["id", "participants", "summary", "occurredAt", "messages", "captureIDs"] {
            #expect(found.split(separator: " ").contains(Substring(key)), "\(key)")
        }
        let read = try JSONLine.read(InteractionView.self, from: try JSONLine.of(view))
        #expect(read.interaction == view.interaction)
    }

    @Test("a note")
    func notes() throws {
        let view = NoteView(note, []) { _ in "h" }
        #expect(try keys(view).contains("suggestions"))
        #expect(try JSONLine.read(NoteView.self, from: try JSONLine.of(view)).note == view.note)
    }

    @Test("what became of an import")
    func imports() throws {
        var result = ImportResult(
            captureID: .random(), path: "a.png", status: .filed, outcome: .interaction(interaction))
        let expected = "capture error inboxNote interaction match path status timings warnings"
        #expect(try keys(ImportView(result, [maria.id: maria], hint: { _ in "h" })) == expected)
        result = ImportResult(
            captureID: nil, path: nil, status: .refused, error: CirclesError(.badInput, "m", hint: "h"))
        #expect(try keys(ImportView(result, [:], hint: { _ in "h" })) == expected)
    }

    @Test("a capture")
    func captures() throws {
        let request = CaptureView.Request(
            at: now, model: "gemini:a", modelVersion: nil, promptVersion: "1", tokensIn: 1, tokensOut: nil,
            milliseconds: 5, failure: nil, dropped: 0, prompt: Prompt(system: "s", user: "u", schema: "{}"),
            answer: "{}")
        #expect(
            try keys(request)
                == "answer at dropped failure milliseconds model modelVersion prompt promptVersion tokensIn tokensOut")
        let view = CaptureView(capture, nil, nil, [request]) { _ in "h" }
        #expect(try keys(view) == "capture extraction requests transcript")
    }

    @Test(
        "a capture's last error has a hint whatever its remedy is, and one that has none has none",
        arguments: [(Remedy.advice("a"), "h"), (.checkUp, "h"), (nil, nil)] as [(Remedy?, String?)])
    func lastErrors(_ remedy: Remedy?, _ hint: String?) throws {
        var failed = capture
        failed.lastError = CirclesError(.unavailable, "m", remedy: remedy)
        let view = CaptureView(failed, nil, nil, []) { _ in "h" }
        let line = try JSONLine.of(view)
        let object = try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
        let error = try #require((object["capture"] as? [String: Any])?["lastError"] as? [String: Any])
        #expect(error["hint"] as? String == hint)
        #expect(error.keys.contains("remedy") == false)
        #expect(try JSONLine.read(CaptureView.self, from: line).capture.lastError?.hint == hint)
    }

    @Test("a line of names is a name, bare or in an object")
    func queries() {
        #expect(QueryLine.query("Maria") == "Maria")
        #expect(QueryLine.query(#"{"query": "Maria"}"#) == "Maria")
        #expect(QueryLine.query(#"{"name": "Maria"}"#) == #"{"name": "Maria"}"#)
        #expect(QueryLine.query("{-: Maria") == "{-: Maria")
    }

    @Test("a contact with its origins")
    func contacts() throws {
        let view = ContactView(
            ContactRecord(contact: maria),
            [
                AliasOrigin(kind: .alias, alias: "Mari", contact: maria.id, app: .whatsapp, source: .user),
                AliasOrigin(
                    kind: .phone, alias: "+34 600 000 000", contact: maria.id, app: nil, source: .note(.random())),
            ])
        #expect(try keys(view).contains("aliasOrigins"))
        #expect(try keys(view).contains("learntOrigins"))
        let read = try JSONLine.read(ContactView.self, from: try JSONLine.of(view))
        #expect(read.aliasOrigins.map(\.alias) == ["Mari"])
        #expect(read.learntOrigins.map(\.kind) == [.phone])
    }

    @Test("a reading")
    func readings() throws {
        let transcript = Transcript(title: nil, messages: [Message(side: .left, text: "Hi")])
        let view = ReadingView(transcript, path: "a.png", seconds: 1.5, timings: ReadingTimings())
        let found = try keys(view)
        for key in ["title", "path", "seconds", "timings", "messages"] {
            #expect(found.split(separator: " ").contains(Substring(key)), "\(key)")
        }
    }

    @Test("a card, a journal entry, a finding, an import's summary and an error")
    func others() throws {
        let outcome = CardOutcome(
            status: .added, line: 3, contact: ContactReference(maria),
            changes: [ContactChange(field: "name", before: nil, after: "Maria")])
        #expect(try keys(CardLine("a.vcf", outcome)) == "changes contact error group line namesake path reason status")
        #expect(try keys(CardLine("-", outcome)) == "changes contact error group line namesake path reason status")
        let entry = JournalEntry(
            id: .random(), at: now, action: .contactAdded, what: "added", isAutomatic: false, cause: nil,
            undoneAt: nil, canBeUndone: true)
        #expect(try keys(EntryView(entry)) == "action agent at automatic canBeUndone cause id undone undoneAt what")
        #expect(try keys(Finding("spool", "0 wait")) == "detail isFine subject")
        #expect(try keys(Finding("spool", isFine: false, "1", fix: .advice("read"))) == "detail fix isFine subject")
        let missing = Finding("spool", isFine: false, "1", fix: .checkUp)
        #expect(try keys(FindingView(missing) { _ in "h" }) == "detail fix isFine subject")
        #expect(FindingView(missing) { _ in "h" }.fix == "h")
        #expect(try keys(ContactImportSummary()) == "added groups skipped unchanged updated")
        #expect(try keys(CirclesError(.usage, "m", hint: "h")) == "code hint message retryable stored")
    }
}

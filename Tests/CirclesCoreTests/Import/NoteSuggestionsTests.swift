import Foundation
import Testing

@testable import CirclesCore

@Suite("Whom a note may be with")
struct NoteSuggestionsTests {
    private let ana = Contact(name: "Ana Silva")
    private let ben = Contact(name: "Ben Frost")

    @Test("where a chat does not say who the user is, everybody who writes is offered and nobody is certain")
    func unsided() {
        let note = InboxNote(
            id: .random(), captureID: .random(), reason: .unknownContact,
            explanation: ExportedChat.ownerIsUnknown, title: nil, summary: nil, text: "",
            createdAt: Date(timeIntervalSince1970: 0))
        let transcript = Transcript(
            messages: [
                Message(side: .unknown, sender: "Ana", text: "saturday?"),
                Message(side: .unknown, sender: "Ben Frost", text: "yes"),
            ], text: "")
        let match = NoteSuggestions(ContactMatcher(ContactIndex([ana, ben]))).match(note, transcript)
        #expect(Set(match.suggestions.map(\.contact.name)) == ["Ana Silva", "Ben Frost"])
        #expect(match.outcome == .unknown && match.contact == nil)
        #expect(NoteSuggestions.news(note, match) == nil)
    }
}

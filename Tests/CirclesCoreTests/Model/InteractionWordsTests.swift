import CirclesCore
import Foundation
import Testing

@Suite("A group's conversation")
struct InteractionWordsTests {
    @Test("knows what each contact said, by the label that is theirs on the screen")
    func words() {
        let maria = Contact.ID.random(), sarah = Contact.ID.random()
        let interaction = Interaction(
            id: .random(), captureIDs: [],
            participants: [
                .init(contactID: maria, label: "Mari 🌸"), .init(contactID: sarah, label: "Sarah"),
                .init(contactID: nil, label: "Jon"),
            ],
            occurredAt: Date(timeIntervalSince1970: 0), zone: "GMT", summary: "",
            messages: [
                Message(side: .left, sender: "mari 🌸", text: "one"), Message(side: .left, sender: "Jon", text: "two"),
                Message(side: .right, text: "three"), Message(side: .left, sender: "Mari 🌸", text: "four"),
            ])
        #expect(interaction.messages(by: maria).map(\.text) == ["one", "four"])
        #expect(interaction.messages(by: sarah).isEmpty)
    }
}

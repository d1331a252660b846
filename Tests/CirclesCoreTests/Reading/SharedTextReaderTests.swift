import CirclesCore
import Testing

@Suite("Text that came as text")
struct SharedTextReaderTests {
    @Test("a first line that is only a name is the title; the rest are messages of nobody's side")
    func titleAndMessages() {
        let transcript = SharedTextReader().read(
            "9:41 5G 80%\nMaria Lopez\nDinner Saturday 7pm?\nYes!\n10:05\nDelivered\niMessage")
        #expect(transcript.title == "Maria Lopez")
        #expect(transcript.messages.map(\.text) == ["Dinner Saturday 7pm?", "Yes!"])
        #expect(transcript.messages.allSatisfy { $0.side == .unknown })
    }

    @Test(
        "what stands first and is no name is a message",
        arguments: ["Hi Maria, see you at 7", "ok", "Dinner at 7?", "Thanks"])
    func noTitle(text: String) {
        let transcript = SharedTextReader().read(text)
        #expect(transcript.title == nil)
        #expect(transcript.messages.map(\.text) == [text])
    }

    @Test("days stand between messages")
    func separators() {
        let transcript = SharedTextReader().read("+1 202-555-0142\nToday\nHello\nYesterday 21:14\nBye")
        #expect(transcript.title == "+1 202-555-0142")
        #expect(transcript.separators.map(\.text) == ["Today", "Yesterday 21:14"])
        #expect(transcript.separators.map(\.beforeMessage) == [0, 1])
    }

    @Test("nothing is nothing", arguments: ["", "\n \n", "9:41"])
    func empty(text: String) {
        #expect(SharedTextReader().read(text).messages.isEmpty)
    }
}

/// A message, or the whole text of a transcript that has no messages: what a quote can stand in.
struct Passage: Sendable {
    /// Index into the transcript's messages; nil for the whole text.
    let message: Int?
    let side: Message.Side
    let sender: String?
    let time: String?
    let text: String

    /// In reading order; a message's number in the prompt is its offset here.
    static func all(of transcript: Transcript) -> [Passage] {
        if transcript.messages.isEmpty {
            return transcript.text.isEmpty
                ? [] : [Passage(message: nil, side: .unknown, sender: nil, time: nil, text: transcript.text)]
        }
        return transcript.messages.enumerated().map { index, message in
            Passage(
                message: index, side: message.side, sender: message.sender, time: message.time,
                // Nobody here said it: it bears nothing out.
                text: message.kind?.isOthersWords == true ? "" : message.text)
        }
    }
}

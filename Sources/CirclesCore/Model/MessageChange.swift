/// What the user says of one message that was read wrongly; nil leaves it as it was read.
package struct MessageChange: Hashable, Sendable {
    /// Counted from 1, as messages are shown.
    package var number: Int
    package var text: String?
    package var side: Message.Side?
    /// Whose name stands above it; empty takes it away.
    package var sender: String?

    package init(number: Int, text: String? = nil, side: Message.Side? = nil, sender: String? = nil) {
        self.number = number
        self.text = text
        self.side = side
        self.sender = sender
    }
}

extension Message {
    /// What was read of a message that the user corrected.
    package struct Reading: Codable, Hashable, Sendable {
        package var side: Side
        package var kind: Kind?
        package var sender: String?
        package var text: String
        package var confidence: Double
    }

    /// As it was read: what pictures are compared by, so that no correction parts or joins them.
    package var asItWasRead: Message {
        guard let asRead else { return self }
        var message = self
        message.take(asRead)
        message.asRead = nil
        return message
    }

    /// The same message as the user says that it is. Said back to what was read, it is no correction any more.
    func corrected(by change: MessageChange) -> Message {
        let read = asRead ?? Reading(side: side, kind: kind, sender: sender, text: text, confidence: confidence)
        var message = self
        if let text = change.text, text != message.text {
            message.text = text
            // Which emoji they are was not read, and is said now.
            if kind == .emoji { message.kind = nil }
        }
        if let side = change.side {
            message.side = side
            // No name stands above what the user wrote.
            if side == .right { message.sender = nil }
        }
        if let sender = change.sender { message.sender = sender.isEmpty ? nil : sender }
        guard message.side != read.side || message.sender != read.sender || message.text != read.text else {
            return message.asItWasRead
        }
        guard message != self else { return self }
        message.confidence = 1
        message.asRead = read
        return message
    }

    /// Takes over what the user made of another picture's reading of it.
    mutating func takeCorrection(of other: Message) {
        (side, kind, sender, text) = (other.side, other.kind, other.sender, other.text)
        (confidence, asRead) = (other.confidence, other.asRead)
    }

    private mutating func take(_ reading: Reading) {
        (side, kind, sender) = (reading.side, reading.kind, reading.sender)
        (text, confidence) = (reading.text, reading.confidence)
    }
}

extension Transcript {
    /// The user corrected a message: what was read is not to be taken for more than what they said.
    package var isCorrected: Bool { messages.contains { $0.asRead != nil } }

    /// Corrects a message, here and where its words stand in the whole text.
    mutating func correct(_ index: Int, by change: MessageChange) {
        let old = messages[index].text
        messages[index] = messages[index].corrected(by: change)
        let new = messages[index].text
        guard old != new else { return }
        if let range = range(ofMessage: index, saying: old) {
            text.replaceSubrange(range, with: new)
        } else {
            text += (text.isEmpty ? "" : "\n") + new
        }
    }

    /// Where a message stands in the text: behind those before it, as far as they are found.
    private func range(ofMessage index: Int, saying words: String) -> Range<String.Index>? {
        var rest = text.startIndex..<text.endIndex
        for message in messages[..<index] where !message.text.isEmpty {
            guard let found = text[rest].firstRange(of: message.text) else { continue }
            rest = found.upperBound..<text.endIndex
        }
        return words.isEmpty ? nil : text[rest].firstRange(of: words)
    }
}

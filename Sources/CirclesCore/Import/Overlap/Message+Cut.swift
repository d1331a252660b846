/// What the edge of a screen does to a message: the bars above and below cut through it wherever it happens to stand.
extension Message {
    /// The bubble is as wide as the other one and stands at the same place from left to right, but is not as high: the upper
    /// or lower part of the same bubble. What is read on it may be anything, where a line of letters was cut through.
    func isCutOff(of whole: Message) -> Bool {
        guard side == whole.side, let mine = bounds, let other = whole.bounds else { return false }
        let slack = max(3, other.width / 100)
        return abs(mine.x - other.x) <= slack && abs(mine.width - other.width) <= slack
            && mine.height < other.height - other.height / 10
    }

    /// The same message on another picture: the better reading, and what only one of them shows. What the user corrected is the
    /// best.
    mutating func complete(with other: Message) {
        if asRead == nil, other.asRead != nil {
            takeCorrection(of: other)
        } else if asRead == nil,
            isCutOff(of: other) || (other.confidence > confidence && !other.isCutOff(of: self))
        {
            text = other.text
            kind = other.kind
            confidence = other.confidence
            bounds = other.bounds
        }
        if asRead == nil {
            if side == .unknown, other.side != .unknown {
                // Whose the chat is was known there: the user's own messages, and the other one's of two, have no label.
                (side, sender) = (other.side, other.sender)
            } else if side == .unknown || other.side != .unknown {
                sender = sender ?? other.sender
            }
        }
        time = time ?? other.time
        quotes = quotes ?? other.quotes
        attachment = attachment ?? other.attachment
    }
}

import CirclesCore

/// Who said a message, in the words of every command: "you", the name beside it, or "them".
enum SpeakerText {
    /// Nil for what nobody said: a notice in the middle.
    static func of(_ side: Message.Side, _ sender: String?, other: String = "them") -> String? {
        switch side {
        case .right: "you"
        case .left: sender ?? other
        case .unknown: sender ?? "?"
        case .center: nil
        }
    }

    /// "you: See you at eight"
    static func line(_ side: Message.Side, _ sender: String?, other: String = "them", _ text: String) -> String {
        (of(side, sender, other: other).map { "\($0): " } ?? "") + text
    }
}

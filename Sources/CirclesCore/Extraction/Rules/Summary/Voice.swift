internal import Foundation

/// How the summary calls the people of a conversation: the user is "you".
struct Voice: Sendable {
    let name: String?
    let isGroup: Bool

    init(_ transcript: Transcript, name: String?, _ conversation: Conversation) {
        // A number is no name to read: the one by which the user greets is better.
        let isNamed = name?.contains(where: \.isLetter) ?? false
        let called = isNamed ? name : NameRule().greetedName(in: conversation) ?? name
        self.name = called.map { $0.oneLine.shortened(to: 60) }
        isGroup = transcript.isGroup
    }

    /// The other person, in the middle of a sentence.
    var other: String { name ?? "the other person" }

    /// Who wrote it, in the middle of a sentence; nil when that cannot be told.
    func speaker(of message: Message) -> String? {
        switch message.side {
        case .right: return "you"
        case .left where !isGroup: return other
        case .left, .center, .unknown:
            let label = message.sender?.oneLine.shortened(to: 40) ?? ""
            return label.isEmpty ? (message.side == .left && isGroup ? "somebody" : nil) : label
        }
    }

    /// What is said of a conversation in which nothing is to be found.
    var smallTalk: String {
        if isGroup { return name.map { "Small talk in the group “\($0)”." } ?? "Small talk in a group." }
        return name.map { $0.hasSuffix(".") ? "Small talk with \($0)" : "Small talk with \($0)." } ?? "Small talk."
    }
}

extension [String] {
    /// "Ana, Ben and Tom".
    var asList: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

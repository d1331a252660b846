internal import Foundation

/// How the summary calls the people of a conversation: the user is "you".
struct Voice: Sendable {
    let name: String?
    let isGroup: Bool

    init(_ transcript: Transcript, name: String?) {
        self.name = name.map { $0.oneLine.shortened(to: 60) }
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

    /// "You and Maria exchanged 6 messages."
    func opening(messages: [Message], text: String) -> String {
        let written = messages.filter { !$0.text.allSatisfy(\.isWhitespace) }
        let (right, left) = (written.filter { $0.side == .right }.count, written.filter { $0.side == .left }.count)
        if isGroup { return groupOpening(written) }
        if written.isEmpty || right + left == 0 {
            let size = written.isEmpty ? "" : " of \(Self.count(written.count, "line"))"
            return name.map { "A text\(size) from a conversation with \($0)." }
                ?? "A text\(size)."
        }
        if left == 0 { return "You wrote \(Self.count(right, "message")) to \(other)." }
        if right == 0 { return "\(other.sentenceStart) wrote \(Self.count(left, "message")) to you." }
        return "You and \(other) exchanged \(Self.count(written.count, "message"))."
    }

    private func groupOpening(_ written: [Message]) -> String {
        var people: [String] = []
        for message in written {
            guard let speaker = speaker(of: message), speaker != "you", speaker != "somebody", !people.contains(speaker)
            else { continue }
            people.append(speaker)
        }
        let shown = people.count > 5 ? Array(people.prefix(4)) + ["\(people.count - 4) others"] : people
        var all = shown
        if written.contains(where: { $0.side == .right }) { all.append("you") }
        let title = name.map { "the group “\($0)”" } ?? "a group"
        let from = all.isEmpty ? "" : ", from \(all.asList)"
        return "\(Self.count(written.count, "message").sentenceStart) in \(title)\(from)."
    }

    static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "one \(noun)" : "\(number) \(noun)s"
    }
}

extension [String] {
    /// "Ana, Ben and Tom".
    var asList: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}

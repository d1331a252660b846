/// A conversation as a messenger exported it, or as it was copied: messages with their sender and time, oldest first.
package struct ExportedChat: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        /// "~Maria" is what somebody calls themselves whom the exporting phone does not know.
        package var sender: String
        package var text: String
        /// On the clocks of whoever exported it; nil where a copied text has none.
        package var date: CalendarDate?
        package var time: ClockTime?
        /// The user wrote it; nil where the export does not say.
        package var isOwn: Bool?
        /// Forwarded, a poll: what the sender did not say themselves.
        package var kind: Message.Kind?

        package init(
            sender: String, text: String, date: CalendarDate? = nil, time: ClockTime? = nil, isOwn: Bool? = nil,
            kind: Message.Kind? = nil
        ) {
            (self.sender, self.text, self.date, self.time) = (sender, text, date, time)
            (self.isOwn, self.kind) = (isOwn, kind)
        }
    }

    /// Whom a chat is with.
    package enum Nature: String, Hashable, Sendable {
        case people, channel, bot
        /// The user's own notes ("Saved Messages").
        case ownNotes
    }

    package var app: Transcript.App
    /// The other person's name, or the group's; nil where the export does not say.
    package var title: String?
    package var isGroup: Bool
    package var nature = Nature.people
    /// The messenger's own number of the chat: two of one title are two people.
    package var account: String?
    /// Which figure of the dates is the day cannot be told.
    package var daysAreUncertain = false
    /// Why it must not be filed unseen, in words; nil when it may be.
    package var doubt: String?
    package var lines: [Line]

    package init(app: Transcript.App = .unknown, title: String? = nil, isGroup: Bool = false, lines: [Line]) {
        (self.app, self.title, self.isGroup, self.lines) = (app, title, isGroup, lines)
    }

    /// Why a chat whose owner nobody knows is not filed unseen.
    package static let ownerIsUnknown = "the chat does not say which messages are yours"

    /// Everybody who wrote, in the order of their first message.
    package var senders: [String] {
        var known: Set<String> = []
        return lines.compactMap { known.insert($0.sender).inserted ? $0.sender : nil }
    }

    /// Messages of one day that are one conversation; more are several.
    private static let mostLines = 2000

    /// One for each day that has messages; what has no day is one together.
    package var days: [ExportedChat] {
        var empty = self
        empty.lines = []
        var days: [ExportedChat] = []
        let contradiction = contradiction
        for line in lines {
            if days.last?.lines.last?.date != line.date || (days.last?.lines.count ?? .max) >= Self.mostLines {
                days.append(empty)
            }
            days[days.count - 1].lines.append(line)
        }
        // A day of the user's own messages alone would be believed by its title.
        for index in days.indices where days[index].lines.allSatisfy({ $0.isOwn == true }) {
            days[index].doubt = doubt ?? contradiction
        }
        return days
    }

    /// What a chat of two is called by is none of those whose messages it has, in words: nil where it may be.
    private var contradiction: String? {
        guard !isGroup, let title else { return nil }
        let others = lines.filter { $0.isOwn != true }.map(\.sender)
        guard let other = others.first, !Set(others).contains(where: { Self.mayBeOne(title, $0) }) else { return nil }
        return "the chat is called \"\(UntrustedText.line(title, limit: 80))\", its messages are from "
            + "\"\(UntrustedText.line(other, limit: 80))\""
    }

    /// All words of one stand in the other: "Maria" and "Maria Lopez".
    private static func mayBeOne(_ a: String, _ b: String) -> Bool {
        let (one, other) = (words(of: a), words(of: b))
        return one.isEmpty || other.isEmpty
            ? a.folded == b.folded : one.isSubset(of: other) || other.isSubset(of: one)
    }

    private static func words(of name: String) -> Set<String> {
        Set(NameNormalizer.fold(name).split(separator: " ").map(String.init))
    }

    /// The chat as what is read from a capture: sides where they are known, a line above each day's first message.
    ///
    /// In a chat of two the title says who the other one is; a sender of another name stands beside it.
    package func transcript() -> Transcript {
        var transcript = Transcript(app: app, title: title, isGroup: isGroup)
        let isSided = lines.contains { $0.isOwn != nil }
        let other = isSided && !isGroup ? title?.folded : nil
        var day: CalendarDate?
        for line in lines {
            if let date = line.date, date != day {
                transcript.separators.append(
                    .init(
                        text: date.description, date: date, beforeMessage: transcript.messages.count,
                        isUncertain: daysAreUncertain ? true : nil))
                day = date
            }
            let side: Message.Side = line.isOwn == true ? .right : isSided ? .left : .unknown
            let isNamed = line.isOwn != true && (other == nil || line.sender.folded != other)
            transcript.messages.append(
                Message(
                    side: side, kind: line.kind, sender: isNamed ? line.sender : nil, text: line.text,
                    time: line.time?.description))
        }
        transcript.text = plainText
        return transcript
    }
}

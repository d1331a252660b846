/// A conversation as a messenger exported it, or as it was copied: messages with their sender and time, oldest first.
package struct ExportedChat: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package var sender: String
        package var text: String
        /// On the clocks of whoever exported it; nil where a copied text has none.
        package var date: CalendarDate?
        package var time: ClockTime?
        /// The user wrote it; nil where the export does not say.
        package var isOwn: Bool?

        package init(
            sender: String, text: String, date: CalendarDate? = nil, time: ClockTime? = nil, isOwn: Bool? = nil
        ) {
            (self.sender, self.text, self.date, self.time, self.isOwn) = (sender, text, date, time, isOwn)
        }
    }

    package var app: Transcript.App
    /// The other person's name, or the group's; nil where the export does not say.
    package var title: String?
    package var isGroup: Bool
    package var lines: [Line]

    package init(app: Transcript.App = .unknown, title: String? = nil, isGroup: Bool = false, lines: [Line]) {
        (self.app, self.title, self.isGroup, self.lines) = (app, title, isGroup, lines)
    }

    /// Everybody who wrote, in the order of their first message.
    package var senders: [String] {
        var known: Set<String> = []
        return lines.compactMap { known.insert($0.sender).inserted ? $0.sender : nil }
    }

    /// Messages of one day that are one conversation; more are several.
    private static let mostLines = 2000

    /// One for each day that has messages; what has no day is one together.
    package var days: [ExportedChat] {
        var days: [ExportedChat] = []
        for line in lines {
            if let known = days.last?.lines, known.last?.date == line.date, known.count < Self.mostLines {
                days[days.count - 1].lines.append(line)
            } else {
                days.append(ExportedChat(app: app, title: title, isGroup: isGroup, lines: [line]))
            }
        }
        return days
    }
}

extension ExportedChat {
    /// How the user is called in the plain text.
    static let ownLabel = "You"
    /// Behind the title of a group there, and that of one without.
    static let groupMark = " (group)"
    static let namelessGroup = "Group"

    /// The chat as text that `ChatText` reads back as the same: a title, then `[2024-01-04 10:30] Maria Lopez: Dinner?`. Sides are kept
    /// where the chat's owner was told before.
    package var plainText: String {
        var rows: [String] = []
        if isGroup {
            rows.append((title ?? Self.namelessGroup) + Self.groupMark)
        } else if let title {
            rows.append(title)
        }
        for line in lines {
            let when = line.date.map { "\($0) \(line.time?.description ?? "00:00")" } ?? ""
            let who = line.isOwn == true ? Self.ownLabel : line.sender
            rows.append((when.isEmpty ? "" : "[\(when)] ") + "\(who): \(line.text)")
        }
        return rows.joined(separator: "\n")
    }

    /// The chat as what is read from a capture: sides where they are known, a line above each day's first message.
    package func transcript() -> Transcript {
        var transcript = Transcript(app: app, title: title, isGroup: isGroup)
        let isSided = lines.contains { $0.isOwn != nil }
        var day: CalendarDate?
        for line in lines {
            if let date = line.date, date != day {
                transcript.separators.append(
                    .init(text: date.description, date: date, beforeMessage: transcript.messages.count))
                day = date
            }
            let side: Message.Side = line.isOwn == true ? .right : isSided ? .left : .unknown
            transcript.messages.append(
                Message(
                    side: side, sender: line.isOwn == true || isSided && !isGroup ? nil : line.sender, text: line.text))
        }
        transcript.text = plainText
        return transcript
    }
}

/// Reads turns under heads of their own, as Slack, Discord and Teams copy them (`TurnHead`).
enum CopiedTurns {
    /// - Parameter today: What "Today" means; nil: not known.
    /// - Returns: Nil when the text is no such chat: at least two write, by turns or one of them the user.
    static func read(_ text: String, owner: ChatOwner, today: CalendarDate?) -> ExportedChat? {
        let rows = text.split(whereSeparator: \.isNewline).map { UntrustedText.clean($0).trimmingWhitespace }
            .filter { !$0.isEmpty }
        var turns: [(line: ExportedChat.Line, day: String)] = []
        var heads = 0
        var name: String?
        for (index, row) in rows.enumerated() {
            if let head = TurnHead(row), let sender = head.sender ?? name ?? turns.last?.line.sender {
                // A time alone is of the day of the message before it.
                let day = head.day.isEmpty && head.sender == nil && name == nil ? turns.last?.day : head.day
                turns.append((.init(sender: sender, text: "", time: head.time), day ?? ""))
                (heads, name) = (heads + 1, nil)
            } else if index + 1 < rows.count, NamePattern.isName(row), let next = TurnHead(rows[index + 1]),
                next.sender == nil
            {
                name = row
            } else if let last = turns.indices.last {
                turns[last].line.text += (turns[last].line.text.isEmpty ? "" : "\n") + row
            } else {
                // What begins otherwise is no such copy.
                return nil
            }
        }
        var chat = ExportedChat(lines: turns.map(\.line).filter { !$0.text.isEmpty })
        let days = turns.map { turn in today.flatMap { DaysOfMessages.date(of: turn.day, captureDay: $0) } }
        if days.allSatisfy({ $0 != nil }) {
            chat.lines = zip(turns, days).compactMap { turn, day in
                var line = turn.line
                line.date = day
                return line.text.isEmpty ? nil : line
            }
        }
        let labels = Set(chat.lines.map(\.sender))
        guard (2...8).contains(labels.count), heads * 12 >= rows.count,
            chat.lines.count > labels.count || labels.contains(where: owner.isOwnName)
        else { return nil }
        return chat
    }
}

internal import Foundation

/// Reads a chat that came as text: WhatsApp's exports of Android and iOS in any country's date order, what WhatsApp and Telegram
/// copy, turns under heads of their own (`CopiedTurns`), and plain `Name: text` lines.
package enum ChatText {
    /// - Parameters:
    ///   - name: The file's, without its folder: "WhatsApp Chat with Maria Lopez.txt" names the chat.
    ///   - owner: Tells two labels of a chat from any two words before colons.
    ///   - today: When it was handed in; nil: not known.
    /// - Returns: Nil when the text is no such chat.
    package static func read(
        _ text: String, name: String? = nil, owner: ChatOwner = ChatOwner(), today: CalendarDate? = nil
    ) -> ExportedChat? {
        dated(text, name, today) ?? CopiedTurns.read(text, owner: owner, today: today) ?? labelled(text, owner, today)
    }

    // MARK: with times

    /// A head and what follows it.
    private struct Row {
        var head: ChatLineHead
        /// Nil for what nobody said: the messenger's own sentence, or a line of a message that looks like one.
        var sender: String?
        var text: String
        var line: Substring
    }

    private static func dated(_ text: String, _ name: String?, _ today: CalendarDate?) -> ExportedChat? {
        var rows: [Row] = [], titles: [Substring] = []
        var lines = 0
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            if let head = ChatLineHead(line) {
                rows.append(row(head, line))
                continue
            }
            lines += 1
            if rows.isEmpty {
                titles.append(line)
                // What has none of its first lines dated is no export.
                if titles.count > 3 { return nil }
            } else {
                rows[rows.count - 1].text += "\n" + line
            }
        }
        guard !rows.isEmpty, rows.count > 1 || rows[0].sender != nil, rows.count * 12 >= lines else { return nil }
        let order = DateOrder(rows.map(\.head), today: today)
        let isOwnForm = rows.allSatisfy(\.head.isOwnForm)
        let said = said(rows, order)
        var (chat, isKept) = titled(titles, said, name)
        isKept = isKept && isOwnForm
        chat.daysAreUncertain = chat.daysAreUncertain || order.isUncertain
        chat.lines = said.compactMap { row in
            let told = ChatPhrases.told(
                UntrustedText.clean(ChatPhrases.withoutTail(row.text), keepingLines: true))
            guard let sender = row.sender, !told.text.isEmpty else { return nil }
            return .init(
                sender: sender, text: told.text, date: order.date(row.head.figures), time: row.head.time,
                isOwn: isKept ? sender == ExportedChat.ownLabel : nil, kind: row.head.kind ?? told.kind)
        }
        return chat.lines.isEmpty ? nil : chat
    }

    private static func row(_ head: ChatLineHead, _ line: Substring) -> Row {
        if let sender = head.sender { return Row(head: head, sender: sender, text: "", line: line) }
        guard let (sender, said) = parted(head.rest), let kept = ChatPhrases.said(said) else {
            return Row(head: head, text: "", line: line)
        }
        return Row(head: head, sender: sender, text: kept, line: line)
    }

    /// What somebody said. A messenger says its own sentences, and what follows them, in the order of time: what has another time than
    /// its neighbours' and no sender ("27/03/2024, 18:02 - just a line") is a line of the message before it.
    private static func said(_ rows: [Row], _ order: DateOrder) -> [Row] {
        // By index, the minute of the next message.
        var ends = [Int?](repeating: nil, count: rows.count)
        var end: Int?
        for (index, row) in rows.enumerated().reversed() {
            ends[index] = end
            if row.sender != nil { end = order.minute(row.head) }
        }
        var said: [Row] = []
        for (row, end) in zip(rows, ends) {
            if row.sender != nil {
                said.append(row)
            } else if let start = said.last.flatMap({ order.minute($0.head) }), let minute = order.minute(row.head),
                minute < start - slack || minute > (end ?? .max - slack) + slack
            {
                said[said.count - 1].text += "\n" + row.line + row.text
            }
        }
        return said
    }

    /// Minutes by which what a phone says of a message's time may go back: a clock that is put back, one that is slow.
    private static let slack = 60

    /// What stands above the messages, the file's name and the form of the lines say of a chat.
    ///
    /// - Returns: The chat without its messages, and whether the text is one of our own that says whose they are.
    private static func titled(
        _ titles: [Substring], _ rows: [Row], _ name: String?
    ) -> (chat: ExportedChat, isKept: Bool) {
        var chat = ExportedChat(app: app(rows, name), lines: [])
        let headline = titles.map { UntrustedText.clean($0) }.first { !$0.isEmpty }
        if let headline, let header = ChatHeader(headline), rows.allSatisfy(\.head.isOwnForm) {
            (chat.title, chat.app, chat.account) = (header.title, header.app, header.account)
            (chat.isGroup, chat.daysAreUncertain) = (header.isGroup, header.daysAreUncertain)
            // Nothing is kept unless its owner was told, or it is a group's.
            return (chat, rows.contains { $0.sender == ExportedChat.ownLabel } || header.isGroup || isNamed(chat, rows))
        }
        let senders = Set(rows.compactMap { $0.sender?.folded })
        chat.title = headline ?? name.flatMap { ChatFileName.title(of: $0, senders: senders) }
        return (chat, headline != nil && rows.allSatisfy { [headline, ExportedChat.ownLabel].contains($0.sender) })
    }

    /// Only the one whom the chat is named after wrote.
    private static func isNamed(_ chat: ExportedChat, _ rows: [Row]) -> Bool {
        rows.allSatisfy { $0.sender == chat.title }
    }

    private static func app(_ rows: [Row], _ name: String?) -> Transcript.App {
        if let name, let app = ChatFileName.app(of: name) { return app }
        if rows.contains(where: { $0.head.sender != nil }) { return .telegram }
        return rows.contains { !$0.head.isOwnForm } ? .whatsapp : .unknown
    }

    /// "Maria Lopez: Dinner?": nil for a line that nobody said.
    private static func parted(_ rest: Substring) -> (String, Substring)? {
        guard let colon = rest.firstIndex(of: ":") else { return nil }
        var sender = UntrustedText.clean(rest[..<colon])
        if sender.hasPrefix("~") { sender = "~" + UntrustedText.clean(sender.dropFirst()) }
        let text = rest[rest.index(after: colon)...]
        guard !sender.isEmpty, sender != "~", sender.count <= 80, !ChatPhrases.isNotice(sender),
            text.isEmpty || text.first?.isWhitespace == true
        else { return nil }
        return (sender, text.drop { $0 == " " })
    }

    // MARK: without times

    /// `Maria: …` and `Tom: …` by turns: at least two who write, and most lines labelled. "Sat Jun 13 16:42:49 2020" above them is when.
    private static func labelled(_ text: String, _ owner: ChatOwner, _ today: CalendarDate?) -> ExportedChat? {
        var lines: [ExportedChat.Line] = [], title: String?
        var others = 0
        var day: CalendarDate?
        let rows = text.split(whereSeparator: \.isNewline)
        for (index, row) in rows.enumerated() {
            if let (sender, said) = parted(row), isLabel(sender), !said.allSatisfy(\.isWhitespace) {
                lines.append(.init(sender: sender, text: UntrustedText.clean(said), date: day))
            } else if let date = date(of: row, before: rows.dropFirst(index + 1).first, today) {
                day = date
            } else if index == 0 {
                title = UntrustedText.clean(row)
            } else if lines.isEmpty {
                return nil
            } else {
                others += 1
                lines[lines.count - 1].text += "\n" + UntrustedText.clean(row)
            }
        }
        lines = withoutListed(lines, owner)
        let labels = Set(lines.map(\.sender))
        guard lines.count >= 2, (2...8).contains(labels.count), others * 2 <= lines.count,
            lines.count > labels.count || labels.contains(where: owner.isOwnName),
            title.map({ NamePattern.isName($0) }) ?? true
        else { return nil }
        // What was said before the first of them has no day, and a chat has all or none.
        if lines.contains(where: { $0.date == nil }) {
            for index in lines.indices { lines[index].date = nil }
        }
        return ExportedChat(title: title, lines: lines)
    }

    /// The day of a line that holds nothing else, and figures that say so, above what somebody says; a day alone may be the second line of
    /// a message.
    private static func date(
        of row: Substring, before next: Substring?, _ today: CalendarDate?
    ) -> CalendarDate? {
        let text = UntrustedText.clean(row)
        guard let today, let next, let (sender, _) = parted(next), isLabel(sender), DayPattern.isDay(text),
            TimestampPattern.isTimestamp(text)
        else { return nil }
        return DaysOfMessages.date(of: text, captureDay: today)
    }

    /// "Milk: 2" within somebody's shopping list is a line of their message: a label that stands once, is no given name, and has a number.
    private static func withoutListed(_ lines: [ExportedChat.Line], _ owner: ChatOwner) -> [ExportedChat.Line] {
        let counts = Dictionary(lines.map { ($0.sender, 1) }, uniquingKeysWith: +)
        return lines.reduce(into: []) { kept, line in
            let first = line.sender.prefix { !$0.isWhitespace }
            let isListed =
                counts[line.sender] == 1 && !owner.isOwnName(line.sender) && !GivenNames.isKnown(String(first).folded)
                && line.text.first?.isNumber == true
            if isListed, !kept.isEmpty {
                kept[kept.count - 1].text += "\n" + line.sender + ": " + line.text
            } else {
                kept.append(line)
            }
        }
    }

    /// A name of at most four words, as people keep it: "Jon Smith", "Smith, Jon", "Jon Smith 🎾", "Jon (Plumber)", "Anna 2", "~Jon".
    private static func isLabel(_ text: String) -> Bool {
        let bare = text.hasPrefix("~") ? text.dropFirst() : text[...]
        if isNumber(bare) { return true }
        guard bare.count <= 40, bare.contains(where: \.isLetter), bare.first.map({ !",.-'’)".contains($0) }) ?? false
        else {
            return false
        }
        let words = bare.split(whereSeparator: { $0.isWhitespace || $0 == "(" || $0 == ")" })
        guard words.count <= 4, let first = words.first, !first.allSatisfy(\.isNumber),
            // "Saturday: market at 9" is a line of a programme, "April: see you there" one of somebody's.
            !DayPattern.isDay(String(bare)) || CalendarWords.months[String(bare).folded] != nil
        else { return false }
        return bare.count(where: { $0 == "," }) <= 1
            && bare.count(where: { $0 == "(" }) == bare.count(where: { $0 == ")" })
            && words.allSatisfy { word in
                word.allSatisfy(\.isWholeNumber) && word.count <= 3
                    || word.allSatisfy {
                        $0.isLetter || ".,-'’".contains($0) || $0.unicodeScalars.contains(where: \.isSymbol)
                    }
            }
    }

    /// "+1 202 555 0177", of whom no name is kept.
    private static func isNumber(_ text: Substring) -> Bool {
        text.hasPrefix("+") && (7...15).contains(text.count(where: \.isWholeNumber))
            && text.dropFirst().allSatisfy { $0.isWholeNumber || $0.isWhitespace || "-.()".contains($0) }
    }
}

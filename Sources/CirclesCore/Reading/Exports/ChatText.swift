internal import Foundation

/// Reads a chat that came as text: WhatsApp's exports of Android and iOS in any country's date order, what WhatsApp and Telegram
/// copy, and plain `Name: text` lines.
package enum ChatText {
    /// - Parameters:
    ///   - name: The file's, without its folder: "WhatsApp Chat with Maria Lopez.txt" names the chat.
    ///   - owner: Tells two labels of a chat from any two words before colons.
    ///   - today: When it was handed in; nil: not known.
    /// - Returns: Nil when the text is no such chat.
    package static func read(
        _ text: String, name: String? = nil, owner: ChatOwner = ChatOwner(), today: CalendarDate? = nil
    ) -> ExportedChat? {
        dated(text, name, today) ?? labelled(text, owner)
    }

    // MARK: with times

    private struct Row {
        var head: ChatLineHead
        var sender: String
        var text: String
    }

    private static func dated(_ text: String, _ name: String?, _ today: CalendarDate?) -> ExportedChat? {
        var rows: [Row] = [], titles: [Substring] = [], heads: [ChatLineHead] = []
        var lines = 0
        var isOpen = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            guard let head = ChatLineHead(line) else {
                if heads.isEmpty {
                    titles.append(line)
                    // What has none of its first lines dated is no export.
                    if titles.count > 3 { return nil }
                } else if isOpen {
                    rows[rows.count - 1].text += "\n" + line
                }
                lines += 1
                continue
            }
            heads.append(head)
            guard let row = row(head) else {
                // What the messenger says itself, and what follows it, nobody said.
                isOpen = false
                continue
            }
            rows.append(row)
            isOpen = true
        }
        guard !heads.isEmpty, !rows.isEmpty || heads.count > 1, heads.count * 12 >= lines else { return nil }
        var (chat, isKept) = titled(titles, rows, name)
        isKept = isKept && heads.allSatisfy(\.isOwnForm)
        let order = DateOrder(heads, today: today)
        chat.daysAreUncertain = chat.daysAreUncertain || order.isUncertain
        chat.lines = rows.compactMap { row in
            let told = ChatPhrases.told(UntrustedText.clean(row.text, keepingLines: true))
            guard !told.text.isEmpty else { return nil }
            return .init(
                sender: row.sender, text: told.text, date: order.date(row.head.figures), time: row.head.time,
                isOwn: isKept ? row.sender == ExportedChat.ownLabel : nil, kind: row.head.kind ?? told.kind)
        }
        return chat.lines.isEmpty ? nil : chat
    }

    private static func row(_ head: ChatLineHead) -> Row? {
        if let sender = head.sender { return Row(head: head, sender: sender, text: "") }
        guard let (sender, said) = parted(head.rest), let kept = ChatPhrases.said(said) else { return nil }
        return Row(head: head, sender: sender, text: kept)
    }

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
        let senders = Set(rows.map { $0.sender.folded })
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

    /// `Maria: …` and `Tom: …` by turns: at least two who write, and most lines labelled.
    private static func labelled(_ text: String, _ owner: ChatOwner) -> ExportedChat? {
        var lines: [ExportedChat.Line] = [], title: String?
        var others = 0
        for (index, row) in text.split(whereSeparator: \.isNewline).enumerated() {
            if let (sender, said) = parted(row), isLabel(sender), !said.allSatisfy(\.isWhitespace) {
                lines.append(.init(sender: sender, text: UntrustedText.clean(said)))
            } else if index == 0 {
                title = UntrustedText.clean(row)
            } else if lines.isEmpty {
                return nil
            } else {
                others += 1
                lines[lines.count - 1].text += "\n" + UntrustedText.clean(row)
            }
        }
        let labels = Set(lines.map(\.sender))
        guard lines.count >= 2, (2...8).contains(labels.count), others * 2 <= lines.count,
            lines.count > labels.count || labels.contains(where: owner.isOwnName),
            title.map({ NamePattern.isName($0) }) ?? true
        else { return nil }
        return ExportedChat(title: title, lines: lines)
    }

    /// A name of at most four words, as people keep it: "Jon Smith", "Smith, Jon", "Jon Smith 🎾", "Jon (Plumber)", "Anna 2", "~Jon".
    private static func isLabel(_ text: String) -> Bool {
        let bare = text.hasPrefix("~") ? text.dropFirst() : text[...]
        guard bare.count <= 40, bare.contains(where: \.isLetter), bare.first.map({ !",.-'’)".contains($0) }) ?? false
        else {
            return false
        }
        let words = bare.split(whereSeparator: { $0.isWhitespace || $0 == "(" || $0 == ")" })
        guard words.count <= 4, let first = words.first, !first.allSatisfy(\.isNumber) else { return false }
        return bare.count(where: { $0 == "," }) <= 1
            && bare.count(where: { $0 == "(" }) == bare.count(where: { $0 == ")" })
            && words.allSatisfy { word in
                word.allSatisfy(\.isWholeNumber) && word.count <= 3
                    || word.allSatisfy {
                        $0.isLetter || ".,-'’".contains($0) || $0.unicodeScalars.contains(where: \.isSymbol)
                    }
            }
    }
}

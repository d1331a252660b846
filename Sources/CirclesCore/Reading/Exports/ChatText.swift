internal import Foundation

/// Reads a chat that came as text: WhatsApp's exports of Android and iOS in any country's date order, what Telegram and WhatsApp
/// copy, and plain `Name: text` lines.
package enum ChatText {
    /// - Parameter name: The file's, without its folder: "WhatsApp Chat with Maria Lopez.txt" names the chat.
    /// - Returns: Nil when the text is no such chat.
    package static func read(_ text: String, name: String? = nil) -> ExportedChat? {
        dated(text, name) ?? labelled(text)
    }

    // MARK: with times

    private struct Row {
        var head: ChatLineHead
        var sender: String
        var text: String
    }

    private static func dated(_ text: String, _ name: String?) -> ExportedChat? {
        var rows: [Row] = [], titles: [Substring] = []
        var heads = 0, lines = 0
        var isOpen = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            guard let head = ChatLineHead(line) else {
                if heads == 0 {
                    titles.append(line)
                    // What has none of its first lines dated is no export.
                    if titles.count > 3 { return nil }
                } else if isOpen {
                    rows[rows.count - 1].text += "\n" + line
                }
                lines += 1
                continue
            }
            heads += 1
            guard let (sender, said) = parted(head.rest), let kept = ChatPhrases.said(said) else {
                // What the messenger says itself, and what follows it, nobody said.
                isOpen = false
                continue
            }
            rows.append(Row(head: head, sender: sender, text: kept))
            isOpen = true
        }
        guard heads >= 1, !rows.isEmpty || heads > 1, heads * 12 >= lines else { return nil }
        let order = DateOrder(rows.map(\.head))
        let headline = titles.map { UntrustedText.clean($0) }.first { !$0.isEmpty }
        let isGroup = headline?.hasSuffix(ExportedChat.groupMark) ?? false
        let plain = isGroup ? headline.map { String($0.dropLast(ExportedChat.groupMark.count)) } : headline
        let title = plain == ExportedChat.namelessGroup && isGroup ? nil : plain ?? name.flatMap(title(ofFile:))
        // A text of our own names the user, and a chat of two its other side.
        let isOwnText =
            isGroup || headline != nil && rows.allSatisfy { [plain, ExportedChat.ownLabel].contains($0.sender) }
        let messages = rows.compactMap { row -> ExportedChat.Line? in
            let text = UntrustedText.clean(row.text, keepingLines: true)
            guard !text.isEmpty else { return nil }
            return .init(
                sender: row.sender, text: text, date: order.date(row.head.figures), time: row.head.time,
                isOwn: isOwnText ? row.sender == ExportedChat.ownLabel : nil)
        }
        guard !messages.isEmpty else { return nil }
        return ExportedChat(
            app: name?.lowercased().contains("whatsapp") == true || name == "_chat.txt" ? .whatsapp : .unknown,
            title: title, isGroup: isGroup,
            lines: messages)
    }

    /// "Maria Lopez: Dinner?": nil for a line that nobody said.
    private static func parted(_ rest: Substring) -> (String, Substring)? {
        guard let colon = rest.firstIndex(of: ":") else { return nil }
        let sender = UntrustedText.clean(rest[..<colon].drop { $0 == "~" })
        let text = rest[rest.index(after: colon)...]
        guard !sender.isEmpty, sender.count <= 80, text.isEmpty || text.first?.isWhitespace == true else { return nil }
        return (sender, text.drop { $0 == " " })
    }

    /// "WhatsApp Chat with Maria Lopez", "WhatsApp Chat - Maria", "Chat de WhatsApp con María", "WhatsApp-Chat mit Maria".
    private static func title(ofFile name: String) -> String? {
        let stem = name.hasSuffix(".txt") || name.hasSuffix(".zip") ? name.dropLast(4) : name[...]
        guard stem.lowercased().contains("whatsapp") else { return nil }
        for joint in [" with ", " mit ", " con ", " avec ", " - ", " com "] {
            guard let found = stem.range(of: joint) else { continue }
            let title = UntrustedText.clean(stem[found.upperBound...])
            return title.isEmpty ? nil : title
        }
        return nil
    }

    // MARK: without times

    /// `Maria: …` and `Tom: …` by turns: at least two who write, and most lines labelled.
    private static func labelled(_ text: String) -> ExportedChat? {
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
            lines.count > labels.count || labels.contains(where: ChatOwner.isOwnWord),
            title.map({ NamePattern.isName($0) }) ?? true
        else { return nil }
        return ExportedChat(title: title, lines: lines)
    }

    /// A name of at most four words that begins with a letter.
    private static func isLabel(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter, text.count <= 40 else { return false }
        let words = text.split(separator: " ")
        return words.count <= 4 && text.allSatisfy { $0.isLetter || $0.isWhitespace || ".-'’".contains($0) }
    }
}

/// Which of three figures is the day, told by all lines of a chat together.
struct DateOrder {
    private enum Order { case dayFirst, monthFirst, yearFirst }
    private let order: Order

    init(_ heads: [ChatLineHead]) {
        if heads.contains(where: \.isYearFirst) {
            order = .yearFirst
        } else if heads.contains(where: { $0.figures.0 > 12 }) {
            order = .dayFirst
        } else if heads.contains(where: { $0.figures.1 > 12 }) {
            order = .monthFirst
        } else {
            // Messages are in order: the reading in which the days never go back.
            let back = { (order: Order) in
                zip(heads, heads.dropFirst()).count {
                    guard let a = Self.date($0.figures, order), let b = Self.date($1.figures, order) else {
                        return true
                    }
                    return b < a
                }
            }
            let (day, month) = (back(.dayFirst), back(.monthFirst))
            let isTwelveHour = heads.first.map { $0.isTwelveHour && $0.separator == "/" } ?? false
            order = day < month ? .dayFirst : month < day ? .monthFirst : isTwelveHour ? .monthFirst : .dayFirst
        }
    }

    func date(_ figures: (Int, Int, Int)) -> CalendarDate? { Self.date(figures, order) }

    private static func date(_ figures: (Int, Int, Int), _ order: Order) -> CalendarDate? {
        let (year, month, day) =
            switch order {
            case .dayFirst: (figures.2, figures.1, figures.0)
            case .monthFirst: (figures.2, figures.0, figures.1)
            case .yearFirst: (figures.0, figures.1, figures.2)
            }
        return CalendarDate(year: year < 100 ? 2000 + year : year, month: month, day: day)
    }
}

/// The first line of a chat as it is kept: `Maria Lopez (WhatsApp)`, `Choir (Telegram 4711, group, day uncertain)`.
///
/// Always with its brackets, so that those of a title are never taken for it.
struct ChatHeader: Equatable {
    var title: String?
    var app = Transcript.App.unknown
    var account: String?
    var isGroup = false
    var daysAreUncertain = false

    init(_ chat: ExportedChat) {
        (title, app, account) = (chat.title.map { UntrustedText.clean($0) }, chat.app, chat.account)
        (isGroup, daysAreUncertain) = (chat.isGroup, chat.daysAreUncertain)
    }

    /// - Returns: Nil for a line that is none.
    init?(_ line: String) {
        guard line.last == ")", let open = line.lastIndex(of: "(") else { return nil }
        let name = line[..<open]
        guard name.isEmpty || name.last == " " else { return nil }
        var marks = line[line.index(after: open)...].dropLast().split(separator: ", ")[...]
        if marks.first.map(String.init) != Self.group {
            guard let first = marks.popFirst()?.split(separator: " "), (1...2).contains(first.count),
                let known = Self.apps.first(where: { $0.value == first[0] })
            else { return nil }
            app = known.key
            account = first.count == 2 ? String(first[1]) : nil
        }
        for mark in marks {
            switch mark {
            case Self.group: isGroup = true
            case Self.uncertain: daysAreUncertain = true
            default: return nil
            }
        }
        let plain = UntrustedText.clean(name)
        // What earlier versions wrote for a group without a name.
        title = plain.isEmpty || app == .unknown && isGroup && plain == "Group" ? nil : plain
    }

    var text: String {
        var marks = [[Self.apps[app] ?? "", account].compactMap(\.self).joined(separator: " ")]
        if isGroup { marks.append(Self.group) }
        if daysAreUncertain { marks.append(Self.uncertain) }
        return [title, "(\(marks.joined(separator: ", ")))"].compactMap(\.self).joined(separator: " ")
    }

    private static let group = "group"
    private static let uncertain = "day uncertain"
    private static let apps: [Transcript.App: String] = [
        .whatsapp: "WhatsApp", .telegram: "Telegram", .signal: "Signal", .messenger: "Messenger",
        .instagram: "Instagram", .imessage: "iMessage", .sms: "SMS", .unknown: "chat",
    ]
}

extension ExportedChat {
    /// How the user is called in the plain text.
    static let ownLabel = "You"

    /// Whether a text is what `plainText` gives of a chat with days.
    static func isPlainText(_ text: String) -> Bool { header(ofPlainText: text) != nil }

    private static func header(ofPlainText text: String) -> ChatHeader? {
        let lines = text.prefix(2000).split(maxSplits: 2, whereSeparator: \.isNewline)
        return lines.count >= 2 && ChatLineHead(lines[1])?.isOwnForm == true ? ChatHeader(String(lines[0])) : nil
    }

    /// The day that all messages of a chat's plain text are of; nil where they are of several, where it is uncertain, and for any
    /// other text.
    package static func soleDay(ofPlainText text: String) -> CalendarDate? {
        guard header(ofPlainText: text)?.daysAreUncertain == false else { return nil }
        // By bytes: each day of a long chat is asked for its neighbours' days.
        let heads = text.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.first == UInt8(ascii: "[") }
        guard let day = heads.first?.dropFirst().prefix(10), heads.allSatisfy({ $0.dropFirst().starts(with: day) })
        else { return nil }
        return CalendarDate(iso: Substring(day))
    }

    /// The chat as text that `ChatText` reads back as the same: a header, then `[2024-01-04 10:30] Maria Lopez: Dinner?`. Sides are
    /// kept where the chat's owner was told before.
    package var plainText: String {
        var rows = [ChatHeader(self).text]
        for line in lines {
            let moment = line.date.map { "\($0) \(line.time?.description ?? "00:00")" }
            let head = [moment, line.kind.flatMap { ChatLineHead.kinds[$0] }].compactMap(\.self).joined(separator: " ")
            // The colon ends a sender's name, and a line of a message that begins like a head is none.
            let who = line.isOwn == true ? Self.ownLabel : line.sender.replacing(": ", with: " - ")
            let text = line.text.replacing("\n", with: "\n ")
            rows.append((head.isEmpty ? "" : "[\(head)] ") + "\(who): \(text)")
        }
        return rows.joined(separator: "\n")
    }
}

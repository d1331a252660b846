package import Foundation

/// Reads a chat that came as JSON: Telegram's `result.json` of one chat or of all, Messenger's and Instagram's `message_1.json`, and
/// the lines of `{"date", "sender", "body"}` that Signal's export tools write.
package enum ChatJSON {
    /// - Parameter zone: On whose clocks moments are told that the file has as seconds.
    /// - Returns: The chats of the file that have messages; nil when it is none of these.
    package static func read(_ bytes: Data, zone: TimeZone) -> [ExportedChat]? {
        let decoder = JSONDecoder()
        if let all = try? decoder.decode(TelegramAccount.self, from: bytes) {
            return all.chats.list.map { $0.chat(own: all.personal_information?.user_id.map { "user\($0)" }) }.filter {
                !$0.lines.isEmpty
            }
        }
        if let one = try? decoder.decode(TelegramChat.self, from: bytes) { return some(one.chat(own: nil)) }
        if let meta = try? decoder.decode(MetaChat.self, from: bytes) { return some(meta.chat(in: zone)) }
        if let encrypted = try? decoder.decode(EncryptedMetaChat.self, from: bytes) {
            return some(encrypted.chat(in: zone))
        }
        return SignalLine.chat(bytes, decoder, in: zone).flatMap(some)
    }

    private static func some(_ chat: ExportedChat) -> [ExportedChat]? { chat.lines.isEmpty ? nil : [chat] }

    /// The day and hour of a moment.
    static func clock(_ seconds: Double, in zone: TimeZone) -> (CalendarDate, ClockTime?)? {
        guard seconds.isFinite, (0...4e9).contains(seconds) else { return nil }
        let moment = Date(timeIntervalSince1970: seconds)
        let local = Int(seconds) + zone.secondsFromGMT(for: moment)
        let minute = (local % 86_400 + 86_400) % 86_400 / 60
        return (CalendarDate(moment, in: zone), ClockTime(hour: minute / 60, minute: minute % 60))
    }

    /// `2024-01-04T10:30:05` as its day and hour.
    static func clock(_ text: String) -> (CalendarDate, ClockTime?)? {
        guard let date = CalendarDate(iso: String(text.prefix(10))) else { return nil }
        return (date, ClockTime(iso: text.dropFirst(11).prefix(5)))
    }

    /// A text within bounds; nil when there is nothing to read in it.
    static func text(_ text: String?) -> String? {
        guard let text else { return nil }
        let clean = UntrustedText.clean(text, keepingLines: true)
        return clean.isEmpty ? nil : clean
    }
}

// MARK: Telegram

private struct TelegramAccount: Decodable {
    struct Person: Decodable { var user_id: Int? }
    struct List: Decodable { var list: [TelegramChat] }

    var personal_information: Person?
    var chats: List
}

private struct TelegramChat: Decodable {
    struct Item: Decodable {
        var type: String
        var date: String?
        var from: String?
        var from_id: String?
        var text: TelegramText?
    }

    var name: String?
    var type: String
    var messages: [Item]

    /// - Parameter own: The user's own `from_id`.
    func chat(own: String?) -> ExportedChat {
        let lines = messages.compactMap { item -> ExportedChat.Line? in
            guard item.type == "message", let text = ChatJSON.text(item.text?.plain),
                let sender = ChatJSON.text(item.from),
                let (date, time) = item.date.flatMap(ChatJSON.clock)
            else { return nil }
            return .init(sender: sender, text: text, date: date, time: time, isOwn: own.map { $0 == item.from_id })
        }
        return ExportedChat(
            app: .telegram, title: ChatJSON.text(name), isGroup: type.contains("group") || type.contains("channel"),
            lines: lines)
    }
}

/// A string, or pieces that are strings or have one.
private struct TelegramText: Decodable {
    struct Piece: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            if let plain = try? decoder.singleValueContainer().decode(String.self) {
                text = plain
            } else {
                text = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .text)
            }
        }

        enum Keys: String, CodingKey { case text }
    }

    var plain: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            plain = text
        } else {
            plain = try container.decode([Piece].self).map(\.text).joined()
        }
    }
}

// MARK: Messenger, Instagram

private struct MetaChat: Decodable {
    struct Person: Decodable { var name: String }
    struct Item: Decodable {
        var sender_name: String
        var timestamp_ms: Double
        var content: String?
        var is_unsent: Bool?
    }

    var participants: [Person]
    var messages: [Item]
    var title: String?
    var thread_path: String?

    func chat(in zone: TimeZone) -> ExportedChat {
        let lines = messages.sorted { $0.timestamp_ms < $1.timestamp_ms }.compactMap { item -> ExportedChat.Line? in
            guard item.is_unsent != true, let text = ChatJSON.text(item.content.map(Self.repaired)),
                let sender = ChatJSON.text(Self.repaired(item.sender_name)),
                let (date, time) = ChatJSON.clock(item.timestamp_ms / 1000, in: zone)
            else { return nil }
            return .init(sender: sender, text: text, date: date, time: time)
        }
        return ExportedChat(
            app: .messenger, title: ChatJSON.text(title.map(Self.repaired)), isGroup: participants.count > 2,
            lines: lines)
    }

    /// These files have each byte of UTF-8 as a character of its own.
    private static func repaired(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { (0x80...0xFF).contains($0.value) }),
            text.unicodeScalars.allSatisfy({ $0.value <= 0xFF })
        else { return text }
        return String(validating: text.unicodeScalars.map { UInt8($0.value) }, as: UTF8.self) ?? text
    }
}

private struct EncryptedMetaChat: Decodable {
    struct Item: Decodable {
        var senderName: String
        var timestamp: Double
        var text: String?
        var isUnsent: Bool?
    }

    var participants: [String]
    var threadName: String?
    var messages: [Item]

    func chat(in zone: TimeZone) -> ExportedChat {
        let lines = messages.sorted { $0.timestamp < $1.timestamp }.compactMap { item -> ExportedChat.Line? in
            guard item.isUnsent != true, let text = ChatJSON.text(item.text),
                let sender = ChatJSON.text(item.senderName),
                let (date, time) = ChatJSON.clock(item.timestamp / 1000, in: zone)
            else { return nil }
            return .init(sender: sender, text: text, date: date, time: time)
        }
        // "Maria Lopez_12"
        let title = threadName.map { name in
            name.lastIndex(of: "_").map { String(name[..<$0]) } ?? name
        }
        return ExportedChat(
            app: .messenger, title: ChatJSON.text(title), isGroup: participants.count > 2, lines: lines)
    }
}

// MARK: Signal

private struct SignalLine: Decodable {
    var date: String
    var sender: String
    var body: String?

    /// An array of such objects, or one a line.
    static func chat(_ bytes: Data, _ decoder: JSONDecoder, in zone: TimeZone) -> ExportedChat? {
        let items: [SignalLine]
        if let all = try? decoder.decode([SignalLine].self, from: bytes) {
            items = all
        } else {
            var lines: [SignalLine] = []
            for row in bytes.split(separator: UInt8(ascii: "\n")) {
                guard let line = try? decoder.decode(SignalLine.self, from: row) else { return nil }
                lines.append(line)
            }
            items = lines
        }
        let lines = items.compactMap { item -> ExportedChat.Line? in
            guard let text = ChatJSON.text(item.body), let sender = ChatJSON.text(item.sender),
                let (date, time) = ChatJSON.clock(item.date)
            else { return nil }
            return .init(sender: sender, text: text, date: date, time: time)
        }
        return lines.isEmpty ? nil : ExportedChat(app: .signal, lines: lines)
    }
}

internal import Foundation

/// Messenger's and Instagram's `message_1.json`.
struct MetaChat: Decodable {
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

    func chat(_ app: Transcript.App, in zone: TimeZone) -> ExportedChat {
        let lines = messages.sorted { $0.timestamp_ms < $1.timestamp_ms }.compactMap { item -> ExportedChat.Line? in
            guard item.is_unsent != true, let text = ChatJSON.text(item.content.map(Self.repaired)),
                let sender = ChatJSON.name(Self.repaired(item.sender_name)), !MetaNotice.isOne(text, by: sender),
                let (date, time) = ChatJSON.clock(item.timestamp_ms / 1000, in: zone)
            else { return nil }
            return .init(sender: sender, text: text, date: date, time: time)
        }
        return ExportedChat(
            app: app, title: ChatJSON.name(title.map(Self.repaired)), isGroup: participants.count > 2,
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

/// The same of an end-to-end encrypted chat.
struct EncryptedMetaChat: Decodable {
    struct Item: Decodable {
        var senderName: String
        var timestamp: Double
        var text: String?
        var isUnsent: Bool?
    }

    var participants: [String]
    var threadName: String?
    var messages: [Item]

    func chat(_ app: Transcript.App, in zone: TimeZone) -> ExportedChat {
        let lines = messages.sorted { $0.timestamp < $1.timestamp }.compactMap { item -> ExportedChat.Line? in
            guard item.isUnsent != true, let text = ChatJSON.text(item.text),
                let sender = ChatJSON.name(item.senderName), !MetaNotice.isOne(text, by: sender),
                let (date, time) = ChatJSON.clock(item.timestamp / 1000, in: zone)
            else { return nil }
            return .init(sender: sender, text: text, date: date, time: time)
        }
        // "Maria Lopez_12"
        let title = threadName.map { name in
            name.lastIndex(of: "_").map { String(name[..<$0]) } ?? name
        }
        return ExportedChat(
            app: app, title: ChatJSON.name(title), isGroup: participants.count > 2, lines: lines)
    }
}

/// What these messengers write as a message although nobody said it: "Reacted 😂 to your message", "Liked a message".
enum MetaNotice {
    static func isOne(_ text: String, by sender: String) -> Bool {
        guard text.count <= 160, !text.contains(where: \.isNewline) else { return false }
        let folded = text.folded.trimmingCharacters(in: CharacterSet(charactersIn: " ."))
        let name = sender.folded
        let whos = [name, name.split(separator: " ").first.map(String.init) ?? name, "you"]
        return whole.contains(folded) || endings.contains { ending in whos.contains { folded == $0 + ending } }
            || pairs.contains { folded.hasPrefix($0.0) && folded.hasSuffix($0.1) && folded.count < 60 }
    }

    private static let whole: Set<String> = [
        "liked a message", "you liked a message", "reacted to your message", "gefallt eine nachricht",
        "hat eine nachricht mit \u{201E}gefallt mir\u{201C} markiert", "le gusto un mensaje", "a aime un message",
    ]
    private static let endings = [
        " sent an attachment", " sent a photo", " sent a video", " sent a voice message", " liked a message",
        " missed your call", " missed your video chat", " started a video chat", " hat einen anhang gesendet",
        " envio un archivo adjunto", " a envoye une piece jointe",
    ]
    private static let pairs = [
        ("reacted ", " to your message"), ("reacted ", " to a message"), ("hat mit ", " auf deine nachricht reagiert"),
        ("reacciono con ", " a tu mensaje"), ("a reagi ", " a votre message"), ("a reagi ", " a ton message"),
    ]
}

internal import Foundation

/// All that Telegram keeps of a user: `result.json` of the whole account.
struct TelegramAccount: Decodable {
    struct Person: Decodable { var user_id: Int? }
    struct List: Decodable { var list: [TelegramChat] }

    private var personal_information: Person?
    private var chats: List

    var exported: [ExportedChat] {
        chats.list.map { $0.chat(own: personal_information?.user_id.map { "user\($0)" }) }
    }
}

/// One chat of Telegram's: a part of `result.json`, or all of it.
struct TelegramChat: Decodable {
    struct Item: Decodable {
        var type: String
        var date: String?
        var from: String?
        var sender: String?
        var isForwarded: Bool
        var text: TelegramText?

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Keys.self)
            type = try values.decode(String.self, forKey: .type)
            date = try values.decodeIfPresent(String.self, forKey: .date)
            from = try values.decodeIfPresent(String.self, forKey: .from)
            // Earlier exports have the bare number.
            sender =
                (try? values.decodeIfPresent(String.self, forKey: .from_id))
                ?? (try? values.decodeIfPresent(Int.self, forKey: .from_id)).map { "user\($0)" }
            // Null is from somebody who is gone or hides.
            isForwarded = values.contains(.forwarded_from)
            text = try values.decodeIfPresent(TelegramText.self, forKey: .text)
        }

        enum Keys: String, CodingKey { case type, date, from, from_id, forwarded_from, text }
    }

    private var name: String?
    private var type: String
    private var id: Int?
    private var messages: [Item]

    /// - Parameter own: The user's own `from_id`.
    func chat(own: String?) -> ExportedChat {
        // In a chat of two the other one has the chat's own number.
        let number = type == "personal_chat" ? id.map { "user\($0)" } : nil
        let other = messages.contains { $0.sender == number } ? number : nil
        var gone: [String] = []
        let lines = messages.compactMap { item -> ExportedChat.Line? in
            guard item.type == "message", let text = ChatJSON.text(item.text?.plain),
                let (date, time) = item.date.flatMap(ChatJSON.clock)
            else { return nil }
            let isOwn = item.sender.flatMap { from in own.map { $0 == from } ?? other.map { $0 != from } }
            return .init(
                sender: ChatJSON.name(item.from) ?? Self.nameless(item.sender, &gone), text: text, date: date,
                time: time, isOwn: isOwn, kind: item.isForwarded ? .forwarded : nil)
        }
        var chat = ExportedChat(
            app: .telegram, title: ChatJSON.name(name), isGroup: type.contains("group"), lines: lines)
        chat.account = id.map(String.init)
        chat.nature =
            switch type {
            case "bot_chat", "verify_codes": .bot
            case "saved_messages": .ownNotes
            default: type.contains("channel") ? .channel : .people
            }
        return chat
    }

    /// A deleted account has no name; two of them are two people.
    private static func nameless(_ id: String?, _ known: inout [String]) -> String {
        let id = id ?? ""
        if !known.contains(id) { known.append(id) }
        let number = known.firstIndex(of: id).map { $0 + 1 } ?? 1
        return number == 1 ? "Deleted account" : "Deleted account \(number)"
    }
}

/// A string, or pieces that are strings or have one.
struct TelegramText: Decodable {
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

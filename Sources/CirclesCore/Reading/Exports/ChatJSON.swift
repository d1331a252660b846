package import Foundation

/// Reads a chat that came as JSON: Telegram's `result.json` of one chat or of all, Messenger's and Instagram's `message_1.json`, and
/// the lines of `{"date", "sender", "body"}` that Signal's export tools write.
package enum ChatJSON {
    /// - Parameters:
    ///   - path: Where the file lies; Messenger's and Instagram's differ in nothing else.
    ///   - zone: On whose clocks moments are told that the file has as seconds.
    /// - Returns: The chats of the file that have messages; nil when it is none of these.
    package static func read(_ bytes: Data, path: String = "", zone: TimeZone) -> [ExportedChat]? {
        let decoder = JSONDecoder()
        if let all = try? decoder.decode(TelegramAccount.self, from: bytes) {
            return doubted(all.exported.filter { !$0.lines.isEmpty })
        }
        if let one = try? decoder.decode(TelegramChat.self, from: bytes) { return some(one.chat(own: nil)) }
        let app = path.lowercased().contains("instagram") ? Transcript.App.instagram : .messenger
        if let meta = try? decoder.decode(MetaChat.self, from: bytes) { return some(meta.chat(app, in: zone)) }
        if let encrypted = try? decoder.decode(EncryptedMetaChat.self, from: bytes) {
            return some(encrypted.chat(app, in: zone))
        }
        return SignalLine.chat(bytes, decoder, in: zone).flatMap(some)
    }

    /// Two chats of one name are two people: which is which is for the user to say.
    private static func doubted(_ chats: [ExportedChat]) -> [ExportedChat] {
        let people = chats.filter { $0.nature == .people && !$0.isGroup }
        let namesakes = Dictionary(grouping: people) { $0.title?.folded ?? "" }.filter { name, chats in
            !name.isEmpty && Set(chats.map(\.account)).count > 1
        }
        return chats.map { chat in
            guard chat.nature == .people, !chat.isGroup, let title = chat.title, let same = namesakes[title.folded]
            else { return chat }
            var chat = chat
            let name = UntrustedText.line(title, limit: 80)
            chat.doubt = "\(same.count) people of this export are called \"\(name)\""
            return chat
        }
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

    /// A name of one line, within bounds.
    static func name(_ text: String?) -> String? {
        text.map { UntrustedText.line($0, limit: 200) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

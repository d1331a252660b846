internal import Foundation

/// A line of `{"date", "sender", "body"}`, as the tools that export Signal write it.
struct SignalLine: Decodable {
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
            guard let text = ChatJSON.text(item.body), let sender = ChatJSON.name(item.sender),
                let (date, time) = ChatJSON.clock(item.date)
            else { return nil }
            return .init(sender: sender, text: text, date: date, time: time)
        }
        return lines.isEmpty ? nil : ExportedChat(app: .signal, lines: lines)
    }
}

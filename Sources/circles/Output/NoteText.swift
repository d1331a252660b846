import CirclesService
import CirclesAPI
import CirclesCore

/// A note as a person reads it.
struct NoteText {
    let open: Inbox.Match
    private var note: InboxNote { open.note }

    /// Messages, or lines of a text, that are shown where not all are.
    private static let shown = 6

    func print(to out: Terminal, wholeText: Bool) {
        let title = note.heading
        let day = open.capture.map { "  \(LocalTime.day(of: $0, open.transcript))" } ?? ""
        out.entry(title.printable + "  ", note.id.short + day, styled: .dim, headStyled: .bold)
        out.entry("  ", open.news ?? note.why, styled: .yellow)
        if note.state != .open { out.line("  it is \(note.state.rawValue)") }
        if let summary = note.summary, !summary.isEmpty {
            out.entry("  ", summary)
        }
        let messages = wholeText ? SpokenLines.messages(open.transcript, note) : []
        let lines = messages.isEmpty ? SpokenLines.of(open.transcript, note) : messages
        let shown = wholeText ? lines[...] : lines.prefix(Self.shown)
        for (index, line) in shown.enumerated() {
            let number = messages.isEmpty ? "" : SpokenLines.number(index, of: messages.count) + " "
            out.entry("  \(number)│ ", line, most: wholeText ? .max : 2)
        }
        let left = lines.count - shown.count
        if left > 0 { out.line(out.styled("  │ … \(Counted.text(left, "more line")): [v]iew", .dim)) }
        for (number, suggestion) in open.match.suggestions.prefix(9).enumerated() {
            out.entry("  \(number + 1) ", "\(suggestion.contact.name)  \(suggestion.reason)", headStyled: .cyan)
        }
    }
}

/// Who said what, a line a message; the bare text where no messages are known.
enum SpokenLines {
    static func of(_ transcript: Transcript?, _ note: InboxNote) -> [String] {
        guard let transcript,
            transcript.messages.contains(where: { $0.side == .left || $0.side == .right || $0.sender != nil })
        else {
            return note.text.split(separator: "\n").map(String.init)
        }
        return messages(transcript, note)
    }

    /// What commands call a message by, as wide as the widest.
    static func number(_ index: Int, of count: Int) -> String {
        let number = String(index + 1)
        return String(repeating: " ", count: max(0, String(count).count - number.count)) + number
    }

    /// Each message on a line, in the order that their numbers have; none where none are known.
    static func messages(_ transcript: Transcript?, _ note: InboxNote) -> [String] {
        guard let transcript else { return [] }
        let other = transcript.isGroup ? "?" : note.title ?? "them"
        return transcript.messages.map { message in
            let text = (message.text.isEmpty ? message.attachment ?? "…" : message.text).replacing("\n", with: " ")
            return SpeakerText.line(message.side, message.sender, other: other, text)
        }
    }
}

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
        let title = note.title ?? (note.text.isEmpty ? "(a picture without text)" : "(no name on it)")
        out.line("\(out.styled(title.printable, .bold))  \(out.styled(note.id.short, .dim))")
        out.line("  \(out.styled(note.why.printable, .yellow))")
        if note.state != .open { out.line("  it is \(note.state.rawValue)") }
        if let summary = note.summary, !summary.isEmpty {
            for line in summary.printable.wrapped(to: max(30, out.width - 2)) { out.line("  \(line)") }
        }
        let lines = SpokenLines.of(open.transcript, note)
        let shown = wholeText ? lines[...] : lines.prefix(Self.shown)
        for line in shown {
            let text = line.printable
            out.line(out.styled("  │ ", .dim) + (out.isTerminal ? text.truncated(to: max(30, out.width - 5)) : text))
        }
        let left = lines.count - shown.count
        if left > 0 { out.line(out.styled("  │ … \(Counted.text(left, "more line"))", .dim)) }
        for (number, suggestion) in open.match.suggestions.prefix(9).enumerated() {
            out.line(
                "  \(out.styled(String(number + 1), .cyan)) \(suggestion.contact.name.printable)  \(out.styled(suggestion.reason.printable, .dim))"
            )
        }
    }
}

/// Who said what, a line a message; the bare text where no messages are known.
enum SpokenLines {
    static func of(_ transcript: Transcript?, _ note: InboxNote) -> [String] {
        guard let transcript, transcript.messages.contains(where: { $0.side == .left || $0.side == .right }) else {
            return note.text.split(separator: "\n").map(String.init)
        }
        let other = transcript.isGroup ? "?" : note.title ?? "they"
        return transcript.messages.map { message in
            let text = (message.text.isEmpty ? message.attachment ?? "…" : message.text).replacing("\n", with: " ")
            return switch message.side {
            case .right: "you: \(text)"
            case .left: "\(message.sender ?? other): \(text)"
            case .center, .unknown: text
            }
        }
    }
}

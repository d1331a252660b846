import CirclesService
import CirclesAPI
import CirclesCore

/// A note as a person reads it.
struct NoteText {
    let note: InboxNote
    let match: MatchDecision

    func print(to out: Terminal, wholeText: Bool) {
        let title = note.title ?? "(no name on it)"
        out.line("\(out.styled(title.printable, .bold))  \(out.styled(note.id.short, .dim))")
        out.line("  \(out.styled(note.reason.rawValue, .yellow)): \(note.explanationWithRemedy.printable)")
        if note.state != .open { out.line("  it is \(note.state.rawValue)") }
        if let summary = note.summary, !summary.isEmpty { out.line("  \(summary.printable)") }
        let lines = note.text.split(separator: "\n")
        for line in wholeText ? lines[...] : lines.prefix(6) {
            let text = String(line).printable
            out.line(out.styled("  │ ", .dim) + (out.isTerminal ? text.truncated(to: max(30, out.width - 5)) : text))
        }
        if !wholeText, lines.count > 6 { out.line(out.styled("  │ … \(lines.count - 6) more lines", .dim)) }
        for (number, suggestion) in match.suggestions.prefix(9).enumerated() {
            out.line(
                "  \(out.styled(String(number + 1), .cyan)) \(suggestion.contact.name.printable)  \(out.styled(suggestion.reason.printable, .dim))"
            )
        }
    }
}

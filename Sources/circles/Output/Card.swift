import CirclesService
import CirclesAPI
import CirclesCore
import Foundation

/// What a person sees of one imported capture.
struct Card {
    let result: ImportResult
    let contacts: [Contact.ID: Contact]

    func print(to terminal: Terminal) {
        terminal.line("\(badge(terminal)) \(heading)")
        if let error = result.error {
            terminal.line("           \(terminal.styled(error.message.printable, .red))")
            if let hint = error.hint { terminal.line("           \(terminal.styled("hint:", .dim)) \(hint.printable)") }
        }
        for warning in ReadingWarnings.words(result.warnings, result.unreadScript) {
            indent("!! \(warning)", terminal, .yellow)
        }
        switch result.conclusion {
        case .interaction(let interaction)?: describe(interaction, terminal)
        case .note(let note)?: describe(note, terminal)
        case nil: break
        }
    }

    private func badge(_ terminal: Terminal) -> String {
        let style: Terminal.Style =
            switch result.status {
            case .filed: .green
            case .inbox, .waiting: .yellow
            case .refused: .red
            case .duplicate, .preview: .cyan
            }
        return terminal.styled(result.status.rawValue.padded(to: 10), style)
    }

    private var heading: String {
        let name = result.path.map { URL(filePath: $0).lastPathComponent } ?? (result.isPicture ? "picture" : "text")
        guard case .interaction(let interaction)? = result.conclusion else { return name.printable }
        let how = result.match?.method.map { " (\($0.rawValue))" } ?? ""
        return "\(name) → \(Names.of(interaction, contacts))\(how)".printable
    }

    private func describe(_ interaction: Interaction, _ terminal: Terminal) {
        let pending = interaction.summaryIsPending ? " (a model's summary is pending)" : ""
        indent(
            "\(LocalTime.text(interaction.occurredAt, interaction.zone)) · \(interaction.summary)\(pending)", terminal)
        for event in interaction.events {
            let when = [event.date?.description, event.time?.description].compactMap { $0 }.joined(separator: " ")
            let sure = event.isUncertain ? " (date uncertain)" : ""
            indent("event: \(event.title)\(when.isEmpty ? "" : ", \(when)")\(sure)", terminal)
        }
        guard result.status != .preview else { return }
        if interaction.captureIDs.count > 1, result.status == .filed {
            return indent(
                "joined: one conversation on \(interaction.captureIDs.count) screenshots; part them with `circles undo`",
                terminal, .dim)
        }
        indent("undo: circles interactions delete \(interaction.id.short) --to-inbox", terminal, .dim)
    }

    private func describe(_ note: InboxNote, _ terminal: Terminal) {
        if note.state == .open {
            indent("\(note.reason.rawValue): \(note.explanationWithRemedy)", terminal)
        } else {
            indent("note \(note.id.short) is \(note.state.rawValue)", terminal)
        }
        for (number, suggestion) in (result.match?.suggestions ?? []).prefix(3).enumerated() {
            indent("\(number + 1) \(suggestion.contact.name) — \(suggestion.reason)", terminal)
        }
        guard result.status != .preview else { return }
        let next =
            note.state == .dismissed
            ? "circles inbox reopen \(note.id.short)" : "circles inbox assign \(note.id.short) WHO"
        indent("next: \(next)", terminal, .dim)
    }

    private func indent(_ text: String, _ terminal: Terminal, _ style: Terminal.Style? = nil) {
        let text = text.printable
        let cut = terminal.isTerminal ? text.truncated(to: max(20, terminal.width * 3 - 11)) : text
        terminal.line("           " + (style.map { terminal.styled(cut, $0) } ?? cut))
    }
}

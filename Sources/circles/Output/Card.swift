import CirclesService
import CirclesAPI
import CirclesCore
import Foundation

/// What a person sees of one imported capture.
struct Card {
    let result: ImportResult
    let contacts: [Contact.ID: Contact]

    func print(to terminal: Terminal) {
        terminal.entry(
            result.status.rawValue.padded(to: 10) + " ", heading + (shownID.map { "  \($0)" } ?? ""), headStyled: badge)
        if let error = result.error {
            indent(error.message, terminal, .red)
            if let hint = error.hint { indent("hint: \(hint)", terminal) }
        }
        for warning in ReadingWarnings.words(result.warnings, result.unreadScript) {
            indent("!! \(warning)", terminal, .yellow)
        }
        if let leftOut = ReadingWarnings.leftOut(result.unreadableLines) {
            indent("!! \(leftOut); circles read --overlay shows where", terminal, .yellow)
        }
        switch result.outcome {
        case .interaction(let interaction)?: describe(interaction, terminal)
        case .note(let note)?: describe(note, terminal)
        case nil: break
        }
    }

    private var badge: Terminal.Style {
        switch result.status {
        case .filed: .green
        case .inbox, .waiting: .yellow
        case .refused: .red
        case .duplicate, .preview: .cyan
        }
    }

    /// What corrections and the inbox know it by; nil where nothing was stored.
    private var shownID: String? {
        guard result.status != .preview else { return nil }
        return switch result.outcome {
        case .interaction(let interaction)?: interaction.id.short
        case .note(let note)?: note.id.short
        case nil: nil
        }
    }

    private var heading: String {
        let name = result.path.map { URL(filePath: $0).lastPathComponent } ?? (result.isPicture ? "picture" : "text")
        guard case .interaction(let interaction)? = result.outcome else { return name.printable }
        let how = result.match?.method.map { " (\($0.text))" } ?? ""
        return "\(name) → \(Names.of(interaction, contacts))\(how)".printable
    }

    private func describe(_ interaction: Interaction, _ terminal: Terminal) {
        let pending = interaction.summaryIsPending ? " (a model's summary is pending)" : ""
        indent(
            "\(LocalTime.text(of: interaction)) · \(interaction.summary)\(pending)", terminal)
        for event in interaction.events {
            let when = [event.date?.description, event.time?.description].compactMap { $0 }.joined(separator: " ")
            let sure = event.isUncertain ? " (date uncertain)" : ""
            indent("event: \(event.title)\(when.isEmpty ? "" : ", \(when)")\(sure)", terminal)
        }
        if interaction.captureIDs.count > 1, result.status == .filed {
            indent(
                "joined: one conversation \(result.isPicture ? "on" : "in") \(interaction.captureIDs.count) "
                    + "\(result.isPicture ? "screenshots" : "parts"); split them with circles undo",
                terminal, .dim)
        }
    }

    private func describe(_ note: InboxNote, _ terminal: Terminal) {
        if note.state == .open {
            // What came before is told as the contacts are now.
            let news = result.status == .duplicate ? result.match.flatMap { NoteSuggestions.news(note, $0) } : nil
            indent(news ?? note.why, terminal)
        } else {
            indent(
                "the note is \(note.state.rawValue)"
                    + (note.state == .dismissed ? "; reopen it: circles inbox reopen \(note.id.short)" : ""), terminal)
        }
        for (number, suggestion) in (result.match?.suggestions ?? []).prefix(3).enumerated() {
            indent("\(number + 1) \(suggestion.contact.name) — \(suggestion.reason)", terminal)
        }
    }

    /// Lines under the heading: wrapped at words on a terminal, three at most.
    private func indent(_ text: String, _ terminal: Terminal, _ style: Terminal.Style? = nil) {
        terminal.entry(String(repeating: " ", count: 11), text, styled: style, most: 3)
    }
}

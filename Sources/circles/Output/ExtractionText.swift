import CirclesCore
import CirclesService

/// What was understood of a conversation, as a person reads it.
struct ExtractionText {
    let extraction: Extraction

    func print(to out: Terminal) {
        let reasoning = out.styled(extraction.reasoning.printable, .dim)
        out.line("who        \((extraction.detectedName ?? "?").printable)  \(reasoning)")
        out.line("summary    \(extraction.summary.printable)")
        for event in extraction.events {
            let when = [event.date?.description, event.time?.description].compactMap { $0 }.joined(separator: " ")
            out.line("event      \(event.title) \(when) (\(event.about.rawValue))".printable)
        }
        for item in extraction.dates {
            out.line("date       \(item.date) \(item.time?.description ?? "") \"\(item.evidence.quote)\"".printable)
        }
        for item in extraction.interests { out.line("interest   \(item.topic) (\(item.about.rawValue))".printable) }
        for item in extraction.relationships {
            out.line("relation   \(item.relation) \(item.name ?? "") (\(item.about.rawValue))".printable)
        }
        out.line("model      \(extraction.model)")
    }
}

import CirclesCore
import CirclesService

/// What was understood of a conversation, as a person reads it.
struct ExtractionText {
    let extraction: Extraction

    func print(to out: Terminal) {
        out.entry("who        ", "\(extraction.detectedName ?? "?")  \(extraction.reasoning)")
        out.entry("summary    ", extraction.summary)
        for event in extraction.events {
            let when = [event.date?.description, event.time?.description].compactMap { $0 }.joined(separator: " ")
            out.entry("event      ", "\(event.title) \(when) (\(event.about.rawValue))")
        }
        for item in extraction.dates {
            out.entry("date       ", "\(item.date) \(item.time?.description ?? "") \"\(item.evidence.quote)\"")
        }
        for item in extraction.interests { out.entry("interest   ", "\(item.topic) (\(item.about.rawValue))") }
        for item in extraction.relationships {
            out.entry("relation   ", "\(item.relation) \(item.name ?? "") (\(item.about.rawValue))")
        }
        out.line("model      \(extraction.model)")
    }
}

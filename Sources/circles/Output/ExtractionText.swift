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
            let place = event.place.map { ", \($0)" } ?? ""
            out.entry("event      ", "\(event.title) \(when)\(place)\(event.about.whose)")
        }
        for item in extraction.dates {
            out.entry("date       ", "\(item.date) \(item.time?.description ?? "") \"\(item.evidence.quote)\"")
        }
        for item in extraction.interests { out.entry("interest   ", "\(item.topic)\(item.about.whose)") }
        for item in extraction.relationships {
            out.entry("relation   ", "\(item.relation) \(item.name ?? "")\(item.about.whose)")
        }
        out.line("model      \(extraction.model)")
    }
}

extension Extraction.Subject {
    /// Behind what is about somebody; nothing for the contact's own.
    var whose: String {
        switch self {
        case .me: " (yours)"
        case .contact: ""
        case .other: " (somebody else's)"
        case .unknown: " (whose?)"
        }
    }
}

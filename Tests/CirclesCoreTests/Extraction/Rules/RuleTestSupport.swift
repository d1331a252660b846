import Foundation

@testable import CirclesCore

/// Thursday, 4 January 2024, half past ten in Berlin.
let thursday = captureTime("2024-01-04T10:30:00")

func captureTime(_ local: String, source: CaptureTime.Source = .given) -> CaptureTime {
    let zone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    let asUTC = (try? Date(local + "Z", strategy: .iso8601)) ?? .distantPast
    let instant = asUTC.addingTimeInterval(-Double(zone.secondsFromGMT(for: asUTC)))
    return CaptureTime(instant: instant, zone: "Europe/Berlin", source: source)
}

/// Lines of a chat with Maria; those that begin with ">" are the user's.
func chat(_ lines: String..., title: String? = "Maria", isGroup: Bool = false) -> Transcript {
    let messages = lines.map { line in
        Message(side: line.hasPrefix(">") ? .right : .left, text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
    }
    return Transcript(title: title, isGroup: isGroup, messages: messages, text: lines.joined(separator: "\n"))
}

func extract(_ transcript: Transcript, at time: CaptureTime = thursday) -> Extraction {
    RuleBasedExtractor().extract(transcript, capturedAt: time)
}

/// "2024-01-06 19:00", one a day that was named.
func days(_ text: String, at time: CaptureTime = thursday) -> [String] {
    extract(chat(text), at: time).dates.map { "\($0.date)" + ($0.time.map { " \($0)" } ?? "") }
}

/// What the rules find in a conversation with Maria on Wednesday 22 April 2026 at noon; lines of one's own begin with ">".
func extracted(_ lines: String..., isGroup: Bool = false) -> Extraction { extracted(lines, isGroup: isGroup) }

func extracted(_ lines: [String], isGroup: Bool) -> Extraction {
    let messages = lines.map { line in
        Message(
            side: line.hasPrefix(">") ? .right : .left, sender: isGroup && !line.hasPrefix(">") ? "Ines" : nil,
            text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
    }
    return extract(
        Transcript(title: "Maria", isGroup: isGroup, messages: messages, text: lines.joined(separator: "\n")),
        at: captureTime("2026-04-22T12:00:00"))
}

func extractedEvents(_ lines: [String]) -> [Extraction.Event] { extracted(lines, isGroup: false).events }

/// Its events: "dinner 2026-04-25 19:00".
func extractedPlans(_ lines: String..., isGroup: Bool = false) -> [String] { extractedPlans(lines, isGroup: isGroup) }

func extractedPlans(_ lines: [String], isGroup: Bool = false) -> [String] {
    extracted(lines, isGroup: isGroup).events.map { event in
        [event.title, event.date.map { "\($0)" }, event.time.map { "\($0)" }].compactMap(\.self).joined(separator: " ")
    }
}

/// Its days, in the order in which they were said.
func extractedDays(_ lines: String...) -> [String] { extracted(lines, isGroup: false).dates.map { "\($0.date)" } }

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

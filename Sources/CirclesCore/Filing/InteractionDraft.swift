package import Foundation

/// Puts together what a filed conversation is remembered as.
package enum InteractionDraft {
    package static func make(
        capture: Capture, transcript: Transcript, extraction: Extraction,
        participants: [Interaction.Participant], summaryIsPending: Bool
    ) -> Interaction {
        Interaction(
            id: .random(), captureIDs: [capture.id], participants: participants,
            occurredAt: occurredAt(transcript, capture.capturedAt), zone: capture.capturedAt.timeZone.identifier,
            dayIsUncertain: dayIsUncertain(transcript.separators, capture), summary: extraction.summary,
            summaryIsPending: summaryIsPending, interests: extraction.interests,
            events: extraction.events, dates: extraction.dates, relationships: extraction.relationships,
            messages: transcript.messages, userNote: capture.userNote, labels: capture.labels)
    }

    /// The latest day and time that the screen itself shows, else the capture's own time; never later than that.
    package static func occurredAt(_ transcript: Transcript, _ captured: CaptureTime) -> Date {
        let separator = transcript.separators.last { $0.date != nil }
        let shown = transcript.messages.last { $0.time != nil }?.time.flatMap(clockTime)
        guard separator?.date != nil || shown != nil else { return captured.instant }
        let day = separator?.date ?? captured.date
        if day == captured.date, shown == nil { return captured.instant }
        let time = shown ?? separator.flatMap { clockTime($0.text) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = captured.timeZone
        let parts = DateComponents(
            year: day.year, month: day.month, day: day.day, hour: time?.hour ?? 12, minute: time?.minute ?? 0)
        guard let instant = calendar.date(from: parts) else { return captured.instant }
        return min(instant, captured.instant)
    }

    /// The last day that the screen shows, else the capture's; and whether it is a guess.
    package static func day(_ transcript: Transcript?, _ capture: Capture) -> (date: CalendarDate, isUncertain: Bool) {
        let separators = transcript?.separators ?? []
        let day = separators.last { $0.date != nil }?.date
        return (min(day ?? capture.capturedAt.date, capture.capturedAt.date), dayIsUncertain(separators, capture))
    }

    /// A text is handed over while it is read; a picture may be years old.
    private static func dayIsUncertain(_ separators: [Transcript.Separator], _ capture: Capture) -> Bool {
        if separators.contains(where: { $0.isUncertain == true }) { return true }
        guard case .image = capture.payload, !capture.capturedAt.source.isCertain else { return false }
        // "Yesterday" tells no more of the day than the file does: said another week, it is another day.
        let otherDay = capture.capturedAt.date.adding(days: 40)
        return !separators.contains { separator in
            guard let date = separator.date else { return false }
            return DaysOfMessages.date(of: separator.text, captureDay: otherDay).map { $0 == date } ?? true
        }
    }

    /// The last `H:MM`, with or without AM or PM, in a label such as "Yesterday 9:14 PM".
    static func clockTime(_ label: String) -> ClockTime? {
        let words = label.lowercased().split { !($0.isNumber || $0.isLetter || $0 == ":" || $0 == ".") }
        for (index, word) in words.enumerated().reversed() {
            let digits = word.prefix { $0.isNumber || $0 == ":" || $0 == "." }
            let parts = digits.split(whereSeparator: { $0 == ":" || $0 == "." })
            guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]), parts[1].count == 2 else {
                continue
            }
            let suffix = word.dropFirst(digits.count) + (index + 1 < words.count ? words[index + 1] : "")
            if suffix.hasPrefix("pm") || suffix.hasPrefix("p.m") {
                return ClockTime(hour: hour < 12 ? hour + 12 : hour, minute: minute)
            }
            if suffix.hasPrefix("am") || suffix.hasPrefix("a.m") {
                return ClockTime(hour: hour == 12 ? 0 : hour, minute: minute)
            }
            return ClockTime(hour: hour, minute: minute)
        }
        return nil
    }
}

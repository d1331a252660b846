import Foundation
import Testing

@testable import CirclesCore

@Suite("When a conversation was")
struct InteractionDraftTests {
    private let captured = CaptureTime(
        instant: Date(timeIntervalSince1970: 1_704_360_600), zone: "Europe/Berlin", source: .given)

    private func occurred(_ separator: (String, String)?, _ time: String?) -> String {
        let transcript = Transcript(
            messages: [Message(side: .left, text: "hi", time: time)],
            separators: separator.map { [.init(text: $0.0, date: CalendarDate(iso: $0.1))] } ?? [])
        return InteractionDraft.occurredAt(transcript, captured).formatted(.iso8601)
    }

    @Test("the capture's own time when the screen shows none")
    func captureTime() {
        #expect(occurred(nil, nil) == "2024-01-04T09:30:00Z")
        #expect(occurred(("Today", "2024-01-04"), nil) == "2024-01-04T09:30:00Z")
    }

    @Test("the last day and time that the screen shows")
    func shown() {
        #expect(occurred(("Yesterday", "2024-01-03"), "9:14 PM") == "2024-01-03T20:14:00Z")
        #expect(occurred(("Yesterday 21:14", "2024-01-03"), nil) == "2024-01-03T20:14:00Z")
        #expect(occurred(nil, "10:05") == "2024-01-04T09:05:00Z")
        #expect(occurred(("Tue, Jan 2", "2024-01-02"), nil) == "2024-01-02T11:00:00Z")
    }

    @Test("never later than the capture")
    func notLater() {
        #expect(occurred(nil, "23:59") == "2024-01-04T09:30:00Z")
    }

    @Test(
        "a picture's day is uncertain where neither the screen nor its name tells it",
        arguments: [
            (CaptureTime.Source.modified, "2 January 2024", false), (.modified, "Yesterday", true),
            (.modified, "Today 9:12 AM", true), (.modified, "Thursday", true), (.modified, "", true), (.now, "", true),
            (.exif, "", false), (.fileName, "Yesterday", false), (.given, "", false),
        ])
    func uncertain(_ source: CaptureTime.Source, _ shown: String, _ isUncertain: Bool) {
        let picture = Capture.Payload.image(
            .init(format: .png, width: 1, height: 1, originalName: nil))
        for (payload, expected) in [(picture, isUncertain), (.text("hi"), false)] {
            let capture = Capture(
                id: .random(), origin: .cli, payload: payload, sha256: "",
                capturedAt: CaptureTime(instant: captured.instant, zone: captured.zone, source: source),
                receivedAt: captured.instant)
            let day = DaysOfMessages.date(of: shown, captureDay: capture.capturedAt.date)
            let transcript = Transcript(separators: [.init(text: shown, date: day)])
            let interaction = InteractionDraft.make(
                capture: capture, transcript: transcript,
                extraction: RuleBasedExtractor().extract(transcript, capturedAt: capture.capturedAt),
                participants: [], summaryIsPending: false)
            #expect(interaction.dayIsUncertain == expected)
            #expect(LocalTime.text(of: interaction).hasPrefix("~") == expected)
        }
    }

    @Test(
        "times as apps show them",
        arguments: [
            ("9:41", "09:41"), ("9:41 PM", "21:41"), ("12:05 a.m.", "00:05"), ("12:05pm", "12:05"),
            ("Yesterday 21:14", "21:14"), ("9.41", "09:41"), ("99:99", ""), ("", ""), ("PM", ""), ("7", ""),
        ])
    func clock(_ label: String, _ time: String) {
        #expect((InteractionDraft.clockTime(label)?.description ?? "") == time)
    }
}

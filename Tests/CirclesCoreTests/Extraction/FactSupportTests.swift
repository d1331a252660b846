import Testing

@testable import CirclesCore

@Suite("A fact is what its quote says")
struct FactSupportTests {
    private func check(_ extraction: Extraction, _ lines: String..., title: String? = "Maria Lopez")
        -> EvidenceCheck.Result
    {
        var transcript = Sample.chat(title: title)
        transcript.messages = lines.map { line in
            Message(side: line.hasPrefix("R") ? .right : .left, text: String(line.dropFirst(3)))
        }
        return EvidenceCheck(transcript, capturedAt: Sample.capturedAt).check(extraction)
    }

    @Test(
        "an interest stands in its quote, in whatever form",
        arguments: [
            ("gardening", "I love my garden", true), ("skydiving", "see you at 8", false),
            ("rock climbing", "I've started climbing", true), ("skiing", "we ski every winter", true),
            ("likes tea", "I like you", false), ("love of opera", "I love you", false),
            ("cycling", "I cycle to work", true),
            ("Klettern", "in der Kletterhalle", true), ("登山", "我喜欢登山", true), ("滑雪", "我喜欢登山", false),
            ("fishing", "the fish was great", true), ("robbing banks", "see you at 8", false),
            ("photography", "I take photographs", true), ("gardenlng", "I love gardening", true),
            ("cars", "the carpet", false),
        ])
    func interests(topic: String, quote: String, isBorneOut: Bool) {
        let item = Extraction.Interest(topic: topic, about: .contact, evidence: .init(quote: quote, message: 0))
        let result = check(Extraction(interests: [item], model: "m"), "L: \(quote)")
        #expect(result.extraction.interests.count == (isBorneOut ? 1 : 0))
        #expect(result.dropped == (isBorneOut ? 0 : 1))
    }

    @Test(
        "a day is named in its message, by whatever name",
        arguments: [
            // Captured on Thursday, 2024-01-04.
            ("2024-01-06", "see you Saturday", true), ("2024-01-06", "see you at 8", false),
            ("2024-01-08", "see you at 8", false),
            ("2024-01-05", "tomorrow then", true), ("2024-01-12", "on the 12th", true), ("2024-03-05", "March 5", true),
            ("2024-01-12", "next Friday?", true), ("2024-01-05", "next Friday?", true),
            ("2024-12-25", "I like tea", false),
            ("2024-01-05", "domani sera", true), ("2024-01-06", "w sobotę", true), ("2024-01-06", "土曜日に", true),
            ("2024-01-12", "12日に会おう", true),
            ("2024-01-12", "1月12日に会おう", true), ("2024-01-13", "it is rot13", false),
            ("2024-01-20", "it costs $20", false),
            ("2024-01-07", "w sobotę", false), ("2024-01-09", "am Dienstag", true),
        ])
    func days(date: String, message: String, isBorneOut: Bool) throws {
        let day = try #require(CalendarDate(iso: date))
        let mention = Extraction.DateMention(date: day, about: .contact, evidence: .init(quote: message, message: 0))
        let event = Extraction.Event(
            title: message, date: day, about: .contact, evidence: .init(quote: message, message: 0))
        let result = check(Extraction(events: [event], dates: [mention], model: "m"), "L: \(message)")
        #expect(result.extraction.dates.count == (isBorneOut ? 1 : 0))
        #expect(result.extraction.events.map(\.date) == [isBorneOut ? day : nil])
    }

    @Test(
        "an hour is, too",
        arguments: [
            (19, 0, "at 7pm", true), (19, 0, "um 19 Uhr", true), (19, 0, "at 8", false), (7, 30, "half eight", true),
            (19, 45, "quarter to eight", true), (12, 0, "at noon", true), (12, 0, "at 9", false),
            (0, 0, "midnight", true),
            (7, 0, "at eight", false),
        ])
    func hours(hour: Int, minute: Int, message: String, isBorneOut: Bool) {
        let time = ClockTime(hour: hour, minute: minute)
        let event = Extraction.Event(
            title: message, date: nil, time: time, about: .contact, evidence: .init(quote: message, message: 0))
        let result = check(Extraction(events: [event], model: "m"), "L: \(message)")
        #expect(result.extraction.events.map(\.time) == [isBorneOut ? time : nil])
    }

    @Test(
        "an event has a word of its message, or is a meeting at a time that was said",
        arguments: [
            ("Dinner", "Dinner at ours on Saturday", true), ("wedding", "see you at 8", false),
            ("Meeting with Maria", "see you on Saturday", true), ("Meeting with Maria", "I like tea", false),
            ("Maria's birthday party", "it's my birthday on Saturday", true),
            ("Bank robbery with Maria", "see you on Saturday", false),
        ])
    func events(title: String, message: String, isBorneOut: Bool) {
        let event = Extraction.Event(
            title: title, date: CalendarDate(iso: "2024-01-06"), about: .contact,
            evidence: .init(quote: message, message: 0))
        #expect(check(Extraction(events: [event], model: "m"), "L: \(message)").extraction.events.isEmpty != isBorneOut)
    }

    @Test(
        "a relation has a word for it in its quote",
        arguments: [
            ("sister", "My sister Ana", true), ("sister", "Meine Schwester Ana", true),
            ("wife", "My sister Ana", false),
            ("mother", "my mom called", true), ("colleague", "Ana is late", false),
        ])
    func relations(relation: String, quote: String, isBorneOut: Bool) {
        let item = Extraction.Relationship(
            relation: relation, name: nil, about: .contact, evidence: .init(quote: quote, message: 0))
        #expect(
            check(Extraction(relationships: [item], model: "m"), "L: \(quote)").extraction.relationships.isEmpty
                != isBorneOut)
    }
}

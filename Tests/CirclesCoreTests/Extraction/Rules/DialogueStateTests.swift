import CirclesTestSupport
import Testing

@testable import CirclesCore

@Suite("A plan is a thread, on Thursday 4 January 2024")
struct DialogueStateTests {
    /// "brunch 2024-01-07 11:00".
    private func plans(_ transcript: Transcript) -> [String] {
        extract(transcript).events.map { event in
            event.title + (event.date.map { " \($0)" } ?? "") + (event.time.map { " \($0)" } ?? "")
        }
    }

    private func days(_ transcript: Transcript) -> Set<String> {
        Set(extract(transcript).dates.map(\.date.description))
    }

    @Test("a day that is countered and agreed is one event under the first one's name")
    func countered() {
        let found = chat(
            "Brunch on Saturday?", ">Love to", "Forget Saturday, my car broke down", ">Sunday at 11 then?", "Perfect")
        #expect(plans(found) == ["brunch 2024-01-07 11:00"])
        #expect(days(found) == ["2024-01-07"])
    }

    @Test("without a name of its own a plan is a meeting with the other person")
    func unnamed() {
        let found = chat("Forget Saturday, my car broke down", ">Sunday at 11 then?", "Perfect")
        #expect(plans(found) == ["meet Maria 2024-01-07 11:00"])
    }

    @Test("the title comes from the turn before")
    func inherited() {
        #expect(plans(chat("Cinema?", ">Sure, when", "tonight 9:15 works")) == ["cinema 2024-01-04 21:15"])
        #expect(plans(chat(">And the viewing?", "On Monday at 16:00")) == ["viewing 2024-01-08 16:00"])
    }

    @Test(
        "refused and moved-away days are neither events nor dates",
        arguments: [
            ["Dinner Friday?", ">Friday's no good, sorry"], ["Dinner Friday?", ">Friday I have choir"],
            ["Kino am Freitag?", ">Freitag kann ich leider nicht"], ["The match on Friday is cancelled"],
            ["No practice this Friday"], ["If it rains on Friday we stay home"],
            ["I was supposed to fly to Rome on Friday"],
            ["¿Quedamos el viernes?", ">El viernes no puedo"], ["On se voit vendredi ?", ">Vendredi je ne peux pas"],
            ["Have you seen Friday Night Lights?"],
        ])
    func closed(lines: [String]) {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        let found = extract(Transcript(title: "Maria", messages: messages, text: lines.joined(separator: "\n")))
        #expect(found.events == [] && found.dates == [])
    }

    @Test(
        "of a move only the new day is left",
        arguments: [
            "Training moves from Friday to Sunday", "Das Treffen ist von Freitag auf Sonntag verschoben",
            "Coffee on Sunday instead of Friday?",
        ])
    func moved(text: String) {
        #expect(days(chat(text)) == ["2024-01-07"])
        #expect(plans(chat(text)).count == 1)
    }

    @Test("what was off and is back on stands")
    func revived() {
        let found = chat("The Friday hike is off, thunderstorms", ">:(", "Update: the hike is back on Friday, 7am!")
        #expect(plans(found) == ["hike 2024-01-05 07:00"])
    }

    @Test("one of several days is taken")
    func chosen() {
        let found = chat("Saturday or Sunday for the hike?", ">Sunday")
        #expect(plans(found) == ["hike 2024-01-07"])
        #expect(days(found) == ["2024-01-07"])
    }

    @Test("an event of a model's on a refused day is dropped, one on the day that came in its place is kept")
    func models() {
        let transcript = chat("Dinner Friday?", ">Can't do Friday, how about Sunday?", "Perfect")
        func event(_ date: String, _ quote: String, _ message: Int) -> Extraction.Event {
            Extraction.Event(
                title: "dinner", date: CalendarDate(iso: date), about: .contact,
                evidence: .init(quote: quote, message: message))
        }
        let answer = Extraction(
            events: [event("2024-01-05", "Dinner Friday?", 0)],
            dates: [
                .init(
                    date: CalendarDate(iso: "2024-01-07") ?? thursday.date, about: .me,
                    evidence: .init(quote: "how about Sunday?", message: 1))
            ], model: "a model")
        let checked = EvidenceCheck(transcript, capturedAt: thursday).check(answer)
        #expect(checked.extraction.events == [] && checked.dropped == 1)
        #expect(checked.extraction.dates.count == 1)
    }

    @Test("tonight, said after midnight, is the evening that is ending")
    func afterMidnight() {
        let night = captureTime("2024-01-05T00:40:00")
        #expect(extract(chat("great party tonight"), at: night).dates.map(\.date.description) == ["2024-01-04"])
        #expect(extract(chat("dinner tonight at 8?"), at: night).events.map(\.date?.description) == ["2024-01-05"])
    }

    @Test("ten times the messages take at most twenty times as long")
    func linear() {
        func milliseconds(_ count: Int) -> Double {
            let lines = (0..<count).map { index in
                Message(
                    side: index % 2 == 0 ? .left : .right,
                    text: ["Dinner on Saturday at 7?", "can't, Sunday?", "Sunday works", "at Luigi's then"][index % 4])
            }
            let transcript = Transcript(title: "Maria", messages: lines, text: "")
            return (0..<3).map { _ in
                processorMilliseconds { _ = RuleBasedExtractor().extract(transcript, capturedAt: thursday) }
            }.min() ?? 0
        }
        let (some, many) = (milliseconds(1000), milliseconds(10_000))
        #expect(many <= some * 20, "\(many) ms for 10,000 messages, \(some) ms for 1,000")
    }
}

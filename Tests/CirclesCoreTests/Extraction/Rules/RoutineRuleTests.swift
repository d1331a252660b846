import Testing

@testable import CirclesCore

@Suite("Plans that come again or last for days, on Thursday 4 January 2024")
struct RoutineRuleTests {
    private func events(_ text: String) -> [Extraction.Event] { extract(chat(text)).events }

    @Test(
        "a plan of every week is one event with its rule, from the first such day on",
        arguments: [
            ("Choir is every Tuesday at 7pm", "choir 2024-01-09 19:00 FREQ=WEEKLY;BYDAY=TU"),
            ("Book club every other Wednesday at 19:30", "book club 2024-01-10 19:30 FREQ=WEEKLY;INTERVAL=2;BYDAY=WE"),
            (
                "We have training every Monday and Thursday at 18:00",
                "training 2024-01-04 18:00 FREQ=WEEKLY;BYDAY=MO,TH"
            ),
            ("Wir haben jeden Dienstag um 19 Uhr Chorprobe", "Chorprobe 2024-01-09 19:00 FREQ=WEEKLY;BYDAY=TU"),
            ("Training ist immer mittwochs um 18:30", "Training 2024-01-10 18:30 FREQ=WEEKLY;BYDAY=WE"),
            ("Ensayo todos los jueves a las 20:00", "ensayo 2024-01-04 20:00 FREQ=WEEKLY;BYDAY=TH"),
            ("Cours de yoga chaque lundi à 18h30", "cours de yoga 2024-01-08 18:30 FREQ=WEEKLY;BYDAY=MO"),
        ])
    func weekly(text: String, expected: String) {
        let found = events(text)
        #expect(
            found.map { event in
                [event.title, event.date?.description, event.time?.description, event.repeats?.rule].compactMap(\.self)
                    .joined(separator: " ")
            } == [expected])
        #expect(found.allSatisfy { text.contains($0.evidence.quote) && $0.lastDate == nil })
    }

    @Test(
        "what begins next week or on a day comes first from then on",
        arguments: [
            ("Choir is every Friday at 7pm from next week", "2024-01-12"),
            ("Yoga starts again next week, Fridays at 7pm", "2024-01-12"),
            ("Choir is every Tuesday at 7pm, starting 6 February", "2024-02-06"),
            ("Choir is every Tuesday at 7pm as of 1 February", "2024-02-06"),
            ("Choir is every Friday from 7 to 9pm", "2024-01-05"),
            ("Der Chor ist ab nächster Woche immer freitags um 19 Uhr", "2024-01-12"),
            ("El coro es todos los viernes a las 19h a partir de la semana que viene", "2024-01-12"),
            ("La chorale est tous les vendredis à 19h à partir de la semaine prochaine", "2024-01-12"),
        ])
    func begun(text: String, first: String) {
        #expect(events(text).filter { $0.repeats != nil }.map(\.date?.description) == [first])
    }

    @Test(
        "a habit, a memory and a denial of every week are no plan",
        arguments: [
            "I bake bread every Sunday", "I used to play chess every Tuesday at 7", "Jeden Montag ist Stau",
            "I can't do every Tuesday at 7", "Every Friday is the same",
        ])
    func habits(text: String) { #expect(events(text).allSatisfy { $0.repeats == nil }) }

    @Test(
        "several days in a row are one event from the first to the last",
        arguments: [
            ("Team offsite 15-17 March", "2024-03-15 2024-03-17"),
            ("The festival is from the 3rd to the 5th of May", "2024-05-03 2024-05-05"),
            ("Conference May 3–5, you coming?", "2024-05-03 2024-05-05"),
            ("Segelkurs vom 3. bis 5. Mai", "2024-05-03 2024-05-05"),
            ("Camping trip May 30 to June 2", "2024-05-30 2024-06-02"),
            ("Retreat from Friday to Sunday", "2024-01-05 2024-01-07"),
            ("Festival del 3 al 5 de mayo", "2024-05-03 2024-05-05"),
            ("Stage du 3 au 5 mai", "2024-05-03 2024-05-05"),
        ])
    func ranges(text: String, expected: String) {
        #expect(
            events(text).map { "\($0.date?.description ?? "-") \($0.lastDate?.description ?? "-")" } == [expected])
    }

    @Test("two days to choose from, or two hours, are no days in a row")
    func noRange() {
        #expect(events("Dinner on 3 or 5 May?").allSatisfy { $0.lastDate == nil })
        #expect(events("Lunch on Friday 12-2").allSatisfy { $0.lastDate == nil })
    }

    @Test("a summary says that a plan comes again, or until when it goes on")
    func summary() {
        #expect(extract(chat("Choir is every Tuesday at 7pm")).summary.contains("choir every Tuesday at 19:00"))
        let festival = extract(chat("The festival is from the 3rd to the 5th of May")).summary
        #expect(festival.contains("festival from Friday 3 May 2024 to Sunday 5 May 2024"))
    }

    @Test("a question about a day is asked until somebody says yes")
    func asked() {
        #expect(extract(chat("Dinner on Friday at 7?")).events.map(\.isAsked) == [true])
        #expect(extract(chat("Dinner on Friday at 7?", ">Yes, perfect")).events.map(\.isAsked) == [nil])
        #expect(extract(chat("Dinner on Friday at 7")).events.map(\.isAsked) == [nil])
    }

    @Test("a rule is read as it is written, and comes round in its weeks")
    func rule() throws {
        let rule = try #require(Recurrence(weekdays: [4, 2, 2], weeks: 2))
        #expect(rule.rule == "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH")
        #expect(Recurrence(rule: rule.rule) == rule)
        for text in ["", "FREQ=DAILY", "FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=XX", "FREQ=WEEKLY;INTERVAL=0;BYDAY=MO"] {
            #expect(Recurrence(rule: text) == nil, "\(text)")
        }
        // Thursday 4 January: the week after next goes on.
        let start = try #require(CalendarDate(iso: "2024-01-04"))
        #expect(rule.first(from: start.adding(days: 1), begun: start).description == "2024-01-16")
        #expect(rule.first(from: start.adding(days: -30), begun: start) == start)
        #expect(rule.text == "every other Tuesday and Thursday")
    }
}

import Testing

@testable import CirclesCore

@Suite("Days and times in words, on Thursday 4 January 2024")
struct DateGrammarTests {
    @Test(
        "English days",
        arguments: [
            ("dinner saturday?", "2024-01-06"), ("Saturday 7pm", "2024-01-06 19:00"), ("on Thursday", "2024-01-04"),
            ("next Friday", "2024-01-12"), ("next Monday", "2024-01-08"), ("this Friday", "2024-01-05"),
            ("we met last Sunday", "2023-12-31"), ("Friday was fun", "2023-12-29"), ("see you today", "2024-01-04"),
            ("tonight at 8", "2024-01-04 20:00"), ("tomorrow morning at 8", "2024-01-05 08:00"),
            ("tmrw 6am", "2024-01-05 06:00"), ("the day after tomorrow", "2024-01-06"),
            ("I called yesterday", "2024-01-03"), ("we left last night", "2024-01-03"), ("in two weeks", "2024-01-18"),
            ("in 3 days", "2024-01-07"), ("two weeks ago", "2023-12-21"), ("a week from Saturday", "2024-01-13"),
            ("Friday week", "2024-01-12"), ("Tuesday next week", "2024-01-09"), ("next week Tuesday", "2024-01-09"),
            ("on the 5th", "2024-01-05"), ("on the 3rd", "2024-02-03"), ("by the 20th at noon", "2024-01-20 12:00"),
            ("Jan 15", "2024-01-15"), ("January 15th, 2025", "2025-01-15"), ("the 3rd of March", "2024-03-03"),
            ("3 March at 19:00", "2024-03-03 19:00"), ("Mar 3", "2024-03-03"), ("May 5 at 7pm", "2024-05-05 19:00"),
            ("Fri, Jan 12", "2024-01-12"), ("Sat the 13th", "2024-01-13"), ("Friday 12 January", "2024-01-12"),
            ("March twenty-first", "2024-03-21"), ("Dec 28 was great", "2023-12-28"),
            ("2024-01-15", "2024-01-15"), ("15/01", "2024-01-15"), ("1/15", "2024-01-15"), ("15/01/2025", "2025-01-15"),
            ("due on 3/4", "2024-04-03"), ("12/19 at 9:15 am", "2024-12-19 09:15"),
            ("Sun at 10:30", "2024-01-07 10:30"),
        ])
    func english(text: String, expected: String) { #expect(days(text) == [expected]) }

    @Test(
        "German days",
        arguments: [
            ("am Samstag um 19 Uhr", "2024-01-06 19:00"), ("am 3. März", "2024-03-03"), ("15.01.", "2024-01-15"),
            ("am 15.01. um 9:30 Uhr", "2024-01-15 09:30"), ("bis zum 20.01.2025", "2025-01-20"),
            ("heute Abend um 8", "2024-01-04 20:00"), ("übermorgen", "2024-01-06"),
            ("gestern war ich da", "2024-01-03"),
            ("morgen früh um 7", "2024-01-05 07:00"), ("in zwei Wochen", "2024-01-18"),
            ("vor drei Tagen", "2024-01-01"),
            ("nächsten Freitag", "2024-01-12"), ("kommenden Freitag", "2024-01-05"), ("Samstagabend", "2024-01-06"),
            ("Mo, 8.1. um 10 Uhr", "2024-01-08 10:00"), ("Frühstück am Freitag um halb acht", "2024-01-05 07:30"),
            ("Freitag Viertel nach sechs", "2024-01-05 18:15"), ("heute in einer Woche", "2024-01-11"),
            ("am Dienstag, den 9. Januar", "2024-01-09"), ("am Sonntag haben wir gegrillt", "2023-12-31"),
            ("morgen um 12 Uhr 30", "2024-01-05 12:30"), ("am 5. ab 18 Uhr bei uns", "2024-01-05 18:00"),
        ])
    func german(text: String, expected: String) { #expect(days(text) == [expected]) }

    @Test(
        "Spanish and French days",
        arguments: [
            ("nos vemos mañana", "2024-01-05"), ("el 3 de marzo", "2024-03-03"),
            ("el sábado a las 9", "2024-01-06 09:00"),
            ("pasado mañana", "2024-01-06"), ("el viernes por la noche", "2024-01-05"),
            ("dentro de dos semanas", "2024-01-18"),
            ("cena el sábado a las ocho y media de la noche", "2024-01-06 20:30"),
            ("on se voit demain à 19h30", "2024-01-05 19:30"), ("le 3 mars", "2024-03-03"),
            ("lundi à 8 heures", "2024-01-08 08:00"),
            ("après-demain", "2024-01-06"), ("on part dans 3 jours", "2024-01-07"),
            ("je suis là ce soir", "2024-01-04"),
        ])
    func romance(text: String, expected: String) { #expect(days(text) == [expected]) }

    @Test(
        "times beside a day",
        arguments: [
            ("tomorrow 7:30 pm", "19:30"), ("tomorrow at 7.30pm", "19:30"), ("tomorrow 19h", "19:00"),
            ("tomorrow at noon", "12:00"), ("midnight tomorrow", "23:59"), ("tomorrow half past six", "18:30"),
            ("breakfast tomorrow at quarter to eight", "07:45"), ("dinner tomorrow at quarter to eight", "19:45"),
            ("7 p.m. tomorrow", "19:00"), ("tomorrow at 8 in the evening", "20:00"), ("tomorrow around 3ish", "15:00"),
            ("breakfast tomorrow at 9", "09:00"), ("tomorrow 12am", "00:00"), ("tomorrow 12pm", "12:00"),
            ("tomorrow at seven o'clock in the morning", "07:00"), ("tomorrow @ 6:15pm", "18:15"),
        ])
    func times(text: String, expected: String) { #expect(days(text) == ["2024-01-05 \(expected)"]) }

    @Test(
        "hours as people write them, around the day",
        arguments: [
            ("dinner tomorrow at sevenish", "19:00"), ("dinner tomorrow at 730", "19:30"),
            ("dinner tomorrow at 1930", "19:30"), ("dinner tomorrow at seven sharp", "19:00"),
            ("dinner tomorrow at 8 o clock", "20:00"), ("dinner tomorrow at 20 to 8", "19:40"),
            ("dinner tomorrow at 7-9?", "19:00"), ("lunch tomorrow, 1.15?", "13:15"),
            ("lunch tomorrow, twelve thirty", "12:30"), ("brunch tomorrow, say ten", "10:00"),
            ("party 9 till late tomorrow", "21:00"), ("gig doors 7 tomorrow", "19:00"),
            ("match kick off 3 tomorrow", "15:00"), ("drinks 6 to 8 tomorrow", "18:00"),
            ("picnic around 1 tomorrow", "13:00"), ("coffee tomorrow from 3 to 4", "15:00"),
            ("Essen morgen um viertel acht", "19:15"), ("Essen morgen um drei viertel 8", "19:45"),
            ("Essen morgen um zehn nach sieben", "19:10"), ("Essen morgen um fünf vor halb acht", "19:25"),
            ("Essen morgen um 1930", "19:30"), ("Kaffee morgen von 3 bis 5", "15:00"),
            ("café mañana de 5 a 7", "17:00"), ("un café demain à midi et demi", "12:30"),
            ("un café demain à 3h de l'après-midi", "15:00"), ("demain à 8 heures du soir", "20:00"),
        ])
    func spokenTimes(text: String, expected: String) { #expect(days(text) == ["2024-01-05 \(expected)"]) }

    @Test(
        "a number beside a day that counts or measures something is no hour",
        arguments: [
            "on page 10 to 12 tomorrow", "we need 6 to 8 tomorrow", "a table for 6 to 8 tomorrow",
            "2 to 5 people tomorrow", "live at 150 Main Street since tomorrow", "how about 3 of us tomorrow",
            "about 11 people tomorrow", "level 3 to 5 tomorrow", "a quarter of the cake tomorrow",
            "morgen drei viertel Liter Milch", "morgen kommen 7 bis 8 Leute",
        ])
    func counts(text: String) { #expect(days(text) == ["2024-01-05"]) }

    @Test(
        "what only looks like a day is none",
        arguments: [
            "it may rain", "may the force be with you", "we march 5 miles", "the sun is out", "he sat down", "mon ami",
            "give me a second", "the second one is better", "April said hi", "June and August are my cats", "open 24/7",
            "we won 3-1", "it was 3:2", "version 1.4.2", "update 3.1.4", "only $15", "49.90", "1/2 price", "50/50",
            "8/10 would recommend", "call 555 0199", "+49 170 1234567", "15 Main St", "2 hours", "it took 3 days",
            "every Tuesday", "on Saturdays", "jeden Montag", "next week", "this weekend", "in June", "mid August",
            "Easter", "in 20 minutes", "in 5", "page 40 of 400", "room 12", "the 5th floor", "for the 3rd time",
            "Black Friday deals", "https://example.com/2024/01/15", "guten Morgen!", "Morgen!", "jeden Morgen",
            "hier ist es kalt", "die zweite Tasse", "at 7 people per table", "opens at 7am", "16:9 screen",
            "24 Stunden",
            "a 10.5 average", "iOS 17.2", "12.10 €", "7 of us", "table for 4", "born in 1990", "the year 2024",
            "por la mañana", "I wed him in spring", "Jan is late", "3 of 5", "#15", "Mar is my sister", "at 50%",
            "nr. 5.3", "So ein Mist", "bus 42", "M5 motorway", "10-12 people", "aspect 16:10 ratio", "size 10/12",
            "5.5.2 is out", "I got 12/15", "So, 5 Leute kommen", "in a week or two", "in two months",
            "on the second floor", "in May 2 of us", "15 March Road", "Frau Sonntag", "we painted it in two days",
        ])
    func distractors(text: String) { #expect(days(text) == []) }

    @Test("March and May behind a number are months though written small, where a day is led to or nothing follows")
    func smallMonths() {
        for text in ["the exam is on 12 march", "viva 12 march", "due by 12 march, ok?", "from 12 march we are away"] {
            #expect(days(text) == ["2024-03-12"], "\(text)")
        }
        #expect(days("lands 12 march 6.40am") == ["2024-03-12 06:40"])
        for text in ["all 15 march to the hall", "12 may come to the party", "bought 2 mars"] {
            #expect(days(text) == [], "\(text)")
        }
    }

    @Test("a figure that sounds like a day's head is read, and an hour with a dot in front of its day")
    func shortForms() {
        #expect(days("see you 2moro") == ["2024-01-05"])
        #expect(days("2nite at 8?") == ["2024-01-04 20:00"])
        #expect(days("the train gets in 18.42 friday") == ["2024-01-05 18:42"])
        #expect(days("we have 2 days") == [])
    }

    @Test("short days are days where something moves to them or is on them, and verbs and nouns elsewhere")
    func shortDays() {
        for text in ["book club moved to wed bc of half term", "book club is wed", "how's wed looking"] {
            #expect(days(text) == ["2024-01-10"], "\(text)")
        }
        for text in ["can u do sat instead", "hows sat looking", "pushed back to sat"] {
            #expect(days(text) == ["2024-01-06"], "\(text)")
        }
        for text in [
            "they were wed in spring", "he is sat here", "looking forward to sun and sea", "she wants to wed him",
        ] {
            #expect(days(text) == [], "\(text)")
        }
    }

    @Test("the coming day of today's name is a week away")
    func coming() {
        #expect(days("ciné jeudi prochain ?") == ["2024-01-11"])
        #expect(days("this coming Thursday at 7pm") == ["2024-01-11 19:00"])
    }

    @Test("the year rolls over, both ways")
    func rollOver() {
        let december = captureTime("2024-12-29T23:30:00")
        #expect(days("brunch on Jan 3", at: december) == ["2025-01-03"])
        #expect(days("party on the 31st", at: december) == ["2024-12-31"])
        #expect(days("see you tomorrow", at: captureTime("2024-12-31T12:00:00")) == ["2025-01-01"])
        #expect(days("we met on Dec 28") == ["2023-12-28"])
    }

    @Test("a leap day waits for a leap year")
    func leapDays() {
        #expect(days("exam on 29 Feb") == ["2024-02-29"])
        #expect(days("exam on 29 Feb", at: captureTime("2025-01-04T10:00:00")) == ["2028-02-29"])
        #expect(days("tomorrow", at: captureTime("2024-02-28T10:00:00")) == ["2024-02-29"])
        #expect(days("30 February") == [])
    }

    @Test("a day stays that day where clocks change", arguments: ["2024-03-30T23:45:00", "2024-10-26T23:45:00"])
    func clockChanges(local: String) {
        let day = captureTime(local).date
        #expect(days("tomorrow", at: captureTime(local)) == [day.adding(days: 1).description])
    }

    @Test("a line that dates the messages below it is what tomorrow counts from")
    func separators() {
        var transcript = chat("dentist tomorrow", "party tomorrow")
        transcript.separators = [
            .init(text: "Mon, Jan 1", date: nil, beforeMessage: 0), .init(text: "Today", beforeMessage: 1),
        ]
        #expect(extract(transcript).dates.map(\.date.description) == ["2024-01-02", "2024-01-05"])
        transcript.separators = [.init(text: "?", date: CalendarDate(year: 2023, month: 5, day: 1), beforeMessage: 0)]
        #expect(extract(transcript).dates.first?.date.description == "2023-05-02")
    }

    @Test("days are uncertain when the capture's own date is only a file's, unless named with their year")
    func uncertain() {
        let modified = captureTime("2024-01-04T10:30:00", source: .modified)
        let found = extract(chat("dinner tomorrow, or on 2024-03-01"), at: modified)
        #expect(found.dates.map(\.isUncertain) == [true, false])
        #expect(found.events.first?.isUncertain == true)
        #expect(extract(chat("dinner tomorrow")).dates.map(\.isUncertain) == [false])
    }

    @Test(
        "a line above the messages that says its year makes their days certain, whatever the capture's own date is worth"
    )
    func shownYear() {
        var transcript = chat("dinner tomorrow")
        for (line, isUncertain) in [("4 January 2024", false), ("Thursday 4 January", true), ("Today", true)] {
            transcript.separators = [.init(text: line, beforeMessage: 0)]
            let found = extract(transcript, at: captureTime("2024-01-04T10:30:00", source: .now))
            #expect(found.dates.map(\.isUncertain) == [isUncertain], "\(line)")
            #expect(found.dates.map(\.date.description) == ["2024-01-05"], "\(line)")
        }
    }
}

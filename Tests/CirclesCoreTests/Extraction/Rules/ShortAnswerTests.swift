import Testing

@testable import CirclesCore

@Suite("Short answers decide what was asked and name nothing, on Wednesday 22 April 2026")
struct ShortAnswerTests {
    @Test("“samstag klappt” takes the day and is no place")
    func klappt() {
        #expect(extracted(["grillen am samstag?", ">samstag klappt"], isGroup: false).events.map(\.place) == [nil])
        #expect(extracted(["kino am samstag?", ">klappt"], isGroup: false).events.first?.isAsked == nil)
    }

    @Test("two letters are a day beside words of plans, in a chat that only they and accents show to be German")
    func letters() {
        #expect(
            extractedPlans("fußball do?", ">do hab ich spätschicht", "fr?", ">fr ok 18h") == [
                "fußball 2026-04-24 18:00"
            ])
        #expect(extractedPlans("kommst du mi zum essen?", ">ja") == ["essen 2026-04-22"])
        #expect(extractedPlans("Training Mo früh um 7", ">ok") == ["Training 2026-04-27 07:00"])
        #expect(extractedPlans("spiel is verlegt, nich sa sondern so 16:30", ">ok") == ["spiel 2026-04-26 16:30"])
        #expect(extractedDays("ok, i hol di ab").isEmpty)
        #expect(extractedDays("Kannst du am Sa den Grill mitbringen?") == ["2026-04-25"])
        #expect(extractedPlans("Mi oder Do zum Squash?", ">Do", "Ok, um 19 Uhr dann") == ["Squash 2026-04-23 19:00"])
    }

    @Test("work on the day is a no to it, whether it is new or not")
    func work() {
        #expect(extractedPlans("tennis thursday?", ">thursday is nights").isEmpty)
        #expect(extractedPlans("can't do football today", ">thursday?", "thursday is work too").isEmpty)
    }

    @Test("“no way” refuses what was asked, and what is asked about what was told refuses nothing")
    func amazement() {
        #expect(
            extractedPlans("they're getting married! 23 October, open bar", ">No way, to Steph?") == [
                "wedding 2026-10-23"
            ])
        #expect(extractedPlans("dinner friday?", ">no way").isEmpty)
        #expect(extractedPlans("let's go bowling saturday", ">no way").isEmpty)
        #expect(extractedPlans("we could go bowling saturday", ">no way lol").isEmpty)
    }

    @Test("one of two days is taken: “wed after work”, “le samedi vers midi”")
    func oneOfTwo() {
        #expect(extractedPlans("are you driving up thurs or sat?", ">sat after work") == ["driving up 2026-04-25"])
        #expect(
            extracted(["tu viens le samedi ou le dimanche ?", ">Le samedi vers midi"], isGroup: false).events.map {
                "\($0.date!)"
            }
                == ["2026-04-25"])
    }

    @Test("a day that is not meant has none of what the other one has")
    func notThat() {
        #expect(extractedPlans("Wann kommt er?", ">Nicht Freitag, Samstag, Zug um 18:52") == ["Zug 2026-04-25 18:52"])
        #expect(
            extractedPlans("subimos el 28, no el 27, que el 27 es locura", ">vale").map { $0.suffix(10) } == [
                "2026-04-28"
            ])
    }

    @Test("another hour that somebody has is offered, whatever the language")
    func offered() {
        #expect(
            extractedPlans("su cita es el 28 a las 2:40 pm", ">¿podría ser más tarde?", "Tenemos 4:20 pm.", ">Perfecto")
                == ["cita 2026-04-28 16:20"])
        #expect(
            extractedPlans(
                "Ihr Termin ist am 28. um 14:40", ">haben Sie was früheres?", "um 9:10 hätten wir noch was", ">ja bitte"
            )
                == ["Termin 2026-04-28 09:10"])
    }

    @Test("“nah can't” is a no, also behind an hour that was asked for")
    func plainNo() {
        #expect(extractedPlans("five a side sunday?", ">what time", "6pm", ">nah can't, in-laws are over").isEmpty)
    }

    @Test("a day for what was asked last is counted from today, whatever was told before")
    func fromToday() {
        #expect(
            extractedPlans(
                "your theory exam is on 6 May at 7:50 am.", ">ok thank you. and the driving lesson?",
                "Friday 18:00 as always")
                == ["theory exam 2026-05-06 07:50", "driving lesson 2026-04-24 18:00"])
    }

    @Test("who has to cancel and asks for another day has cancelled")
    func cancelling() {
        #expect(
            extractedPlans(
                "your checkup is on Thursday at 4", ">I have to cancel, do you have anything in May?",
                "Monday 4 May 9.50?", ">great")
                == ["checkup 2026-05-04 09:50"])
        #expect(
            extractedPlans(
                "die Prüfung ist am Freitag um 10", ">okay danke!! und die Fahrstunde morgen?", "die entfällt")
                == ["Prüfung 2026-04-24 10:00"])
    }
}

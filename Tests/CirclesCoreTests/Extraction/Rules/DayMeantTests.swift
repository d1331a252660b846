import Testing

@testable import CirclesCore

@Suite("The day that was meant, and one more day, on Wednesday 22 April 2026")
struct DayMeantTests {
    @Test("whoever asked for a day says which one, when the other asks whether it is today")
    func meant() {
        #expect(extractedPlans("Wednesday run?", ">today?", "no next week", ">ok") == ["run 2026-04-29"])
        #expect(extractedPlans(">Wednesday run?", "today?", ">no, next week") == ["run 2026-04-29"])
        #expect(
            extractedPlans("dinner at 7?", ">today?", "no tomorrow silly", ">sure") == ["dinner 2026-04-23 19:00"])
        #expect(extractedPlans("Laufen am Mittwoch?", ">heute?", "nein, nächste Woche", ">ok") == ["Laufen 2026-04-29"])
        #expect(extractedPlans("pub friday?", ">today?", "no") == ["pub 2026-04-24"])
    }

    @Test("a no to another day that the other side asks for is none to the day behind it")
    func countered() {
        #expect(extractedPlans("run on thursday?", ">friday?", "no, saturday", ">ok") == ["run 2026-04-25"])
        #expect(extractedPlans("run on thursday?", ">friday?", "no friday I'm away").isEmpty)
    }

    @Test("one more day for the same thing leaves the agreed one")
    func oneMore() {
        #expect(
            extractedPlans("tennis thursday at 7?", ">yes!", "friday at 8 too?", ">ok") == [
                "tennis 2026-04-23 19:00", "tennis 2026-04-24 20:00",
            ])
    }
}

@Suite("What keeps somebody from a day is on that day, on Wednesday 22 April 2026")
struct OtherDaysReasonTests {
    @Test("and not on the one that is asked for in its place")
    func reason() {
        #expect(
            extractedPlans(
                "movie on Friday at 20:15?", ">yes!", ">can we do Saturday, I forgot I have choir on Friday", "sure")
                == ["movie 2026-04-25 20:15", "choir 2026-04-24"])
        #expect(
            extractedPlans("grillen am Freitag um 19 Uhr?", ">Freitag hat mein Bruder Geburtstag, Samstag?", "passt")
                == ["grillen 2026-04-25 19:00"])
    }

    @Test("a refused day next week is answered by another one of that week")
    func nextWeek() {
        #expect(extractedPlans("dinner Thursday next week?", ">Can't Thursday, Friday?", "ok") == ["dinner 2026-05-01"])
    }

    @Test("an hour that is corrected behind its day leaves the day")
    func hour() {
        #expect(extractedPlans("Meeting is at 10am tomorrow not 9", ">ok") == ["meeting 2026-04-23 10:00"])
    }

    @Test("who is in bed, or says that it has to be off, does not come")
    func off() {
        #expect(extractedPlans("dinner tonight?", ">I'm in bed already, sorry").isEmpty)
        #expect(extractedPlans("Dinner on Friday?", ">yes", "Dinner has to be off, I have flu").isEmpty)
    }
}

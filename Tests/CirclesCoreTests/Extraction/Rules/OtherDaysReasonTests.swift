import Testing

@testable import CirclesCore

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
                == ["grillen 2026-04-25 19:00", "Bruder Geburtstag 2026-04-24"])
    }

    @Test(
        "what is on a day, so that something else is not, has the day and the hour; the other thing has the day asked for next",
        arguments: [
            "physio at 3 on Thursday, so i cant do lunch", "i have physio on Thursday at 3 so can't do lunch",
            "got physio Thursday at 3 so cant make lunch",
        ])
    func consequence(words: String) {
        let plans = Set(extractedPlans(words, ">friday then?", "ok"))
        #expect(plans == ["physio 2026-04-23 15:00", "lunch 2026-04-24"])
        #expect(Set(extractedPlans("lunch thursday?", ">" + words, ">friday?", "ok")) == plans)
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

import Testing

@testable import CirclesCore

@Suite("Answers that come late or drawn out, and lists of days, on Wednesday 22 April 2026")
struct LateAnswerTests {
    @Test(
        "a no counts that comes after a maybe",
        arguments: [
            ["dinner fri at 8?", ">maybe", "ok", ">sorry gonna skip, feeling rough"],
            ["Kegeln am Freitag?", ">mal schauen", "alles klar", ">sorry, schaff ich leider nicht"],
        ])
    func lateNo(lines: [String]) { #expect(extractedPlans(lines).isEmpty) }

    @Test("a no with a better day names that day")
    func betterDay() {
        #expect(
            extractedPlans("saturday lunch?", ">nah next sat better", "works", ">noon?", "yes") == [
                "lunch 2026-05-02 12:00"
            ])
    }

    @Test(
        "a yes is one in whatever words",
        arguments: [
            "yesss", "ofc", "suuuure", "sounds like a plan", "I'd be up for that", "say no more", "that'd be lovely",
        ])
    func yes(answer: String) {
        let events = extracted("pizza tomorrow?", ">" + answer).events
        #expect(events.map(\.title) == ["pizza"])
        #expect(events.first?.isAsked != true)
    }

    @Test("auch auf Deutsch", arguments: ["jaaaa", "klingt gut", "von mir aus", "da sag ich nicht nein"])
    func ja(answer: String) {
        let events = extracted("Wollen wir am Freitag grillen?", ">" + answer).events
        #expect(events.count == 1)
        #expect(events.first?.isAsked != true)
    }

    @Test("what keeps somebody from a day is on it, with its hour, whoever leaves out the subject")
    func reasons() {
        #expect(
            extractedPlans("drinks on friday?", ">can't do friday, I have the dentist at 3") == [
                "dentist 2026-04-24 15:00"
            ])
        #expect(extractedPlans("sat?", ">cant sat, got a haircut at 10") == ["haircut 2026-04-25 10:00"])
        #expect(extractedPlans(">Hab morgen Zahnarzt, muss Yoga absagen") == ["Zahnarzt 2026-04-23"])
    }

    @Test("each day of a list has what stands beside it, and a day off has nothing")
    func list() {
        #expect(
            extractedPlans("monday gym, tuesday off, wednesday swimming") == ["gym 2026-04-27", "swimming 2026-04-29"])
    }

    @Test("a call is one, and what the date is saved for is its name")
    func names() {
        #expect(extractedPlans(">can I call you tonight", "sure when", ">6?", "ok") == ["call 2026-04-22 18:00"])
        #expect(extractedPlans("can we call tomorrow at 6?", ">yes") == ["call 2026-04-23 18:00"])
        #expect(extractedPlans("save the date: we're getting married on 12 June") == ["wedding 2026-06-12"])
    }

    @Test("who crosses fingers promises nothing, and what is asked for is no small talk")
    func others() {
        #expect(extracted(">Ich drück dir die Daumen für die Prüfung").news == nil)
        let summary = extracted("can you check the meter?", ">will do").summary
        #expect(summary == "Maria asked: “can you check the meter?”")
        #expect(extractedPlans("5 a side on thursday at 7?", ">in") == ["5 a side 2026-04-23 19:00"])
    }
}

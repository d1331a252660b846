import Testing

@testable import CirclesCore

@Suite("A plan is on the day that it was moved to, and on no day that was only spoken of, on Wednesday 22 April 2026")
struct WrongDayTests {
    @Test("from one day to another, in few words of each language")
    func moves() {
        #expect(
            extractedPlans("Os recuerdo la excursión: pasa del lunes al miércoles", ">¿Misma hora?", "Sí, a las 9:15")
                == ["excursión 2026-04-29 09:15"])
        #expect(extractedPlans("La réunion est reportée du 18 au 25 juin", ">Noté") == ["réunion 2026-06-25"])
        #expect(extractedPlans("klausur freitag verschoben auf di", ">puh") == ["klausur 2026-04-28"])
        #expect(
            extractedPlans(
                "cuándo hay q entregar el tp", ">lunes 27?", "si pero la profe lo paso al miercoles 29", ">genial")
                == ["entregar el tp 2026-04-29"])
        #expect(
            extractedPlans("we said cinema was off, new date Tues 28th", ">ok") == ["cinema 2026-04-28"])
        #expect(
            extractedPlans(
                "Singst du bei der Taufe mit?", ">Gern! Wann ist die?",
                "Sollte am Samstag sein, jetzt ist sie am Sonntag, 3.5.", ">Wie spät?", "10:30 Uhr in St. Marien")
                == ["Taufe 2026-05-03 10:30"])
    }

    @Test("what speaks against a day in the same sentence refuses it")
    func ratherNot() {
        #expect(
            extractedPlans("¿Hacemos la ruta?", ">El sábado dan lluvia, así que mejor no") == [])
        #expect(extractedPlans("hike on Saturday?", ">rain on saturday, so better not") == [])
    }

    @Test("where it is closed, and what nobody can come to any more, is no plan, nor is what it is closed for")
    func closed() {
        let wreath = extractedPlans(
            "need the wreath ready", ">For Saturday?", "We're closed Saturday for a wedding. Friday at noon?")
        #expect(wreath.allSatisfy { $0.contains("2026-04-24") })
        #expect(extractedPlans("choir practice is Thursday 7pm", ">can't make it anymore sorry", "shame") == [])
        #expect(
            extractedPlans("choir practice is Thursday 7pm", ">great") == ["choir practice 2026-04-23 19:00"])
    }

    @Test("a day that suits as well takes nobody's place")
    func both() {
        #expect(
            extractedPlans("dinner friday or saturday?", ">friday works", "saturday too")
                == ["dinner 2026-04-24", "dinner 2026-04-25"])
        #expect(
            extractedPlans("dinner friday or saturday?", ">friday works", "no, saturday") == ["dinner 2026-04-25"])
    }

    @Test("a day asked for beside one that is further off is the nearest to it")
    func besideThatDay() {
        let plans = extractedPlans(
            "puppies are 8 wks on the 9th u can come get him", ">ok thats saturday", "yes",
            ">we have a soccer tournament that day can it be sunday", "sure sunday is fine after church like 1")
        #expect(plans.contains { $0.contains("2026-05-10 13:00") } && !plans.contains { $0.contains("2026-04-26") })
    }

    @Test(
        "\"wed\" and \"sat\" are days where somebody takes part or an occasion stands before, and then no hour is today's"
    )
    func shortNames() {
        #expect(
            extractedPlans("Badminton Sat can? Court booked 8-10pm at Bishan", ">can can")
                == ["badminton 2026-04-25 20:00"])
        #expect(extractedDays("whos in sat? 7pm powerleague", ">me") == ["2026-04-25"])
        #expect(extractedDays("the cat lay in sun?", ">ha") == [])
        #expect(
            extractedPlans("u coming 2 maisies sat", ">whats happening", "sleepover from like 6", ">yes")
                == ["sleepover 2026-04-25 18:00"])
    }
}

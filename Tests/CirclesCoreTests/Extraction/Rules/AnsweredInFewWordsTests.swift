import Testing

@testable import CirclesCore

@Suite("An answer of few words is heard, on Wednesday 22 April 2026")
struct AnsweredInFewWordsTests {
    @Test("a yes with a day says nothing else: “Sí, el viernes”, “next friday im in”, “no problem”")
    func yes() {
        #expect(extractedPlans("¿Cena el viernes?", ">Sí, el viernes a las 9") == ["cena 2026-04-24 21:00"])
        #expect(extractedPlans("¿Cena el viernes?", ">sí el viernes a las 9") == ["cena 2026-04-24 21:00"])
        #expect(
            extractedPlans("poker tonight?", ">can't, next friday then?", "next friday im in", ">8 as always")
                == ["poker 2026-05-01 20:00"])
        #expect(extracted("can't do friday after all, saturday?", ">no problem").events.first?.isAsked == nil)
    }

    @Test("a day or a week that is asked about in place of one that is off is the plan's")
    func weeks() {
        #expect(
            extractedPlans("practice is off tomorrow", ">next week again?", "yes fri 7.30 as usual")
                == ["practice 2026-05-01 19:30"])
        #expect(
            extractedPlans("hike this weekend?", ">away. next weekend?", "saturday works") == ["hike 2026-05-02"])
        #expect(
            extractedPlans("doch nicht Freitag, Samstag 11 Uhr?", ">ok") == ["Treffen mit Maria 2026-04-25 11:00"])
        #expect(
            extractedPlans("should we just cancel Friday?", ">nah let's keep it", "ok. Six at the Crown")
                == ["meet Maria 2026-04-24 18:00"])
    }

    @Test("short names of days are read at the head of an answer")
    func shortNames() {
        #expect(
            extractedPlans(
                "doko diese woche?", ">fr kann ich nicht", "sa dann", ">sa passt", "bei mir halb acht")
                == ["doko 2026-04-25 19:30"])
        #expect(
            extractedPlans("sleepover?", ">my mom says not friday", ">but sat is ok", "come at 6")
                == ["sleepover 2026-04-25 18:00"])
        #expect(extractedPlans("dinner on 30th?", ">30th works") == ["dinner 2026-04-30"])
        #expect(extractedPlans("that place on 5th", ">ok").isEmpty)
    }

    @Test("an hour that is kept is the plan's, and a number of people is none")
    func numbers() {
        #expect(
            extractedPlans("call tomorrow at 3?", ">can we make it 4?", "keep 3?", ">ok 3") == ["call 2026-04-23 15:00"]
        )
        #expect(
            extractedPlans("el día 30 es el cumple de Ana, cenamos fuera?", ">reservo para las 9?", "si, para 6")
                == ["cumple de Ana 2026-04-30 21:00"])
        #expect(
            extractedPlans("lathe demonstration is tmrw at 2 not the week after", ">count me in")
                == ["lathe demonstration 2026-04-23 14:00"])
        #expect(
            extractedPlans("drinks tomorrow at the Crown, 7 onwards", ">ok") == ["drinks 2026-04-23 19:00"])
    }

    @Test("a small word of the message's language means nothing that another language's table says of it")
    func smallWords() {
        #expect(
            extractedPlans("puedes recoger a los niños mañana a las 5?", ">claro")
                == ["recoger a los niños 2026-04-23 17:00"])
        #expect(extractedPlans("n'oublie pas le dentiste demain 14h30", ">merci !") == ["dentiste 2026-04-23 14:30"])
    }

    @Test("what goes or comes at an hour, and what is announced before its day, has its name")
    func names() {
        #expect(extractedPlans("train 9:05 from Euston saturday", ">ok") == ["train 2026-04-25 09:05"])
        #expect(extractedPlans("Wir heiraten!", ">wann?", "am 12. September") == ["Hochzeit 2026-09-12"])
        #expect(extractedPlans("school play is on the 26th at 6", ">ok") == ["school play 2026-04-26 18:00"])
        #expect(extractedPlans("I got us tickets for the 4th", ">yay") == ["tickets 2026-05-04"])
    }
}

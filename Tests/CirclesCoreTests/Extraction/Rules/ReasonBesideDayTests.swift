import Testing

@testable import CirclesCore

@Suite("Why a day is refused is no name of the day that is asked for instead, on Wednesday 22 April 2026")
struct ReasonBesideDayTests {
    @Test("one's own exam stays on its day when another one is asked for to meet, in four languages")
    func ownEngagement() {
        #expect(
            extractedPlans("Friday I've got an exam, meet Saturday?", ">ok saturday")
                == ["exam 2026-04-24", "meet Maria 2026-04-25"])
        #expect(
            extractedPlans("Freitag hab ich Prüfung, treffen wir uns Samstag?", ">ok Samstag")
                == ["Prüfung 2026-04-24", "Treffen mit Maria 2026-04-25"])
        #expect(
            extractedPlans("el viernes tengo examen, quedamos el sábado?", ">ok el sábado")
                == ["examen 2026-04-24", "quedada con Maria 2026-04-25"])
        #expect(
            extractedPlans("vendredi j'ai un examen, on se voit samedi ?", ">ok samedi")
                == ["examen 2026-04-24", "rendez-vous avec Maria 2026-04-25"])
        #expect(
            extractedPlans("friday's my mum's birthday, shall we meet saturday instead?", ">saturday's fine")
                == ["mum's birthday 2026-04-24", "meet Maria 2026-04-25"])
    }

    @Test("what stands before the asking for another day, with or without a sign, names nothing on it")
    func beforeTheAsking() {
        #expect(
            extractedPlans(
                "The rehearsal is planned for Friday at five.",
                ">We're at the hospital all afternoon. Might it be Saturday?", "Saturday at five is fine.")
                == ["rehearsal 2026-04-25 17:00"])
        #expect(
            extractedPlans(
                "dinner on saturday?", ">we have a tournament that day can it be sunday", "sunday is fine")
                == ["dinner 2026-04-26", "tournament 2026-04-25"])
        #expect(
            extractedPlans(
                "Die Übergabe wäre am 30.4. um 10 Uhr möglich.",
                ">Da bin ich leider noch im Urlaub, ginge auch der 3. Mai?", "Ja, 3. Mai, 10 Uhr.")
                == ["Übergabe 2026-05-03 10:00"])
        #expect(
            extractedPlans("yo you selling that amp", ">yeah", "tmrw?", ">gig tmrw night :/ sunday", "sunday 2")
                .allSatisfy { !$0.hasPrefix("gig 2026-04-26") })
    }

    @Test("the hour of a reason is its own, and the hour that follows from it the plan's")
    func hours() {
        #expect(
            extractedPlans(
                "bowling friday at 8?", ">can't, got parents evening at 7.30. saturday?", "saturday same time works")
                == ["bowling 2026-04-25 20:00", "parents evening 2026-04-24 19:30"])
        #expect(
            extractedPlans("dinner saturday?", ">yes, my train only gets in at 7.20 so 8?")
                == ["dinner 2026-04-25 20:00", "train 2026-04-25 19:20"])
        #expect(
            extractedPlans("Essen Samstag?", ">ja, mein Zug kommt um 19:20 an, also 20 Uhr?")
                == ["Essen 2026-04-25 20:00"])
        #expect(
            extractedPlans("Treffen wir uns morgen statt um 9 um 10?", ">klar") == [
                "Treffen mit Maria 2026-04-23 10:00"
            ])
    }

    @Test(
        "an own engagement with its hour is on the day that the other side asks for, and the hour behind it the plan's")
    func ownHours() {
        #expect(
            extractedPlans(
                "lunch tomorrow?", ">I've got the dentist at 9.40 but should be fine by 1", "ok 1pm at the noodle place"
            )
                == ["lunch 2026-04-23 13:00", "dentist 2026-04-23 09:40"])
        #expect(
            extractedPlans("Kaffee übermorgen?", ">hab um 11 Friseur, danach so halb 1?", "perfekt")
                == ["Kaffee 2026-04-24 12:30", "Friseur 2026-04-24 11:00"])
        #expect(
            extractedPlans("dinner tomorrow?", ">sure, gym first at 6, then 8?", "8 works")
                == ["dinner 2026-04-23 20:00", "gym 2026-04-23 18:00"])
        #expect(
            extractedPlans("cena mañana?", ">tengo dentista a las 5 pero a las 8 puedo", "vale")
                == ["cena 2026-04-23 20:00", "dentista 2026-04-23 17:00"])
        #expect(
            extractedPlans("dinner on saturday at 7?", ">can we say 8, I've got yoga till 7", "sure")
                == ["dinner 2026-04-25 20:00"])
    }

    @Test("an hour behind “on Monday instead of Tuesday” is Monday's, and what was this morning is no plan")
    func insteadOfDays() {
        #expect(
            extractedPlans("Elternabend ist jetzt doch am Montag statt Dienstag, 19 Uhr", ">danke")
                == ["Elternabend 2026-04-27 19:00"])
        #expect(
            extractedPlans("choir is on thursday instead of wednesday, 6pm", ">ok") == ["choir 2026-04-23 18:00"])
        #expect(extractedPlans("three hour meeting this morning. so tired", ">haha") == [])
    }

    @Test("the day that is taken is the plan's, and what is on the other one stays there")
    func chosen() {
        #expect(
            extractedPlans("free friday or saturday?", ">saturday works, friday i've got pilates", "7 at mine")
                == ["meet Maria 2026-04-25 19:00", "pilates 2026-04-24"])
        #expect(
            extractedPlans("hiking sat or sun?", ">sun better, sat I've got the plumber", "ok sunday 9am")
                == ["hiking 2026-04-26 09:00", "plumber 2026-04-25"])
        #expect(extractedPlans("pub friday or saturday?", ">neither sorry") == [])
        #expect(
            extractedPlans("is the match on saturday or sunday?", ">saturday, 3pm kick off")
                == ["match 2026-04-25 15:00"])
    }

    @Test("what somebody adds to a plan is no name of it")
    func contributions() {
        #expect(
            extractedPlans(
                "Die Winterreifen liegen noch bei uns, holst du sie mal?", ">ja mach ich. freitag nach der arbeit?",
                "Samstag Vormittag", ">samstag um halb 10 dann", "Ich mach Frühstück")
                == ["Winterreifen 2026-04-25 09:30"])
    }
}

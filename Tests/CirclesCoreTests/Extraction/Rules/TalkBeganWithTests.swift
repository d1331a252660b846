import Testing

@testable import CirclesCore

@Suite(
    "A plan is called by what the talk began with, and not by what keeps somebody from a day, on Wednesday 22 April 2026"
)
struct TalkBeganWithTests {
    @Test("what somebody has on the day that does not suit is on that day, and the other day is for what was asked")
    func ownEngagements() {
        #expect(
            extractedPlans(
                "tu peux me couper les cheveux avant le mariage stp", ">oui grave, c quand deja",
                "le mariage samedi. donc jeudi ?", ">jeudi j'ai mon partiel. vendredi 18h", "parfait chez toi"
            ).sorted()
                == ["couper les cheveux 2026-04-24 18:00", "mariage 2026-04-25", "partiel 2026-04-23"])
        #expect(
            extractedPlans("on se voit samedi ?", ">samedi je garde les petits, dimanche plutôt", "ok dimanche 11h")
                == ["rendez-vous avec Maria 2026-04-26 11:00"])
    }

    @Test("what has to be done, or is still offered, names the plan of a later day")
    func undertakings() {
        let negotiation = ["oi! saturday?", ">saturday I'm working, sunday", "sunday 8 o'clock then"]
        for (opening, title) in [
            ("that lemon tree wants pruning before winter", "lemon tree"),
            ("someone has to go through these photos with me", "go through these photos"),
            ("hey saw ur post, is the desk still available?", "desk"),
            ("die Hecke muss dringend runter", "Hecke"),
        ] {
            #expect(
                extractedPlans([">" + opening, "sure"] + negotiation).contains("\(title) 2026-04-26 08:00"))
        }
    }

    @Test("what somebody adds to a plan is no name for it")
    func contributions() {
        #expect(
            extractedPlans(
                "Die Hecke muss dringend runter, hilfst du mir", ">Klar. Montag abend?",
                "Montag 18 Uhr, ich stell das Bier kalt")
                == ["Hecke 2026-04-27 18:00"])
        #expect(
            extractedPlans("the kids want to make slime at yours again", ">go on then, sat 3?", "sat 3, old clothes")
                == ["make slime 2026-04-25 15:00"])
    }

    @Test("a do is an occasion, and a new one is that of which was spoken")
    func standIns() {
        #expect(
            extractedPlans("coffee tomorrow morning? 10.30", ">yep. and dad's bday do on saturday from 3")
                == ["coffee 2026-04-23 10:30", "dad's bday do 2026-04-25 15:00"])
        #expect(
            extractedPlans("how was the dentist", ">they cancelled, new one is 2 may") == ["dentist 2026-05-02"])
    }
}

import Testing

@testable import CirclesCore

@Suite("What else is said of a day, an hour or a plan, on Wednesday 22 April 2026")
struct OtherAffairsOfDayTests {
    @Test(
        "what is asked about beside an engagement leaves that where it is",
        arguments: [
            "Oh so you can't do breakfast Thursday?", "So no breakfast Thursday then?",
            "Ah so Thursday's no good for breakfast?",
        ])
    func otherThing(asked: String) {
        #expect(
            extractedPlans(">Dentist moved me to Thursday at 9", asked, ">No, let's do Friday", "Ok Friday 9am")
                == ["dentist 2026-04-23 09:00", "breakfast 2026-04-24 09:00"])
    }

    @Test(
        "the next such day, asked for behind one that was called off, is a week later",
        arguments: [
            ("Le dîner de vendredi est annulé", "On remet ça à vendredi prochain ?", "dîner"),
            ("La cena del viernes se cancela", "¿La pasamos al próximo viernes?", "cena"),
            ("Dinner on Friday is off", "Next Friday?", "dinner"),
        ])
    func nextOne(told: String, asked: String, title: String) {
        #expect(extractedPlans(told, ">\(asked)", "Ok") == ["\(title) 2026-05-01"])
    }

    @Test("what was agreed on is still to come")
    func agreed() {
        #expect(
            extractedPlans(
                "Treffen wir uns Samstag um 18 Uhr?", ">Nein, Freitag war ausgemacht", "Stimmt, Freitag")
                == ["Treffen mit Maria 2026-04-24 18:00"])
    }

    @Test("a yes and a no may stand before what they are said to")
    func verdicts() {
        #expect(
            extractedPlans("Gym tomorrow at 7am and then coffee at 9 with Jen?", ">Yes to the gym, no to coffee")
                == ["gym 2026-04-23 07:00"])
    }

    @Test(
        "why another hour is asked for is no plan's name",
        arguments: [
            ("See you tomorrow at 6?", "Better 7, I have a meeting", "meet Maria"),
            ("On se voit demain à 18h ?", "Plutôt 19h, j'ai une réunion", "rendez-vous avec Maria"),
            ("Sehen wir uns morgen um 18 Uhr?", "Lieber 19 Uhr, hab ein Meeting", "Treffen mit Maria"),
        ])
    func excuse(asked: String, answer: String, title: String) {
        #expect(extractedPlans(asked, ">\(answer)", "Ok") == ["\(title) 2026-04-23 19:00"])
    }

    @Test("when somebody sees to what is due is no day of it")
    func seesToIt() {
        #expect(
            extractedPlans("You need to hand in the form before Friday", ">Ok I'll do it tonight")
                == ["form 2026-04-24"])
    }

    @Test("what is done together under a condition stands when it is taken")
    func condition() {
        #expect(
            extractedPlans("Wenn das Wetter hält, grillen wir am Samstag", ">Bin dabei, ab wann?", "Ab 17 Uhr")
                == ["grillen 2026-04-25 17:00"])
        #expect(extractedPlans("Wenn das Wetter hält, grillen wir am Samstag", ">Mal sehen").isEmpty)
    }

    @Test("a grown one's birthday is kept in the evening, a child's by day")
    func birthdays() {
        #expect(
            extractedPlans("It's Aoife's 40th on the 25th", ">Where is it?", "The rowing club, from 8")
                == ["Aoife's 40th birthday 2026-04-25 20:00"])
        #expect(
            extractedPlans("It's Aoife's 4th birthday on the 25th", ">What time?", "From 10")
                == ["birthday 2026-04-25 10:00"])
        #expect(
            extractedPlans("Coming for the 20k run on Saturday at 8?", ">Yes!").allSatisfy { $0.hasSuffix("08:00") })
    }

    @Test("no and another hour, and nothing else, is the plan's hour")
    func hour() {
        #expect(extractedPlans("Le quiz est à 19h jeudi", ">non 20h") == ["quiz 2026-04-23 20:00"])
        #expect(extractedPlans("Quiz is at 7 on Thursday", ">no 8") == ["quiz 2026-04-23 20:00"])
    }

    @Test("what was moved to a bare hour of a day has that hour")
    func movedHour() {
        #expect(extractedPlans("Rehearsal's been moved to 6 on Thursday") == ["rehearsal 2026-04-23 18:00"])
    }
}

import Testing

@testable import CirclesCore

@Suite("A plan whose day comes after what it is, on Wednesday 22 April 2026")
struct OpenedPlanTests {
    @Test("is called by what somebody asked for when the talk began, where the day's own turn says nothing of it")
    func undertaking() {
        #expect(
            extractedPlans(
                "short a keeper this week can you play", ">who you playing", "the lads from the brewery. thurs?",
                ">thurs is no good, sat?", "sat 8pm works") == ["keeper 2026-04-25 20:00"])
        #expect(
            extractedPlans(
                "do you still do drum lessons? my lad's desperate", ">yeah how old is he", "nine", ">saturday?",
                "sat at 12") == ["drum lessons 2026-04-25 12:00"])
        #expect(
            extractedPlans(
                "hay que bajar las persianas", ">voy yo. el lunes?", "El lunes viene el practicante. El martes",
                ">martes a las 6") == ["bajar las persianas 2026-04-28 18:00", "practicante 2026-04-27"])
        #expect(
            extractedPlans(
                ">vendes todavía la máquina?", "sí!", ">la paso a ver el viernes?", "dale viernes 18 hs")
                == ["máquina 2026-04-24 18:00"])
    }

    @Test(
        "of which a day was only told gets its hour from the turns behind, and nothing where they speak of something else"
    )
    func looseDays() {
        #expect(
            extractedPlans("Can start your roof tues if ok", ">Great. What time will you arrive?", "7am")
                == ["roof 2026-04-28 07:00"])
        #expect(
            extractedPlans(
                "Hast du Lust auf die Ausstellung?", ">Total!", "Am Sonntag ist der Eintritt frei",
                ">dann gleich früh, um 10?", "Um zehn vor der Kunsthalle") == ["Ausstellung 2026-04-26 10:00"])
        #expect(extractedPlans("rain on Saturday", ">my shift ends at 10") == [])
    }

    @Test("is at the end of its day where it is at midnight, and by day where a garage has the car")
    func hours() {
        #expect(
            extractedPlans("abstract deadline is friday at midnight", ">ok") == ["abstract deadline 2026-04-24 23:59"])
        #expect(extractedPlans("car goes to the garage on Friday at 7.30") == ["car goes 2026-04-24 07:30"])
    }

    @Test("leaves what keeps somebody from its first day as a plan of that day, but for what comes again and again")
    func reasons() {
        #expect(
            extractedPlans("need someone to help with the wall", ">sure. thurs?", "thurs my mum's flying in. saturday?")
                .contains("mum's flying in 2026-04-23"))
        #expect(
            extractedPlans("bowling saturday?", ">can't Saturday, softball finals. sunday?", "sunday works")
                == ["bowling 2026-04-26", "softball finals 2026-04-25"])
        #expect(
            extractedPlans("Kino am Samstag?", ">Samstag heiratet meine Nichte. Montag?", "gern")
                == ["Kino 2026-04-27", "Hochzeit 2026-04-25"])
        #expect(
            extractedPlans("Kino am Samstag?", ">samstag hab ich Nachtdienst, sonntag?", "gern") == ["Kino 2026-04-26"])
        #expect(extractedPlans("bowling tomorrow?", ">tomorrow's packed. sunday?", "ok") == ["bowling 2026-04-26"])
        #expect(
            extractedPlans("lunch Sunday?", ">Sunday I'm at my parents'. Monday?", "ok") == ["lunch 2026-04-27"])
    }
}

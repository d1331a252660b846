import Testing

@testable import CirclesCore

@Suite("Days in figures are read whole, on Wednesday 22 April 2026")
struct DaysInFiguresTests {
    @Test("an article before figures begins no other day: “el 23/05”")
    func article() {
        #expect(extractedPlans("cita para el 23/05 a las 2:40 pm", ">vale") == ["cita 2026-05-23 14:40"])
        #expect(extractedPlans("RDV le 24/06 à 9h", ">ok") == ["RDV 2026-06-24 09:00"])
    }

    @Test("the month behind the last of several days is that of all")
    func listed() {
        #expect(
            extractedPlans("am 20. und 21.6. ist Flohmarkt in der Stadthalle", ">ok")
                == ["Flohmarkt 2026-06-20", "Flohmarkt 2026-06-21"])
        #expect(
            extractedPlans("are you free on the 5th or the 6th of June?", ">the 6th").map { $0.suffix(10) } == [
                "2026-06-06"
            ])
    }

    @Test("“the 28th” behind a verb with “in” is a day")
    func particle() {
        #expect(
            extractedPlans("your brother's flight gets in the 28th at 4:10 pm", ">ok") == [
                "brother's flight 2026-04-28 16:10"
            ])
    }

    @Test("the number of a day is no hour, nor is that of tickets")
    func noHour() {
        #expect(extractedPlans("feier ist aber erst am 5.", ">ok") == ["feier 2026-05-05"])
        #expect(extractedPlans("gig on june 14, got tickets?", ">yes two") == ["gig 2026-06-14"])
        #expect(extractedPlans("konzert am 14.6. hast du karten?", ">ja, zwei.") == ["konzert 2026-06-14"])
    }

    @Test("of “de 9h à 17h” the first hour is the plan's")
    func ranges() {
        #expect(extractedPlans("brocante samedi de 9h à 17h", ">ok") == ["brocante 2026-04-25 09:00"])
        #expect(
            extractedPlans("vide-grenier samedi de 9h30 jusqu'à 17h", ">ok").first?.hasSuffix("2026-04-25 09:30")
                == true)
        #expect(extractedPlans("feria el sábado de 9 a 17h", ">vale") == ["feria 2026-04-25 09:00"])
    }

    @Test("“vendredi en huit” is a week later")
    func inEight() {
        #expect(extractedPlans("déménagement vendredi en huit, tu m'aides ?", ">oui") == ["déménagement 2026-05-01"])
    }
}

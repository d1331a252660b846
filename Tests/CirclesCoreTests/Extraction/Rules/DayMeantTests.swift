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

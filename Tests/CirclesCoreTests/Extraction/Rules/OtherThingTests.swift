import Testing

@testable import CirclesCore

/// What the days are those after Wednesday 22 April 2026.
@Suite("Another day, another hour, another thing of the same day")
struct OtherThingTests {
    @Test(
        "a day by its German rank alone is one, refused or asked for",
        arguments: [
            ["Übergabe dann am 30.4.?", ">Der 30. geht nicht, der 29.?", "Ja"],
            ["Übergabe dann am 30. April?", ">Der 30. ist schlecht, ginge der 29.?", "29. ist in Ordnung"],
            ["Übergabe am 30.4.?", ">30. geht nicht, 29.?", "ok"],
        ])
    func rank(lines: [String]) { #expect(extractedPlans(lines) == ["Übergabe 2026-04-29"]) }

    @Test("a no before a comma is one to what was offered, whatever is on another day")
    func plainNo() {
        #expect(extractedPlans(["Pub on Friday?", ">Can't, I fly out on Saturday"]) == ["fly out 2026-04-25"])
        #expect(extractedPlans(["Kneipe heute?", ">Kann nicht, muss bis Montag den Bericht abgeben"]).isEmpty)
    }

    @Test("an hour by which something is due is the deadline's")
    func due() {
        #expect(
            extractedPlans(["The claims are due on the 30th", ">when exactly?", "by noon"])
                == ["claims 2026-04-30 12:00"])
        #expect(extractedPlans(["Abgabe ist heute", ">Bis wann?", "Bis 14 Uhr"]) == ["Abgabe 2026-04-22 14:00"])
    }

    @Test("another occasion asked for with its hour is another plan of the day, and leaves the first one's hour")
    func sameDay() {
        #expect(
            extractedPlans(["The train gets in on Friday at 1:12", ">great. Lunch at two?", "perfect"])
                == ["train 2026-04-24 13:12", "lunch 2026-04-24 14:00"])
        #expect(
            extractedPlans(["cinema friday at 8?", ">yes! pizza at 6?", "sure"])
                == ["cinema 2026-04-24 20:00", "pizza 2026-04-24 18:00"])
    }

    @Test("an hour that is taken by something else, and later asked for, moves the plan to the next one")
    func later() {
        let lines = [
            "Der Elektriker könnte morgen um 8", ">um 8 bin ich beim Zahnarzt, geht's später?", "Viertel vor elf?",
            ">Super, dann Viertel vor elf",
        ]
        #expect(extractedPlans(lines) == ["Elektriker 2026-04-23 10:45", "Zahnarzt 2026-04-23 08:00"])
    }

    @Test("an hour on the same day is the plan's")
    func ofThatDay() {
        let lines = ["Termin ist am 8. Mai um 10", ">ginge auch nachmittags?", "15 Uhr am selben Tag ginge", ">super"]
        #expect(extractedPlans(lines) == ["Termin 2026-05-08 15:00"])
    }

    @Test("what else is cancelled leaves the plan")
    func otherThing() {
        let lines = ["Die Übergabe ist am 30.4. um 11 Uhr", ">Alles klar. Die Miete für Mai entfällt dann?", "Ja"]
        #expect(extractedPlans(lines) == ["Übergabe 2026-04-30 11:00"])
    }

    @Test(
        "neither a number's part, nor a score, nor opening hours are a day or an hour",
        arguments: [
            [">RE-2026-11-04, Betrag 312,40"], ["Endstand 34:31, zur Halbzeit noch 15:18 hinten"],
            [">does it open Sundays?", "Mon to Sat 8 till 4, closed Sundays I think"],
        ])
    func noPlan(lines: [String]) { #expect(extractedPlans(lines).isEmpty) }

    @Test("what is skipped or moved away from is not on that day")
    func skipped() {
        #expect(extractedPlans(["We're skipping this Thursday because of the flooding"]).isEmpty)
        #expect(extractedDays("July 4th last year we hid from the storm") == ["2025-07-04"])
    }

    @Test(
        "what is still for sale, still to be eaten or spoken of first is what somebody comes for",
        arguments: [
            (["ist das kinderrad noch da", ">ja", "würde morgen kommen so gegen elf?", ">ja passt"], "kinderrad"),
            (["Hast du am Donnerstag Zeit? Wir wollten grillen", ">klar"], "grillen"),
            (["am Donnerstag gibt es Gans. Kommst du?", ">Klar"], "Gans"),
            (["leute putztag donnerstag??", ">ja gern"], "putztag"),
            (["Heute schaffe ich das Jour fixe nicht. Morgen stattdessen?", ">Gern"], "Jour fixe"),
        ])
    func title(lines: [String], title: String) {
        #expect(extractedPlans(lines).map { String($0.split(separator: " 2026")[0]) } == [title])
    }

    @Test("whoever comes between two hours of a morning comes in the morning")
    func window() {
        #expect(
            extractedPlans(["Können Sie morgen kommen?", ">morgen nicht, Freitag zwischen 8 und 10", "Perfekt"])
                .allSatisfy { $0.hasSuffix("2026-04-24 08:00") })
    }
}

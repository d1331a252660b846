import Testing

@testable import CirclesCore

@Suite("Plans that are put off, refused one by one, or told of, on Wednesday 22 April 2026")
struct PutOffTests {
    @Test(
        "whoever asks for another time behind an excuse calls the plan off",
        arguments: [
            [">Dinner on Friday?", "Sure! 7pm", "ugh the sitter bailed, another time?"],
            ["Wollen wir Samstag ins Kino?", ">ja gern, 20 Uhr", "Kind hat Fieber. Ein andermal?"],
            ["Bowling on Friday?", ">my arms still hurt", "so no?", ">so no lol"],
            ["Kegeln am Samstag?", ">hm", "also nein?", ">jep"],
            ["Grillen am Samstag?", ">da bin ich schon bei Steffi eingeladen"],
            ["soft play friday?", ">Tom has measles so we're housebound", "oh no! forget it"],
        ])
    func putOff(lines: [String]) { #expect(extractedPlans(lines).isEmpty) }

    @Test("a friend is seen next time without anything being put off")
    func seeYou() {
        #expect(extractedPlans("Bowling on Friday?", ">yes!", "Next time you pay") == ["bowling 2026-04-24"])
    }

    @Test("each of several plans has the word that stands behind its name")
    func verdicts() {
        #expect(
            extractedPlans("gym thursday 6 or lunch friday?", ">Gym: hard pass, lunch: love to") == ["lunch 2026-04-24"]
        )
        #expect(
            extractedPlans(
                "Sauna am Freitag oder Weihnachtsmarkt am Sonntag?", ">Sauna schaff ich nicht, aber Weihnachtsmarkt")
                == ["Weihnachtsmarkt 2026-04-26"])
    }

    @Test("what a plan is moved for is no day of it, and where somebody is says nothing of it")
    func reasons() {
        #expect(
            extractedPlans(">barbecue saturday?", "yes!", ">moved to Sunday because of the rain on Saturday") == [
                "barbecue 2026-04-26"
            ])
        let coffee = extracted("coffee this week?", ">I'm in Leeds on Wednesday. Thursday?", "perfect")
        #expect(coffee.events.map(\.place) == [nil])
        #expect(
            extractedPlans("The essay was due on Thursday but prof extended it").isEmpty)
    }

    @Test("another name for what was planned takes its place")
    func otherName() {
        #expect(
            extractedPlans("Red Lion on Friday at 7?", ">what about the Crown?", "ok") == ["crown 2026-04-24 19:00"])
    }

    @Test(
        "opening hours are no plan, and a name that is asked after is no day",
        arguments: [
            ["We serve brunch Friday to Sunday, 10 to 2pm, 19 a head."],
            ["Alles muss raus! Geöffnet Montag bis Samstag von 10 bis 19 Uhr."],
            ["tu connais vendredi sur mer ?", ">c'est un film ?", "non une chanteuse"],
        ])
    func noPlan(lines: [String]) { #expect(extractedPlans(lines).isEmpty) }

    @Test("another occasion after one that was told is a plan of that day")
    func after() {
        #expect(
            extractedPlans("my last exam is on tuesday", ">mine too", "barbecue in the park after?", ">yes, 4ish") == [
                "exam 2026-04-28", "barbecue 2026-04-28 16:00",
            ])
    }

    @Test("where it is is what was answered, and not what was asked")
    func askedPlace() {
        let party = extracted(
            "Oma wird am 29. April 85!", ">Feiern wir bei ihr?", "Im Gasthof Linde, Mittagessen um halb eins")
        #expect(party.events.map(\.place) == ["Gasthof Linde"])
    }
}

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

@Suite("What is called off, and what is not, on Wednesday 22 April 2026")
struct CalledOffTests {
    @Test(
        "the plan of the day is off, and not what keeps somebody from it",
        arguments: [
            [">yoga monday at 6?", "yes!", ">ah sorry have to cancel monday, boss scheduled a meeting"],
            ["Yoga freitag?", ">ja", "muss freitag absagen, hab doch training"],
            ["kino morgen um 20 uhr?", ">ja", "sorry muss kino morgen absagen"],
            ["brunch on sunday?", ">yes 11", "nooo just saw I'm working sunday. sorry!"],
            ["drinks fri?", ">mm not feeling it tbh", "k"],
            ["u around on thursday next week?", ">sorry in Madrid all week", "ok another time"],
        ])
    func off(lines: [String]) { #expect(extractedPlans(lines).isEmpty) }

    @Test("another day behind it stands")
    func instead() {
        #expect(
            extractedPlans(">training am dienstag?", "training fällt dienstag aus, dafür donnerstag 18:30") == [
                "training 2026-04-23 18:30"
            ])
        #expect(
            extractedPlans("training fällt dienstag aus, stattdessen donnerstag 18:30") == ["training 2026-04-30 18:30"]
        )
    }

    @Test("the answer to what has been lies behind")
    func past() {
        #expect(extractedPlans(">when did you last see Tom", "3rd of october I think, at Lisa's wedding").isEmpty)
    }

    @Test("figures with a dot behind a weekday are an hour where they are no day, and small letters behind am are one")
    func figures() {
        #expect(extractedPlans("hab montag 11.15 nen arzttermin") == ["arzttermin 2026-04-27 11:15"])
        #expect(extractedPlans("meeting dienstag 9.30") == ["meeting 2026-04-28 09:30"])
        #expect(extractedPlans("sauna am sa um 16 uhr?", ">ja") == ["sauna 2026-04-25 16:00"])
        #expect(extractedPlans("kegeln nächsten fr 1.5. um 8 abends?", ">ja") == ["kegeln 2026-05-01 20:00"])
    }
}

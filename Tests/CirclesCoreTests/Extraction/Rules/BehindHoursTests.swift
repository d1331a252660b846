import Testing

@testable import CirclesCore

/// What the days are those after Wednesday 22 April 2026.
@Suite("What stands behind an hour, a condition or a month")
struct BehindHoursTests {
    @Test(
        "what is done at an hour in words is named, and no part of the hour is",
        arguments: [
            (["Freitag um viertel nach drei Physio"], ["Physio 2026-04-24 15:15"]),
            (["Freitag um viertel vor drei Training"], ["Training 2026-04-24 14:45"]),
            (
                ["Freitag um viertel nach drei Physio, danach Kaffee?"],
                ["Physio 2026-04-24 15:15", "Kaffee 2026-04-24"]
            ),
            (["Friday at half three training"], ["training 2026-04-24 15:30"]),
            (["Physio am Freitag?", ">10 vor 8", "passt"], ["Physio 2026-04-24 19:50"]),
        ])
    func hour(lines: [String], plans: [String]) { #expect(extractedPlans(lines) == plans) }

    @Test("an hour asked for with \"still\" is to come, whatever else is told or thanked for")
    func still() {
        #expect(
            extractedPlans(["Dinner moved to Friday", ">Thanks for the heads up, still at 7?", "Yes"])
                == ["dinner 2026-04-24 19:00"])
    }

    @Test(
        "a street may stand behind a month or a plan where a language names it first",
        arguments: [
            (["Concert le 21 juin place Kléber, tu viens ?", ">oui"], "concert 2026-06-21"),
            (["Brocante place Bellecour samedi, ça te dit ?", ">oui"], "brocante 2026-04-25"),
        ])
    func street(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test(
        "what is asked for behind a condition stands once it is taken",
        arguments: [
            (["If it's sunny on Saturday, beach?"], []),
            (["If it's sunny on Saturday, beach?", ">Yes!"], ["beach 2026-04-25"]),
        ])
    func condition(lines: [String], plans: [String]) { #expect(extractedPlans(lines) == plans) }

    @Test("a thing behind a feast names what is on it, also where it says at whose place")
    func feast() {
        #expect(extractedPlans(["An Fronleichnam Fisch bei uns?", ">gern"]) == ["Fisch 2026-06-04"])
        #expect(extractedPlans(["You coming to the game Easter weekend?", ">maybe"]).isEmpty)
    }

    @Test("a meeting of three hours is at none of them")
    func duration() {
        #expect(extractedPlans(["Encore une réunion de trois heures", ">Courage !"]).isEmpty)
    }
}

@Suite("Days that are asked after, cried or told, and on which nothing is")
struct DaysAskedAfterTests {
    @Test(
        "which day it is today is no plan",
        arguments: [
            ["is it saturday yet?", ">wednesday", "ugh"], ["ist heute Dienstag?", ">Mittwoch"],
            ["haben wir schon Freitag?", ">leider Mittwoch"], ["Monday again. kill me", ">same"],
        ])
    func today(lines: [String]) {
        #expect(extracted(lines, isGroup: false).events.isEmpty)
        #expect(extracted(lines, isGroup: false).dates.isEmpty)
    }

    @Test("a plan's own day may still be asked for so")
    func plan() {
        #expect(extractedPlans(["Is the party still on Saturday?", ">yes"]) == ["party 2026-04-25"])
        #expect(extractedPlans(["Is it on Saturday?", ">yes"]).count == 1)
    }

    @Test("whoever died on Monday did so, and \"c'est mort\" calls off")
    func died() {
        #expect(extractedDays("mon grand-père est mort lundi") == ["2026-04-20"])
        #expect(extractedPlans(["Zoo samedi ?", ">samedi oui, dimanche c'est mort"]) == ["zoo 2026-04-25"])
    }

    @Test("a house on Fifth is on no fifth, and nobody's birth long ago is news")
    func otherwise() {
        #expect(!extractedDays("Which cafe?", ">The one on 5th").contains("2026-05-05"))
        #expect(extracted("My dad was born on 4 May 1950").news == nil)
    }

    @Test(
        "luck that is wished, a word with figures and how long a day is are no plans",
        arguments: [
            ["Fingers crossed for Thursday", ">thank you"], ["Suerte el lunes", ">gracias"],
            ["Bon courage pour lundi", ">merci"], ["our wifi is Sunday2019!", ">thx"],
            ["It's been a long Monday", ">same"],
        ])
    func wishes(lines: [String]) { #expect(extractedPlans(lines).isEmpty) }

    @Test(
        "the small print of an advert leaves no day of it",
        arguments: [
            "Spring sale! Send any box for £2.99. Ends midnight 7 May. T&Cs apply. Reply STOP to opt out",
            "Herbstaktion: bis 10. Oktober 20 % auf alle Helme! Nur solange der Vorrat reicht.",
        ])
    func advert(line: String) {
        #expect(extractedPlans([line]).isEmpty)
        #expect(extractedDays(line).isEmpty)
    }

    @Test(
        "works, scores, versions and prices are no days",
        arguments: [
            "tomorrow never dies is the worst bond film", "hast du freitag der 13. mal gesehen",
            "T'as fini Vendredi ou la vie sauvage ?", "12/9 in the last quarter too I heard",
            "the update is out, 17.5.26 or something",
            "Taco Tuesday plate 8.50, Sunday Roast Sandwich 11.25, soup of the day",
            "In 1987 on the 16th of October the whole roof came off",
        ])
    func names(line: String) {
        #expect(extractedPlans([line]).isEmpty)
        #expect(extractedDays(line).isEmpty)
    }

    @Test(
        "and beside those they still are",
        arguments: [
            (["Saturday is the last day of the film festival, coming?", ">yes"], "film festival 2026-04-25"),
            (["Party on 17.5.26, the app says rain"], "party 2026-05-17"),
            (["bbq at mine sunday if ya keen, from 2", ">deffo"], "bbq 2026-04-26 14:00"),
            (["Die Abgabe verschiebt sich vom 10.11. auf den 17.11."], "Abgabe 2026-11-17"),
        ])
    func beside(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test("hours at which somebody can be called are no plan of those days")
    func opening() {
        #expect(extractedPlans(["Your test came back negative. Questions? Call 555-0112, Mon-Fri 8-5."]).isEmpty)
    }
}

@Suite("Names asked back, birthdays had and what is due")
struct NamesAskedBackTests {
    @Test("a relative asked back has the one name that was said")
    func husband() {
        let found = extracted("Dinner at ours on Saturday?", ">Lovely. Is Karl cooking?", "My husband? He'd burn water")
        #expect(found.relationships.map(\.name) == ["Karl"])
        #expect(extracted("who's Priti", ">my girlfriend?? six months??").relationships.map(\.name) == ["Priti"])
    }

    @Test("whose birthday it is stands in its name")
    func birthday() {
        #expect(extractedPlans(["Lisa hat am 3. Mai Geburtstag"]) == ["Lisa (Geburtstag) 2026-05-03"])
    }

    @Test("what came is what is due, and tickets say for what they are")
    func due() {
        #expect(extractedPlans(["Hydro bill came, it's due on the 10th"]) == ["hydro bill 2026-05-10"])
        #expect(
            extractedPlans(["Got us planetarium tickets for Saturday", ">yay"]) == ["planetarium tickets 2026-04-25"])
    }

    @Test("what somebody reports of themselves is theirs")
    func reported() {
        #expect(extractedEvents(["Lena sagt, dass sie am Montag operiert wird"]).map(\.about) == [.other])
    }

    @Test(
        "a liking by \"it\" reaches back to what was named, and a groan takes it back",
        arguments: [
            (["My daughter made varsity!", ">Basketball?", "Volleyball. She's obsessed with it"], ["Volleyball"]),
            (["now i'm all about cold water swimming"], ["cold water swimming"]),
            (["Ugh I just adore scraping ice off the car"], []),
        ])
    func liking(lines: [String], topics: [String]) {
        #expect(extracted(lines, isGroup: false).interests.map(\.topic) == topics)
    }

    @Test("a new employer from a day on is news")
    func job() {
        for line in ["Ab 1. Juni arbeite ich bei Bosch", "From 1 June I'll be working at Bosch"] {
            #expect(extracted(line).news?.map(\.kind) == [.job])
        }
    }
}

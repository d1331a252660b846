import Testing

@testable import CirclesCore

/// What is planned in few words, on Wednesday 22 April 2026; a line of the user begins with ">".
@Suite("Plans in few words, and what is due or comes")
struct PlainPlanTests {
    @Test(
        "a day with a thing, or with what is done, is a plan once somebody says yes",
        arguments: [
            ("samstag kegeln?", "gerne!", "kegeln 2026-04-25"), ("Sonntag wandern?", "ja", "wandern 2026-04-26"),
            ("freitag schwimmen", "jo", "schwimmen 2026-04-24"),
            ("nächste woche freitag grillen? 18:30", "jap", "Grillen 2026-05-01 18:30"),
            ("morgen waldsee? so um 2", "ja", "waldsee 2026-04-23 14:00"),
            ("7pm tacos friday?", "yes", "tacos 2026-04-24 19:00"),
            ("frühjahrsputz diesmal samstag oder sonntag", "sonntag", "frühjahrsputz 2026-04-26"),
            ("on va nager jeudi à 18h ?", "oui", "nager 2026-04-23 18:00"),
        ])
    func fewWords(asked: String, answer: String, expected: String) {
        #expect(extractedPlans(asked, ">\(answer)") == [expected])
    }

    @Test("a verb that says nothing alone, or a doubt, is no name", arguments: ["samstag arbeiten", "samstag vllt"])
    func vague(text: String) { #expect(extractedPlans(text).isEmpty) }

    @Test(
        "a slip in the name of a day of the week is read over, but no word of its own",
        arguments: [
            ("quiz on satruday", "2026-04-25"), ("quiz on thrusday", "2026-04-23"), ("quiz on thursdday", "2026-04-23"),
            ("Kegeln am Donerstag", "2026-04-23"), ("Kegeln am Sammstag", "2026-04-25"),
            ("bolera el virenes", "2026-04-24"), ("on va au bowling samdei", "2026-04-25"),
        ])
    func slips(text: String, day: String) { #expect(extractedDays(text, ">ok") == [day]) }

    @Test("“Frida”, “mates” and “today” are none", arguments: ["Frida called", "see my mates", "is motag a word"])
    func noSlips(text: String) { #expect(extractedDays(text).isEmpty) }

    @Test(
        "what has to be handed in or paid by a day is told by its noun",
        arguments: [
            ("bewerbungsfrist ist der 31.5.", "bewerbungsfrist 2026-05-31"),
            ("das referat muss ich bis zum 31.5. abgeben", "referat 2026-05-31"),
            ("I need to hand in my portfolio by friday", "portfolio 2026-04-24"),
            ("rent is due on the 1st", "rent is due 2026-05-01"),
            ("hay que presentar el informe antes del 30", "informe 2026-04-30"),
            ("il faut rendre le rapport avant le 30", "rapport 2026-04-30"),
        ])
    func due(text: String, expected: String) { #expect(extractedPlans(text) == [expected]) }

    @Test("“due Friday” alone is of what was spoken of")
    func dueAlone() {
        #expect(
            extractedPlans("the portfolio is killing me", ">when is it due", "due friday") == ["portfolio 2026-04-24"])
        #expect(extractedPlans("due friday").isEmpty)
    }

    @Test(
        "what arrives is told by who writes all of it small, too",
        arguments: [
            ("mein flieger landet samstag", "flieger"), ("das paket kommt am samstag", "paket"),
            ("the wardrobe gets delivered on saturday", "wardrobe"),
        ])
    func arrivals(text: String, name: String) {
        let found = extractedPlans(text)
        #expect(found.count == 1 && found[0].hasPrefix(name) && found[0].hasSuffix("2026-04-25"))
    }

    @Test("what is done until noon begins in the morning")
    func untilNoon() {
        #expect(
            extractedPlans("Der Schrank wird am Freitag geliefert, zwischen 7 und 12") == ["Schrank 2026-04-24 07:00"])
    }

    @Test("minutes behind a dot are of an hour where no month has their number")
    func dottedMinutes() {
        #expect(
            extractedPlans("When does your train get in?", ">Friday, 16.52 into Leeds") == ["train 2026-04-24 16:52"])
    }

    @Test("the day that something moves to is the one ahead, though the one it leaves is over")
    func movedDays() {
        #expect(extractedPlans("moved my physio from the 21st to the 28th") == ["physio 2026-04-28"])
    }

    @Test("the second day of Christmas is the 26th, and a show no Saturday")
    func namedDays() {
        #expect(extractedDays("2. weihnachtstag bei uns?") == ["2026-12-26"])
        #expect(extractedDays("am 1. weihnachtstag essen bei oma") == ["2026-12-25"])
        #expect(extractedDays("watching saturday night live again").isEmpty)
        #expect(extractedDays("what are you doing saturday night") == ["2026-04-25"])
    }

    @Test("of several days in a sentence each has its own name")
    func ownNames() {
        #expect(
            extractedPlans("Donnerstag 18 Uhr Elternabend, Freitag Drachenbasteln um 15 Uhr")
                == ["Elternabend 2026-04-23 18:00", "Drachenbasteln 2026-04-24 15:00"])
    }

    @Test("“Morgen, 19.30 Uhr” is tomorrow")
    func tomorrow() {
        #expect(
            extractedPlans("Kommst du auch zum Infoabend?", ">Wann ist der?", "Morgen, 19.30 Uhr in der Mensa")
                == ["Infoabend 2026-04-23 19:30"])
    }

    @Test("what somebody has long wanted to do names the day that is asked for then")
    func longings() {
        #expect(
            extractedPlans(
                "Wir wollten doch mal in diese neue Boulderhalle", ">stimmt", "Donnerstag um sieben?", ">bin dabei")
                == ["neue Boulderhalle 2026-04-23 19:00"])
        #expect(
            extractedPlans(
                "Still on for the aquarium tomorrow at 2?", ">Yes, but half an hour later? the plumber is here", "Sure")
                == ["aquarium 2026-04-23 14:30"])
    }

    @Test("a day that is asked about with “would” is offered, and names the plan with the talk before it")
    func offeredDay() {
        #expect(
            extractedPlans("Would Friday at eleven suit you?", ">Eleven is perfect") == ["meet Maria 2026-04-24 11:00"])
        #expect(extractedPlans("Wollen wir Samstag gehen?", ">ja") == ["Treffen mit Maria 2026-04-25"])
    }

    @Test("when something leaves is an hour of the plan, and one between commas is of what stands before it")
    func announcedHours() {
        #expect(
            extractedPlans("Wer kommt am Freitag mit zum Heimspiel?", ">ich", "Top, Abfahrt 17:45 an der Halle")
                == ["Heimspiel 2026-04-24 17:45"])
        #expect(
            extractedPlans("Thursday the optician, 4.30, and Friday the dentist at 9", ">ok")
                == ["optician 2026-04-23 16:30", "dentist 2026-04-24 09:00"])
    }

    @Test("who does not get back until a day refuses the days before it")
    func backUntil() {
        #expect(
            extractedPlans("BBQ on friday?", ">we don't get back from my sister's til sat", "sat then, 5pm", ">yes")
                == ["BBQ 2026-04-25 17:00"])
    }

    @Test("a house with its article is where, though nobody gives it a capital")
    func smallHouse() {
        let found = extracted("pint on friday?", ">sure where", "the anchor 8")
        #expect(found.events.map(\.place) == ["anchor"])
        #expect(found.events.map(\.time) == [ClockTime(hour: 20, minute: 0)])
    }
}

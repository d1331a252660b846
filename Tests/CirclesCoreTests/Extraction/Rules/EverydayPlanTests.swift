import Testing

@testable import CirclesCore

@Suite("Plans as they are made every day, on Wednesday 22 April 2026")
struct EverydayPlanTests {
    // MARK: which day

    @Test(
        "the days of next week, or of a week that is asked for as a whole, are those of that week",
        arguments: [
            (["I'm around next week. Coffee?", ">Thursday?", "yes 10am"], "coffee 2026-04-30 10:00"),
            (["Bin nächste Woche in Köln. Kaffee?", ">Donnerstag?", "ja, 15 Uhr"], "Kaffee 2026-04-30 15:00"),
            (["Kino nächste Woche, Mittwoch oder Donnerstag?", ">Donnerstag"], "Kino 2026-04-30"),
        ])
    func nextWeek(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test("who is away next week and is asked for a day means one of this week")
    func thisWeek() { #expect(extractedPlans("I'm away next week", ">ok. Friday?", "ok") == ["meet Maria 2026-04-24"]) }

    @Test("a day behind a feast, and one by its number between commas, are those days")
    func counted() {
        #expect(
            extractedPlans("Omas Geburtstag ist am 7. Mai, wir feiern am Samstag danach", ">ok")
                == ["Omas Geburtstag 2026-05-07", "Feier 2026-05-09"])
        #expect(
            extractedPlans("Book club is at Hana's this month, 26th, half seven", ">ok") == [
                "book club 2026-04-26 19:30"
            ]
        )
        #expect(
            extractedPlans("Can you water my plants from the 3rd to the 10th?", ">sure").last?.hasSuffix("2026-05-03")
                == true)
    }

    @Test("how old somebody will be on a day is no day of the month")
    func age() {
        #expect(extractedPlans("Lisa wird am Sonntag 30", ">wow") == ["Lisa (Geburtstag) 2026-04-26"])
        #expect(extractedPlans("Papa wird am Sonntag 70", ">wow") == ["Papa (Geburtstag) 2026-04-26"])
    }

    @Test("what is to be done by the end of a month is due on its last day, in every language")
    func monthEnd() {
        for words in [
            "Tax return is due by the end of the month", "Steuer muss bis Ende des Monats fertig sein",
            "hay que entregar el informe antes de fin de mes", "le dossier est à rendre avant la fin du mois",
        ] {
            #expect(extractedPlans(words, ">ok").first?.hasSuffix("2026-04-30") == true, "\(words)")
        }
        #expect(extractedPlans("the rent is due by the end of May", ">ok").first?.hasSuffix("2026-05-31") == true)
        #expect(extractedPlans("we could go hiking at the end of the month", ">maybe").isEmpty)
    }

    // MARK: why another day

    @Test(
        "what keeps somebody from a day is on it, wherever in the message the other day is asked for",
        arguments: [
            (
                [
                    "brunch saturday?", ">can we make it sunday, saturday i've got a wedding", "sure, 11?",
                    ">11 is good",
                ],
                ["brunch 2026-04-26 11:00", "wedding 2026-04-25"]
            ),
            (
                ["brunch saturday?", ">can we do sunday? saturday i've got a wedding", "sure, 11?", ">11 is good"],
                ["brunch 2026-04-26 11:00", "wedding 2026-04-25"]
            ),
            (
                ["brunch saturday?", ">could we do sunday instead, I have a wedding on saturday", "sure, 11?", ">ok"],
                ["brunch 2026-04-26 11:00", "wedding 2026-04-25"]
            ),
            (
                ["Kino am Freitag?", ">Lieber Samstag, Freitag hab ich Training", "Samstag 20 Uhr?", ">passt"],
                ["Kino 2026-04-25 20:00", "Training 2026-04-24"]
            ),
            (
                ["¿Cenamos el viernes?", ">Mejor el sábado, el viernes tengo ensayo", "vale, a las 9"],
                ["cena 2026-04-25 21:00", "ensayo 2026-04-24"]
            ),
            (
                ["On dîne vendredi ?", ">Samedi plutôt, vendredi j'ai mon cours de danse", "ok samedi 20h"],
                ["dîner 2026-04-25 20:00", "cours de danse 2026-04-24"]
            ),
        ])
    func countered(lines: [String], plans: [String]) { #expect(Set(extractedPlans(lines)) == Set(plans)) }

    @Test(
        "and so it is behind a refusal of whatever else",
        arguments: [
            ("can't talk tomorrow morning, dentist at 9.15", "dentist 2026-04-23 09:15"),
            ("can't on friday, concert", "concert 2026-04-24"),
            ("Kann morgen früh nicht, Zahnarzt um 9", "Zahnarzt 2026-04-23 09:00"),
        ])
    func refused(words: String, plan: String) { #expect(extractedPlans(words, ">ok good luck") == [plan]) }

    @Test(
        "a day that is spoken for by nothing with a name does not stand again, and short days are read beside long ones"
    )
    func short() {
        #expect(
            extractedPlans("Sa Flohmarkt?", ">lieber So, Sa muss ich arbeiten", "ok So 10 Uhr am Mauerpark")
                == ["Flohmarkt 2026-04-26 10:00"])
        #expect(
            Set(
                extractedPlans(
                    "hiking saturday or sunday?", ">sun better, sat I've got the plumber at 10", "ok sunday 9am"))
                == ["hiking 2026-04-26 09:00", "plumber 2026-04-25 10:00"])
    }

    @Test(
        "an occasion behind a refusal is why, and no name for the day after; and no other plan's days are those of what is asked for since"
    )
    func behindRefusal() {
        #expect(
            Set(
                extractedPlans(
                    "Can't make it on Saturday after all, Emma's got a tournament", ">shall we do the saturday after?",
                    "yes that works")) == ["meet Maria 2026-05-02", "tournament 2026-04-25"])
        #expect(
            extractedPlans("Booked Lisbon, 4 to 9 May", ">lucky you", "Coffee before I leave? Friday at 10?", ">yes")
                .last
                == "coffee 2026-04-24 10:00")
    }

    @Test("a quarter past five is in the afternoon, but for who travels")
    func early() {
        #expect(extractedPlans("viewing tuesday 5:15 ok?", ">yes") == ["viewing 2026-04-28 17:15"])
        #expect(extractedPlans("flight friday 5:40, ugh", ">ouch") == ["flight 2026-04-24 05:40"])
    }

    @Test("one thing is refused and another asked for: it is on the day of the first")
    func otherThing() {
        #expect(
            extractedPlans("lunch tomorrow?", ">can't do lunch, coffee at 3?", "yes") == ["coffee 2026-04-23 15:00"])
    }

    // MARK: several things on a day

    @Test(
        "what is after an appointment is a plan of its own, and leaves its hour and place alone",
        arguments: [
            (
                ["Got a haircut at 3 tomorrow so let's meet after", ">ok, 4:30 at Luna?", "perfect"],
                ["haircut 2026-04-23 15:00", "meet Maria 2026-04-23 16:30"]
            ),
            (
                ["Got a haircut at 3 tomorrow, coffee after?", ">ok, 4:30 at Luna?", "perfect"],
                ["haircut 2026-04-23 15:00", "coffee 2026-04-23 16:30"]
            ),
            (
                ["I finish work at 5 on friday, want to meet after?", ">sure, 6 at the Fox"],
                ["meet Maria 2026-04-24 18:00"]
            ),
            (
                ["Hab morgen um 9 Zahnarzt, danach bin ich frei", ">Mittagessen?", "Gern, 12 Uhr im Luise"],
                ["Zahnarzt 2026-04-23 09:00", "Mittagessen 2026-04-23 12:00"]
            ),
        ])
    func after(lines: [String], plans: [String]) { #expect(Set(extractedPlans(lines)) == Set(plans)) }

    // MARK: off, and which hour

    @Test(
        "what is off on a day, or for it, is off; who is off on it is away",
        arguments: [
            "The party is off on Friday", "Dinner's off for Friday, Jonas has a fever", "Swimming's off tomorrow",
        ])
    func off(words: String) { #expect(extractedPlans(words, ">shame").isEmpty) }

    @Test("a flight that is cancelled has the day of the new one")
    func rebooked() {
        #expect(
            extractedPlans("My flight's been cancelled, new one is tomorrow at 7:05", ">oh no")
                == ["flight 2026-04-23 07:05"])
    }

    @Test("a number behind \"moved to\", a range that answers, and one with whose time it is are hours")
    func hours() {
        #expect(
            extractedPlans("dinner friday 6?", ">yes", "moved to 7 instead of 6", ">ok") == ["dinner 2026-04-24 19:00"])
        #expect(
            extractedPlans("can you cover my shift on saturday?", ">what time?", "2 to 10", ">ok")
                == ["shift 2026-04-25 14:00"])
        #expect(extractedPlans("call sunday?", ">6 your time?", "perfect") == ["call 2026-04-26 18:00"])
    }

    @Test("people who only meet at eight meet in the evening, unless it is at work or said otherwise")
    func eight() {
        #expect(extractedPlans("See you Friday at 8", ">yes") == ["meet Maria 2026-04-24 20:00"])
        #expect(extractedPlans("See you Friday at 8 at the office", ">yes") == ["meet Maria 2026-04-24 08:00"])
        #expect(extractedPlans("friday. 8 in the morning?", ">great") == ["meet Maria 2026-04-24 08:00"])
    }

    @Test("an hour that is asked back as the other half's is not taken for it")
    func echoed() {
        #expect(
            extractedPlans(
                "are you about thursday for a swim? thinking 7",
                ">7 in the morning?? no chance. half six in the evening i'd do", "haha ok, half 6") == [
                    "swim 2026-04-23 18:30"
                ])
    }

    // MARK: what it is

    @Test(
        "tickets, bookings, jobs, weddings, and what somebody goes to do name the plan",
        arguments: [
            ("got us tickets for friday!", "tickets 2026-04-24"), ("hotel is booked, 14 May", "hotel 2026-05-14"),
            ("bbq is 20 may, is 20 may good for you?", "bbq 2026-05-20"),
            ("Ich fange am 1. Juni bei Siemens an", "Start 2026-06-01"),
            ("Am 4. Juli heiraten wir, 14 Uhr Standesamt Pankow", "Hochzeit 2026-07-04 14:00"),
            ("Leo is being christened on 12 April 2027", "christening 2027-04-12"),
            ("Gehen wir morgen joggen?", "joggen 2026-04-23"),
            ("Gehst du am Samstag mit uns schwimmen?", "schwimmen 2026-04-25"),
            ("Wollen wir am Samstag wandern gehen? 9 Uhr Hauptbahnhof", "wandern gehen 2026-04-25 09:00"),
            ("Let's call on Thursday at 10", "call 2026-04-23 10:00"),
        ])
    func named(words: String, plan: String) { #expect(extractedPlans(words, ">ja, ok!") == [plan]) }

    @Test("what is asked for \"later\" is today's; \"anything later?\" is no day")
    func later() {
        #expect(extractedPlans("gym later?", ">yeah 6?", "6:15", ">k") == ["gym 2026-04-22 18:15"])
        #expect(extractedDays("anything later?", ">no").isEmpty)
    }

    @Test(
        "an hour with a dot behind its day, a range's first hour and where something was moved to are read",
        arguments: [
            ("parents evening thurs 6.10", "parents evening 2026-04-23 18:10"),
            ("Die Lieferung kommt zwischen 14 und 16 Uhr am Freitag", "Lieferung 2026-04-24 14:00"),
            ("I'm at the hairdresser tomorrow 2-4, call me after", "hairdresser 2026-04-23 14:00"),
            ("Could you babysit on Saturday night? 7 till 11ish", "babysit 2026-04-25 19:00"),
            ("My exam got postponed until May 5", "exam 2026-05-05"),
            ("our flight got rebooked to thursday 9am", "flight 2026-04-23 09:00"),
        ])
    func moved(words: String, plan: String) { #expect(extractedPlans(words, ">ok, sure") == [plan]) }

    @Test("who is asked for time on a day is offered it")
    func asked() {
        #expect(
            extractedPlans("hast du am Sonntag Zeit?", ">ja", "10 Uhr Brunch bei mir?", ">passt")
                == ["Brunch 2026-04-26 10:00"])
    }
}

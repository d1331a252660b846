import Testing

@testable import CirclesCore

/// What the days are those after Wednesday 22 April 2026.
@Suite("Plans by what something is done to")
struct ObjectsOfPlansTests {
    @Test(
        "the thing is the plan's name, before its verb or behind it",
        arguments: [
            (["Den Vertrag unterschreib ich am Dienstag"], "Vertrag 2026-04-28"),
            (["Christbaum holen wir morgen"], "Christbaum 2026-04-23"),
            (["Holen wir uns am Montag Sushi?", ">ja"], "Sushi 2026-04-27"),
            (["Am Dienstag bauen sie die Küche ein"], "Küche 2026-04-28"),
            (["El viernes nos traen el sofá"], "sofá 2026-04-24"),
            (["Mañana me instalan la fibra"], "fibra 2026-04-23"),
            (["Mardi on nous livre le frigo"], "frigo 2026-04-28"),
            (["We're doing latkes at my grandmother's on Sunday"], "latkes 2026-04-26"),
            (["Am 29. ist Gschnas in der Sargfabrik, kommts ihr mit?"], "Gschnas 2026-04-29"),
        ])
    func object(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test(
        "what is due alone with its day is a plan, and who is back by then is none",
        arguments: [
            ("Contributions by the 25th please, no stories", ["contributions 2026-04-25"]),
            ("Proxy forms by May 8", ["proxy forms 2026-05-08"]),
            ("Home by Friday", []), ("Back in town by Friday", []),
        ])
    func due(line: String, plans: [String]) { #expect(extractedPlans([line]) == plans) }

    @Test("who arrives is named by whoever the message spoke of")
    func comer() {
        #expect(
            extractedPlans(["Is anyone coming over?", ">My brother Declan is, he gets in Friday"])
                == ["brother Declan 2026-04-24"])
    }

    @Test(
        "what is said of the day, or that something is done then, is no name of a plan",
        arguments: [
            [
                "Braai Saturday?", ">Ag no, Saturday I've got folks over. Sunday?", "Sunday's lekker. From 1?",
                ">1 it is",
            ],
            ["Braai Sunday at 1?", ">ok"],
        ])
    func verdict(lines: [String]) { #expect(extractedPlans(lines).contains("braai 2026-04-26 13:00")) }

    @Test("an answer with nothing but hour and place is of what was asked")
    func topic() {
        #expect(extractedPlans(["Kino?", ">Ja, 20 Uhr im Rex"]) == ["Kino 2026-04-22 20:00"])
        #expect(
            extractedPlans(["Feierabendbier danach?", ">Unbedingt! 20 Uhr im Rheinfelder"]).first?.hasPrefix(
                "Feierabendbier") == true)
    }
}

@Suite("Places beside others and behind an hour")
struct PlacesBesideTests {
    @Test(
        "the place is the one where both meet",
        arguments: [
            (["Glühwein on the 29th? The market by the town hall", ">ok"], "market"),
            (["Walk Sunday? 11 by the lychgate", ">ok"], "lychgate"),
            (["Skate Sunday?", ">ok", "Sunday works, 2pm, the skatepark"], "skatepark"),
            (["Paella at my parents' place this Sunday"], "parents' place"),
            (["Booked! Dua Lipa, 12 June at the O2"], "O2"),
            (["Graduation party on Friday at 16:00!", ">Where?", "Vasaparken, by the fountain"], "Vasaparken"),
        ])
    func place(lines: [String], place: String) { #expect(extractedEvents(lines).map(\.place) == [place]) }
}

@Suite("Days and hours that hang on others")
struct DaysBesideOthersTests {
    @Test(
        "a weekday before another day is the last one before it",
        arguments: [
            ("The bazaar is on 2 May. Set-up is the Friday before, from 6", "set-up 2026-05-01 18:00"),
            ("Der Basar ist am 2. Mai. Aufbau ist am Freitag davor um 18 Uhr", "Aufbau 2026-05-01 18:00"),
        ])
    func before(line: String, plan: String) { #expect(extractedPlans([line]).last == plan) }

    @Test("a day of the month is the one that was named with its month")
    func known() {
        #expect(
            extractedPlans([
                "The exam session is Saturday 6 June", ">And the fee?", "The fee's due on the 2nd of May",
                "10.30 on the 6th, all sorted",
            ]).contains("exam session 2026-06-06 10:30"))
    }

    @Test("an hour chooses among the days that were offered with theirs")
    func chosen() {
        let lines = [">Can I swap tomorrow's physio?", "I have Tuesday at 11:30 or Thursday at 2:15", ">11:30 please"]
        #expect(extractedPlans(lines) == ["physio 2026-04-28 11:30"])
    }

    @Test(
        "an hour that is moved takes no day away",
        arguments: ["The match is still on Friday but brought forward to 6", "Dinner 5th May but pushed to 8"])
    func movedHour(line: String) { #expect(extracted(line).events.count == 1) }

    @Test(
        "what is paid, set or asked about ahead is to come",
        arguments: [
            ("I get paid on the 28th", ["2026-04-28"]),
            ("El turno con la doctora quedó para el miércoles 6 a las 9:20", ["2026-05-06"]),
            ("They courier in three days max", []),
        ])
    func ahead(line: String, days: [String]) { #expect(extractedDays(line) == days) }

    @Test(
        "hours from one to another take the half that is said behind them, and the hour's own sentence comes first",
        arguments: [
            (["La clase es el martes de 7 a 9 de la mañana"], "07:00"),
            (["Ewes on Thursday?", ">Thursday it is. Crack of dawn, say 6"], "06:00"),
            (["Handball, 2 August", ">Handball?", "Copper Box, 9.30 start"], "09:30"),
        ])
    func half(lines: [String], hour: String) { #expect(extractedEvents(lines).map { $0.time?.description } == [hour]) }

    @Test(
        "a no behind its reason, and who is sorry for what was answered, end a plan",
        arguments: [
            ["Are you running on Friday?", ">Still poorly, so no"],
            ["Shall we do dinner on Friday?", ">They fly back Friday noon", "Pity"],
        ])
    func ended(lines: [String]) {
        #expect(!extractedPlans(lines).contains { $0.hasPrefix("dinner") || $0.hasPrefix("run") })
    }

    @Test(
        "a day beside one of next week is of that week",
        arguments: [
            ["Coffee next Wednesday?", ">I've got the dentist next Wednesday, Thursday?", "ok, at 5"],
            ["Kaffee nächsten Mittwoch?", ">Mittwoch hab ich Zahnarzt, Donnerstag?", "ok, um 5"],
        ])
    func besideNextWeek(lines: [String]) {
        #expect(extractedPlans(lines).contains { $0.lowercased().hasSuffix("2026-04-30 17:00") })
    }

    @Test(
        "what was good, what should have been and a feast with its year are over",
        arguments: [
            "Lovely lunch today, thank you!", "Great talk today!", "You should've come on Saturday!",
            "Du hättest Samstag kommen sollen!", "Remember New Year's Eve 2018 in Rome?",
        ])
    func over(line: String) { #expect(extracted(line).events.isEmpty) }

    @Test("thanks for one day ask for another")
    func again() {
        #expect(extractedPlans("Thanks for lunch today, same again Friday?", ">yes!") == ["lunch 2026-04-24"])
    }

    @Test("a stay has its last day, and what was thought to be the day is none of the plan's")
    func lastDay() {
        #expect(extractedDays("Offsite: 8 to 10 June, in Schwerin") == ["2026-06-08", "2026-06-10"])
        #expect(extractedDays("The kids are off school from 25 to 29 May") == ["2026-05-25", "2026-05-29"])
        #expect(extractedDays("5-7 May") == ["2026-05-05", "2026-05-07"])
        #expect(
            extractedPlans("Lease signing got pushed to May 4, 2pm", ">Wasn't it the 30th?", "Yep")
                == ["lease signing 2026-05-04 14:00"])
    }

    @Test("who somebody is gives the name that was asked about")
    func named() {
        #expect(
            extracted("Kayla draws manga all day", ">who's Kayla", "my stepsister").relationships.map(\.name) == [
                "Kayla"
            ])
        #expect(extracted("How is your new flatmate?", ">Otto? Very calm.").relationships.map(\.name) == ["Otto"])
    }
}

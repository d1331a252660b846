import Testing

@testable import CirclesCore

@Suite("Weeks ahead, one more day, what is on a feast, and the night that is not over")
struct WeeksAheadTests {
    @Test("a day named after the week after next is of that week, and the week is no part of the name")
    func weekAfterNext() {
        #expect(extractedPlans("Dinner the week after next?", ">sure, Thursday?", "great") == ["dinner 2026-05-07"])
        #expect(
            extractedPlans("Let's meet the week after next", ">Tuesday?", "yes, 6pm") == ["meet Maria 2026-05-05 18:00"]
        )
        #expect(extractedPlans("übernächste Woche Kino?", ">ja, Mittwoch?", "super") == ["Kino 2026-05-06"])
        #expect(extractedPlans("nächste Woche Kino?", ">ja, Mittwoch?", "super") == ["Kino 2026-04-29"])
        #expect(
            extractedPlans("I'm away next week, the week after next?", ">Thursday?", "great")
                == ["meet Maria 2026-05-07"])
        #expect(extractedPlans("heute Abend Kino?", ">ja") == ["Kino 2026-04-22"])
    }

    @Test(
        "what keeps one of the two from a day stays on it, and the other day is of what was asked for",
        arguments: [
            (["Will you be at the market?", ">I'm at the dentist today", "Tomorrow at 8 then"], "market", "dentist"),
            (["Kommst du ins Kino?", ">heute hab ich Zahnarzt", "Dann morgen um 8"], "Kino", "Zahnarzt"),
            (["¿Vienes al mercado?", ">hoy tengo dentista", "Entonces mañana a las 8"], "mercado", "dentista"),
            (["Tu viens au marché ?", ">aujourd'hui j'ai dentiste", "Alors demain à 8h"], "marché", "dentiste"),
        ])
    func kept(lines: [String], asked: String, own: String) {
        let plans = extractedPlans(lines)
        #expect(plans.contains { $0.hasPrefix(own + " 2026-04-22") })
        #expect(plans.contains { $0.hasPrefix(asked + " 2026-04-23") })
    }

    @Test("another day with its hour, asked for with an and, is beside the one that is settled")
    func oneMore() {
        #expect(
            extractedPlans("Raclette an Silvester?", ">gerne", "und Heiligabend um 18 Uhr Kirche?", ">ja")
                == ["Raclette 2026-12-31", "Kirche 2026-12-24 18:00"])
        #expect(
            extractedPlans("Cinema on Friday?", ">sure", "and Saturday at 6 church?", ">yes")
                == ["cinema 2026-04-24", "church 2026-04-25 18:00"])
    }

    @Test("what is on a feast is the plan, not the feast's name")
    func onFeast() {
        #expect(extractedPlans("Christmas Eve at 6 church?", ">yes") == ["church 2026-12-24 18:00"])
        #expect(extractedPlans("church on Christmas Eve at 6?", ">yes") == ["church 2026-12-24 18:00"])
        #expect(extractedPlans("Pfingstsonntag grillen?", ">ja") == ["grillen 2026-05-24"])
        #expect(extractedPlans("Christmas Eve at ours?", ">yes") == ["Christmas Eve 2026-12-24"])
    }

    @Test(
        "tonight, after midnight, is of the night that is not over, unless its hour is to come",
        arguments: [
            ("are you coming to the party tonight?", "2024-01-04"), ("heute Abend Kino?", "2024-01-04"),
            ("come tonight at 2am", "2024-01-05"), ("dinner tonight at 8?", "2024-01-05"),
        ])
    func tonight(text: String, day: String) {
        let found = extract(chat(text, ">yes"), at: captureTime("2024-01-05T00:30:00"))
        #expect(found.events.map(\.date?.description) == [day])
    }

    @Test("names keep their capitals, and what leads to the day is no part of a name")
    func names() {
        #expect(extractedPlans("Nils Frahm at the Budokan on Friday?", ">yes") == ["Nils Frahm 2026-04-24"])
        #expect(extractedPlans("Board games on Friday?", ">yes") == ["board games 2026-04-24"])
        #expect(extractedPlans("registration closes on 20 May", ">ok") == ["registration closes 2026-05-20"])
        #expect(extractedPlans("are you joining us on Friday?", ">yes") == ["meet Maria 2026-04-24"])
        #expect(
            extractedPlans("Shall we watch The Day After Tomorrow on Saturday?", ">yes")
                == ["watch The Day After Tomorrow 2026-04-25"])
    }

    @Test("a telephone number is no day, an age no hour, and a yes no plan")
    func noDays() {
        #expect(extracted("mon nouveau numéro est le 06 12 34 56 78", ">ok").dates.isEmpty)
        #expect(extracted("unsere Tochter Lotte wird am Samstag 6", ">oh!").events.map(\.time) == [nil])
        #expect(extractedPlans("Sunday at 3?", ">It's a date!") == ["meet Maria 2026-04-26 15:00"])
    }

    @Test("last year's number beside this year's day of the week is a slip of a new year")
    func lastYear() {
        let found = extract(chat("Let's have dinner on Friday 12 January 2023", ">ok, booked"))
        #expect(found.events.map(\.date?.description) == ["2024-01-12"])
    }

    @Test("how somebody is, asked back, leaves no question open")
    func askedBack() {
        #expect(!extracted("hey", ">hi", "how are you", ">good thanks, you?").summary.contains("asked"))
        #expect(extracted("what do you do?", ">I teach chemistry, you?").summary.contains("asked"))
    }
}

import Testing

@testable import CirclesCore

/// What people write who have not met for long. The days are those after Wednesday 22 April 2026.
@Suite("Journeys, visits and days that people have who catch up")
struct CatchingUpTests {
    @Test(
        "where somebody will be is told, and what they ask for on those days is a plan of its own",
        arguments: [
            (["I'm in Berlin next Tuesday"], ["Berlin 2026-04-28"]),
            (["I'm away in Kent on Saturday"], ["Kent 2026-04-25"]),
            (
                [
                    "I will be in Berlin on the 24th and 25th. Would you have time for a coffee?",
                    ">The 25th at 10 works.",
                ], ["Berlin 2026-04-24", "Berlin 2026-04-25", "coffee 2026-04-25 10:00"]
            ),
            (
                ["I'm in Berlin next week, Tue-Thu. Dinner?", ">Wednesday?", "Wednesday 7:30"],
                ["Berlin 2026-04-28", "dinner 2026-04-29 19:30"]
            ),
            (["landing bombay 26th night 11.50"], ["landing bombay 2026-04-26 23:50"]),
            (["come by on Friday"], ["visit 2026-04-24"]),
        ])
    func journeys(lines: [String], plans: [String]) { #expect(extractedPlans(lines) == plans) }

    @Test("days away that nobody asked for are no refusal, and a day asked for within a stay is one of it")
    func away() {
        func days(_ lines: [String]) -> [String] { extracted(lines, isGroup: false).dates.map { "\($0.date)" } }
        #expect(days(["we're away from the 20th to the 27th of May"]) == ["2026-05-20", "2026-05-27"])
        #expect(days(["wir sind vom 20. bis zum 27. Mai weg"]) == ["2026-05-20", "2026-05-27"])
        #expect(days(["I'm there 5 to 9 May with Jo", ">Saturday?"]) == ["2026-05-05", "2026-05-09", "2026-05-09"])
        #expect(days(["We moved to Bristol in March", ">Weekend of the 9th?"]) == ["2026-05-09"])
        #expect(days(["23 shows on Friday, we spoke on Tuesday"]).contains("2026-04-21"))
    }

    @Test(
        "the hour of another sentence is of what stands beside it, and of the day that was chosen",
        arguments: [
            (["Is the funeral friday or saturday?", ">Friday. service is at 10"], ["funeral 2026-04-24 10:00"]),
            (["My last day is Friday. Drinks at the Anchor from 5?", ">I'll be there"], ["drinks 2026-04-24 17:00"]),
            (["Mum's birthday is Sunday. Lunch at hers at 1?", ">yes"], ["lunch 2026-04-26 13:00"]),
            (
                ["viva is 2pm today", ">drinks at the Eagle after, 6"],
                ["viva 2026-04-22 14:00", "drinks 2026-04-22 18:00"]
            ),
            (["lunch friday?", ">yes! 1230 at Pho"], ["lunch 2026-04-24 12:30"]),
            (["Match on Sunday, 8 kick off", ">I'm in"], ["match 2026-04-26 08:00"]),
            (["dinner at 8 on Friday?", ">7:30 please"], ["dinner 2026-04-24 19:30"]),
        ])
    func hours(lines: [String], plans: [String]) { #expect(extractedPlans(lines) == plans) }

    @Test(
        "what is asked of a day is its plan, and a greeting is none",
        arguments: [
            (
                ["is non uniform day still the Friday?", ">no they moved it, it's Thursday 30th now"],
                ["non uniform day 2026-04-30"]
            ),
            (["Aufnahme wäre am 3. Juni um 17 Uhr"], ["Aufnahme 2026-06-03 17:00"]),
            (
                ["Probe heute fällt aus", ">und nächste Woche?", "Mittwoch 29. ganz normal 19:30"],
                ["Probe 2026-04-29 19:30"]
            ),
            (["am Samstag 25.4. Hallenturnier, Besammlung 8.15"], ["Hallenturnier 2026-04-25 08:15"]),
            (
                [
                    "Können wir das Gespräch auf Donnerstag legen?",
                    ">Guten Tag, Donnerstag geht bei mir erst ab 17 Uhr",
                    "Dann 17:15.",
                ],
                ["Gespräch 2026-04-23 17:15"]
            ),
            (["she's 6 on Saturday, party at 3"], ["birthday 2026-04-25 15:00"]),
            (["Wed I have fado"], ["fado 2026-04-22"]),
        ])
    func asked(lines: [String], plans: [String]) { #expect(extractedPlans(lines) == plans) }

    @Test("who is asked whether they come, and says so, has a plan")
    func coming() {
        #expect(
            extractedPlans(["who's coming Friday?", ">me", "7pm at the hall"]).map { $0.hasSuffix("2026-04-24 19:00") }
                == [true])
        #expect(
            extractedPlans(["Wer ist Freitag dabei?", ">ich", "19 Uhr Halle 2"]).map {
                $0.hasSuffix("2026-04-24 19:00")
            } == [true])
    }

    @Test("news are told by asking, of whoever is still to be guessed, and not of what is only ahead or a joke")
    func news() {
        func news(_ lines: [String]) -> [String] {
            (extracted(lines, isGroup: false).news ?? []).map { "\($0.kind.rawValue) (\($0.about.rawValue))" }
        }
        #expect(news(["Did I tell you we're moving to Leeds?"]) == ["move (contact)"])
        #expect(news(["Ich arbeite jetzt bei der Bahn, und du?"]) == ["job (contact)"])
        #expect(news(["omg guess whos pregnant"]) == ["pregnancy (other)"])
        #expect(news(["guess who got the job!!"]) == ["job (contact)"])
        #expect(news(["Herr Brand hat sich den Arm gebrochen."]) == ["health (other)"])
        #expect(news(["Am 3. Mai hab ich meine Abschlussprüfung"]).isEmpty)
        #expect(news(["he's allergic to small talk"]).isEmpty)
    }

    @Test("who is called by their name in an answer has it, and a parent behind a comma is one's own")
    func people() {
        func people(_ lines: [String]) -> [String] {
            extracted(lines, isGroup: false).relationships.map { "\($0.relation) \($0.name ?? "-")" }
        }
        #expect(people([">what's your wife called again?", "Miriam"]) == ["wife Miriam"])
        #expect(people([">wie heißt deine Frau nochmal?", "Miriam"]) == ["wife Miriam"])
        #expect(people(["Sorry I've been quiet, Dad passed away"]) == ["father -"])
    }
}

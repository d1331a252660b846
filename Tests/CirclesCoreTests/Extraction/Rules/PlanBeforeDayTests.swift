import Testing

@testable import CirclesCore

/// A line of the user begins with ">". "Today" is Wednesday 22 April 2026.
@Suite("A plan is named before anybody says its day")
struct PlanBeforeDayTests {
    @Test(
        "another thing that is put in its place is the plan",
        arguments: [
            (["bowling this week?", ">broke, or just dinner at mine", "even better. when", ">fri then, 7"], "dinner"),
            (["gym?", ">nope. sauna by the lake", "ooh ok. when", ">sat at 5"], "sauna"),
            (["¿cine?", ">uf, mejor unas cervezas", "vale, ¿cuándo?", ">el viernes a las 8"], "cervezas"),
            (["ciné ?", ">bof, plutôt un pique-nique", "ok quand", ">vendredi 19h"], "pique-nique"),
        ])
    func instead(messages: [String], expected: String) {
        #expect(extractedPlans(messages).map { $0.prefix { $0 != " " } } == [Substring(expected)])
    }

    @Test("which night, which one and what stands beside the day say nothing else")
    func kept() {
        #expect(
            extractedPlans(
                "are you coming to the quiz?", ">what quiz", "the club one", ">when", "Friday 8.30 in Hanley's")
                == ["quiz 2026-04-24 20:30"])
        #expect(
            extractedPlans("you heading to the jam session?", ">maybe. what night", "Thursday 9pm", ">ok") == [
                "jam session 2026-04-23 21:00"
            ])
        #expect(
            extractedPlans("lunch tomorrow?", ">got a call at 12", "ok friday", ">fri 1pm wagamama")
                == ["lunch 2026-04-24 13:00"])
    }

    @Test(
        "what somebody has on the day that is asked for is on that day, where they ask for another one",
        arguments: [
            ["sauna?", ">yes. saturday?", "they've football saturday. sunday, 10ish?", ">10 sunday"],
            ["sauna?", ">yes. saturday?", "football saturday dear. Sunday", ">sunday at 10"],
            ["sauna?", ">yes. saturday?", "we have football saturdays. sunday?", ">ok, 10am"],
        ])
    func reasons(messages: [String]) {
        #expect(Set(extractedPlans(messages)) == ["sauna 2026-04-26 10:00", "football 2026-04-25"])
    }

    @Test("a bare reason behind a refusal is a plan of that day")
    func bareReason() {
        #expect(
            extractedPlans(">can't do friday, dentist at 9:45", "ouch. saturday coffee then?", ">deal") == [
                "dentist 2026-04-24 09:45", "coffee 2026-04-25",
            ])
    }

    @Test("a reason ahead of another day refuses the one that was offered, and is nothing on the other")
    func reasonAhead() {
        #expect(
            extractedPlans("Übergabe am 30.6.?", ">Da bin ich leider noch im Urlaub, ginge auch der 3. Juli?", "Ja")
                == ["Übergabe 2026-07-03"])
    }

    @Test("a job begins on its day")
    func beginnings() {
        #expect(extractedPlans("guess who got the internship", ">wow", "yes start on the 4th") == ["start 2026-05-04"])
    }
}

@Suite("Which day is meant, on Wednesday 22 April 2026")
struct CorrectedDayTests {
    @Test(
        "a no with another day corrects the one that was asked about",
        arguments: [
            ["is the match on Saturday?", ">no Sunday, 3pm"],
            ["hey your match, is it saturday?", ">no, on sunday at 3"],
        ])
    func corrected(messages: [String]) {
        #expect(extractedPlans(messages) == ["match 2026-04-26 15:00"])
    }

    @Test("the one after is a week behind the day that was refused")
    func after() {
        #expect(
            extractedPlans("ride sunday?", ">away all weekend, sorry", "the one after then", ">ok") == [
                "ride 2026-05-03"
            ])
        #expect(
            extractedPlans(
                "run Sunday 7am", ">can't, it's my cousin's christening", "Sunday after then, same time", ">ok"
            )
            .contains("run 2026-05-03 07:00"))
        #expect(
            extractedPlans("squash on tuesday at 7?", ">away till thursday. the tuesday after?", "ok same time")
                == ["squash 2026-05-05 19:00"])
    }

    @Test("a weekday with the number of its day is that day")
    func numbered() {
        #expect(extractedPlans("saturday 25 party at mine, coming?", ">yes") == ["party 2026-04-25"])
        #expect(extractedPlans("saturday 16 party at mine, coming?", ">yes") == ["party 2026-05-16"])
    }

    @Test("a day of two letters stands before an hour in words")
    func letters() {
        #expect(
            extractedPlans("kino?", ">gern wann", "fr halb neun im cinemaxx", ">passt") == ["kino 2026-04-24 20:30"])
        #expect(extractedPlans("Kino Fr. um 20:30?", ">ja") == ["Kino 2026-04-24 20:30"])
    }

    @Test("an hour that is moved is the new one")
    func moved() {
        #expect(extractedPlans("can we move monday's meeting at 2pm to 3pm?", ">sure") == ["meeting 2026-04-27 15:00"])
    }
}

@Suite("What is asked under a condition, and what a no says, on Wednesday 22 April 2026")
struct ConditionTests {
    @Test("what hangs on a condition stands when it is taken, and not before")
    func condition() {
        #expect(
            extractedPlans("picnic on sunday at 3 if the weather's nice?", ">yes, let's do it") == [
                "picnic 2026-04-26 15:00"
            ])
        #expect(extractedPlans("picnic on sunday at 3 if the weather's nice?", ">hm").isEmpty)
    }

    @Test("a no to whether it is too late has nothing against it")
    func tooLate() {
        #expect(extractedPlans("dinner friday at 9, too late?", ">no") == ["dinner 2026-04-24 21:00"])
    }

    @Test("a day with the word day in its name is called off like any other")
    func off() { #expect(extractedPlans("sports day is off tomorrow", ">oh no").isEmpty) }
}

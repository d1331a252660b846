import Testing

@testable import CirclesCore

/// What the days are those after Wednesday 22 April 2026.
@Suite("A day by what its own clause says of it")
struct OwnClauseTests {
    @Test(
        "what is said to be on a day is to come, whatever has been behind a comma or an and",
        arguments: [
            ("Game's Sunday but they switched fields", "game 2026-04-26"),
            ("The match is Saturday but we changed the venue", "match 2026-04-25"),
            ("Concert is on Friday and they sold out already", "concert 2026-04-24"),
            ("Skip arrives Monday, committee paid for it", "skip 2026-04-27"),
            ("Book group is Tuesday but Hilary's got builders in", "book group 2026-04-28"),
            ("Results are on the 30th and he's not slept since", "results 2026-04-30"),
        ])
    func own(text: String, plan: String) { #expect(extractedPlans([text, ">ok"]) == [plan]) }

    @Test("a reason has a day of its own")
    func reason() {
        #expect(
            extractedPlans([
                "Training's moved to Friday this week because the pitch is being reseeded Thursday", ">ok",
            ]) == ["training 2026-04-24", "pitch is being reseeded 2026-04-23"])
    }

    @Test(
        "what somebody else wants by a day is due then",
        arguments: [
            ("the caterer wants the headcount by Friday", "headcount 2026-04-24"),
            ("school wants the permission slip back by Tuesday", "permission slip 2026-04-28"),
            ("Der Vermieter braucht die Unterlagen bis Freitag", "Unterlagen 2026-04-24"),
            ("decision expected by 6 May", "decision 2026-05-06"),
            ("the passport must come back by the 6th", "passport 2026-05-06"),
        ])
    func wanted(text: String, plan: String) {
        #expect(extractedPlans([text, ">ok"]) == [plan])
        // What one wants oneself is asked, and due to nobody.
        #expect(extractedPlans(["I need your answer by Monday", ">ok"]).isEmpty)
    }

    @Test(
        "a day that another one is asked for in place of is refused",
        arguments: [
            ["Brunch Saturday then?", ">make it sunday, saturday im a zombie", "ok"],
            ["Brunch was going to be Saturday, now it's Sunday", ">ok"],
        ])
    func inPlace(lines: [String]) { #expect(extractedPlans(lines) == ["brunch 2026-04-26"]) }

    @Test("a move in a sentence of its own, and where from, in the next")
    func fromTo() {
        #expect(
            extractedPlans(["My driving test's been brought forward! From the 14th of October to the 9th of September"])
                == ["driving test 2026-09-09"])
        #expect(
            extractedPlans([
                "L'assemblée est reportée au 4 mai, 18h30", ">C'était bien prévu jeudi au départ ?", "Oui, le 23",
            ]) == ["assemblée 2026-05-04 18:30"])
    }

    @Test("what must fall through is called off, and the next day that is offered is for it")
    func fallsThrough() {
        #expect(
            extractedPlans([
                "Ihr Termin am 14.05. um 9:40 Uhr muss leider entfallen.", ">Wann wäre der nächste freie?",
                "Am 17.05. um 11 Uhr.", ">Den nehme ich",
            ]) == ["Termin 2026-05-17 11:00"])
        #expect(
            extractedPlans([
                "your appointment is on 8 May at 14:20", ">Can I change this to the week after?",
                "Yes, we have booked you for 15 May at 14:20",
            ]) == ["appointment 2026-05-15 14:20"])
    }

    @Test("instead of what is off, another thing of the same day; what something waits for calls nothing off")
    func instead() {
        #expect(
            extractedPlans(["The swim tomorrow's off", ">Thank god", "We're having breakfast instead at 9", ">ok"])
                == ["breakfast 2026-04-23 09:00"])
        #expect(
            extractedPlans(["We'll cut your barley Thursday", ">What time?", "Whenever the dew is off, 11ish"])
                == ["cut your barley 2026-04-23 11:00"])
    }

    @Test("a weekday with its article is the one nearest to the day that is spoken of")
    func nearest() {
        let found = extracted("Wedding is 16 May", ">Finally!!", "Driving up the Friday, want a seat?")
        #expect(found.dates.map(\.date.description).contains("2026-05-15"))
    }

    @Test(
        "days in a row, ranks and weeks as people write them",
        arguments: [
            ("Tues Wed Thurs I'm on nights", ["2026-04-28", "2026-04-29", "2026-04-23"]),
            ("I can fit the shelves Tuesday and Wednesday next week", ["2026-04-28", "2026-04-29"]),
            ("Freeze starts 15th", ["2026-05-15"]),
            ("Peonies are in a week early", []),
            ("is it better than Any Given Sunday?", []),
        ])
    func days(text: String, days: [String]) { #expect(extractedDays(text) == days) }

    @Test(
        "an hour at which doors open is none where it begins later; a home's is in the evening",
        arguments: [
            (["Carol concert Friday", ">What time?", "Doors half six, it starts at seven"], "19:00"),
            (["Catan Friday?", ">in", "ok mine then, 8ish"], "20:00"),
            (["pickup tomorrow", ">What's the window?", "0600 to 0800"], "06:00"),
            (["Am Freitag wird das Wasser von 9 bis 12 abgestellt", ">ok"], "09:00"),
        ])
    func hours(lines: [String], hour: String) { #expect(extractedPlans(lines).map { $0.suffix(5) } == [hour[...]]) }

    @Test(
        "a house by its name is where it is",
        arguments: [
            (["Book group is Tuesday", ">ok where", "How about the Plough, upstairs? 7.30 as usual"], "Plough"),
            (["Choir Monday?", ">ok", "7.30, St Anne's hall not the church"], "St Anne's hall"),
            (
                ["christening on the 12th", ">Which church?", "St Luke's, 11 o'clock, then sandwiches at ours"],
                "St Luke's"
            ),
            (["quiz on Thursday?", ">yes", "Railway Arms then, at 7"], "Railway Arms"),
        ])
    func places(lines: [String], place: String) { #expect(extractedEvents(lines).map(\.place) == [place]) }
}

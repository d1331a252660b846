import Testing

@testable import CirclesCore

@Suite("What a plain sentence says of a day, on Wednesday 22 April 2026")
struct PlainSentenceTests {
    @Test(
        "what somebody comes about, what there is, and what is done to something names its day",
        arguments: [
            ("The man's coming about the cooker Friday morning", "cooker"),
            ("There's a talk on owls at the library on Friday", "talk on owls"),
            ("The cat is being microchipped on Friday", "cat is being microchipped"),
            ("He's back from Norway on Friday", "back from Norway"),
            ("I get into Crewe at 5.10 on Friday", "get into Crewe"),
            ("I've got to be in court on Friday", "court"),
            ("I need a lift to the station on Friday at 5am", "lift to the station"),
            ("Can you take me to hospital on Friday at 9", "take me to hospital"),
            ("The deadline for the bursary is Friday noon", "deadline for the bursary"),
            ("don't forget the form is due on Friday!", "form"), ("Ella starts nursery on Friday", "nursery"),
            ("Please return the blue slip by Friday", "blue slip"),
            ("I got us a table at Nino's for Friday", "table"), ("Friday pizza after work?", "pizza"),
        ])
    func english(said: String, title: String) {
        #expect(extracted(said, ">ok").events.map(\.title) == [title])
    }

    @Test(
        "and in German, Spanish and French",
        arguments: [
            ("Freitag früh kommt jemand wegen der Spülmaschine", "Spülmaschine"),
            ("Ich hol am Freitag das neue Rad ab", "Rad abholen"), ("Ich geh am Freitag Blut spenden", "Blut spenden"),
            ("Am Freitag wird von 9 bis 12 das Gas abgestellt", "Gas"),
            ("Kannst du mich Freitag um 5 zum Flughafen bringen?", "Flughafen bringen"),
            ("Bestätige: Freitag 10 Uhr Anprobe", "Anprobe"), ("Freitag Pizza nach der Arbeit?", "Pizza"),
            ("¿Me llevas al aeropuerto el viernes?", "aeropuerto"), ("El viernes me operan", "operación"),
            ("Vendredi ils viennent réparer la chaudière", "réparer la chaudière"),
        ])
    func others(said: String, title: String) {
        #expect(extracted(said, ">ok").events.map(\.title) == [title])
    }

    @Test("the day's own words come before what is said later")
    func own() {
        let plan = extracted("Friday would be best for that old wardrobe of ours", ">ok", "Mind the party wall")
        #expect(plan.events.map(\.title) != ["party wall"])
    }

    @Test("a question for a place is answered by the other side, and by a town alone")
    func places() {
        let test = extracted(">test is on the 6th, 8.10 in the morning", "Where is it?", ">barnet", "You'll smash it.")
        #expect(test.events.map(\.place) == ["barnet"])
    }

    @Test("a name behind a small word is nobody's answer, and a plan that is named is the one that is refused")
    func answers() {
        #expect(extractedPlans("lunch saturday?", ">Oh Deirdre I can't").isEmpty)
        #expect(
            extractedPlans(
                "Are you coming to the quiz on Saturday? And roast at mine Sunday, 1.30",
                ">I'll have to give the quiz a miss. But roast YES") == ["roast 2026-04-26 13:30"])
    }

    @Test("what one has got is no past")
    func got() { #expect(extractedDays("Have you got the 29th?", ">yes") == ["2026-04-29"]) }

    @Test(
        "what is done, starts, is due or is looked forward to is the plan, by its own name",
        arguments: [
            ("my driving lesson is on tuesday", "driving lesson"),
            ("having my tonsils out on friday", "tonsils out"),
            ("taking the rabbit to be chipped thursday", "rabbit to be chipped"),
            ("they're fitting the new windows on monday", "fitting the new windows"),
            ("knitting classes start on thursday", "knitting classes"), ("on friday the deposit is due", "deposit"),
            ("can't wait for the Foo Fighters on saturday", "foo fighters"),
            ("there's a cheese festival at the yacht club on saturday", "cheese festival"),
            ("Am Freitag ist die Kaution fällig", "Kaution fällig"),
            ("Donnerstag geh ich Plasma spenden", "Plasma spenden"),
            ("ich geb am Freitag meine Diplomarbeit ab", "Diplomarbeit abgeben"),
        ])
    func namedPlainly(text: String, title: String) {
        #expect(extracted(text).events.map { $0.title.lowercased() } == [title.lowercased()])
    }

    @Test("a feast that says which dinner it is has no day of its own")
    func feast() {
        #expect(extractedPlans("we're hosting thanksgiving dinner on sunday") == ["thanksgiving dinner 2026-04-26"])
    }
}

import Testing

@testable import CirclesCore

/// What is told rather than asked, on Wednesday 22 April 2026; a line of the user begins with ">".
@Suite("What is told of a day in words of every kind")
struct NoticeTests {
    @Test(
        "an appointment that is confirmed, a thing to fetch, a beginning and an order at an hour are plans",
        arguments: [
            ("Hi lovely just confirming your colour and cut Wed 29th 10.30 xx", "colour and cut 2026-04-29 10:30"),
            ("Hi Sam, inventory check is confirmed for Tuesday 28 April at 14:00.", "inventory check 2026-04-28 14:00"),
            ("your glasses are ready for collection from Friday", "glasses 2026-04-24"),
            ("Deine Brille ist ab Freitag abholbereit", "Brille 2026-04-24"),
            ("Starting at Siemens on 4 May", "starting at Siemens 2026-05-04"),
            ("Bring the car in on Friday at 9am", "bring the car in 2026-04-24 09:00"),
            ("drop the keys off sat 10.15", "drop the keys off 2026-04-25 10:15"),
            ("all-hands is thurs 2pm", "all-hands 2026-04-23 14:00"),
            ("samedi on emménage à Nantes", "emménagement 2026-04-25"),
        ])
    func notices(text: String, expected: String) {
        #expect(extractedPlans(text).first == expected)
    }

    @Test("a day that no reader of plans has words for is named by the thing its own clause is about")
    func ownClause() {
        #expect(extractedPlans("résultats du bac vendredi à 10h").first == "résultats du bac 2026-04-24 10:00")
        #expect(extractedPlans("I'll send you the file tomorrow").isEmpty)
        #expect(extractedPlans("The invoice from 2026-05-28 is still open").isEmpty)
    }

    @Test("of days to choose from, the thing before them is what the chosen one is for")
    func choice() {
        #expect(extractedPlans("skate park Saturday or Sunday?", ">Sunday suits me") == ["skate park 2026-04-26"])
    }

    @Test("an order of a thing that was spoken of is about that")
    func spokenOf() {
        #expect(
            extractedPlans("needs new tyres", ">can you do the tyres soon?", "bring it in friday 9am")
                == ["tyres 2026-04-24 09:00"])
        #expect(
            extractedPlans(">could you quote for a fence please?", "can come sat around noon")
                == ["fence 2026-04-25 12:00"])
    }

    @Test(
        "what keeps somebody from the day they were asked for is theirs, whoever does it",
        arguments: [
            ["surf friday?", ">nah got a dentist appointment friday at 3", "saturday then?", ">yeah sweet"],
            ["surf friday?", ">have dentist at 3 friday, saturday?", "saturday's good"],
        ])
    func own(lines: [String]) {
        let plans = extractedPlans(lines)
        #expect(plans.contains("surf 2026-04-25"))
        #expect(plans.contains { $0.hasPrefix("dentist") && $0.hasSuffix("2026-04-24 15:00") })
    }

    @Test("and where they take it back themselves, the talk goes on about what was refused")
    func takenBack() {
        #expect(
            extractedPlans(
                "can't do the gym tomorrow, I have a dentist appointment at 6", ">friday then?", "friday yes, at 7")
                == ["gym 2026-04-24 19:00", "dentist appointment 2026-04-23 18:00"])
    }

    @Test(
        "an hour with a dot may stand at the head of a thought before any word, and behind a day with its number",
        arguments: [
            ("ok 1.45 downstairs", "13:45"), ("9.20 wave", "09:20"), ("be at the hall by 7.30", "19:30"),
        ])
    func dots(text: String, expected: String) {
        #expect(extractedPlans("run on friday?", ">what time", text).contains("run 2026-04-24 \(expected)"))
    }

    @Test("and is an amount before what counts or compares")
    func amounts() {
        #expect(extractedPlans("run on friday?", ">how much is it", "4.50 each") == ["run 2026-04-24"])
    }
}

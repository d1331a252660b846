import Testing

@testable import CirclesCore

@Suite("A weekday by its rank in a month is that day, on Wednesday 22 April 2026")
struct RankedWeekdayTests {
    @Test(
        "“the first Monday in September” and its like, in each language",
        arguments: [
            ("meeting on the first Monday in September at 6", "meeting 2026-09-07 18:00"),
            ("the fair is the 2nd Sunday of August", "fair 2026-08-09"),
            ("quiz is the last Friday of the month", "quiz 2026-04-24"),
            ("book club is the first Tuesday of next month", "book club 2026-05-05"),
            ("flohmarkt ist am zweiten sonntag im august", "flohmarkt 2026-08-09"),
            ("Das Turnier ist am letzten Samstag im Mai", "Turnier 2026-05-30"),
            ("la feria es el primer sábado de septiembre", "feria 2026-09-05"),
            ("brocante le deuxième dimanche d'août", "brocante 2026-08-09"),
        ])
    func ranked(said: String, plan: String) {
        #expect(extractedPlans(said, ">ok") == [plan])
    }

    @Test("a month without the fifth of them has no such day")
    func noFifth() {
        #expect(extractedPlans("concert on the fifth Monday of May", ">ok").isEmpty)
        #expect(extractedPlans("concert on the fifth Saturday of May", ">ok") == ["concert 2026-05-30"])
    }

    @Test("a rank that is past in this month is that of the next one")
    func passed() {
        #expect(extractedPlans("quiz is the first Friday of the month", ">ok") == ["quiz 2026-05-01"])
    }

    @Test("every third Sunday of the month, and any Saturday, are no day")
    func noDay() {
        #expect(extractedDays("the guild comes together every third Sunday of the month").isEmpty)
        #expect(extractedDays("would you like to book?", ">yes please, a Saturday if possible").isEmpty)
        #expect(
            extractedPlans("flohmarkt? das ist ein samstag, der 25. april", ">ok").allSatisfy {
                $0.contains("2026-04-25")
            })
    }
}

import Testing

@testable import CirclesCore

@Suite("Days and hours as they are put every day, on Wednesday 22 April 2026")
struct EverydayDayTests {
    @Test("a number alone is the day nearest to the one that it stands in for")
    func number() {
        #expect(
            extractedPlans("lunch on Tuesday 14 July?", ">can't. the 15th?", "The 15th it is") == ["lunch 2026-07-15"])
        #expect(extractedPlans("lunch on Tuesday?", ">I'm in Leeds. Would the 30th do?", "yes") == ["lunch 2026-04-30"])
        #expect(extractedDays("we fly out on the 9th of july, back 16th") == ["2026-07-09", "2026-07-16"])
        #expect(
            extractedPlans("Fahrstunde Montag 15 Uhr?", ">Montag hab ich Arbeit", "Dienstag 15?", ">Geht") == [
                "Fahrstunde 2026-04-28 15:00"
            ])
    }

    @Test(
        "which day it is, and one like any other, is no date",
        arguments: [
            "its wednesday lol", "today is wednesday", "heute ist doch erst mittwoch", "is doch mittwoch",
            "wednesday night thoughts", "das ist mir so egal wie ein montag im november",
        ])
    func today(said: String) { #expect(extractedDays(said).isEmpty) }

    @Test(
        "an hour is the plan's in whatever way it is put",
        arguments: [
            (["the fair is on Saturday, 12 til 3 in the school hall"], "fair 2026-04-25 12:00"),
            (["school fete saturday 11 till 3"], "fete 2026-04-25 11:00"),
            (["cinema tomorrow?", ">yes. theres a 7.20 at the odeon"], "cinema 2026-04-23 19:20"),
            (["what time is your train on Saturday", ">gets in 18.52 at york"], "train 2026-04-25 18:52"),
            (["brunch 11 at the diner tomorrow"], "brunch 2026-04-23 11:00"),
            (["practice moves to the school gym, still Thursday, 5:15 to 6:45"], "practice 2026-04-23 17:15"),
            (["boiler man coming between 12 and 2 tomorrow"], "boiler man coming 2026-04-23 12:00"),
            (["gas man between 8 and 1 tomorrow"], "gas man 2026-04-23 08:00"),
            (["is the sofa still there?", ">yes. sunday around 10?", "works. 14 elm street"], "sofa 2026-04-26 10:00"),
            (["friday 6pm at the pub, then dinner at 8"], "dinner 2026-04-24 20:00"),
            (["Essen Samstag?", ">ja. 11 Uhr?", "passt"], "Essen 2026-04-25 11:00"),
        ])
    func hour(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test("what was cancelled goes on where it is rearranged to, and a past question is no plan")
    func moved() {
        #expect(
            extractedPlans("tomorrow's match is OFF", "Rearranged for Sunday 3rd May, 10:30 kick off") == [
                "match 2026-05-03 10:30"
            ])
        #expect(extractedPlans("Wie war's am Samstag?", ">super").isEmpty)
        #expect(
            extractedPlans("je dois décaler la séance de yoga de mardi. Mercredi à 16h15 ?", ">oui") == [
                "séance de yoga 2026-04-29 16:15"
            ])
    }

    @Test(
        "a title is the thing, with whose it is, and none of its verb",
        arguments: [
            ("library books are due on Friday", "library books 2026-04-24"),
            ("plumber says he'll come thursday at 8", "plumber 2026-04-23 08:00"),
            ("the keys come on Monday", "keys 2026-04-27"), ("RSVP by 3 June please", "RSVP 2026-06-03"),
            ("Josh's 40th on Saturday", "Josh's 40th birthday 2026-04-25"),
            ("Opa wird am Samstag 80", "Opa (Geburtstag) 2026-04-25"),
            ("el cumple de la abuela es el domingo", "cumple de la abuela 2026-04-26"),
            ("la reunión de inicio de curso es el martes", "inicio de curso 2026-04-28"),
            ("Skip is coming 18th July, 9am till noon. No fridges please", "skip 2026-07-18 09:00"),
        ])
    func title(said: String, plan: String) { #expect(extractedPlans(said, ">ok") == [plan]) }
}

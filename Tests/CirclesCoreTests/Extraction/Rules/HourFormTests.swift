import Testing

@testable import CirclesCore

/// Hours as they are typed in haste, and those that come with a reason. "Today" is Wednesday 22 April 2026.
@Suite("Hours in any form")
struct HourFormTests {
    @Test("figures without a sign behind a day are an hour, of a year they are none")
    func figures() {
        #expect(
            extractedPlans("brunch friday or saturday?", ">saturday then 1045", "yes") == ["brunch 2026-04-25 10:45"])
        #expect(extractedPlans("pizza sunday 1930?", ">ok") == ["pizza 2026-04-26 19:30"])
        #expect(extractedDays("We met in May 2010") == [])
    }

    @Test("the last figures of a sentence with a day are an hour; a room's number and a sum are none")
    func dotted() {
        #expect(
            extractedPlans("bake sale friday in the gym right after lessons 3.15") == ["bake sale 2026-04-24 15:15"])
        #expect(extractedPlans("rehearsal friday in room 3.15") == ["rehearsal 2026-04-24"])
        #expect(extractedPlans("picnic on friday, tickets cost 3.50") == ["picnic 2026-04-24"])
    }

    @Test("an hour that answers is one: behind a no, at the head, with its half of the day")
    func answers() {
        #expect(extractedPlans("training moved to friday", ">same time?", "no, 6pm") == ["training 2026-04-24 18:00"])
        #expect(
            extractedPlans("le contrôle vendredi ?", ">vers quelle heure", "8h laissez les clés") == [
                "contrôle 2026-04-24 08:00"
            ])
        #expect(
            extractedPlans("dinner sunday at 2?", ">make it 2:30 i sleep long", "ok") == ["dinner 2026-04-26 14:30"])
    }

    @Test("why another hour is asked for refuses nothing, before it or behind")
    func reasons() {
        #expect(
            extractedPlans("Dinner Saturday at 7?", ">could we make it 8.30? Working late", "no problem") == [
                "dinner 2026-04-25 20:30"
            ])
        #expect(
            extractedPlans("Dinner Saturday at 7?", ">I'm working late. Could we do 8?", "sure") == [
                "dinner 2026-04-25 20:00"
            ])
        #expect(extractedPlans("Dinner Saturday at 7?", ">I'm working late. Are you 2 still free on other days?") == [])
    }

    @Test("another hour behind the reason is asked for, and not its day refused")
    func hourBehindReason() {
        #expect(
            extractedPlans("Coffee on Friday at 6?", ">my train's late that day, 8?", "sure") == [
                "coffee 2026-04-24 20:00"
            ])
        #expect(
            extractedPlans("Kaffee am Freitag um 9?", ">muss vorher noch arbeiten, geht 11?", "klar") == [
                "Kaffee 2026-04-24 11:00"
            ])
        #expect(
            extractedPlans("Treffen am Freitag um 14 Uhr?", ">geht auch 15 statt 14 Uhr?", "klar") == [
                "Treffen 2026-04-24 15:00"
            ])
        #expect(
            extractedPlans("Our call tomorrow at 9", ">Can't make our call at 9 tomorrow, 9:30?", "ok") == [
                "call 2026-04-23 09:30"
            ])
    }

    @Test("“7p”, “1900hrs” and “zwanzig nach acht” are hours")
    func rareForms() {
        #expect(extractedPlans("pizza friday 7p?", ">yes") == ["pizza 2026-04-24 19:00"])
        #expect(extractedPlans("Drill on Friday at 1900hrs") == ["drill 2026-04-24 19:00"])
        #expect(extractedPlans("Frühstück morgen um zwanzig nach acht?", ">ja") == ["Frühstück 2026-04-23 08:20"])
    }

    @Test("an hour that is moved is the one behind, and the answer's takes the question's place")
    func moved() {
        #expect(
            extractedPlans(">Could we push tomorrow's budget review from 2 to 3.30?", "ok") == [
                "review 2026-04-23 15:30"
            ])
        #expect(extractedPlans("review tomorrow at 2?", ">3.30 tomorrow works better") == ["review 2026-04-23 15:30"])
        #expect(
            extractedPlans("Lunch on Sunday?", ">Fine by me. Twelve?", "One o'clock, the oven is slow") == [
                "lunch 2026-04-26 13:00"
            ])
        #expect(extractedPlans("tennis tomorrow at 6?", ">make it quarter past", "ok") == ["tennis 2026-04-23 18:15"])
        #expect(
            extractedPlans("tennis tomorrow at 6?", ">can we do 7 instead, got to drop mum off", "yep") == [
                "tennis 2026-04-23 19:00"
            ])
        #expect(extractedPlans("Kegeln am Freitag um sechse?", ">Passt") == ["Kegeln 2026-04-24 18:00"])
    }

    @Test("who comes later does not move it")
    func late() {
        #expect(
            extractedPlans("Probe am Freitag um 18:30", ">komme 10 min später") == ["Probe 2026-04-24 18:30"])
    }

    @Test("a date behind its weekday is one day")
    func sameDay() { #expect(extractedDays("thursday week, the 30th, matinee at 2.30") == ["2026-04-30"]) }

    @Test(
        "an hour is read where it answers, whatever else is said beside it",
        arguments: [
            ["trip to the zoo on Friday. Children should be in school by 8.15.", "trip to the zoo 2026-04-24 08:15"],
            ["the tip on Friday?", ">fine. I'll be at yours for 9.45.", "tip 2026-04-24 09:45"],
            ["bowling sunday at 2?", ">make it 2:30 i wake up late lol", "bowling 2026-04-26 14:30"],
            [
                "training on friday", ">same time coach", "no 6pm cos the girls have it at 7",
                "training 2026-04-24 18:00",
            ],
            ["gym tmrw? 6am", ">absolutely not", ">7:30 or i'm staying in bed", "gym 2026-04-23 07:30"],
            ["Dinner Friday?", ">Love to. 7?", "could we do 8, I've got a call", "dinner 2026-04-24 20:00"],
            ["Dinner on Friday at 7?", ">can't get there before eight", "ok eight then", "dinner 2026-04-24 20:00"],
            ["Dinner on Friday at 7?", ">would 7.30 be ok?", "sure", "dinner 2026-04-24 19:30"],
            ["Gig on Friday", ">when are doors", "7, band on at 8.30", "gig 2026-04-24 19:00"],
            ["Rehearsal on Friday, 7.30 to 9.30", "rehearsal 2026-04-24 19:30"],
            ["pub quiz friday", ">in", "starts 8 dont be late", "pub quiz 2026-04-24 20:00"],
            ["Freitag nachmittag um 4 Kaffee?", ">ja", "Kaffee 2026-04-24 16:00"],
            [
                "¿Te vienes al estreno el 3 de mayo?", ">¿A qué hora?",
                "A las nueve y media de la noche en el Teatro Lara", "estreno 2026-05-03 21:30",
            ],
        ])
    func besideOthers(lines: [String]) { #expect(extractedPlans(Array(lines.dropLast())) == lines.suffix(1)) }
}

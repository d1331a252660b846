import Testing

@testable import CirclesCore

@Suite("Days that stand for their kind, and hours of every week, on Wednesday 22 April 2026")
struct KindOfDayTests {
    @Test(
        "a day that only tells of which kind something is names none",
        arguments: [
            ["Somebody ate his Friday one and he wrote to the whole floor", ">No!"],
            ["The neighbours are drilling again", ">A Sunday morning classic"],
            ["Ironing and a film. Peak Saturday night", ">Living the dream"],
            ["He says hes free any Friday", ">Like a dentist"],
            ["Sure, let's do another all-nighter Friday. Said no one ever", ">Ha"],
            ["Youd lose the ticket by Saturday", ">True"],
            ["Every episode is the same Tuesday", ">Groundhog Day but worse"],
            ["Can't wait for my 6am alarm on Saturday", ">Poor you"],
            ["The Friday meeting is always a nightmare", ">Yep"],
            ["Who's for a hike one day?", ">Let's see what it's doing on Saturday", "Ok will text u"],
            ["Hi are you open on Sundays?", ">Hi! We're open Tues-Sat 9-6, closed Sunday & Monday"],
            ["What's the wifi?", ">Sunday_0710_Rain capital S"],
            ["Tu fais quoi ?", ">Rien, canapé", "Pareil, ce froid me tue"],
        ])
    func kinds(chat: [String]) {
        let found = extracted(chat, isGroup: false)
        #expect(found.dates.map { "\($0.date)" } == [])
        #expect(found.events.map(\.title) == [])
    }

    @Test(
        "a timetable is of every week",
        arguments: [
            "NEW HOURS: Mon closed, Tue–Thu 10–6, Fri 10–8, Sat 9–4",
            "Mo geschlossen, Di 10–18, Mi 10–18, Fr 10–20",
        ])
    func timetable(said: String) {
        #expect(extracted(said).dates.map { "\($0.date)" } == [])
        #expect(extracted(said).events.map(\.title) == [])
    }

    @Test("a day before its hours is one, where no timetable is told")
    func hours() {
        #expect(extracted("Fri 10–8 at the fair, Sat 9–4 at the market, Sun 10–12 at church").dates.count == 3)
    }

    @Test("who will be there on a day is not taken by something else")
    func there() {
        #expect(
            extractedPlans("El sábado me mudo a Vigo", ">El sábado estoy") == ["mudanza 2026-04-25"])
    }
}

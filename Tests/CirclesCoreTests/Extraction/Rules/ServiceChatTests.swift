import Testing

@testable import CirclesCore

/// What a business and its customer write, and people who agree on an hour. The days are those after Wednesday 22 April 2026.
@Suite("Slots, hours to choose from, and what is not what it sounds like")
struct ServiceChatTests {
    @Test(
        "of hours that the other side names, the one that is chosen is the plan's, whatever is said behind it",
        arguments: [
            (["I can do Saturday at 10 or 11", ">11 please, I have work before", "Noted"], "2026-04-25 11:00"),
            (["Vet on Saturday at 9 or 9:40?", ">the later one please", "ok"], "2026-04-25 09:40"),
            (["Vet on Saturday at 9 am or 1", ">1 please", "ok"], "2026-04-25 13:00"),
            (["Ihr Termin am Samstag: 8:30 oder 9:15?", ">Der spätere bitte", "Gerne"], "2026-04-25 09:15"),
            ([">Table for Saturday at 7?", "We're full at 7. 6 or 8.15?", ">8.15 please", "ok"], "2026-04-25 20:15"),
        ])
    func chosen(lines: [String], day: String) { #expect(extractedPlans(lines).map { $0.hasSuffix(day) } == [true]) }

    @Test(
        "a part of an hour is one of the hour that is known, unless it is by when to be there",
        arguments: [
            (["Kaffee am Samstag um 4?", ">lieber viertel nach", "ok"], "Kaffee 2026-04-25 16:15"),
            (["coffee saturday at 4?", ">could we make it half past", "ok"], "coffee 2026-04-25 16:30"),
            (["coffee saturday at 4?", ">quarter to?", "ok"], "coffee 2026-04-25 15:45"),
            (["coffee saturday at 4?", ">could we say ten past?", "ok"], "coffee 2026-04-25 16:10"),
            (["quiz saturday at 7, be there by quarter to", ">ok"], "quiz 2026-04-25 19:00"),
        ])
    func partOfHour(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test(
        "an hour that is refused beside another one refuses no day",
        arguments: [
            ("The match is now at 10 not 11 on Sunday", "match 2026-04-26 10:00"),
            ("training is at 6 not 7 on friday", "training 2026-04-24 18:00"),
            ("training is at 6 on friday not 7 this week", "training 2026-04-24 18:00"),
            ("Training ist um 18 Uhr nicht um 19 Uhr am Freitag", "Training 2026-04-24 18:00"),
            ("training is at the park on friday not the gym", "training 2026-04-24"),
        ])
    func contrasted(text: String, plan: String) { #expect(extractedPlans([text, ">ok"]) == [plan]) }

    @Test(
        "figures are an hour by what stands beside them, and of two hours the first is when people come",
        arguments: [
            (
                ["mini golf saturday 2ish?", ">my shift ends at 3 tho", "k 330 then", ">bet"],
                "mini golf 2026-04-25 15:30"
            ),
            (["football friday", ">what time", "2030 kick off"], "football 2026-04-24 20:30"),
            (
                ["soundcheck friday at 5pm", ">can they push it", "they can do 1745", ">ok"],
                "soundcheck 2026-04-24 17:45"
            ),
            (["dinner saturday 7 for 7.30", ">ok"], "dinner 2026-04-25 19:00"),
            (["Doing your windows on friday", ">what time", "about 20 to 9"], "windows 2026-04-24 08:40"),
        ])
    func figures(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test("a morning that is said is one, whatever the hour of the day before it")
    func morning() {
        #expect(
            extractedPlans(["Can you come today at 5?", ">can't make it", "tomorrow morning at 8?", ">yes please"])
                == ["meet Maria 2026-04-23 08:00"])
    }

    @Test(
        "a slot that was named, and that the other side cannot take, is no plan",
        arguments: [
            ["Friday at 5 is free", ">can't make it"],
            ["There is a slot free on Friday at 5", ">can't make it"],
            ["I can do Friday at 5", ">can't make it"],
            ["Freitag um 17 Uhr hätte ich was frei", ">schaff ich nicht"],
            ["We could do Friday or Monday at 4 for the lesson", ">Sorry he has football both days"],
        ])
    func slot(lines: [String]) {
        #expect(extractedPlans(lines).isEmpty)
        #expect(!extractedPlans([lines[0], ">great"]).isEmpty)
    }

    @Test("who asks for a sooner day gets one in place of the first")
    func sooner() {
        let lines = ["I can get to you on Friday at 4", ">nothing sooner?", "tomorrow about 8 pm", ">Yes please!!"]
        #expect(extractedPlans(lines) == ["meet Maria 2026-04-23 20:00"])
    }

    @Test("why an appointment has to move is no plan of its own")
    func reasonToMove() {
        #expect(extractedPlans(["Linh is off sick tomorrow so we need to move your 2pm", ">ok"]).isEmpty)
        #expect(
            extractedPlans(["The skip is arriving on Friday at 8, so could you move the car?", ">will do"])
                == ["skip 2026-04-24 08:00"])
    }

    @Test(
        "a day of the week, a part of the day and what leads to a day are no names",
        arguments: [
            (["the 26th is a sunday so traffic will be bad", ">ok"], []),
            (["he finishes on the 30th", ">ok"], ["finishes 2026-04-30"]),
            (["party the weekend of the 25th?", ">yes"], ["party 2026-04-25"]),
            ([">Could you look at my boiler this week?", "Friday at 4?", ">ok"], ["boiler 2026-04-24 16:00"]),
        ])
    func noName(lines: [String], plans: [String]) { #expect(extractedPlans(lines) == plans) }

    @Test(
        "where it is not is no place, and neither is the same as ever",
        arguments: [
            (["recital on Friday at 6", ">At her school?", "No, Thorne Hall this year"], "Thorne Hall"),
            (["bbq Saturday?", ">your house?", "no, at Tom's"], "Tom's"),
            (["bbq Saturday?", ">your house?", "no my sister's"], nil),
            (["Dinner friday at 8, same place", ">ok"], nil),
        ])
    func place(lines: [String], place: String?) { #expect(extractedEvents(lines).map(\.place) == [place]) }

    @Test(
        "a child that is on its way is what is due",
        arguments: [
            (["we're having a baby!", ">NO WAY", "due 3rd of December"], "baby 2026-12-03"),
            (["I'm pregnant 🥹", ">omg when's it due", "9 January"], "baby 2027-01-09"),
            (["wir bekommen ein Baby!", ">wann ist es soweit?", "am 3. November"], "Geburt 2026-11-03"),
        ])
    func expecting(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }
}

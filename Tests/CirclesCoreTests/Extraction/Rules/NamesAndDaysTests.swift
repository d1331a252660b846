import Testing

@testable import CirclesCore

/// Asked on Wednesday 22 April 2026 at noon.
@Suite("Days that are none, and whose they are")
struct NamesAndDaysTests {
    private func plans(_ lines: String...) -> [String] {
        let found = extracted(lines, isGroup: false)
        let planned = Set(found.events.compactMap(\.date))
        return found.events.map { event in
            [
                event.title, event.date.map { "\($0)" }, event.time.map { "\($0)" }, event.place.map { "@\($0)" },
                event.about == .me ? "(me)" : nil,
            ].compactMap(\.self).joined(separator: " ")
        } + Set(found.dates.map(\.date)).subtracting(planned).map { "\($0)" }.sorted()
    }

    @Test(
        "the day that it is not is none",
        arguments: [
            ("The meeting is on Tuesday, not Monday", "meeting 2026-04-28"),
            ("Das Treffen ist am Dienstag, nicht am Montag", "Treffen 2026-04-28"),
            ("La reunión es el martes, no el lunes", "reunión 2026-04-28"),
            ("La réunion est mardi, pas lundi", "réunion 2026-04-28"),
        ])
    func contrasted(text: String, expected: String) { #expect(plans(text) == [expected]) }

    @Test("each has a birthday")
    func birthdays() {
        #expect(
            plans("When's your birthday?", ">30 August. Yours?", "2 May")
                == ["birthday 2026-08-30 (me)", "birthday 2026-05-02"])
        #expect(
            plans("Wann hast du Geburtstag?", ">Am 30. August. Und du?", "Am 2. Mai")
                == ["Geburtstag 2026-08-30 (me)", "Geburtstag 2026-05-02"])
    }

    @Test(
        "a name that a day is part of names no day",
        arguments: [
            "I'm reading The Man Who Was Thursday", "have u seen freakier friday", "is it Wednesday's Child, the song",
            "It feels like a Tuesday", "That Tuesday in Lisbon, remember?", "It's Friday!!", "Endlich Freitag!",
            "Por fin viernes", "Enfin vendredi !", "We should do a barbecue some Saturday", "oye q dia es hoy",
            "Mensch ist heute echt erst Donnerstag?", "Imagine we'd gone on Monday!", "My order number is 110526-7",
        ])
    func names(text: String) { #expect(plans(text) == []) }

    @Test("the place's name is not what is planned there")
    func places() {
        #expect(plans("Breakfast at Cafe Uno on Sunday?", ">Yes!") == ["breakfast 2026-04-26 @Cafe Uno"])
        #expect(plans("Dinner tonight?", ">8?", "Ok, Luigi's?") == ["dinner 2026-04-22 20:00 @Luigi's"])
        #expect(plans("We're off to Crete on Saturday for a week") == ["Crete 2026-04-25 @Crete"])
    }

    @Test("what is refused is no plan of its own")
    func refused() {
        #expect(plans("Lunch Thursday?", ">Thursday's bad, Friday?", "ok") == ["lunch 2026-04-24"])
        #expect(plans("I'd love to come on Saturday but I have to work", ">Next time") == [])
        #expect(plans("Can we move Friday's call to Monday, same time?", ">Sure") == ["call 2026-04-27"])
    }

    @Test(
        "days and hours as they are written",
        arguments: [
            ("Braai Sat by us, 2pm?", "braai 2026-04-25 14:00"),
            ("Plumber coming 23rd at 10", "plumber 2026-04-23 10:00"),
            ("Got the dentist 9.20 on Monday", "dentist 2026-04-27 09:20"),
            ("My contract ends 30.6.", "contract ends 2026-06-30"),
            ("The release of version 3.2 is set for 02.06.2026", "release of version 3.2 2026-06-02"),
        ])
    func written(text: String, expected: String) { #expect(plans(text) == [expected]) }

    @Test("who works by day has no evening, and what somebody did is no liking")
    func byDay() {
        #expect(plans("I'm at the dentist at 9:15 today") == ["dentist 2026-04-22 09:15"])
        #expect(
            plans("Having a barbie at ours Sunday arvo, youse keen?", ">Keen as! What time?", "Rock up about 3")
                == ["barbie 2026-04-26 15:00 @ours"])
        #expect(
            plans("They wanted to move on the 4th", ">And now?", "Now it's the 11th of June") == ["move 2026-06-11"])
        let found = extracted("what did you get up to at the weekend?", ">spent all Sunday in the garden, I love it")
        #expect(found.interests.map(\.topic) == ["gardening"])
        #expect(extracted("Ma sœur Inès vient d'avoir un bébé !").news?.map(\.kind) == [.birth])
    }
}

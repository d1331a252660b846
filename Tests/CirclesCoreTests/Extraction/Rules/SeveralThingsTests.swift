import Testing

@testable import CirclesCore

@Suite("Several things of a day, and one thing in place of another, on Wednesday 22 April 2026")
struct SeveralThingsTests {
    @Test("each thing of a day has the hour that stands with it, in its own half of the day")
    func programme() {
        #expect(
            extractedPlans("Friday: dentist at 10, lunch with Tom at 1")
                == ["dentist 2026-04-24 10:00", "lunch with Tom 2026-04-24 13:00"])
        #expect(
            extractedPlans("Dinner at 7 and a concert at 9 on Friday?", ">Sure").sorted()
                == ["concert 2026-04-24 21:00", "dinner 2026-04-24 19:00"])
        #expect(
            extractedPlans("Samstag um 9 auf den Flohmarkt und um 18 Uhr ins Theater?", ">Gern")
                == ["Flohmarkt 2026-04-25 09:00", "Theater 2026-04-25 18:00"])
        #expect(
            extractedPlans("Freitag Theater um 20 Uhr und Samstag Flohmarkt um 9?", ">Ja")
                == ["Theater 2026-04-24 20:00", "Flohmarkt 2026-04-25 09:00"])
        #expect(extractedPlans("Dinner on Friday at 7 or 8?").count == 1)
    }

    @Test("of two plans one is taken as it is, and the other's hour refused")
    func verdicts() {
        #expect(
            extractedPlans(
                "Freitag Theater um 20 Uhr und Samstag Flohmarkt um 9?", ">Theater ja, Flohmarkt um 9 niemals. Um 11?",
                "Na gut, 11")
                == ["Theater 2026-04-24 20:00", "Flohmarkt 2026-04-25 11:00"])
    }

    @Test("a sentence's second day has the thing that stands before who comes along")
    func secondDay() {
        #expect(
            extractedPlans("It's Grandma's lunch on Saturday at 1 and then church with us on Sunday at 10.30")
                == ["grandma's lunch 2026-04-25 13:00", "church 2026-04-26 10:30"])
    }

    @Test("a thing that is asked for in place of another is the plan's once the other side takes it")
    func thingOffer() {
        #expect(extractedPlans("Sushi on Friday?", ">ramen instead?", "ok ramen") == ["ramen 2026-04-24"])
        #expect(extractedPlans("Kegeln am Freitag?", ">Lieber Kino", "ok") == ["Kino 2026-04-24"])
        #expect(extractedPlans("Bowling on Friday?", ">I'd rather do karaoke", "No, bowling") == ["bowling 2026-04-24"])
        #expect(extractedPlans("Bowling on Friday?", ">karaoke instead?") == ["bowling 2026-04-24"])
    }

    @Test("who is asked when they arrive tells of an arrival, and what has to be there by a day is due then")
    func arrivalsAndDues() {
        #expect(extractedPlans("Wann kommst du denn an?", ">Freitag um 17:42") == ["Ankunft 2026-04-24 17:42"])
        #expect(extractedPlans("When do you land?", ">Friday at 6:10") == ["arrival 2026-04-24 06:10"])
        #expect(extractedPlans("The form has to be at the school by Friday") == ["form 2026-04-24"])
        #expect(
            extractedPlans("Denk dran, dass der Antrag bis Freitag bei der Stadt sein muss") == ["Antrag 2026-04-24"])
    }

    @Test("what is said of that day is said of the one that was offered")
    func thatDay() {
        #expect(extractedPlans("Your appointment is on Friday at 5", ">That day doesn't work for me").isEmpty)
        #expect(
            extractedPlans(
                "Le recordamos su cita del viernes a las 17:00", ">Ese día me es imposible, ¿el lunes a las 9:45?", "Sí"
            )
            .allSatisfy { !$0.contains("2026-04-24") })
    }

    @Test("the day that was offered is taken, and the hour before which one cannot come is no plan of its own")
    func takenLater() {
        #expect(
            extractedPlans(
                "Lust auf Freibad am Samstag? So um 11?", ">Samstag gerne, aber vor 13 Uhr komme ich hier nicht los",
                "Dann 13 Uhr") == ["Freibad 2026-04-25 13:00"])
        #expect(
            extractedPlans("Swimming on Saturday at 11?", ">Can't do before 1", "ok 1pm then") == [
                "swimming 2026-04-25 13:00"
            ])
    }

    @Test("a short weekday at the head that is chosen is one")
    func shortDays() {
        #expect(
            extractedPlans("Movie night?", ">when?", "fri", ">sat better", "sat it is. 8 at mine") == [
                "movie night 2026-04-25 20:00"
            ])
        #expect(extractedPlans("movie night?", ">sat by the window and read instead").isEmpty)
    }

    @Test("what is booked without a name is a table, and a school's photos are what is planned")
    func named() {
        #expect(extractedPlans("Hab für Freitag 19 Uhr bei Nonna reserviert") == ["Tisch 2026-04-24 19:00"])
        #expect(extractedPlans("Don't forget: school photos tomorrow") == ["school photos 2026-04-23"])
        #expect(extractedPlans("Can you pick up Leo on Thursday?", ">sure") == ["pick up Leo 2026-04-23"])
    }

    @Test("an emoji ends a sentence where another begins")
    func emoji() {
        #expect(
            extractedPlans("Bowling on Saturday?", ">we've got swimming on Saturday 😩 how's Sunday?", "Sunday it is")
                .contains("bowling 2026-04-26"))
        #expect(extractedPlans("Pizza 🍕 on Friday?", ">yes") == ["pizza 2026-04-24"])
    }

    @Test("a plan that a group means to keep and nobody names has the group's name")
    func groupName() {
        let messages = [
            Message(side: .left, sender: "Ines", text: "Shall we say Friday at 7?"),
            Message(side: .right, text: "Friday is fine"),
        ]
        let transcript = Transcript(title: "Book Club 📚", isGroup: true, messages: messages, text: "")
        let events = extract(transcript, at: captureTime("2026-04-22T12:00:00")).events
        #expect(events.map(\.title) == ["meet Book Club"])
    }

    @Test("“zum” names what somebody comes to, and “hasta cuándo” what is due")
    func comingTo() {
        #expect(extractedPlans("Kommst du am Sonntag zum Flohmarkt?", ">Klar") == ["Flohmarkt 2026-04-26"])
        #expect(
            extractedPlans(">¿Hasta cuándo podemos entregar el borrador?", "Hasta el 3 de mayo a las 18:00")
                .map { $0.suffix(16) } == ["2026-05-03 18:00"])
    }

    @Test("what is scrapped a while later is off")
    func scrappedLater() {
        #expect(
            extractedPlans(
                "Hike on Saturday?", ">in!", "I'll bring the stove", ">do we need spikes", "not yet", ">ok hang on",
                ">have you looked outside", "oh no", ">so much wind", "that's no fun", ">scrap it?", "scrap it"
            ).isEmpty)
    }

    @Test("of two plans a day moves the one that its own part names, and a yes to both takes both")
    func movedByName() {
        #expect(
            Set(
                extractedPlans(
                    "Kino am Donnerstag und Schach am Freitag?", ">Kino ja, Schach lieber am Sonntag",
                    "passt, Sonntag um 17 Uhr"))
                == ["Kino 2026-04-23", "Schach 2026-04-26 17:00"])
        // The "the" of a day is no plan's name.
        #expect(
            Set(
                extractedPlans(
                    ">We get the keys on 1 May", "Need hands for the move?", ">Saturday the 9th, 10:00"))
                == ["get the keys 2026-05-01", "move 2026-05-09 10:00"])
        let both = extracted("Cinema on Thursday and chess on Friday?", ">yes to both").events
        #expect(both.count == 2 && both.allSatisfy { $0.isAsked != true })
    }

    @Test("a day of the week behind “next week?” is of that week")
    func weekAsked() {
        #expect(extractedPlans("Dinner next week?", ">Yes! Friday at 7?", "perfect") == ["dinner 2026-05-01 19:00"])
        #expect(
            extractedPlans("Nächste Woche essen gehen?", ">Freitag?", "passt").map { $0.suffix(10) } == ["2026-05-01"])
        #expect(extractedPlans("I'm away next week", ">Dinner on Friday?", "yes") == ["dinner 2026-04-24"])
    }

    @Test("who is persuaded takes the no back, and what is left “then” is off")
    func persuaded() {
        #expect(
            extractedPlans("Karaoke on Friday at 9pm!", ">nah", "it's my birthday!", ">ok ok, I'm in") == [
                "karaoke 2026-04-24 21:00"
            ])
        #expect(extractedPlans("Karaoke on Friday?", ">nah", "it's fun", ">I'm in the choir that day").isEmpty)
        #expect(extractedPlans("Dinner on Friday?", ">yes", "the babysitter bailed", "let's leave it then").isEmpty)
    }

    @Test("what both are asked to do, or helped with, is the plan by its noun")
    func byNoun() {
        #expect(extractedPlans("Kannst du mir am Samstag beim Streichen helfen?", ">Klar") == ["Streichen 2026-04-25"])
        #expect(extractedPlans("¿Te vienes el sábado a la playa?", ">sí") == ["playa 2026-04-25"])
        #expect(
            extractedPlans("Freitag Umtrunk um 15 Uhr in der Küche", ">bin da") == ["Umtrunk 2026-04-24 15:00"])
    }
}

import Testing

@testable import CirclesCore

@Suite("Plans, on Thursday 4 January 2024")
struct EventRuleTests {
    /// "dinner 2024-01-06 19:00 @Luigi's (contact)"
    private func plans(_ transcript: Transcript) -> [String] {
        extract(transcript).events.map { event in
            var text = event.title + (event.date.map { " \($0)" } ?? "")
            if let time = event.time { text += " \(time)" }
            if let place = event.place { text += " @\(place)" }
            return text + " (\(event.about.rawValue))"
        }
    }

    @Test(
        "an occasion, a deed or a heading beside a day",
        arguments: [
            ("Dinner at Luigi's on Saturday 7pm?", "dinner 2024-01-06 19:00 @Luigi's (contact)"),
            (">Lunch tomorrow at noon?", "lunch 2024-01-05 12:00 (me)"),
            ("Ana's birthday is on Jan 15", "Ana's birthday 2024-01-15 (other)"),
            ("Your appointment is on 12/19 at 9:15 am", "appointment 2024-12-19 09:15 (me)"),
            ("My flight to Rome leaves tomorrow at 21:40", "flight to Rome 2024-01-05 21:40 (contact)"),
            ("Team offsite 15-17 March", "team offsite 2024-03-15 (contact)"),
            ("Let's meet Friday at 6 at the station", "meet Maria 2024-01-05 18:00 @station (contact)"),
            ("We fly to Naples on 2024-02-23", "fly to Naples 2024-02-23 (contact)"),
            ("Come to my recital? It's on Oct 12 at 5pm", "recital 2024-10-12 17:00 (contact)"),
            ("Half past six tonight at the gym?", "meet Maria 2024-01-04 18:30 @gym (contact)"),
            ("Housewarming on Feb 10! Starts at 6pm", "housewarming 2024-02-10 18:00 (contact)"),
            ("Kommst du am Samstag um 19 Uhr zum Essen?", "Essen 2024-01-06 19:00 (contact)"),
            ("Fondue morgen Abend bei uns?", "Fondue 2024-01-05 @bei uns (contact)"),
            ("Meine Schwester heiratet am 8. Juni", "Hochzeit 2024-06-08 (other)"),
            ("Sa 19 Uhr Pizza bei mir", "Pizza 2024-01-06 19:00 @bei mir (contact)"),
            ("The form is due January 12, 5 pm", "form is due 2024-01-12 17:00 (contact)"),
            ("Kommst du am Samstag um 19 Uhr fürs Abendessen?", "Abendessen 2024-01-06 19:00 (contact)"),
            ("Die Steuererklärung muss bis 31.1. abgegeben werden", "Steuererklärung 2024-01-31 (contact)"),
            ("On se fait un ciné samedi à 20h ?", "ciné 2024-01-06 20:00 (contact)"),
            ("J'ai rendez-vous chez le médecin mardi à 10h", "médecin 2024-01-09 10:00 (contact)"),
            ("¿Te apetece ir al cine el sábado a las 8?", "cine 2024-01-06 20:00 @cine (contact)"),
            ("Meine Tochter wird am 9. Januar acht", "Geburtstag 2024-01-09 (other)"),
            (
                "Housewarming, January 20 at 7pm, at our new flat on Linden Street",
                "housewarming 2024-01-20 19:00 @Linden Street (contact)"
            ),
            ("10k this Thursday, 18:30, park gate", "10k 2024-01-04 18:30 @park gate (contact)"),
            ("Cena el sábado a las 9 de la noche", "cena 2024-01-06 21:00 (contact)"),
            ("NYE at ours?", "NYE 2024-12-31 @ours (contact)"),
            ("My recital got moved, so it's the 20th now not the 27th", "recital 2024-01-20 (contact)"),
            ("AGM on the 24th, 7.30 in the scout hut", "AGM 2024-01-24 19:30 @scout hut (contact)"),
            ("My brother starts his new job on Feb 10", "new job 2024-02-10 (other)"),
            ("Bonfire this Saturday, gates 6.30", "bonfire 2024-01-06 18:30 (contact)"),
        ])
    func plan(text: String, expected: String) { #expect(plans(chat(text)) == [expected]) }

    @Test(
        "a day that somebody will come on, and what is named by a number, a copula or a verb, is an event",
        arguments: [
            ("See you on Friday!", "meet Maria 2024-01-05 (contact)"),
            ("I can come Wednesday", "visit 2024-01-10 (contact)"),
            ("Deadline is Friday", "deadline 2024-01-05 (contact)"),
            ("My results come out on Friday", "results come out 2024-01-05 (contact)"),
        ])
    func notYet(text: String, expected: String) { withKnownIssue { #expect(plans(chat(text)) == [expected]) } }

    @Test(
        "a day that is past, denied, a limit or only talked about is no plan",
        arguments: [
            "Remember the concert on May 3? That was amazing", "Weißt du noch, der Ausflug am 1. Mai?",
            "¿Te acuerdas del concierto del 3 de mayo?", "Do you remember our trip on April 20?",
            "I'll pay today", "I'll send you the file tomorrow", "The invoice from 2024-02-28 is still open",
            "Can't do Friday anymore, sorry", "no run on Sunday", "gig got cancelled, no show on the 9th",
            "The concert on Friday was so good", "We had dinner on Saturday",
            "I'm off on Friday", "The shop is closed on Sunday", "It might rain on Saturday", "are you free on Friday?",
            "Who is driving on Saturday?", "Let me know by Friday about the tickets",
            "if we meet on Saturday I'll explain",
            "Training fällt heute aus", "Ich kann Freitag doch nicht", "Bis Freitag brauche ich die Unterlagen",
            "I buy the concert tickets tomorrow", "Thanks for the dinner on Saturday", "Am Samstag haben wir gegrillt",
        ])
    func noPlan(text: String) { #expect(plans(chat(text)) == []) }

    @Test("a question the other side accepts is one event")
    func accepted() {
        #expect(plans(chat("dinner Saturday?", ">Yes please")) == ["dinner 2024-01-06 (contact)"])
    }

    @Test("a question the other side declines is none; in a group one refusal is not enough")
    func declined() {
        #expect(plans(chat("dinner Saturday?", ">Sorry, can't")) == [])
        #expect(plans(chat("dinner Saturday?", ">can't wait!")) == ["dinner 2024-01-06 (contact)"])
        #expect(plans(chat("dinner Saturday?", ">Sorry, can't", isGroup: true)) == ["dinner 2024-01-06 (contact)"])
    }

    @Test("the time that is agreed on later belongs to the plan, and to its day")
    func laterTime() {
        let found = extract(chat("Cinema next Friday?", ">Yes", "Starts 20:15"))
        #expect(found.events.map(\.time?.description) == ["20:15"])
        #expect(found.dates.map { $0.evidence.message } == [0, 2])
        #expect(found.dates.map(\.date.description) == ["2024-01-12", "2024-01-12"])
        #expect(plans(chat("Pizza tonight?", ">what time?", "7")) == ["pizza 2024-01-04 19:00 (contact)"])
        #expect(plans(chat("Swim on Friday?", ">the pool opens at 7am")) == ["swim 2024-01-05 (contact)"])
    }

    @Test("a plan that moves is one plan on the new day")
    func moved() {
        let moving = chat(">Dinner Friday?", "Can't do Friday, how about Sunday?", ">Sunday works, 8pm?")
        #expect(plans(moving).count == 1)
        #expect(plans(moving).first?.hasPrefix("dinner 2024-01-07 20:00") == true)
        #expect(
            plans(chat("Party on Saturday", "sorry, we moved it to Sunday")).map { $0.contains("2024-01-07") } == [true]
        )
    }

    @Test("a plan that is called off is none")
    func calledOff() {
        #expect(plans(chat("The hike is on Saturday", "the hike is off, too much snow")) == [])
        #expect(plans(chat("Konzert am 8. Januar!", "ist leider abgesagt")) == [])
    }

    @Test(
        "words of the plan that belong to the day itself",
        arguments: [
            "How about 7 tomorrow?", "how about around 7pm Saturday", "the 5th works", "what about the 5th at 8?",
        ])
    func overlap(text: String) { #expect(extract(chat(text)).dates.count == 1) }

    @Test("two plans on one day are two")
    func two() {
        #expect(plans(chat("Brunch tomorrow at 10", "and a concert tomorrow at 8pm")).count == 2)
    }
}

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
            ("We fly to Naples on 2024-02-23", "fly to Naples 2024-02-23 @Naples (contact)"),
            ("Come to my recital? It's on Oct 12 at 5pm", "recital 2024-10-12 17:00 (contact)"),
            ("Half past six tonight at the gym?", "meet Maria 2024-01-04 18:30 @gym (contact)"),
            ("Housewarming on Feb 10! Starts at 6pm", "housewarming 2024-02-10 18:00 (contact)"),
            ("Kommst du am Samstag um 19 Uhr zum Essen?", "Essen 2024-01-06 19:00 (contact)"),
            ("Fondue morgen Abend bei uns?", "Fondue 2024-01-05 @bei uns (contact)"),
            ("Meine Schwester heiratet am 8. Juni", "Hochzeit 2024-06-08 (other)"),
            ("Sa 19 Uhr Pizza bei mir", "Pizza 2024-01-06 19:00 @bei mir (contact)"),
            ("The form is due January 12, 5 pm", "form 2024-01-12 17:00 (contact)"),
            ("Kommst du am Samstag um 19 Uhr fürs Abendessen?", "Abendessen 2024-01-06 19:00 (contact)"),
            ("Die Steuererklärung muss bis 31.1. abgegeben werden", "Steuererklärung 2024-01-31 (contact)"),
            ("On se fait un ciné samedi à 20h ?", "ciné 2024-01-06 20:00 (contact)"),
            ("J'ai rendez-vous chez le médecin mardi à 10h", "médecin 2024-01-09 10:00 (contact)"),
            ("¿Te apetece ir al cine el sábado a las 8?", "cine 2024-01-06 20:00 @cine (contact)"),
            ("Meine Tochter wird am 9. Januar acht", "Tochter (Geburtstag) 2024-01-09 (other)"),
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
            ("Deadline is Friday", "deadline 2024-01-05 (contact)"),
            ("is chemistry tomorrow?", "chemistry 2024-01-05 (contact)"),
            ("Drinks on Friday at the usual place?", "drinks 2024-01-05 (contact)"),
        ])
    func plan(text: String, expected: String) { #expect(plans(chat(text)) == [expected]) }

    @Test(
        "a day that somebody will come on, and what is named by a number, a copula or a verb, is an event",
        arguments: [
            ("See you on Friday!", "meet Maria 2024-01-05 (contact)"),
            ("I can come Wednesday", "visit 2024-01-10 (contact)"),
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

    @Test(
        "what somebody is asked or means to do, by whatever verb, is called by the verb and its object",
        arguments: [
            ("can you pick up the keys on Tuesday at 6?", "pick up the keys 2024-01-09 18:00 (contact)"),
            ("we're painting the fence on Sunday, come help?", "painting the fence 2024-01-07 (contact)"),
            ("Could you feed the cat on Monday evening?", "feed the cat 2024-01-08 (contact)"),
            ("need to drop the car off at the garage on Friday 8am", "drop the car off 2024-01-05 08:00 (contact)"),
            ("can you look after the kids on Sunday?", "look after the kids 2024-01-07 (contact)"),
            (
                "we're having people round ours on Friday, 8ish, you in?",
                "having people round 2024-01-05 20:00 @ours (contact)"
            ),
            ("shall we build the wardrobe on sunday at 2?", "build the wardrobe 2024-01-07 14:00 (contact)"),
            ("could you help me carry the sofa on Sunday?", "carry the sofa 2024-01-07 (contact)"),
            ("Wollen wir am Sonntag um 14 Uhr den Schrank aufbauen?", "Schrank aufbauen 2024-01-07 14:00 (contact)"),
            ("Kannst du den Schlüssel am Sonntag verstecken?", "Schlüssel verstecken 2024-01-07 (contact)"),
            ("tu peux arroser les plantes samedi ?", "arroser les plantes 2024-01-06 (contact)"),
            ("¿puedes cuidar a los niños el sábado?", "cuidar a los niños 2024-01-06 (contact)"),
        ])
    func deed(text: String, expected: String) { #expect(plans(chat(text)) == [expected]) }

    @Test(
        "an errand, a state of mind or a verb without its object is no plan",
        arguments: [
            "can you let me know on Friday?", "could you send me the photos on Monday?", "can you get milk tomorrow?",
            "can you believe it's only Friday?", "I need to sleep on Sunday", "could you take the day off on Friday?",
            "do you want to swap Friday for Saturday?", "did you find the keys on Tuesday?",
            "can you call me tomorrow?",
            "I can't fix the sink on Monday", "kannst du mir am Freitag Bescheid geben?",
            "ich muss am Freitag lange arbeiten",
        ])
    func errand(text: String) { #expect(plans(chat(text)) == []) }

    @Test("what one is doing answers what is planned on a day, and a yes is no lesson")
    func answeredByDeed() {
        let found = plans(
            chat(
                ">have you got plans for new years eve", "having people round ours from 8",
                ">count me in, can I bring Carlos?", "course"))
        #expect(found == ["having people round 2024-12-31 20:00 @ours (me)"])
    }

    @Test(
        "a birthday is one by its number, and what is said of the party next is of that day",
        arguments: [
            (["it's my 40th on the 12th", "party at ours, 7ish?"], "birthday 2024-01-12 19:00 @ours (contact)"),
            (
                ["it's my 40th on the 12th", ">oh nice, any plans?", "party at ours, 7ish?"],
                "birthday 2024-01-12 19:00 @ours (contact)"
            ),
            (["Dad's 60th is on Sunday"], "Dad's 60th birthday 2024-01-07 (other)"),
            (["Lena turns 6 on Saturday"], "Lena (birthday) 2024-01-06 (other)"),
        ])
    func numbered(lines: [String], expected: String) {
        let messages = lines.map {
            Message(side: $0.hasPrefix(">") ? .right : .left, text: $0.hasPrefix(">") ? String($0.dropFirst()) : $0)
        }
        #expect(plans(Transcript(title: "Maria", messages: messages, text: "")) == [expected])
    }

    @Test(
        "who is elsewhere on that day declines, and who is in accepts",
        arguments: [
            (">Dinner on the 12th?", "we're in Rome that weekend", false),
            (">Dinner on Sunday?", "I'm in Paris then", false),
            (">Essen am Sonntag?", "Da sind wir in Hamburg", false),
            (">Essen am Sonntag?", "sind in Wien, sorry", false),
            (">Dinner on Sunday?", "we're in!", true), (">Dinner on Sunday?", "I'm in the mood for pizza", true),
        ])
    func elsewhere(text: String, answer: String, stands: Bool) {
        #expect(plans(chat(text, answer)).count == (stands ? 1 : 0))
        #expect(plans(chat(text, answer)).allSatisfy { !$0.contains("@") })
    }

    @Test("a day of two letters is one where nothing else can stand, also written small")
    func letters() {
        #expect(plans(chat(">Kino am Samstag?", "Sa passt nicht, Mo um 18 Uhr?")) == ["Kino 2024-01-08 18:00 (me)"])
        #expect(plans(chat(">Essen am Samstag?", "kann sa nich")) == [])
        let asked = ">Wann wollen wir uns treffen?"
        #expect(extract(chat(asked, "Mi geht")).dates.map(\.date.description) == ["2024-01-10"])
        #expect(extract(chat(asked, "Sa oder So?")).dates.map(\.date.description) == ["2024-01-06", "2024-01-07"])
        #expect(extract(chat(asked, "Sa oder Mo?")).dates.map(\.date.description) == ["2024-01-06", "2024-01-08"])
        #expect(extract(chat(">Essen am Samstag?", "So um sechs?")).events.map(\.time?.description) == ["18:00"])
        for text in [
            "so kommst du nicht?", "So passt es", "So geht das nicht", "kann di was zeigen", "was macht ma so?",
        ] {
            #expect(days(text) == [], "\(text)")
        }
    }

    @Test("what is moved from a day with its hour is on the other day alone")
    func movedFromHour() {
        #expect(plans(chat("reschedule dentist tomorrow at 8 to Monday 9")) == ["dentist 2024-01-08 09:00 (contact)"])
    }

    @Test("two weeks are fifteen days in French, and who moved to a town has news")
    func others() {
        #expect(days("On dîne dans quinze jours ?") == ["2024-01-18"])
        #expect(extract(chat("Ich bin nach Hamburg gezogen")).news?.map(\.kind) == [.move])
    }

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

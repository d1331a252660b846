import Testing

@testable import CirclesCore

@Suite("What an answer makes of a day, on Wednesday 22 April 2026")
struct AnsweredDayTests {
    private func extraction(_ lines: [String], isGroup: Bool) -> Extraction {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, sender: isGroup && !line.hasPrefix(">") ? "Ines" : nil,
                text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        let transcript = Transcript(
            title: "Maria", isGroup: isGroup, messages: messages, text: lines.joined(separator: "\n"))
        return extract(transcript, at: captureTime("2026-04-22T12:00:00"))
    }

    /// "dinner 2026-04-25 19:00".
    private func plans(_ lines: String..., isGroup: Bool = false) -> [String] {
        extraction(lines, isGroup: isGroup).events.map { event in
            [event.title, event.date.map { "\($0)" }, event.time.map { "\($0)" }].compactMap(\.self)
                .joined(separator: " ")
        }
    }

    private func days(_ lines: String...) -> [String] { extraction(lines, isGroup: false).dates.map { "\($0.date)" } }

    @Test("a day named in place of one further off is beside that one")
    func besideFarDay() {
        #expect(
            plans("Could you do Saturday 9 May for the picnic?", ">I'm afraid not", "Sunday then?", ">Sunday's perfect")
                == ["picnic 2026-05-10"])
        #expect(
            plans("Picnic on Saturday?", ">I can't on Saturday", "Sunday then?", ">Perfect") == ["picnic 2026-04-26"])
    }

    @Test("“and” before a day asks for another day of the same plan, unless one was told of")
    func andAnotherDay() {
        #expect(
            plans(
                "Hast du Donnerstag Zeit für einen Spieleabend?", ">Da hab ich Nachtdienst", "Und Samstag?", ">Passt!")
                == ["Spieleabend 2026-04-25"])
    }

    @Test("who is away until a day says no to the days before it, and the plan goes on")
    func awayUntil() {
        #expect(
            days(
                "Shall we have a picnic?", ">When?", "How does Friday sound?",
                ">We're away until Saturday. Would Sunday work?")
                == ["2026-04-26"])
    }

    @Test("what is scrapped, bailed on or left is called off, and what nobody would ever do is no plan")
    func scrapped() {
        #expect(plans("Bowling on Friday?", ">yes!", "ugh, scrap that, something came up").isEmpty)
        #expect(plans("Bowling on Friday?", ">yes!", "Sorry, got to bail on Friday").isEmpty)
        #expect(plans("Kegeln am Freitag?", ">gerne", ">bin leider raus am Freitag").isEmpty)
        #expect(plans("I'd rather die than go bowling on Monday").isEmpty)
        #expect(
            plans("The application deadline got extended from 27 April to 4 May").map { $0.suffix(10) }
                == ["2026-05-04"])
    }

    @Test("“nobody is home”, “also no” and “can't we do Monday?” are a refusal, another one, and none")
    func refusals() {
        #expect(
            plans("The plumber could come on Thursday", ">Nobody is home on Thursday. Friday?", "Yes, Friday at 10")
                == ["plumber 2026-04-24 10:00"])
        #expect(plans("Coffee tomorrow?", ">can't tomorrow", "Friday?", ">also no, sorry").isEmpty)
        #expect(plans("Let's paint the shed on Sunday", ">cant we do Monday", "Monday is fine").count == 1)
    }

    @Test("of two days with their hours, the one that is taken stays")
    func alternativesWithHours() {
        #expect(
            plans("Rex's check-up is due. We have Monday 10:00 or Tuesday 16:00.", ">Tuesday please", "Booked.")
                == ["Rex's check-up 2026-04-28 16:00"])
    }

    @Test("in a group, what keeps one member away is not on the plan's day")
    func absentMember() {
        #expect(
            plans(
                "Die Sitzung ist am Mittwoch, 29. April um 20 Uhr.", "Mittwoch kann ich nicht, da ist Chorprobe.",
                "Dann nehmen wir Donnerstag.", ">Passt.", isGroup: true) == ["Sitzung 2026-04-30 20:00"])
    }

    @Test("a day asked for after a refusal is for the plan that was refused, not for the reason")
    func reasonsKeepTheirDay() {
        #expect(
            plans("Kino morgen?", ">Morgen muss ich lernen, Freitag ist Klausur", "Samstag dann?", ">Samstag gerne")
                .sorted() == ["Klausur 2026-04-24", "Kino 2026-04-25"].sorted())
    }

    @Test("an occasion told of the day that is offered keeps somebody from it, and the offer goes on")
    func engagements() {
        let found = plans(
            "Fancy the garden centre on Sunday?", ">Sunday's the kids' swimming gala", "Saturday instead?",
            ">Yes please")
        #expect(found.contains("garden centre 2026-04-25"))
        #expect(found.filter { $0.contains("2026-04-26") }.allSatisfy { $0.contains("gala") })
        #expect(
            plans("Punsch am Freitag?", "Freitag hab ich Nachtdienst :( Samstag?", ">Samstag passt gut", isGroup: true)
                == ["Punsch 2026-04-25"])
    }

    @Test("of two days that a sentence without a name offers, the one that suits stays")
    func unnamedChoice() {
        #expect(
            Set(days("We could show you the cottage on Thursday or on Friday.", ">Friday would suit us better"))
                == ["2026-04-24"])
    }

    @Test(
        "the day of the week that it is today, asked about, is a week away; “the Sunday after” is behind the one named")
    func countedDays() {
        #expect(plans("Coffee tomorrow?", ">I can't tomorrow. Wednesday?", "Sure") == ["coffee 2026-04-29"])
        #expect(
            plans("Lunch on Sunday?", ">We can't on Sunday, the Sunday after?", "Sure") == ["lunch 2026-05-03"])
        #expect(days("The wedding is on 12 September next year") == ["2027-09-12"])
        #expect(plans("Dinner on Wednesday, 7pm?") == ["dinner 2026-04-22 19:00"])
    }

    @Test("a yes, a face, what is not done and what moves a plan are no names")
    func leftovers() {
        #expect(
            plans("Le marché est samedi ?", ">Non, dimanche", "Ça marche, dimanche").allSatisfy {
                !$0.hasPrefix("marche")
            })
        #expect(
            plans("Hast du Lust auf ein Probetraining?", ">Wann?", "Zum Beispiel am Freitag um 18 Uhr", ">Gern")
                == ["Probetraining 2026-04-24 18:00"])
        #expect(
            plans("Training is off tonight", ">oh no", "moving it to friday").contains("training 2026-04-24"))
        #expect(plans("Saturday na?").isEmpty)
    }

    @Test("a day that was only thought of, with a “but” behind it, is none")
    func intendedDays() {
        #expect(days("Saturday was my idea, but the tip is closed then").isEmpty)
        #expect(days("They were talking about Oslo on Saturday but it'll never happen").isEmpty)
    }

    @Test(
        "a day chosen in place of one without a plan moves no agreed plan, and a thing suggested in place of one is a plan of its own"
    )
    func otherPlans() {
        #expect(
            plans(
                "The interview is on Thursday at 2pm", ">Great, Thursday at 2", "try it on monday 4pm zoom",
                ">monday i have lab til 5", "tuesday at 4 then"
            ).contains("interview 2026-04-23 14:00"))
        #expect(
            plans("Climbing on Saturday?", ">no, sorry", "Ramen then?", ">Sunday at 7") == ["ramen 2026-04-26 19:00"])
    }

    @Test("what follows from something else is not on the same day")
    func consequences() {
        #expect(
            plans("I can come Thursday at 8am or Friday at 2pm", ">I leave for work at 7 so Friday", "ok Friday")
                .allSatisfy { !$0.contains("work") && $0.contains("2026-04-24") })
        #expect(
            days("They said Thursday but the keys aren't ready so Friday") == ["2026-04-24"])
        #expect(
            plans("I fly back from Oslo on Saturday night, so Sunday could work") == ["fly back from Oslo 2026-04-25"])
    }

    @Test("a day that only says what another day is, or is any such day, is none")
    func statedDays() {
        #expect(days("The form is due on the 30th", ">that's a Thursday, right?") == ["2026-04-30"])
        #expect(days("Monday mornings should be forbidden").isEmpty)
        #expect(plans("Could we do Monday, it's a bank holiday?").allSatisfy { !$0.contains("holiday") })
        #expect(plans("The lawyer says Thursday").isEmpty)
    }

    @Test("a day of the week tells the year of a date, and a month behind it is no verb")
    func exactDays() {
        #expect(
            days("They found me a slot on Friday, the first of May") == ["2026-05-01"])
        #expect(days("tuesday 12 may?") == ["2026-05-12"])
        #expect(days("ok friday week then") == ["2026-05-01"])
        #expect(days("Dann schicke ich dir alles am Montag") == ["2026-04-27"])
    }

    @Test("“make it eight” changes the hour, whatever else is said; “no, at 18:30” does after a question of the hour")
    func hours() {
        #expect(
            plans("Quiz on Thursday at 7pm?", ">Make it eight, I've got swimming first", "Fine") == [
                "quiz 2026-04-23 20:00"
            ])
        #expect(plans("Practice moved from 5 to 6 tomorrow") == ["practice 2026-04-23 18:00"])
        #expect(plans("The tuner comes fri morning 11").first?.hasSuffix("2026-04-24 11:00") == true)
        #expect(
            plans("Elternabend ist am Donnerstag um 19 Uhr", ">Bleibt es bei 19 Uhr?", "Nein, man bittet um 18:30 Uhr")
                == ["Elternabend 2026-04-23 18:30"])
        #expect(
            plans("viva on friday", ">what time", "10 in the seminar room").first?.hasSuffix("10:00") == true)
    }
}

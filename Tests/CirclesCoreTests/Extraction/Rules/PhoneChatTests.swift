import Testing

@testable import CirclesCore

@Suite("What chats typed on a phone arrange is on its day, at its hour, on Wednesday 22 April 2026")
struct PhoneChatTests {
    @Test("who says from when they have time takes the day: “free after 1”, “should be fine by 1”, “erst nach 7”")
    func availability() {
        let chats = [
            ["lunch tomorrow?", ">free after 1", "ok 1.30 at the noodle place"],
            ["lunch tomorrow?", ">I've got the dentist at 9.40 but should be fine by 1", "ok 1.30pm"],
            ["freitag klettern?", ">erst nach 7", "dann halb 8"],
            ["dinner wednesday?", ">can't before 8", "8.30 works"],
        ]
        for chat in chats {
            let event = extracted(chat, isGroup: false).events.first
            #expect(event?.isAsked == nil && event?.time?.minute == 30, "\(chat)")
        }
        #expect(
            extractedPlans("gas engineer tomorrow 12-4, can you be in?", ">I can be in from 1")
                == ["gas engineer 2026-04-23 12:00"])
    }

    @Test("one's own engagement stays on its day and at its hour, whatever is asked for instead")
    func ownEngagements() {
        #expect(
            extractedPlans("haircut tomorrow 5.30, can't do drinks", ">friday then?", "yep").sorted()
                == ["drinks 2026-04-24", "haircut 2026-04-23 17:30"])
        #expect(
            extractedPlans("hab morgen um halb 6 friseur, kann also nicht mit was trinken", ">schade, dann freitag?")
                .contains("friseur 2026-04-23 17:30"))
        #expect(
            extractedPlans("ich muss am Freitag zum Zahnarzt, danach Kaffee?", ">ja, 15 Uhr im Café Rosa?", "perfekt")
                == ["Zahnarzt 2026-04-24", "Kaffee 2026-04-24 15:00"])
        #expect(
            extractedPlans("have you got ballet on sat morning", ">yes 9-10", "ok we'll come after, 10.30?", ">perfect")
                == ["ballet 2026-04-25 09:00", "visit 2026-04-25 10:30"])
    }

    @Test("a no to a favour refuses no appointment, and who is told to be busy says no to nothing")
    func favours() {
        #expect(
            extractedPlans("the mot's on friday at 8, can you drop me home after?", ">can't sorry")
                == ["mot 2026-04-24 08:00"])
        #expect(
            extractedPlans("impfung am 3.6. um 8 uhr. kannst du ihn hinbringen?", ">kann nicht")
                == ["impfung 2026-06-03 08:00"])
        #expect(
            extractedPlans(
                "hast du beim tierarzt angerufen?", ">ja montag 8:50", "ich kann mit ihr hin, du hast ja frühdienst")
                == ["tierarzt 2026-04-27 08:50"])
    }

    @Test("a rank with a dot is a day, and what moves or is called off leaves its old one")
    func ranks() {
        #expect(extractedPlans("wichteln am 15. bei mir?", ">16.?", "ok") == ["wichteln 2026-05-16"])
        #expect(extractedPlans("klausur wurde vom 3. auf den 10. verschoben") == ["klausur 2026-05-10"])
        #expect(
            extractedPlans("Der Termin am 4.5. muss leider ausfallen, ginge der 9.5. um 10:30?", ">ja passt")
                == ["Termin 2026-05-09 10:30"])
        #expect(
            extractedPlans("Ihr Termin am Donnerstag muss verschoben werden. Passt Ihnen Freitag 10 Uhr?", ">ja")
                == ["Termin 2026-04-24 10:00"])
        #expect(
            extractedPlans(
                "swimming lesson cancelled this week", ">ok. still on for next monday?", "yes 4.30 as normal")
                == ["swimming lesson 2026-04-27 16:30"])
        #expect(extractedDays("plumber can't come till monday now") == ["2026-04-27"])
    }

    @Test("two small letters are a day of the week where no other word of the language has them")
    func letters() {
        #expect(
            extractedPlans("ich hätte do oder fr zeit", ">fr wär super", "19 uhr beim inder?", ">jap")
                == ["Treffen mit Maria 2026-04-24 19:00"])
        #expect(extractedPlans("der tierarzt hat nur noch fr 17:10 frei") == ["tierarzt 2026-04-24 17:10"])
        #expect(extractedPlans("kannst du fr-so die katze füttern?", ">klar") == ["katze füttern 2026-04-24"])
        #expect(
            extractedPlans("tisch am samstag? sa geht nicht, so?", ">ok").allSatisfy { !$0.contains("2026-04-25") })
    }

    @Test(
        "a day on which the other side is around, a week and a month that were spoken of are those of what is planned")
    func spokenOf() {
        #expect(
            extractedPlans("I'll be in town on friday", ">let's meet", "1pm?", ">yes") == [
                "meet Maria 2026-04-24 13:00"
            ])
        #expect(
            extractedPlans("bin morgen ab 16 uhr zuhause", ">dann komm ich um halb 5") == ["Besuch 2026-04-23 16:30"])
        #expect(
            extractedPlans(
                "wollen wir uns mal wieder sehen? nächste woche vielleicht", ">gern! mittwoch oder donnerstag?",
                "donnerstag. 19 uhr?", ">abgemacht") == ["Treffen mit Maria 2026-04-30 19:00"])
        #expect(extractedPlans("we're getting married in june!", ">wow", "save the 19th") == ["wedding 2026-06-19"])
        #expect(
            extractedPlans("wir heiraten im juni!", ">nein!!", "haltet euch den 19. frei") == ["Hochzeit 2026-06-19"])
    }

    @Test("what both are to do names its day, also under a condition that is taken")
    func doing() {
        #expect(extractedPlans("shall we do the zoo on sunday?", ">yes!") == ["zoo 2026-04-26"])
        #expect(
            extractedPlans("if it's dry on sunday we could do the coast path?", ">love to")
                == ["coast path 2026-04-26"])
        #expect(extractedPlans("wir kommen am Samstag zu euch", ">super") == ["Besuch 2026-04-25"])
    }

    @Test("hours stand beside their day in any order, and a half of the day behind it is theirs")
    func hours() {
        #expect(extractedPlans("my train gets in 11.42 on saturday") == ["train 2026-04-25 11:42"])
        #expect(extractedPlans("I'm landing at 6.40 friday am") == ["landing 2026-04-24 06:40"])
        #expect(extractedPlans("school disco friday 6-7.30, need to send £3") == ["disco 2026-04-24 18:00"])
        #expect(extractedPlans("kids' party is 2-4 on sunday at the church hall") == ["kids' party 2026-04-26 14:00"])
        #expect(
            extractedPlans("hospital appointment came through, 14th jan 10.40")
                == ["hospital appointment 2027-01-14 10:40"])
        #expect(
            extractedPlans("we've moved the meeting to 10", ">which day?", "thursday still")
                == ["meeting 2026-04-23 10:00"])
        #expect(
            extractedPlans("laufen samstag um 9?", ">gern. treffen dort?", "8:45 am café") == [
                "laufen 2026-04-25 08:45"
            ])
    }

    @Test("what was forgotten is asked of a day to come: “was war nochmal am Donnerstag?”")
    func forgotten() {
        #expect(extractedDays("was war nochmal am donnerstag", ">elternbeirat 19:30").first == "2026-04-23")
    }

    @Test("a meeting that is moved is no news of anybody's home, and a day that is named leads what is told of it")
    func summaries() {
        #expect(extracted("we've moved the meeting to 10").news == nil)
        #expect(extracted("I need the report by friday", ">ok").summary.hasPrefix("Maria wrote: “I need the report"))
    }

    @Test("short names of days are days in every language, and a name, the sea and a game are not")
    func shortNames() {
        #expect(
            extractedPlans("on se fait un ciné ven?", ">ven j'peux pas, j'ai boulot. sam soir?", "ok sam 20h30")
                == ["ciné 2026-04-25 20:30"])
        #expect(
            extractedPlans("quedamos el vie pa cenar? a las 9", ">el vie no puedo, trabajo. sab?", "vale sab a las 9")
                == ["cena 2026-04-25 21:00"])
        #expect(extractedDays("Sam arrive demain") == ["2026-04-23"])
        #expect(extractedPlans("vamos al mar el domingo?", ">si") == ["mar 2026-04-26"])
        #expect(
            extractedPlans("run sat am?", ">nope working", "haha sun then", ">go on. 9?", "9")
                == ["run 2026-04-26 09:00"])
        #expect(extractedPlans("drinks sat?", ">sat's off the table").isEmpty)
    }

    @Test("a day said more exactly, later or only for an answer is the one that is meant")
    func exactDays() {
        #expect(
            extractedPlans("party at ours in a fortnight, sat 9th, from 8", ">fab") == ["party 2026-05-09 20:00"])
        #expect(extractedPlans("pint mon?", ">cant. next mon?", "ok") == ["pint 2026-05-04"])
        #expect(extractedPlans("sailing sat?", ">maybe, lets see friday").map { $0.suffix(10) } == ["2026-04-25"])
        #expect(
            extractedPlans("kommst du am sonntag zum kaffee", ">lieber den 3.", "gut dann den 3.")
                == ["kaffee 2026-05-03"])
        #expect(extractedPlans("training's now 7 til 8.30 tues, not 6") == ["training 2026-04-28 19:00"])
        #expect(extractedPlans("gig at the roundhouse 28th, got spare ticket", ">omg yes") == ["gig 2026-04-28"])
    }

    @Test("a small number behind a day is its hour, whatever is thought of it")
    func hoursBehindDays() {
        for text in ["friday 6 ok?", "friday 6 then", "friday 6 it is", "friday 6, good?", "freitag 6 passt?"] {
            #expect(
                extractedPlans("shall we have dinner", ">" + text, "perfect").first?.hasSuffix("2026-04-24 18:00")
                    == true, "\(text)")
        }
    }

    @Test("days in a row stand in figures with dots")
    func daysInARow() {
        let event = extracted(
            ["kommst du mit nach hamburg?", ">wann genau", "27. bis 29.", ">ja geil"], isGroup: false
        ).events.first
        #expect(
            event.map {
                "\($0.date.map(String.init(describing:)) ?? "-") \($0.lastDate.map(String.init(describing:)) ?? "-")"
            } == "2026-04-27 2026-04-29")
    }

    @Test("who types in haste is understood: “while were away”, “push fridays call to monday”, “mon and thurs”")
    func haste() {
        #expect(
            extractedPlans("can you water the plants mon and thurs while were away", ">yep no bother")
                == ["water the plants 2026-04-27", "water the plants 2026-04-30"])
        #expect(
            extractedPlans("hey can we push fridays call to monday", ">sure same time?", "yes 11")
                == ["fridays call 2026-04-27 11:00"])
        #expect(extractedDays("were in lisbon 4-9 may").first == "2026-05-04")
        #expect(extractedDays("were you in lisbon on 4 april?") == ["2026-04-04"])
    }
}

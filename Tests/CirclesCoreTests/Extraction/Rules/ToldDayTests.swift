import Testing

@testable import CirclesCore

@Suite("What is told of a day and its plan, on Wednesday 22 April 2026")
struct ToldDayTests {
    @Test("a weekday in a clause that tells of the past is the last one, whoever did it and however the verb is formed")
    func past() {
        for line in [
            "got my scores on Monday", "my brother left on Monday", "she moved out on Monday",
            "the heating exploded on Monday",
            "my cousin graduated on Monday", "got engaged on Monday!!", "painted the shed on Monday",
            "Hab am Montag meinen Bescheid gekriegt", "am Montag bekam Oma Besuch", "recibí la carta el lunes",
            "nacieron el lunes", "j'ai reçu la lettre lundi",
        ] {
            #expect(extractedDays(line) == ["2026-04-20"], "\(line)")
            #expect(extractedPlans(line).isEmpty, "\(line)")
        }
    }

    @Test("what one has got, is given or agrees to lies ahead")
    func ahead() {
        #expect(extractedPlans("got choir on Monday") == ["choir 2026-04-27"])
        #expect(extractedPlans("they found me a slot on 4 May at 9", ">great") == ["slot 2026-05-04 09:00"])
        #expect(extractedPlans("Hab einen Termin am Montag bekommen") == ["Termin 2026-04-27"])
        #expect(extractedDays("me dieron cita el lunes") == ["2026-04-27"])
        #expect(extractedDays("they moved it to Monday") == ["2026-04-27"])
        #expect(extractedDays("We said Monday?", ">yes, Monday it was!") == ["2026-04-27", "2026-04-27"])
    }

    @Test("a day that was told of in answer to an offer is no day of the plan")
    func toldInAnswer() {
        #expect(extractedDays("Lake on Sunday?", ">we went there on Sunday") == ["2026-04-26", "2026-04-19"])
        #expect(extractedDays("Zum See am Sonntag?", ">da waren wir am Sonntag") == ["2026-04-26", "2026-04-19"])
    }

    @Test("what is brought along belongs to the plan")
    func brought() {
        #expect(
            extractedPlans(
                "Picnic on Saturday at noon?", ">Yes! I'll bring a salad on Saturday", "bring the frisbee too")
                == ["picnic 2026-04-25 12:00"])
        #expect(
            extractedPlans(
                "Grillen am Samstag um 16 Uhr?", ">gern, ich bringe am Samstag Brot mit", "am Samstag Stühle mitbringen"
            )
                == ["Grillen 2026-04-25 16:00"])
        #expect(
            extractedPlans("BBQ at mine?", ">yes! what do we bring?", "crisps?", ">ok", "Sunday at 3?") == [
                "BBQ 2026-04-26 15:00"
            ])
        #expect(extractedPlans("apporte le dessert samedi").isEmpty)
        #expect(extractedPlans("Bring am Samstag zum Grillen Brot mit") == ["Grillen 2026-04-25"])
        #expect(extractedPlans("Can you bring Mia to ballet on Friday at 4?").count == 1)
    }

    @Test("until when somebody answers, or is away, is no day of the plan, and where they are no place of it")
    func limits() {
        #expect(extractedPlans("Supper at ours?", ">I'll let you know by Friday").isEmpty)
        #expect(extractedPlans("Grillen bei uns?", ">sag dir bis Freitag Bescheid").isEmpty)
        let plans = extracted("I'm in Lyon till Thursday, supper on Friday?").events
        #expect(plans.map(\.place) == [nil])
        #expect(extracted("estoy en Lyon hasta el jueves, ¿cena el viernes?").events.map(\.place) == [nil])
        #expect(extractedPlans("je suis à Lyon jusqu'à jeudi, dîner vendredi ?") == ["dîner 2026-04-24"])
    }

    @Test("what arrives does so whether or not the other one has time, at its own hour")
    func arrivals() {
        #expect(
            extractedPlans("my flight lands on Friday at 4", ">sorry, can't pick you up on Friday")
                == ["flight 2026-04-24 16:00"])
        #expect(
            extractedPlans("Mein Zug kommt am Freitag um 16 Uhr an", ">kann dich am Freitag leider nicht abholen").count
                == 1
        )
        #expect(extractedPlans("My operation is on Friday", ">I can't drive you on Friday").count == 1)
        #expect(extractedPlans("Das Paket kommt morgen", ">super", ">bin ab 14 Uhr zuhause") == ["Paket 2026-04-23"])
        #expect(extractedPlans("Can you pick me up on Friday?", ">can't pick you up on Friday").isEmpty)
    }

    @Test("an engagement at an hour of the day that is offered is one of its own")
    func engagement() {
        #expect(
            extractedPlans("Frühstück morgen?", ">hab um 9:15 Physio aber davor geht", "ok dann 7:30").sorted()
                == ["Frühstück 2026-04-23 07:30", "Physio 2026-04-23 09:15"])
        #expect(
            extractedPlans("Shall we meet tomorrow?", ">I have the dentist at 9:15, before works", "ok 7:30").sorted()
                == ["dentist 2026-04-23 09:15", "meet Maria 2026-04-23 07:30"])
    }

    @Test("what somebody says of the day they were offered, before they ask for another, keeps them from it")
    func spokenFor() {
        #expect(
            extractedPlans("Boat trip on Saturday?", ">Saturday I'm driving my nephew, Sunday?", "ok") == [
                "boat trip 2026-04-26"
            ])
        #expect(
            extractedPlans("Kino am Samstag?", ">samstag hab ich Nachtdienst, sonntag?", "gern") == ["Kino 2026-04-26"])
    }

    @Test("another occasion named before a day that is asked for keeps from the plan, and does not name it")
    func keepsFrom() {
        #expect(
            extractedPlans("Zoo on Saturday?", ">that's mum's birthday, Sunday?", "ok").sorted()
                == ["mum's birthday 2026-04-25", "zoo 2026-04-26"])
    }

    @Test("a feast names no other day than its own")
    func feast() {
        #expect(
            extractedPlans("Any plans for New Year's Eve?", ">not yet", "Friday at 7pm for the usual?", ">yep")
                .contains(
                    "meet Maria 2026-04-24 19:00"))
    }

    @Test("who is asked when it is has the wedding")
    func owner() {
        #expect(extracted("we're engaged!", ">When's the wedding?", "12 September").events.map(\.about) == [.contact])
        #expect(extracted("When's my appointment?", ">Friday").events.map(\.about) == [.contact])
    }

    @Test("a title holds no rest of the hour or of a verb")
    func titles() {
        #expect(extractedPlans("am 25. 15 Uhr Café") == ["Café 2026-04-25 15:00"])
        #expect(extractedPlans("samedi mon mari Luc fête ses 40 ans") == ["mari Luc (anniversaire) 2026-04-25"])
        #expect(extractedPlans("mi hermana Eva celebra su cumple el sábado") == ["cumple 2026-04-25"])
    }
}

import Testing

@testable import CirclesCore

@Suite("What becomes of a plan when it is to be moved or called off, on Wednesday 22 April 2026")
struct MoveTests {
    private let wednesday = captureTime("2026-04-22T12:00:00")

    /// "dinner 2026-04-25 19:00".
    private func plans(_ lines: [String], at time: CaptureTime? = nil) -> [String] {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        let transcript = Transcript(title: "Maria", messages: messages, text: lines.joined(separator: "\n"))
        return extract(transcript, at: time ?? wednesday).events.map { event in
            event.title + (event.date.map { " \($0)" } ?? "") + (event.time.map { " \($0)" } ?? "")
        }
    }

    @Test("what is done to a plan is no part of its name")
    func name() {
        #expect(plans(["Can we move dinner from Saturday to Sunday?", ">Sure"]) == ["dinner 2026-04-26"])
        #expect(plans(["Shall we postpone the viewing to Monday?", ">ok"]) == ["viewing 2026-04-27"])
        #expect(plans(["Wollen wir das Essen auf Sonntag verschieben?", ">ja"]) == ["Essen 2026-04-26"])
    }

    @Test(
        "a move that is refused moves nothing",
        arguments: [
            ["Dinner on Saturday at 19:00?", ">Yes!", "can we move it to Sunday?", ">no, let's keep Saturday"],
            ["Dinner on Saturday at 19:00?", ">Yes!", "can we move it to Sunday?", ">can't, sorry"],
            ["Dinner on Saturday at 19:00?", ">Yes!", "can we move it to Sunday?", ">no, sorry"],
            ["Dinner on Saturday at 19:00?", ">Yes!", "can we move it to Sunday?", ">Let's leave it as it is"],
            ["Dinner on Saturday at 19:00?", ">Yes!", "can we move it to Sunday?", ">Saturday is better for me"],
            ["Dinner on Saturday at 19:00?", ">Yes!", "can we move it to Sunday?", ">Can't do Sunday"],
        ])
    func refused(lines: [String]) {
        #expect(plans(lines) == ["dinner 2026-04-25 19:00"])
    }

    @Test(
        "an hour is moved by a length of time, agreed to, or said alone",
        arguments: [
            (["Dinner Saturday at 7?", ">half an hour later?", "fine"], "19:30"),
            (["Dinner Saturday at 7?", ">could we push it back an hour?", "sure"], "20:00"),
            (["Dinner Saturday at 8?", ">an hour earlier would be great", "no problem"], "19:00"),
            (["Dinner Saturday at 8?", ">30 mins later ok?", "yes"], "20:30"),
            (["Dinner Saturday at 8?", ">can we bring it forward by half an hour?", "ok"], "19:30"),
            (["Dinner Saturday at 7?", ">8 would be better", "ok"], "20:00"),
            (["Dinner Saturday?", ">yes! what time?", "8"], "20:00"),
            (["Dinner Saturday?", ">Lovely. Shall I come for 7?", "yes"], "19:00"),
            (["Dinner Saturday?", ">how about 8", "ok"], "20:00"),
            (["Dinner Saturday?", ">7 works", "ok"], "19:00"),
        ])
    func hours(lines: [String], expected: String) { #expect(plans(lines) == ["dinner 2026-04-25 \(expected)"]) }

    @Test("so are hours in German")
    func germanHours() {
        let asked = "Abendessen am Samstag um 19 Uhr?"
        #expect(plans([asked, ">eine Stunde später?", "ok"]) == ["Abendessen 2026-04-25 20:00"])
        #expect(plans([asked, ">acht wäre besser", "ok"]) == ["Abendessen 2026-04-25 20:00"])
        #expect(
            plans(["Kaffee am Samstag?", ">gern, um wie viel Uhr?", "drei"]) == ["Kaffee 2026-04-25 15:00"])
    }

    @Test("who comes later moves no plan")
    func late() {
        #expect(
            plans(["Dinner Saturday at 7?", ">yes, but I'll be half an hour later", "ok"]) == [
                "dinner 2026-04-25 19:00"
            ])
    }

    @Test("so it is in German, Spanish and French")
    func languages() {
        for answer in ["geht leider nicht", "Nein, lass uns bei Samstag bleiben", "nein, Sonntag kann ich nicht"] {
            let found = plans([
                "Abendessen am Samstag um 19 Uhr?", ">Ja!", "Können wir auf Sonntag verschieben?", ">" + answer,
            ])
            #expect(found == ["Abendessen 2026-04-25 19:00"], "\(answer)")
        }
        let spanish = plans([
            "Cena el sábado a las 21:00?", ">Sí", "¿Podemos pasarla al domingo?", ">No, mejor el sábado",
        ])
        #expect(spanish == ["cena 2026-04-25 21:00"])
        let french = plans(["Dîner samedi à 20h ?", ">Oui", "On peut le décaler à dimanche ?", ">Non, gardons samedi"])
        #expect(french == ["dîner 2026-04-25 20:00"])
    }

    @Test(
        "who must call it off does, in French and Spanish, too",
        arguments: [
            ["On dîne vendredi à 20h ?", ">Oui", "Je dois annuler vendredi"],
            ["On dîne vendredi à 20h ?", ">Oui", "Je dois annuler le dîner"],
            ["On dîne vendredi à 20h ?", ">Oui", "J'annule, je suis malade"],
            ["¿Cenamos el viernes a las 9?", ">Sí", "Debo cancelar la cena"],
        ])
    func mustCancel(lines: [String]) { #expect(plans(lines) == []) }

    @Test("a refusal of a day that only answered another one leaves none")
    func countered() {
        #expect(plans(["Dinner on Friday?", ">Friday's a mess. Saturday?", "Can't Saturday"]) == [])
    }

    @Test(
        "talk of calling off calls nothing off",
        arguments: [
            "should I cancel?", "Should we cancel dinner?", "please don't cancel dinner on Saturday", "don't cancel!",
            "I might have to cancel dinner", "it's not cancelled", "would be a shame to cancel", "nothing is cancelled",
        ])
    func talk(words: String) {
        #expect(plans(["Dinner on Saturday at 19:00?", ">Yes!", words]) == ["dinner 2026-04-25 19:00"])
    }

    @Test("a question whether to call it off is answered by yes or no")
    func asked() {
        let start = ["Dinner on Saturday at 19:00?", ">Yes!", "should we cancel?"]
        #expect(plans(start + [">yes, better"]) == [])
        #expect(plans(start + [">no, don't"]) == ["dinner 2026-04-25 19:00"])
        #expect(plans(["Abendessen am Samstag um 19 Uhr?", ">Ja!", "Soll ich absagen?", ">nein"]).count == 1)
    }

    @Test("a plain no refuses only the day that was asked about")
    func plainNo() {
        #expect(plans(["Dinner on Saturday at 19:00?", ">No, sorry"]) == [])
        let other = plans(["Dinner on Saturday at 19:00?", ">Yes!", "Does Tom come too?", ">no"])
        #expect(other == ["dinner 2026-04-25 19:00"])
    }

    @Test("a weekday beside another one is counted from it")
    func weekdays() {
        let sunday = captureTime("2026-04-26T12:00:00")
        #expect(
            plans(["Saturday or Sunday for the hike?", ">Sunday"], at: sunday) == ["hike 2026-05-03"])
        #expect(
            plans(["Can we move dinner from Saturday to Sunday?", ">Sure"], at: sunday) == ["dinner 2026-05-03"])
        #expect(plans(["Können wir Freitag auf Montag legen?", ">ja"]) == ["Treffen mit Maria 2026-04-27"])
    }

    @Test("a first day of several is a day, not an hour")
    func ranges() {
        for words in ["from 1 to 5 December", "1 to 5 December", "1-5 December", "vom 1. bis 5. Dezember"] {
            let found = extract(chat("Conference in Lisbon \(words)"), at: wednesday)
            #expect(found.dates.first?.date.description == "2026-12-01", "\(words)")
            #expect(found.dates.first?.time == nil, "\(words)")
        }
    }

    @Test("a day whose figures can be read in two orders is uncertain where people write both")
    func orders() {
        #expect(extract(chat("Dinner on 12/05?"), at: wednesday).events.map(\.isUncertain) == [true])
        #expect(extract(chat("Dinner on 12/05?"), at: wednesday).dates.map(\.isUncertain) == [true])
        for words in [
            "Dinner on 25/05?", "Dinner on 05/05?", "Dinner on 2026-05-12?", "Abendessen am 12.05. um 19 Uhr?",
        ] {
            #expect(extract(chat(words), at: wednesday).events.map(\.isUncertain) == [false], "\(words)")
        }
    }
}

import Testing

@testable import CirclesCore

@Suite("What careful writers leave to the reader, on Wednesday 22 April 2026")
struct CarefulChatTests {
    private let wednesday = captureTime("2026-04-22T12:00:00")

    private func extraction(_ lines: [String], at time: CaptureTime? = nil) -> Extraction {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        let transcript = Transcript(title: "Maria", messages: messages, text: lines.joined(separator: "\n"))
        return extract(transcript, at: time ?? wednesday)
    }

    /// "dinner 2026-04-25 19:00 Luigi's".
    private func plans(_ lines: [String], at time: CaptureTime? = nil) -> [String] {
        extraction(lines, at: time).events.map { event in
            [event.title, event.date.map { "\($0)" }, event.time.map { "\($0)" }, event.place]
                .compactMap(\.self).joined(separator: " ")
        }
    }

    private func days(_ lines: [String]) -> [String] { extraction(lines).dates.map { "\($0.date)" } }

    @Test("a slot, and the next one, are for what is talked about")
    func slots() {
        #expect(
            plans(["I'd like a massage please", ">We have a slot on Friday at 11:00", "I'll take it"])
                == ["massage 2026-04-24 11:00"])
        #expect(plans(["We have a slot on Friday at 11:00"]) == ["slot 2026-04-24 11:00"])
    }

    @Test("figures are read in the order of the place they are written in, or of another date of the chat")
    func order() {
        let chicago = CaptureTime(instant: wednesday.instant, zone: "America/Chicago", source: .given)
        #expect(plans(["The recital is on 5/9"], at: chicago) == ["recital 2026-05-09"])
        #expect(plans(["The recital is on 5/9"]) == ["recital 2026-09-05"])
        #expect(plans(["The recital is on 5/9", ">not 5/16?"]).first == "recital 2026-05-09")
        #expect(plans(["Das Konzert ist am 5.9."], at: chicago) == ["Konzert 2026-09-05"])
    }

    @Test("a day between quotation marks is part of a name, but for what somebody said")
    func quotes() {
        #expect(days(["\"Gloomy Sunday\" is such a sad tune"]).isEmpty)
        #expect(days(["Das Lied „Am Sonntag will mein Süsser“ kennst du?"]).isEmpty)
        #expect(days(["She says: \"Come on Sunday\""]) == ["2026-04-26"])
    }

    @Test("where it is may be said before the day, and answers end at the hour")
    func places() {
        #expect(
            plans(["Barbecue at our allotment on Fern Road! Saturday 2 May"]) == ["barbecue 2026-05-02 Fern Road"])
        #expect(
            plans(["Regatta on Saturday!", ">Where do we meet?", "Harper's Quay, 8:30 sharp"])
                == ["regatta 2026-04-25 08:30 Harper's Quay"])
        #expect(plans(["Picnic tomorrow, noon by the statue"]) == ["picnic 2026-04-23 12:00 statue"])
        #expect(plans(["Réunion vendredi à 18h, dans la verrière"]) == ["réunion 2026-04-24 18:00 verrière"])
    }

    @Test("an hour that is moved before its day is named is that day's")
    func hour() {
        #expect(
            plans(["The match moved to 6:30pm", ">Still on Friday?", "Yes"]) == ["match 2026-04-24 18:30"])
    }

    @Test("what ends a day's work is no plan; what is suggested for then is one")
    func work() {
        #expect(plans(["I finish work at 4 on Friday, then I'm free"]).isEmpty)
        #expect(
            plans([
                "I finish work at 4 on Friday, then I'm free", ">Let's go bowling then, say half past five?", "Deal",
            ])
                == ["bowling 2026-04-24 17:30"])
    }

    @Test("whoever comes, or is elsewhere, makes a plan of a day")
    func agents() {
        #expect(plans(["Our surveyor will call on Friday"]) == ["surveyor 2026-04-24"])
        #expect(plans(["We're in Devon from the 4th to the 9th of May"]) == ["Devon 2026-05-04 Devon"])
        #expect(plans(["Am Freitag kommt der Dachdecker"]) == ["Dachdecker 2026-04-24"])
        #expect(plans(["Mañana llega el colchón"]) == ["colchón 2026-04-23"])
        #expect(plans(["Am Samstag streiche ich den Zaun"]) == ["Zaun streichen 2026-04-25"])
        #expect(plans(["Passt dir Freitag zum Filzen?", ">Ja"]) == ["Filzen 2026-04-24"])
    }

    @Test("an accent tells what was from what is to come")
    func accents() {
        #expect(plans(["Llego el viernes a las 17:00"]).first?.contains("2026-04-24") == true)
        #expect(days(["Freitag wär mir recht"]) == ["2026-04-24"])
        #expect(days(["Ana llegó el viernes"]) == ["2026-04-17"])
        #expect(days(["On a visité le musée samedi"]) == ["2026-04-18"])
    }

    @Test("minutes are said in words behind the hour")
    func lengths() {
        #expect(plans(["Cita con el dentista mañana a las cuatro y diez"]) == ["cita con el dentista 2026-04-23 16:10"])
        #expect(plans(["Dentiste demain à seize heures dix"]) == ["dentiste 2026-04-23 16:10"])
    }

    @Test("relatives of others count by their name, those of several words in their own")
    func relatives() {
        let found =
            extraction(["Ask Ruth. Her brother-in-law Stan mends bikes"]).relationships
            + extraction(["Ma belle-mère Anne est chez nous"]).relationships
        #expect(found.map(\.relation) == ["brother-in-law", "mother-in-law"])
        #expect(found.map(\.name) == ["Stan", "Anne"])
        #expect(found.map(\.about) == [.other, .contact])
        #expect(extraction(["Her mum is nice"]).relationships.isEmpty)
    }

    @Test("what somebody has done for years is an interest, what they have waited for is none")
    func lasting() {
        #expect(
            extraction(["Ich drechsle seit Jahren"]).interests.count
                + extraction(["Ich schnitze seit Jahren Löffel"]).interests.count == 2)
        #expect(extraction(["I've been fencing for ten years"]).interests.map(\.topic) == ["fencing"])
        #expect(extraction(["Mi prima está obsesionada con los cactus"]).interests.map(\.about) == [.other])
        #expect(extraction(["Ma tante est passionnée d'astronomie"]).interests.map(\.about) == [.other])
        #expect(extraction(["I've been waiting for two weeks"]).interests.isEmpty)
        #expect(extraction(["Ich wohne seit Jahren in Ulm"]).interests.isEmpty)
    }

    @Test("feasts of many countries are days")
    func feasts() {
        #expect(days(["Cookout on Memorial Day at ours?"]) == ["2026-05-25"])
        #expect(days(["Repas en famille le lundi de Pentecôte ?"]) == ["2026-05-25"])
        #expect(days(["Essen am zweiten Weihnachtstag bei uns?"]) == ["2026-12-26"])
    }
}

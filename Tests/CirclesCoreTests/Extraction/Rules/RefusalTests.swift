import Testing

@testable import CirclesCore

/// Said on Thursday 4 January 2024; a line of the user begins with ">".
@Suite("What becomes of a plan that is not taken")
struct RefusalTests {
    private func planned(_ lines: [String]) -> [String] {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        let transcript = Transcript(title: "Maria", messages: messages, text: lines.joined(separator: "\n"))
        return extract(transcript).events.map { event in
            [event.date?.description, event.time?.description, event.title].compactMap(\.self).joined(separator: " ")
        }
    }

    @Test(
        "a day that the other side does not take is no event",
        arguments: [
            ["Lunch tomorrow?", ">I have to work :("], ["Lunch tomorrow?", ">maybe next week"],
            ["Lunch Tuesday?", ">👎"],
            ["Tomorrow 1pm, Vapiano", ">Can't, sorry"], ["Treffen morgen 15 Uhr?", ">schaff ich leider nicht"],
            [
                "Lunch next Tuesday?", ">Sorry, Tuesday doesn't work, Wednesday?", "Wednesday is bad too. Thursday?",
                ">no, let's do it another time", "ok",
            ],
        ])
    func refused(lines: [String]) { #expect(planned(lines) == []) }

    @Test("of two plans in one message each is taken or refused by its name or day")
    func verdicts() {
        #expect(
            planned(["Dinner tomorrow at 7 and brunch on Sunday?", ">Dinner yes, brunch no"])
                == ["2024-01-05 19:00 dinner"])
        #expect(
            planned(["Movie on Friday and brunch on Saturday at 11?", ">Movie yes, Saturday no"])
                == ["2024-01-05 movie"])
    }

    @Test("a comma between a refused day and another one is no list")
    func comma() {
        #expect(
            planned(["squash friday at 6?", ">cannot make it on friday, saturday same time?", "deal"])
                == ["2024-01-06 18:00 squash"])
        #expect(planned(["dinner friday?", ">can't friday, saturday?", "deal"]) == ["2024-01-06 dinner"])
        #expect(planned(["wanna grab lunch sat?", ">cant sat :( sun?", "sun 1pm then"]) == ["2024-01-07 13:00 lunch"])
    }

    @Test("what is moved keeps its name, and an hour its half of the day")
    func kept() {
        #expect(
            planned(["still on for climbing tonight?", ">ugh can we move it to thursday next week?", "sure"])
                == ["2024-01-11 climbing"])
        #expect(
            planned([
                "keen for a surf tomorrow morning?", ">yep. 6.30 at piha?", "make it 6, ill bring the thermos", ">ok 6",
            ]) == ["2024-01-05 06:00 surf"])
        #expect(planned(["sauna am dienstag?", ">jo. 6?", "7 wär besser", ">dann 7"]) == ["2024-01-09 19:00 sauna"])
    }

    @Test(
        "whoever would love to but is away does not come, nor who got ill",
        arguments: [
            ["Party on Saturday?", ">I'd love to but I'm away all weekend"],
            ["He said he would visit us on Saturday but he got ill"],
        ])
    func loved(lines: [String]) { #expect(planned(lines) == []) }

    @Test("brunch at eleven is in the morning, also beside a dinner")
    func brunch() {
        #expect(
            planned(["Dinner on Friday at 7, brunch on Saturday at 11", ">ok"])
                == ["2024-01-05 19:00 dinner", "2024-01-06 11:00 brunch"])
    }

    @Test("the usual place is no title: people meet")
    func usual() { #expect(planned(["usual place on Friday at 7?", ">yes"]) == ["2024-01-05 19:00 meet Maria"]) }

    @Test("a thumb up takes it")
    func thumb() { #expect(planned(["Lunch on Tuesday at 12?", ">👍"]) == ["2024-01-09 12:00 lunch"]) }

    @Test("eleven after a dinner was given up is no hour of the night")
    func eleven() {
        #expect(
            planned(["Dinner on Saturday at 7?", ">Forget Saturday", ">Sunday at 11 then?", "Perfect"])
                == ["2024-01-07 11:00 dinner"])
    }

    @Test("a plan that is moved leaves the day that stands before it, and is nobody's news")
    func moved() {
        #expect(planned(["Tomorrow's meeting is moved to Monday 10:00"]) == ["2024-01-08 10:00 meeting"])
        #expect(extract(chat("Tomorrow's meeting is moved to Monday 10:00")).news?.isEmpty ?? true)
        #expect(planned(["The wedding was postponed from 8 June to 15 June"]) == ["2024-06-15 wedding"])
    }

    @Test("the days of two people are two")
    func owners() {
        #expect(
            planned(["My brother's wedding is on June 8", ">and my wedding is on July 6"]).map { $0.prefix(10) }
                == ["2024-06-08", "2024-07-06"])
        let both = extract(chat("Mum's birthday is on Sunday", ">60 already?", "My birthday is May 3rd")).events
        #expect(both.map(\.about) == [.other, .contact])
    }

    @Test(
        "a work's name and a good wish name no day",
        arguments: [
            "Have you seen Friday the 13th?", "Do you know the song Friday I'm in Love?",
            "Kennst du den Film \"Samstag Nacht\"?", "Schönen Sonntag!", "Great, another Monday.",
        ])
    func noDay(text: String) {
        let found = extract(chat(text))
        #expect(found.events.isEmpty && found.dates.isEmpty)
    }

    @Test("an hour of something else spoken of later is not the dentist's")
    func otherAffair() {
        let events = planned([
            "I'm at the dentist tomorrow at 9:15", ">ok",
            "The flower market opens early, shall I get you some peonies?",
            ">yes please", "Tomorrow at 8 then",
        ])
        #expect(events.contains("2024-01-05 09:15 dentist"))
        #expect(!events.contains("2024-01-05 08:00 dentist"))
    }

    @Test("what the one who asked writes on leaves the question open")
    func open() {
        let found = extract(
            chat("Can you check the boiler?", "it is making noise again", "it's urgent", title: "Omnya"))
        #expect(found.summary.contains("Omnya asked: “Can you check the boiler?”"))
    }

    @Test("a thing that breaks is nobody's death")
    func things() {
        #expect(extract(chat("my phone died")).news?.isEmpty ?? true)
        #expect(extract(chat("I lost my job")).news?.map(\.kind) == [.job])
    }
}

import Testing

@testable import CirclesCore

/// Plans whose day stands in one message and whose name in another. "Thursday" is 4 January 2024.
@Suite("Days that are asked about")
struct AskedDayTests {
    private func plans(_ lines: String..., isGroup: Bool = false) -> [String] {
        let messages = lines.map { line in
            Message(
                side: line.hasPrefix(">") ? .right : .left, text: line.hasPrefix(">") ? String(line.dropFirst()) : line)
        }
        let transcript = Transcript(
            title: "Maria", isGroup: isGroup, messages: messages, text: messages.map(\.text).joined(separator: "\n"))
        return extract(transcript).events.map { event in
            "\(event.title) \(event.date.map { "\($0)" } ?? "?")" + (event.time.map { " \($0)" } ?? "")
        }
    }

    @Test("what an answer names is the plan of the day that was asked about")
    func answers() {
        #expect(plans("whats happening on friday then", ">curry at ours, 7ish") == ["curry 2024-01-05 19:00"])
        #expect(plans("was machst du am samstag", ">flohmarkt mit julia") == ["flohmarkt mit julia 2024-01-06"])
        #expect(plans("Was macht ihr an Silvester?", ">raclette bei uns, kommt ihr?") == ["raclette 2024-12-31"])
    }

    @Test("an answer that names nothing makes no plan")
    func noAnswers() {
        #expect(plans("what are you doing on friday", ">nothing, why?") == [])
        #expect(plans("was machst du am samstag", ">nichts besonderes") == [])
        #expect(plans("Are you working on Saturday?", ">yes") == [])
    }

    @Test("a feast that is asked about is the plan's name where the answer says only where")
    func feasts() {
        #expect(
            plans("wo feiert ihr heiligabend?", ">bei meinen schwiegereltern in graz") == ["heiligabend 2024-12-24"])
    }

    @Test("when something happens is asked by its verb")
    func occurrences() {
        #expect(plans("Wann kommst du am Samstag an?", ">16:32 am Hauptbahnhof") == ["Ankunft 2024-01-06 16:32"])
        #expect(
            plans("when do you get back from Lisbon?", ">Saturday evening, 21:40").first?.hasPrefix("get back") == true)
    }

    @Test("what was spoken of is what a question when it is refers to")
    func matters() {
        #expect(
            plans("did you do your tax return yet", ">no, when is it due again", "april 30") == [
                "tax return 2024-04-30"
            ])
    }

    @Test("a thing that somebody has or gets on a day ahead is a plan, a state of mind is none")
    func having() {
        #expect(plans("We've got a slot at the tip on Saturday at 2") == ["slot 2024-01-06 14:00"])
        #expect(plans("we get the keys on the 27th!!") == ["get the keys 2024-01-27"])
        #expect(plans("Mum's having her cataract done on the 18th") == ["cataract 2024-01-18"])
        #expect(plans("I have no time on Saturday") == [])
    }

    @Test("what keeps somebody from a plan is one of its own; a duty is none")
    func reasons() {
        #expect(
            plans("poker tonight at mine?", ">cant man, its my daughters recital") == ["daughters recital 2024-01-04"])
        #expect(
            plans("Sauna am Samstag?", ">Samstag ist schlecht, da hab ich Elternabend") == ["Elternabend 2024-01-06"])
        #expect(plans("Wollen wir am Freitag grillen?", ">Freitag ist schlecht, da hab ich Spätschicht") == [])
    }

    @Test("another occasion after the plan is on the same day, and leaves the plan's hour alone")
    func sequels() {
        #expect(
            plans("Mam's flight gets in Friday at ten past 4", ">Dinner in mine after, say 7?").map { $0.suffix(16) }
                == ["2024-01-05 16:10", "2024-01-05 19:00"])
    }

    @Test("a plan that was called off before its day is known is off on the day that is asked about")
    func calledOff() {
        #expect(plans("gig's off. singer has laryngitis", ">ah no. saturday's gig??") == [])
    }

    @Test("to try a place, or to take somebody somewhere, is a plan; what has to be done names the day for it")
    func deeds() {
        #expect(
            plans("we should try that new place on the high street", ">yes! friday?") == [
                "try that new place 2024-01-05"
            ])
        #expect(
            plans("can you take asha to swimming on monday?", ">yep, 4:15") == [
                "swimming 2024-01-08 16:15"
            ])
    }

    @Test("what is called off beside another day is not off on that one")
    func besides() {
        #expect(
            extract(chat("Yoga is cancelled tonight but there's an extra class on Monday at 6")).dates.map {
                "\($0.date)"
            }
                == ["2024-01-08"])
    }

    @Test("a question is one without its sign, too")
    func questions() {
        #expect(extract(chat("are we still on for lunch friday")).events.first?.isAsked == true)
        #expect(extract(chat("lunch is on friday")).events.first?.isAsked == nil)
    }

    @Test("a day that is refused before any plan of it is known is no day of the conversation")
    func refused() {
        let days = extract(chat("quedamos el viernes?", ">el viernes no puedo, sábado?")).dates.map { "\($0.date)" }
        #expect(!days.contains("2024-01-05"))
    }
}

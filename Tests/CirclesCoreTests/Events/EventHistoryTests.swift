import CirclesCore
import Foundation
import Testing

@Suite("What is planned, over several conversations")
struct EventHistoryTests {
    private static let maria = Contact(name: "Maria Lopez")
    private static let sarah = Contact(name: "Sarah Ahmed")

    /// A conversation as it is filed: at noon in Berlin, with what the rules take from it.
    private func said(
        _ day: String, _ lines: [(Message.Side, String)], with contacts: [Contact] = [maria], uncertain: Bool = false
    ) throws -> Interaction {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let noon = DayTimes.instant(
            of: try #require(CalendarDate(iso: day)), at: ClockTime(hour: 12), in: zone)
        let transcript = Transcript(
            title: contacts[0].name, isGroup: contacts.count > 1, messages: lines.map { Message(side: $0, text: $1) })
        let time = CaptureTime(instant: noon, zone: zone.identifier, source: .given)
        let found = RuleBasedExtractor().extract(transcript, capturedAt: time)
        return Interaction(
            id: .random(), captureIDs: [],
            participants: contacts.map { .init(contactID: $0.id, label: $0.name) }, occurredAt: noon,
            zone: zone.identifier,
            dayIsUncertain: uncertain, summary: "", events: found.events, dates: found.dates,
            messages: transcript.messages)
    }

    private func told(_ history: EventHistory) -> [String] {
        history.events.map { event in
            [
                event.date.description, event.time?.description, event.title,
                event.status == .cancelled ? "cancelled" : nil,
            ]
            .compactMap(\.self).joined(separator: " ")
        }
    }

    @Test("one that two conversations mention is one, and knows both; what is said later is added")
    func merged() throws {
        let first = try said("2026-04-20", [(.left, "Dinner on 2 May 2026?"), (.right, "Yes!")])
        let second = try said("2026-04-25", [(.left, "Looking forward to dinner on 2 May 2026 at 19:00")])
        let history = EventHistory([second, first])
        #expect(told(history) == ["2026-05-02 19:00 dinner"])
        #expect(history.events.first?.interactions == [first.id, second.id])
        #expect(history.events.first?.uid == EventHistory([first]).events.first?.uid)
    }

    @Test("one on the same day with somebody else is another")
    func apart() throws {
        let first = try said("2026-04-20", [(.left, "Dinner on 2 May 2026?")])
        let second = try said("2026-04-21", [(.left, "Dinner on 2 May 2026?")], with: [Self.sarah])
        #expect(EventHistory([first, second]).events.count == 2)
        let lunch = try said("2026-04-22", [(.left, "Lunch on 2 May 2026 at 12:30?")])
        #expect(EventHistory([first, lunch]).events.count == 2)
    }

    @Test(
        "one that is called off by its name and its day is cancelled",
        arguments: [
            "Dinner on Saturday is cancelled", "I have to cancel dinner on Saturday",
            "Our dinner on Saturday is called off",
            "Dinner on 2 May is cancelled", "Das Abendessen am Samstag fällt aus",
            "Das Abendessen am Samstag ist abgesagt",
        ])
    func calledOffByDay(words: String) throws {
        let isGerman = words.contains("Abendessen")
        let first = try said(
            "2026-04-28",
            isGerman
                ? [(.left, "Abendessen am Samstag um 19 Uhr?"), (.right, "Ja, gerne")]
                : [(.left, "Dinner on Saturday at 19:00?"), (.right, "Yes")])
        let second = try said("2026-04-29", [(.left, words), (.right, "ok")])
        let history = EventHistory([first, second])
        #expect(history.events.map(\.status) == [.cancelled])
    }

    @Test(
        "one that is called off by its name alone, a day later, is cancelled",
        arguments: [
            ("Kino morgen um 20 Uhr?", "Ja gerne", "Sorry, muss Kino absagen"),
            ("Kino morgen um 20 Uhr?", "Ja gerne", "schaffe es leider nicht ins Kino, bin krank"),
            ("brunch tomorrow at 11?", "yes", "so sorry can't make brunch, kids are ill"),
            ("brunch tomorrow at 11?", "yes", "won't make it to brunch after all, sorry"),
            ("brunch tomorrow at 11?", "yes", "have to cancel brunch, sorry"),
        ])
    func calledOffByName(plan: String, yes: String, words: String) throws {
        let first = try said("2026-04-28", [(.left, plan), (.right, yes)])
        let second = try said("2026-04-29", [(.left, words), (.right, "ok")])
        #expect(EventHistory([first, second]).events.map(\.status) == [.cancelled])
    }

    @Test(
        "a plan stands that is only looked forward to, or that something else is refused for",
        arguments: [
            "can't wait for brunch tomorrow!", "can't make dinner on Sunday, brunch is fine",
            "can't bring anything to brunch, sorry", "I'm not sure what to wear for brunch",
        ])
    func stands(words: String) throws {
        let first = try said("2026-04-28", [(.left, "brunch on Saturday at 11?"), (.right, "yes")])
        let second = try said("2026-04-29", [(.left, words), (.right, "ok")])
        #expect(EventHistory([first, second]).events.first?.status == .planned)
    }

    @Test("a day later, another hour of the day that it was moved to is the plan's own")
    func hourLater() throws {
        let first = try said("2026-04-27", [(.right, "Grillen am Samstag um 16 Uhr?"), (.left, "Super, bin dabei")])
        let second = try said(
            "2026-04-28", [(.left, "können wir das Grillen auf Sonntag verschieben?"), (.right, "Klar")])
        let third = try said("2026-04-29", [(.right, "Sonntag 17 Uhr dann?"), (.left, "passt")])
        #expect(told(EventHistory([first, second, third])) == ["2026-05-03 17:00 Grillen"])
    }

    @Test("of two of one name, the day tells which is called off")
    func calledOffOfTwo() throws {
        let first = try said("2026-04-28", [(.left, "Dinner on Saturday 2 May at 19:00?"), (.right, "Yes")])
        let second = try said("2026-04-28", [(.left, "Dinner on Thursday 7 May at 19:00?"), (.right, "Yes")])
        let third = try said("2026-04-29", [(.left, "Dinner on Saturday is cancelled"), (.right, "ok")])
        #expect(
            told(EventHistory([first, second, third])).sorted()
                == ["2026-05-02 19:00 dinner cancelled", "2026-05-07 19:00 dinner"])
    }

    @Test(
        "another hour moves the one there is, and makes no second",
        arguments: ["Can we move dinner to 8pm?", "Can we make dinner 8pm instead?", "Let's make it 8pm on Saturday"])
    func otherHour(words: String) throws {
        let first = try said("2026-04-28", [(.left, "Dinner on Saturday at 19:00?"), (.right, "Yes")])
        let second = try said("2026-04-29", [(.left, words), (.right, "ok")])
        #expect(told(EventHistory([first, second])) == ["2026-05-02 20:00 dinner"])
    }

    @Test("a birthday of each year is no event of its own")
    func birthday() throws {
        let first = try said(
            "2026-04-28",
            [
                (.left, "My brother Paul loves chess and his birthday is on 3 June"),
                (.right, "My birthday is on 7 July"),
            ])
        #expect(told(EventHistory([first])) == [])
        let dinner = try said("2026-04-28", [(.left, "Birthday dinner on 3 June at 19:00?"), (.right, "Yes")])
        #expect(EventHistory([dinner]).events.count == 1)
    }

    @Test("a later message moves it, and its first day is remembered")
    func moved() throws {
        let first = try said("2026-04-20", [(.left, "Dinner on Saturday 2 May 2026 at 19:00?"), (.right, "Yes")])
        let later = try said(
            "2026-04-25", [(.left, "Can we move dinner from Saturday 2 May to Sunday 3 May?"), (.right, "Sure")])
        let history = EventHistory([first, later])
        let event = try #require(history.events.first)
        #expect(history.events.count == 1)
        #expect(event.date == CalendarDate(iso: "2026-05-03"))
        #expect(event.movedFrom == [try #require(CalendarDate(iso: "2026-05-02"))])
        #expect(event.uid == EventHistory([first]).events.first?.uid)
    }

    @Test("one that is called off says so, by its name or its day")
    func cancelled() throws {
        let first = try said("2026-04-20", [(.left, "Dinner on Saturday 2 May 2026 at 19:00?"), (.right, "Yes")])
        for words in ["Dinner is cancelled, sorry", "Sorry, I can't do Saturday 2 May"] {
            let later = try said("2026-04-25", [(.left, words)])
            #expect(told(EventHistory([first, later])) == ["2026-05-02 19:00 dinner cancelled"], "\(words)")
        }
    }

    @Test("what does not speak of it leaves it as it was")
    func untouched() throws {
        let first = try said("2026-04-20", [(.left, "Dinner on Saturday 2 May 2026 at 19:00?"), (.right, "Yes")])
        for words in ["The babysitter cancelled", "Can't, sorry", "It's off", "See you!"] {
            let later = try said("2026-04-25", [(.left, words)])
            #expect(told(EventHistory([first, later])) == ["2026-05-02 19:00 dinner"], "\(words)")
        }
        let other = try said("2026-04-25", [(.left, "Dinner is cancelled, sorry")], with: [Self.sarah])
        #expect(told(EventHistory([first, other])) == ["2026-05-02 19:00 dinner"])
        let afterwards = try said("2026-05-25", [(.left, "Dinner is cancelled, sorry")])
        #expect(told(EventHistory([first, afterwards])) == ["2026-05-02 19:00 dinner"])
    }

    @Test("a weekday of a move is that of the plan, not the next one there is")
    func movedByWeekday() throws {
        let first = try said("2026-04-20", [(.left, "Dinner on Saturday 2 May 2026 at 19:00?"), (.right, "Yes")])
        let later = try said("2026-04-22", [(.left, "Can we move dinner from Saturday to Sunday?"), (.right, "Sure")])
        #expect(told(EventHistory([first, later])) == ["2026-05-03 19:00 dinner"])
        let put = try said("2026-04-22", [(.left, "Dinner is postponed to Monday"), (.right, "ok")])
        #expect(told(EventHistory([first, put])) == ["2026-05-04 19:00 dinner"])
    }

    @Test("a move that is refused, and talk of calling off, leave it as it was")
    func kept() throws {
        let first = try said("2026-04-20", [(.left, "Dinner on Saturday 25 April 2026 at 19:00?"), (.right, "Yes")])
        let talks: [[(Message.Side, String)]] = [
            [(.left, "Can we move dinner to Sunday?"), (.right, "no, let's keep Saturday")],
            [(.left, "Can we move dinner to Sunday?"), (.right, "can't, sorry")],
            [(.left, "should I cancel dinner?"), (.right, "no, don't")], [(.left, "please don't cancel dinner")],
            [(.left, "I might have to cancel dinner on Saturday")],
        ]
        for talk in talks {
            let later = try said("2026-04-22", talk)
            #expect(told(EventHistory([first, later])) == ["2026-04-25 19:00 dinner"], "\(talk)")
        }
        let off = try said("2026-04-22", [(.left, "should I cancel dinner?"), (.right, "yes please")])
        #expect(told(EventHistory([first, off])) == ["2026-04-25 19:00 dinner cancelled"])
    }

    @Test("one that two people tell of alike is one with both; of the same name alone it is two")
    func shared() throws {
        let first = try said("2026-04-20", [(.left, "Barbecue on 2 May 2026 at 16:00"), (.right, "Yes")])
        let second = try said("2026-04-21", [(.left, "See you at the barbecue on 2 May at 16:00")], with: [Self.sarah])
        let history = EventHistory([first, second])
        #expect(told(history) == ["2026-05-02 16:00 barbecue"])
        #expect(history.events.first?.contacts == [Self.maria.id, Self.sarah.id])
        let other = try said("2026-04-21", [(.left, "Barbecue on 2 May at 19:00?")], with: [Self.sarah])
        #expect(EventHistory([first, other]).events.count == 2)
    }

    @Test(
        "an appointment or a call at the same hour is each one's own",
        arguments: [
            "My dentist appointment is on 2 May 2026 at 9:00", "Phone call on 2 May 2026 at 17:00?",
            "Am 2. Mai 2026 um 9:00 habe ich einen Zahnarzttermin",
        ])
    func ownAffairs(words: String) throws {
        let talk: [(Message.Side, String)] = [(.left, words), (.right, "ok")]
        let events = EventHistory([
            try said("2026-04-20", talk), try said("2026-04-20", talk, with: [Self.sarah]),
        ]).events
        #expect(events.count == 2 && events.allSatisfy { $0.contacts.count == 1 }, "\(events.map(\.title))")
    }

    @Test("an hour that the clocks leave out is told as they show it")
    func leftOutHour() throws {
        let talk = try said("2027-03-20", [(.left, "Night train on 28 March 2027 at 02:30"), (.right, "ok")])
        let event = try #require(EventHistory([talk]).events.first)
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(event.local(in: zone).time == ClockTime(hour: 3, minute: 30))
        #expect(event.text.hasPrefix("2027-03-28 03:30 "), "\(event.text)")
    }

    @Test("of two plans of one name, the next one is moved by its name alone")
    func nextOfTwo() throws {
        let parts = [
            try said("2026-11-23", [(.left, "Dinner on Saturday 28 November at 19:00?"), (.right, "Yes")]),
            try said("2026-11-23", [(.left, "Dinner on Friday 11 December at 19:00 too?"), (.right, "Yes")]),
            try said("2026-11-24", [(.left, "Can we move dinner to Sunday?"), (.right, "ok")]),
        ]
        #expect(Set(told(EventHistory(parts))) == ["2026-11-29 19:00 dinner", "2026-12-11 19:00 dinner"])
    }

    @Test("several days that are moved are one plan on the new days")
    func movedDays() throws {
        let parts = [
            try said("2026-11-23", [(.left, "Sailing from the 10th to the 12th of December"), (.right, "ok")]),
            try said("2026-11-24", [(.left, "Sailing is from the 11th to the 13th of December instead")]),
        ]
        let events = EventHistory(parts).events
        #expect(events.map(\.date.description) == ["2026-12-11"])
        #expect(events.first?.lastDate == CalendarDate(iso: "2026-12-13"))
    }

    @Test(
        "one that is put off by days or weeks is moved by them, once nobody says no",
        arguments: [
            ("Can we postpone squash by a week?", "ok", "2026-12-03 18:00 squash"),
            ("Squash is postponed by two weeks", "ok", "2026-12-10 18:00 squash"),
            ("Can we push squash back a week?", "sure", "2026-12-03 18:00 squash"),
            ("Können wir Squash um eine Woche verschieben?", "ja", "2026-12-03 18:00 squash"),
            ("Can we move squash forward by a day?", "ok", "2026-11-25 18:00 squash"),
            ("Can we postpone squash by a week?", "no, sorry", "2026-11-26 18:00 squash"),
            ("Squash is postponed", "ok", "2026-11-26 18:00 squash cancelled"),
        ])
    func shifted(words: String, answer: String, expected: String) throws {
        let first = try said("2026-11-23", [(.left, "Squash on Thursday at 18:00?"), (.right, "yes")])
        let later = try said("2026-11-24", [(.left, words), (.right, answer)])
        #expect(told(EventHistory([first, later])) == [expected], "\(words)")
        let one = try said(
            "2026-11-23",
            [(.left, "Squash on Thursday at 18:00?"), (.right, "yes"), (.left, words), (.right, answer)])
        let isOff = expected.hasSuffix("cancelled")
        #expect(told(EventHistory([one])) == (isOff ? [] : [expected]), "\(words), at once")
    }

    @Test(
        "a plan of every week ends when it is called off from now on, and its calendar entry says until when",
        arguments: ["Choir is cancelled from now on", "Choir is cancelled for good, sorry"])
    func ended(words: String) throws {
        let parts = [
            try said("2026-11-16", [(.left, "Choir every Tuesday at 18:00")]),
            try said("2026-11-23", [(.left, words), (.right, "ok")]),
        ]
        let event = try #require(EventHistory(parts).events.first)
        #expect(event.ended == CalendarDate(iso: "2026-11-24") && event.exceptions.isEmpty)
        #expect(event.next(from: try #require(CalendarDate(iso: "2026-11-24"))) == nil)
        #expect(event.next(from: try #require(CalendarDate(iso: "2026-11-16")))?.date.description == "2026-11-17")
        let entry = CalendarEntry(event, with: ["Maria Lopez"])
        #expect(entry.properties.contains("RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261123T170000Z"))
    }

    @Test("a plan of every week whose next day was left out ends, too")
    func endedBehindException() throws {
        let parts = [
            try said("2026-11-16", [(.left, "Choir every Tuesday at 18:00")]),
            try said("2026-11-22", [(.left, "No choir on 24 November"), (.right, "ok")]),
            try said("2026-11-23", [(.left, "Choir is cancelled from now on"), (.right, "ok")]),
        ]
        let event = try #require(EventHistory(parts).events.first)
        #expect(event.next(from: try #require(CalendarDate(iso: "2026-11-23"))) == nil)
    }

    @Test(
        "a later day of a plan of every week is called off by its date",
        arguments: ["Yoga on 7 December is cancelled", "No yoga on 7 December", "Yoga on Monday 7 December is off"])
    func laterTime(words: String) throws {
        let parts = [
            try said("2026-11-23", [(.left, "Yoga every Monday at 18:00")]),
            try said("2026-11-24", [(.left, words), (.right, "ok")]),
        ]
        let event = try #require(EventHistory(parts).events.first)
        #expect(event.exceptions.map(\.description) == ["2026-12-07"] && event.status == .planned)
    }

    @Test(
        "what one of two calls off or moves, each to the user alone, is not the other's",
        arguments: ["The barbecue on 2 May is cancelled", "Can we move the barbecue from 2 May to Sunday 3 May?"])
    func ownChange(words: String) throws {
        let first = try said("2026-04-20", [(.left, "Barbecue on 2 May 2026 at 16:00"), (.right, "Yes")])
        let second = try said(
            "2026-04-20", [(.left, "Barbecue on 2 May 2026 at 16:00"), (.right, "Yes")], with: [Self.sarah])
        let change = try said("2026-04-22", [(.left, words), (.right, "ok")], with: [Self.sarah])
        let events = EventHistory([first, second, change]).events
        let marias = try #require(events.first { $0.contacts == [Self.maria.id] })
        #expect(marias.status == .planned && marias.date.description == "2026-05-02")
        let sarahs = try #require(events.first { $0.contacts == [Self.sarah.id] })
        #expect(sarahs.status == .cancelled || sarahs.date.description == "2026-05-03")
    }

    @Test("a day that only a file's time tells is uncertain until one that is sure of it says so")
    func uncertain() throws {
        let first = try said("2026-04-20", [(.left, "Dinner on 2 May 2026?")], uncertain: true)
        #expect(EventHistory([first]).events.first?.isUncertain == true)
        let sure = try said("2026-04-21", [(.left, "Dinner on 2 May 2026 at 19:00")])
        #expect(EventHistory([first, sure]).events.first?.isUncertain == false)
    }

    @Test("a day whose day of the week is another one's is uncertain")
    func contradicted() throws {
        for (words, isUncertain) in [
            ("Concert on Sunday 1 December 2026 at 19:00", true),
            ("Concert on Tuesday 1 December 2026 at 19:00", false),
            ("Konzert am Sonntag, 1. Dezember 2026 um 19 Uhr", true),
        ] {
            let event = try EventHistory([said("2026-11-23", [(.left, words), (.right, "ok")])]).events.first
            #expect(event?.date.description == "2026-12-01" && event?.isUncertain == isUncertain, "\(words)")
        }
    }

    @Test("is the same whatever order the conversations come in")
    func order() throws {
        let parts = [
            try said("2026-04-20", [(.left, "Dinner on Saturday 2 May 2026 at 19:00?"), (.right, "Yes")]),
            try said("2026-04-22", [(.left, "Can we move dinner from Saturday 2 May to Sunday 3 May?")]),
            try said("2026-04-25", [(.left, "Dinner is cancelled, sorry")]),
        ]
        let expected = EventHistory(parts).events
        #expect(EventHistory(parts.reversed()).events == expected)
        #expect(expected.map(\.status) == [.cancelled])
    }

    @Test("what comes again is one plan in all conversations, is on its next day, and is not ended by one day off")
    func routines() throws {
        let first = try said("2026-04-20", [(.left, "Choir is every Tuesday at 19:00")])
        let second = try said("2026-04-27", [(.left, "Choir is every Tuesday at 20:00")])
        let third = try said("2026-05-04", [(.left, "No choir this Tuesday, it's cancelled")])
        let history = EventHistory([first, second, third])
        #expect(told(history) == ["2026-04-21 20:00 choir"])
        let next = history.events.first?.next(from: try #require(CalendarDate(iso: "2026-06-03")))
        #expect(next?.date.description == "2026-06-09")
        #expect(history.events.first?.text == "every Tuesday 20:00 choir")
    }

    @Test(
        "one time of what comes again is called off or put on another day, by name and within a week; the others stay",
        arguments: [
            ("No choir this Tuesday, it's cancelled", ["2026-05-05"]), ("Choir is off tomorrow", ["2026-05-05"]),
            ("Choir is on Wednesday this week instead of Tuesday", ["2026-05-05"]), ("Choir was great", []),
            ("See you on Tuesday at choir", []), ("Dinner is cancelled, sorry", []),
        ])
    func timeLeftOut(_ words: String, _ expected: [String]) throws {
        let first = try said("2026-04-20", [(.left, "Choir is every Tuesday at 19:00")])
        let choir = try #require(
            EventHistory([first, try said("2026-05-04", [(.left, words)])]).events.first { $0.repeats != nil })
        #expect(choir.exceptions.map(\.description) == expected)
        #expect(choir.status == .planned)
        let monday = try #require(CalendarDate(iso: "2026-05-04"))
        let next = try #require(choir.next(from: monday))
        #expect(next.date.description == (expected.isEmpty ? "2026-05-05" : "2026-05-12"))
        #expect(next.leftOut == expected.first.map { "not on \($0)" })
    }

    @Test("a question that a later conversation settles is asked no more")
    func asked() throws {
        let first = try said("2026-04-20", [(.left, "Dinner on 2 May 2026?")])
        #expect(EventHistory([first]).events.map(\.isAsked) == [true])
        let second = try said("2026-04-25", [(.left, "Dinner on 2 May 2026 is at 19:00")])
        #expect(EventHistory([first, second]).events.map(\.isAsked) == [false])
    }

    @Test("several days in a row move together, and lie behind when the last does")
    func days() throws {
        let first = try said(
            "2026-04-20", [(.left, "The festival is from the 8th to the 10th of May"), (.right, "Great")])
        let event = try #require(EventHistory([first]).events.first)
        #expect(event.lastDate == CalendarDate(iso: "2026-05-10"))
        #expect(event.next(from: try #require(CalendarDate(iso: "2026-05-10"))) != nil)
        #expect(event.next(from: try #require(CalendarDate(iso: "2026-05-11"))) == nil)
        #expect(event.text == "2026-05-08 to 2026-05-10 festival")
    }

    @Test("a weekday alone, a day later, is that of the one plan there is for such a day, and of no older one")
    func weekdayAlone() throws {
        let first = try said("2026-04-20", [(.left, "Dinner on Saturday 2 May 2026?"), (.right, "Yes")])
        let second = try said("2026-04-21", [(.left, "So Saturday at 20:00, I booked a table for dinner")])
        #expect(told(EventHistory([first, second])) == ["2026-05-02 20:00 dinner"])
        let late = try said("2026-04-29", [(.left, "Lunch on Saturday at 12:30?")])
        #expect(told(EventHistory([first, late])) == ["2026-05-02 dinner", "2026-05-02 12:30 lunch"])
        let week = try said("2026-04-24", [(.left, "Dinner on Saturday at 20:00?")])
        #expect(EventHistory([first, week]).events.count == 2)
    }
}

@Suite("Birthdays")
struct BirthdayTests {
    private let contact = Contact(name: "Maria Lopez", nicknames: ["Mari"])

    @Test("are each year's, the 29th of February on the 28th where there is none")
    func next() throws {
        let birthday = try #require(Birthday("1980-02-29", of: contact))
        #expect(birthday.next(from: try #require(CalendarDate(iso: "2026-02-28"))) == CalendarDate(iso: "2026-02-28"))
        #expect(birthday.next(from: try #require(CalendarDate(iso: "2027-03-01"))) == CalendarDate(iso: "2028-02-29"))
        #expect(birthday.age(on: try #require(CalendarDate(iso: "2026-02-28"))) == 46)
        #expect(Birthday("--05-12", of: contact)?.age(on: try #require(CalendarDate(iso: "2026-05-12"))) == nil)
        #expect(Birthday("in spring", of: contact) == nil)
    }

    @Test("are taken from chats where they can only be the contact's own")
    func chats() throws {
        func said(_ title: String, about: Extraction.Subject = .contact, others: Int = 0) -> Interaction {
            let event = Extraction.Event(
                title: title, date: CalendarDate(iso: "2026-05-12"), about: about,
                evidence: .init(quote: "q", message: 0))
            return Interaction(
                id: .random(), captureIDs: [],
                participants: [.init(contactID: contact.id, label: "Mari")]
                    + (0..<others).map { .init(contactID: nil, label: "\($0)") },
                occurredAt: Date(timeIntervalSince1970: 0), zone: "GMT", summary: "", events: [event])
        }
        for title in ["birthday", "my birthday", "Maria's birthday", "Maris Geburtstag", "cumpleaños"] {
            let birthday = Birthday.told(of: contact, in: [said(title)])?.birthday
            #expect(birthday?.month == 5 && birthday?.day == 12 && birthday?.isFromChat == true, "\(title)")
        }
        for title in ["grandma's birthday", "birthday cake", "dinner", "Ana's birthday"] {
            #expect(Birthday.told(of: contact, in: [said(title)]) == nil, "\(title)")
        }
        #expect(Birthday.told(of: contact, in: [said("birthday", about: .me)]) == nil)
        #expect(Birthday.told(of: contact, in: [said("birthday", others: 2)]) == nil)
    }
}

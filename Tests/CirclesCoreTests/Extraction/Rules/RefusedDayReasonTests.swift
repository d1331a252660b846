import Testing

@testable import CirclesCore

@Suite("What keeps somebody from a day or an hour, on Wednesday 22 April 2026")
struct RefusedDayReasonTests {
    @Test(
        "what keeps somebody from a day is on it, and the plan goes to the other one",
        arguments: [
            (
                ["Dinner on Friday?", ">Can't, I've got handball training Friday. Sunday?", "Sunday works"],
                ["handball training 2026-04-24", "dinner 2026-04-26"]
            ),
            (
                ["¿Cenamos el viernes?", ">El viernes tengo la cena de empresa, ¿y el domingo?", "Vale"],
                ["cena 2026-04-26", "cena de empresa 2026-04-24"]
            ),
            (
                ["Kino am Freitag?", ">Freitag geht nicht, da hab ich Orchesterprobe. Sonntag?", "Passt"],
                ["Kino 2026-04-26", "Orchesterprobe 2026-04-24"]
            ),
            (
                ["Drinks on Friday?", ">cant got my driving test at 2:30", "Good luck!"],
                ["driving test 2026-04-24 14:30"]
            ),
            (
                [
                    "Curry on Friday?", ">Can't, got the dentist at 4 and then I'm wrecked after. Sunday?",
                    "Sunday works",
                ],
                ["curry 2026-04-26", "dentist 2026-04-24 16:00"]
            ),
            (
                [
                    "On se fait un resto vendredi ?", ">Vendredi je peux pas, j'ai mon cours de danse à 19h. Samedi ?",
                    "Ok",
                ],
                ["resto 2026-04-25", "cours de danse 2026-04-24 19:00"]
            ),
            (
                [
                    "Badminton tomorrow 6pm?", ">Tomorrow not possible, my cousin's engagement is tomorrow",
                    "Ok Friday then",
                ],
                ["badminton 2026-04-24 18:00", "cousin's engagement 2026-04-23"]
            ),
        ])
    func reasons(chat: [String], plans: [String]) {
        #expect(extractedPlans(chat).sorted() == plans.sorted())
    }

    @Test("a shift, or nothing but work, is no plan of the day that it takes")
    func work() {
        #expect(extractedPlans("Dinner on Friday?", ">Working Friday, go without me") == [])
        #expect(extractedPlans("Dinner on Friday?", ">Friday's my last shift. Sunday?", "Ok") == ["dinner 2026-04-26"])
    }

    @Test(
        "why no earlier hour does is a plan of its own, and its hour none of the other's",
        arguments: [
            (
                ["Coming to the match on Friday?", ">Yes but not before 10, I've got the dentist at 9"], "match",
                "dentist"
            ),
            (
                ["Kommst du am Freitag zum Umzug?", ">Ja, aber nicht vor 10, ich hab um 9 Zahnarzt"], "Umzug",
                "Zahnarzt"
            ),
            (
                ["Tu viens vendredi pour le déménagement ?", ">Oui mais pas avant 10h, j'ai le dentiste à 9h"],
                "déménagement", "dentiste"
            ),
        ])
    func earlier(chat: [String], plan: String, other: String) {
        #expect(extractedPlans(chat) == ["\(plan) 2026-04-24", "\(other) 2026-04-24 09:00"])
    }

    @Test(
        "who says when they have time offers that day for what they refused",
        arguments: [
            [
                "Kommst du am Samstag zum Grillen?", ">Am Samstag kann ich nicht. Aber Sonntag hätten wir Zeit",
                "Dann Sonntag",
            ],
            [
                "Kommst du am Samstag zum Grillen?", ">Samstag feiern wir bei meinen Eltern. Sonntag hätten wir Zeit",
                "Dann Sonntag",
            ],
        ])
    func free(chat: [String]) {
        #expect(extractedPlans(chat).contains("Grillen 2026-04-26"))
    }

    @Test(
        "who has nothing on a day has it free",
        arguments: [
            (["Any plans for Friday?", ">Nope", "Cinema at 8?", ">Yes!"], "cinema 2026-04-24 20:00"),
            (["Hast du am Freitag was vor?", ">Nein", "Kino?", ">Gern"], "Kino 2026-04-24"),
            (["T'as quelque chose de prévu vendredi ?", ">Non", "Ciné ?", ">Oui"], "ciné 2026-04-24"),
            (["¿Tienes planes el viernes?", ">No", "¿Cine?", ">Sí"], "cine 2026-04-24"),
        ])
    func nothingOn(chat: [String], plan: String) {
        #expect(extractedPlans(chat) == [plan])
    }

    @Test("the week after is asked for in place of the next one, and who comes by does so at an hour")
    func otherWeek() {
        #expect(
            extractedPlans("Coffee next week?", ">I'm away next week. The week after?", "Yes, Monday?", ">Ok")
                == ["coffee 2026-05-04"])
        #expect(
            extractedPlans("Can I borrow your drill on Saturday?", ">Sure, come by at 10")
                == ["borrow your drill 2026-04-25 10:00"])
        #expect(
            extractedPlans("Your appointment with Dr. Shah is on Tue 28 Apr at 9:15am", ">Ok")
                == ["appointment with Dr. Shah 2026-04-28 09:15"])
    }

    @Test("an hour that both know is refused without having been said")
    func usualHour() {
        #expect(
            extractedPlans("Quiz on Friday?", ">cant do 8 this week, 9?", "9 too late for me. quarter past 8?", ">done")
                == ["quiz 2026-04-24 20:15"])
    }

    @Test(
        "an hour that was replaced, or asked for and refused, is none of the day's",
        arguments: [
            (["Dinner Friday at 7?", ">8 better", "8 it is"], "20:00"),
            (["Lunch on Friday at 12", ">Make it half 12?", "Ok"], "12:30"),
            (["Coffee on Friday at 3?", ">Can we do 4 instead", "No, sorry, 3 works", ">Ok"], "15:00"),
        ])
    func replaced(chat: [String], hour: String) {
        #expect(Set(extracted(chat, isGroup: false).dates.compactMap { $0.time.map { "\($0)" } }) == [hour])
    }

    @Test("who comes whether anybody is there or not comes, whoever is away")
    func callers() {
        #expect(
            extractedPlans("Die Heizungsableser kommen am 29. zwischen 8 und 10", ">Am 29. bin ich auf Dienstreise")
                .contains { $0.contains("Heizungsableser") })
    }

    @Test("what nobody can do is no refusal of the day beside it, and a home that is full is none either")
    func others() {
        #expect(
            extractedPlans("My exam is on 9 May and I can't do the subjunctive", ">You will") == ["exam 2026-05-09"])
        let found = extracted(
            "The meeting on Sunday, can we hold it at yours?",
            ">My place is full of visitors till Tuesday. Use Rosa's?",
            "Ok, 3pm at Rosa's then")
        #expect(found.events.map(\.title) == ["meeting"])
        #expect(found.events.map { $0.date.map { "\($0)" } } == ["2026-04-26"])
        #expect(found.events.map(\.place) == ["Rosa's"])
    }

    @Test(
        "what is called off, or was asked to come to and refused, is no plan",
        arguments: [
            ["Is the review still on Friday?", ">Dropped. The client's ill"],
            ["Who's in for football tomorrow?", ">In", "Calling it off then, not enough"],
            ["Garden party at our home on Sunday evening, please come", ">Sorry, we can't make it!"],
        ])
    func calledOff(chat: [String]) {
        #expect(extractedPlans(chat) == [])
    }

    @Test(
        "a move has the name of what it moves, and a new day its hour",
        arguments: [
            (["Cookout is on Friday", ">Ok", "We're pushing it to the 10th"], "cookout 2026-05-10"),
            (
                ["Your parcel will be delivered on Thursday", ">MOVE", "Thank you. New delivery day: Saturday"],
                "parcel 2026-04-25"
            ),
            (
                ["Can do tomorrow or Friday 7am for the lights", ">Tomorrow I'm out. Friday 7 it is"],
                "lights 2026-04-24 07:00"
            ),
            (["Court booked 4pm to 6pm this Sunday", ">I'm in"], "court 2026-04-26 16:00"),
            (["Game is off today", ">Rescheduled?", "Next Saturday, same time 9.30"], "game 2026-05-02 09:30"),
        ])
    func moved(chat: [String], plan: String) {
        #expect(extractedPlans(chat) == [plan])
    }

    @Test("what one goes to instead is another plan, and not where the first one is")
    func otherGoal() {
        #expect(
            extractedPlans(
                "Kommst du am Freitag mit zum Konzert?", ">Freitag kann ich nicht", "Und Samstag zum Flohmarkt?",
                ">Gern!")
                == ["Flohmarkt 2026-04-25"])
    }

    @Test(
        "words that say when, and the day's own, are no name of a plan",
        arguments: [
            ["Re the boiler, part comes tomorrow", ">When then?", "Friday first thing say 8", ">Ok"],
            ["Drinks on Saturday?", ">I can't Saturday. Bank holiday Monday?", "Ok"],
            ["Next openings: Friday 9:00 AM or Monday 3:15 PM", ">Friday please"],
        ])
    func vague(chat: [String]) {
        let titles = extracted(chat, isGroup: false).events.map(\.title)
        #expect(titles.allSatisfy { !["first thing", "bank holiday", "next openings"].contains($0) })
        #expect(titles != [])
    }
}

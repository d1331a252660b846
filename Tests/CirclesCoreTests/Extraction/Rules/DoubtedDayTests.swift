import Testing

@testable import CirclesCore

/// What the days are those after Wednesday 22 April 2026.
@Suite("Days that are doubted, free or praised, and plans whose verb is second")
struct DoubtedDayTests {
    @Test(
        "a day that is doubted stands once the doubt is denied",
        arguments: [
            (
                ["The form is due on the 15th", ">Isn't it the 30th?", "No, by 12 at the office"],
                ["form 2026-05-15 12:00"]
            ),
            (["Dinner is on Friday", ">Isn't it on Saturday?", "No"], ["dinner 2026-04-24"]),
        ])
    func doubted(lines: [String], plans: [String]) { #expect(extractedPlans(lines) == plans) }

    @Test("a plan that was on one day and is on another now is on that")
    func moved() {
        #expect(
            extractedPlans(["My appointment was Monday, now it's the 30th"]) == ["appointment 2026-04-30"])
        #expect(extractedDays("My appointment was Monday, now it's the 30th") == ["2026-04-30"])
    }

    @Test("a day on which somebody is free is ahead, whatever they did for it, and what is offered is on it")
    func free() {
        #expect(
            extractedPlans(["Hab den Dienst getauscht, Freitag frei!", ">dann Kino? 20.15 Uhr", "oh ja"])
                == ["Kino 2026-04-24 20:15"])
        #expect(
            extractedPlans(["swapped my shift, free Friday!", ">cinema then? 8.15pm", "oh yes"])
                == ["cinema 2026-04-24 20:15"])
    }

    @Test(
        "a game, a job or a night that is praised has been",
        arguments: ["Great job out there Saturday", "Good game Saturday"])
    func praised(text: String) {
        #expect(extractedPlans([text]).isEmpty)
        #expect(extractedDays(text) == ["2026-04-18"])
    }

    @Test("who found a job starts it on the day ahead that another clause tells")
    func start() {
        #expect(
            extractedDays("Ma soeur a trouvé un poste à Nantes, elle commence le 21 septembre") == ["2026-09-21"])
    }

    @Test(
        "where the verb is second, the thing behind it is what is on the day or due by it",
        arguments: [
            ("Am 30.04. wird das Wasser von 8 bis 12 Uhr abgestellt.", "Wasser 2026-04-30 08:00"),
            ("Bis Montag 18 Uhr muss der Antrag raus", "Antrag 2026-04-27 18:00"),
        ])
    func inverted(text: String, plan: String) { #expect(extractedPlans([text]) == [plan]) }

    @Test("a bus that gets in is an arrival, and tix are tickets")
    func arrival() {
        #expect(extractedPlans(["My bus gets in Friday at 4pm"]) == ["bus 2026-04-24 16:00"])
        #expect(
            extractedPlans(["got us two tix for Thundercat!!", ">YES when", "may 14 at the Wiltern, doors 8pm"])
                == ["thundercat 2026-05-14 20:00"])
    }

    @Test(
        "an hour that is corrected takes the first one's place, also of what arrives and beside how that is known",
        arguments: [
            ["My bus gets in Friday at 4pm", ">ok", "Sorry, 4:45pm, just checked"],
            ["my train gets in Friday at 4pm", ">ok", "actually 4:45pm"],
            ["Zug kommt Freitag um 16 Uhr an", ">ok", "sorry, 16:45, hab grad nachgeschaut"],
            ["mon train arrive vendredi à 16h", ">ok", "pardon, 16h45"],
            ["el tren llega el viernes a las 16", ">ok", "perdón, 16:45"],
        ])
    func correctedHour(lines: [String]) {
        #expect(extractedEvents(lines).map { $0.time?.description } == ["16:45"])
    }

    @Test("somebody who must be in is not what the day is for")
    func somebody() {
        #expect(
            extractedPlans(["The plumber will come on 22 June between 10 and 12, somebody must be in"])
                == ["plumber 2026-06-22 10:00"])
    }

    @Test(
        "the day that somebody sighs at is no plan",
        arguments: ["Montag halt", "otro lunes más", "encore un lundi qui commence bien"])
    func sighed(text: String) { #expect(extractedDays(text).isEmpty) }

    @Test("an address that is asked for takes the place of \"ours\"")
    func address() {
        #expect(
            extractedEvents(["bbq at ours on Friday, from 5pm", ">whats the address again", "9 Banksia St"])
                .map(\.place) == ["9 Banksia St"])
    }
}

@Suite("People and pastimes by less usual words")
struct LessUsualWordsTests {
    private func relations(_ lines: String...) -> [String] {
        extracted(lines, isGroup: false).relationships.map { "\($0.relation) \($0.name ?? "–")" }
    }

    private func interests(_ lines: String...) -> [String] { extracted(lines, isGroup: false).interests.map(\.topic) }

    @Test("a name with a hyphen is whole")
    func hyphen() {
        #expect(relations("my friend Jean-Luc is here") == ["friend Jean-Luc"])
        #expect(relations("je m'entraîne avec ma voisine Ji-woo") == ["neighbour Ji-woo"])
    }

    @Test("a name that no table knows, asked back, is that of the relative who was asked after")
    func strange() {
        #expect(relations("does your daughter still ride?", ">Isla? Lives at the stables.") == ["daughter Isla"])
        #expect(relations("does your daughter still ride?", ">Really? Ask her.") == ["daughter –"])
    }

    @Test("who is greeted as a brother or a darling is none")
    func greeted() {
        #expect(relations("Morning my brother, how far").isEmpty)
        #expect(relations("Tant mieux mon chéri ! Je t'aime").isEmpty)
        #expect(relations("And your brother?") == ["brother –"])
    }

    @Test("\"Papi\" is a father in one language and a grandfather in another")
    func papi() {
        #expect(relations("Nous arrivons mercredi", ">super", "Papi a pris trop de bagages") == ["grandfather –"])
    }

    @Test(
        "what is learnt, supported, gone on with or never given up is liked",
        arguments: [
            ("oui ! j'apprends le hangul le soir", ["hangul"]),
            ("et moi je continue l'escalade, chacun son truc", ["escalade"]),
            ("Ich bin seit der Kindheit Union-Fan", ["Union"]),
            ("22 years a Hibs supporter, I'm not stopping now", ["Hibs"]),
            ("soy hincha de Racing", ["Racing"]),
        ])
    func liked(text: String, topics: [String]) { #expect(interests(text) == topics) }

    @Test("how often, how something is and what somebody says behind a thing are no likings")
    func none() {
        #expect(interests("he asked the cashier the date like four times").isEmpty)
        #expect(interests("me encanta cómo te queda el pelo así").isEmpty)
        #expect(
            interests(">sigues con la guitarra?", "qué va, ahora estoy enganchado a la fotografía") == ["fotografía"])
    }

    @Test("a promise behind what was not done yet is one, and whose news it is needs no subject")
    func news() {
        let promised = extracted("not yet sorry, i promise i'll send it to you").news ?? []
        #expect(promised.map(\.kind) == [.promise])
        let moved = extracted(
            "so we did it, we're moving to Leeds", ">what!! when", "end of october, found a flat near the canal"
        ).news
        #expect(moved?.map(\.about) == [.contact])
        #expect((extracted("ya nació nuestra Vega, 3,1 kg").news ?? []).map(\.about) == [.contact])
    }
}

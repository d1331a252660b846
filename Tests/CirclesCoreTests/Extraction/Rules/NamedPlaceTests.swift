import Testing

@testable import CirclesCore

@Suite("Places by their name alone")
struct NamedPlaceTests {
    @Test(
        "a name alone is the place, where one was asked for or an hour stands beside it",
        arguments: [
            (["Brunch on Saturday?", ">Yes. 11, Lula?", "Yesss"], "Lula"),
            (["Still on for tomorrow?", ">Yes, brunch", "where n when", ">dishoom, 11?"], "dishoom"),
            (["Pint tonight?", ">Yes. Old Ship half 7?", "See you there"], "Old Ship"),
            (["Pint on Thursday? Red Lion, 6ish", ">Go on then"], "Red Lion"),
            (["Pints on Friday?", ">go on then. lamb and flag?", "aye half 7"], "lamb and flag"),
            (["Where are we watching the match on Friday?", ">The Crown, they've got the big screen"], "Crown"),
            (
                ["¿Pádel el sábado?", ">Venga. ¿Dónde?", "polideportivo La Elipa, como siempre"],
                "polideportivo La Elipa"
            ),
            (["Viva on Friday", ">What time?", "10. Kenneth Dike library, seminar room"], "Kenneth Dike library"),
            (["5 a side on Monday", ">I'm in", "pitch 11 this time"], "pitch 11"),
            (["Lunch on Sunday?", ">Yes!", "At 2. Aunt Carol's house this year"], "Aunt Carol's house"),
            (["Run on Sunday?", ">Yes", "8 outside the Co-op then"], "Co-op"),
            (["Session on Tuesday at 1pm on Zoom", ">I'll join"], "Zoom"),
            (["Escalade vendredi 18h ?", ">Oui, devant la gare du Midi ?", "Oui"], "gare du Midi"),
        ])
    func named(chat: [String], place: String) {
        #expect(extracted(chat, isGroup: false).events.map(\.place) == [place])
    }

    @Test("the hall that is called after the noon is no hour")
    func station() {
        #expect(
            extractedPlans("Escalade vendredi 18h ?", ">Oui, devant la gare du Midi ?") == ["escalade 2026-04-24 18:00"]
        )
    }

    @Test("another house that is asked for takes the place of the one the other side asked for")
    func countered() {
        #expect(
            extracted("Pint on Friday?", ">Yes. Blue Anchor?", "Too loud. Old Ship half 7?", ">Ok").events.map(\.place)
                == ["Old Ship"])
    }

    @Test(
        "who somebody is, what they eat and how a pitch begins are no places",
        arguments: [
            ["Dinner on Friday?", ">Yes! Tom too?", "Sure"],
            ["Dinner on Friday?", ">Yes! pizza?", "Sure"],
            ["Operation is on Friday, Dr Kulkarni", ">Good luck"],
            ["Tickets for Friday, first pitch 7:10", ">I'm in"],
        ])
    func none(chat: [String]) {
        #expect(extracted(chat, isGroup: false).events.compactMap(\.place) == [])
    }

    @Test(
        "what there are tickets for, and what is asked behind a day, is what is planned",
        arguments: [
            (["Hast du am Freitag was vor?", ">Nein", "Freiluftkino, hab zwei Karten", ">Dabei!"], "Freiluftkino"),
            (["Are you free on Friday?", ">Yes", "Hamilton, got two tickets", ">Yes!"], "hamilton"),
            (["Servus, Freitag Heuriger?", ">Passt"], "Heuriger"),
        ])
    func things(chat: [String], title: String) {
        #expect(extracted(chat, isGroup: false).events.map(\.title) == [title])
    }
}

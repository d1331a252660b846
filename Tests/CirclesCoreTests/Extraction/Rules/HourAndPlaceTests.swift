import Testing

@testable import CirclesCore

@Suite("An hour and a place in few words, on Wednesday 22 April 2026")
struct HourAndPlaceTests {
    private func places(_ lines: String...) -> [String?] { extracted(lines, isGroup: false).events.map(\.place) }

    @Test("where people meet stands behind the hour, with any thing's name")
    func behindHour() {
        #expect(places("market on sunday?", ">yes", "10am by the bread van") == ["bread van"])
        #expect(places("skatepark tomorrow?", ">ok. 4 by the ramps") == ["ramps"])
        #expect(
            places("Sports day is on Thursday.", ">start time?", "1.15 on the lower field") == ["lower field"])
        #expect(places("surf lesson on sunday?", ">what time", "2pm, west beach Torquay") == ["west beach Torquay"])
        #expect(places("On joue vendredi ?", ">ok vendredi 18h30, place des Lices") == ["place des Lices"])
        #expect(places("fútbol mañana 21hs?", ">dale, la cancha de Palermo") == ["cancha de Palermo"])
    }

    @Test("or before it, where it is a noun for places")
    func aheadOfHour() {
        #expect(places("our wedding is on 6 June", ">what time?", "church at half one, barn after") == ["church"])
    }

    @Test("of two places that are named neither is the plan's, until one is")
    func choice() {
        #expect(places("beer tomorrow?", ">sure. Crown or Anchor", "Anchor, the Crown's too loud") == ["Anchor"])
        #expect(places("Doppelkopf am Freitag bei mir oder bei Inge?", ">Bei Inge", "ok") == ["Inge"])
        #expect(
            places("quiz tomorrow?", ">Red Cow?", "nah its shut, Plough. 8 sharp", ">ok") == ["Plough"])
    }

    @Test("an hour that is over today is the evening's")
    func over() {
        #expect(extractedPlans("Skat heute?", ">ja", "viertel nach acht") == ["Skat 2026-04-22 20:15"])
        #expect(extractedPlans("dinner on monday, 9 at night", ">ok") == ["dinner 2026-04-27 21:00"])
        #expect(extractedPlans("haircut thursday 5.30 then?", ">great") == ["haircut 2026-04-23 17:30"])
        #expect(
            extractedPlans("Away match on Thursday at Keighley, 7.30 start") == ["match 2026-04-23 19:30"])
    }

    @Test("what is said behind a yes and a no is of the one that stands")
    func verdicts() {
        #expect(
            extractedPlans("Yoga on Thursday and brunch on Saturday?", ">Yoga yes, brunch no", "Fair. 9.30 then") == [
                "yoga 2026-04-23 09:30"
            ])
    }

    @Test("a day is counted in weeks from another one")
    func weeks() {
        #expect(extractedPlans("the funeral is a week tomorrow, 2.30") == ["funeral 2026-04-30 14:30"])
        #expect(extractedPlans("inspection a week on Friday at 10") == ["inspection 2026-05-01 10:00"])
    }

    @Test("a day alone behind what is on it, or behind those whom it is for")
    func dayAlone() {
        #expect(extractedPlans("parents evening 14th, 5.20 slot") == ["parents evening 2026-05-14 17:20"])
        #expect(
            extractedPlans("birthday drinks for Jo sat, from 7 at the Bell") == ["birthday drinks 2026-04-25 19:00"])
        #expect(
            extractedPlans("can Lily sleep over at ours on saturday?", ">she'd love that") == ["sleepover 2026-04-25"])
        #expect(places("yoga tues 6.15 st marks hall") == ["st marks hall"])
    }

    @Test("why a plan was moved names the day that it was moved from")
    func reason() {
        #expect(
            extractedPlans("surf lesson's been moved to sunday, swell's too big on saturday") == [
                "surf lesson 2026-04-26"
            ])
    }

    @Test("another date stands for what was called off, and for the thing that was asked for")
    func newOne() {
        #expect(
            extractedPlans("driving test got cancelled", ">the one on the 3rd?", "yeah. new one's 19 november, 10:14")
                == [
                    "driving test 2026-11-19 10:14"
                ])
        #expect(
            extractedPlans(
                "can you do the mot on the polo next week?", ">Tuesday or Wednesday mate", "weds, drop it at 8am?",
                ">8 is fine")
                == ["mot 2026-04-29 08:00"])
    }

    @Test("a no that is asked about and given again is one")
    func asksForNo() {
        #expect(extractedPlans("so hike on saturday, gale force nine?", ">so that's a no", "that's a no").isEmpty)
    }

    @Test("a feast keeps its capitals, and is no name where something else is planned for it")
    func feast() {
        #expect(extractedPlans("Christmas Eve at ours?", ">yes!") == ["Christmas Eve 2026-12-24"])
        #expect(extractedPlans("Barbie at ours on Christmas Eve?", ">yes!") == ["barbie 2026-12-24"])
    }

    @Test("what comes is the plan, without its verb, and what a meal is free of belongs to its name")
    func names() {
        #expect(
            extractedPlans("dishwasher's coming tomorrow 7-11, can you be in?", ">yes") == ["dishwasher 2026-04-23"])
        #expect(extractedPlans("so nut free curry on Friday?", ">She'd love that") == ["nut free curry 2026-04-24"])
        #expect(extractedPlans("Check-up's on the 29th") == ["check-up 2026-04-29"])
        #expect(
            extractedPlans("gemma morgen ins Kino?", ">eher Biergarten, Hirschgarten", "passt") == [
                "Biergarten 2026-04-23"
            ])
    }
}

import Testing

@testable import CirclesCore

@Suite("A reason in place of an answer, on Wednesday 22 April 2026")
struct AccountTests {
    @Test(
        "who is asked along and tells why not says no",
        arguments: [
            ["Dinner at ours on Saturday?", ">we have family visiting, sorry"],
            ["Fancy bowling on Friday?", ">honestly I'm skint till payday"],
            ["Fancy bowling on Friday?", ">I'm knackered, I'd rather stay in"],
            ["Brunch on Sunday at ours?", ">Sunday's my only day to sleep in"],
            ["The hen is on Saturday, say you're coming", ">Oh I'm gutted, I'll be on crutches for weeks"],
            [
                "Got a spot in the boat on Saturday if you want it",
                ">I'd love to but if I skip the yard again I'm dead",
            ],
            ["Bowling on Friday?", ">absolutely not"], ["Kegeln am Freitag?", ">auf gar keinen Fall"],
            ["Kegeln am Freitag?", ">bin grad knapp bei Kasse"],
            ["Kommst du am Samstag zum Kegeln?", ">Da bin ich im Urlaub"],
            ["Kegeln am Samstag?", ">Da haben wir Besuch, leider"],
            ["On va au bowling samedi ?", ">je suis crevée, et puis j'ai plus un rond"],
            ["¿Vamos a la bolera el viernes?", ">estoy hasta arriba esta semana"],
        ])
    func accounts(lines: [String]) { #expect(extractedPlans(lines).isEmpty) }

    @Test(
        "who is tired and comes all the same says yes, and what keeps nobody is no reason",
        arguments: [
            ["Fancy bowling on Friday?", ">I'm skint but yes please"],
            ["Fancy bowling on Friday?", ">Sorry for the late answer, I'd need a lift", "I'll get you"],
            ["Kegeln am Freitag?", ">bin zwar platt, aber klar"],
            ["Bowling on Friday?", ">I'm not broke any more, see you there"],
            ["Bowling on Friday?", ">my parents are in town, can they come?"],
        ])
    func comesAllTheSame(lines: [String]) { #expect(extractedPlans(lines).count == 1) }

    @Test("whoever asked and regrets the answer has heard a no")
    func consoled() {
        #expect(
            extractedPlans(["Bowling on Friday?", ">Lena has her school concert", "Shame! Next time then"]).contains {
                $0.hasPrefix("bowling")
            } == false)
        #expect(
            extractedPlans(["Kegeln am Freitag?", ">wir müssen zum Tierarzt", "Oh schade, gute Besserung"]).contains {
                $0.hasPrefix("Kegeln")
            } == false)
        #expect(extractedPlans(["Bowling on Friday?", ">yes!", "Shame we can't go tonight"]) == ["bowling 2026-04-24"])
    }
}

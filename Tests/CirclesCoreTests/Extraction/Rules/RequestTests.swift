import Testing

@testable import CirclesCore

@Suite("What somebody is asked to do, on Wednesday 22 April 2026")
struct RequestTests {
    @Test(
        "help, a lesson or a look is what the day that follows is for",
        arguments: [
            ("can you help me shift the piano?", "shift the piano"), ("could you help me with my tax form", "tax form"),
            ("will you teach me how to make pasta", "make pasta"), ("need a hand with the shed?", "shed"),
            ("could you have a look at the dryer", "dryer"), ("would you babysit", "babysit"),
        ])
    func english(asked: String, title: String) {
        #expect(extractedPlans(asked, ">saturday?", "ok deal") == ["\(title) 2026-04-25"])
    }

    @Test(
        "in German, Spanish and French, too",
        arguments: [
            ["hilfst du mir den Flur zu streichen?", ">Samstag?", "ok gern", "Flur zu streichen 2026-04-25"],
            ["kannst du mir mit der Steuer helfen?", ">Samstag?", "ok gern", "Steuer 2026-04-25"],
            ["bringst du mir Häkeln bei?", ">Samstag?", "ok gern", "Häkeln 2026-04-25"],
            ["¿me ayudas a pintar la cocina?", ">¿el sábado?", "vale", "pintar la cocina 2026-04-25"],
            ["tu m'aides à monter le lit ?", ">samedi ?", "ok", "monter le lit 2026-04-25"],
        ])
    func others(lines: [String]) { #expect(extractedPlans(Array(lines.prefix(3))) == [lines[3]]) }

    @Test("a noun with its infinitive, or a clause behind the day, names the plan of a German sentence")
    func german() {
        #expect(extractedPlans("Samstag Rasen mähen bei uns?", ">passt") == ["Rasen mähen 2026-04-25"])
        #expect(
            extractedPlans(">hast du am Samstag Zeit, mit mir die Kirschen zu entsteinen?", "ja gern")
                == ["Kirschen zu entsteinen 2026-04-25"])
    }

    @Test("a day with its hour that one tells and the other takes is a plan, which its own words do not name")
    func told() {
        #expect(
            extractedPlans("Donnerstag früh, 7 Uhr steh ich vor der Tür", ">Passt") == [
                "Treffen mit Maria 2026-04-23 07:00"
            ])
        #expect(extractedPlans("Friday is always busy", ">ok").isEmpty)
    }
}

import Testing

@testable import CirclesCore

@Suite("Plans that are taken back, and one of several that is chosen, on Wednesday 22 April 2026")
struct TakenBackTests {
    @Test(
        "whoever proposed a plan may take it back when it was agreed",
        arguments: [
            "I can't make it, sorry", "can't come, sorry", "won't be able to come", "gonna have to pass",
            "We'll have to skip it",
            "not gonna work after all", "can we do another day? something came up",
            "sorry I won't make it, my ankle is swollen",
        ])
    func takenBack(words: String) {
        #expect(extractedPlans("Dinner Friday?", ">Yes!", words, ">ok").isEmpty)
        #expect(extractedPlans(">Dinner Friday?", "Yes!", ">" + words).isEmpty)
    }

    @Test(
        "und in anderen Sprachen",
        arguments: [
            ["Kino Freitag?", ">Ja", "kann doch nicht"], ["Kino Freitag?", ">Ja", "Ich schaffe es leider nicht"],
            ["Kino Freitag?", ">Ja", "muss leider passen"], ["Kino Freitag?", ">Ja", "bin krank, sorry"],
            ["Kommst du Samstag zum Essen?", ">Ja gern", ">Mist, ich kann leider doch nicht kommen"],
            ["Cenamos el viernes?", ">Sí!", "Al final no puedo"],
            ["On dîne vendredi ?", ">Oui !", "Finalement je peux pas"],
        ])
    func otherLanguages(lines: [String]) { #expect(extractedPlans(lines).isEmpty) }

    @Test(
        "to hold off is to let a plan go, and who asks whether it may be skipped does not come once the other one says yes"
    )
    func heldOff() {
        for words in ["hold off on the swim, pool might be shut", "hold off for now", "let's hold off"] {
            #expect(extractedPlans("swim on saturday?", ">yes", words).isEmpty, "\(words)")
        }
        #expect(
            extractedPlans("hey are you ok if we skip the run tomorrow, my knee is bad", ">course, rest it").isEmpty)
        #expect(extractedPlans("is it ok if i skip choir on friday?", ">sure").isEmpty)
        #expect(extractedPlans("picnic sat at 1?", ">yay", "it's going to pour, let's skip the picnic", ">ok").isEmpty)
        #expect(
            extractedPlans("picnic sat at 1?", ">yay", "lets skip the queue and go early", ">ok") == [
                "picnic 2026-04-25 13:00"
            ])
    }

    @Test(
        "what is refused beside the plan, or by somebody else, takes nothing back",
        arguments: [
            "can't wait!", "I can't eat nuts btw", "can't find the address, where is it?",
            "can't bring anything, sorry",
            "Tom can't make it though", "my sister can't come",
        ])
    func stands(words: String) {
        #expect(extractedPlans("Dinner Friday at 7?", ">Yes!", words) == ["dinner 2026-04-24 19:00"])
    }

    @Test("what somebody is to be told is the answer to them")
    func told() {
        #expect(
            extractedPlans("mum says we should come for lunch on sunday", ">tell her we cant, kids are both sick")
                .isEmpty)
        #expect(extractedPlans("Dad says let's eat together on sunday", ">tell him no, i'm away").isEmpty)
    }

    @Test(
        "of things to choose from, each has its day, and the one that is named is the plan",
        arguments: [
            (["we could go to the zoo on sat or the museum on sun", ">museum on sunday!"], "museum 2026-04-26"),
            (["beach on sat or castle on sun?", ">castle!"], "castle 2026-04-26"),
            (["cinema on friday or the pool on saturday?", ">pool"], "pool 2026-04-25"),
            (["Samstag Zoo oder Sonntag Museum?", ">Museum!"], "Museum 2026-04-26"),
            (["dinner on friday or saturday?", ">saturday works"], "dinner 2026-04-25"),
        ])
    func chosen(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test("tonight at one is after midnight, and bed is no plan")
    func night() {
        #expect(extractedPlans("party tonight at 1?", ">ok") == ["party 2026-04-23 01:00"])
        #expect(extractedPlans("see you tonight at 1am at the club").first?.hasSuffix("2026-04-23 01:00") == true)
        #expect(extractedPlans("bar tonight at 9?", ">ok") == ["bar 2026-04-22 21:00"])
        #expect(extractedPlans("Ich geh heute früh ins Bett").isEmpty)
    }

    @Test("what is called off is told with its own day, whatever day is refused in its place")
    func summary() {
        let summary = extracted(
            "Dinner on Friday is cancelled, sorry", ">oh no. Saturday?", "can't do saturday"
        ).summary
        #expect(summary.contains("Called off: dinner on Friday 24 April 2026"), "\(summary)")
    }

    @Test("whoever proposed a thing may ask for another in its place, and when a shop opens is no plan")
    func instead() {
        #expect(
            extractedPlans("cinema sunday?", ">seen everything", "bowling instead?", ">ok bowling! 5?", "yep") == [
                "bowling 2026-04-26 17:00"
            ])
        #expect(extractedPlans("The shop opens at 9 on sundays").isEmpty)
        #expect(extracted("I'd kill for a new job").news == nil)
    }
}

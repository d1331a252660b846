import Testing

@testable import CirclesCore

/// Plans that no sentence with their day names. "Today" is Wednesday 22 April 2026.
@Suite("What the talk was of")
struct TalkedOfTests {
    @Test("a plan that nothing else names is what the talk was of")
    func named() {
        #expect(
            extractedPlans("we could return the kayak", ">when were you thinking", "friday at 5?", ">perfect") == [
                "kayak 2026-04-24 17:00"
            ])
        #expect(
            extractedPlans("ich hab jetzt den Schlüssel vom Boot", ">oh schön!", "Samstag um zehn?", ">bin dabei") == [
                "Schlüssel 2026-04-25 10:00"
            ])
        #expect(
            extractedPlans("la barque est là", ">super", "samedi à 10h ?", ">ça marche") == ["barque 2026-04-25 10:00"])
    }

    @Test("a verb that says little gives way to an occasion that was spoken of")
    func verbs() {
        #expect(
            extractedPlans("the pottery fair is this weekend", ">oh nice", "come with me on saturday?", ">yes!") == [
                "pottery fair 2026-04-25"
            ])
        #expect(extractedPlans("come over on saturday?", ">yes!") == ["visit 2026-04-25"])
    }

    @Test("where everybody goes along to is what is planned, and what both do where nothing else names it")
    func along() {
        #expect(extractedPlans("Wer fährt am Samstag mit zum Heimspiel?", ">ich") == ["Heimspiel 2026-04-25"])
        #expect(extractedPlans("kommst du am samstag mit ins hallenbad?", ">ja klar") == ["hallenbad 2026-04-25"])
        #expect(extractedPlans("on va nager samedi à 18h ?", ">plutôt dimanche ?", "ok") == ["nager 2026-04-26 18:00"])
    }

    @Test("what was pointed at stays what is talked of, whatever is told of it since")
    func pointedAt() {
        #expect(
            extractedPlans(
                "we still haven't been to that dumpling bar", ">i know", "apparently the queue is shorter now",
                "Saturday, half 7?", ">deal") == ["dumpling bar 2026-04-25 19:30"])
    }

    @Test("where they meet, what broke and whom they are with name no plan")
    func unnamed() {
        #expect(
            extractedPlans("Treffen wir uns Freitag um drei im Café Linde?", ">Lieber Samstag, gleiche Zeit", "Gut")
                == [
                    "Treffen mit Maria 2026-04-25 15:00"
                ])
        #expect(
            extractedPlans("forget friday, my bike got stolen", ">oh no. sunday at 11 then?", "ok") == [
                "meet Maria 2026-04-26 11:00"
            ])
    }

    @Test("of several days in a sentence, each has what is said beside it")
    func several() {
        #expect(
            extractedPlans("Friday the vet is coming at 4, and Saturday Uncle Theo is coming for lunch.") == [
                "vet 2026-04-24 16:00", "lunch 2026-04-25",
            ])
        #expect(
            extractedPlans("Freitag 18 Uhr Chorprobe, Samstag Kistenschleppen um 10 Uhr im Vereinsheim.") == [
                "Chorprobe 2026-04-24 18:00", "Kistenschleppen 2026-04-25 10:00",
            ])
    }

    @Test("a few words between a day and its hour are what is planned")
    func between() {
        #expect(extractedPlans("Saturday raft building at 6") == ["raft building 2026-04-25 18:00"])
        #expect(
            extractedPlans("Samstag Kistenschleppen um 10 Uhr im Vereinsheim.") == ["Kistenschleppen 2026-04-25 10:00"])
        #expect(extractedPlans("samedi poterie à 10h") == ["poterie 2026-04-25 10:00"])
        #expect(extractedPlans("Saturday works for me at 6", ">ok") == ["meet Maria 2026-04-25 18:00"])
        #expect(extractedPlans("Friday I finish work at 5") == [])
    }
}

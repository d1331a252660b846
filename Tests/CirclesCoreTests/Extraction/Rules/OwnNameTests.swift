import Testing

@testable import CirclesCore

@Suite("A plan is called by its own name and by no sound, on Wednesday 22 April 2026")
struct OwnNameTests {
    @Test("“the concert itself” is another plan than its rehearsal")
    func itself() {
        #expect(
            extractedPlans("concert dress rehearsal is Friday, the concert itself is Saturday at 7", ">ok")
                == ["concert dress rehearsal 2026-04-24", "concert 2026-04-25 19:00"])
    }

    @Test("a birthday may be called by its number, and its day be told later")
    func numbered() {
        #expect(
            extractedPlans("are you around for Mam's 60th? It's the second of May", ">course we are") == [
                "mam's 60th 2026-05-02"
            ])
        #expect(
            extractedPlans("what do you reckon for Dad's 70th? It's the 7th of Nov", ">a train ride?") == [
                "dad's 70th 2026-11-07"
            ])
    }

    @Test("“pffff”, “no idea” and “bonjour madame” name nothing")
    func sounds() {
        #expect(extractedPlans("pffff lundi", ">courage").isEmpty)
        #expect(extractedPlans("what are you going as for Halloween", ">no idea. a bin?").isEmpty)
        #expect(
            extractedPlans(
                "je voudrais décaler mon rdv de samedi 11h svp", ">Bonjour Madame, mercredi 29 à 14h30 ?", "très bien")
                == ["rdv 2026-04-29 14:30"])
    }

    @Test("what does not take place on one day goes on by its name on another: “Tuesday still normal?”")
    func normal() {
        #expect(
            extractedPlans(
                "NO practice this Saturday, field is a swamp", ">got it. Tuesday still normal?", "Tuesday normal, 5:30")
                == ["practice 2026-04-28 17:30"])
    }

    @Test("“findet statt am” takes place, and is in place of nothing")
    func takingPlace() {
        #expect(
            extractedPlans("Das Sommerfest findet statt am Sa, 18. Juli ab 14 Uhr auf dem Vereinsgelände.", ">ok")
                == ["Sommerfest 2026-07-18 14:00"])
    }

    @Test("“of the” and “von der” name no plan again")
    func smallWords() {
        #expect(
            extractedPlans(
                "treffen wir uns? Ich könnt am 3. oder am 10.", ">10. wär super, am 3. ist Feier von der Arbeit",
                "gebongt. Italiener in der Südstadt, 19 Uhr?", ">jap"
            ).contains("Feier von der Arbeit 2026-05-03"))
    }
}

import Testing

@testable import CirclesCore

@Suite("What is done together, what keeps from it, and which day it is after all, on Wednesday 22 April 2026")
struct TogetherTests {
    @Test(
        "what both are to do is called by its verb",
        arguments: [
            ("On court dimanche ?", "courir 2026-04-26"), ("Tu viens nager dimanche ?", "nager 2026-04-26"),
            ("Vous venez skier samedi ?", "skier 2026-04-25"), ("¿Nadamos el domingo?", "nadar 2026-04-26"),
            ("¿Bailamos el sábado?", "bailar 2026-04-25"), ("Laufen wir Sonntag?", "Laufen 2026-04-26"),
            ("Kommst du Sonntag schwimmen?", "schwimmen 2026-04-26"),
            ("Wir klettern am Dienstag, kommst du mit?", "klettern 2026-04-28"),
            ("Coming swimming on Sunday?", "swimming 2026-04-26"),
        ])
    func verbs(text: String, plan: String) {
        #expect(extractedPlans(text, ">Ok!") == [plan])
    }

    @Test("a feast whose name has such a verb is no doing")
    func feast() {
        #expect(extractedPlans("Are you coming on Boxing Day?", ">Yes").allSatisfy { !$0.hasPrefix("boxing 2") })
    }

    @Test(
        "who is ill or hurt does not come",
        arguments: [
            ("Run on Sunday?", "I've hurt my back"), ("Run on Sunday?", "I've twisted my ankle"),
            ("Run on Sunday?", "Got a stinking cold"), ("Laufen am Sonntag?", "Hab mir den Fuß verstaucht"),
            ("¿Corremos el domingo?", "Me he torcido el tobillo"), ("On court dimanche ?", "J'ai mal au genou"),
            ("On court dimanche ?", "Je me suis tordu la cheville"),
        ])
    func illness(asked: String, answer: String) {
        #expect(extractedPlans(asked, ">\(answer)").isEmpty)
        #expect(extractedDays(asked, ">\(answer)").isEmpty)
    }

    @Test(
        "who is ill and says yes does",
        arguments: ["My op went well, so yes!", "I've twisted my ankle but I can hop!"])
    func comesAllTheSame(answer: String) {
        #expect(extractedPlans("Lunch on Friday?", ">\(answer)", "Great") == ["lunch 2026-04-24"])
    }

    @Test(
        "no and another day, and nothing else, says which day it is",
        arguments: [
            ("Quiz is tomorrow", "no friday", "quiz 2026-04-24"),
            ("School photos are tomorrow aren't they", "no Friday", "school photos 2026-04-24"),
            ("Le quiz c'est demain", "non vendredi", "quiz 2026-04-24"),
            ("Das Quiz ist morgen", "nein Freitag", "Quiz 2026-04-24"),
        ])
    func corrected(told: String, answer: String, plan: String) {
        #expect(extractedPlans(told, ">\(answer)") == [plan])
    }

    @Test("no and a day that is said more of refuses it")
    func refused() {
        #expect(extractedPlans("Swimming is on Wednesday", ">No swimming Wednesday, pool's closed").isEmpty)
    }

    @Test(
        "the hour at which a train comes in is that of an arrival that was asked for",
        arguments: [
            ("What time do you get in on Saturday?", "Train gets into Leeds at 14:52", "arrival"),
            ("Wann kommst du am Samstag an?", "Der Zug ist um 14:52 in Leipzig", "Ankunft"),
        ])
    func arrival(asked: String, answer: String, title: String) {
        #expect(extractedPlans(asked, ">\(answer)", "Ok") == ["\(title) 2026-04-25 14:52"])
    }

    @Test(
        "what is called off keeps its name for the day that comes in its place, whatever it is called",
        arguments: [
            ("The braai on Saturday is cancelled", "Can we do the Saturday after?", "braai"),
            ("Das Grillen am Samstag fällt aus", "Dann den Samstag drauf?", "Grillen"),
            ("Le barbecue de samedi est annulé", "Le samedi suivant ?", "barbecue"),
        ])
    func calledOff(told: String, asked: String, title: String) {
        #expect(extractedPlans(told, ">\(asked)", "Ok") == ["\(title) 2026-05-02"])
    }

    @Test(
        "what comes out on a day is what was asked about",
        arguments: [
            ("Hast du schon dein Ergebnis?", "Noch nicht, das kommt am 3. Juli", "Ergebnis"),
            ("¿Ya tienes las notas?", "Todavía no, salen el 3 de julio", "notas"),
            ("T'as eu tes résultats ?", "Pas encore, ils tombent le 3 juillet", "résultats"),
        ])
    func comesOut(asked: String, answer: String, title: String) {
        #expect(extractedPlans(asked, ">\(answer)") == ["\(title) 2026-07-03"])
    }
}

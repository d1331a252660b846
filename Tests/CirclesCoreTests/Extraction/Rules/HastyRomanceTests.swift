import Testing

@testable import CirclesCore

@Suite("Plans as they are typed in haste in Spanish and French, on Wednesday 22 April 2026")
struct HastyRomanceTests {
    // MARK: which day

    @Test(
        "a part of the day belongs to the day that it stands behind",
        arguments: [
            (["nos vemos el sabado?", ">domingo por la mañana?", "ok"], "quedada con Maria 2026-04-26"),
            (["nos vemos el sabado?", ">mejor domingo por la mañana", "ok"], "quedada con Maria 2026-04-26"),
            (["on se voit samedi?", ">dimanche matin plutot", "ok"], "rendez-vous avec Maria 2026-04-26"),
        ])
    func partOfDay(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test(
        "a verb in the present, or a noun that looks like a past form of another language, tells of nothing that has been",
        arguments: [
            (["on mange ensemble samedi soir?", ">ouais volontiers, 20h?", "ok 20h"], "repas 2026-04-25 20:00"),
            (["prise de sang demain a 8h"], "prise de sang 2026-04-23 08:00"),
            (["la boda de laura cuando era?", ">el 9 de mayo a las 12:30"], "boda de laura 2026-05-09 12:30"),
            (["le mariage de laure c'etait quand deja?", ">le 9 mai a 14h30"], "mariage de laure 2026-05-09 14:30"),
        ])
    func present(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test(
        "the day after tomorrow may be said in short, and \"de mañana\" behind an occasion is tomorrow",
        arguments: [
            (
                ["quedamos a tomar algo mñn?", ">mñn no, pasado?", "pasado perfecto, a las 8", ">ok"],
                "tomar algo 2026-04-24 20:00"
            ),
            (["la reunion de mañana es a las 7 o a las 8?", ">a las 7", "gracias"], "reunion 2026-04-23 19:00"),
        ])
    func shortDays(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test("a yes without its accent is no condition")
    func yes() {
        #expect(
            extractedPlans("el cumple de lucia es el 9", ">de mayo no?", "si sábado, a las 5 en el parque")
                == ["cumple de lucia 2026-05-09 17:00"])
    }

    // MARK: what and when

    @Test(
        "small words, answers and clauses are no names of a plan",
        arguments: [
            (["se cancela el entreno de mañana por lluvia", ">ok", "el del viernes si hay"], "entreno 2026-04-24"),
            (
                ["piscine avec les enfants samedi?", ">samedi ils ont judo, dimanche matin?", "dimanche 10h vendu"],
                "piscine 2026-04-26 10:00"
            ),
            (
                ["tienes hueco el miercoles q viene por la mañana?", ">a la 1 te va bien?", "perfecto"],
                "hueco 2026-04-29 13:00"
            ),
            (["piscina con los niños el sabado?", ">el domingo mejor", "vale"], "piscina 2026-04-26"),
        ])
    func names(lines: [String], plan: String) { #expect(extractedPlans(lines).contains(plan)) }

    @Test("a meal that is asked for by its verb is a plan of its own beside what was told of the day")
    func meals() {
        let plans = extractedPlans("mañana médico a las 9", ">comemos juntos?", "vale a las 2")
        #expect(plans.first == "médico 2026-04-23 09:00")
        #expect(plans.last?.hasSuffix("2026-04-23 14:00") == true)
        #expect(
            extractedPlans("demain j'ai medecin a 9h30", ">on dejeune apres?", "ok 13h")
                == ["medecin 2026-04-23 09:30", "déjeuner 2026-04-23 13:00"])
    }

    @Test("who asks what the other one does asks of one more day with \"and\", and moves nothing")
    func otherDay() {
        #expect(
            extractedPlans(
                "q haces el finde", ">el sabado boda de mi prima", "qué guay! y el domingo?", ">nada",
                "pues hacemos peli en mi casa a las 6", ">hecho")
                == ["boda de mi prima 2026-04-25", "peli 2026-04-26 18:00"])
    }

    @Test(
        "hours between two numbers, behind a yes, or with a reason behind them are the plan's",
        arguments: [
            (["mañana viene el fontanero entre 10 y 12", ">ok"], "fontanero 2026-04-23 10:00"),
            (["on se retrouve au parc dimanche?", ">oui 11h", "nickel"], "rendez-vous avec Maria 2026-04-26 11:00"),
            (["cena el viernes a las 8?", ">mejor a las 9 q salgo tarde", "ok"], "cena 2026-04-24 21:00"),
        ])
    func hours(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    // MARK: what becomes of it

    @Test(
        "who says in haste that they cannot calls off what was agreed",
        arguments: [
            ["on se voit dimanche 15h?", ">ok", "mince finalement je peux plus"],
            ["cena el viernes?", ">vale!", "al final no vamos a poder ir"],
            ["le match de samedi est reporté a cause de la pluie"],
            ["el partido del sabado se aplaza por la lluvia"],
        ])
    func calledOff(lines: [String]) { #expect(extractedPlans(lines) == []) }

    @Test("a plan that is put on another day with a pronoun between is moved")
    func moved() {
        #expect(
            extractedPlans("la reunion de jeudi on la met vendredi meme heure", ">17h?", "oui")
                == ["reunion 2026-04-24 17:00"])
    }

    // MARK: where

    @Test(
        "homes, houses and towns are places in small letters, too",
        arguments: [
            (["nos vemos el domingo en casa de mis padres?", ">si"], "casa de mis padres"),
            (["on se fait un resto vendredi?", ">ok 20h chez luigi"], "chez luigi"),
            (["un cafe vendredi 16h au café des arts?", ">parfait"], "café des arts"),
            (["llego mañana a atocha a las 18:45", ">te recojo"], "atocha"),
            (["el sabado boda de mi prima en toledo", ">q bien"], "toledo"),
        ])
    func places(lines: [String], place: String) {
        #expect(extracted(lines, isGroup: false).events.map(\.place) == [place])
    }
}

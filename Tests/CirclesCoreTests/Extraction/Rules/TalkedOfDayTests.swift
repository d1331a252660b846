import Testing

@testable import CirclesCore

@Suite("Days that are only talked of, and days beside what is moved or called off, on Wednesday 22 April 2026")
struct TalkedOfDayTests {
    @Test(
        "what is talked of, and nothing that is on it, is no day",
        arguments: [
            ["What'd you get up to yesterday", ">Absolutely nothing. You?"],
            ["If I won the lottery I'd buy an island", ">You'd be bored in a week"],
            ["What's that serum called, Saturday something?", ">Sunday Riley"],
            ["What's the one with the plaits called again", ">Wednesday"],
            ["wifi is BTHub-4-2277, password 03mar1998 all lower case"],
            ["Found the photos from Cornwall", ">And you still went in the sea", "I'd do it again tomorrow"],
        ])
    func talkedOf(chat: [String]) {
        let found = extracted(chat, isGroup: false)
        #expect(found.dates.map { "\($0.date)" } == [])
        #expect(found.events.map(\.title) == [])
    }

    @Test(
        "who had to do something on a day did it, and who had to move something has it ahead",
        arguments: [
            ("We had to put Rex down on Monday", "2026-04-20"), ("On s'est mariés lundi", "2026-04-20"),
            ("We had to move the party to Monday", "2026-04-27"),
            ("An appointment on the 6th of April was all they had", "2027-04-06"),
            ("Am Freitag sind alle bei uns", "2026-04-24"),
        ])
    func past(said: String, day: String) {
        #expect(extracted(said).dates.map { "\($0.date)" } == [day])
    }

    @Test("a month until which something lasts is none of the days that follow")
    func limit() {
        #expect(
            extractedPlans("Arm in a cast till mid June", ">Ouch", "Fracture clinic on the 28th at 10")
                == ["fracture clinic 2026-04-28 10:00"])
    }

    @Test(
        "a day that a move leaves free is for what is asked for on it",
        arguments: [
            (
                ["Exam got moved to the 20th. I'm free this Friday!", ">Drinks?", "8 at The Swan"],
                ["exam 2026-05-20", "drinks 2026-04-24 20:00"]
            ),
            (
                ["Dinner on Friday?", ">I've moved my haircut to Thursday so Friday works", "Great, 7 then"],
                ["dinner 2026-04-24 19:00", "haircut 2026-04-23"]
            ),
            (
                ["Mein Friseur ist auf Donnerstag verschoben, also passt Freitag", ">Super, 19 Uhr"],
                ["Friseur 2026-04-23", "Treffen mit Maria 2026-04-24 19:00"]
            ),
        ])
    func leftFree(chat: [String], plans: [String]) {
        #expect(extractedPlans(chat) == plans)
    }

    @Test("what is asked for in place of something called off brings that not back")
    func inItsPlace() {
        #expect(extractedPlans("Cancelled my gym on Friday, want to grab food instead?", ">Sure, 6:30?") == [])
    }

    @Test("another day is no reason, and a plan is where its hour is and not where it is called after")
    func otherDay() {
        let found = extracted(
            "¿Vamos el jueves al teatro?", ">El jueves imposible, ¿qué tal el sábado?", "Vale, a las 20:30 en el Lara")
        #expect(found.events.map(\.title) == ["teatro"])
        #expect(found.events.map(\.place) == ["Lara"])
    }

    @Test("what somebody is told they have is theirs")
    func told() {
        #expect(
            extracted("Don't forget you've got the dentist on Monday at twenty to ten", ">I totally forgot").events
                .map(\.about) == [.me])
    }

    @Test("what hurts is no plan")
    func hurts() {
        #expect(extractedPlans("Are you coming to yoga tonight?", ">Not tonight, my back's killing me") == [])
    }

    @Test(
        "a week later is asked for by its length",
        arguments: [
            ("Brunch on Sunday?", "Can't Sunday, the week after?", "brunch"),
            ("Brunch am Sonntag?", "Sonntag kann ich nicht, die Woche drauf?", "Brunch"),
            ("¿Brunch el domingo?", "El domingo no puedo, ¿una semana después?", "brunch"),
            ("Brunch dimanche ?", "Dimanche je ne peux pas, la semaine d'après ?", "brunch"),
        ])
    func weekOn(asked: String, answer: String, title: String) {
        #expect(extractedPlans(asked, ">\(answer)", "Ok") == ["\(title) 2026-05-03"])
    }

    @Test(
        "who is minded, where the talk comes home to and what begins have their names",
        arguments: [
            ("Can you mind the twins on Friday?", "mind the twins 2026-04-24"),
            ("Tu peux garder les enfants vendredi ?", "garder les enfants 2026-04-24"),
            ("Am Freitag fang ich im Museum an", "Start 2026-04-24"),
            ("Puppy comes home Friday!", "puppy comes home 2026-04-24"),
            ("Heads up before the barbecue on Friday", "barbecue 2026-04-24"),
            ("Samstag um sechs beim Wirt, Kino danach?", "Kino 2026-04-25 18:00"),
            ("Samstag grillen am See?", "grillen 2026-04-25"),
            ("my flight gets in sat 6.15am", "flight 2026-04-25 06:15"),
            ("On va les voir samedi à la maternité", "maternité 2026-04-25"),
        ])
    func named(said: String, plan: String) {
        #expect(extractedPlans(said, ">Ok") == [plan])
    }

    @Test(
        "a plan is where its host lives, its band plays or its field has a number",
        arguments: [
            ("Still coming to Nan's for lunch on Friday?", "Nan's"),
            ("Thanksgiving dinner at my aunt Rosa's on Friday", "aunt Rosa's"),
            ("They're playing the Marquee on Friday, coming?", "Marquee"),
            ("The band plays the Ottobar on Friday, wanna go?", "Ottobar"),
            ("Game tomorrow is on field 4, 6:30", "field 4"),
            ("Apéro chez eux à Vannes vendredi ?", "chez eux à Vannes"),
            ("¿Cenamos el viernes en casa de Luis?", "casa de Luis"),
        ])
    func places(said: String, place: String) {
        #expect(extracted(said, ">Ok").events.first?.place == place)
    }

    @Test("illness told on is of whoever was told of, and a child just born is no illness")
    func toldOn() {
        #expect(
            extracted("My dad broke his hip on Monday", ">Oh no, how is he?", "Op went well").news?.map(\.about)
                == [.other])
        #expect(
            extracted("Ya nació mi hija Valeria!!", ">Felicidades!!", "Salen del hospital mañana").news?.map(\.kind)
                == [.birth])
    }

    @Test("Mrs before a name is no wife, and which hospital no father's name")
    func addressed() {
        #expect(extracted("Parents' evening is on Friday, Mrs Lacey asked for both of us").relationships == [])
        #expect(
            extracted("Papa ist im Krankenhaus", ">Oh nein. welches?", "Charité").relationships.map(\.name) == [nil])
    }

    @Test("irony likes nothing, and what is asked of somebody by name is theirs")
    func likings() {
        #expect(extracted("cardio is my one true passion clearly").interests == [])
        #expect(extracted("otra reunión, me encanta mi vida").interests == [])
        #expect(
            extracted(">What's Walt into these days?", "Anything with model trains").interests.map(\.about) == [.other])
    }
}

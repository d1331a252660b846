import Testing

@testable import CirclesCore

/// What the days are those after Wednesday 22 April 2026.
@Suite("Another place, another hour, another day")
struct ElsewhereAndLaterTests {
    @Test(
        "a day told in place of a refused one is refused by a plain no",
        arguments: [
            [
                "Cinema Saturday?", ">Can't do Saturday", "I could do Friday though", ">Sorry, can't make it that day",
                "Shame",
            ],
            ["Dinner on Monday?", ">Not Monday sorry", "I could do Sat though", ">Sat doesn't work for me I'm afraid"],
            [
                "Kino Samstag?", ">Samstag geht nicht", "Freitag hätte ich Zeit", ">Da bin ich schon verabredet",
                "Schade",
            ],
            [
                "¿Cine el sábado?", ">El sábado no puedo", "A mí me iría bien el domingo",
                ">Ya quedé con mi hermana, perdona",
            ],
            ["Ciné samedi ?", ">Samedi je peux pas", "Moi je suis libre vendredi", ">Dsl je suis pris ce jour-là"],
            ["Ciné samedi ?", ">Samedi je peux pas", "Dimanche ?", ">Dimanche c'est compliqué pour moi"],
            ["¿Paella el martes?", ">El martes se me complica", "Qué pena"],
        ])
    func toldInPlace(lines: [String]) { #expect(extractedEvents(lines).isEmpty) }

    @Test(
        "where both are to meet instead is the plan's place, and never its name",
        arguments: [
            (
                ["Curry Sat at 7 in Victoria Park?", ">Could we meet by the fountain instead?", "Yep"], "curry",
                "fountain"
            ),
            (
                [
                    "Cinema tomorrow at six outside the library?", ">Could we meet at the leisure centre instead?",
                    "sure",
                ],
                "cinema", "leisure centre"
            ),
            (
                ["Brunch Dienstag um 12:15 im Stadtpark?", ">Können wir uns lieber im Augustiner treffen?", "Perfekt"],
                "Brunch", "Augustiner"
            ),
            (
                ["Balade samedi à 15h au parc ?", ">On peut se retrouver au Café de la Paix plutôt ?", "Volontiers"],
                "balade", "Café de la Paix"
            ),
            (["Café el martes a las 5 en el centro comercial?", ">vale"], "café", "centro comercial"),
            (["Wandern Dienstag 15:30 Uhr im Café Central?", ">Ja gerne"], "Wandern", "Café Central"),
        ])
    func place(lines: [String], title: String, place: String) {
        #expect(extractedEvents(lines).map(\.title) == [title])
        #expect(extractedEvents(lines).map(\.place) == [place])
    }

    @Test(
        "whoever is late says when it begins",
        arguments: [
            (["Asado el sábado a las ocho?", ">ok", "Voy con retraso, llego a las 9 y media", ">vale"], "21:30"),
            (["Vélo vendredi à 11h ?", ">oui", "Mon train a du retard, j'arrive à 17h", ">ça marche"], "17:00"),
            (["Brunch dimanche à 12h ?", ">oui", "Désolée j'arriverai à 13h30 du coup", ">ok"], "13:30"),
        ])
    func late(lines: [String], hour: String) {
        #expect(extractedEvents(lines).map { $0.time?.description } == [hour])
    }

    @Test(
        "another day is in place of the first where a change was told, also in a sentence before it",
        arguments: [
            (
                ["Radtour übermorgen 16 Uhr?", ">ja", "Sorry, ich muss umplanen. Passt dir am 29. auch?", ">gern"],
                "Radtour 2026-04-29 16:00"
            ),
            (
                ["Picknick Dienstag um 12:15?", ">gern", "Ich hab mich vertan, am 29. wäre besser", ">ok"],
                "Picknick 2026-04-29 12:15"
            ),
            (
                ["Partido el viernes a las 7 de la tarde?", ">ok", "Oye, ¿y si lo hacemos el lunes?", ">vale"],
                "partido 2026-04-27 19:00"
            ),
            (
                ["Café samedi à 14h30 ?", ">ok", "Finalement le 28 m'arrangerait mieux", ">Parfait"],
                "café 2026-04-28 14:30"
            ),
        ])
    func moved(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test(
        "what somebody asks to do keeps its name until a day is said",
        arguments: [
            (["¿Vamos a bailar salsa?", ">dale", "el viernes?", ">ok"], "bailar salsa 2026-04-24"),
            (["Ich geh schwimmen, willst du mit?", ">sehr gern", "Samstag?", ">ja"], "schwimmen 2026-04-25"),
            (["Wir wollen mit den Kindern in den Zoo, kommt ihr mit?", ">gern", "Dienstag?", ">ja"], "Zoo 2026-04-28"),
            (["Tu veux qu'on se mange une pizza ?", ">oui", "Lundi ?", ">ok"], "pizza 2026-04-27"),
            (["Envie de faire du vélo demain ?", ">ok"], "vélo 2026-04-23"),
            (
                ["Et si on faisait un pique-nique ?", ">ok", "Alors rendez-vous samedi 12h45", ">oui"],
                "pique-nique 2026-04-25 12:45"
            ),
            (["Shall we have a look round the garden centre tomorrow?", ">sure"], "garden centre 2026-04-23"),
            (
                ["Will you come to the pub quiz?", ">Perfect", "Great, Sat at six it is", ">Lovely"],
                "pub quiz 2026-04-25 18:00"
            ),
        ])
    func named(lines: [String], plan: String) { #expect(extractedPlans(lines) == [plan]) }

    @Test(
        "who cannot come after all, or has visitors, has no plan of that day",
        arguments: [
            ["Are you up for board games on Sunday?", ">ok great", "I can't come after all, Leo is ill"],
            ["Let's go bowling on Friday", ">Lovely", "It's not going to happen, my back has gone again"],
            ["Pizza am Freitag?", ">Leider nein, Freitag hab ich Besuch", "Schade"],
            ["¿Cine mañana?", ">Uf, ando sin plata", "no pasa nada"],
        ])
    func nothing(lines: [String]) { #expect(extractedEvents(lines).isEmpty) }
}

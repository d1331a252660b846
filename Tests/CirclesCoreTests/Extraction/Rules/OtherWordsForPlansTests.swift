import Testing

@testable import CirclesCore

/// What the days are those after Wednesday 22 April 2026.
@Suite("Plans in other words")
struct OtherWordsForPlansTests {
    @Test(
        "an hour in words has the part of the day that is said behind it",
        arguments: [
            (["Curry Sunday?", ">Yeah why not", "Nine in the evening?", ">sure"], "21:00"),
            (["Swim Fri four in the afternoon?", ">suits me"], "16:00"),
            (["Escalada el viernes a las 9 pm?", ">dale"], "21:00"),
        ])
    func part(lines: [String], hour: String) { #expect(extractedEvents(lines).map { $0.time?.description } == [hour]) }

    @Test(
        "another hour is taken, whatever is said to be the reason",
        arguments: [
            (["Choir practice Monday 7pm?", ">ok", "I'd find 8pm easier", ">ok cool"], "20:00"),
            (
                [
                    "Curry Sunday 8:15pm?", ">Yeah why not",
                    "My train gets in later than I thought, let's say 8pm", ">ok",
                ], "20:00"
            ),
            (["Tapas el viernes a las 22h?", ">Yo preferiría a las 7 y media de la tarde", "Claro"], "19:30"),
            (
                [
                    "Grillen übermorgen 19:15 Uhr?", ">Ja", "Bei mir dauert es länger, geht bei dir auch 20 Uhr?",
                    ">Klar",
                ],
                "20:00"
            ),
        ])
    func otherHour(lines: [String], hour: String) {
        #expect(extractedEvents(lines).map { $0.time?.description } == [hour])
        #expect(extractedEvents(lines).map(\.place) == [nil])
    }

    @Test(
        "who steps back in other words comes to nothing",
        arguments: [
            ["Tennis this Saturday?", ">ok cool", "I'm going to have to cry off, sorry", ">never mind"],
            ["Am Sonntag schwimmen gehen?", ">gerne", "Das wird leider doch nichts bei mir", ">schade"],
            ["Kegeln Samstag?", ">Samstag haut bei mir nicht hin", "Schade"],
            ["¿Bolos este viernes?", ">vale", "Perdón, al final me bajo", ">qué lástima"],
            ["¿Karaoke este viernes?", ">vale", "No va a poder ser, me salió trabajo", ">no pasa nada"],
            ["Concert demain ?", ">Carrément", "Mauvaise nouvelle, je dois me désister", ">Tant pis"],
            ["Bowling lundi ?", ">Désolée, on a du monde lundi", "Tant pis"],
            ["Qué risa la fiesta del sábado", ">buenísimo"],
        ])
    func steppedBack(lines: [String]) { #expect(extractedEvents(lines).isEmpty) }

    @Test(
        "another day in other words is taken",
        arguments: [
            (
                [
                    "Got any plans Sat?", ">Sat is full already", "Shall we try Monday?", ">Absolutely", "Brunch noon?",
                    ">ok",
                ],
                "2026-04-27"
            ),
            (
                [
                    "Bist du Samstag noch frei?", ">Samstag geht nicht", "Sonst halt übermorgen?", ">Passt mir gut",
                    "Spaziergang um halb elf?", ">bin dabei",
                ], "2026-04-24"
            ),
            (
                ["¿Tapas el viernes?", ">Ya tengo planes para el viernes. O si no el lunes", "Hecho"], "2026-04-27"
            ),
            (
                ["Brocante vendredi ?", ">oui", "Je me suis emmêlée dans mon agenda, plutôt mardi 28 ?", ">Carrément"],
                "2026-04-28"
            ),
        ])
    func otherDay(lines: [String], day: String) {
        #expect(extractedEvents(lines).map { $0.date?.description } == [day])
    }

    @Test(
        "what is fixed, fetched or gone a round of is no name of its own",
        arguments: [
            (["Wir wollen grillen, bist du dabei?", ">Ja", "Dann halten wir Dienstag 19:15 fest", ">Klar"], "Grillen"),
            (["Holen wir uns Sushi?", ">gern", "Sonntag?", ">ja"], "Sushi"),
            (["Gehn wir ne Runde joggen?", ">gern", "Montag?", ">ja"], "Runde joggen"),
            (["Tu pourrais venir avec moi chez IKEA ?", ">ok", "Parfait, donc demain à 17h", ">Ça marche"], "IKEA"),
            (["Zusammen schwimmen gehen?", ">gern", "Montag?", ">ja"], "schwimmen gehen"),
        ])
    func title(lines: [String], title: String) { #expect(extractedEvents(lines).map(\.title) == [title]) }

    @Test("a place is named behind its gates, and gates that open are none")
    func gates() {
        let met = extractedEvents(["Board games Sunday 6pm at the gates of Victoria Park?", ">ok cool"])
        #expect(met.map(\.place) == ["Victoria Park"])
        let open = extractedEvents(["Fireworks on Saturday", ">Nice", "Aye, gates at 6"])
        #expect(open.allSatisfy { $0.place == nil })
    }
}

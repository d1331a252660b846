import Testing

@testable import CirclesCore

/// What people type when they make a plan in few words. The days are those after Wednesday 22 April 2026.
@Suite("Plain exchanges in four languages")
struct PlainExchangeTests {
    @Test(
        "an hour, a day and where it is may stand together without a word between them",
        arguments: [
            (["Dinner tomorrow at 8 Cafe Rosso?", ">ok"], "dinner 23 20:00 Cafe Rosso"),
            (["Dinner Friday 7 at the Fox?", ">Perfect"], "dinner 24 19:00 Fox"),
            (["Brunch tomorrow half ten Cafe Rosso?", ">Count me in"], "brunch 23 10:30 Cafe Rosso"),
            (["Lunch Friday 12 in Hyde Park?", ">Sure"], "lunch 24 12:00 Hyde Park"),
            (["Pizza tomorrow quarter past 7 main entrance?", ">I'm in"], "pizza 23 19:15 main entrance"),
            (["Coffee?", ">Yep", "Tuesday?", ">Yep", "11 Cafe Rosso?", ">ok"], "coffee 28 11:00 Cafe Rosso"),
            (
                ["Climbing?", ">deal", "Sunday?", ">ok", "At 3 Victoria Park?", ">ok"],
                "climbing 26 15:00 Victoria Park"
            ),
            (["Pancakes Sunday at 11 the Costa on the high street?", ">deal"], "pancakes 26 11:00 Costa"),
            (["Bowling Freitag gegen 8 vorm Cinestar?", ">Bin dabei"], "Bowling 24 20:00 Cinestar"),
            (["Zoo morgen um 3 Cafe Rosso?", ">passt mir"], "Zoo 23 15:00 Cafe Rosso"),
            (["Grillen Samstag 15 Uhr L'Osteria?", ">ok"], "Grillen 25 15:00 L'Osteria"),
            (["Tenis el sábado a las 5 Café Central?", ">Hecho"], "tenis 25 17:00 Café Central"),
            (["El zoo el viernes a las 5 delante del cine?", ">Vale"], "zoo 24 17:00 cine"),
            (
                ["Petanca mañana a las 5 en la plaza del ayuntamiento?", ">vale"],
                "petanca 23 17:00 plaza del ayuntamiento"
            ),
            (["Le zoo samedi 11h devant le ciné ?", ">👍"], "zoo 25 11:00 ciné"),
            (
                ["Tennis ?", ">Oui", "Dimanche ?", ">Oui", "15h au Café de la Paix ?"],
                "tennis 26 15:00 Café de la Paix"
            ),
            (["Sushis dimanche vers 20h rue de la Paix ?", ">top !"], "sushis 26 20:00 rue de la Paix"),
        ])
    func hourAndPlace(chat: [String], plan: String) { #expect(plans(chat) == [plan]) }

    @Test(
        "a thing asked for with its hour names the plan whose day is settled",
        arguments: [
            (["You free Friday?", ">Yes", "Pizza quarter past 7?", ">Yep"], "pizza 24 19:15"),
            (["You free Friday?", ">No", "Could do Monday", ">Cool", "A swim 3?", ">Yes!"], "swim 27 15:00"),
            (["You around Sunday?", ">yes", "Let's go bowling", ">ok", "7.15?", ">ok"], "bowling 26 19:15"),
            (["Got plans Sunday?", ">nope", "The museum around 4?", ">Sure"], "museum 26 16:00 museum"),
            (["Hast du Freitag Zeit?", ">Nein", "Dienstag?", ">ok", "Museum so um 2?", ">ja"], "Museum 28 14:00"),
            (["Hast du morgen frei?", ">Ja", "Wie wär's mit Zoo?", ">Gern", "14:30?", ">ok"], "Zoo 23 14:30"),
            (["Qué haces el lunes?", ">Nada", "¿Damos un paseo?", ">Claro", "A las 5?", ">ok"], "paseo 27 17:00"),
            (["T'es libre lundi ?", ">Oui", "On boit un verre ?", ">Carrément", "19h30 ?", ">ok"], "verre 27 19:30"),
        ])
    func thingWithHour(chat: [String], plan: String) { #expect(plans(chat) == [plan]) }

    @Test(
        "what is asked for by its verb keeps its name until a day is found",
        arguments: [
            (["Kommst du mit ins Museum?", ">Ja", "Samstag?", ">ok"], "Museum 25"),
            (["Hättest du Lust, schwimmen zu gehen?", ">Wann?", "Freitag um 3?", ">ok"], "schwimmen 24 15:00"),
            (["Wollen wir zusammen lernen?", ">ja", "Freitag?", ">Gern"], "lernen 24"),
            (["Wie wär's am Montag mit Zoo?", ">Ja!"], "Zoo 27"),
            (["Die Kleine will die Elefanten sehen, gehn wir Montag in den Zoo?", ">ja"], "Zoo 27 Zoo"),
            (["¿Vienes al museo?", ">¿Cuándo?", "El martes a las 5?", ">¡Sí!"], "museo 28 17:00"),
            (["¿Vamos de compras?", ">vale", "El martes?", ">ok"], "compras 28"),
            (["On dîne ensemble ?", ">Quand ?", "Mardi 19h30 ?", ">Parfait"], "dîner 28 19:30"),
            (["Et si on allait au zoo ?", ">Quand ?", "Lundi vers 16h ?", ">Super"], "zoo 27 16:00"),
        ])
    func askedByVerb(chat: [String], plan: String) { #expect(plans(chat) == [plan]) }

    @Test(
        "a day named right after a refusal is the refused plan's, in whatever words",
        arguments: [
            (["Tennis on Saturday?", ">I can't do Saturday", "Tomorrow any good?", ">works for me"], "tennis 23"),
            (["Tennis on Friday?", ">Not Friday I'm afraid", "How are you fixed Sunday?", ">deal"], "tennis 26"),
            (["Pizza Freitag?", ">Freitag klappt leider nicht", "Würde Montag gehen?", ">Fein"], "Pizza 27"),
            (["Pizza am Dienstag?", ">Dienstag kann ich leider nicht", "Mo hätt ich Luft", ">läuft"], "Pizza 27"),
            (["¿Tenis el lunes?", ">El lunes imposible", "Yo puedo el martes", ">vale"], "tenis 28"),
            (["Un café demain ?", ">Demain je peux pas", "Pourquoi pas lundi ?", ">Oui !"], "café 27"),
            (["Tennis demain ?", ">Demain je suis pris", "Moi lundi ça me va", ">ok"], "tennis 27"),
        ])
    func offeredAfterRefusal(chat: [String], plan: String) { #expect(plans(chat) == [plan]) }

    @Test(
        "an agreed plan is moved by whatever words ask for another day or hour",
        arguments: [
            (["Tennis Sonntag gegen 4?", ">Passt", "Könnten wir auch Samstag machen?", ">ok"], "Tennis 25 16:00"),
            (["Grillen Freitag um 7?", ">ok", "Da kann ich doch nicht, wie wärs Montag?", ">ok"], "Grillen 27 19:00"),
            (["Tenis el domingo a las 4?", ">ok", "¿Podemos dejarlo para el martes?", ">ok"], "tenis 28 16:00"),
            (["Un verre vendredi 19h30 ?", ">Ok", "On peut faire samedi ?", ">Oui !"], "verre 25 19:30"),
            (["A call Thursday at 3?", ">Would about 4 be ok?", "Brilliant"], "call 23 16:00"),
            (["Pizza Freitag 19 Uhr?", ">Klar", "Mach um 8 draus", ">ok"], "Pizza 24 20:00"),
            (["Tennis dimanche 15h ?", ">ok", "Ça m'arrangerait vers 16h", ">ok"], "tennis 26 16:00"),
            (["Brunch mardi à 10h30 ?", ">On peut dire 11h ?", "D'accord"], "brunch 28 11:00"),
        ])
    func moved(chat: [String], plan: String) { #expect(plans(chat) == [plan]) }

    @Test(
        "another place that is asked for leaves the plan its name",
        arguments: [
            (
                ["Football Monday at 2 at ours?", ">At the leisure centre instead?", "ok"],
                "football 27 14:00 leisure centre"
            ),
            (["Tennis Monday at 2 at ours?", ">My flat instead?", "great!"], "tennis 27 14:00 My flat"),
            (["Pizza Montag um 7 in der Krone?", ">Lieber am Brunnen?", "gern"], "Pizza 27 19:00 Brunnen"),
            (["Pizza Montag um 7 in der Krone?", ">Vielleicht lieber bei Sven?", "👍"], "Pizza 27 19:00 Sven"),
            (["Fútbol el jueves a las 5 en tu casa?", ">¿Mejor en el parque?", "vale"], "fútbol 23 17:00 parque"),
            (["Le concert jeudi à 20h à la mairie ?", ">Plutôt à la fontaine ?", "ok"], "concert 23 20:00 fontaine"),
        ])
    func otherPlace(chat: [String], plan: String) { #expect(plans(chat) == [plan]) }

    @Test(
        "who refuses, and who is asked whether to cancel and only feels sorry, leaves nothing planned",
        arguments: [
            ["We could go for a walk on Friday", ">Sorry, can't", "No worries"],
            ["Cup of tea this Sunday?", ">Got something on Sunday", "aw ok"],
            ["Football on Thursday?", ">sadly not", "Never mind"],
            ["sorry about the market on Saturday, I cant make it", ">shame, another time"],
            ["Grillen Montag?", ">ja", "Können wir absagen? mir gehts nicht gut", ">Macht nichts"],
            ["Pizza am Donnerstag?", ">Donnerstag ist blöd", "ok"],
            ["¿Tenis el viernes?", ">sí", "Tengo que anularlo", ">¡Qué pena!"],
            ["¿Una pizza el sábado?", ">Va a ser que no"],
            ["Apéro mardi ?", ">Mardi je suis pris", "mince"],
            ["Bowling lundi ?", ">Ça me va", "Faut que j'annule", ">Dommage !"],
        ])
    func nothingLeft(chat: [String]) { #expect(plans(chat) == []) }

    @Test("two letters with a capital are a day of the week, unless somebody is called so")
    func letters() {
        #expect(plans(["Gehen wir Di wandern?", ">ok"]) == ["wandern 28"])
        #expect(plans(["Klettern?", ">das passt super, Mo?", "gern"]) == ["Klettern 27"])
        #expect(plans(["Pizza Freitag?", ">Nein", "Ich hätte Mo Zeit", ">super"]) == ["Pizza 27"])
        #expect(plans(["Theater Do ca. 19 Uhr?", ">gern"]) == ["Theater 23 19:00"])
        #expect(extractedDays("Kommst du mit Mo zum Essen?") == [])
        #expect(extractedDays("Kino?", ">Mo kommt auch") == [])
    }

    @Test("'Sonnabend' is a whole day and no evening")
    func sonnabend() { #expect(plans(["Sperrmüll Sonnabend gegen elf?", ">na logo"]) == ["Sperrmüll 25 11:00"]) }

    @Test("who somebody goes to belongs to the name of the visit")
    func hosts() {
        #expect(
            plans(["Ich habe am Freitag um 9 den Termin beim Orthopäden"]).first?.hasPrefix("Termin beim Orthopäden 24")
                == true)
        #expect(plans(["Visite à Mamie mardi 15h ?", ">ok"]).first?.hasPrefix("visite à Mamie 28") == true)
    }

    @Test("hours before what may be places, hundreds in one message, end somewhere")
    func manyHours() {
        for word in ["at 9 Mon ", "um 8 Cafe ", "a las 9 Bar ", "at 9 the ", "Mo um 8 "] {
            #expect(extracted([String(repeating: word, count: 150)], isGroup: false).events.count <= 20)
        }
    }

    /// Title, day of April, hour and place.
    private func plans(_ chat: [String]) -> [String] {
        extracted(chat, isGroup: false).events.map { event in
            [event.title, event.date.map { "\($0.day)" }, event.time.map { "\($0)" }, event.place]
                .compactMap(\.self).joined(separator: " ")
        }
    }
}
